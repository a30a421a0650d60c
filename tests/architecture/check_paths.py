# SPDX-License-Identifier: MIT
"""Nothing names a folder of the machine it was written on."""

import re

from tree import files, report, text

TEXTS = (".cpp", ".h", ".ui", ".json", ".cmake", ".txt", ".py", ".md", ".ts", ".svg", ".xml", ".desktop", "")
# Put together, so that this file does not find itself.
MACHINE = re.compile(r"(?<![\w.~-])/(?:" + "|".join(("work", "root", "home", "tmp/wt")) + r")/")

report([f"{file}:{number}: {line.strip()}"
        for file in files(*TEXTS)
        for number, line in enumerate(text(file).splitlines(), 1) if MACHINE.search(line)])
