# SPDX-License-Identifier: MIT
"""Forms: a class with its namespace, names that mean something, a buddy for every label with a shortcut."""

import re
import xml.etree.ElementTree as xml

from tree import ROOT, files, report

UNNAMED = re.compile(r"^(pushButton|toolButton|lineEdit|label|comboBox|spinBox|checkBox|radioButton|listView"
                     r"|tableView|treeView|widget|frame|groupBox|action)(_\d+)?$")


def property_of(element, name):
    return element.findtext(f"property[@name='{name}']/string") or ""


def problems_of(file):
    try:
        form = xml.parse(ROOT / file).getroot()
    except xml.ParseError as error:
        yield f"{file}: not a form: {error}"
        return
    if not re.match(r"^adjutant::app::(\w+::)*[A-Z]\w*$", form.findtext("class") or ""):
        yield (f"{file}: its class {form.findtext('class')} must be adjutant::app::..., so that the form's"
               " texts and the class's share one context and two games may each have the same page")
    for element in [*form.iter("widget"), *form.iter("action")]:
        name = element.get("name", "")
        if UNNAMED.match(name):
            yield f"{file}: {name} says what it is, not what it is for"
        if element.get("class") == "QLabel" and re.search(r"&[^&\s]", property_of(element, "text")) \
                and element.find("property[@name='buddy']") is None:
            yield f"{file}: {name} has a shortcut and no buddy to go to"


report([problem for file in files(".ui") for problem in problems_of(file)])
