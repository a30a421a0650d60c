// SPDX-License-Identifier: MIT
#include "app/battles/open_battle.h"

#include "battles/ui_open_battle.h"

#include "app/battles/battle_list.h"
#include "app/battles/battles.h"
#include "app/session/session.h"
#include "app/widgets/window_place.h"

#include "core/storage/recovery.h"

#include <QDir>
#include <QFileDialog>
#include <QMessageBox>
#include <QShortcut>

using namespace Qt::StringLiterals;

namespace adjutant::app {

namespace {

constexpr QSize OpenSize(1000, 620); ///< at 100 percent

/// A heading and what stands below it, gone where there is nothing to say.
void showBelow(QLabel &heading, QLabel &label, const QString &text)
{
    heading.setVisible(!text.isEmpty());
    label.setVisible(!text.isEmpty());
    label.setText(text);
}

} // namespace

OpenBattle::OpenBattle(const Session *played, QWidget *parent)
    : QDialog(parent)
    , m_form(std::make_unique<Ui::OpenBattle>())
    , m_played(played)
    , m_list(new BattleList(this))
{
    m_form->setupUi(this);
    m_form->noticeBox->setAttribute(Qt::WA_StyledBackground);
    m_form->battles->setClickChooses(false);
    m_form->battles->setModel(m_list);
    connectButtons();
    takeNoticeAway();
    showShelf(Shelf::Played);
    new WindowPlace(this, u"openBattle"_s, OpenSize);
    m_form->battles->setFocus();
}

OpenBattle::~OpenBattle() = default;

void OpenBattle::connectButtons()
{
    const QList<std::pair<QPushButton *, Shelf>> tabs{{m_form->playedTab, Shelf::Played},
                                                      {m_form->archiveTab, Shelf::Archive},
                                                      {m_form->removedTab, Shelf::Removed}};
    for (const auto &[tab, shelf] : tabs)
        connect(tab, &QPushButton::clicked, this, [this, to = shelf] { showShelf(to); });
    connect(m_form->battles->selectionModel(), &QItemSelectionModel::currentChanged, this,
            &OpenBattle::showDetails);
    connect(m_list, &BattleList::dataChanged, this, &OpenBattle::showDetails);
    connect(m_form->battles, &RowList::chosen, this, [this] { openFile(pickedFile()); });
    connect(m_form->openButton, &QPushButton::clicked, this, [this] { openFile(pickedFile()); });
    connect(m_form->otherButton, &QPushButton::clicked, this, &OpenBattle::askForFile);
    connect(m_form->duplicateButton, &QPushButton::clicked, this, &OpenBattle::duplicate);
    connect(m_form->archiveButton, &QPushButton::clicked, this, &OpenBattle::archive);
    connect(m_form->removeButton, &QPushButton::clicked, this, &OpenBattle::remove);
    connect(m_form->undoButton, &QPushButton::clicked, this, &OpenBattle::undo);
    connect(m_form->recoverButton, &QPushButton::clicked, this, &OpenBattle::recover);
    connect(m_form->closeButton, &QPushButton::clicked, this, &QDialog::reject);
    auto *removeKey =
        new QShortcut(QKeySequence::Delete, m_form->battles, nullptr, nullptr, Qt::WidgetShortcut);
    connect(removeKey, &QShortcut::activated, m_form->removeButton, &QPushButton::click);
    auto *undoKey = new QShortcut(QKeySequence::Undo, this);
    connect(undoKey, &QShortcut::activated, this, &OpenBattle::undo);
}

void OpenBattle::showShelf(Shelf shelf)
{
    m_shelf = shelf;
    m_form->playedTab->setChecked(shelf == Shelf::Played);
    m_form->archiveTab->setChecked(shelf == Shelf::Archive);
    m_form->removedTab->setChecked(shelf == Shelf::Removed);
    m_form->emptyLabel->setText(shelf == Shelf::Played    ? tr("No battle has been begun yet.")
                                : shelf == Shelf::Archive ? tr("Nothing has been put by.")
                                                          : tr("Nothing has been removed."));
    reload({});
}

void OpenBattle::reload(const QString &file)
{
    m_list->setShelf(m_shelf, m_played);
    const bool empty = m_list->rowCount() == 0;
    m_form->pages->setCurrentWidget(empty ? m_form->emptyPage : m_form->listPage);
    const QModelIndex wanted = m_list->indexOf(file);
    m_form->battles->setCurrentIndex(wanted.isValid() ? wanted : m_list->index(0));
    showDetails();
}

QString OpenBattle::pickedFile() const
{
    return m_list->file(m_form->battles->currentIndex());
}

void OpenBattle::showDetails()
{
    const QModelIndex picked = m_form->battles->currentIndex();
    m_form->detailArea->setVisible(picked.isValid());
    showButtons();
    if (!picked.isValid())
        return;
    const Standing standing = m_list->standing(picked);
    m_form->nameLabel->setText(m_list->data(picked, Qt::DisplayRole).toString());
    QStringList where{standing.trouble};
    if (!standing.name.isEmpty())
        where.prepend(tr("%1 · %2", "game, and turn").arg(standing.game, standing.turn));
    where.append(whyLeftAlone());
    where.removeAll(QString());
    m_form->whereLabel->setText(where.join(u'\n'));
    showBelow(*m_form->lastHeading, *m_form->lastLabel, standing.lastEntries.join(u"\n\n"_s));
    showBelow(*m_form->questionHeading, *m_form->questionLabel, standing.question);
    m_form->fileLabel->setText(QDir::toNativeSeparators(pickedFile()));
}

/// Why the battle that is picked cannot be archived, or removed either; empty where it can.
QString OpenBattle::whyLeftAlone() const
{
    const QString file = pickedFile();
    if (m_played && m_played->file() == file && !file.isEmpty())
        return tr("This battle is being played. To archive or remove it, open another one first.");
    if (isKeptElsewhere(file))
        return tr("It is kept in a folder of your own, and so cannot be archived.");
    return {};
}

void OpenBattle::showButtons()
{
    const QString file = pickedFile();
    const bool any = !file.isEmpty();
    const bool played = any && m_played && m_played->file() == file;
    const bool elsewhere = any && isKeptElsewhere(file);
    m_form->openButton->setEnabled(any);
    m_form->duplicateButton->setEnabled(any);
    m_form->archiveButton->setEnabled(any && !played && !elsewhere);
    m_form->removeButton->setEnabled(any && !played);
    m_form->archiveButton->setText(m_shelf == Shelf::Played ? tr("Archive") : tr("Bring back"));
    m_form->removeButton->setText(m_shelf == Shelf::Removed ? tr("Delete for good…")
                                  : elsewhere               ? tr("Take off the list")
                                                            : tr("Remove"));
    const QString why = whyLeftAlone();
    m_form->archiveButton->setToolTip(why);
    const QString key = QKeySequence(QKeySequence::Delete).toString(QKeySequence::NativeText);
    m_form->removeButton->setToolTip(
        played ? why
               : tr("%1 (%2)", "a button and its key").arg(m_form->removeButton->text(), key));
}

bool OpenBattle::openFile(const QString &file)
{
    if (file.isEmpty())
        return false;
    if (m_played && QFileInfo(m_played->file()) == QFileInfo(file)) {
        reject(); // it is there already
        return true;
    }
    Result<std::unique_ptr<Session>> session = battleFromFile(file);
    if (session) {
        listBattle(file);
        m_session = std::move(*session);
        accept();
        return true;
    }
    tell(session.fault().message);
    m_damaged = session.fault().damaged && isRecoverable(file) ? file : QString();
    m_form->recoverButton->setVisible(!m_damaged.isEmpty());
    return false;
}

std::unique_ptr<Session> OpenBattle::takeSession()
{
    return std::move(m_session);
}

void OpenBattle::askForFile()
{
    const QString file = QFileDialog::getOpenFileName(
        this, tr("Open another file"), QDir::homePath(), tr("Battles (*.adjutant);;All files (*)"));
    openFile(file);
}

void OpenBattle::duplicate()
{
    const QModelIndex picked = m_form->battles->currentIndex();
    const QString file = m_list->file(picked);
    const bool played = m_played && m_played->file() == file;
    const Result<QString> copy =
        played ? duplicateBattle(*m_played) : duplicateBattle(file, m_list->standing(picked).name);
    if (!copy) {
        tell(copy.fault().message);
        return;
    }
    listBattle(*copy);
    reload(*copy);
    tell(tr("Duplicated as “%1”.").arg(QFileInfo(*copy).completeBaseName()));
}

void OpenBattle::archive()
{
    if (m_shelf == Shelf::Played)
        move(Shelf::Archive, tr("Put into the archive."));
    else
        move(Shelf::Played, tr("Brought back to the battles."));
}

void OpenBattle::remove()
{
    QString file = pickedFile();
    if (m_shelf == Shelf::Removed) {
        deleteForGood(file);
    } else if (isKeptElsewhere(file)) {
        unlistBattle(file);
        reload({});
        tell(tr("Taken off the list. The file stays where it is."), [file] {
            listBattle(file);
            return file;
        });
    } else {
        move(Shelf::Removed, tr("Removed. It stays under “Removed” until it is deleted there."));
    }
}

void OpenBattle::deleteForGood(const QString &file)
{
    QMessageBox sure(
        QMessageBox::Question, tr("Delete for good"),
        tr("Delete “%1” for good? This cannot be undone.").arg(m_form->nameLabel->text()),
        QMessageBox::Cancel, this);
    sure.setTextFormat(Qt::PlainText);
    auto *yes = sure.addButton(tr("Delete"), QMessageBox::DestructiveRole);
    sure.setDefaultButton(QMessageBox::Cancel);
    sure.exec();
    if (sure.clickedButton() != yes)
        return;
    const Result<Done> gone = deleteBattle(file);
    reload({});
    tell(gone ? tr("Deleted.") : gone.fault().message);
}

void OpenBattle::move(Shelf to, const QString &notice)
{
    const Shelf from = m_shelf;
    const Result<QString> moved = moveToShelf(pickedFile(), to);
    if (!moved) {
        tell(moved.fault().message);
        return;
    }
    reload({});
    tell(notice, [from, file = *moved] {
        const Result<QString> back = moveToShelf(file, from);
        return back ? *back : file;
    });
}

void OpenBattle::recover()
{
    const QString copy = freeNameBeside(m_damaged, tr("recovered", "of a battle"));
    const Result<Recovery> recovery = recoverBattle(m_damaged, copy);
    if (!recovery) {
        tell(recovery.fault().message);
        return;
    }
    listBattle(copy);
    showShelf(shelfOf(copy));
    reload(copy);
    tell(tr("Recovered as “%1”. The damaged file is as it was.")
             .arg(QFileInfo(copy).completeBaseName()) +
         u'\n' + recovery->report.join(u'\n'));
}

void OpenBattle::tell(const QString &notice)
{
    takeNoticeAway();
    m_form->noticeLabel->setText(notice);
    m_form->noticeBox->show();
}

void OpenBattle::tell(const QString &notice, std::function<QString()> undo)
{
    tell(notice);
    m_undo = std::move(undo);
    m_form->undoButton->show();
}

void OpenBattle::undo()
{
    if (!m_undo)
        return;
    const QString file = m_undo();
    takeNoticeAway();
    showShelf(shelfOf(file));
    reload(file);
}

void OpenBattle::takeNoticeAway()
{
    m_undo = nullptr;
    m_damaged.clear();
    m_form->undoButton->hide();
    m_form->recoverButton->hide();
    m_form->noticeBox->hide();
}

} // namespace adjutant::app
