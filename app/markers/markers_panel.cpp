// SPDX-License-Identifier: MIT
#include "app/markers/markers_panel.h"

#include "markers/ui_markers_panel.h"

#include "app/markers/markers_model.h"
#include "app/session/session.h"
#include "app/widgets/context_press.h"

#include <QEvent>
#include <QItemSelectionModel>

using namespace Qt::StringLiterals;

namespace adjutant::app {

MarkersPanel::MarkersPanel(QWidget *parent)
    : SidePanel(parent)
    , m_form(std::make_unique<Ui::MarkersPanel>())
    , m_model(new MarkersModel(this))
{
    m_form->setupUi(this);
    m_form->markers->setModel(m_model);
    connect(m_form->markers->selectionModel(), &QItemSelectionModel::currentChanged, this,
            &MarkersPanel::showState);
    connect(m_model, &QAbstractItemModel::modelReset, this, &MarkersPanel::showState);
    connect(m_form->removeButton, &QPushButton::clicked, this, &MarkersPanel::removeCurrent);
    connect(m_form->handButton, &QPushButton::clicked, this,
            [this] { changeByHand(m_form->markers->currentIndex()); });
    auto *other = new ContextPress(m_form->markers);
    connect(other, &ContextPress::pressed, this, &MarkersPanel::changeByHand);
    showState();
}

MarkersPanel::~MarkersPanel() = default;

QString MarkersPanel::title() const
{
    return tr("Markers");
}

int MarkersPanel::count() const
{
    return m_model->rowCount();
}

void MarkersPanel::begin()
{
    m_model->setSession(session());
    catchUp();
}

void MarkersPanel::takeFocus()
{
    m_form->markers->setFocus(Qt::ShortcutFocusReason);
}

void MarkersPanel::catchUp()
{
    m_model->update();
    if (m_count != count()) {
        m_count = count();
        emit titleChanged();
    }
}

void MarkersPanel::showState()
{
    m_form->emptyLabel->setVisible(count() == 0);
    m_form->markers->setVisible(count() > 0);
    m_form->handButton->setVisible(m_form->markers->currentIndex().isValid());
    m_form->removeButton->setVisible(m_form->markers->currentIndex().isValid());
}

void MarkersPanel::changeByHand(const QModelIndex &marker)
{
    if (session() && marker.isValid())
        emit session()->handWanted(EntityId{marker.data(MarkersModel::EntityRole).toInt()});
}

void MarkersPanel::removeCurrent()
{
    const QModelIndex current = m_form->markers->currentIndex();
    if (!session() || !current.isValid())
        return;
    Command command;
    command.procedure = u"remove"_s;
    command.arguments = {{u"entity"_s, current.data(MarkersModel::EntityRole).toInt()}};
    session()->perform(command);
}

void MarkersPanel::changeEvent(QEvent *event)
{
    SidePanel::changeEvent(event);
    if (event->type() != QEvent::LanguageChange)
        return;
    m_form->retranslateUi(this);
    m_model->update();
    emit titleChanged();
}

} // namespace adjutant::app
