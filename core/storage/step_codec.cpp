// SPDX-License-Identifier: MIT
#include "core/storage/step_codec.h"

#include <QDataStream>
#include <QIODevice>

#include <concepts>
#include <type_traits>

namespace adjutant {

namespace {

/// Whether T is U, constant or not: each type lists its fields once, for writing and for reading.
template<typename T, typename U>
concept Is = std::same_as<std::remove_const_t<T>, U>;

template<typename T>
concept Id = std::same_as<T, EntityId> || std::same_as<T, StepId>;

using StoredValue = std::variant<std::monostate, int, QString>;

/// Far deeper than sentences go: what is deeper is no sentence of ours.
constexpr int DeepestText = 16;

// The fields of each type, in the order in which they stand in the file.

void fields(auto &each, Is<Text::Named> auto &named)
{
    each(named.name, named.argument);
}

void fields(auto &each, Is<Command> auto &command)
{
    each(command.procedure, command.arguments, command.allowed, command.reason, command.origin,
         command.owed);
}

void fields(auto &each, Is<Line> auto &line)
{
    each(line.text, line.rule, line.table, line.row);
}

void fields(auto &each, Is<Owed> auto &owed)
{
    each(owed.id, owed.procedure, owed.arguments, owed.due, owed.gate, owed.cause, owed.group,
         owed.side);
}

void fields(auto &each, Is<Moment> auto &moment)
{
    each(moment.turn, moment.side, moment.phase);
}

void fields(auto &each, Is<effect::Create> auto &effect)
{
    each(effect.entity);
}

void fields(auto &each, Is<effect::Remove> auto &effect)
{
    each(effect.entity);
}

void fields(auto &each, Is<effect::Restore> auto &effect)
{
    each(effect.entity);
}

void fields(auto &each, Is<effect::Set> auto &effect)
{
    each(effect.entity, effect.key, effect.before, effect.after);
}

void fields(auto &each, Is<effect::Link> auto &effect)
{
    each(effect.from, effect.key, effect.to);
}

void fields(auto &each, Is<effect::Unlink> auto &effect)
{
    each(effect.from, effect.key, effect.to);
}

void fields(auto &each, Is<effect::Owe> auto &effect)
{
    each(effect.owed, effect.place);
}

void fields(auto &each, Is<effect::Settle> auto &effect)
{
    each(effect.owed, effect.place);
}

void fields(auto &each, Is<effect::Advance> auto &effect)
{
    each(effect.before, effect.after);
}

void fields(auto &each, Is<effect::Instruct> auto &effect)
{
    each(effect.subject, effect.text);
}

void fields(auto &each, Is<Step> auto &step)
{
    each(step.kind, step.entry);
    if (step.kind == Step::Kind::Command)
        each(step.command);
    if (step.kind == Step::Kind::Answer)
        each(step.key, step.allowed, step.fact, step.shown);
    each(step.answer, step.ends, step.effects, step.lines, step.label, step.replays, step.rules,
         step.time);
}

class Writer
{
public:
    explicit Writer(QDataStream &stream)
        : m_stream(stream)
    {
    }

    template<typename... Fields>
    void operator()(const Fields &...values)
    {
        (put(values), ...);
    }

private:
    template<typename T>
    void put(const T &value)
    {
        if constexpr (requires { fields(*this, value); })
            fields(*this, value);
        else if constexpr (std::is_enum_v<T>)
            m_stream << static_cast<qint32>(value);
        else
            m_stream << value;
    }
    template<typename T>
    void put(const QList<T> &list)
    {
        m_stream << static_cast<qint32>(list.size());
        for (const T &each : list)
            put(each);
    }
    template<typename Key, typename T>
    void put(const QMap<Key, T> &map)
    {
        m_stream << static_cast<qint32>(map.size());
        for (auto it = map.cbegin(); it != map.cend(); ++it)
            (*this)(it.key(), it.value());
    }
    template<typename... Kinds>
    void put(const std::variant<Kinds...> &value)
    {
        m_stream << static_cast<quint8>(value.index());
        std::visit(*this, value);
    }
    void put(std::monostate) {}
    void put(const Value &value)
    {
        put(value.isEmpty()    ? StoredValue()
            : value.isNumber() ? StoredValue(value.toInt())
                               : StoredValue(value.toWord()));
    }
    void put(const Text &text) { (*this)(text.key(), text.arguments()); }
    void put(const Entity &entity)
    {
        (*this)(entity.id(), entity.kind(), entity.parent(), entity.values(), entity.links());
    }

