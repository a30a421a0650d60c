// SPDX-License-Identifier: MIT
#pragma once

#include "app/now/prompt.h"

class QLineEdit;

namespace adjutant::app {

/// A measured distance. Both decimal signs are understood.
class LengthPrompt : public Prompt
{
    Q_OBJECT

public:
    LengthPrompt(const Session &session, QWidget *parent);

    bool takeKey(const QKeyEvent &key) override;
    QWidget *typedInto() const override;

private:
    void commit();

    QLineEdit *m_edit;
};

} // namespace adjutant::app
