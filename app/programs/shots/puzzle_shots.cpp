// SPDX-License-Identifier: GPL-3.0-or-later
#include "puzzle_shots.h"

#include "app/games/genotype/own_puzzles.h"
#include "app/games/puzzles/challenge_panel.h"
#include "app/games/puzzles/puzzle_page.h"
#include "app/programs/shots/shot_catalogue.h"
#include "app/programs/shots/window_at.h"
#include "app/ui/widgets/segment_row.h"
#include "engine/genotype/puzzles/puzzle_text.h"

#include <QtWidgets/QPushButton>

#include <algorithm>
#include <functional>

namespace app {

using namespace genotype;

namespace {

const QDate day(2026, 3, 4);

/// The first shipped puzzle of a kind and about a topic, or of the kind.
const Puzzle& puzzleOf(PuzzleKind kind, PuzzleTopic topic) {
    const auto& all = shippedPuzzles();
    const auto is = [kind](const Puzzle& puzzle) { return kindOf(puzzle) == kind; };
    auto found = std::find_if(all.begin(), all.end(),
                              [&](const Puzzle& puzzle) { return is(puzzle) && topicOf(puzzle) == topic; });
    if (found == all.end())
        found = std::find_if(all.begin(), all.end(), is);
    return *found;
}

using PreparePuzzles = std::function<void(PuzzlePage&)>;

std::unique_ptr<QWidget> puzzlesAt(AppContext& context, const PreparePuzzles& prepare) {
    auto made = windowAt(context, QStringLiteral("puzzles"));
    auto* page = qobject_cast<PuzzlePage*>(made->page(QStringLiteral("puzzles")));
    page->setToday([] { return day; });
    prepare(*page);
    return made;
}

std::unique_ptr<QWidget> asked(AppContext& context, const Puzzle& puzzle, std::optional<int> answer) {
    return puzzlesAt(context, [&](PuzzlePage& page) {
        page.ask(QString::fromStdString(puzzle.id));
        if (answer)
            page.answer(*answer);
    });
}

} // namespace

void registerPuzzleShots(ShotCatalogue& catalogue) {
    const auto usual = ShotCatalogue::usual();
    const auto brief = ShotCatalogue::brief();
    catalogue.add(QStringLiteral("puzzle"), usual, [](AppContext& context) {
        return asked(context, puzzleOf(PuzzleKind::Unobvious, PuzzleTopic::Markers), std::nullopt);
    });
    catalogue.add(QStringLiteral("puzzle-missed"), usual, [](AppContext& context) {
        const Puzzle& puzzle = puzzleOf(PuzzleKind::Unobvious, PuzzleTopic::Markers);
        return asked(context, puzzle, static_cast<int>(puzzle.obvious));
    });
    catalogue.add(QStringLiteral("puzzle-solved"), brief, [](AppContext& context) {
        const Puzzle& puzzle = puzzleOf(PuzzleKind::Clear, PuzzleTopic::Parents);
        return asked(context, puzzle, static_cast<int>(puzzle.best()));
    });
    catalogue.add(QStringLiteral("puzzle-neutral"), brief, [](AppContext& context) {
        const Puzzle& puzzle = puzzleOf(PuzzleKind::Neutral, PuzzleTopic::Plants);
        return asked(context, puzzle, static_cast<int>(puzzle.options.size()));
    });
    catalogue.add(QStringLiteral("puzzle-none-due"), brief, [](AppContext& context) {
        return puzzlesAt(context, [](PuzzlePage& page) {
            while (page.current()) {
                page.answer(static_cast<int>(page.current()->best()));
                page.askNext();
            }
        });
    });
    catalogue.add(QStringLiteral("puzzles-own"), brief, [](AppContext& context) {
        const OwnPuzzles own(context.dataFolder);
        for (std::size_t i = 0; i < 3; ++i) {
            Puzzle puzzle = shippedPuzzles()[2 * i];
            puzzle.record.title = i == 0 ? "Biology club, table 2" : "";
            own.keep(puzzle, day.addDays(-static_cast<int>(i)));
        }
        return puzzlesAt(context, [](PuzzlePage& page) { page.setView(PuzzlePage::View::Own); });
    });
    catalogue.add(QStringLiteral("challenge"), usual, [](AppContext& context) {
        return puzzlesAt(context, [](PuzzlePage& page) { page.setView(PuzzlePage::View::Challenges); });
    });
    catalogue.add(QStringLiteral("challenge-checked"), brief, [](AppContext& context) {
        return puzzlesAt(context, [](PuzzlePage& page) {
            page.setView(PuzzlePage::View::Challenges);
            page.challenges()->row(Trait::SeedShape)->setValue(2);
            page.findChild<QPushButton*>(QStringLiteral("checkChallenge"))->click();
        });
    });
    catalogue.add(QStringLiteral("puzzles-none-of-own"), brief, [](AppContext& context) {
        return puzzlesAt(context, [](PuzzlePage& page) { page.setView(PuzzlePage::View::Own); });
    });
}

} // namespace app
