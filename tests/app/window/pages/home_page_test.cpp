// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/settings/app_context.h"
#include "app/settings/app_settings.h"
#include "app/ui/navigation/navigation.h"
#include "app/ui/theme/theme.h"
#include "app/window/pages/home_page.h"
#include "test_registry.h"
#include "tests/app/support/texts.h"
#include "tests/app/support/widgets.h"
#include "tests/app/window/shell/in_german.h"

#include <QtCore/QTemporaryDir>
#include <QtTest/QTest>
#include <QtWidgets/QLabel>
#include <QtWidgets/QPushButton>
#include <QtWidgets/QScrollArea>
#include <QtWidgets/QScrollBar>
#include <QtWidgets/QVBoxLayout>

using namespace app;

namespace {

/// A window around the page that remembers where it was asked to go.
class Asked : public QWidget {
public:
    QTemporaryDir folder;
    AppSettings settings{folder.filePath(QStringLiteral("settings.ini"))};
    AppContext context{settings, folder.path(), {}};
    HomePage page{context};
    std::optional<Route> route;

    explicit Asked(const QSize& size = {1294, 768}) {
        auto* layout = new QVBoxLayout(this);
        layout->setContentsMargins(0, 0, 0, 0);
        layout->addWidget(&page);
        resize(size);
        show();
    }
    ~Asked() override { page.setParent(nullptr); }
    void give(const HomeFacts& facts) {
        page.setFacts(facts);
        QCoreApplication::processEvents();
    }
    QString label(const char* name) { return ::find<QLabel>(page, name)->text(); }
    QPushButton* goOn() { return ::find<QPushButton>(page, "goOn"); }
    HomeCard* card(const char* name) { return ::find<HomeCard>(page, name); }
    Route click(QAbstractButton* button) {
        route.reset();
        QTest::mouseClick(button, Qt::LeftButton);
        return route.value_or(Route());
    }

protected:
    bool event(QEvent* event) override {
        if (event->type() != RouteEvent::type())
            return QWidget::event(event);
        route = static_cast<RouteEvent*>(event)->route();
        event->accept();
        return true;
    }
};

SavedGame waiting() {
    SavedGame game;
    game.path = QStringLiteral("/games/one.genotype");
    game.title = QStringLiteral("Biology club");
    game.players = QStringList{QStringLiteral("Alina"), QStringLiteral("Marco")};
    game.game = QStringLiteral("genotype");
    game.gameName = QStringLiteral("Genotype");
    game.progress = QStringLiteral("Round 3 of 5");
    return game;
}

/// Of somebody who has done a little of everything.
HomeFacts someFacts() {
    HomeFacts facts;
    facts.game = waiting();
    facts.savedGames = 3;
    facts.lesson = HomeLesson{
        QStringLiteral("square"), QStringLiteral("A lesson of ours"), QStringLiteral("One gene"), 7, 2, 2};
    facts.next = HomeLesson{QStringLiteral("looks"), QStringLiteral("Another one"), {}, 8};
    facts.lessonsBegun = 3;
    for (const genotype::PlantId plant : {3, 26, 11})
        facts.plants << BredPlant{
            plant, QStringLiteral("one.genotype"), {}, QStringLiteral("Alina"), QDate(2026, 3, 4)};
    facts.puzzle = QStringLiteral("some-puzzle");
    return facts;
}

} // namespace

