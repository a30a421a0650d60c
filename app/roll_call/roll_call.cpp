// SPDX-License-Identifier: MIT
#include "app/roll_call/roll_call.h"

#include "roll_call/ui_roll_call.h"

#include "app/keys/key_router.h"
#include "app/roll_call/counter_delegate.h"
#include "app/roll_call/roll_call_model.h"
#include "app/session/session.h"
#include "app/style/design.h"
#include "app/widgets/action_button.h"
#include "app/widgets/flow_layout.h"

#include <QHeaderView>
#include <QKeyEvent>
#include <QMouseEvent>

using namespace Qt::StringLiterals;

namespace adjutant::app {

namespace {

constexpr int RowHeight = 40; ///< a thumb is as wide

} // namespace

RollCall::RollCall(Session &session, QWidget *parent)
    : QWidget(parent)
    , m_session(session)
    , m_form(std::make_unique<Ui::RollCall>())
    , m_model(new RollCallModel(this))
    , m_buttons(new QWidget(parent))
{
    m_form->setupUi(this);
    m_form->counters->setModel(m_model);
    m_form->counters->setItemDelegate(new CounterDelegate(this));
    m_form->counters->horizontalHeader()->setSectionResizeMode(QHeaderView::Stretch);
    m_form->counters->verticalHeader()->setDefaultAlignment(Qt::AlignLeft | Qt::AlignVCenter);
    m_form->counters->viewport()->installEventFilter(this);
    new FlowLayout(m_buttons);
    auto *close = new ActionButton(tr("Done"), m_buttons);
    close->setKey(tr("Esc"));
    connect(close, &QAbstractButton::clicked, this, &RollCall::closed);
    m_buttons->layout()->addWidget(close);
}

RollCall::~RollCall() = default;

void RollCall::refresh()
{
    m_model->show(&m_session);
    QHeaderView &rows = *m_form->counters->verticalHeader();
    rows.setDefaultSectionSize(design().px(RowHeight));
    const int height = m_form->counters->horizontalHeader()->sizeHint().height() +
                       m_model->rowCount() * design().px(RowHeight) + design().px(space::Small);
    m_form->counters->setFixedHeight(height);
    if (!m_form->counters->currentIndex().isValid())
        m_form->counters->setCurrentIndex(m_model->index(0, 0));
}

void RollCall::takeFocus()
{
    m_form->counters->setFocus(Qt::ShortcutFocusReason);
}

void RollCall::set(const QModelIndex &index, int value)
{
    if (!index.isValid() || !m_model->has(index))
        return;
    Command command;
    command.procedure = u"set"_s;
    command.arguments = {{u"entity"_s, number(m_model->unitOf(index.row()))},
                         {u"key"_s, m_model->counterOf(index.column())},
                         {u"value"_s, value}};
    command.reason = m_form->reasonEdit->text().trimmed();
    m_session.perform(command);
}

bool RollCall::eventFilter(QObject *watched, QEvent *event)
{
    const bool pressed =
        event->type() == QEvent::MouseButtonPress || event->type() == QEvent::MouseButtonDblClick;
    const auto *mouse = pressed ? static_cast<QMouseEvent *>(event) : nullptr;
    if (!mouse || mouse->button() != Qt::LeftButton)
        return QWidget::eventFilter(watched, event);
    const QModelIndex index = m_form->counters->indexAt(mouse->pos());
    if (!index.isValid())
        return QWidget::eventFilter(watched, event);
    m_form->counters->setCurrentIndex(index);
    const bool less = mouse->pos().x() < m_form->counters->visualRect(index).center().x();
    set(index, m_model->valueOf(index) + (less ? -1 : 1));
    return true;
}

bool RollCall::takeKey(const QKeyEvent &key)
{
    const QModelIndex current = m_form->counters->currentIndex();
    if (key.key() == Qt::Key_Escape)
        emit closed();
    else if (key.key() == Qt::Key_Plus || key.key() == Qt::Key_Minus)
        set(current, m_model->valueOf(current) + (key.key() == Qt::Key_Plus ? 1 : -1));
    else if (digitOf(key) >= 0)
        set(current, digitOf(key));
    else
        return !letterOf(key).isNull() || isEnter(key); // nothing else is begun from here
    return true;
}

} // namespace adjutant::app
