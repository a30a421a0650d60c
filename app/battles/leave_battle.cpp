// SPDX-License-Identifier: MIT
#include "app/battles/leave_battle.h"

#include "app/battles/shelves.h"
#include "app/preferences/preferences.h"
#include "app/session/session.h"

#include <QCoreApplication>
#include <QDir>
#include <QFileDialog>
#include <QMessageBox>
#include <QPushButton>

namespace adjutant::app {

namespace {

struct LeaveWords
{
    Q_DECLARE_TR_FUNCTIONS(adjutant::app::LeaveBattle)
};

/// Where battles are kept; where nothing can be written there, wherever people say.
bool save(const Session &battle, QWidget *parent)
{
    QString file = freshFile(battle.rulebook().id);
    while (file.isEmpty() || !writeBattle(battle, file)) {
        file =
            QFileDialog::getSaveFileName(parent, LeaveWords::tr("Save this battle"),
                                         QDir::homePath(), LeaveWords::tr("Battles (*.adjutant)"));
        if (file.isEmpty())
            return false;
    }
    listBattle(file);
    return true;
}

} // namespace

bool mayLeave(const Session *battle, QWidget *parent)
{
    if (!battle || !battle->file().isEmpty() || !preferences().confirms())
        return true;
    QMessageBox ask(QMessageBox::Question, LeaveWords::tr("Leave this battle?"),
                    LeaveWords::tr("It is kept in no file, and lost when it is left: %1")
                        .arg(battle->battleName()),
                    QMessageBox::Save | QMessageBox::Discard | QMessageBox::Cancel, parent);
    ask.setTextFormat(Qt::PlainText);
    ask.setDefaultButton(QMessageBox::Save);
    ask.setEscapeButton(QMessageBox::Cancel);
    ask.button(QMessageBox::Save)->setText(LeaveWords::tr("Save"));
    ask.button(QMessageBox::Discard)->setText(LeaveWords::tr("Drop it"));
    ask.button(QMessageBox::Cancel)->setText(LeaveWords::tr("Stay"));
    switch (ask.exec()) {
    case QMessageBox::Save:
        return save(*battle, parent);
    case QMessageBox::Discard:
        return true;
    default:
        return false;
    }
}

} // namespace adjutant::app
