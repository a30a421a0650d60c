// SPDX-License-Identifier: MIT
#include "app/widgets/action_button.h"

#include "app/style/design.h"
#include "app/style/wrapped_height.h"

#include <QStyleOptionButton>
#include <QStylePainter>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace adjutant::app {

namespace {

constexpr int IconSpacing = 4; ///< that Qt's styles leave between icon and text, in pixels

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

void ActionButton::setWrapping(bool wrapping)
{
    m_wrapping = wrapping;
    QSizePolicy policy = sizePolicy();
    policy.setHeightForWidth(wrapping);
    policy.setVerticalPolicy(wrapping ? QSizePolicy::Minimum : QSizePolicy::Fixed);
    setSizePolicy(policy);
    updateGeometry();
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
    return icon().isNull() ? size : size + QSize(fontMetrics().horizontalAdvance(u' ') + 1, 0);
}

QSize ActionButton::minimumSizeHint() const
{
    const QSize full = sizeHint();
    return {std::min(full.width(), design().px(90)), full.height()};
}

/// What the style has around the text.
QSize ActionButton::around() const
{
    return sizeHint() - fontMetrics().size(Qt::TextShowMnemonic, text());
}

int ActionButton::heightForWidth(int width) const
{
    if (!m_wrapping || width >= sizeHint().width())
        return sizeHint().height();
    return wrappedHeight(fontMetrics(), shownText(), width - around().width()) + around().height();
}

void ActionButton::paintLines(QPainter &painter) const
{
    const QSize edge = around() / 2;
    painter.setPen(isEnabled() ? design().palette().ink : design().palette().muted);
    painter.drawText(rect().adjusted(edge.width(), 0, -edge.width(), 0),
                     Qt::TextWordWrap | Qt::AlignVCenter, shownText());
}

int ActionButton::textRoom() const
{
    QStyleOptionButton option;
    initStyleOption(&option);
    const QRect inside = style()->subElementRect(QStyle::SE_PushButtonContents, &option, this);
    const int icon = option.icon.isNull() ? 0 : option.iconSize.width() + IconSpacing;
    return inside.width() - icon + 1;
}

QString ActionButton::writtenText() const
{
    const QString gap = icon().isNull() ? QString() : u" "_s; // the style leaves little of its own
    return fontMetrics().elidedText(gap + shownText(), Qt::ElideRight, textRoom());
}

void ActionButton::paintEvent(QPaintEvent *)
{
    QStylePainter painter(this);
    QStyleOptionButton option;
    initStyleOption(&option);
    const bool inLines = m_wrapping && width() < sizeHint().width();
    option.text = m_labelShown && !inLines ? plain(writtenText()) : QString();
    painter.drawControl(QStyle::CE_PushButton, option);
    if (inLines)
        paintLines(painter);
}

QString ActionButton::shownText() const
{
    return m_keyShown && !m_key.isEmpty() ? m_key + u"  "_s + m_label : m_label;
}

void ActionButton::describe()
{
    setText(m_labelShown ? plain(shownText()) : u" "_s); // which keeps its height
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
