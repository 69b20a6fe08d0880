// SPDX-License-Identifier: GPL-3.0-or-later
#include "pages.h"

#include "app/classroom/teacher/class_page.h"
#include "app/games/puzzles/puzzle_page.h"
#include "app/learn/lab/lab_page.h"
#include "app/learn/lessons/lessons_page.h"
#include "app/settings/teacher_lock.h"
#include "app/window/pages/games_page.h"
#include "app/window/pages/glossary_page.h"
#include "app/window/pages/help_page.h"
#include "app/window/pages/locked_page.h"
#include "app/window/pages/play_page.h"
#include "app/window/pages/settings_page.h"
#include "app/window/shell/hand_notice.h"
#include "app/window/shell/main_window.h"
#include "app/window/shell/presenting.h"
#include "app/window/shell/pupil_window.h"

#include <QtCore/QCoreApplication>

namespace app {
namespace {

QString title(const char* english) {
    return QCoreApplication::translate("app::pages", english);
}

/// Shows a page and does something there, unless the computer's configuration leaves it out.
template <typename P, typename Do> void onPage(MainWindow& window, const char* id, const Do& act) {
    const QString name = QString::fromLatin1(id);
    window.showPage(name);
    if (auto* page = qobject_cast<P*>(window.page(name)))
        act(*page);
}

// Each of these: false only if the page is there and has no such part.

bool showRule(MainWindow& window, const QString& id) {
    bool isThere = true;
    onPage<HelpPage>(window, "help", [&](HelpPage& help) { isThere = help.showRule(id); });
    return isThere;
}

bool showTopic(MainWindow& window, const QString& topic) {
    bool isThere = true;
    onPage<LessonsPage>(window, "lessons", [&](LessonsPage& lessons) { isThere = lessons.showTopic(topic); });
    return isThere;
}

bool showTerm(MainWindow& window, const QString& term) {
    bool isThere = true;
    onPage<GlossaryPage>(window, "glossary",
                         [&](GlossaryPage& glossary) { isThere = glossary.showTerm(term); });
    return isThere;
}

} // namespace

void registerPages(MainWindow& window, AppContext& context) {
    window.addPage(
        QStringLiteral("play"), PageIcon::Play, [] { return title(QT_TRANSLATE_NOOP("app::pages", "Play")); },
        [&window, &context] {
            auto* play = new PlayPage(context);
            QObject::connect(play, &PlayPage::lessonRequested, &window, [&window](const QString& topic) {
                onPage<LessonsPage>(window, "lessons", [&](LessonsPage& lessons) {
                    lessons.showTopic(topic);
                    lessons.setGameWaiting(true);
                });
            });
            QObject::connect(play, &PlayPage::demonstrationRequested, &window,
                             [&window](const QString& id) { window.presenting().demonstrate(id); });
            QObject::connect(play, &PlayPage::ruleRequested, &window,
                             [&window](const QString& id) { showRule(window, id); });
            QObject::connect(play, &PlayPage::puzzlesRequested, &window,
                             [&window] { window.showPage(QStringLiteral("puzzles")); });
            window.addCloseGuard([&window, play] {
                const bool may = play->mayClose();
                if (!may)
                    window.showPage(QStringLiteral("play"));
                return may;
            });
            return play;
        });
    window.addPage(
        QStringLiteral("lessons"), PageIcon::Lessons,
        [] { return title(QT_TRANSLATE_NOOP("app::pages", "Lessons")); },
        [&window, &context] {
            auto* lessons = new LessonsPage(context);
            QObject::connect(lessons, &LessonsPage::termRequested, &window,
                             [&window](const QString& term) { showTerm(window, term); });
            QObject::connect(lessons, &LessonsPage::gameRequested, &window,
                             [&window](const genotype::Record& game, const QString& topic) {
                                 onPage<PlayPage>(window, "play",
                                                  [&](PlayPage& play) { play.startFromLesson(game, topic); });
                             });
            QObject::connect(
                lessons, &LessonsPage::companionRequested, &window, [&window](const QString& game) {
                    onPage<PlayPage>(window, "play", [&](PlayPage& play) { play.showGame(game); });
                });
            QObject::connect(lessons, &LessonsPage::finishedGameRequested, &window,
                             [&window](const QString& path) {
                                 onPage<PlayPage>(window, "play", [&](PlayPage& play) { play.open(path); });
                             });
            QObject::connect(lessons, &LessonsPage::backToGameRequested, &window,
                             [&window] { window.showPage(QStringLiteral("play")); });
            QObject::connect(lessons, &LessonsPage::presentRequested, &window, &MainWindow::present);
            QObject::connect(&window, &MainWindow::pageShown, lessons, [lessons](const QString& id) {
                if (id == QLatin1String("play"))
                    lessons->setGameWaiting(false);
            });
            return lessons;
        });
    window.addPage(
        QStringLiteral("lab"), PageIcon::Lab, [] { return title(QT_TRANSLATE_NOOP("app::pages", "Lab")); },
        [&window, &context] {
            auto* lab = new LabPage(context);
            QObject::connect(lab, &LabPage::presentRequested, &window, &MainWindow::present);
            lab->setCurrentGame([&window] {
                const auto* play = qobject_cast<PlayPage*>(window.page(QStringLiteral("play")));
                return play ? play->ledgerId() : std::string();
            });
            return lab;
        });
    window.addPage(
        QStringLiteral("puzzles"), PageIcon::Puzzles,
        [] { return title(QT_TRANSLATE_NOOP("app::pages", "Puzzles")); },
        [&window, &context] {
            auto* puzzles = new PuzzlePage(context);
            QObject::connect(puzzles, &PuzzlePage::gameRequested, &window,
                             [&window](const games::AnyRecord& game) {
                                 onPage<PlayPage>(window, "play", [&](PlayPage& play) { play.start(game); });
                             });
            QObject::connect(puzzles, &PuzzlePage::lessonRequested, &window,
                             [&window](const QString& topic) { showTopic(window, topic); });
            QObject::connect(puzzles, &PuzzlePage::ruleRequested, &window,
                             [&window](const QString& id) { showRule(window, id); });
            return puzzles;
        });
    window.addPage(
        QStringLiteral("class"), PageIcon::Class,
        [] { return title(QT_TRANSLATE_NOOP("app::pages", "Class")); },
        [&window, &context] {
            auto* classroom = new ClassPage(context);
            QObject::connect(classroom, &ClassPage::presentRequested, &window, &MainWindow::present);
            window.addCloseGuard([&window, classroom] {
                if (classroom->hosted().state() == HostedClass::State::Open)
                    window.showPage(QStringLiteral("class"));
                return classroom->mayClose();
            });
            return classroom;
        });
    window.addPage(
        QStringLiteral("games"), PageIcon::Games,
        [] { return title(QT_TRANSLATE_NOOP("app::pages", "Games")); },
        [&window, &context] {
            auto* games = new GamesPage(GameLibrary(context.dataFolder));
            QObject::connect(games, &GamesPage::openRequested, &window, [&window](const QString& path) {
                onPage<PlayPage>(window, "play", [&](PlayPage& play) { play.open(path); });
            });
            QObject::connect(games, &GamesPage::replayRequested, &window, [&window](const QString& path) {
                onPage<PlayPage>(window, "play", [&](PlayPage& play) { play.replayFile(path); });
            });
            return games;
        });
    window.addPage(
        QStringLiteral("glossary"), PageIcon::Glossary,
        [] { return title(QT_TRANSLATE_NOOP("app::pages", "Glossary")); },
        [&window] {
            auto* glossary = new GlossaryPage;
            QObject::connect(glossary, &GlossaryPage::topicRequested, &window,
                             [&window](const QString& topic) { showTopic(window, topic); });
            QObject::connect(glossary, &GlossaryPage::ruleRequested, &window,
                             [&window](const QString& id) { showRule(window, id); });
            return glossary;
        });
    window.addPage(
        QStringLiteral("help"), PageIcon::Help, [] { return title(QT_TRANSLATE_NOOP("app::pages", "Help")); },
        [&window] {
            auto* help = new HelpPage;
            QObject::connect(help, &HelpPage::guideRequested, &window, [&window] {
                onPage<PlayPage>(window, "play", [](PlayPage& play) { play.learn(); });
            });
            return help;
        });
    window.addPage(
        QStringLiteral("settings"), PageIcon::Settings,
        [] { return title(QT_TRANSLATE_NOOP("app::pages", "Settings")); },
        [&context]() -> QWidget* {
            const auto settings = [&context] { return new SettingsPage(context.settings); };
            if (TeacherLock::current().isSet())
                return new LockedPage(settings);
            return settings();
        });
    new PupilWindow(window);
    const auto toPupils = [&window] {
        onPage<ClassPage>(window, "class", [](ClassPage& page) { page.showPart(ClassPage::Part::Network); });
    };
    const auto showsPupils = [&window] {
        const auto* const page = window.currentPage() == QLatin1String("class")
                                     ? qobject_cast<ClassPage*>(window.page(QStringLiteral("class")))
                                     : nullptr;
        return page && page->part() == ClassPage::Part::Network;
    };
    new HandNotice(window, toPupils, showsPupils);
}

bool showPart(MainWindow& window, const QString& page, const QString& part) {
    // The lesson on the square has a name that everybody tries first.
    const bool isSquare = part == QLatin1String("punnett");
    if (page == QLatin1String("lessons") && !part.isEmpty())
        return showTopic(window, isSquare ? QStringLiteral("square") : part);
    if (page == QLatin1String("help") && !part.isEmpty())
        return showRule(window, part);
    if (page == QLatin1String("glossary") && !part.isEmpty())
        return showTerm(window, part);
    window.showPage(page);
    return part.isEmpty();
}

QString noSuchPart(const QString& page, const QString& part) {
    if (page == QLatin1String("lessons"))
        return QCoreApplication::translate("app::pages",
                                           "There is no lesson “%1”. The page lists all lessons.")
            .arg(part);
    if (page == QLatin1String("help"))
        return QCoreApplication::translate("app::pages",
                                           "There is no rule “%1”. The search on this page finds rules.")
            .arg(part);
    if (page == QLatin1String("glossary"))
        return QCoreApplication::translate("app::pages",
                                           "There is no term “%1”. The search on this page finds terms.")
            .arg(part);
    return QCoreApplication::translate("app::pages",
                                       "The page “%1” has no parts that can be chosen, so “%2” is ignored.")
        .arg(page, part);
}

} // namespace app
