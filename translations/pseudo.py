# SPDX-License-Identifier: MIT
"""Fills a fresh .ts with a language for tests: every text in brackets, longer and with accents, so that a text
which never met a translator is seen, and one that will not fit too.

    pseudo.py FRESH.ts PSEUDO.ts
"""

import re
import sys
import xml.etree.ElementTree as xml

# What stays as it is: {arguments}, %n %1 %L1, tags, entities, the & of a shortcut with its letter.
KEPT = re.compile(r"\{\w+\}|%n|%L?\d+|<[^>]*>|&\w+;|&\w")
ACCENTS = str.maketrans("AEIOUYaeiouycCnNsSzZ", "ÅÉÎÖÛÝåéîöûýçÇñÑšŠžŽ")
PLURAL_FORMS = ("¹", "²")  # of the language that the file claims to be in: one, and more


def pseudo(text, mark=""):
    words, place = [], 0
    for kept in KEPT.finditer(text):
        words += [text[place:kept.start()].translate(ACCENTS), kept.group()]
        place = kept.end()
    words.append(text[place:].translate(ACCENTS))
    return f"[{mark}{''.join(words)}{'~' * (len(text) // 4)}]"


source, target = sys.argv[1:]
tree = xml.parse(source)
for message in tree.iter("message"):
    text = message.findtext("source") or ""
    translation = message.find("translation")
    translation.attrib.clear()
    translation.clear()
    if message.get("numerus") == "yes":
        for mark in PLURAL_FORMS:
            xml.SubElement(translation, "numerusform").text = pseudo(text, mark)
    else:
        translation.text = pseudo(text)
tree.getroot().set("language", "de")
tree.write(target, encoding="utf-8", xml_declaration=True)
