# SPDX-License-Identifier: MIT
"""A header is read once, and gives its reader no names unasked; no file includes a .cpp."""

import re

from tree import files, report, text


def problems_of(file):
    content = text(file)
    if re.search(r'^\s*#\s*include\s*[<"][^>"]*\.cpp[>"]', content, re.MULTILINE):
        yield f"{file}: includes a .cpp"
    if file.suffix == ".h":
        if "#pragma once" not in content:
            yield f"{file}: has no #pragma once"
        if re.search(r"^using namespace", content, re.MULTILINE):
            yield f"{file}: 'using namespace' in a header reaches everybody who includes it"


report([problem for file in files(".cpp", ".h", under=("core", "app", "tests"))
        for problem in problems_of(file)])
