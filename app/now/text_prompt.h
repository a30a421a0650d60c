// SPDX-License-Identifier: MIT
#pragma once

#include "app/now/prompt.h"

class QLineEdit;

namespace adjutant::app {

/// A few words: a place, a note, or what is kept sealed and not shown while it is typed.
class TextPrompt : public Prompt
{
    Q_OBJECT

public:
    TextPrompt(const Session &session, QWidget *parent);

    bool takeKey(const QKeyEvent &key) override;
    QWidget *typedInto() const override;

private:
    QLineEdit *m_edit;
};

} // namespace adjutant::app
