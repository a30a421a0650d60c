// SPDX-License-Identifier: MIT
#include "app/widgets/action_button.h"

#include "app/style/design.h"

#include <QStyleOptionButton>
#include <QStylePainter>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace adjutant::app {

namespace {

/// An ampersand of a name is no mnemonic.
QString plain(QString text)
{
    return text.replace(u"&"_s, u"&&"_s);
}

} // namespace

ActionButton::ActionButton(const QString &label, QWidget *parent)
    : ActionButton(parent)
{
    setLabel(label);
}

ActionButton::ActionButton(QWidget *parent)
    : QPushButton(parent)
{
    setFocusPolicy(Qt::TabFocus);
    setAutoDefault(false);
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed); // rather cut than too wide
}

void ActionButton::setLabel(const QString &label)
{
    m_label = label;
    describe();
}

void ActionButton::setKey(const QString &key)
{
    m_key = key;
    describe();
}

void ActionButton::setKeyShown(bool shown)
{
    m_keyShown = shown;
    describe();
}

void ActionButton::setLabelShown(bool shown)
{
    m_labelShown = shown;
    describe();
}

void ActionButton::setDetail(const QString &detail)
{
    m_detail = detail;
    describe();
}

void ActionButton::setLook(const QString &look)
{
    setProperty("look", look);
}

QSize ActionButton::sizeHint() const
{
    const QSize size = QPushButton::sizeHint();
    return icon().isNull() ? size : size + QSize(design().px(space::Small), 0);
}

QSize ActionButton::minimumSizeHint() const
{
    const QSize full = sizeHint();
    return {std::min(full.width(), design().px(90)), full.height()};
}

void ActionButton::paintEvent(QPaintEvent *)
{
    QStylePainter painter(this);
    QStyleOptionButton option;
    initStyleOption(&option);
    const QRect inside = style()->subElementRect(QStyle::SE_PushButtonContents, &option, this);
    const int gap = m_labelShown ? design().px(space::Small) : 0;
    const int icon = option.icon.isNull() ? 0 : option.iconSize.width() + gap;
    const QString shown = shownText();
    const int room = inside.width() - icon;
    const bool fits = fontMetrics().horizontalAdvance(shown) <= room + gap;
    option.text = plain(fits ? shown : fontMetrics().elidedText(shown, Qt::ElideRight, room));
    if (!m_labelShown)
        option.text.clear();
    else if (icon > 0)
        option.text.prepend(u' '); // the style leaves no gap of its own
    painter.drawControl(QStyle::CE_PushButton, option);
}

QString ActionButton::shownText() const
{
    if (!m_labelShown)
        return u" "_s; // keeps its height
    return m_keyShown && !m_key.isEmpty() ? m_key + u"  "_s + m_label : m_label;
}

void ActionButton::describe()
{
    setText(plain(shownText()));
    setAccessibleName(m_label);
    setAccessibleDescription(m_detail);
    QString tip = m_key.isEmpty() ? m_label : tr("%1 (%2)").arg(m_label, m_key);
    if (!m_detail.isEmpty())
        tip += u'\n' + m_detail;
    setToolTip(tip.toHtmlEscaped().replace(u'\n', u"<br>"_s));
    updateGeometry();
    update();
}

} // namespace adjutant::app
