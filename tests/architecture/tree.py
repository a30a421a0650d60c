# SPDX-License-Identifier: MIT
"""What the checks share: the files of the tree, and how a check reports."""

import os
import sys
from pathlib import Path

ROOT = Path(sys.argv[1] if len(sys.argv) > 1 else ".").resolve()
NOT_OURS = {"build", ".git", "__pycache__"}


def files(*suffixes, under=("",)):
    """The files below the named folders, as paths relative to the root; all suffixes if none is named."""
    found = []
    for folder in under:
        for path, folders, names in os.walk(ROOT / folder):
            folders[:] = sorted(set(folders) - NOT_OURS)
            found += [Path(path, name).relative_to(ROOT) for name in sorted(set(names) - NOT_OURS)
                      if not suffixes or Path(name).suffix in suffixes]
    return found


def text(file):
    return (ROOT / file).read_text(encoding="utf-8", errors="replace")


def report(problems, remarks=()):
    """Ends the check; each problem says where, what, and why it matters."""
    for remark in remarks:
        print(f"remark: {remark}")
    for problem in problems:
        print(problem)
    sys.exit(1 if problems else 0)
