// SPDX-License-Identifier: MIT
#include "app/now/happened_box.h"

#include "app/log/last_line.h"
#include "app/session/session.h"
#include "app/style/design.h"
#include "app/widgets/wrapped_label.h"

#include <QVBoxLayout>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace adjutant::app {

HappenedBox::HappenedBox(QWidget *parent)
    : QFrame(parent)
    , m_heading(new QLabel(tr("Just now"), this))
    , m_lines(new WrappedLabel(this))
{
    setProperty("look", u"happened"_s);
    m_heading->setProperty("look", u"small"_s);
    m_lines->setObjectName(u"happenedLabel"_s);
    m_lines->setTextFormat(Qt::PlainText);
    auto *column = new QVBoxLayout(this);
    column->addWidget(m_heading);
    column->addWidget(m_lines);
}

void HappenedBox::showLast(const Session &session, int most)
{
    QStringList lines;
    for (const Text &text : whatHappened(session))
        lines.append(session.render(text));
    lines = lines.mid(std::max(0, static_cast<int>(lines.size()) - most));
    m_lines->setText(lines.join(u'\n'));
    setHidden(lines.isEmpty());
    const int side = design().px(space::Medium);
    const int above = design().px(space::Small);
    layout()->setContentsMargins(side, above, side, above);
    layout()->setSpacing(design().px(space::Hair));
}

} // namespace adjutant::app
