// SPDX-License-Identifier: MIT
#pragma once

#include "core/battle/entity_id.h"
#include "core/rules/result.h"

#include <QObject>

#include <memory>

namespace adjutant::app {

class Session;

/// The moment of the past that is looked at: the battle as it stood then, beside the one that is
/// played. Nothing that is done there changes the battle; whatever happens in the battle ends it.
class Lookback : public QObject
{
    Q_OBJECT

public:
    explicit Lookback(Session &session);
    ~Lookback() override;

    bool isOpen() const { return m_then != nullptr; }
    /// The battle as it stood then; null where nothing is looked at.
    Session *then() const { return m_then.get(); }
    /// The last step of what had happened by then.
    StepId step() const { return m_step; }
    /// Whether the order of battle shows that moment, or what is now.
    bool showsThen() const { return isOpen() && m_showsThen; }
    void setShowsThen(bool then);

    /// Looks at the moment after \a step.
    void look(StepId step);
    void close();
    /// A battle of its own that asks what \a answer answered.
    Result<std::unique_ptr<Session>> asking(StepId answer) const;

signals:
    /// Another moment is looked at, or none any more.
    void changed();

private:
    Session &m_session;
    std::unique_ptr<Session> m_then;
    StepId m_step = StepId::None;
    bool m_showsThen = true;
};

} // namespace adjutant::app
