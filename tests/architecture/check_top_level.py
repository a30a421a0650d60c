# SPDX-License-Identifier: MIT
"""The top level holds exactly what architecture.md names, and every folder keeps its own kind of file."""

from tree import ROOT, files, report

NAMED = {"CMakeLists.txt", "CMakePresets.json", "LICENSE", "README.md", "app", "core", "forms", "resources",
         "tests", "translations"}

present = {path.name for path in ROOT.iterdir() if not path.name.startswith(".") and path.name != "build"}

report([f"{name}: does not belong at the top level" for name in sorted(present - NAMED)]
       + [f"{name}: is missing at the top level" for name in sorted(NAMED - present)]
       + [f"{file}: forms live in forms/" for file in files(".ui", under=("app", "core", "tests"))])