/// The start page shows what follows from the facts, and nothing else.
class HomePageTest : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { Theme::install(); }
    void cleanup() { Theme::current().setTextScale(1); }

    void aFirstVisitLeadsToTheGuidedGame() {
        Asked home;
        home.give({});
        QVERIFY_SAYS(home.goOn()->text(), "HomePage.firstGame");
        QVERIFY(home.click(home.goOn()) == Route(route::Guide{}));
        QVERIFY(!find<QPushButton>(home.page, "allGames")->isVisible());
        QVERIFY(home.label("leftTitle").isEmpty() || says(home.label("leftTitle"), "HomePage.firstLesson"));
    }

    void aGameThatIsWaitingIsGoneOnWith() {
        Asked home;
        home.give(someFacts());
        QVERIFY_SAYS(home.goOn()->text(), "HomePage.continueGame");
        QVERIFY_SAYS(home.label("sentence"), "HomePage.inFlower");
        for (const char* fact : {"Biology club", "Round 3 of 5"})
            QVERIFY2(home.label("about").contains(QLatin1String(fact)), qPrintable(home.label("about")));
        QVERIFY(home.click(home.goOn()) == Route(route::SavedGame{waiting().path}));
        QVERIFY(home.click(find<QPushButton>(home.page, "allGames")) == Route(route::Page{PageId::Games}));
        HomeFacts young = someFacts();
        young.plants.clear();
        home.give(young);
        QVERIFY_SAYS(home.label("sentence"), "HomePage.growing");
    }

    void aGuidedGameComesFirst() {
        Asked home;
        HomeFacts facts = someFacts();
        facts.hasGuide = true;
        home.give(facts);
        QVERIFY_SAYS(home.goOn()->text(), "HomePage.resumeGuide");
        QVERIFY(home.click(home.goOn()) == Route(route::Guide{}));
    }

    void withoutAGameThatIsWaitingANewOneIsOffered() {
        Asked home;
        HomeFacts facts = someFacts();
        facts.game.reset();
        home.give(facts);
        QVERIFY_SAYS(home.goOn()->text(), "HomePage.newGame");
        QVERIFY(home.click(home.goOn()) == Route(route::Page{PageId::Play}));
    }

    void aNameIsUsedOnlyIfItIsKnown() {
        Asked home;
        HomeFacts facts;
        facts.now = QTime(9, 0);
        home.give(facts);
        QVERIFY_SAYS(home.label("greeting"), "HomePage.morning");
        facts.name = QStringLiteral("Alina");
        home.give(facts);
        QVERIFY_SAYS(home.label("greeting"), "HomePage.morningNamed", "Alina");
        facts.now = QTime(19, 30);
        home.give(facts);
        QVERIFY_SAYS(home.label("greeting"), "HomePage.eveningNamed", "Alina");
    }

    void eachDoorLeadsWhereItSays() {
        Asked home;
        home.give(someFacts());
        QVERIFY(home.click(home.card("learnDoor")) == Route(route::Guide{}));
        QVERIFY(home.click(home.card("playDoor")) == Route(route::Page{PageId::Play}));
        QVERIFY(home.click(home.card("lessonsDoor")) == Route(route::Page{PageId::Lessons}));
        QVERIFY(home.click(home.card("classDoor")) == Route(route::JoinClass{false}));
        for (const char* door : {"learnDoor", "playDoor", "lessonsDoor", "classDoor"}) {
            QVERIFY(!home.card(door)->accessibleName().isEmpty());
            QVERIFY(!home.card(door)->accessibleDescription().isEmpty());
            QVERIFY(home.card(door)->focusPolicy() & Qt::TabFocus);
        }
        HomeFacts inClass = someFacts();
        inClass.seat = QStringLiteral("Robin");
        home.give(inClass);
        QVERIFY_SAYS(home.card("classDoor")->accessibleDescription(), "HomePage.seat", "Robin");
        QVERIFY(home.click(home.card("classDoor")) == Route(route::JoinClass{true}));
    }

    void aLessonGoesOnAtItsNextStep() {
        Asked home;
        home.give(someFacts());
        QVERIFY_SAYS(home.label("leftTitle"), "HomePage.leftOff");
        const HomeCard* card = home.card("leftOff");
        QVERIFY(card->accessibleName().contains(someFacts().lesson->title));
        QVERIFY_SAYS(card->accessibleDescription(), "HomePage.stepsDone", 2);
        QVERIFY_SAYS(card->accessibleDescription(), "HomePage.goOn", wording("HomePage.compare"));
        QVERIFY(home.click(home.card("leftOff")) == Route(route::Lesson{QStringLiteral("square"), 2}));
    }

    void whatIsNewLeadsToIt() {
        Asked home;
        home.give(someFacts());
        QVERIFY_SAYS(home.card("newPlant")->accessibleDescription(), "HomePage.found", 50, 3);
        QVERIFY(home.click(home.card("newPlant")) == Route(route::Plant{12}));
        QVERIFY(home.click(home.card("todaysPuzzle")) == Route(route::Puzzle{QStringLiteral("some-puzzle")}));
        HomeFacts noPuzzle = someFacts();
        noPuzzle.puzzle.clear();
        home.give(noPuzzle);
        QVERIFY(!home.card("todaysPuzzle")->isVisible());
        QVERIFY(home.click(home.card("nextLesson")) == Route(route::Lesson{QStringLiteral("looks")}));
    }

    void thePictureShowsWhatHasGrown() {
        Asked home;
        const auto picture = [&](const HomeFacts& facts) {
            home.give(facts);
            return home.grab(QRect(0, 0, 1294, 340)).toImage();
        };
        HomeFacts nothing = someFacts();
        nothing.plants.clear();
        nothing.lessonsBegun = 0;
        nothing.game.reset();
        HomeFacts lessons = nothing;
        lessons.lessonsBegun = 3;
        HomeFacts plants = lessons;
        plants.plants = someFacts().plants;
        picture(nothing); // the page settles
        const QImage bare = picture(nothing);
        const QImage sprouting = picture(lessons);
        const QImage inFlower = picture(plants);
        QVERIFY(bare != sprouting);
        QVERIFY(sprouting != inFlower);
        QVERIFY(picture(nothing) == bare);
    }

    void nothingScrollsOnTheUsualScreen() {
        const InGerman german;
        for (const bool isFirst : {true, false}) {
            Asked home;
            home.give(isFirst ? HomeFacts() : someFacts());
            QCOMPARE(find<QScrollArea>(home.page)->verticalScrollBar()->maximum(), 0);
        }
    }

    void largeTypeScrollsDownAndNeverSideways() {
        Theme::current().setTextScale(2);
        Asked home;
        home.give(someFacts());
        const auto* area = find<QScrollArea>(home.page);
        QVERIFY(area->verticalScrollBar()->maximum() > 0);
        QVERIFY(area->widget()->minimumSizeHint().width() <= area->viewport()->width());
    }
};

GENOTYPE_TEST(HomePageTest)
#include "home_page_test.moc"
