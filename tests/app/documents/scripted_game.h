// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/documents/game_document.h"

#include <QtCore/QProcess>
#include <QtCore/QString>

#include <memory>
#include <set>

/// A game that plays itself, in this process or in one that can be killed. The n-th action depends on seed
/// and n alone, so that a game that was interrupted and resumed ends like one that was not.
class ScriptedGame {
public:
    ScriptedGame(app::GameDocument& document, std::uint64_t seed) : m_document(document), m_seed(seed) {}

    static genotype::Record start(std::uint64_t seed);
    /// A game of one round with sealed dice.
    static genotype::Record sealedStart(std::uint64_t seed);

    /// One action, undo or redo; false when the game is over.
    bool next();

    /// Runs this executable as another process, which opens or creates the file and calls `next` once for
    /// each line that it receives. It prints what it has painted as `paintedLines`; before that, a line
    /// "open" or why not.
    static std::unique_ptr<QProcess> inAnotherProcess(const QString& path, std::uint64_t seed,
                                                      bool sealed = false);

private:
    app::GameDocument& m_document;
    std::uint64_t m_seed;
    /// Steps at which something has already been undone.
    std::set<std::size_t> m_undone;
};
