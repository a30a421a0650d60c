# SPDX-License-Identifier: MIT
"""No file grows until it is "the game" or "the window"."""

from tree import files, report, text

REMARK_ABOVE = 400
LIMIT = {".cpp": 500, ".h": 250}
LIMIT_OF_WINDOW = 300

problems, remarks = [], []
for file in files(*LIMIT, under=("core", "app")):
    lines = text(file).count("\n")
    limit = min(LIMIT[file.suffix], LIMIT_OF_WINDOW if file.stem == "main_window" else LIMIT[file.suffix])
    if lines > limit:
        problems.append(f"{file}: {lines} lines, more than {limit}; which part of it is a thing of its own?")
    elif lines > REMARK_ABOVE:
        remarks.append(f"{file}: {lines} lines, nearing {limit}")
report(problems, remarks)
