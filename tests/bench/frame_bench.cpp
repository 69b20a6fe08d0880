// SPDX-License-Identifier: GPL-3.0-or-later How smoothly the board moves: how long each frame takes to paint
// while three bots play a round, and how many take longer than a screen at 60 Hz waits. The time is the
// thread's own, so that other programs do not count. Run by ./dev bench.
#include "app/genotype/board_view.h"
#include "app/genotype/bot_driver.h"
#include "app/genotype/game_document.h"
#include "app/theme/theme.h"

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
    QTimer watch;
    QObject::connect(&watch, &QTimer::timeout, &application, [&] {
        if (document.isFinished() || document.state().round > 1)
            QApplication::quit();
    });
    watch.start(50);
    // The first frames load fonts and fill caches.
    QTimer::singleShot(500, &application, [&] { application.frames.clear(); });
    QApplication::exec();

    std::vector<double>& frames = application.frames;
    std::sort(frames.begin(), frames.end());
    if (frames.empty())
        return 1;
    const auto late = frames.end() - std::upper_bound(frames.begin(), frames.end(), frameMilliseconds);
    const auto at = [&frames](double share) {
        return frames[static_cast<std::size_t>(share * double(frames.size() - 1))];
    };
    std::printf("frames   %zu in a round, median %.1f ms, 99 %% within %.1f ms, longest %.1f ms; %.2f %% "
                "over %.0f ms\n",
                frames.size(), at(0.5), at(0.99), frames.back(), 100.0 * double(late) / double(frames.size()),
                frameMilliseconds);
    return 0;
}