    QDataStream &m_stream;
};

class Reader
{
public:
    explicit Reader(QDataStream &stream)
        : m_stream(stream)
    {
    }

    template<typename... Fields>
    void operator()(Fields &...values)
    {
        (take(values), ...);
    }

private:
    template<typename T>
    T taken()
    {
        T value{};
        take(value);
        return value;
    }
    template<typename T>
    void take(T &value)
    {
        if constexpr (requires { fields(*this, value); })
            fields(*this, value);
        else
            m_stream >> value;
    }
    template<Id T>
    void take(T &id)
    {
        id = T{taken<qint32>()};
    }
    void take(Step::Kind &kind) { takeUpTo(kind, Step::Kind::Note); }
    void take(Command::Origin &origin) { takeUpTo(origin, Command::Origin::Owed); }
    void take(Due &due) { takeUpTo(due, Due::Offer); }
    template<typename T>
    void takeUpTo(T &value, T last)
    {
        const auto word = taken<qint32>();
        if (word < 0 || word > static_cast<qint32>(last))
            return fail();
        value = static_cast<T>(word);
    }
    template<typename T>
    void take(QList<T> &list)
    {
        for (auto left = taken<qint32>(); left > 0 && isFine(); --left)
            list.append(taken<T>());
    }
    template<typename Key, typename T>
    void take(QMap<Key, T> &map)
    {
        for (auto left = taken<qint32>(); left > 0 && isFine(); --left) {
            const Key key = taken<Key>();
            map.insert(key, taken<T>());
        }
    }
    template<typename... Kinds>
    void take(std::variant<Kinds...> &value)
    {
        const auto index = taken<quint8>();
        int at = 0;
        const auto takeIf = [&]<typename Kind>(std::type_identity<Kind>) {
            if (at++ != index)
                return false;
            value.template emplace<Kind>(taken<Kind>());
            return true;
        };
        if (!(takeIf(std::type_identity<Kinds>{}) || ...))
            fail();
    }
    void take(std::monostate &) {}
    void take(Value &value)
    {
        const auto stored = taken<StoredValue>();
        if (const int *number = std::get_if<int>(&stored))
            value = *number;
        else if (const QString *word = std::get_if<QString>(&stored))
            value = *word;
    }
    void take(Text &text)
    {
        if (++m_depth > DeepestText)
            return fail();
        const auto key = taken<QString>();
        text = Text(key, taken<QList<Text::Named>>());
        --m_depth;
    }
    void take(Entity &entity)
    {
        const auto id = taken<EntityId>();
        const auto kind = taken<QString>();
        const auto parent = taken<EntityId>();
        // What is above an entity has to end.
        if (parent >= id)
            return fail();
        const auto values = taken<Entity::Values>();
        entity = Entity(id, kind, parent, values, taken<Entity::Links>());
    }
    bool isFine() const { return m_stream.status() == QDataStream::Ok; }
    void fail() { m_stream.setStatus(QDataStream::ReadCorruptData); }

    QDataStream &m_stream;
    int m_depth = 0;
};

void prepare(QDataStream &stream)
{
    stream.setVersion(QDataStream::Qt_6_0);
    stream.setByteOrder(QDataStream::LittleEndian);
}

} // namespace

QByteArray encodeStep(const Step &step, const QString &game)
{
    QByteArray body;
    QDataStream stream(&body, QIODevice::WriteOnly);
    prepare(stream);
    Writer write(stream);
    write(game, step);
    return body;
}

std::optional<DecodedStep> decodeStep(const QByteArray &body)
{
    QDataStream stream(body);
    prepare(stream);
    Reader read(stream);
    DecodedStep decoded;
    read(decoded.game, decoded.step);
    const bool whole = stream.status() == QDataStream::Ok && stream.atEnd();
    return whole ? std::optional(std::move(decoded)) : std::nullopt;
}

} // namespace adjutant
