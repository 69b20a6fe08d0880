// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/documents/game_seed.h"
#include "engine/core/record_text.h"

#include <QtCore/QCoreApplication>
#include <QtCore/QList>
#include <QtCore/QString>

#include <cstdint>
#include <optional>
#include <vector>

class QSettings;

namespace app {

/// A bot that can be chosen for a seat.
struct BotChoice {
    /// One of core::Roster's ids.
    QString id;
    /// "Bot: Apprentice".
    QString name;
};

/// The choices that the sheets of all games share: who sits at a new table, and the seed.
class SeatChoices {
    Q_DECLARE_TR_FUNCTIONS(app::TableChoices)
public:
    struct Seat {
        /// The same as core::SeatInfo::kind.
        QString kind = QStringLiteral("person");
        /// As typed; blank: the program suggests a name.
        QString name;
        /// From 0; no two seats have the same colour.
        int colour = 0;
        /// Stays with the seat when others come or go, and so does the name that is suggested for a bot.
        int order = 0;

        bool isPerson() const { return kind == QLatin1String("person"); }
    };

    /// One person against bots, with `most` seats, of which `players` play. `bots`: the ids of bots on offer;
    /// `usualBot` is one of them.
    SeatChoices(int most, int players, const QString& usualBot, const QList<QString>& bots);
    virtual ~SeatChoices() = default;
    SeatChoices(const SeatChoices&) = default;
    SeatChoices& operator=(const SeatChoices&) = default;

    /// The reader's name, remembered between games; can be blank.
    QString yourName;
    int players;
    std::vector<Seat> seats;
    /// As typed; blank: random.
    QString seed;
    /// The program and a player fix the dice together (SealSheet); then no seed can be typed.
    bool sealedDice = false;

    /// Gives the seat this colour; the seat that had it gets the other's.
    void setColour(int seat, int colour);
    /// One more plays, in this place of the order. Precondition: there is a free seat.
    virtual void sit(int seat);
    /// One fewer plays: the seat becomes the first free one.
    virtual void leave(int seat);
    int persons() const;
    /// Whether the reader plays there: the first person does, in a game where the reader's name is used.
    virtual bool isYours(int seat) const;
    /// Gives the seat the name that was typed, which is the reader's from now on if the reader plays there.
    void rename(int seat, const QString& name);
    /// The name that the computer's configuration gives to the person there; empty if none or a bot's seat.
    QString givenName(int seat) const;
    /// The seat's name: as given, as typed, or a suggested one that nobody else has.
    QString nameOf(int seat) const;
    /// The name that the seat gets if its field is blank.
    virtual QString suggestedName(int seat) const;

    /// What is wrong with the seat's choices; empty if nothing is.
    QString problemOf(int seat) const;
    QString seedProblem() const;
    bool isValid() const;
    QString yourNameProblem() const;

    // For a record. Precondition: isValid().
    std::vector<core::SeatInfo> seatInfos() const;
    bool isSeedTyped() const { return !sealedDice && !seed.simplified().isEmpty(); }
    /// As typed; if blank, each call draws a new one.
    std::uint64_t seedForGame() const;
    /// A title for a game whose seed was typed in, so that it can be recognised later; empty for a random
    /// seed.
    std::string titleFor(std::uint64_t seed) const;

    /// The choices as they were left, and as they are now. A game that has rules of its own to choose keeps
    /// those with them; what is never overridden remembers nothing.
    virtual void load(QSettings&) {}
    virtual void save(QSettings&) const {}

    static constexpr int longestName = 30;
    static constexpr int longestSeed = 18;

protected:
    /// Load and save seats and names in the current group of the settings, with at least `least` players. The
    /// seed typed in is not saved, because it belongs to one game.
    void loadSeats(QSettings& settings, int least);
    void saveSeats(QSettings& settings) const;
    /// The reader's name is the same for all games. Call outside any group.
    void loadYourName(QSettings& settings);
    void saveYourName(QSettings& settings) const;
    static int boundedInt(const QSettings& settings, const char* key, int otherwise, int least, int most);

private:
    static QString problemOfName(const QString& name);
    std::optional<std::uint64_t> seedTyped() const;

    QString m_usualBot;
    QList<QString> m_bots;
};

} // namespace app
