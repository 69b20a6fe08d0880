// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "lessons/csv/counts.h"

#include <map>

/// Counting by category, whether the names are written alike or not.
namespace lessons {

/// A name as it stands in the file.
struct WrittenName {
    std::string_view text;
    int line = 0;
};

/// Which names are one category, although they are not written alike.
class CategoryNames {
public:
    /// An error if two names differ only in capital letters and might or might not be one.
    static std::variant<CategoryNames, CsvError> of(const std::vector<WrittenName>& written);
    std::string categoryOf(std::string_view written) const;
    const std::vector<TableNote>& notes() const { return m_notes; }

private:
    std::optional<CsvError> add(const std::vector<WrittenName>& group);

    std::map<std::string, std::string> m_others;
    std::vector<TableNote> m_notes;
};

/// Counts by category, with what a person should know about them.
struct Tally {
    CategoryTable table;
    std::vector<TableNote> notes;
};
using Tallied = std::variant<Tally, CsvError>;

/// Adds up the counts of each name; an error if there are too many names or counts.
/// `tellsAgain`: a name that comes twice deserves a note.
Tallied tallied(const std::vector<WrittenName>& written, const std::vector<std::int64_t>& counts,
                bool tellsAgain);

} // namespace lessons
