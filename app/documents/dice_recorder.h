// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "dice_ledger.h"
#include "game_document.h"

#include <QtCore/QObject>

namespace app {

/// Writes the dice of the current game into the ledger as they are rolled. A game that is resumed or opened
/// again adds only the dice that are missing; replays have no DiceRecorder and add none. Nor do the moves
/// before a puzzle that ships with the program, which nobody here has made; the dice that follow are fixed by
/// its seed, and marked as such.
class DiceRecorder : public QObject {
    Q_OBJECT
public:
    /// Both must outlive this.
    DiceRecorder(const GameDocument& document, DiceLedger& ledger, QObject* parent = nullptr);

    /// The game's name in the ledger: its seed, since a random seed is never drawn twice. A seed that was set
    /// is followed by the name of the game's file (empty: not saved), because many games can have that seed.
    /// Sealed dice have a secret seed, so the beginning of their commitment takes its place.
    static std::string gameId(const genotype::Record& record, const QString& path);
    /// The name of the document's game; empty if none is open.
    std::string gameId() const;

signals:
    /// A whole sentence on what is wrong with the ledger, emitted once; empty when the problem is over.
    void problem(const QString& message);

private:
    void addDice(const Change& change);

    const GameDocument& m_document;
    DiceLedger& m_ledger;
    std::size_t m_stepsRead = 0;
    /// How many of the first steps nobody here has made.
    std::size_t m_prepared = 0;
    QString m_told;
};

} // namespace app
