// SPDX-License-Identifier: MIT
#pragma once

#include "app/style/palette.h"

#include <QFont>
#include <QObject>

class QPalette;

namespace adjutant::app {

enum class Theme { System, Light, Dark };

/// The sizes of type, by what is written.
enum class Type {
    Body,
    Strong,   ///< a unit that is picked, a button
    Small,    ///< what stands beside: allowances, hints, captions
    Badge,    ///< a state, in capitals
    Section,  ///< BRITISH, BARBED WIRE CHECK
    Title,    ///< the battle, the turn
    Figure,   ///< a chance, a number that counts
    Question, ///< the largest: read aloud
};

/// Distances, in the units of px().
namespace space {
constexpr int Hair = 2;
constexpr int Small = 5;
constexpr int Medium = 10;
constexpr int Large = 18;
constexpr int Zone = 26; ///< around the question
} // namespace space

/// The one place for how the window looks: colours, type, distances, and the scale of all of it.
class Design : public QObject
{
    Q_OBJECT

public:
    static constexpr int SmallestScale = 100;
    static constexpr int LargestScale = 250;
    static constexpr int ScaleStep = 10;

    static Design &instance();

    /// Puts style, fonts and colours on the application. Once, when it starts.
    void dress();
    /// What the desktop says of itself; from then on its palette is not asked any more.
    void setSystemDark(bool dark);
    /// What the palette of the desktop tells, where it says nothing of itself.
    void setSystemPalette(const QPalette &palette);

    const Palette &palette() const;
    bool isDark() const;
    Theme theme() const { return m_theme; }
    void setTheme(Theme theme);

    /// In percent.
    int scale() const { return m_scale; }
    void setScale(int percent);
    void larger() { setScale(m_scale + ScaleStep); }
    void smaller() { setScale(m_scale - ScaleStep); }

    /// A length that is \a atFullSize pixels at 100 percent.
    int px(int atFullSize) const { return (atFullSize * m_scale + 50) / 100; }
    QFont font(Type type) const;

signals:
    /// Colours or sizes are different now; widgets that paint themselves paint again.
    void changed();

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    explicit Design(QObject *parent);
    void readSystem();
    void noteSystem(bool dark);
    void apply();

    Theme m_theme = Theme::System;
    int m_scale = SmallestScale;
    bool m_systemDark = false;
    bool m_systemTold = false; ///< by the desktop itself
    bool m_dressed = false;
};

/// Short for Design::instance().
inline Design &design()
{
    return Design::instance();
}

} // namespace adjutant::app
