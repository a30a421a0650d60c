// SPDX-License-Identifier: MIT
#pragma once

#include <QObject>
#include <QString>

class QSettings;

namespace adjutant::app {

/// How its owner likes the program. Each change is kept at once, and found again the next time; the
/// look itself (theme and size of text) is the Design's, which is kept here too.
class Preferences : public QObject
{
    Q_OBJECT

public:
    static Preferences &instance();

    /// Brings back what was kept; without anything, as delivered.
    void load();
    /// As delivered.
    void reset();

    /// Whether the program throws the dice; else people do, and say what they show.
    bool appDice() const { return m_appDice; }
    void setAppDice(bool on);
    /// Whether no chances are shown before a throw.
    bool oddsHidden() const { return m_oddsHidden; }
    void setOddsHidden(bool hidden);
    /// Whether it is asked before something is lost that cannot be brought back.
    bool confirms() const { return m_confirms; }
    void setConfirms(bool on);
    /// The code of the language to speak, such as "de"; empty for that of the system. Spoken from
    /// the next start on.
    const QString &language() const { return m_language; }
    void setLanguage(const QString &code);

signals:
    void changed();

private:
    explicit Preferences(QObject *parent);
    void keepLook();
    void keep(const QString &key, const QVariant &value);

    bool m_appDice = false;
    bool m_oddsHidden = false;
    bool m_confirms = true;
    QString m_language;
};

/// Short for Preferences::instance().
inline Preferences &preferences()
{
    return Preferences::instance();
}

} // namespace adjutant::app
