// SPDX-License-Identifier: MIT
#pragma once

#include <QWidget>

#include <memory>

class QModelIndex;

namespace adjutant::app {

namespace Ui {
class RulingsView;
}

class AgreedRules;
class RulingsModel;

/// All rulings and tables of a game, to be searched, read and changed.
class RulingsView : public QWidget
{
    Q_OBJECT

public:
    explicit RulingsView(QWidget *parent = nullptr);
    ~RulingsView() override;

    /// Shows those of one battle, which has the name \a battle. \a rules is null or lives as long
    /// as they are shown.
    void setRules(AgreedRules *rules, const QString &battle);

private:
    void search();
    void showPicked(const QModelIndex &index);
    void refresh();
    void showSummary();
    void makeSheet();

    std::unique_ptr<Ui::RulingsView> m_form;
    RulingsModel *m_model;
    AgreedRules *m_rules = nullptr;
    QString m_battle;
};

} // namespace adjutant::app
