// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/protocol/codec.h"

#include <QtCore/QString>

#include <cstdint>
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
inline constexpr int recordKindCount = 16;
/// As the database names the kind.
std::string_view code(RecordKind kind);
/// Unknown if no kind has this name.
RecordKind recordKindOf(std::string_view name);

/// What the database of a class keeps of one thing.
struct StoredRecord {
    RecordKind kind = RecordKind::Unknown;
    /// Which of its kind: numbers with "/" between them; empty where a class has only one.
    std::string id;
    /// The thing itself, as JSON in which blank fields are left out.
    std::string content;
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

/// The record of a value that has `kindOf`, `idOf` and `fields` (record_codecs.h).
template <typename T> StoredRecord recordOf(const T& value) {
    return {kindOf(value), idOf(value), textOf(messages::Object::write(value, messages::Style::Sparse))};
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
