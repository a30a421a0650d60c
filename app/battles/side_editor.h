// SPDX-License-Identifier: MIT
#pragma once

#include "core/rules/rulebook.h"

#include <QWidget>

#include <memory>

namespace adjutant::app {

namespace Ui {
class SideEditor;
}

class TypeList;
class UnitsModel;

/// One side of a battle that is being set up: who it is, and its units from the catalogue. The same
/// for what lies on the table.
class SideEditor : public QWidget
{
    Q_OBJECT

public:
    explicit SideEditor(QWidget *parent = nullptr);
    ~SideEditor() override;

    /// \a number is that of the side, from 1.
    void setSide(const Rulebook &book, const SideEntry &side, const QString &player, int number);
    void setMarkers(const Rulebook &book, const QList<UnitEntry> &markers);
    /// The numbers of the units there are taken too.
    void setOther(const SideEditor &other);

    SideEntry side() const;
    QString player() const;
    QList<UnitEntry> units() const;

    int colour() const;
    void setColour(int colour);

    bool eventFilter(QObject *watched, QEvent *event) override;

signals:
    void changed();
    void refused(const QString &why);
    /// Another colour was chosen; \a before is the one that it had.
    void colourChanged(int before);

private:
    void connectButtons();
    void setUnits(const Rulebook &book, const QList<UnitEntry> &units, int firstNumber);
    void showColours(bool has);
    void search(const QString &typed);
    void addPicked();
    void pickUnit(int row);
    void showButtons();
    int pickedRow() const;

    std::unique_ptr<Ui::SideEditor> m_form;
    UnitsModel *m_units;
    TypeList *m_types;
    int m_colour = 0;
};

} // namespace adjutant::app
