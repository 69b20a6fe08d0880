// SPDX-License-Identifier: GPL-3.0-or-later
#include "play_shots.h"

#include "app/base/crypto/sealed_dice.h"
#include "app/base/text/phrases.h"
#include "app/games/genotype/board_button.h"
#include "app/games/genotype/board_view.h"
#include "app/games/genotype/garden_pedigree.h"
#include "app/games/genotype/genotype_table.h"
#include "app/games/genotype/goal_button.h"
#include "app/games/genotype/ratio_strip.h"
#include "app/games/genotype/round_up_panel.h"
#include "app/programs/shots/lesson_scene.h"
#include "app/programs/shots/scene.h"
#include "app/programs/shots/shot_catalogue.h"
#include "app/programs/shots/window_at.h"
#include "app/ui/widgets/segment_row.h"
#include "app/window/pages/play_page.h"
#include "app/window/shell/presenting.h"
#include "engine/genotype/bots/roster.h"
#include "engine/genotype/bots/words_hint.h"

#include <QtCore/QTimer>
#include <QtGui/QHelpEvent>
#include <QtWidgets/QAbstractButton>
#include <QtWidgets/QPushButton>
#include <QtWidgets/QScrollArea>
#include <QtWidgets/QScrollBar>

#include <array>
#include <functional>
#include <utility>

