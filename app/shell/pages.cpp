// SPDX-License-Identifier: GPL-3.0-or-later
#include "pages.h"

#include "app/classroom/class_page.h"
#include "app/lab/lab_page.h"
#include "app/lessons/lessons_page.h"
#include "app/pages/games_page.h"
#include "app/pages/glossary_page.h"
#include "app/pages/help_page.h"
#include "app/pages/play_page.h"
#include "app/pages/settings_page.h"
#include "app/puzzles/puzzle_page.h"
#include "app/shell/main_window.h"
#include "app/shell/presenting.h"

#include <QtCore/QCoreApplication>

namespace app {
namespace {

QString title(const char* english) {
    return QCoreApplication::translate("app::pages", english);
}

void showRule(MainWindow& window, const QString& id) {
    window.showPage(QStringLiteral("help"));
    qobject_cast<HelpPage*>(window.page(QStringLiteral("help")))->showRule(id);
}

} // namespace

void registerPages(MainWindow& window, AppContext& context) {
    window.addPage(
        QStringLiteral("play"), PageIcon::Play, [] { return title(QT_TRANSLATE_NOOP("app::pages", "Play")); },
        [&window, &context] {
            auto* play = new PlayPage(context);
            QObject::connect(play, &PlayPage::lessonRequested, &window, [&window](const QString& topic) {
                window.showPage(QStringLiteral("lessons"));
                auto* lessons = qobject_cast<LessonsPage*>(window.page(QStringLiteral("lessons")));
                lessons->showTopic(topic);
                lessons->setGameWaiting(true);
            });
            QObject::connect(play, &PlayPage::demonstrationRequested, &window,
                             [&window](const QString& id) { window.presenting().demonstrate(id); });
            QObject::connect(play, &PlayPage::ruleRequested, &window,
                             [&window](const QString& id) { showRule(window, id); });
            window.setCloseGuard([&window, play] {
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
            QObject::connect(lessons, &LessonsPage::termRequested, &window, [&window](const QString& term) {
                window.showPage(QStringLiteral("glossary"));
                qobject_cast<GlossaryPage*>(window.page(QStringLiteral("glossary")))->showTerm(term);
            });
            QObject::connect(lessons, &LessonsPage::gameRequested, &window,
                             [&window](const genotype::Record& game, const QString& topic) {
                                 window.showPage(QStringLiteral("play"));
                                 qobject_cast<PlayPage*>(window.page(QStringLiteral("play")))
                                     ->startFromLesson(game, topic);
                             });
            QObject::connect(lessons, &LessonsPage::companionRequested, &window,
                             [&window](const QString& game) {
                                 window.showPage(QStringLiteral("play"));
                                 qobject_cast<PlayPage*>(window.page(QStringLiteral("play")))->showGame(game);
                             });
            QObject::connect(lessons, &LessonsPage::backToGameRequested, &window,
                             [&window] { window.showPage(QStringLiteral("play")); });
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
                                 window.showPage(QStringLiteral("play"));
                                 qobject_cast<PlayPage*>(window.page(QStringLiteral("play")))->start(game);
                             });
            QObject::connect(puzzles, &PuzzlePage::lessonRequested, &window, [&window](const QString& topic) {
                window.showPage(QStringLiteral("lessons"));
                qobject_cast<LessonsPage*>(window.page(QStringLiteral("lessons")))->showTopic(topic);
            });
            QObject::connect(puzzles, &PuzzlePage::ruleRequested, &window,
                             [&window](const QString& id) { showRule(window, id); });
            return puzzles;
        });
    window.addPage(
        QStringLiteral("class"), PageIcon::Class,
        [] { return title(QT_TRANSLATE_NOOP("app::pages", "Class")); },
        [&context] { return new ClassPage(context); });
    window.addPage(
        QStringLiteral("games"), PageIcon::Games,
        [] { return title(QT_TRANSLATE_NOOP("app::pages", "Games")); },
        [&window, &context] {
            auto* games = new GamesPage(GameLibrary(context.dataFolder));
            const auto play = [&window] {
                return qobject_cast<PlayPage*>(window.page(QStringLiteral("play")));
            };
            QObject::connect(games, &GamesPage::openRequested, &window, [&window, play](const QString& path) {
                window.showPage(QStringLiteral("play"));
                play()->open(path);
            });
            QObject::connect(games, &GamesPage::replayRequested, &window,
                             [&window, play](const QString& path) {
                                 window.showPage(QStringLiteral("play"));
                                 play()->replayFile(path);
                             });
            return games;
        });
    window.addPage(
        QStringLiteral("glossary"), PageIcon::Glossary,
        [] { return title(QT_TRANSLATE_NOOP("app::pages", "Glossary")); },
        [&window] {
            auto* glossary = new GlossaryPage;
            QObject::connect(
                glossary, &GlossaryPage::topicRequested, &window, [&window](const QString& topic) {
                    window.showPage(QStringLiteral("lessons"));
                    qobject_cast<LessonsPage*>(window.page(QStringLiteral("lessons")))->showTopic(topic);
                });
            QObject::connect(glossary, &GlossaryPage::ruleRequested, &window,
                             [&window](const QString& id) { showRule(window, id); });
            return glossary;
        });
    window.addPage(
        QStringLiteral("help"), PageIcon::Help, [] { return title(QT_TRANSLATE_NOOP("app::pages", "Help")); },
        [&window] {
            auto* help = new HelpPage;
            QObject::connect(help, &HelpPage::guideRequested, &window, [&window] {
                window.showPage(QStringLiteral("play"));
                qobject_cast<PlayPage*>(window.page(QStringLiteral("play")))->learn();
            });
            return help;
        });
    window.addPage(
        QStringLiteral("settings"), PageIcon::Settings,
        [] { return title(QT_TRANSLATE_NOOP("app::pages", "Settings")); },
        [&context] { return new SettingsPage(context.settings); });
}

} // namespace app
