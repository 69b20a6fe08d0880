// SPDX-License-Identifier: GPL-3.0-or-later
#include "puzzle_boxes.h"

#include "app/base/files/stored.h"

namespace app {

namespace {

struct Puzzles {
    leitner::Cards cards;
};

template <typename Io> void fields(Io& io, Puzzles& all) {
    io("puzzles", all.cards);
}

} // namespace

namespace leitner {

template <typename Io> void fields(Io& io, Card& card) {
    io.need("box", card.box, json::Number{1, boxes});
    io.need("due", card.due, json::When{});
    io.need("answers", card.answers, json::Number{1, INT_MAX});
    io("first right", card.firstRight);
}

} // namespace leitner

using leitner::Cards;

PuzzleBoxes::PuzzleBoxes(const QString& folder) : m_file(folder, Kept::Puzzles) {}

Cards PuzzleBoxes::with(Cards cards) const {
    for (const Answer& answer : m_waiting) {
        const auto before = cards.find(answer.id);
        cards.insert(answer.id, leitner::after(before == cards.end() ? std::nullopt : std::optional(*before),
                                               answer.right, answer.day));
    }
    return cards;
}

Cards PuzzleBoxes::cards() {
    return with(storedIn<Puzzles>(m_file).cards);
}

bool PuzzleBoxes::answer(const QString& id, bool right, QDate today) {
    m_waiting << Answer{id, right, today};
    const bool written = m_file.change([this](json::Json now) {
        const Puzzles all{with(json::storedIn<Puzzles>(now).cards)};
        return json::over(std::move(now), all);
    });
    if (written)
        m_waiting.clear();
    return written;
}

} // namespace app
