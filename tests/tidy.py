# SPDX-License-Identifier: MIT
"""Runs clang-tidy over a unity build's compile commands: several files for the price of one.

What has passed is remembered by the hash of its preprocessed text, so that a change costs only the
units it reaches.
"""

import hashlib
import json
import os
import re
import shlex
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

TIDY = "clang-tidy-14"
ROOT = Path(__file__).resolve().parent.parent
BUILD = Path(sys.argv[1]).resolve()
PASSED = ROOT / "build/stamps/tidy.passed"
# A unity file includes .cpp files, which these two take for headers; check_headers.py does their work.
NOT_FOR_UNITY = "-bugprone-suspicious-include,-google-global-names-in-headers"
# Tables of test rows are long, Qt Test wants its private slots apart, and a page of bytes is an array.
NOT_FOR_TESTS = ("-readability-function-size,-readability-function-cognitive-complexity,"
                 "-readability-redundant-access-specifiers,-modernize-avoid-c-arrays")
OURS = f"^{re.escape(str(ROOT))}/(app|core|tests|translations)/"


def units():
    """Our compile commands, without what moc, rcc and uic wrote."""
    for entry in json.loads((BUILD / "compile_commands.json").read_text()):
        unity = "/Unity/unity_" in entry["file"] and "_resources_" not in entry["file"]
        if unity or re.match(OURS, entry["file"]):
            yield entry


def left_out(entry):
    """The checks that are not for this unit."""
    path = os.path.relpath(entry["file"], BUILD)
    is_test = re.search(r"[/_]test_|_(core|app)_test|_bench", path) or entry["file"].startswith(f"{ROOT}/tests/")
    return f"{NOT_FOR_UNITY},{NOT_FOR_TESTS}" if is_test else NOT_FOR_UNITY


def fingerprint(entry):
    """Changes with all that clang-tidy would see: the text, comments for NOLINT, the command, the checks."""
    command = shlex.split(entry["command"])
    output = command.index("-o")
    del command[output:output + 2]
    command[command.index("-c")] = "-E"
    done = subprocess.run([*command, "-C"], cwd=entry["directory"], capture_output=True)
    parts = (done.stdout, entry["command"].encode(), (ROOT / ".clang-tidy").read_bytes(),
             left_out(entry).encode(), VERSION)
    return hashlib.sha256(b"\0".join(parts)).hexdigest()


def check(entry):
    """What clang-tidy has to say; empty if nothing."""
    done = subprocess.run([TIDY, "-quiet", f"-p={BUILD}", f"-header-filter={OURS}",
                           f"-checks={left_out(entry)}", entry["file"]],
                          capture_output=True, text=True)
    return "" if done.returncode == 0 else done.stdout or done.stderr


VERSION = subprocess.run([TIDY, "--version"], capture_output=True, check=True).stdout
known = set(PASSED.read_text().split()) if PASSED.exists() else set()
passed, failed, skipped = [], 0, 0
with ThreadPoolExecutor(os.cpu_count()) as pool:
    entries = list(units())
    prints = list(pool.map(fingerprint, entries))
    fresh = [(entry, print_) for entry, print_ in zip(entries, prints) if print_ not in known]
    passed = [print_ for print_ in prints if print_ in known]
    print(f"clang-tidy: {len(fresh)} of {len(entries)} units to check", flush=True)
    for (entry, print_), findings in zip(fresh, pool.map(check, [entry for entry, _ in fresh])):
        if findings:
            failed += 1
            print(findings, flush=True)
        else:
            passed.append(print_)
PASSED.write_text("\n".join(passed) + "\n")
print(f"clang-tidy: {failed} units with findings")
sys.exit(1 if failed else 0)
