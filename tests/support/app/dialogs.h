// SPDX-License-Identifier: MIT
#pragma once

#include "app/session/session.h"

#include <QStringList>
#include <QWidget>

#include <memory>

namespace adjutant::test {

/// Every window that opens from the main one, by name.
QStringList dialogNames();
/// That window, about \a session.
std::unique_ptr<QWidget> makeDialog(const QString &name, app::Session &session);

} // namespace adjutant::test
