# SPDX-License-Identifier: MIT
"""translations/check.py finds what it is there to find. (It runs over the real texts as translations/check.)"""

import subprocess
import sys
import tempfile
import unittest
from pathlib import Path

from tree import ROOT


def ts(language, *messages, context="adjutant::Toy"):
    return f'<TS version="2.1" language="{language}"><context><name>{context}</name>' + "".join(
        f"<message{' numerus=' + chr(34) + 'yes' + chr(34) if counted else ''}><source>{text}</source>"
        f"{translation}</message>" for text, counted, translation in messages) + "</context></TS>"


def said(text, translation):
    return text, False, f"<translation>{translation}</translation>"


def counted(text, *forms):
    return text, True, f"<translation>{''.join(f'<numerusform>{each}</numerusform>' for each in forms)}</translation>"


def unfinished(text, is_counted=False):
    return text, is_counted, '<translation type="unfinished"></translation>'


def check(fresh, translated, *options):
    with tempfile.TemporaryDirectory() as folder:
        for name, content in (("fresh", fresh), ("other", translated)):
            Path(folder, name + ".ts").write_text(content, encoding="utf-8")
        done = subprocess.run([sys.executable, "-B", ROOT / "translations/check.py", Path(folder, "fresh.ts"),
                               *options, Path(folder, "other.ts")], text=True, capture_output=True)
        assert done.stderr == "", done.stderr
        assert (done.returncode == 0) == (done.stdout.strip() == ""), done.stdout
        return done.stdout.strip()


class Check(unittest.TestCase):
    def test_good(self):
        file = ts("de", said("{unit} moves", "{unit} zieht"), said("%1 of %2", "von %2 %1"),
                  counted("%n dice", "ein Würfel", "%n Würfel"))
        self.assertEqual(check(file, file, "--complete"), "")

    def test_placeholders(self):
        for text, wrong in (("{unit} moves", "{einheit} zieht"), ("%1 of %2", "%1"), ("plain", "schlicht %1"),
                            ("&lt;b&gt;fat&lt;/b&gt;", "&lt;b&gt;fett")):
            self.assertIn("for", check(ts("de"), ts("de", said(text, wrong))), text)
        self.assertIn("{n}", check(ts("de"), ts("de", counted("%n dice", "{n} Würfel", "%n Würfel"))))

    def test_names_stay_as_they_are(self):
        self.assertIn("would be bent: von {unit}", check(ts("de"), ts("de", said("Turn of {unit}", "Zug von {unit}"))))
        self.assertEqual(check(ts("de"), ts("de", said("Turn of {unit}", "{unit}: Zug"))), "")
        self.assertEqual(check(ts("fr"), ts("fr", said("Turn of {unit}", "Tour der {unit}"))), "")

    def test_empty(self):
        self.assertIn("is empty", check(ts("de"), ts("de", said("Move", " "))))

    def test_unfinished_counts_only_when_complete(self):
        file = ts("de", unfinished("Move"))
        self.assertEqual(check(file, file), "")
        self.assertIn("'Move' is not translated", check(file, file, "--complete"))
        self.assertIn("'Move' is not translated", check(file, ts("de"), "--complete"))

    def test_of_the_games_only_those_named_are_complete(self):
        file = ts("de", unfinished("Move"), context="toy")
        self.assertEqual(check(file, file, "--complete"), "")
        self.assertEqual(check(file, file, "--complete=chess,go"), "")
        self.assertIn("toy: 'Move' is not translated", check(file, file, "--complete=chess,toy"))
        nameless = ts("de", unfinished("Move"), context="")
        self.assertIn("'Move' is not translated", check(nameless, nameless, "--complete"))

    def test_english_needs_plurals_alone(self):
        fresh = ts("", unfinished("Move"), unfinished("%n dice", True))
        self.assertEqual(check(fresh, ts("en", counted("%n dice", "%n die", "%n dice")), "--complete"), "")
        self.assertIn("'%n dice'", check(fresh, ts("en"), "--complete"))
        game = ts("", unfinished("%n dice", True), context="toy")
        self.assertEqual(check(game, ts("en"), "--complete=toy"), "")


unittest.main(argv=[__file__], verbosity=0)
