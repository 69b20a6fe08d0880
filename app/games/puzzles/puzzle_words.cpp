// SPDX-License-Identifier: GPL-3.0-or-later
#include "puzzle_words.h"

#include "app/base/text/phrases.h"
#include "app/games/genotype/board_lessons.h"
#include "engine/genotype/bots/words_hint.h"
#include "engine/genotype/words/words.h"

#include <QtCore/QCoreApplication>
#include <QtCore/QLocale>

#include <cmath>

namespace app::puzzle_words {

using namespace genotype;

namespace {

struct PuzzleWords {
    Q_DECLARE_TR_FUNCTIONS(app::PuzzleWords)
};

QString points(double value) {
    return QLocale().toString(std::abs(value), 'f', 1);
}

/// The smallest gap between the best option and another.
double marginOf(const Puzzle& puzzle) {
    double least = 1e9;
    for (std::size_t i = 0; i < puzzle.options.size(); ++i)
        if (i != puzzle.best())
            least = std::min(least, puzzle.options[i].behind.mean);
    return least;
}

} // namespace

bool isRight(const Puzzle& puzzle, const PuzzleAnswer& answer) {
    if (!answer)
        return nearestKind(puzzle) == PuzzleKind::Neutral;
    return puzzle.options[*answer].behind.mean <= neutralMargin;
}

PuzzleKind nearestKind(const Puzzle& puzzle) {
    if (const auto kind = kindOf(puzzle))
        return *kind;
    return puzzle.best() == puzzle.obvious ? PuzzleKind::Clear : PuzzleKind::Unobvious;
}

QString belongings(const Observation& seen) {
    const Player& player = seen.visible.player(seen.seat);
    QStringList all{PuzzleWords::tr("%n coins", nullptr, player.coins)};
    if (seen.visible.phase == Phase::Working)
        all << PuzzleWords::tr("%n markers to place", nullptr, player.markersLeft);
    all << PuzzleWords::tr("%n plants in hand", nullptr, player.hand.size());
    return all.join(QStringLiteral(", "));
}

QString tools(const Observation& seen) {
    const Player& player = seen.visible.player(seen.seat);
    QStringList all;
    for (int kind = 0; kind < toolKinds; ++kind) {
        const auto tool = static_cast<Tool>(kind);
        const int count = player.toolCount(tool);
        if (count == 0)
            continue;
        const QString name = text(genotype::words::name(tool));
        all << (count == 1 ? name : QStringLiteral("%1 × %2").arg(QString::number(count), name));
    }
    return all.join(QStringLiteral(", "));
}

QString assistants(const Observation& seen) {
    const Player& player = seen.visible.player(seen.seat);
    QStringList all;
    for (int card = 0; card < assistantCount; ++card)
        if (player.has(static_cast<Assistant>(card)))
            all << text(genotype::words::name(static_cast<Assistant>(card)));
    return all.join(QStringLiteral(", "));
}

QString playedOn(const Puzzle& puzzle, const State& state, const QString& seat) {
    const QString worlds =
        PuzzleWords::tr("Each choice was played on to the end in %n games that fit what the seat can see. ±, "
                        "the dark line: 95 % interval.",
                        nullptr, puzzle.worlds);
    const QString bars =
        state.johann.plays()
            ? PuzzleWords::tr(
                  "Bars: the lead of %1 over Brother Johann at the end, in points, if %1 chooses as a "
                  "Researcher does from then on, and Brother Johann plays by his cards.")
            : PuzzleWords::tr(
                  "Bars: the lead of %1 over the mean of the others at the end, in points, if %1 "
                  "chooses as a Researcher does from then on, and everybody else as an Apprentice "
                  "does.");
    return bars.arg(seat) + QLatin1Char(' ') + worlds;
}

QString figureOf(const Estimate& lead) {
    const QString sign = lead.mean <= -0.05 ? QStringLiteral("−") : QStringLiteral("+");
    return QStringLiteral("%1%2 ± %3").arg(sign, points(lead.mean), points(lead.halfWidth()));
}

QString verdict(const Puzzle& puzzle, const PuzzleAnswer& answer) {
    const bool right = isRight(puzzle, answer);
    const bool neutral = nearestKind(puzzle) == PuzzleKind::Neutral;
    const auto best = static_cast<int>(puzzle.best()) + 1;
    if (neutral)
        return answer ? PuzzleWords::tr("Right, and so are the others: it hardly matters here.")
                      : PuzzleWords::tr("Right: it hardly matters here.");
    if (right)
        return PuzzleWords::tr("Right: %1 is best.").arg(best);
    return answer ? PuzzleWords::tr("%1 is best: %2 points better than your answer.")
                        .arg(QString::number(best), points(puzzle.options[*answer].behind.mean))
                  : PuzzleWords::tr("It does matter: %1 is best.").arg(best);
}

QString kindWords(const Puzzle& puzzle) {
    const auto obvious = static_cast<int>(puzzle.obvious) + 1;
    switch (nearestKind(puzzle)) {
    case PuzzleKind::Clear:
        return PuzzleWords::tr("One choice is the best by at least %1 points, and it looks it.")
            .arg(points(marginOf(puzzle)));
    case PuzzleKind::Unobvious:
        return PuzzleWords::tr("The best is not the obvious one: at first sight, %1 looks better.")
            .arg(obvious);
    case PuzzleKind::Neutral: return PuzzleWords::tr("No choice is more than half a point behind another.");
    }
    return {};
}

QStringList reasons(const Puzzle& puzzle, const Observation& seen) {
    if (nearestKind(puzzle) == PuzzleKind::Neutral)
        return {};
    SearchResult found;
    found.ranked.push_back({puzzle.options[puzzle.best()].action, 0, 0});
    QStringList told;
    for (const core::Phrase& reason : hint(seen, found).reasons)
        told << text(reason);
    return told;
}

std::string_view lesson(const Puzzle& puzzle, const State& state) {
    const Action& best = puzzle.options[puzzle.best()].action;
    switch (topicOf(puzzle)) {
    case PuzzleTopic::Parents:
        return app::topicOf(Target::of(Target::Kind::ParentSide, state.now().trait, Side::Left), state);
    case PuzzleTopic::Markers:
        // Among the markers, a tool or an assistant may be the best.
        return best.kind == ActionKind::PlaceMarker
                   ? app::topicOf(Target::of(Target::Kind::Space, best.space()), state)
                   : "garden";
    case PuzzleTopic::Plants: return "looks";
    case PuzzleTopic::Dice: return "gametes";
    case PuzzleTopic::Upgrades:
    case PuzzleTopic::Other: return "garden";
    }
    return "garden";
}

} // namespace app::puzzle_words
