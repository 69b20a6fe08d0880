// SPDX-License-Identifier: GPL-3.0-or-later
#include "pages.h"

#include "app/classroom/teacher/class_page.h"
#include "app/games/puzzles/puzzle_page.h"
#include "app/learn/lab/lab_page.h"
#include "app/learn/lessons/lessons_page.h"
#include "app/learn/session/lesson_session.h"
#include "app/settings/teacher_lock.h"
#include "app/window/pages/games_page.h"
#include "app/window/pages/glossary_page.h"
#include "app/window/pages/help_page.h"
#include "app/window/pages/herbarium_page.h"
#include "app/window/pages/home_page.h"
#include "app/window/pages/locked_page.h"
#include "app/window/pages/play_page.h"
#include "app/window/pages/settings_page.h"
#include "app/window/shell/hand_notice.h"
#include "app/window/shell/main_window.h"
#include "app/window/shell/navigator.h"
#include "app/window/shell/presenting.h"
#include "app/window/shell/pupil_window.h"

#include <QtCore/QCoreApplication>

#include <array>

namespace app {
namespace {

/// Shows routes on the pages of a window.
class Places {
public:
    explicit Places(MainWindow& window) : m_window(window) {}

    bool operator()(const route::Page& to) const {
        m_window.showPage(pageName(to.page));
        return isShown(to.page);
    }
    bool operator()(const route::Lesson& to) const {
        const bool isFromGame = isShown(PageId::Play);
        return on<LessonsPage>(PageId::Lessons, [&](LessonsPage& lessons) {
            if (!lessons.showTopic(to.id))
                return false;
            if (LessonSession* const session = to.step ? lessons.session(to.id) : nullptr)
                session->steps().setStep(static_cast<LessonStep>(*to.step));
            if (isFromGame)
                lessons.setGameWaiting(true);
            return true;
        });
    }
    bool operator()(const route::Practice& to) const {
        return onProblems(to.lesson, [&](LessonPractice& practice) {
            practice.showProblem(to.seed);
            return true;
        });
    }
    bool operator()(const route::Worksheet& to) const {
        return onProblems(to.lesson,
                          [&](LessonPractice& practice) { return practice.showWorksheet(to.seed); });
    }
    bool operator()(const route::Rule& to) const {
        return on<HelpPage>(PageId::Help, [&](HelpPage& help) { return help.showRule(to.id); });
    }
    bool operator()(const route::Term& to) const {
        return on<GlossaryPage>(PageId::Glossary,
                                [&](GlossaryPage& glossary) { return glossary.showTerm(to.id); });
    }
    bool operator()(const route::Game& to) const {
        return onPlay([&](PlayPage& play) { play.showGame(to.id); });
    }
    bool operator()(const route::SavedGame& to) const {
        return onPlay([&](PlayPage& play) { play.open(to.path); });
    }
    bool operator()(const route::Replay& to) const {
        return onPlay([&](PlayPage& play) { play.replayFile(to.path); });
    }
    bool operator()(const route::Guide&) const {
        return onPlay([](PlayPage& play) { play.learn(); });
    }
    bool operator()(const route::Puzzle& to) const {
        return on<PuzzlePage>(PageId::Puzzles, [&](PuzzlePage& puzzles) {
            puzzles.setView(PuzzlePage::View::Practice);
            puzzles.ask(to.id);
            return puzzles.current() && puzzles.current()->id == to.id.toStdString();
        });
    }
    bool operator()(const route::Mystery& to) const {
        return on<LabPage>(PageId::Lab, [&](LabPage& lab) {
            lab.openMystery(to.code);
            return true;
        });
    }
    bool operator()(const route::Seat& to) const {
        return onPlay([&](PlayPage& play) { play.sitAt(to.table); });
    }
    bool operator()(const route::JoinClass& to) const {
        return onPlay([&](PlayPage& play) { to.isBack ? play.comeBackToClass() : play.showClass(); });
    }
    bool operator()(const route::Plant& to) const {
        return on<HerbariumPage>(PageId::Herbarium,
                                 [&](HerbariumPage& herbarium) { return herbarium.showPlant(to.number); });
    }
    bool operator()(const route::Demonstration& to) const {
        m_window.presenting().demonstrate(to.id);
        return true;
    }

