// SPDX-License-Identifier: MIT
#include "app/table_changes/table_changes.h"

#include "table_changes/ui_table_changes.h"

#include "app/session/session.h"
#include "app/style/design.h"
#include "app/table_changes/table_changes_model.h"

#include <QEvent>
#include <QShortcut>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace adjutant::app {

namespace {

// At 100 percent.
constexpr int MostHeight = 180;
constexpr int LeastHeight = 40; ///< one row

const QString Aside = u"tableChanges"_s; ///< under which the list is kept with its battle

} // namespace

TableChanges::TableChanges(QWidget *parent)
    : QWidget(parent)
    , m_form(std::make_unique<Ui::TableChanges>())
    , m_model(new TableChangesModel(this))
{
    m_form->setupUi(this);
    m_form->instructions->setModel(m_model);
    limit();
    connect(&design(), &Design::changed, this, &TableChanges::limit);
    connect(m_form->instructions, &RowList::chosen, this, [this](const QModelIndex &index) {
        const bool done = index.data(Qt::CheckStateRole).toInt() == Qt::Checked;
        m_model->setData(index, done ? Qt::Unchecked : Qt::Checked, Qt::CheckStateRole);
    });
    auto *key = new QShortcut(QKeySequence(Qt::CTRL | Qt::Key_D), this);
    key->setAutoRepeat(false);
    key->setWhatsThis(tr("All done on the table"));
    connect(key, &QShortcut::activated, m_form->allDoneButton, &QAbstractButton::click);
    connect(m_form->allDoneButton, &QAbstractButton::clicked, m_model, &TableChangesModel::tickAll);
    connect(m_model, &QAbstractItemModel::modelReset, this, &TableChanges::showState);
    connect(m_model, &QAbstractItemModel::dataChanged, this, &TableChanges::showState);
    m_keeping.setSingleShot(true);
    connect(&m_keeping, &QTimer::timeout, this, &TableChanges::keep);
    showState();
}

TableChanges::~TableChanges() = default;

void TableChanges::setSession(Session *session)
{
    if (m_session) {
        keep();
        m_session->disconnect(this);
    }
    m_session = session;
    m_model->setSession(session);
    if (!session)
        return;
    m_model->takeUp(session->aside(Aside));
    connect(session, &Session::changed, this, &TableChanges::catchUp);
}

/// What is still to be done is there again when the battle is opened again.
void TableChanges::keep()
{
    m_keeping.stop();
    const QString kept = m_session ? m_model->kept() : QString();
    if (m_session && kept != m_session->aside(Aside))
        m_session->keepAside(Aside, kept);
}

void TableChanges::setMostHeight(int pixels)
{
    m_mostHeight = pixels;
    limit();
}

void TableChanges::limit()
{
    const int most = m_mostHeight > 0 ? m_mostHeight : design().px(MostHeight);
    m_form->instructions->setMostHeight(
        std::clamp(most, design().px(LeastHeight), design().px(MostHeight)));
}

void TableChanges::catchUp()
{
    m_model->update();
    m_form->instructions->scrollToBottom();
}

void TableChanges::showState()
{
    setVisible(m_model->rowCount() > 0);
    const int waiting = m_model->waiting();
    m_form->headingLabel->setText(waiting > 0
                                      ? tr("DO ON THE TABLE: %1", "how many things").arg(waiting)
                                      : tr("DO ON THE TABLE"));
    m_form->allDoneButton->setLabel(tr("All done"));
    m_form->allDoneButton->setKey(tr("Ctrl+D"));
    m_form->allDoneButton->setEnabled(waiting > 0);
    m_form->instructions->updateGeometry();
    m_keeping.start(0); // once what has changed is painted
}

void TableChanges::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() != QEvent::LanguageChange)
        return;
    m_form->retranslateUi(this);
    showState();
}

} // namespace adjutant::app
