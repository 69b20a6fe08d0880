// SPDX-License-Identifier: GPL-3.0-or-later
#include "fuzz/fuzz_target.h"
#include "lessons/csv/counts.h"
#include "table_maker.h"

#include <algorithm>
#include <cstring>

using namespace lessons;

namespace {

/// Case apart, since two ways of writing are one category.
tests::Meaning inOrder(tests::Meaning meaning) {
    for (auto& [name, count] : meaning)
        if (name.size() > 2 && name[0] >= 'A' && name[0] <= 'Z')
            name[0] = static_cast<char>(name[0] - 'A' + 'a');
    std::sort(meaning.begin(), meaning.end());
    return meaning;
}

/// A table made from the seed in the first bytes: refused, or read as it was meant.
std::string faultOfMadeTable(std::string_view text) {
    std::uint64_t seed = 0;
    std::memcpy(&seed, text.data(), std::min(text.size(), sizeof seed));
    const tests::MadeTable made = tests::TableMaker(seed).make();
    const OpenedTable opened = openTable(made.bytes);
    if (const auto* error = std::get_if<CsvError>(&opened.report.result))
        return made.isPlain
                   ? "a plain table was refused: " + core::english(phrase(*error)) + "\n" + made.bytes
                   : "";
    const auto& table = std::get<CategoryTable>(opened.report.result);
    tests::Meaning read;
    for (std::size_t i = 0; i < table.names.size(); ++i)
        read.emplace_back(table.names[i], table.counts[i]);
    if (made.hasNoCounts || inOrder(read) != inOrder(made.meaning))
        return "a table was read in another way than it was meant (" + made.how + "):\n" + made.bytes;
    return {};
}

} // namespace

GENOTYPE_FUZZ_TARGET(faultOfMadeTable)
