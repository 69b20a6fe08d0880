// SPDX-License-Identifier: GPL-3.0-or-later
#include "game_dice.h"

#include "app/documents/dice_ledger.h"
#include "app/documents/dice_recorder.h"
#include "app/documents/game_library.h"
#include "lessons/topics/game_counts.h"

#include <QtCore/QDateTime>
#include <QtCore/QFileInfo>
#include <QtCore/QLocale>

namespace app {

namespace {

/// The record of the game with that name in the ledger, if it is in the library.
std::optional<genotype::Record> recordOf(const GameLibrary& library, const std::string& game) {
    // files() starts with the last played game, which is nearly always the one.
    for (const QFileInfo& file : library.files()) {
        const OpenedGame opened = GameLibrary::look(file.absoluteFilePath());
        if (!opened.ok())
            continue;
        const auto* record = opened.any.as<genotype::Game>();
        if (record && DiceRecorder::gameId(*record, file.absoluteFilePath()) == game)
            return *record;
    }
    return {};
}

QString nameOf(const genotype::Record& record) {
    if (!record.title.empty())
        return QString::fromStdString(record.title);
    QStringList players;
    for (const core::SeatInfo& seat : record.seats)
        players << QString::fromStdString(seat.name);
    return players.join(QStringLiteral(", "));
}

} // namespace

std::optional<GameDice> lastGameDice(DiceLedger& dice, const GameLibrary& library,
                                     const lessons::Experiment& experiment) {
    const auto last = lessons::lastGameCounts(dice.ledger(), experiment);
    if (!last)
        return {};
    if (const auto record = recordOf(library, last->game))
        return GameDice{nameOf(*record), record->setup.position.has_value(), last->counts};
    const QDateTime time = QDateTime::fromString(QString::fromStdString(last->time), Qt::ISODate);
    return GameDice{time.isValid() ? QLocale().toString(time.toLocalTime(), QLocale::ShortFormat)
                                   : QString::fromStdString(last->game),
                    false, last->counts};
}

} // namespace app
