// SPDX-License-Identifier: MIT
#pragma once

#include <QDialog>

#include <memory>

namespace adjutant::app {

namespace Ui {
class PreferencesDialog;
}

/// Shows the preferences. Whatever is changed in it is in force at once.
class PreferencesDialog : public QDialog
{
    Q_OBJECT

public:
    explicit PreferencesDialog(QWidget *parent = nullptr);
    ~PreferencesDialog() override;

private:
    void fillThemes();
    void fillLanguages();
    void connectFields();
    void showAll();
    void fit();

    std::unique_ptr<Ui::PreferencesDialog> m_form;
};

} // namespace adjutant::app
