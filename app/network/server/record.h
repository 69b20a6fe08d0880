// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/protocol/codec.h"
#include "engine/core/enum_words.h"

#include <QtCore/QString>

#include <cstdint>
#include <functional>
#include <map>
#include <optional>
#include <string>
#include <string_view>

namespace app {

/// What a record of a class is about.
enum class RecordKind : std::uint8_t {
    Class,
    Member,
    Installation,
    Table,
    Pool,
    Contribution,
    LastNumber, ///< the number of a member's last contribution
    Vote,
    Ballot,
    Place, ///< where a pupil was
    Steps,
    Answer,
    Pacing,
    Assignment,
    Sum,
    Unknown ///< the record doesn't say
};
/// As the database names the kinds.
using RecordKinds = core::EnumWords<RecordKind>;
/// Unknown if no kind has this name.
inline RecordKind recordKindOf(std::string_view name) {
    return RecordKinds::find(name).value_or(RecordKind::Unknown);
}

/// What the database of a class keeps of one thing.
struct StoredRecord {
    RecordKind kind = RecordKind::Unknown;
    /// Which of its kind: numbers with "/" between them; empty where a class has only one.
    std::string id;
    /// The thing itself, as JSON in which blank fields are left out.
    std::string content;
};

namespace records {

/// What tells which of its kind a record is: numbers and texts, with "/" between them.
inline std::string idOf(int number) {
    return std::to_string(number);
}
inline std::string idOf(const std::string& text) {
    return text;
}
template <typename First, typename Second, typename... More>
std::string idOf(const First& first, const Second& second, const More&... more) {
    return idOf(first) + '/' + idOf(second, more...);
}

} // namespace records

/// The kind of the records of a type, and which of its kind the record of a value is: specialised for each
/// type.
template <typename T> struct RecordKey;
/// A key of members or functions of the type; of nothing where a class has only one such record.
template <RecordKind ofType, auto... parts> struct KeyOf {
    static constexpr RecordKind kind = ofType;
    template <typename T> static std::string id([[maybe_unused]] const T& value) {
        if constexpr (sizeof...(parts) == 0)
            return {};
        else
            return records::idOf(std::invoke(parts, value)...);
    }
};

/// How many records of each kind did not fit their checksums or could not be understood.
using RecordDamage = std::map<RecordKind, int>;
/// What is left out of a class because its records are damaged, in a sentence. `className`: for people.
QString wordsForDamage(const QString& className, const RecordDamage& damage);

namespace records {

/// Never throws: bytes that are no UTF-8 are replaced.
std::string textOf(const messages::Json& json);
/// A discarded value if the text is no JSON.
messages::Json jsonOf(const std::string& text);

/// The record of a value whose type has a `RecordKey` and `fields` (record_codecs.h).
template <typename T> StoredRecord recordOf(const T& value) {
    return {RecordKey<T>::kind, RecordKey<T>::id(value),
            textOf(messages::Object::write(value, messages::Style::Sparse))};
}
/// No value if the content is not that of such a record.
template <typename T> std::optional<T> valueIn(const StoredRecord& record) {
    const messages::Json json = jsonOf(record.content);
    T value{};
    try {
        messages::Object::read(json, value, messages::Style::Sparse);
    } catch (const messages::Malformed&) {
        return std::nullopt;
    }
    return value;
}

} // namespace records

} // namespace app
