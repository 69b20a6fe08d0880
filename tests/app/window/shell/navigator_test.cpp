// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/learn/lessons/lessons_page.h"
#include "app/learn/session/lesson_session.h"
#include "app/settings/app_settings.h"
#include "app/ui/navigation/navigation.h"
#include "app/window/pages/glossary_page.h"
#include "app/window/shell/main_window.h"
#include "app/window/shell/navigator.h"
#include "app/window/shell/pages.h"
#include "app/window/shell/side_bar.h"

#include "test_registry.h"
#include "tests/app/support/widgets.h"

#include <QtCore/QTemporaryDir>
#include <QtTest/QTest>
#include <QtWidgets/QPushButton>

using namespace app;

namespace {

/// The program's window with all its pages.
struct WholeWindow {
    QTemporaryDir folder;
    AppSettings settings{folder.filePath(QStringLiteral("settings.ini"))};
    AppContext context{settings, folder.path(), {}};
    MainWindow window{context};

    WholeWindow() {
        registerPages(window, context);
        window.show();
        window.activateWindow();
    }

    QString shown() const { return window.currentPage(); }
    QWidget& page() { return *window.page(window.currentPage()); }
    QString lesson() {
        return qobject_cast<LessonsPage*>(window.page(pageName(PageId::Lessons)))->currentTopic();
    }
};

} // namespace

/// One way to every place, and back.
class NavigatorTest : public QObject {
    Q_OBJECT
private slots:
    void goesBackOverPagesLessonsAndTerms() {
        WholeWindow bench;
        QCOMPARE(bench.shown(), QStringLiteral("home"));
        QVERIFY(!bench.window.navigator().canGoBack());
        QVERIFY(go(bench.page(), route::Lesson{QStringLiteral("linkage")}));
        QVERIFY(go(bench.page(), route::Lesson{QStringLiteral("test-cross")}));
        QVERIFY(go(bench.page(), route::Term{QStringLiteral("allele")}));
        bench.window.showPage(QStringLiteral("lab")); // as the side bar does
        bench.window.navigator().back();
        QCOMPARE(bench.shown(), QStringLiteral("glossary"));
        QCOMPARE(qobject_cast<GlossaryPage*>(&bench.page())->currentTerm(), QStringLiteral("allele"));
        bench.window.navigator().back();
        QCOMPARE(bench.lesson(), QStringLiteral("test-cross"));
        bench.window.navigator().back();
        QCOMPARE(bench.shown(), QStringLiteral("lessons"));
        QCOMPARE(bench.lesson(), QStringLiteral("linkage"));
        while (bench.window.navigator().canGoBack())
            bench.window.navigator().back();
        QCOMPARE(bench.shown(), QStringLiteral("home"));
        bench.window.navigator().back();
        QCOMPARE(bench.shown(), QStringLiteral("home"));
    }

    /// Puzzles, saved games and the glossary.
    void aPageUnderAnotherOneHasAWayBackToIt() {
        WholeWindow bench;
        int under = 0;
        for (const QString& name : pageNames()) {
            const PageId page = pageNamed(name).value();
            if (placeOf(page) == page)
                continue;
            bench.window.showPage(name);
            QTest::mouseClick(find<QPushButton>(bench.page(), "wayBack"), Qt::LeftButton);
            QCOMPARE(bench.shown(), pageName(placeOf(page)));
            ++under;
        }
        QCOMPARE(under, 3);
    }

    void thePagesUnderPlayAndHelpAreReachedFromThere() {
        WholeWindow bench;
        for (const auto& [page, button, to] :
             {std::tuple("play", "toPuzzles", "puzzles"), std::tuple("play", "savedGames", "games"),
              std::tuple("help", "glossary", "glossary")}) {
            bench.window.showPage(QLatin1String(page));
            QTest::mouseClick(find<QPushButton>(bench.page(), button), Qt::LeftButton);
            QCOMPARE(bench.shown(), QLatin1String(to));
        }
    }

    void theBarLeadsFromALessonToAllOfThem() {
        WholeWindow bench;
        QVERIFY(go(bench.page(), route::Lesson{QStringLiteral("linkage")}));
        auto* const bar = find<SideBar>(&bench.window);
        QList<SideBarButton*> down;
        for (auto* button : findAll<SideBarButton>(bar))
            if (button->isChecked())
                down << button;
        QCOMPARE(down.size(), 1);
        down[0]->click();
        QCOMPARE(bench.shown(), QStringLiteral("lessons"));
        QCOMPARE(bench.lesson(), QString());
        bench.window.navigator().back();
        QCOMPARE(bench.lesson(), QStringLiteral("linkage"));
        // From another page, a lesson is found as it was left.
        bench.window.showPage(QStringLiteral("lab"));
        down[0]->click();
        QCOMPARE(bench.lesson(), QStringLiteral("linkage"));
    }

    void altLeftAndTheMouseGoBackFromEveryPage() {
        WholeWindow bench;
        QVERIFY(QTest::qWaitForWindowActive(&bench.window));
        for (const QString& name : pageNames()) {
            if (name == QLatin1String("home"))
                continue;
            bench.window.showPage(name);
            QTest::keyClick(&bench.window, Qt::Key_Left, Qt::AltModifier);
            QCOMPARE(bench.shown(), QStringLiteral("home"));
            bench.window.showPage(name);
            QTest::mouseClick(&bench.page(), Qt::BackButton);
            QCOMPARE(bench.shown(), QStringLiteral("home"));
        }
    }

    void whatIsNotThereLeavesTheWayAsItWas() {
        WholeWindow bench;
        QVERIFY(!go(bench.page(), route::Lesson{QStringLiteral("no such lesson")}));
        QVERIFY(!go(bench.page(), route::Puzzle{QStringLiteral("no such puzzle")}));
    }

    void aLessonKnowsTheStepThatIsAskedFor() {
        WholeWindow bench;
        QVERIFY(go(bench.page(), route::Lesson{QStringLiteral("square"), 3}));
        QCOMPARE(bench.lesson(), QStringLiteral("square"));
        auto& lessons = *qobject_cast<LessonsPage*>(&bench.page());
        QCOMPARE(lessons.session(QStringLiteral("square"))->steps().step(), LessonStep::Explain);
    }
};

GENOTYPE_TEST(NavigatorTest)
#include "navigator_test.moc"
