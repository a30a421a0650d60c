// SPDX-License-Identifier: MIT
#include "app/preferences/preferences_dialog.h"

#include "preferences/ui_preferences_dialog.h"

#include "app/preferences/preferences.h"
#include "app/style/design.h"

#include "core/language.h"

#include <QLocale>
#include <QPushButton>
#include <QScreen>
#include <QScrollBar>
#include <QStyle>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace adjutant::app {

PreferencesDialog::PreferencesDialog(QWidget *parent)
    : QDialog(parent)
    , m_form(std::make_unique<Ui::PreferencesDialog>())
{
    m_form->setupUi(this);
    m_form->scaleBox->setRange(Design::SmallestScale, Design::LargestScale);
    m_form->scaleBox->setSingleStep(Design::ScaleStep);
    fillThemes();
    fillLanguages();
    showAll();
    connectFields();
    connect(&preferences(), &Preferences::changed, this, &PreferencesDialog::showAll);
}

PreferencesDialog::~PreferencesDialog() = default;

void PreferencesDialog::fillThemes()
{
    const auto add = [this](const QString &label, Theme theme) {
        m_form->themeBox->addItem(label, static_cast<int>(theme));
    };
    add(tr("As the system"), Theme::System);
    add(tr("Light"), Theme::Light);
    add(tr("Dark"), Theme::Dark);
}

void PreferencesDialog::fillLanguages()
{
    m_form->languageBox->addItem(tr("As the system"), QString());
    for (const QString &code : Language::available())
        m_form->languageBox->addItem(QLocale(code).nativeLanguageName(), code);
}

void PreferencesDialog::connectFields()
{
    connect(m_form->scaleBox, &QSpinBox::valueChanged, &design(), &Design::setScale);
    connect(m_form->themeBox, &QComboBox::activated, this, [this] {
        design().setTheme(static_cast<Theme>(m_form->themeBox->currentData().toInt()));
    });
    connect(m_form->languageBox, &QComboBox::activated, this, [this] {
        preferences().setLanguage(m_form->languageBox->currentData().toString());
        m_form->restartLabel->setText(
            tr("Spoken from the next start on: close Adjutant, and open it."));
    });
    connect(m_form->appDiceButton, &QAbstractButton::toggled, &preferences(),
            &Preferences::setAppDice);
    connect(m_form->oddsBox, &QAbstractButton::toggled, &preferences(),
            [](bool shown) { preferences().setOddsHidden(!shown); });
    connect(m_form->confirmBox, &QAbstractButton::toggled, &preferences(),
            &Preferences::setConfirms);
    connect(m_form->buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(m_form->buttons->button(QDialogButtonBox::RestoreDefaults), &QAbstractButton::clicked,
            &preferences(), &Preferences::reset);
}

void PreferencesDialog::showAll()
{
    m_form->themeBox->setCurrentIndex(
        m_form->themeBox->findData(static_cast<int>(design().theme())));
    m_form->scaleBox->setValue(design().scale());
    const int language = m_form->languageBox->findData(preferences().language());
    m_form->languageBox->setCurrentIndex(qMax(0, language));
    m_form->appDiceButton->setChecked(preferences().appDice());
    m_form->realDiceButton->setChecked(!preferences().appDice());
    m_form->oddsBox->setChecked(!preferences().oddsHidden());
    m_form->confirmBox->setChecked(preferences().confirms());
    fit();
}

/// As high as its fields, as far as the screen has room.
void PreferencesDialog::fit()
{
    const int frame = m_form->fieldArea->verticalScrollBar()->sizeHint().width();
    const QSize fields = m_form->fieldBox->sizeHint() + QSize(frame, 0);
    const QSize others = layout()->sizeHint() - m_form->fieldArea->sizeHint();
    const QSize room = screen()->availableSize() -
                       QSize(0, style()->pixelMetric(QStyle::PM_TitleBarHeight, nullptr, this));
    const QSize wanted(std::max(layout()->sizeHint().width(), fields.width()),
                       fields.height() + others.height());
    resize(wanted.boundedTo(room));
}

} // namespace adjutant::app
