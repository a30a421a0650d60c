// SPDX-License-Identifier: MIT
#pragma once

#include "app/session/session.h"

#include <QDialog>
#include <QStringList>

#include <memory>

namespace adjutant::test {

/// Every window that opens from the main one, by name.
QStringList dialogNames();
/// That window, about \a session.
std::unique_ptr<QDialog> makeDialog(const QString &name, app::Session &session);

} // namespace adjutant::test