    /// Where the window is; no value while it shows no page.
    std::optional<Route> here() const {
        const auto page = pageNamed(m_window.currentPage());
        if (!page)
            return std::nullopt;
        QWidget* const shown = m_window.page(m_window.currentPage());
        if (const auto* lessons = qobject_cast<LessonsPage*>(shown))
            return route::Lesson{lessons->currentTopic()};
        if (const auto* glossary = qobject_cast<GlossaryPage*>(shown);
            glossary && !glossary->currentTerm().isEmpty())
            return route::Term{glossary->currentTerm()};
        return route::Page{*page};
    }

private:
    bool isShown(PageId page) const { return m_window.currentPage() == pageName(page); }

    /// Shows a page and does something there, unless the computer's configuration leaves it out. What `act`
    /// returns; false if the page is not shown.
    template <typename P, typename Act> bool on(PageId id, const Act& act) const {
        m_window.showPage(pageName(id));
        auto* const page = isShown(id) ? qobject_cast<P*>(m_window.page(pageName(id))) : nullptr;
        return page && act(*page);
    }
    template <typename Act> bool onPlay(const Act& act) const {
        return on<PlayPage>(PageId::Play, [&](PlayPage& play) {
            act(play);
            return true;
        });
    }
    /// The last step of a lesson, where its problems are.
    template <typename Act> bool onProblems(const QString& id, const Act& act) const {
        return on<LessonsPage>(PageId::Lessons, [&](LessonsPage& lessons) {
            LessonSession* const session = lessons.showTopic(id) ? lessons.session(id) : nullptr;
            if (!session)
                return false;
            session->steps().setStep(LessonStep::Explain);
            return act(session->practice());
        });
    }

