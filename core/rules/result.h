// SPDX-License-Identifier: MIT
#pragma once

#include <QString>

#include <utility>
#include <variant>

namespace adjutant {

/// Why something from outside (a file, a message) could not be used: in words for people, naming
/// the thing and the place in it.
struct Fault
{
    QString message;
    bool damaged = false; ///< a file is broken; part of it may still be read (see recoverBattle)
};

/// A value, or the fault that stood in its way.
template<typename T>
class [[nodiscard]] Result
{
public:
    Result(T value)
        : m_content(std::move(value))
    {
    }
    Result(Fault fault)
        : m_content(std::move(fault))
    {
    }

    bool ok() const { return std::holds_alternative<T>(m_content); }
    explicit operator bool() const { return ok(); }
    const T &operator*() const { return std::get<T>(m_content); }
    T &operator*() { return std::get<T>(m_content); }
    const T *operator->() const { return &std::get<T>(m_content); }
    T *operator->() { return &std::get<T>(m_content); }
    const Fault &fault() const { return std::get<Fault>(m_content); }

private:
    std::variant<T, Fault> m_content;
};

/// For what either works or not.
struct Done
{
};

} // namespace adjutant
