// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/documents/game_document.h"
#include "app/documents/game_library.h"
#include "app/learn/lessons/lessons_page.h"
#include "app/learn/session/lesson_session.h"
#include "app/ui/navigation/navigation.h"
#include "app/ui/theme/theme.h"
#include "app/window/pages/glossary_page.h"
#include "app/window/pages/play_page.h"
#include "pupil_at_lessons.h"
#include "test_registry.h"
#include "tests/app/documents/table.h"
#include "tests/app/support/texts.h"
#include "tests/app/support/widgets.h"

#include <QtTest/QTest>

#include <algorithm>

using namespace app;

namespace {

using Pupil = PupilAtLessons;

} // namespace

/// Pupils leave a lesson for a game or the glossary and come back, in the window.
class LessonDoorsTest : public QObject {
    Q_OBJECT
private slots:
    void initTestCase() { Theme::install(); }
    void cleanup() { Theme::current().setViewScale(1); }

    void aLessonsCrossIsPlayedOnTheBoard() {
        Pupil pupil;
        pupil.page()->showTopic(QStringLiteral("test-cross"));
        pupil.settle();
        QVERIFY(pupil.plant({1, 1}));
        QVERIFY(pupil.press(QStringLiteral("moreSources")));
        QVERIFY(pupil.press(QStringLiteral("playOnBoard")));
        QCOMPARE(pupil.window.currentPage(), QStringLiteral("play"));
        auto* play = qobject_cast<PlayPage*>(pupil.window.page(QStringLiteral("play")));
        QCOMPARE(play->view(), PlayPage::View::Board);
        const auto& document = dynamic_cast<const GameDocument&>(play->table().document());
        const genotype::Setup& setup = document.record().setup;
        QVERIFY(setup.position.has_value());
        const auto& parents = setup.position->parents[std::size_t(genotype::Trait::FlowerColour)];
        QVERIFY((parents == genotype::Parents{genotype::Genotype::Heterozygous,
                                              genotype::Genotype::HomozygousRecessive}));
        QCOMPARE(int(document.state().round), setup.position->round);
        // A notice says so, and the game is saved like any other.
        QVERIFY(std::ranges::any_of(findAll<QLabel>(play), [](const QLabel* label) {
            return label->isVisible() && says(label->text(), "GenotypeTable.startsFromPosition");
        }));
        QVERIFY(document.journal());
    }

    void aGameFromALessonLeadsBackToItAndTheLessonToTheGame() {
        Pupil pupil;
        QVERIFY(!pupil.seen<QPushButton>("backToGame"));
        pupil.page()->showTopic(QStringLiteral("test-cross"));
        pupil.settle();
        QVERIFY(pupil.plant({1, 1}));
        QVERIFY(pupil.press(QStringLiteral("moreSources")));
        QVERIFY(pupil.press(QStringLiteral("playOnBoard")));
        auto* play = pupil.window.page(QStringLiteral("play"));
        auto* back = seek<QPushButton>(play, "backToLesson");
        QVERIFY(back && back->isVisible());
        pupil.page()->showTopic(QStringLiteral("garden"));
        back->click();
        pupil.settle();
        QCOMPARE(pupil.window.currentPage(), QStringLiteral("lessons"));
        QCOMPARE(pupil.page()->currentTopic(), QStringLiteral("test-cross"));
        QVERIFY(pupil.press(QStringLiteral("backToGame")));
        QCOMPARE(pupil.window.currentPage(), QStringLiteral("play"));
        QCOMPARE(qobject_cast<PlayPage*>(play)->view(), PlayPage::View::Board);
        // Going to the lessons by the side bar interrupts no game.
        pupil.window.showPage(QStringLiteral("lessons"));
        QVERIFY(!pupil.seen<QPushButton>("backToGame"));
    }

    void aLessonOnPopulationsLeadsToGenomeWars() {
        Pupil pupil;
        pupil.page()->showTopic(QStringLiteral("hardy-weinberg"));
        pupil.page()->session(QStringLiteral("hardy-weinberg"))->steps().setStep(LessonStep::Explain);
        pupil.settle();
        QVERIFY(pupil.press(QStringLiteral("playCompanion")));
        QCOMPARE(pupil.window.currentPage(), QStringLiteral("play"));
        auto* play = qobject_cast<PlayPage*>(pupil.window.page(QStringLiteral("play")));
        QCOMPARE(play->view(), PlayPage::View::NewGame);
        QCOMPARE(play->table().id(), QStringLiteral("genome-wars"));
        pupil.window.showPage(QStringLiteral("lessons"));
        pupil.page()->showTopic(QStringLiteral("dominance"));
        pupil.page()->session(QStringLiteral("dominance"))->steps().setStep(LessonStep::Explain);
        pupil.settle();
        QVERIFY(pupil.seen<QPushButton>("hint"));
        QVERIFY(!pupil.seen<QPushButton>("playCompanion"));
    }

    void theLessonOnChanceLeadsToThePupilsOwnGame() {
        Pupil pupil;
        const auto explain = [&pupil] {
            pupil.page()->showTopic(QStringLiteral("dominance"));
            pupil.page()->showTopic(QStringLiteral("is-it-chance"));
            pupil.page()->session(QStringLiteral("is-it-chance"))->steps().setStep(LessonStep::Explain);
            pupil.settle();
        };
        explain();
        QVERIFY(!pupil.seen<QPushButton>("openFinishedGame"));
        {
            GameDocument document;
            OpenedGame made =
                GameLibrary(pupil.context.dataFolder).create(table::record({"person", "bot"}, 7, 1));
            document.open(made.record(), std::move(made.journal));
            while (!document.isFinished())
                QVERIFY(document.perform(table::choice(document, 7)));
        }
        explain();
        QVERIFY(pupil.press(QStringLiteral("openFinishedGame")));
        QCOMPARE(pupil.window.currentPage(), QStringLiteral("play"));
        auto* play = qobject_cast<PlayPage*>(pupil.window.page(QStringLiteral("play")));
        QTRY_COMPARE(play->view(), PlayPage::View::End);
        QVERIFY(find<QWidget>(play, "luck"));
    }

    void aLinkOpensTheGlossaryAndTheGlossaryTheLesson() {
        Pupil pupil;
        QVERIFY(go(*pupil.page(), route::Term{QStringLiteral("allele")}));
        pupil.settle();
        QCOMPARE(pupil.window.currentPage(), QStringLiteral("glossary"));
        auto* glossary = qobject_cast<GlossaryPage*>(pupil.window.page(QStringLiteral("glossary")));
        QCOMPARE(glossary->currentTerm(), QStringLiteral("allele"));
        QVERIFY(go(*glossary, route::Lesson{QStringLiteral("several-genes")}));
        pupil.settle();
        QCOMPARE(pupil.window.currentPage(), QStringLiteral("lessons"));
        QCOMPARE(pupil.page()->currentTopic(), QStringLiteral("several-genes"));
    }
};

GENOTYPE_TEST(LessonDoorsTest)
#include "lesson_doors_test.moc"