    MainWindow& m_window;
};

/// A page of the window; null if it is not there, or was left out by the computer's configuration.
template <typename P> P* pageOf(MainWindow& window, PageId id) {
    return qobject_cast<P*>(window.page(pageName(id)));
}

/// Shows the Play page, and does something there.
template <typename Act> void onPlayPage(MainWindow& window, const Act& act) {
    window.navigator().show(route::Page{PageId::Play});
    if (auto* const play = pageOf<PlayPage>(window, PageId::Play))
        act(*play);
}

// ---- How each page is made

QWidget* makePlayPage(MainWindow& window, AppContext& context) {
    auto* play = new PlayPage(context);
    window.addCloseGuard([&window, play] {
        const bool may = play->mayClose();
        if (!may)
            window.showPage(pageName(PageId::Play));
        return may;
    });
    return play;
}

QWidget* makeLessonsPage(MainWindow& window, AppContext& context) {
    auto* lessons = new LessonsPage(context);
    QObject::connect(lessons, &LessonsPage::gameRequested, &window,
                     [&window](const genotype::Record& game, const QString& topic) {
                         onPlayPage(window, [&](PlayPage& play) { play.startFromLesson(game, topic); });
                     });
    QObject::connect(lessons, &LessonsPage::presentRequested, &window, &MainWindow::present);
    QObject::connect(&window, &MainWindow::pageShown, lessons, [lessons](const QString& id) {
        if (id == pageName(PageId::Play))
            lessons->setGameWaiting(false);
    });
    return lessons;
}

QWidget* makeLabPage(MainWindow& window, AppContext& context) {
    auto* lab = new LabPage(context);
    QObject::connect(lab, &LabPage::presentRequested, &window, &MainWindow::present);
    lab->setCurrentGame([&window] {
        const auto* play = pageOf<PlayPage>(window, PageId::Play);
        return play ? play->ledgerId() : std::string();
    });
    return lab;
}

QWidget* makePuzzlePage(MainWindow& window, AppContext& context) {
    auto* puzzles = new PuzzlePage(context);
    QObject::connect(puzzles, &PuzzlePage::gameRequested, &window, [&window](const games::AnyRecord& game) {
        onPlayPage(window, [&](PlayPage& play) { play.start(game); });
    });
    return puzzles;
}

QWidget* makeClassPage(MainWindow& window, AppContext& context) {
    auto* classroom = new ClassPage(context);
    QObject::connect(classroom, &ClassPage::presentRequested, &window, &MainWindow::present);
    window.addCloseGuard([&window, classroom] {
        if (classroom->hosted().state() == HostedClass::State::Open)
            window.showPage(pageName(PageId::Class));
        return classroom->mayClose();
    });
    return classroom;
}

QWidget* makeGamesPage(MainWindow&, AppContext& context) {
    return new GamesPage(GameLibrary(context.dataFolder));
}

QWidget* makeHomePage(MainWindow&, AppContext& context) {
    return new HomePage(context);
}

QWidget* makeHerbariumPage(MainWindow&, AppContext& context) {
    return new HerbariumPage(context.dataFolder);
}

QWidget* makeGlossaryPage(MainWindow&, AppContext&) {
    return new GlossaryPage;
}

QWidget* makeHelpPage(MainWindow&, AppContext&) {
    return new HelpPage;
}

QWidget* makeSettingsPage(MainWindow&, AppContext& context) {
    const auto settings = [&context] { return new SettingsPage(context.settings); };
    if (TeacherLock::current().isSet())
        return new LockedPage(settings);
    return settings();
}

/// The pages in the order of the side bar.
struct PageEntry {
    PageId id;
    PageIcon icon;
    QWidget* (*make)(MainWindow& window, AppContext& context);
};
constexpr std::array pageEntries{PageEntry{PageId::Home, PageIcon::Home, makeHomePage},
                                 PageEntry{PageId::Play, PageIcon::Play, makePlayPage},
                                 PageEntry{PageId::Puzzles, PageIcon::Puzzles, makePuzzlePage},
                                 PageEntry{PageId::Games, PageIcon::Games, makeGamesPage},
                                 PageEntry{PageId::Lessons, PageIcon::Lessons, makeLessonsPage},
                                 PageEntry{PageId::Lab, PageIcon::Lab, makeLabPage},
                                 PageEntry{PageId::Class, PageIcon::Class, makeClassPage},
                                 PageEntry{PageId::Herbarium, PageIcon::Herbarium, makeHerbariumPage},
                                 PageEntry{PageId::Help, PageIcon::Help, makeHelpPage},
                                 PageEntry{PageId::Glossary, PageIcon::Glossary, makeGlossaryPage},
                                 PageEntry{PageId::Settings, PageIcon::Settings, makeSettingsPage}};

/// Tells a teacher of raised hands, with the way to the pupils.
void watchHands(MainWindow& window) {
    const auto toPupils = [&window] {
        window.showPage(pageName(PageId::Class));
        if (auto* page = pageOf<ClassPage>(window, PageId::Class))
            page->showPart(ClassPage::Part::Network);
    };
    const auto showsPupils = [&window] {
        const auto* const page = window.currentPage() == pageName(PageId::Class)
                                     ? pageOf<ClassPage>(window, PageId::Class)
                                     : nullptr;
        return page && page->part() == ClassPage::Part::Network;
    };
    new HandNotice(window, toPupils, showsPupils);
}

} // namespace

void registerPages(MainWindow& window, AppContext& context) {
    for (const PageEntry& entry : pageEntries)
        window.addPage(entry.id, entry.icon,
                       [&window, &context, make = entry.make] { return make(window, context); });
    window.navigator().setPlaces([&window](const Route& route) { return std::visit(Places(window), route); },
                                 [&window] { return Places(window).here(); });
    new PupilWindow(window);
    watchHands(window);
}

bool showPart(MainWindow& window, const QString& page, const QString& part) {
    const auto id = pageNamed(page);
    const auto route = id ? routeTo(*id, part) : std::nullopt;
    if (route)
        return window.navigator().show(*route);
    window.showPage(page);
    return false;
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
