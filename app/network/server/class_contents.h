// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "class_storage.h"
#include "record.h"

#include <set>

namespace app {

/// What the records of a class say, put together as they come.
class ClassContents {
public:
    /// False if the record is not understood.
    bool take(const StoredRecord& record);
    /// With members, tables, answers … in their order. `damage` is empty.
    ClassStorage::Contents finish();

    /// All members that any record names.
    std::set<int> membersNamed() const;
    /// Ballots of votes whose own records are gone.
    std::vector<Ballot> ballotsWithoutVote() const;

private:
    template <typename T> static bool add(const StoredRecord& record, std::vector<T>& list);

    ClassStorage::Contents m_contents;
    std::vector<StoredVote> m_votes;
};

} // namespace app
