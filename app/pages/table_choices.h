#pragma once

#include "engine/genotype/record.h"

#include <QtCore/QCoreApplication>
#include <QtCore/QString>
#include <QtCore/QStringList>

#include <array>
#include <optional>

class QSettings;

namespace app {

/// What a new table is to be, as the new-game page holds it while it is being chosen.
class TableChoices {
    Q_DECLARE_TR_FUNCTIONS(app::TableChoices)
public:
    struct Seat {
        /// As genotype::SeatInfo::kind.
        QString kind = QStringLiteral("person");
        /// As typed; blank stands for a name of ours.
        QString name;
        /// 0 … 4; no two of the five seats are alike.
        int colour = 0;

        bool isPerson() const { return kind == QLatin1String("person"); }
    };

    /// One person against two novices, five rounds, no overlay, all drawn by chance.
    TableChoices();

    /// The name under which the reader plays, remembered between games; may be blank.
    QString yourName;
    /// 2 … 5, or 1: alone against Brother Johann, in the first seat.
    int players = 3;
    std::array<Seat, genotype::maxSeats> seats;
    int rounds = genotype::maxRounds;
    genotype::Inheritance flowerColour = genotype::Inheritance::CompleteDominance;
    genotype::Inheritance plantHeight = genotype::Inheritance::CompleteDominance;
    /// How hard the solo game is. Hard: an assistant helps him, noAssistant to have it drawn.
    genotype::Difficulty johann = genotype::Difficulty::Easy;
    std::uint8_t johannAssistant = genotype::noAssistant;
    /// Seat that starts, or −1 to have it drawn.
    int first = -1;
    /// As typed; blank: drawn by chance.
    QString seed;

    /// Gives the seat the colour; whoever had it takes that seat's.
    void setColour(int seat, int colour);
    bool isSolo() const { return players == 1; }
    int persons() const;
    /// The name that the seat gets: as typed, or one of ours that nobody else has.
    QString nameOf(int seat) const;
    /// Our name for the seat, were its field blank.
    QString suggestedName(int seat) const;

    /// What keeps the seat from being set as it is; empty when nothing does.
    QString problemOf(int seat) const;
    QString seedProblem() const;
    bool isValid() const;

    /// A game with these choices and no actions; a blank seed is drawn anew by each call.
    /// Precondition: isValid().
    genotype::Record record() const;
    /// The reader against two novices. Precondition: yourNameProblem().isEmpty().
    genotype::Record quickRecord() const;
    QString yourNameProblem() const;

    /// The seed typed in is not remembered: it belongs to one game.
    void load(QSettings& settings);
    void save(QSettings& settings) const;

    static constexpr int longestName = 30;
    static constexpr int longestSeed = 18;

private:
    static QString problemOfName(const QString& name);
    std::optional<std::uint64_t> seedTyped() const;
};

/// A seed drawn by chance lies in the upper half of all seeds, one that was set (typed in, or by a test or a
/// tool) in the lower: so a record tells for good, whatever its title becomes, whether its dice may be pooled
/// with others'.
std::uint64_t drawnSeed();
constexpr bool isPresetSeed(std::uint64_t seed) {
    return seed >> 63 == 0;
}

} // namespace app
