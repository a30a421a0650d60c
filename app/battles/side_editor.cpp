// SPDX-License-Identifier: MIT
#include "app/battles/side_editor.h"

#include "battles/ui_side_editor.h"

#include "app/battles/type_list.h"
#include "app/battles/units_model.h"
#include "app/style/design.h"
#include "app/widgets/flow_layout.h"

#include <QHeaderView>
#include <QKeyEvent>
#include <QShortcut>

using namespace Qt::StringLiterals;

namespace adjutant::app {

namespace {

constexpr int NumbersOfASide = 10; ///< the first has 1 to 10, the second 11 to 20

QIcon colourIcon(const QColor &colour)
{
    QPixmap patch(design().px(14), design().px(14));
    patch.fill(colour);
    return patch;
}

} // namespace

SideEditor::SideEditor(QWidget *parent)
    : QWidget(parent)
    , m_form(std::make_unique<Ui::SideEditor>())
    , m_units(new UnitsModel(this))
    , m_types(new TypeList(this))
{
    m_form->setupUi(this);
    auto *buttons = new FlowLayout(m_form->buttonBox);
    for (QPushButton *each : {m_form->duplicateButton, m_form->renameButton, m_form->upButton,
                              m_form->downButton, m_form->removeButton})
        buttons->addWidget(each);
    m_form->units->setModel(m_units);
    m_form->units->verticalHeader()->hide();
    QHeaderView *headings = m_form->units->horizontalHeader();
    headings->setSectionResizeMode(QHeaderView::ResizeToContents);
    headings->setSectionResizeMode(UnitsModel::NameColumn, QHeaderView::Stretch);
    headings->setDefaultAlignment(Qt::AlignLeft | Qt::AlignVCenter);
    m_form->catalogue->setModel(m_types);
    m_form->searchEdit->installEventFilter(this);
    m_form->nameEdit->installEventFilter(this);
    m_form->playerEdit->installEventFilter(this);
    connectButtons();
}

SideEditor::~SideEditor() = default;

void SideEditor::connectButtons()
{
    connect(m_units, &UnitsModel::changed, this, &SideEditor::changed);
    connect(m_units, &UnitsModel::refused, this, &SideEditor::refused);
    connect(m_form->nameEdit, &QLineEdit::textChanged, this, &SideEditor::changed);
    connect(m_form->playerEdit, &QLineEdit::textChanged, this, &SideEditor::changed);
    connect(m_form->valuesForm, &ValuesForm::changed, this, &SideEditor::changed);
    connect(m_form->colourCombo, &QComboBox::activated, this, [this] {
        const int before = m_colour;
        m_colour = m_form->colourCombo->currentData().toInt();
        emit colourChanged(before);
        emit changed();
    });
    connect(m_form->searchEdit, &QLineEdit::textChanged, this, &SideEditor::search);
    connect(m_form->catalogue, &RowList::chosen, this, [this](const QModelIndex &index) {
        pickUnit(m_units->add(index.data(TypeList::TypeRole).toString()));
    });
    connect(m_form->duplicateButton, &QPushButton::clicked, this,
            [this] { pickUnit(m_units->duplicate(pickedRow())); });
    connect(m_form->removeButton, &QPushButton::clicked, this,
            [this] { pickUnit(m_units->remove(pickedRow())); });
    connect(m_form->upButton, &QPushButton::clicked, this,
            [this] { pickUnit(m_units->move(pickedRow(), -1)); });
    connect(m_form->downButton, &QPushButton::clicked, this,
            [this] { pickUnit(m_units->move(pickedRow(), 1)); });
    connect(m_form->renameButton, &QPushButton::clicked, this,
            [this] { m_form->units->edit(m_units->index(pickedRow(), UnitsModel::NameColumn)); });
    connect(m_form->units->selectionModel(), &QItemSelectionModel::currentChanged, this,
            &SideEditor::showButtons);
    auto *removeKey =
        new QShortcut(QKeySequence::Delete, m_form->units, nullptr, nullptr, Qt::WidgetShortcut);
    connect(removeKey, &QShortcut::activated, m_form->removeButton, &QPushButton::click);
    const QList<std::pair<QKeyCombination, QPushButton *>> keys{
        {Qt::CTRL | Qt::Key_D, m_form->duplicateButton},
        {Qt::CTRL | Qt::Key_Up, m_form->upButton},
        {Qt::CTRL | Qt::Key_Down, m_form->downButton}};
    for (const auto &[key, button] : keys) {
        auto *shortcut =
            new QShortcut(QKeySequence(key), m_form->units, nullptr, nullptr, Qt::WidgetShortcut);
        connect(shortcut, &QShortcut::activated, button, &QPushButton::click);
    }
}

void SideEditor::setSide(const Rulebook &book, const SideEntry &side, const QString &player,
                         int number)
{
    m_form->nameEdit->setText(side.name);
    m_form->playerEdit->setText(player);
    m_form->valuesForm->setValues(book, u"side"_s, side.values);
    m_colour = side.values.value(u"colour"_s).toInt();
    showColours(m_colour > 0);
    setUnits(book, side.units, (number - 1) * NumbersOfASide + 1);
    m_types->setBook(book, false);
}

void SideEditor::setMarkers(const Rulebook &book, const QList<UnitEntry> &markers)
{
    m_form->sideBox->hide();
    m_form->units->setAccessibleName(tr("What lies on the table"));
    m_form->units->setColumnHidden(UnitsModel::NumberColumn, true);
    m_form->units->setColumnHidden(UnitsModel::PlayerColumn, true);
    setUnits(book, markers, 0);
    m_types->setBook(book, true);
}

void SideEditor::setUnits(const Rulebook &book, const QList<UnitEntry> &units, int firstNumber)
{
    m_units->setUnits(book, units, firstNumber);
    m_form->searchEdit->clear();
    pickUnit(units.isEmpty() ? -1 : 0);
}

void SideEditor::setOther(const SideEditor &other)
{
    m_units->setOther(other.m_units);
}

SideEntry SideEditor::side() const
{
    SideEntry side{m_form->nameEdit->text().simplified(), m_form->valuesForm->values(), units()};
    if (m_colour > 0)
        side.values.insert(u"colour"_s, m_colour);
    return side;
}

QString SideEditor::player() const
{
    return m_form->playerEdit->text().simplified();
}

QList<UnitEntry> SideEditor::units() const
{
    return m_units->units();
}

void SideEditor::showColours(bool has)
{
    const QStringList names{tr("Blue"), tr("Orange"), tr("Purple"), tr("Green")};
    m_form->colourCombo->clear();
    for (int i = 0; i < design().palette().sides.size(); ++i)
        m_form->colourCombo->addItem(colourIcon(design().palette().side(i + 1)),
                                     names.value(i, QString::number(i + 1)), i + 1);
    m_form->colourCombo->setCurrentIndex(m_colour - 1);
    m_form->colourCombo->setVisible(has);
    m_form->colourLabel->setVisible(has);
}

int SideEditor::colour() const
{
    return m_colour;
}

void SideEditor::setColour(int colour)
{
    m_colour = colour;
    m_form->colourCombo->setCurrentIndex(colour - 1);
}

void SideEditor::search(const QString &typed)
{
    m_types->filter(SearchWords(typed));
    m_form->catalogue->setCurrentIndex(typed.trimmed().isEmpty() ? QModelIndex()
                                                                 : m_types->index(0, 0));
}

void SideEditor::addPicked()
{
    const QModelIndex picked = m_form->catalogue->currentIndex();
    if (picked.isValid())
        pickUnit(m_units->add(picked.data(TypeList::TypeRole).toString()));
}

void SideEditor::pickUnit(int row)
{
    m_form->units->setCurrentIndex(m_units->index(row, UnitsModel::NameColumn));
    showButtons();
}

int SideEditor::pickedRow() const
{
    return m_form->units->currentIndex().row();
}

void SideEditor::showButtons()
{
    const int row = pickedRow();
    for (QPushButton *button :
         {m_form->duplicateButton, m_form->renameButton, m_form->removeButton})
        button->setEnabled(row >= 0);
    m_form->upButton->setEnabled(row > 0);
    m_form->downButton->setEnabled(row >= 0 && row + 1 < m_units->rowCount());
}

bool SideEditor::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() != QEvent::KeyPress)
        return QWidget::eventFilter(watched, event);
    const auto &key = *static_cast<QKeyEvent *>(event);
    const bool enter = key.key() == Qt::Key_Return || key.key() == Qt::Key_Enter;
    const bool plain = !(key.modifiers() & ~Qt::KeypadModifier);
    // Enter adds what was found; it never begins the battle from within a field.
    if (enter && plain) {
        if (watched == m_form->searchEdit)
            addPicked();
        return true;
    }
    const bool arrow = key.key() == Qt::Key_Down || key.key() == Qt::Key_Up;
    if (watched != m_form->searchEdit || !arrow || !plain)
        return QWidget::eventFilter(watched, event);
    const int step = key.key() == Qt::Key_Down ? 1 : -1;
    const int row = std::clamp(m_form->catalogue->currentIndex().row() + step, 0,
                               std::max(0, m_types->rowCount() - 1));
    m_form->catalogue->setCurrentIndex(m_types->index(row, 0));
    return true;
}

} // namespace adjutant::app
