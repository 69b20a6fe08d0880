// SPDX-License-Identifier: GPL-3.0-or-later
#include "puzzle_boxes.h"

namespace app {

namespace {

using leitner::Card;
using leitner::Cards;

const QString cardsKey = QStringLiteral("puzzles");
const QString boxKey = QStringLiteral("box");
const QString dueKey = QStringLiteral("due");
const QString answersKey = QStringLiteral("answers");
const QString firstKey = QStringLiteral("first right");

std::optional<Card> cardOf(const QJsonObject& object) {
    const Card card{object.value(boxKey).toInt(),
                    QDate::fromString(object.value(dueKey).toString(), Qt::ISODate),
                    object.value(answersKey).toInt(), object.value(firstKey).toBool()};
    if (card.box < 1 || card.box > leitner::boxes || !card.due.isValid() || card.answers < 1)
        return std::nullopt;
    return card;
}

Cards cardsIn(const QJsonObject& content) {
    Cards cards;
    const QJsonObject all = content.value(cardsKey).toObject();
    for (auto one = all.begin(); one != all.end(); ++one)
        if (const auto card = cardOf(one.value().toObject()))
            cards.insert(one.key(), *card);
    return cards;
}

QJsonObject objectOf(const Card& card) {
    return {{boxKey, card.box},
            {dueKey, card.due.toString(Qt::ISODate)},
            {answersKey, card.answers},
            {firstKey, card.firstRight}};
}

} // namespace

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
    return with(cardsIn(m_file.read()));
}

bool PuzzleBoxes::answer(const QString& id, bool right, QDate today) {
    m_waiting << Answer{id, right, today};
    const bool written = m_file.change([this](const QJsonObject& now) {
        QJsonObject content = now;
        QJsonObject all;
        const Cards cards = with(cardsIn(now));
        for (auto card = cards.begin(); card != cards.end(); ++card)
            all.insert(card.key(), objectOf(card.value()));
        content.insert(cardsKey, all);
        return content;
    });
    if (written)
        m_waiting.clear();
    return written;
}

} // namespace app
