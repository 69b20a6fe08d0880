// SPDX-License-Identifier: GPL-3.0-or-later
// How smoothly the board moves: how long each frame takes to paint while three bots play, and how many take
// longer than a screen at 60 Hz waits. They play until dice have been rolled, plants have bloomed and the
// score track has moved, and to the end of that round. The time is the thread's own, so that other programs
// do not count. Run by ./dev bench.
#include "app/documents/bot_driver.h"
#include "app/documents/game_document.h"
#include "app/games/genotype/board_view.h"
#include "app/ui/theme/theme.h"

#include <QtCore/QTimer>
#include <QtWidgets/QApplication>

#include <algorithm>
#include <cstdio>
#include <ctime>
#include <vector>

namespace {

constexpr double frameMilliseconds = 17;

/// What this thread has worked so far, in milliseconds.
double worked() {
    timespec now{};
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &now);
    return static_cast<double>(now.tv_sec) * 1e3 + static_cast<double>(now.tv_nsec) / 1e6;
}

/// Times every frame that a window paints.
class TimedApplication : public QApplication {
public:
    using QApplication::QApplication;

    bool notify(QObject* receiver, QEvent* event) override {
        const auto* widget =
            event->type() == QEvent::UpdateRequest ? qobject_cast<QWidget*>(receiver) : nullptr;
        if (!widget || !widget->isWindow())
            return QApplication::notify(receiver, event);
        const double before = worked();
        const bool handled = QApplication::notify(receiver, event);
        frames.push_back(worked() - before);
        return handled;
    }

    std::vector<double> frames;
};

genotype::Record threeBots() {
    genotype::Record record;
    record.setup.players = 3;
    record.setup.seed = 7;
    for (const char* name : {"Alina", "Marco", "Brandy"})
        record.seats.push_back({name, "novice", static_cast<int>(record.seats.size())});
    return record;
}

/// What has been seen to move.
struct Seen {
    int rolls = 0;
    int bloomed = 0;
    int scored = 0;
    /// The round in which all of it had been seen; 0: not yet.
    int round = 0;
};

void look(Seen& seen, const app::GameDocument& document, const app::Change& change) {
    using namespace genotype;
    for (std::size_t step = change.before; step < change.after; ++step) {
        const State before = document.stateAfter(step);
        const State after = document.stateAfter(step + 1);
        bool rolls = false;
        for (const Event& event : document.steps()[step].events) {
            rolls = rolls || std::holds_alternative<event::DieRolled>(event);
            const auto* validated = std::get_if<event::TraitValidated>(&event);
            if (validated && after.player(validated->seat).plots[validated->plot].complete())
                ++seen.bloomed;
        }
        seen.rolls += rolls ? 1 : 0;
        for (Seat seat = 0; seat < after.seats; ++seat)
            if (score(before, seat).total() != score(after, seat).total())
                ++seen.scored;
    }
    if (seen.round == 0 && seen.rolls > 0 && seen.bloomed > 0 && seen.scored > 0)
        seen.round = document.state().round;
}

} // namespace

int main(int argc, char** argv) {
    TimedApplication application(argc, argv);
    app::Theme::install();
    app::Theme::current().setReduceMotion(false);
    app::GameDocument document;
    app::Viewer viewer(document);
    app::BotDriver bots(document);
    bots.setPace(app::BotPace::Fast);
    app::BoardView board(document, viewer, &bots);
    board.resize(1280, 740);
    board.show();
    document.open(threeBots(), nullptr);
    Seen seen;
    QObject::connect(&document, &app::GameDocument::changed, &application, [&](const app::Change& change) {
        if (change.kind == app::Change::Kind::Acted)
            look(seen, document, change);
    });
    QTimer watch;
    QObject::connect(&watch, &QTimer::timeout, &application, [&] {
        if (document.isFinished() || (seen.round > 0 && document.state().round > seen.round))
            QApplication::quit();
    });
    watch.start(50);
    // The first frames load fonts and fill caches.
    QTimer::singleShot(500, &application, [&] { application.frames.clear(); });
    QApplication::exec();

    std::vector<double>& frames = application.frames;
    std::sort(frames.begin(), frames.end());
    if (frames.empty() || seen.round == 0)
        return 1;
    const auto late = frames.end() - std::upper_bound(frames.begin(), frames.end(), frameMilliseconds);
    const auto at = [&frames](double share) {
        return frames[static_cast<std::size_t>(share * double(frames.size() - 1))];
    };
    std::printf("frames   %zu, %d rolls, %d plants bloomed, %d moves of the score track; median %.1f ms, 99 "
                "%% within %.1f ms, longest %.1f ms; %.2f %% "
                "over %.0f ms\n",
                frames.size(), seen.rolls, seen.bloomed, seen.scored, at(0.5), at(0.99), frames.back(),
                100.0 * double(late) / double(frames.size()), frameMilliseconds);
    return 0;
}
