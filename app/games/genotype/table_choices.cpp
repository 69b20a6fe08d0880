// SPDX-License-Identifier: GPL-3.0-or-later
#include "table_choices.h"

#include "engine/genotype/bots/roster.h"

#include <QtCore/QSettings>

namespace app {

using genotype::Inheritance;

namespace {

const QString quickBot = QStringLiteral("novice");

QList<QString> botIds() {
    QList<QString> ids;
    for (const std::string_view id : genotype::Roster::ids())
        if (id != "random")
            ids << QString::fromLatin1(id.data(), static_cast<qsizetype>(id.size()));
    return ids;
}

} // namespace

TableChoices::TableChoices() : SeatChoices(genotype::maxSeats, 3, quickBot, botIds()) {}

int TableChoices::usualRounds(int players) {
    switch (players) {
    case 1: return genotype::maxRounds;
    case 2: return 4;
    default: return 3;
    }
}

QList<BotChoice> TableChoices::bots() {
    const auto name = [](const QString& id) {
        if (id == QLatin1String("novice"))
            return tr("Bot: Novice");
        if (id == QLatin1String("apprentice"))
            return tr("Bot: Apprentice");
        if (id == QLatin1String("researcher"))
            return tr("Bot: Researcher");
        if (id == QLatin1String("mendel"))
            return tr("Bot: Mendel");
        return tr("Bot: %1").arg(id);
    };
    QList<BotChoice> bots;
    for (const QString& id : botIds())
        bots << BotChoice{id, name(id)};
    return bots;
}

genotype::Record TableChoices::record() const {
    genotype::Record made;
    made.setup.players = players;
    made.setup.rounds = rounds();
    made.setup.flowerColour = flowerColour;
    made.setup.plantHeight = plantHeight;
    made.setup.seed = seedForGame();
    made.setup.firstPlayer =
        !isSolo() && first >= 0 && first < players ? static_cast<genotype::Seat>(first) : genotype::noSeat;
    made.title = titleFor(made.setup.seed);
    made.seats = seatInfos();
    if (isSolo()) {
        made.setup.johann = johann;
        made.setup.johannAssistant =
            johann == genotype::Difficulty::Hard ? johannAssistant : genotype::noAssistant;
        made.seats.front().kind = "person";
    }
    return made;
}

TableChoices TableChoices::quick() const {
    TableChoices quick;
    quick.yourName = yourName;
    quick.players = 3;
    return quick;
}

/// Who was to begin still begins.
void TableChoices::sit(int seat) {
    SeatChoices::sit(seat);
    if (first >= seat)
        ++first;
}

void TableChoices::leave(int seat) {
    SeatChoices::leave(seat);
    first = first == seat ? -1 : first > seat ? first - 1 : first;
}

void TableChoices::load(QSettings& settings) {
    *this = TableChoices();
    loadYourName(settings);
    settings.beginGroup(QStringLiteral("newGame"));
    loadSeats(settings, 1);
    if (const int chosen = boundedInt(settings, "rounds", 0, 1, genotype::maxRounds))
        chosenRounds = chosen;
    first = boundedInt(settings, "first", first, -1, players - 1);
    flowerColour = static_cast<Inheritance>(boundedInt(settings, "flowerColour", 0, 0, 2));
    plantHeight = static_cast<Inheritance>(boundedInt(settings, "plantHeight", 0, 0, 1));
    johann =
        static_cast<genotype::Difficulty>(boundedInt(settings, "johann", static_cast<int>(johann), 1, 3));
    const int assistant =
        boundedInt(settings, "johannAssistant", genotype::noAssistant, 0, genotype::noAssistant);
    if (genotype::isHardAssistant(static_cast<std::uint8_t>(assistant)))
        johannAssistant = static_cast<std::uint8_t>(assistant);
    settings.endGroup();
}

void TableChoices::save(QSettings& settings) const {
    saveYourName(settings);
    settings.beginGroup(QStringLiteral("newGame"));
    saveSeats(settings);
    if (chosenRounds)
        settings.setValue(QStringLiteral("rounds"), *chosenRounds);
    else
        settings.remove(QStringLiteral("rounds"));
    settings.setValue(QStringLiteral("first"), first);
    settings.setValue(QStringLiteral("flowerColour"), static_cast<int>(flowerColour));
    settings.setValue(QStringLiteral("plantHeight"), static_cast<int>(plantHeight));
    settings.setValue(QStringLiteral("johann"), static_cast<int>(johann));
    settings.setValue(QStringLiteral("johannAssistant"), johannAssistant);
    settings.endGroup();
}

} // namespace app
