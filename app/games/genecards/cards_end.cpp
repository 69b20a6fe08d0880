// SPDX-License-Identifier: GPL-3.0-or-later
#include "cards_end.h"

#include "app/ui/widgets/fact_table.h"
#include "scores_chart.h"

#include <QtWidgets/QVBoxLayout>

namespace app {

using namespace genecards;

void CardsEnd::setGame(const CardsDocument& document) {
    m_state = document.state();
    m_history = cardsHistory(document);
    m_names = document.seatNames();
    m_colours.clear();
    for (int seat = 0; seat < document.seats(); ++seat)
        m_colours << document.seatColour(static_cast<Seat>(seat));
    build();
}

QString CardsEnd::winnerSentence() const {
    if (!m_state.finished())
        return unfinishedSentence();
    const Seat winner = m_state.lastWinner;
    const QString name = m_names().value(winner);
    const int points = m_state.scores[winner];
    return tr("%1 wins with %2 points after %n hands.", nullptr, m_state.hand).arg(name).arg(points);
}

QString CardsEnd::title() const {
    return m_state.finished() ? tr("The genes are expressed") : unfinishedTitle();
}

void CardsEnd::addParts(QVBoxLayout& rows, QWidget* page) {
    auto* chart = new ScoresChart(page);
    keepTranslated(chart,
                   [this, chart] { chart->setHistory(m_history, m_names(), m_colours, m_state.target); });
    rows.addWidget(makeChartPart([] { return tr("Scores after each hand"); }, chart,
                                 [this] { return cardsTableText(m_history, m_names()); }, page),
                   1);
    rows.addWidget(makeHands(page));
}

QWidget* CardsEnd::makeHands(QWidget* parent) {
    QWidget* part = makePart([] { return tr("Hand by hand"); }, parent);
    auto* table = new FactTable([] { return tr("The winner of each hand and the scores after it"); },
                                [this] {
                                    return QStringList{tr("Hand"), tr("Winner"), tr("Points")} + m_names();
                                },
                                static_cast<int>(m_history.size()) - 1, part);
    const auto seats = m_names().size();
    for (qsizetype line = 1; line < m_history.size(); ++line) {
        const CardsMoment& moment = m_history[line];
        const int row = static_cast<int>(line) - 1;
        table->set(row, 0, QString::number(moment.hand));
        keepTranslated(table, [this, table, row, winner = moment.winner] {
            table->put(row, 1, m_names().value(winner));
        });
        table->set(row, 2, QString::number(moment.points));
        for (qsizetype seat = 0; seat < seats; ++seat)
            table->set(row, 3 + int(seat), QString::number(moment.scores[std::size_t(seat)]));
    }
    keepTranslated(table, [table] { table->fit(); });
    part->layout()->addWidget(table);
    return part;
}

} // namespace app
