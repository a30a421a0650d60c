// SPDX-License-Identifier: MIT
#pragma once

namespace adjutant::app {

/// How the units stand in the order of battle. What was chosen last is kept for the next time.
struct UnitListing
{
    /// What comes first within a side or a group.
    enum class By { Number, Name, Type, Danger };

    By by = By::Number;
    bool grouped = false;  ///< by brigade, where units have one
    bool large = false;    ///< of double size, for the touch of a thumb
    bool offTable = false; ///< with those that were taken off the table

    static UnitListing load();
    void keep() const;

    friend bool operator==(const UnitListing &, const UnitListing &) = default;
};

} // namespace adjutant::app
