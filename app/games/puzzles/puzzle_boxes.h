// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/base/files/state_file.h"
#include "leitner.h"

#include <QtCore/QList>

namespace app {

/// Which puzzles were answered at this computer, and when they are due again: puzzles.json in the data
/// folder. Two windows over one folder add to each other's answers.
class PuzzleBoxes {
public:
    explicit PuzzleBoxes(const QString& folder);

    /// By the puzzles' ids, with answers that could not be written yet. Entries that make no sense are left
    /// out.
    leitner::Cards cards();
    /// Adds an answer to what the file says now. False if it could not be written; it is then tried again
    /// with the next one.
    bool answer(const QString& id, bool right, QDate today);

    /// The path to which a damaged file was moved; empty if there was none.
    const QString& damagedFile() const { return m_file.damagedFile(); }

private:
    struct Answer {
        QString id;
        bool right = false;
        QDate day;
    };
    leitner::Cards with(leitner::Cards cards) const;

    StateFile m_file;
    QList<Answer> m_waiting;
};

} // namespace app
