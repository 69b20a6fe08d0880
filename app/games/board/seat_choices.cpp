// SPDX-License-Identifier: GPL-3.0-or-later
#include "seat_choices.h"

#include "app/settings/machine_config.h"
#include "app/ui/theme/colour_table.h"

#include <QtCore/QSettings>

#include <algorithm>

namespace app {

SeatChoices::SeatChoices(int most, int playing, const QString& usualBot, const QList<QString>& bots)
    : players(playing), seats(static_cast<std::size_t>(most)), m_usualBot(usualBot),
      m_bots(MachineConfig::current().allowedBots(bots)) {
    if (!m_bots.contains(usualBot))
        m_usualBot = m_bots.value(0, usualBot);
    for (int seat = 0; seat < most; ++seat) {
        seats[static_cast<std::size_t>(seat)].colour = seats[static_cast<std::size_t>(seat)].order = seat;
        if (seat > 0)
            seats[static_cast<std::size_t>(seat)].kind = m_usualBot;
    }
}

void SeatChoices::setColour(int seat, int colour) {
    Seat& own = seats[static_cast<std::size_t>(seat)];
    for (Seat& other : seats)
        if (other.colour == colour)
            other.colour = own.colour;
    own.colour = colour;
}

void SeatChoices::sit(int seat) {
    const auto free = seats.begin() + players++;
    std::rotate(seats.begin() + seat, free, free + 1);
}

void SeatChoices::leave(int seat) {
    std::rotate(seats.begin() + seat, seats.begin() + seat + 1, seats.begin() + players--);
}

bool SeatChoices::isYours(int seat) const {
    const auto end = seats.begin() + seat;
    return end->isPerson() &&
           std::none_of(seats.begin(), end, [](const Seat& one) { return one.isPerson(); });
}

void SeatChoices::rename(int seat, const QString& name) {
    seats[static_cast<std::size_t>(seat)].name = name;
    if (isYours(seat))
        yourName = name;
}

int SeatChoices::persons() const {
    return static_cast<int>(std::count_if(seats.begin(), seats.begin() + players,
                                          [](const Seat& seat) { return seat.isPerson(); }));
}

QString SeatChoices::givenName(int seat) const {
    const auto end = seats.begin() + seat;
    if (!end->isPerson())
        return {};
    const auto before = std::count_if(seats.begin(), end, [](const Seat& one) { return one.isPerson(); });
    return MachineConfig::current().nameOfPerson(static_cast<int>(before));
}

QString SeatChoices::suggestedName(int seat) const {
    const auto isTaken = [&](const QString& name) {
        for (int other = 0; other < static_cast<int>(seats.size()); ++other) {
            const QString typed = seats[static_cast<std::size_t>(other)].name.simplified();
            if (other != seat && typed.compare(name, Qt::CaseInsensitive) == 0)
                return true;
        }
        return false;
    };
    // Geneticists' first names: enough for all bots even if every other name has been typed in.
    const QStringList botNames{tr("Barbara"), tr("Reginald"), tr("Rosalind"),  tr("Thomas"), tr("Nettie"),
                               tr("Gregor"),  tr("Lilian"),   tr("Archibald"), tr("Mary"),   tr("Hugo")};
    if (seats[static_cast<std::size_t>(seat)].isPerson()) {
        const QString yours = yourName.simplified();
        if (isYours(seat) && !yours.isEmpty() && !isTaken(yours))
            return yours;
        return tr("Player %1").arg(seat + 1);
    }
    // Each seat has a name of its own for a bot, and the rest are for those whose name somebody has typed.
    const auto isFree = [&](const QString& name) {
        return !isTaken(name) && name.compare(yourName.simplified(), Qt::CaseInsensitive) != 0;
    };
    const auto ownName = [&](const Seat& one) {
        return botNames.value((one.order + static_cast<int>(botNames.size()) - 1) % botNames.size());
    };
    if (const QString own = ownName(seats[static_cast<std::size_t>(seat)]); isFree(own))
        return own;
    QStringList rest;
    for (int name = seatCount - 1; name < botNames.size() - 1; ++name)
        if (isFree(botNames[name]))
            rest << botNames[name];
    int before = 0;
    for (int other = 0; other < seat; ++other) {
        const Seat& one = seats[static_cast<std::size_t>(other)];
        before += !one.isPerson() && one.name.simplified().isEmpty() && !isFree(ownName(one)) ? 1 : 0;
    }
    return rest.value(before, tr("Player %1").arg(seat + 1));
}

QString SeatChoices::nameOf(int seat) const {
    if (const QString given = givenName(seat); !given.isEmpty())
        return given;
    const QString typed = seats[static_cast<std::size_t>(seat)].name.simplified();
    return typed.isEmpty() ? suggestedName(seat) : typed;
}

QString SeatChoices::problemOfName(const QString& name) {
    const std::string bytes = name.toStdString();
    if (bytes.size() > core::maxNameBytes)
        return tr("This name is too long.");
    if (!core::isValidName(bytes))
        return tr("This name contains a character that cannot be shown. Please type it again.");
    return {};
}

QString SeatChoices::problemOf(int seat) const {
    const QString name = nameOf(seat);
    if (const QString problem = problemOfName(seats[static_cast<std::size_t>(seat)].name.simplified());
        !problem.isEmpty())
        return problem;
    for (int other = 0; other < seat; ++other)
        if (nameOf(other).compare(name, Qt::CaseInsensitive) == 0)
            return tr("Two players are called “%1”. Give one of them another name.").arg(name);
    return {};
}

QString SeatChoices::yourNameProblem() const {
    return problemOfName(yourName.simplified());
}

std::optional<std::uint64_t> SeatChoices::seedTyped() const {
    const QString digits = seed.simplified();
    if (digits.size() > longestSeed || !std::all_of(digits.begin(), digits.end(), [](QChar c) {
            return c >= QLatin1Char('0') && c <= QLatin1Char('9');
        }))
        return {};
    return digits.toULongLong();
}

QString SeatChoices::seedProblem() const {
    if (!isSeedTyped() || seedTyped())
        return {};
    return tr("A seed is a whole number with at most %1 digits.").arg(longestSeed);
}

bool SeatChoices::isValid() const {
    for (int seat = 0; seat < players; ++seat)
        if (!problemOf(seat).isEmpty())
            return false;
    return seedProblem().isEmpty();
}

std::vector<core::SeatInfo> SeatChoices::seatInfos() const {
    std::vector<core::SeatInfo> infos;
    for (int seat = 0; seat < players; ++seat) {
        const Seat& one = seats[static_cast<std::size_t>(seat)];
        infos.push_back({nameOf(seat).toStdString(), one.kind.toStdString(), one.colour});
    }
    return infos;
}

std::uint64_t SeatChoices::seedForGame() const {
    return isSeedTyped() ? seedTyped().value_or(0) : drawnSeed();
}

std::string SeatChoices::titleFor(std::uint64_t set) const {
    return isSeedTyped() ? tr("Seed %1").arg(set).toStdString() : std::string();
}

int SeatChoices::boundedInt(const QSettings& settings, const char* key, int otherwise, int least, int most) {
    bool number = false;
    const int value = settings.value(QLatin1String(key)).toInt(&number);
    return number && value >= least && value <= most ? value : otherwise;
}

void SeatChoices::loadSeats(QSettings& settings, int least) {
    const int most = static_cast<int>(seats.size());
    players = boundedInt(settings, "players", players, least, most);
    const int stored = settings.beginReadArray(QStringLiteral("seats"));
    for (int seat = 0; seat < std::min(stored, most); ++seat) {
        settings.setArrayIndex(seat);
        Seat& one = seats[static_cast<std::size_t>(seat)];
        const QString kind = settings.value(QStringLiteral("kind")).toString();
        if (kind == QLatin1String("person") || m_bots.contains(kind))
            one.kind = kind;
        // "simple" was the novice's id before there were levels; "random" and "evolver" are no longer
        // offered.
        else if (kind == QLatin1String("simple") || kind == QLatin1String("random") ||
                 kind == QLatin1String("evolver"))
            one.kind = m_usualBot;
        const QString name = settings.value(QStringLiteral("name")).toString().left(longestName);
        if (problemOfName(name).isEmpty())
            one.name = name;
        setColour(seat, boundedInt(settings, "colour", one.colour, 0, seatCount - 1));
    }
    settings.endArray();
    // The reader's name is the same in all games.
    for (int seat = 0; seat < most; ++seat)
        if (isYours(seat) && !yourName.isEmpty())
            seats[static_cast<std::size_t>(seat)].name.clear();
}

void SeatChoices::saveSeats(QSettings& settings) const {
    settings.setValue(QStringLiteral("players"), players);
    settings.beginWriteArray(QStringLiteral("seats"), static_cast<int>(seats.size()));
    for (std::size_t seat = 0; seat < seats.size(); ++seat) {
        settings.setArrayIndex(static_cast<int>(seat));
        settings.setValue(QStringLiteral("kind"), seats[seat].kind);
        settings.setValue(QStringLiteral("name"), seats[seat].name.simplified());
        settings.setValue(QStringLiteral("colour"), seats[seat].colour);
    }
    settings.endArray();
}

void SeatChoices::loadYourName(QSettings& settings) {
    const QString yours = settings.value(QStringLiteral("newGame/yourName")).toString().left(longestName);
    yourName = problemOfName(yours).isEmpty() ? yours : QString();
    if (const QString given = MachineConfig::current().nameOfPerson(0); !given.isEmpty())
        yourName = given;
}

void SeatChoices::saveYourName(QSettings& settings) const {
    if (!MachineConfig::current().nameOfPerson(0).isEmpty())
        return; // nobody has chosen it
    settings.setValue(QStringLiteral("newGame/yourName"), yourName.simplified());
}

} // namespace app
