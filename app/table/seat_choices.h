// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/document/game_seed.h"
#include "engine/core/record_text.h"

#include <QtCore/QCoreApplication>
#include <QtCore/QList>
#include <QtCore/QString>

#include <cstdint>
#include <optional>
#include <vector>

class QSettings;

namespace app {

/// A bot that may be chosen for a seat.
struct BotChoice {
    /// As core::Roster's ids.
    QString id;
    /// "Bot: Apprentice".
    QString name;
};

/// Who sits at a new table, and its seed: what the sheets of all games share, as a sheet holds it while it is
/// being chosen.
class SeatChoices {
    Q_DECLARE_TR_FUNCTIONS(app::TableChoices)
public:
    struct Seat {
        /// As core::SeatInfo::kind.
        QString kind = QStringLiteral("person");
        /// As typed; blank stands for a name of ours.
        QString name;
        /// 0 …; no two of the seats are alike.
        int colour = 0;

        bool isPerson() const { return kind == QLatin1String("person"); }
    };

    /// One person against bots: `most` seats, of which `players` play. `usualBot` is one of `bots`, the ids
    /// that may sit here.
    SeatChoices(int most, int players, const QString& usualBot, const QList<QString>& bots);
    virtual ~SeatChoices() = default;
    SeatChoices(const SeatChoices&) = default;
    SeatChoices& operator=(const SeatChoices&) = default;

    /// The name under which the reader plays, remembered between games; may be blank.
    QString yourName;
    int players;
    std::vector<Seat> seats;
    /// As typed; blank: drawn by chance.
    QString seed;

    /// Gives the seat the colour; whoever had it takes that seat's.
    void setColour(int seat, int colour);
    int persons() const;
    /// The name that the seat gets: as typed, or one of ours that nobody else has.
    QString nameOf(int seat) const;
    /// Our name for the seat, were its field blank.
    virtual QString suggestedName(int seat) const;

    /// What keeps the seat from being set as it is; empty when nothing does.
    QString problemOf(int seat) const;
    QString seedProblem() const;
    bool isValid() const;
    QString yourNameProblem() const;

    // What a record gets. Precondition: isValid().
    std::vector<core::SeatInfo> seatInfos() const;
    bool isSeedTyped() const { return !seed.simplified().isEmpty(); }
    /// As typed; each call draws a new one for a blank one.
    std::uint64_t seedForGame() const;
    /// Names a game with a seed that was set, so that it is known later; empty for a drawn one.
    std::string titleFor(std::uint64_t seed) const;

    /// The choices as they were left, and as they are now. A game that has rules of its own to choose keeps
    /// those with them; what is never overridden remembers nothing.
    virtual void load(QSettings&) {}
    virtual void save(QSettings&) const {}

    static constexpr int longestName = 30;
    static constexpr int longestSeed = 18;

protected:
    /// Seats and names, in the group that the settings are in; `least` players at least. The seed typed in is
    /// not remembered: it belongs to one game.
    void loadSeats(QSettings& settings, int least);
    void saveSeats(QSettings& settings) const;
    /// The reader's name is one for all games. Outside of any group.
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
