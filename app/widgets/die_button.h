// SPDX-License-Identifier: MIT
#pragma once

#include <QAbstractButton>

namespace adjutant::app {

/// A die: one that was thrown, or a face to press for what a die shows.
class DieButton : public QAbstractButton
{
    Q_OBJECT

public:
    enum class Role {
        Thrown,      ///< large; pressing it opens it again
        ThrownSmall, ///< one of many
        Key,         ///< a face to choose, with its number below
    };

    explicit DieButton(Role role, QWidget *parent = nullptr);

    Role role() const { return m_role; }

    /// 0 for a die whose face is not known yet.
    void setFace(int face);
    int face() const { return m_face; }
    /// Beyond six the face is a number.
    void setSides(int sides);
    /// Whether the face counts: it is drawn with a halo.
    void setCounts(bool counts);
    bool counts() const { return m_counts; }
    /// The colour of the side that throws; the ink where none is set.
    void setInk(const QColor &ink);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return sizeHint(); }

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    int edge() const;
    void describe();

    Role m_role;
    int m_face = 0;
    int m_sides = 6;
    bool m_counts = false;
    QColor m_ink;
};

} // namespace adjutant::app
