// SPDX-License-Identifier: MIT
#include "app/photographs/photographs_window.h"

#include "photographs/ui_photographs_window.h"

#include "app/photographs/photograph.h"
#include "app/rows/row_roles.h"
#include "app/session/session.h"
#include "app/widgets/flow_layout.h"
#include "app/widgets/window_place.h"

#include <QDateTime>
#include <QFileDialog>
#include <QSaveFile>
#include <QStandardItemModel>

using namespace Qt::StringLiterals;

namespace adjutant::app {

namespace {

constexpr QSize PhotographsSize(1000, 640); ///< at 100 percent
constexpr int PhotographStepRole = Qt::UserRole;

} // namespace

PhotographsWindow::PhotographsWindow(Session &session, QWidget *parent)
    : QDialog(parent)
    , m_form(std::make_unique<Ui::PhotographsWindow>())
    , m_session(session)
    , m_list(new QStandardItemModel(this))
{
    m_form->setupUi(this);
    m_form->noticeLabel->hide();
    auto *buttons = new FlowLayout(m_form->buttonBox);
    for (QPushButton *each : {m_form->addButton, m_form->saveButton, m_form->closeButton})
        buttons->addWidget(each);
    connect(&session, &Session::changed, this, &PhotographsWindow::reload);
    m_form->photographs->setModel(m_list);
    connect(m_form->photographs->selectionModel(), &QItemSelectionModel::currentChanged, this,
            &PhotographsWindow::showPicked);
    connect(m_form->addButton, &QPushButton::clicked, this, &PhotographsWindow::askForFile);
    connect(m_form->saveButton, &QPushButton::clicked, this, &PhotographsWindow::save);
    connect(m_form->closeButton, &QPushButton::clicked, this, &QDialog::reject);
    connect(&session, &Session::failed, this, &PhotographsWindow::tell);
    new WindowPlace(this, u"photographs"_s, PhotographsSize);
    reload();
}

PhotographsWindow::~PhotographsWindow() = default;

void PhotographsWindow::reload()
{
    m_list->clear();
    const Journal &journal = m_session.journal();
    const QList<StepId> log = journal.path(journal.head());
    for (const StepId id : photographsOf(m_session)) {
        const Step &step = journal.step(id);
        auto *row = new QStandardItem(m_session.render(step.label));
        row->setData(log.contains(id) ? momentOf(id)
                                      : tr("%1 · not in the log any more").arg(momentOf(id)),
                     DetailRole);
        row->setData(
            QLocale().toString(QDateTime::fromMSecsSinceEpoch(step.time), QLocale::ShortFormat),
            AsideRole);
        row->setData(number(id), PhotographStepRole);
        row->setEditable(false);
        m_list->appendRow(row);
    }
    m_form->photographs->setCurrentIndex(m_list->index(m_list->rowCount() - 1, 0));
    showPicked();
}

/// When it was in the battle: "Turn 3 · German".
QString PhotographsWindow::momentOf(StepId step) const
{
    const Moment moment = m_session.journal().stateAt(step).moment();
    const QString turn = tr("Turn %1").arg(moment.turn);
    return moment.side == EntityId::None
               ? turn
               : tr("%1 · %2", "turn and side").arg(turn, m_session.nameOf(moment.side));
}

StepId PhotographsWindow::picked() const
{
    return StepId{m_form->photographs->currentIndex().data(PhotographStepRole).toInt()};
}

void PhotographsWindow::pick(StepId step)
{
    const QModelIndexList found =
        m_list->match(m_list->index(0, 0), PhotographStepRole, number(step), 1, Qt::MatchExactly);
    if (!found.isEmpty())
        m_form->photographs->setCurrentIndex(found.constFirst());
}

void PhotographsWindow::showPicked()
{
    const StepId step = picked();
    m_picture =
        step == StepId::None ? QImage() : Photograph::of(m_session.journal().step(step))->image();
    m_form->saveButton->setEnabled(step != StepId::None);
    showPicture();
}

/// As large as there is room, and never larger than it is.
void PhotographsWindow::showPicture()
{
    if (m_picture.isNull()) {
        m_form->pictureLabel->setText(tr("A photograph of the table belongs to the moment at "
                                         "which it is added, and stands in the log."));
        return;
    }
    const QSize room = m_form->pictureLabel->size();
    const bool fits = m_picture.width() <= room.width() && m_picture.height() <= room.height();
    m_form->pictureLabel->setPixmap(QPixmap::fromImage(
        fits ? m_picture : m_picture.scaled(room, Qt::KeepAspectRatio, Qt::SmoothTransformation)));
}

void PhotographsWindow::resizeEvent(QResizeEvent *event)
{
    QDialog::resizeEvent(event);
    showPicture();
}

void PhotographsWindow::askForFile()
{
    const QString file = QFileDialog::getOpenFileName(
        this, tr("Add a photograph"), QDir::homePath(),
        tr("Pictures (*.jpg *.jpeg *.png *.bmp *.gif);;All files (*)"));
    if (!file.isEmpty())
        add(file);
}

void PhotographsWindow::add(const QString &file)
{
    m_form->noticeLabel->hide();
    const Result<Photograph> photograph = Photograph::fromFile(file, m_form->captionEdit->text());
    if (!photograph) {
        tell(photograph.fault().message);
        return;
    }
    if (!photograph->keep(m_session))
        return;
    m_form->captionEdit->clear();
}

void PhotographsWindow::save()
{
    const QString file = QFileDialog::getSaveFileName(this, tr("Save the photograph"),
                                                      QDir::homePath(), tr("Pictures (*.jpg)"));
    if (file.isEmpty())
        return;
    const QByteArray jpeg = Photograph::of(m_session.journal().step(picked()))->jpeg;
    QSaveFile out(file);
    if (!out.open(QIODevice::WriteOnly) || out.write(jpeg) != jpeg.size() || !out.commit())
        tell(tr("“%1” cannot be written. Choose a folder of your own.")
                 .arg(QDir::toNativeSeparators(file)));
}

void PhotographsWindow::tell(const QString &notice)
{
    m_form->noticeLabel->setText(notice);
    m_form->noticeLabel->show();
}

} // namespace adjutant::app
