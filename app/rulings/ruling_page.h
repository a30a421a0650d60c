// SPDX-License-Identifier: MIT
#pragma once

#include <QList>
#include <QScrollArea>

#include <memory>

namespace adjutant {
struct Ruling;
}

namespace adjutant::app {

namespace Ui {
class RulingPage;
}

class AgreedRules;
class ChoiceButton;

/// One ruling: its question, what each choice means, and which one is in force.
class RulingPage : public QScrollArea
{
    Q_OBJECT

public:
    explicit RulingPage(QWidget *parent = nullptr);
    ~RulingPage() override;

    void showRuling(AgreedRules &rules, const Ruling &ruling);
    /// Shows what is in force now.
    void refresh();

private:
    void addChoices();
    void choose(const QString &choice);
    QString whereText() const;

    std::unique_ptr<Ui::RulingPage> m_form;
    AgreedRules *m_rules = nullptr;
    const Ruling *m_ruling = nullptr;
    QList<ChoiceButton *> m_choices; ///< one for each option
};

} // namespace adjutant::app
