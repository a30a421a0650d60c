// SPDX-License-Identifier: MIT
#pragma once

#include <QDialog>

#include <memory>

namespace adjutant::app {

namespace Ui {
class HelpWindow;
}

/// The manual: its chapters at the left, the text at the right. It stays open beside the game.
class HelpWindow : public QDialog
{
    Q_OBJECT

public:
    explicit HelpWindow(QWidget *parent = nullptr);
    ~HelpWindow() override;

    /// The text of the manual, as Markdown.
    void setManual(const QString &markdown);

private:
    void restyle();
    void spreadText();
    void listChapters();
    void goTo(int chapter);

    std::unique_ptr<Ui::HelpWindow> m_form;
    QString m_manual;
    QList<int> m_places; ///< of the chapters in the text
};

} // namespace adjutant::app
