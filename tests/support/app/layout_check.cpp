// SPDX-License-Identifier: MIT
#include "tests/support/app/layout_check.h"

#include "app/now/cell_button.h"
#include "app/widgets/action_button.h"
#include "app/widgets/elided_label.h"

#include <QAbstractItemView>
#include <QAbstractScrollArea>
#include <QAbstractSpinBox>
#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QScrollArea>
#include <QTabBar>

using namespace Qt::StringLiterals;

namespace adjutant::test {

namespace {

bool isLaidOut(const QWidget &widget)
{
    return qobject_cast<const QAbstractButton *>(&widget) ||
           qobject_cast<const QLabel *>(&widget) || qobject_cast<const QLineEdit *>(&widget) ||
           qobject_cast<const QComboBox *>(&widget) ||
           qobject_cast<const QAbstractSpinBox *>(&widget) ||
           qobject_cast<const QAbstractItemView *>(&widget);
}

/// The visible controls, and none that is a part of another one.
QList<QWidget *> controls(const QWidget &window)
{
    QList<QWidget *> found;
    for (QWidget *widget : window.findChildren<QWidget *>()) {
        if (!widget->isVisible() || !isLaidOut(*widget) || widget->size().isEmpty())
            continue;
        bool isPart = qobject_cast<QTabBar *>(widget->parentWidget()) != nullptr;
        for (const QWidget *above = widget->parentWidget(); above != &window && above;
             above = above->parentWidget())
            isPart = isPart || isLaidOut(*above);
        if (!isPart)
            found.append(widget);
    }
    return found;
}

QString nameOf(const QWidget &widget)
{
    QString text = widget.accessibleName();
    if (text.isEmpty())
        text = widget.property("text").toString();
    return u"%1 %2 “%3” (%4x%5)"_s
        .arg(QString::fromLatin1(widget.metaObject()->className()), widget.objectName(),
             text.left(60))
        .arg(widget.width())
        .arg(widget.height());
}

/// The part of it that is not scrolled away, on the screen.
QRect seenOf(const QWidget &widget)
{
    QRect seen(widget.mapToGlobal(QPoint()), widget.size());
    for (const QWidget *above = widget.parentWidget(); above; above = above->parentWidget()) {
        seen &= QRect(above->mapToGlobal(QPoint()), above->size());
        if (above->isWindow())
            break;
    }
    return seen;
}

QStringList overlaps(const QList<QWidget *> &widgets)
{
    QStringList faults;
    for (qsizetype i = 0; i < widgets.size(); ++i) {
        for (qsizetype j = i + 1; j < widgets.size(); ++j) {
            const QRect common = seenOf(*widgets.at(i)) & seenOf(*widgets.at(j));
            if (common.width() > 1 && common.height() > 1)
                faults.append(nameOf(*widgets.at(i)) + u" and "_s + nameOf(*widgets.at(j)) +
                              u" stand over one another"_s);
        }
    }
    return faults;
}

/// In one line, or in as many as it has room for.
bool isWhole(const app::ActionButton &button)
{
    return button.width() >= button.sizeHint().width() ||
           (button.hasHeightForWidth() && button.height() >= button.heightForWidth(button.width()));
}

QString actionFault(const app::ActionButton &button)
{
    const bool whole = isWhole(button);
    const bool told = button.accessibleName() == button.label() &&
                      button.toolTip().contains(button.label().toHtmlEscaped());
    return whole || told ? QString() : u"is cut, and all of it is nowhere"_s;
}

QString labelFault(const QLabel &label)
{
    if (label.text().isEmpty())
        return {};
    const QSize wanted = label.sizeHint();
    const int high = label.wordWrap() ? label.heightForWidth(label.width()) : wanted.height();
    const bool wide = label.wordWrap() || label.width() >= wanted.width();
    const bool fits = wide && label.height() + 1 >= high; // a pixel is lost in rounding
    return fits ? QString() : u"does not fit, it wants %1x%2"_s.arg(wanted.width()).arg(high);
}

QString textFault(const QWidget &widget)
{
    if (const auto *button = qobject_cast<const app::ActionButton *>(&widget))
        return actionFault(*button);
    if (const auto *cell = qobject_cast<const app::CellButton *>(&widget))
        return cell->isWhole() ? QString() : u"is cut"_s;
    if (const auto *label = qobject_cast<const app::ElidedLabel *>(&widget)) {
        const bool whole = label->width() >= label->sizeHint().width();
        return whole || !label->toolTip().isEmpty() ? QString() : u"is cut without a tooltip"_s;
    }
    if (const auto *label = qobject_cast<const QLabel *>(&widget))
        return labelFault(*label);
    if (widget.hasHeightForWidth()) {
        const int high = widget.heightForWidth(widget.width());
        return widget.height() + 1 >= high ? QString() : u"does not fit, it wants %1"_s.arg(high);
    }
    if (const auto *button = qobject_cast<const QAbstractButton *>(&widget))
        return button->width() >= button->sizeHint().width() ? QString() : u"does not fit"_s;
    return {};
}

/// Beyond the side of the sheet where nothing scrolls sideways.
QString edgeFault(const QWidget &widget)
{
    const QRect all(widget.mapToGlobal(QPoint()), widget.size());
    for (const QWidget *above = widget.parentWidget(); above; above = above->parentWidget()) {
        const QRect room(above->mapToGlobal(QPoint()), above->size());
        if (all.left() < room.left() || all.right() > room.right())
            return u"is cut at the side of "_s + nameOf(*above);
        if (above->isWindow())
            break;
    }
    return {};
}

} // namespace

QStringList layoutFaults(const QWidget &window)
{
    const QList<QWidget *> all = controls(window);
    QStringList faults = overlaps(all);
    for (const QWidget *widget : all) {
        for (const QString &fault : {textFault(*widget), edgeFault(*widget)}) {
            if (!fault.isEmpty())
                faults.append(nameOf(*widget) + u' ' + fault);
        }
    }
    return faults;
}

QStringList cutButtons(const QWidget &window)
{
    QStringList cut;
    for (const auto *button : window.findChildren<app::ActionButton *>()) {
        const bool hasWords = !button->text().trimmed().isEmpty();
        const bool seen = button->isVisible() && button->objectName() != u"undoButton";
        if (seen && hasWords && !isWhole(*button))
            cut.append(nameOf(*button) + u" is cut"_s);
    }
    return cut;
}

} // namespace adjutant::test
