// SPDX-License-Identifier: GPL-3.0-or-later
// How long a change of text size, colours or language takes until the window shows it, with every page open,
// a lesson and a game of Genotype among them. The time is the thread's own, so that other programs do not
// count. Run by ./dev bench.
#include "app/settings/app_context.h"
#include "app/settings/app_settings.h"
#include "app/ui/navigation/route.h"
#include "app/ui/theme/theme.h"
#include "app/window/pages/play_page.h"
#include "app/window/shell/application.h"
#include "app/window/shell/main_window.h"
#include "app/window/shell/pages.h"
#include "app/window/shell/settings_applier.h"

#include <QtCore/QTemporaryDir>

#include <algorithm>
#include <array>
#include <cstdio>
#include <ctime>
#include <functional>
#include <vector>

namespace {

/// What this thread has worked so far, in milliseconds.
double worked() {
    timespec now{};
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &now);
    return static_cast<double>(now.tv_sec) * 1e3 + static_cast<double>(now.tv_nsec) / 1e6;
}

/// Runs whatever is waiting, layouts and paintings among it, until nothing is.
void settle() {
    for (int round = 0; round < 6; ++round) {
        QCoreApplication::sendPostedEvents();
        QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
        QCoreApplication::processEvents();
    }
}

/// A game against two bots, at a person's turn.
genotype::Record game() {
    genotype::Record record;
    record.setup.players = 3;
    record.setup.seed = 7;
    record.seats = {{"Alina", "person", 0}, {"Marco", "novice", 1}, {"Brandy", "novice", 2}};
    return record;
}

struct Change {
    const char* name;
    std::function<void(app::AppSettings&)> there, back;
};

std::array<Change, 3> changes() {
    using app::AppSettings;
    return {Change{"text size", [](AppSettings& settings) { settings.textSize.set(125); },
                   [](AppSettings& settings) { settings.textSize.set(100); }},
            Change{"colours", [](AppSettings& settings) { settings.look.set(AppSettings::Look::Dark); },
                   [](AppSettings& settings) { settings.look.set(AppSettings::Look::Light); }},
            Change{"language", [](AppSettings& settings) { settings.language.set(QStringLiteral("de")); },
                   [](AppSettings& settings) { settings.language.set(QStringLiteral("en")); }}};
}

} // namespace

int main(int argc, char** argv) {
    app::Application application(argc, argv);
    app::Theme::install();
    const QTemporaryDir folder;
    app::AppSettings settings(folder.filePath(QStringLiteral("settings.ini")));
    settings.reduceMotion.set(true);
    settings.look.set(app::AppSettings::Look::Light);
    settings.language.set(QStringLiteral("en"));
    const app::SettingsApplier applier(settings);
    app::AppContext context{settings, folder.path(), {}};
    app::MainWindow window(context);
    app::registerPages(window, context);
    window.resize(1366, 768);
    window.show();
    std::vector<QString> pages;
    for (int page = 0; page <= int(app::PageId::Settings); ++page)
        pages.push_back(app::pageName(static_cast<app::PageId>(page)));
    for (const QString& page : pages) {
        window.showPage(page);
        settle();
    }
    app::showPart(window, QStringLiteral("lessons"), QStringLiteral("monohybrid"));
    qobject_cast<app::PlayPage*>(window.page(QStringLiteral("play")))->start(game());
    settle();

    for (const Change& change : changes()) {
        double longest = 0;
        QString slowest;
        std::vector<double> times;
        for (const QString& page : pages) {
            window.showPage(page);
            settle();
            for (const auto& turn : {change.there, change.back, change.there, change.back}) {
                const double before = worked();
                turn(settings);
                settle();
                times.push_back(worked() - before);
                if (times.back() > longest) {
                    longest = times.back();
                    slowest = page;
                }
            }
        }
        std::sort(times.begin(), times.end());
        std::printf("look     %-9s median %5.1f ms, longest %5.1f ms (%s)\n", change.name,
                    times[times.size() / 2], longest, qPrintable(slowest));
    }
    return 0;
}