namespace app {

using namespace genotype;

namespace {

bool waitsFor(const State& state, PendingKind kind) {
    return !state.finished() && state.now().kind == kind;
}

using Prepare = std::function<void(PlayPage&, GenotypeTable&)>;

/// The window with the Play page at the scene; `then` opens something on it.
std::unique_ptr<QWidget> window(AppContext& context, const genotype::Record& record,
                                const Prepare& prepare = {}) {
    auto made = windowAt(context, QStringLiteral("play"));
    auto* page = qobject_cast<PlayPage*>(made->page(QStringLiteral("play")));
    auto& table = *qobject_cast<GenotypeTable*>(page->tableOf(QStringLiteral("genotype")));
    table.bots().setPaused(TableBots::Pause::Dialog, true);
    // A few samples look like many.
    table.endPage()->luck().setOptions({.samples = 24, .searched = 16, .compared = 16});
    table.document().open(record, nullptr);
    if (!table.document().isFinished()) {
        table.viewer().confirmHandover();
        page->setView(PlayPage::View::Board);
    } else {
        table.endPage()->luck().finish();
    }
    if (prepare)
        prepare(*page, table);
    return made;
}

void addScene(ShotCatalogue& catalogue, const QString& name, const QList<ShotSetting>& settings,
              const Scene& scene, const Prepare& prepare = {}) {
    catalogue.add(name, settings,
                  [scene, prepare](AppContext& context) { return window(context, playTo(scene), prepare); });
}

/// The garden and the gene with the most parents.
std::pair<int, int> fullestGene(const Gardens& gardens) {
    std::pair<int, int> fullest;
    std::size_t most = 0;
    for (int seat = 0; seat < gardens.gardens.size(); ++seat)
        for (const Trait trait : allTraits)
            if (const auto& gene = gardens.gardens[seat].history.gene(trait);
                gene.crosses.size() + (gene.given.empty() ? 0 : 1) > most) {
                most = gene.crosses.size() + (gene.given.empty() ? 0 : 1);
                fullest = {seat, int(trait)};
            }
    return fullest;
}

/// A whole game whose dice were sealed.
genotype::Record sealedGame() {
    const commitment::Secret secret{std::string(core::DiceCommitment::digits, '7'),
                                    std::string(core::DiceCommitment::digits, '3')};
    genotype::Record header;
    header.setup.players = 2;
    header.setup.rounds = 1;
    header.seats = {{"Alina", "person", 0}, {"Marco", "person", 1}};
    const auto sealed = commitment::withSealedDice(core::AnyRecord(header), secret, "Erbse");
    genotype::Record record = *sealed.as<Game>();
    const Bot* bot = Roster::find("novice");
    core::Random chance(1);
    ActionList legal;
    for (State state = newGame(record.setup); !state.finished();) {
        legalActions(state, legal);
        record.actions.push_back(bot->chooseAction(observe(state, state.actor), legal, chance));
        applyLegal(state, record.actions.back());
    }
    return record;
}

/// When this round has come, and a player has to choose something of this kind.
std::function<bool(const State&)> atRound(int which, PendingKind kind) {
    return [which, kind](const State& state) { return state.round >= which && waitsFor(state, kind); };
}

/// Shows the part with this object name at the top of the end page, when the window has its final size.
void lookAt(QWidget* in, const char* name) {
    QTimer::singleShot(0, in, [in, name = QString::fromLatin1(name)] {
        auto* part = in->findChild<QWidget*>(name);
        for (QWidget* above = part; above; above = above->parentWidget())
            if (auto* area = qobject_cast<QScrollArea*>(above))
                return area->verticalScrollBar()->setValue(part->mapTo(area->widget(), QPoint()).y());
    });
}

/// Presses a button that opens a popover, when the window has its final size: a popover closes when the
/// window is resized.
void press(QWidget* in, const char* name) {
    QTimer::singleShot(0, in, [in, name = QString::fromLatin1(name)] {
        if (auto* button = in->window()->findChild<QAbstractButton*>(name))
            button->click();
    });
}

/// The board as it waits for a choice.
struct BoardShot {
    const char* name;
    bool isFull;
    int players;
    int round;
    PendingKind kind;
    std::uint64_t seed = Scene{}.seed;
};
const std::array boardShots{BoardShot{"board-setup", false, 2, 1, PendingKind::Setup},
                            BoardShot{"board-first-turn", true, 2, 1, PendingKind::Marker},
                            BoardShot{"board-five-first-turn", false, 5, 1, PendingKind::Marker},
                            BoardShot{"board-gene-tile", false, 3, 2, PendingKind::GeneTile},
                            BoardShot{"board-garden-draw", false, 4, 2, PendingKind::GardenDraw},
                            BoardShot{"board-breeding", false, 2, 3, PendingKind::Pick},
                            BoardShot{"board-five-breeding", true, 5, 4, PendingKind::Pick},
                            BoardShot{"board-upgrades", false, 3, 2, PendingKind::Purchase},
                            BoardShot{"board-five-last-round", false, 5, 5, PendingKind::Marker, 21},
                            BoardShot{"board-two-late", true, 2, 5, PendingKind::Pick, 31},
                            BoardShot{"board-five-upgrades", false, 5, 4, PendingKind::Purchase}};

void registerBoards(ShotCatalogue& catalogue) {
    for (const BoardShot& shot : boardShots)
        addScene(catalogue, QString::fromLatin1(shot.name),
                 shot.isFull ? ShotCatalogue::withLargest() : ShotCatalogue::brief(),
                 {.players = shot.players, .seed = shot.seed, .at = atRound(shot.round, shot.kind)});
    Setup overlays;
    overlays.flowerColour = Inheritance::Codominance;
    overlays.plantHeight = Inheritance::IncompleteDominance;
    addScene(catalogue, QStringLiteral("board-overlays"), ShotCatalogue::brief(),
             {.players = 3, .setup = overlays, .at = atRound(3, PendingKind::Marker)});
    // It is the second person's turn, so the handover screen is shown.
    catalogue.add(QStringLiteral("board-curtain"), ShotCatalogue::brief(), [](AppContext& context) {
        genotype::Record record = playTo({.players = 2, .persons = 2, .at = atRound(2, PendingKind::Marker)});
        State state = replay(record).state;
        while (state.actor == 0) {
            ActionList legal;
            legalActions(state, legal);
            record.actions.push_back(legal[legal.size() - 1]);
            applyLegal(state, legal[legal.size() - 1]);
        }
        return window(context, record,
                      [record](PlayPage&, GenotypeTable& table) { table.document().open(record, nullptr); });
    });
}

void registerSoloGames(ShotCatalogue& catalogue) {
    Setup solo;
    solo.johann = Difficulty::Hard;
    solo.johannAssistant = static_cast<std::uint8_t>(Assistant::May);
    addScene(catalogue, QStringLiteral("board-solo"), ShotCatalogue::withLargest(),
             {.players = 1, .setup = solo, .at = atRound(2, PendingKind::Marker)});
    addScene(catalogue, QStringLiteral("board-solo-upgrades"), ShotCatalogue::brief(),
             {.players = 1, .setup = solo, .at = atRound(2, PendingKind::Purchase)});
    solo.johann = Difficulty::Standard;
    solo.johannAssistant = noAssistant;
    addScene(catalogue, QStringLiteral("board-solo-breeding"), ShotCatalogue::withLargest(),
             {.players = 1, .setup = solo, .at = atRound(4, PendingKind::Pick)});
    addScene(catalogue, QStringLiteral("board-solo-cards"), ShotCatalogue::withLargest(),
             {.players = 1,
              .setup = solo,
              .at =
                  [](const State& state) {
                      return state.round >= 2 && waitsFor(state, PendingKind::Marker) &&
                             state.player(0).markersLeft == 1;
                  }},
             [](PlayPage&, GenotypeTable& table) { table.board()->johann().show(BotPace::EachKey); });
    solo.johann = Difficulty::Easy;
    addScene(catalogue, QStringLiteral("end-of-solo-game"), ShotCatalogue::brief(),
             {.players = 1, .setup = solo, .at = {}},
             [](PlayPage& page, GenotypeTable&) { page.setView(PlayPage::View::End); });
}

/// What can be opened on the board.
void registerOpened(ShotCatalogue& catalogue) {
    addScene(catalogue, QStringLiteral("board-round-up"), ShotCatalogue::withLargest(),
             {.players = 3, .at = atRound(3, PendingKind::Marker)}, [](PlayPage&, GenotypeTable& table) {
                 std::size_t step = table.document().stepCount();
                 std::optional<lessons::RoundUp> up;
                 while (!up && step > 0)
                     up = roundEndedBy(table.document(), --step, 0);
                 QStringList names;
                 for (Seat seat = 0; seat < table.document().seats(); ++seat)
                     names << table.document().seatName(seat);
                 if (up)
                     table.board()->findChild<RoundUpPanel*>()->open(*up, names);
             });
    addScene(catalogue, QStringLiteral("board-hint"), ShotCatalogue::brief(),
             {.players = 3, .at = atRound(2, PendingKind::Marker)}, [](PlayPage&, GenotypeTable& table) {
                 const Observation seen = table.document().observation(table.document().actor());
                 core::Random random(3);
                 const Hint advice =
                     hint(seen, advise(seen, table.document().legal(), random, {.iterations = 2000}));
                 // A popover closes when the window is resized, so open it after the window has its final
                 // size.
                 QTimer::singleShot(0, table.board(),
                                    [board = table.board(), advice] { board->hints().show(advice); });
             });
    addScene(catalogue, QStringLiteral("board-log"), ShotCatalogue::brief(),
             {.players = 3, .at = atRound(3, PendingKind::Marker)},
             [](PlayPage&, GenotypeTable& table) { table.board()->setLogVisible(true); });
    addScene(catalogue, QStringLiteral("board-other-garden"), ShotCatalogue::brief(),
             {.players = 4, .at = atRound(4, PendingKind::Marker)},
             [](PlayPage&, GenotypeTable& table) { table.board()->showGarden(2); });
    addScene(catalogue, QStringLiteral("board-dice-detail"), ShotCatalogue::brief(),
             {.players = 3, .at = atRound(3, PendingKind::Pick)}, [](PlayPage&, GenotypeTable& table) {
                 QTimer::singleShot(0, table.board(),
                                    [board = table.board()] { board->findChild<RatioStrip*>()->click(); });
             });
    addScene(catalogue, QStringLiteral("board-meiosis"), ShotCatalogue::brief(),
             {.players = 3, .at = atRound(3, PendingKind::Pick)}, [](PlayPage&, GenotypeTable& table) {
                 QTimer::singleShot(0, table.board(),
                                    [board = table.board()] { board->findChild<RatioStrip*>()->click(); });
                 press(table.board(), "showMeiosis");
             });
    // The choice of tiles has the focus on its first entry, whose square is then previewed.
    addScene(catalogue, QStringLiteral("board-tile-preview"), ShotCatalogue::brief(),
             {.players = 3, .at = atRound(2, PendingKind::GeneTile)}, [](PlayPage&, GenotypeTable& table) {
                 QTimer::singleShot(0, table.board(), [board = table.board()] {
                     board->window()->activateWindow();
                     for (GlowButton* one : board->glowing())
                         if (static_cast<BoardButton*>(one)->target().kind == Target::Kind::ParentSide)
                             return one->click();
                 });
             });
    addScene(catalogue, QStringLiteral("board-card"), ShotCatalogue::brief(),
             {.players = 3, .at = atRound(2, PendingKind::Marker)}, [](PlayPage&, GenotypeTable& table) {
                 QTimer::singleShot(0, table.board(), [board = table.board()] {
                     auto* goal = board->findChild<GoalButton*>();
                     QHelpEvent rests(QEvent::ToolTip, goal->rect().center(), QPoint());
                     QCoreApplication::sendEvent(goal, &rests);
                 });
             });
}

void registerUses(ShotCatalogue& catalogue) {
    const auto holds = [](Tool tool) {
        return [tool](const State& state) {
            return waitsFor(state, PendingKind::Pick) && state.player(0).toolCount(tool) > 0;
        };
    };
    addScene(catalogue, QStringLiteral("board-uses"), ShotCatalogue::brief(),
             {.players = 3, .at = holds(Tool::Rake)});
    addScene(catalogue, QStringLiteral("board-use-chosen"), ShotCatalogue::brief(),
             {.players = 3, .at = holds(Tool::Rake)}, [](PlayPage&, GenotypeTable& table) {
                 QTimer::singleShot(0, table.board(), [&table, board = table.board()] {
                     for (const Action& action : table.document().legal())
                         if (QPushButton* use = board->clicks().optionFor(action);
                             use && action.use() == DieUse::Rake) {
                             use->click();
                             // Where one button offers all uses, the first of them.
                             if (board->popover())
                                 board->popover()->findChild<QPushButton*>()->click();
                             return;
                         }
                 });
             });
}

/// Games that are over, and replays.
void registerEnds(ShotCatalogue& catalogue) {
    addScene(catalogue, QStringLiteral("replay"), ShotCatalogue::brief(),
             {.players = 3, .at = atRound(4, PendingKind::Marker)}, [](PlayPage& page, GenotypeTable& table) {
                 page.replayCurrent(table.document().stepCount() / 2);
             });
    addScene(catalogue, QStringLiteral("replay-presented"),
             ShotCatalogue::inUsualType(ShotCatalogue::withLargest()),
             {.players = 3, .at = atRound(4, PendingKind::Marker)}, [](PlayPage& page, GenotypeTable& table) {
                 page.replayCurrent(table.document().stepCount() / 2);
                 qobject_cast<MainWindow*>(page.window())->presenting().begin(page.presentation());
             });
    addScene(catalogue, QStringLiteral("end-of-game"), ShotCatalogue::withLargest(), {.players = 4, .at = {}},
             [](PlayPage& page, GenotypeTable&) { page.setView(PlayPage::View::End); });
    addScene(catalogue, QStringLiteral("end-luck"), ShotCatalogue::withLargest(), {.players = 4, .at = {}},
             [](PlayPage& page, GenotypeTable& table) {
                 page.setView(PlayPage::View::End);
                 lookAt(table.endPage(), "luck");
             });
    addScene(catalogue, QStringLiteral("end-turning-points"), ShotCatalogue::withLargest(),
             {.players = 4, .at = {}}, [](PlayPage& page, GenotypeTable& table) {
                 page.setView(PlayPage::View::End);
                 lookAt(table.endPage(), "turningPoint");
             });
    Setup codominant;
    codominant.flowerColour = Inheritance::Codominance;
    const auto pedigree = [](PlayPage& page, std::pair<int, int> shown) {
        page.setView(PlayPage::View::End);
        press(&page, "gardenPedigree");
        QTimer::singleShot(0, &page, [&page, shown] {
            const auto choose = [&page](const char* row, int value) {
                page.window()->findChild<SegmentRow*>(QString::fromLatin1(row))->setValue(value);
            };
            choose("pedigreeGarden", shown.first);
            choose("pedigreeGene", shown.second);
        });
    };
    addScene(catalogue, QStringLiteral("end-garden-pedigree"), ShotCatalogue::brief(),
             {.players = 4, .setup = codominant, .at = {}}, [pedigree](PlayPage& page, GenotypeTable&) {
                 pedigree(page, {0, 1});
             });
    addScene(catalogue, QStringLiteral("end-garden-pedigree-changed"), ShotCatalogue::brief(),
             {.players = 3, .seed = 11, .at = {}}, [pedigree](PlayPage& page, GenotypeTable& table) {
                 pedigree(page, fullestGene(Gardens::of(table.document())));
             });
    catalogue.add(QStringLiteral("end-of-sealed-game"), ShotCatalogue::brief(), [](AppContext& context) {
        auto made = window(context, sealedGame(),
                           [](PlayPage& page, GenotypeTable&) { page.setView(PlayPage::View::End); });
        scrollTo(*made, QStringLiteral("diceProof"));
        return made;
    });
}

} // namespace

void registerPlayShots(ShotCatalogue& catalogue) {
    registerBoards(catalogue);
    registerSoloGames(catalogue);
    registerOpened(catalogue);
    registerUses(catalogue);
    registerEnds(catalogue);
    catalogue.add(QStringLiteral("new-game"), ShotCatalogue::withLargest(), [](AppContext& context) {
        auto made = windowAt(context, QStringLiteral("play"));
        return std::unique_ptr<QWidget>(std::move(made));
    });
    const auto newGame = [&catalogue](const QString& part,
                                      const std::function<void(GenotypeSheet&)>& prepare) {
        catalogue.add(QStringLiteral("new-game-") + part, ShotCatalogue::brief(),
                      [prepare](AppContext& context) {
                          auto made = windowAt(context, QStringLiteral("play"));
                          prepare(*made->findChild<GenotypeSheet*>());
                          return std::unique_ptr<QWidget>(std::move(made));
                      });
    };
    newGame(QStringLiteral("chair"), [](GenotypeSheet& sheet) { press(&sheet, "chair2"); });
    newGame(QStringLiteral("rules"), [](GenotypeSheet& sheet) { press(&sheet, "moreRules"); });
    newGame(QStringLiteral("solo"), [](GenotypeSheet& sheet) {
        sheet.findChild<SegmentRow*>(QStringLiteral("players"))->setValue(1);
        press(&sheet, "chair2");
    });
    catalogue.add(QStringLiteral("new-game-sealed"), ShotCatalogue::brief(), [](AppContext& context) {
        auto made = windowAt(context, QStringLiteral("play"));
        auto* sheet = made->findChild<GenotypeSheet*>();
        sheet->findChild<SegmentRow*>(QStringLiteral("sealedDice"))->setValue(1);
        sheet->start();
        return std::unique_ptr<QWidget>(std::move(made));
    });
}

} // namespace app
