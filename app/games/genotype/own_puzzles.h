// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/genotype/puzzles/puzzle.h"

#include <QtCore/QDate>
#include <QtCore/QString>

#include <map>
#include <vector>

namespace app {

/// A puzzle that somebody at this computer made of a choice in a game.
struct OwnPuzzle {
    genotype::Puzzle puzzle;
    /// What the game is called; empty if it has no name.
    QString title;
    QDate day; ///< when it was kept
};

/// The puzzles of one's own games: a file each in `puzzles` in the data folder, which is never changed. So
/// two windows over one folder need not agree on anything. Each line has a seal (core::Seal), except in files
/// of earlier versions; a file that does not fit its seals is reported to the DamageLog.
class OwnPuzzles {
public:
    explicit OwnPuzzles(const QString& folder);

    /// The last kept first. Each file is read once.
    const std::vector<OwnPuzzle>& all();
    /// How many files the last `all` could not understand, such as those of an earlier card list.
    int unreadable() const { return m_unreadable; }
    /// Whether the moment after `step` actions of the record has been kept.
    bool has(const genotype::Record& record, std::size_t step) const;
    /// Saves a puzzle under an id that is made here. False if that failed.
    bool keep(genotype::Puzzle puzzle, QDate day) const;
    /// False if its file could not be removed.
    bool remove(const QString& id) const;

private:
    QString path(const QString& id) const;

    QString m_folder;
    /// By file name; empty: it cannot be understood.
    std::map<QString, std::optional<OwnPuzzle>> m_known;
    std::vector<OwnPuzzle> m_all;
    int m_unreadable = 0;
};

} // namespace app
