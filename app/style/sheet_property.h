// SPDX-License-Identifier: MIT
#pragma once

class QVariant;
class QWidget;

namespace adjutant::app {

/// Sets a property that the style sheet asks for, such as "look", and dresses \a widget anew where
/// it is another one.
void setSheetProperty(QWidget &widget, const char *name, const QVariant &value);

} // namespace adjutant::app
