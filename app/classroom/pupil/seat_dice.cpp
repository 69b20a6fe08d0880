// SPDX-License-Identifier: GPL-3.0-or-later
#include "seat_dice.h"

#include "app/documents/dice_recorder.h"
#include "app/documents/game_seed.h"

#include <QtCore/QDateTime>

#include <utility>

namespace app {

SeatDice::SeatDice(const SeatOf<genotype::Game>& seat, DiceLedger& ledger, QObject* parent)
    : QObject(parent), m_seat(seat), m_ledger(ledger) {
    connect(&seat, &TableDocument::changed, this, &SeatDice::addDice);
    // The host may name the game later than it shows it.
    connect(&seat, &TableDocument::substitutesChanged, this, [this] { addDice({}); });
}

/// A die that is in the ledger already is not added again.
void SeatDice::addDice(const Change& change) {
    const std::string& name = m_seat.gameName();
    if (name.empty() || m_isOver)
        return;
    m_id = name;
    lessons::GameStamp stamp{m_id, false, {}};
    // The time of rolls that came before this pupil is not known.
    if (change.kind == Change::Kind::Acted)
        stamp.time = QDateTime::currentDateTimeUtc().toString(Qt::ISODate).toStdString();
    const auto& steps = m_seat.steps();
    const std::size_t first = change.kind == Change::Kind::Acted ? change.before : 0;
    for (std::size_t step = first; step < steps.size(); ++step)
        m_ledger.add(steps[step].events, stamp);
}

void SeatDice::end(const genotype::Record& record) {
    if (std::exchange(m_isOver, true))
        return;
    // Also of a pupil who has come back only now.
    const std::string during = hiddenNameOf(record.setup.seed);
    std::vector<lessons::LedgerRow> rows = m_ledger.ledger().filtered({.game = during, .withPreset = true});
    m_ledger.setGame(during, {});
    m_id = DiceRecorder::gameId(record, {});
    for (lessons::LedgerRow& row : rows)
        row.game = m_id;
    if (!rows.empty())
        m_ledger.setGame(m_id, rows);
}

} // namespace app
