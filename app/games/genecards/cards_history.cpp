// SPDX-License-Identifier: GPL-3.0-or-later
#include "cards_history.h"

#include "app/base/text/csv_text.h"

#include <QtCore/QCoreApplication>

namespace app {

using namespace genecards;

namespace {

struct CardsHistoryWords {
    Q_DECLARE_TR_FUNCTIONS(app::CardsHistoryWords)
};

} // namespace

QList<CardsMoment> cardsHistory(const CardsDocument& document) {
    QList<CardsMoment> history{CardsMoment{}};
    for (const CardsDocument::Step& step : document.steps())
        for (const Event& event : step.events)
            if (const auto* ended = std::get_if<event::HandEnded>(&event)) {
                CardsMoment next = history.back();
                next.hand = ended->hand;
                next.winner = ended->winner;
                next.points = ended->points;
                next.scores[ended->winner] = ended->total;
                history << next;
            }
    return history;
}

QString cardsTableText(const QList<CardsMoment>& history, const QStringList& names) {
    std::vector<std::vector<lessons::CsvCell>> rows(1);
    rows[0].emplace_back(CardsHistoryWords::tr("Hand").toStdString());
    rows[0].emplace_back(CardsHistoryWords::tr("Winner").toStdString());
    rows[0].emplace_back(CardsHistoryWords::tr("Points in this hand").toStdString());
    for (const QString& name : names)
        rows[0].emplace_back(name.toStdString());
    for (const CardsMoment& moment : history) {
        if (moment.winner == core::noSeat)
            continue;
        auto& row = rows.emplace_back();
        row.emplace_back(std::int64_t{moment.hand});
        row.emplace_back(names.value(moment.winner).toStdString());
        row.emplace_back(std::int64_t{moment.points});
        for (qsizetype seat = 0; seat < names.size(); ++seat)
            row.emplace_back(std::int64_t{moment.scores[std::size_t(seat)]});
    }
    return csvText(rows);
}

} // namespace app
