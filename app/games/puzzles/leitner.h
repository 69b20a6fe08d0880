// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtCore/QDate>
#include <QtCore/QHash>
#include <QtCore/QString>

#include <array>
#include <optional>
#include <vector>

/// When a puzzle comes back: boxes as Sebastian Leitner had them (So lernt man lernen, 1972). A right answer
/// moves a puzzle on by one box, a wrong one returns it to the first; each box waits longer than the one
/// before it.
namespace app::leitner {

/// After how many days a puzzle of each box is due again.
inline constexpr std::array<int, 5> intervals{1, 3, 7, 16, 35};
inline constexpr int boxes = static_cast<int>(intervals.size());

/// What is remembered of a puzzle that was answered.
struct Card {
    int box = 1; ///< 1 … boxes
    QDate due;
    int answers = 1;         ///< how often it was answered, ≥ 1
    bool firstRight = false; ///< whether the first answer was right

    bool operator==(const Card&) const = default;
};
/// By the puzzle's id.
using Cards = QHash<QString, Card>;

/// The card after an answer; `before` is empty for a new puzzle, which moves on from the first box. A right
/// answer to a puzzle that is not due yet leaves it where it is.
Card after(const std::optional<Card>& before, bool right, QDate today);

/// A puzzle that can be asked.
struct Item {
    QString id;
    /// Puzzles of different kinds take turns by chance.
    int kind = 0;
};

/// How many of the items are due, are new, were ever answered, and were right at the first answer.
struct Tally {
    int due = 0;
    int fresh = 0;
    int answered = 0;
    int firstRight = 0;

    bool operator==(const Tally&) const = default;
};
Tally tally(const std::vector<Item>& items, const Cards& cards, QDate today);

/// The item to ask now: one that is due or, if none is, a new one. Each kind that is left is equally likely,
/// however many there are of it, so that nobody can guess the kind; the new ones of a kind come in the order
/// of the items, which begins with the easiest. The same until something is answered; no value if nothing is
/// due or new. Cards without an item, such as those of puzzles that no longer ship, count for nothing.
std::optional<QString> next(const std::vector<Item>& items, const Cards& cards, QDate today);

/// When the next of the items is due, after today; no value if none was answered.
std::optional<QDate> nextDay(const std::vector<Item>& items, const Cards& cards, QDate today);

} // namespace app::leitner
