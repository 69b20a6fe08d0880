// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/documents/journal.h"
#include "table.h"

/// Journals for the tests that read and write them.
namespace journals {

constexpr std::uint64_t gameSeed = 7;

/// The content of a journal with undone actions, appended line by line.
inline QByteArray journalled(const QString& path, std::size_t steps) {
    app::OpenedGame made = app::Journal::create(path, table::record({"person", "bot", "person"}, gameSeed));
    if (!made.ok())
        qFatal("%s", qPrintable(made.message));
    app::GameDocument document;
    document.open(made.record(), std::move(made.journal));
    for (std::size_t step = 0; step < steps; ++step) {
        document.perform(table::choice(document, gameSeed));
        if (step % 4 == 0 && document.undo() && step % 8 == 0)
            document.redo();
    }
    return table::contentOf(path);
}

/// The record's next action, as a journal takes it.
inline std::string nextLine(const genotype::Record& record) {
    app::GameDocument document;
    document.open(record, nullptr);
    return genotype::actionLine(record.actions.size() + 1, document.state().actor, document.legal()[0]);
}

} // namespace journals
