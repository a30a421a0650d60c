// SPDX-License-Identifier: MIT
#pragma once

#include <QPushButton>

namespace adjutant::app {

/// A button with the key that presses it written in front of its label: "H  Hits only".
///
/// A label that is too long is cut with an ellipsis, or where that is wanted goes on in further
/// lines; the tooltip and the accessible name have all of it. A click leaves the focus where it
/// was, so that Enter never repeats it.
class ActionButton : public QPushButton
{
    Q_OBJECT

public:
    explicit ActionButton(const QString &label, QWidget *parent = nullptr);
    explicit ActionButton(QWidget *parent = nullptr);

    const QString &label() const { return m_label; }
    void setLabel(const QString &label);
    /// \a key as people know it: "H", "Ctrl+Z".
    void setKey(const QString &key);
    const QString &key() const { return m_key; }
    /// Whether the key stands on the button too; in the tooltip it always does.
    void setKeyShown(bool shown);
    /// Whether the label stands on the button too, beside its icon; the tooltip always has it.
    void setLabelShown(bool shown);
    bool isLabelShown() const { return m_labelShown; }
    /// Whether a label that is too long for one line goes on in the next: where the layout has the
    /// height for it.
    void setWrapping(bool wrapping);
    /// What is written on it, cut where it has to be.
    QString writtenText() const;
    /// More about it, for the tooltip and the accessible description.
    void setDetail(const QString &detail);
    /// What the style sheet calls it: "chip", "quiet".
    void setLook(const QString &look);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;
    int heightForWidth(int width) const override;

protected:
    void paintEvent(QPaintEvent *event) override;
    /// The width that there is for its text, beside its icon.
    int textRoom() const;

private:
    QString shownText() const;
    QSize around() const;
    void paintLines(QPainter &painter) const;
    void describe();

    QString m_label;
    QString m_key;
    QString m_detail;
    bool m_keyShown = true;
    bool m_labelShown = true;
    bool m_wrapping = false;
};

} // namespace adjutant::app
