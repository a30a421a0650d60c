# SPDX-License-Identifier: MIT
"""The other checks find what they are there to find."""

import subprocess
import sys
import tempfile
import unittest
from pathlib import Path

HERE = Path(__file__).parent


def run(check, tree):
    """The output of a check over a tree of {path: text}; empty when it found nothing."""
    with tempfile.TemporaryDirectory() as root:
        for path, content in tree.items():
            Path(root, path).parent.mkdir(parents=True, exist_ok=True)
            Path(root, path).write_text(content)
        done = subprocess.run([sys.executable, "-B", HERE / f"check_{check}.py", root], text=True,
                              capture_output=True)
        assert done.stderr == "", done.stderr
        assert (done.returncode == 0) == (done.stdout == "" or "remark" in done.stdout), done.stdout
        return done.stdout


class Layers(unittest.TestCase):
    def include(self, file, target):
        return run("layers", {file: f"\n#include {target}\n"})

    def test_allowed(self):
        for file, target in (
                ("core/battle/state.cpp", '"core/battle/state.h"'),
                ("core/battle/state.cpp", "<QString>"),
                ("core/storage/store.cpp", "<QtSql/QSqlQuery>"),
                ("core/storage/store.cpp", '"core/referee/store.h"'),
                ("core/games/teaw/shoot.cpp", '"core/referee/interview.h"'),
                ("core/games/teaw/shoot.cpp", '"core/games/teaw/team.h"'),
                ("core/games/game_systems.cpp", '"core/games/teaw/teaw.h"'),
                ("app/main/main_window.cpp", '"main/ui_main_window.h"'),
                ("app/main/main_window.cpp", '"core/games/game_systems.h"'),
                ("app/games/teaw/page.cpp", '"core/games/teaw/team.h"'),
                ("app/games/pages.cpp", '"app/games/teaw/page.h"'),
                ("app/cli/play.cpp", '"core/storage/store.h"')):
            self.assertEqual(self.include(file, target), "", (file, target))

    def test_refused(self):
        for file, target in (
                ("core/battle/state.cpp", '"core/rules/table.h"'),
                ("core/rules/table.cpp", '"core/referee/interview.h"'),
                ("core/referee/referee.cpp", '"core/storage/store.h"'),
                ("core/referee/referee.cpp", '"core/games/teaw/teaw.h"'),
                ("core/referee/referee.cpp", '"core/games/game_systems.h"'),
                ("core/games/teaw/shoot.cpp", '"core/games/wss/unit.h"'),
                ("core/games/teaw/shoot.cpp", '"core/storage/store.h"'),
                ("core/games/teaw/shoot.cpp", '"app/main/main_window.h"'),
                ("core/games/teaw/shoot.cpp", "<QtWidgets/QWidget>"),
                ("core/games/teaw/shoot.cpp", "<QtGui>"),
                ("core/battle/state.cpp", '"state.h"'),
                ("core/battle/state.cpp", '"tests/support/test_registry.h"'),
                ("app/main/main_window.cpp", '"core/games/teaw/team.h"'),
                ("app/main/main_window.cpp", '"app/games/teaw/page.h"'),
                ("app/games/teaw/page.cpp", '"app/games/wss/page.h"'),
                ("app/cli/play.cpp", '"app/main/main_window.h"')):
            self.assertIn(f"{file}:2: ", self.include(file, target), (file, target))


class Sizes(unittest.TestCase):
    def test_limits(self):
        self.assertEqual(run("sizes", {"core/a.cpp": "\n" * 400, "core/a.h": "\n" * 250}), "")
        self.assertIn("remark", run("sizes", {"core/a.cpp": "\n" * 401}))
        self.assertIn("501", run("sizes", {"core/a.cpp": "\n" * 501}))
        self.assertIn("251", run("sizes", {"app/a.h": "\n" * 251}))
        self.assertIn("301", run("sizes", {"app/main/main_window.cpp": "\n" * 301}))


class Headers(unittest.TestCase):
    def test_headers(self):
        self.assertEqual(run("headers", {"core/a.h": "#pragma once\n"}), "")
        self.assertIn("once", run("headers", {"core/a.h": "\n"}))
        self.assertIn("using", run("headers", {"core/a.h": "#pragma once\nusing namespace std;\n"}))
        self.assertIn(".cpp", run("headers", {"core/a.cpp": '#include "core/b.cpp"\n'}))


class Coverage(unittest.TestCase):
    def table(self, rows):
        return run("coverage", {"resources/games/toy/rules.json": '[{"id": "T1.1"}, {"id": "T1.2"}, {"id": "T1.3"}]',
                                "core/games/toy/move.cpp": "", "tests/data/toy/vectors_move.json": "",
                                "core/games/toy/README.md": rows})

    def test_rows(self):
        rest = "| T1.2, T1.3 | b | | | silent |\n"
        self.assertEqual(self.table("| T1.1–T1.3 | a | `move.cpp` | `vectors_move` | done |\n"), "")
        self.assertIn("T1.3 stands there 0", self.table("| T1.1–T1.2 | a | | | data |\n"))
        self.assertIn("T1.1 stands there 2", self.table("| T1.1 | a | | | data |\n" * 2 + rest))
        self.assertIn("shoot.cpp", self.table("| T1.1 | a | `shoot.cpp` | | data |\n" + rest))
        self.assertIn("no test", self.table("| T1.1 | a | `move.cpp` | `vectors_shoot` | done |\n" + rest))
        self.assertIn("without", self.table("| T1.1 | a | `move.cpp` | | done |\n" + rest))

    def test_missing(self):
        self.assertIn("is missing", run("coverage", {"resources/games/toy/rules.json": "[]"}))


class Forms(unittest.TestCase):
    def form(self, body, name="adjutant::app::Page"):
        return run("forms", {"forms/page.ui": f"<ui><class>{name}</class>{body}</ui>"})

    def test_names(self):
        self.assertEqual(self.form("<widget class='QPushButton' name='throwButton'/>"), "")
        self.assertIn("pushButton_2", self.form("<widget class='QPushButton' name='pushButton_2'/>"))
        self.assertIn("adjutant::app", self.form("", "Page"))
        self.assertIn("not a form", self.form("<"))

    def test_buddies(self):
        label = "<widget class='QLabel' name='sizeLabel'><property name='text'><string>&amp;Size</string></property>{}</widget>"
        self.assertIn("buddy", self.form(label.format("")))
        buddy = "<property name='buddy'><cstring>sizeBox</cstring></property>"
        self.assertEqual(self.form(label.format(buddy)), "")


class Tree(unittest.TestCase):
    def test_top_level(self):
        found = run("top_level", {"notes.txt": "", "app/page.ui": ""})
        self.assertIn("notes.txt: does not belong", found)
        self.assertIn("LICENSE: is missing", found)
        self.assertIn("app/page.ui: forms live", found)

    def test_paths(self):
        self.assertIn("a.cpp:2", run("paths", {"core/a.cpp": "\n// see /" + "work/notes\n"}))
        self.assertEqual(run("paths", {"core/a.cpp": "// at work/home/ and https://example.org/home/x"}), "")


unittest.main(argv=sys.argv[:1])
