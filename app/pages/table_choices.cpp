#include "table_choices.h"

#include "engine/bots/bot.h"

#include <QtCore/QRandomGenerator>
#include <QtCore/QSettings>

#include <algorithm>

namespace app {

using genotype::Inheritance;

namespace {

const QString quickBot = QStringLiteral("novice");

bool isKind(const QString& kind) {
    return kind == QLatin1String("person") || genotype::findBot(kind.toStdString()) != nullptr;
}

int boundedInt(const QSettings& settings, const char* key, int otherwise, int least, int most) {
    bool number = false;
    const int value = settings.value(QLatin1String(key)).toInt(&number);
    return number && value >= least && value <= most ? value : otherwise;
}

} // namespace

std::uint64_t drawnSeed() {
    return QRandomGenerator::system()->generate64() | std::uint64_t{1} << 63;
}

TableChoices::TableChoices() {
    for (int seat = 0; seat < genotype::maxSeats; ++seat) {
        seats[static_cast<std::size_t>(seat)].colour = seat;
        if (seat > 0)
            seats[static_cast<std::size_t>(seat)].kind = quickBot;
    }
}

void TableChoices::setColour(int seat, int colour) {
    Seat& own = seats[static_cast<std::size_t>(seat)];
    for (Seat& other : seats)
        if (other.colour == colour)
            other.colour = own.colour;
    own.colour = colour;
}

int TableChoices::persons() const {
    if (isSolo())
        return 1;
    return static_cast<int>(std::count_if(seats.begin(), seats.begin() + players,
                                          [](const Seat& seat) { return seat.isPerson(); }));
}

QString TableChoices::suggestedName(int seat) const {
    const auto isTaken = [&](const QString& name) {
        for (int other = 0; other < genotype::maxSeats; ++other) {
            const QString typed = seats[static_cast<std::size_t>(other)].name.simplified();
            if (other != seat && typed.compare(name, Qt::CaseInsensitive) == 0)
                return true;
        }
        return false;
    };
    // Geneticists' first names: as many as can be typed (five and the reader's own) and five more for the
    // bots.
    const QStringList botNames{tr("Barbara"), tr("Reginald"), tr("Rosalind"),  tr("Thomas"), tr("Nettie"),
                               tr("Gregor"),  tr("Lilian"),   tr("Archibald"), tr("Mary"),   tr("Hugo")};
    if (seats[static_cast<std::size_t>(seat)].isPerson()) {
        const auto isPerson = [](const Seat& one) { return one.isPerson(); };
        const bool isFirst = std::none_of(seats.begin(), seats.begin() + seat, isPerson);
        const QString yours = yourName.simplified();
        if (isFirst && !yours.isEmpty() && !isTaken(yours))
            return yours;
        return tr("Player %1").arg(seat + 1);
    }
    // The n-th bot takes the n-th name that nobody has typed.
    QStringList free;
    for (const QString& name : botNames)
        if (!isTaken(name) && name.compare(yourName.simplified(), Qt::CaseInsensitive) != 0)
            free << name;
    int before = 0;
    for (int other = 0; other < seat; ++other) {
        const Seat& one = seats[static_cast<std::size_t>(other)];
        before += !one.isPerson() && one.name.simplified().isEmpty() ? 1 : 0;
    }
    return free.value(before, tr("Player %1").arg(seat + 1));
}

QString TableChoices::nameOf(int seat) const {
    const QString typed = seats[static_cast<std::size_t>(seat)].name.simplified();
    return typed.isEmpty() ? suggestedName(seat) : typed;
}

QString TableChoices::problemOfName(const QString& name) {
    const std::string bytes = name.toStdString();
    if (bytes.size() > genotype::maxNameBytes)
        return tr("This name is too long.");
    if (!genotype::isValidName(bytes))
        return tr("This name holds a sign that cannot be shown. Please type it again.");
    return {};
}

QString TableChoices::problemOf(int seat) const {
    const QString name = nameOf(seat);
    if (const QString problem = problemOfName(seats[static_cast<std::size_t>(seat)].name.simplified());
        !problem.isEmpty())
        return problem;
    for (int other = 0; other < seat; ++other)
        if (nameOf(other).compare(name, Qt::CaseInsensitive) == 0)
            return tr("Two players are called “%1”. Give one of them another name.").arg(name);
    return {};
}

QString TableChoices::yourNameProblem() const {
    return problemOfName(yourName.simplified());
}

std::optional<std::uint64_t> TableChoices::seedTyped() const {
    const QString digits = seed.simplified();
    if (digits.size() > longestSeed || !std::all_of(digits.begin(), digits.end(), [](QChar c) {
            return c >= QLatin1Char('0') && c <= QLatin1Char('9');
        }))
        return {};
    return digits.toULongLong();
}

QString TableChoices::seedProblem() const {
    if (seed.simplified().isEmpty() || seedTyped())
        return {};
    return tr("A seed is a whole number of at most %1 digits.").arg(longestSeed);
}

bool TableChoices::isValid() const {
    for (int seat = 0; seat < players; ++seat)
        if (!problemOf(seat).isEmpty())
            return false;
    return seedProblem().isEmpty();
}

genotype::Record TableChoices::record() const {
    genotype::Record made;
    made.setup.players = players;
    made.setup.rounds = rounds;
    made.setup.flowerColour = flowerColour;
    made.setup.plantHeight = plantHeight;
    if (isSolo()) {
        made.setup.johann = johann;
        made.setup.johannAssistant = johann == genotype::Difficulty::Hard ? johannAssistant : genotype::noAssistant;
    }
    made.setup.firstPlayer =
        !isSolo() && first >= 0 && first < players ? static_cast<genotype::Seat>(first) : genotype::noSeat;
    const bool preset = !seed.simplified().isEmpty();
    made.setup.seed = preset ? seedTyped().value_or(0) : drawnSeed();
    if (preset)
        made.title = tr("Seed %1").arg(made.setup.seed).toStdString();
    for (int seat = 0; seat < players; ++seat) {
        const Seat& one = seats[static_cast<std::size_t>(seat)];
        const QString kind = isSolo() ? QStringLiteral("person") : one.kind;
        made.seats.push_back({nameOf(seat).toStdString(), kind.toStdString(), one.colour});
    }
    return made;
}

genotype::Record TableChoices::quickRecord() const {
    TableChoices quick;
    quick.yourName = yourName;
    quick.players = 3;
    return quick.record();
}

void TableChoices::load(QSettings& settings) {
    *this = TableChoices();
    settings.beginGroup(QStringLiteral("newGame"));
    const QString yours = settings.value(QStringLiteral("yourName")).toString().left(longestName);
    if (problemOfName(yours).isEmpty())
        yourName = yours;
    players = boundedInt(settings, "players", players, 1, genotype::maxSeats);
    rounds = boundedInt(settings, "rounds", rounds, 1, genotype::maxRounds);
    first = boundedInt(settings, "first", first, -1, players - 1);
    flowerColour = static_cast<Inheritance>(boundedInt(settings, "flowerColour", 0, 0, 2));
    plantHeight = static_cast<Inheritance>(boundedInt(settings, "plantHeight", 0, 0, 1));
    johann = static_cast<genotype::Difficulty>(boundedInt(settings, "johann", static_cast<int>(johann), 1, 3));
    const int assistant = boundedInt(settings, "johannAssistant", genotype::noAssistant, 0, genotype::noAssistant);
    if (genotype::isHardAssistant(static_cast<std::uint8_t>(assistant)))
        johannAssistant = static_cast<std::uint8_t>(assistant);
    const int stored = settings.beginReadArray(QStringLiteral("seats"));
    for (int seat = 0; seat < std::min(stored, genotype::maxSeats); ++seat) {
        settings.setArrayIndex(seat);
        Seat& one = seats[static_cast<std::size_t>(seat)];
        const QString kind = settings.value(QStringLiteral("kind")).toString();
        // The novice's name before there were levels, and a level that was taken off the list.
        if (kind == QLatin1String("simple") || kind == QLatin1String("random"))
            one.kind = quickBot;
        else if (isKind(kind))
            one.kind = kind;
        const QString name = settings.value(QStringLiteral("name")).toString().left(longestName);
        if (problemOfName(name).isEmpty())
            one.name = name;
        setColour(seat, boundedInt(settings, "colour", one.colour, 0, genotype::maxSeats - 1));
    }
    settings.endArray();
    settings.endGroup();
}

void TableChoices::save(QSettings& settings) const {
    settings.beginGroup(QStringLiteral("newGame"));
    settings.setValue(QStringLiteral("yourName"), yourName.simplified());
    settings.setValue(QStringLiteral("players"), players);
    settings.setValue(QStringLiteral("rounds"), rounds);
    settings.setValue(QStringLiteral("first"), first);
    settings.setValue(QStringLiteral("flowerColour"), static_cast<int>(flowerColour));
    settings.setValue(QStringLiteral("plantHeight"), static_cast<int>(plantHeight));
    settings.setValue(QStringLiteral("johann"), static_cast<int>(johann));
    settings.setValue(QStringLiteral("johannAssistant"), johannAssistant);
    settings.beginWriteArray(QStringLiteral("seats"), genotype::maxSeats);
    for (int seat = 0; seat < genotype::maxSeats; ++seat) {
        settings.setArrayIndex(seat);
        const Seat& one = seats[static_cast<std::size_t>(seat)];
        settings.setValue(QStringLiteral("kind"), one.kind);
        settings.setValue(QStringLiteral("name"), one.name.simplified());
        settings.setValue(QStringLiteral("colour"), one.colour);
    }
    settings.endArray();
    settings.endGroup();
}

} // namespace app
