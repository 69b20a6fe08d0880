// SPDX-License-Identifier: GPL-3.0-or-later
#include "wars_shots.h"

#include "app/games/genomewars/genome_builder.h"
#include "app/games/genomewars/wars_board.h"
#include "app/games/genomewars/wars_buttons.h"
#include "app/games/genomewars/wars_table.h"
#include "app/programs/shots/shot_catalogue.h"
#include "app/programs/shots/window_at.h"
#include "app/window/pages/play_page.h"
#include "engine/core/bot.h"
#include "engine/genomewars/bots/roster.h"

#include <QtCore/QTimer>

namespace app {

using namespace genomewars;

namespace {

using Record = core::Record<Game>;
using At = std::function<bool(const State&, const std::vector<Event>&)>;

constexpr std::array names{"Orange", "Lagoon", "Violet Team", "Green Hornets", "Slate", "Olive"};

/// A game played by bots until a person has to roll or choose and `at` holds for the first time, with the
/// first seed that leads there. Without `at`: played to its end.
Record playedTo(int teams, int persons, const At& at, int rounds = usualRounds) {
    for (std::uint64_t seed = 11;; ++seed) {
        Record record;
        record.setup = {.players = teams, .rounds = rounds, .seed = seed};
        for (int seat = 0; seat < teams; ++seat)
            record.seats.push_back({names[std::size_t(seat)],
                                    seat < persons ? "person"
                                    : seat % 2     ? "evolver"
                                                   : "random",
                                    seat});
        State state = newGame(record.setup);
        core::Random random(seed);
        ActionList legal;
        std::vector<Event> events;
        for (;;) {
            if (at && (state.finished() || state.actor < persons) && at(state, events))
                return record;
            if (state.finished())
                break;
            legalActions(state, legal);
            const auto* bot = Roster::find(state.actor % 2 ? "evolver" : "random");
            record.actions.push_back(bot->chooseAction(observe(state, state.actor), legal, random));
            events.clear();
            applyLegal(state, record.actions.back(), &events);
        }
        if (!at || seed > 400)
            return record;
    }
}

std::unique_ptr<QWidget> window(AppContext& context, const Record& record, bool lift = true,
                                PlayPage::View view = PlayPage::View::Board,
                                const std::function<void(WarsTable&)>& prepare = {}) {
    auto made = windowAt(context, QStringLiteral("play"));
    auto* page = qobject_cast<PlayPage*>(made->page(QStringLiteral("play")));
    page->choose(QStringLiteral("genome-wars"));
    auto* table = static_cast<WarsTable*>(&page->table());
    table->bots().setPaused(TableBots::Pause::Dialog, true);
    table->document().open(record, nullptr);
    if (lift)
        table->viewer().confirmHandover();
    if (view == PlayPage::View::End)
        table->fillEndPage();
    page->setView(view);
    if (prepare)
        prepare(*table);
    return made;
}

bool rolled(const State& state, int round) {
    return state.phase == Phase::Evolution && state.round >= round && state.now().kind == PendingKind::Roll;
}

template <typename Kind> bool happened(const std::vector<Event>& events) {
    return std::any_of(events.begin(), events.end(),
                       [](const Event& one) { return std::holds_alternative<Kind>(one); });
}

void addWarsShot(ShotCatalogue& catalogue, const QString& name, const QList<ShotSetting>& settings,
                 const Shot::Make& make) {
    catalogue.add(QStringLiteral("wars-") + name, settings, make);
}

/// From the sheet to a turn in each environment.
void registerTurns(ShotCatalogue& catalogue) {
    addWarsShot(catalogue, QStringLiteral("new-game"), ShotCatalogue::usual(), [](AppContext& context) {
        auto made = windowAt(context, QStringLiteral("play"));
        qobject_cast<PlayPage*>(made->page(QStringLiteral("play")))->choose(QStringLiteral("genome-wars"));
        return std::unique_ptr<QWidget>(std::move(made));
    });
    addWarsShot(catalogue, QStringLiteral("construction"), ShotCatalogue::usual(), [](AppContext& context) {
        return window(context, playedTo(4, 2, [](const State&, const auto&) { return true; }), true,
                      PlayPage::View::Board, [](WarsTable& table) {
                          for (GlowButton* one : table.board()->builder()->buttons())
                              if (one->objectName() == QLatin1String("allele-Re") ||
                                  one->objectName() == QLatin1String("allele-Fa"))
                                  one->click();
                      });
    });
    addWarsShot(catalogue, QStringLiteral("curtain"), ShotCatalogue::brief(), [](AppContext& context) {
        return window(
            context, playedTo(3, 3, [](const State& state, const auto&) { return state.actor == 1; }), false);
    });
    addWarsShot(
        catalogue, QStringLiteral("first-gene-pool"), ShotCatalogue::brief(), [](AppContext& context) {
            return window(context,
                          playedTo(4, 4, [](const State& state, const auto&) { return rolled(state, 1); }));
        });
    for (const EnvironmentInfo& info : environments)
        addWarsShot(catalogue,
                    QStringLiteral("turn-%1").arg(
                        QString::fromUtf8(info.notation.data(), qsizetype(info.notation.size()))),
                    info.id == Environment::CoralReef ? ShotCatalogue::usual() : ShotCatalogue::brief(),
                    [id = info.id](AppContext& context) {
                        return window(context, playedTo(4, 4, [id](const State& state, const auto&) {
                                          return rolled(state, 5) && state.environment == id;
                                      }));
                    });
}

/// What comes of the turns.
void registerOutcomes(ShotCatalogue& catalogue) {
    addWarsShot(catalogue, QStringLiteral("mutation"), ShotCatalogue::brief(), [](AppContext& context) {
        return window(context, playedTo(4, 4, [](const State& state, const auto&) {
                          return state.phase == Phase::Evolution && state.round >= 3 &&
                                 state.now().kind == PendingKind::Mutation;
                      }));
    });
    addWarsShot(catalogue, QStringLiteral("mutation-choice"), ShotCatalogue::brief(),
                [](AppContext& context) {
                    return window(context,
                                  playedTo(4, 4,
                                           [](const State& state, const auto&) {
                                               return state.phase == Phase::Evolution && state.round >= 3 &&
                                                      state.now().kind == PendingKind::Mutation;
                                           }),
                                  true, PlayPage::View::Board, [](WarsTable& table) {
                                      // A popover closes when the window is resized, so open it after the
                                      // window has its final size.
                                      QTimer::singleShot(0, table.board(), [board = table.board()] {
                                          if (!board->glowing().isEmpty())
                                              board->glowing().front()->click();
                                      });
                                  });
                });
    addWarsShot(catalogue, QStringLiteral("extinction"), ShotCatalogue::brief(), [](AppContext& context) {
        return window(context, playedTo(5, 5, [](const State& state, const auto& events) {
                          return rolled(state, 2) && happened<event::TeamDiedOut>(events);
                      }));
    });
    addWarsShot(catalogue, QStringLiteral("two-teams"), ShotCatalogue::usual(), [](AppContext& context) {
        return window(context,
                      playedTo(2, 2, [](const State& state, const auto&) { return rolled(state, 6); }));
    });
    addWarsShot(catalogue, QStringLiteral("six-teams"), ShotCatalogue::usual(), [](AppContext& context) {
        return window(context, playedTo(6, 6, [](const State& state, const auto&) {
                          return rolled(state, 7) && state.living() >= 5;
                      }));
    });
    addWarsShot(catalogue, QStringLiteral("log"), ShotCatalogue::brief(), [](AppContext& context) {
        return window(context,
                      playedTo(4, 4, [](const State& state, const auto&) { return rolled(state, 4); }), true,
                      PlayPage::View::Board, [](WarsTable& table) { table.board()->setLogVisible(true); });
    });
    addWarsShot(catalogue, QStringLiteral("end"), ShotCatalogue::usual(), [](AppContext& context) {
        return window(
            context,
            playedTo(4, 4,
                     [](const State& state, const auto&) { return state.finished() && state.living() > 2; }),
            true, PlayPage::View::End);
    });
}

} // namespace

void registerWarsShots(ShotCatalogue& catalogue) {
    registerTurns(catalogue);
    registerOutcomes(catalogue);
}

} // namespace app
