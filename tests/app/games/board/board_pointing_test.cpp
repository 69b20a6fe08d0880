// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/games/board/board_pointing.h"

#include "app/ui/theme/theme.h"
#include "plain_button.h"
#include "test_registry.h"
#include "tests/app/ui/navigation/route_spy.h"
#include "toy_race.h"

#include <QtTest/QSignalSpy>
#include <QtTest/QTest>

using namespace app;

/// What pointing at things and clicking them does, for two buttons without a board.
class BoardPointingTest : public QObject {
    Q_OBJECT

    struct Words : BoardWords {
        std::string_view lesson;
        std::string_view rule;
        const GlowButton* pointed = nullptr;
        Explanation explain(const GlowButton& button) const override {
            return button.isGlowing() ? Explanation{QStringLiteral("Do it.")}
                                      : Explanation{QStringLiteral("It rests. You cannot."), true,
                                                    QStringLiteral("You cannot.")};
        }
        std::string_view lessonAt(const QWidget* place) const override {
            return place ? lesson : std::string_view();
        }
        std::string_view ruleAt(const QWidget* place) const override {
            return place ? rule : std::string_view();
        }
        void pointedAt(const GlowButton* button) override { pointed = button; }
    };
    struct Pair : tests::ToyRace {
        QWidget board;
        GlowButton* glowing = new tests::PlainButton(&board);
        GlowButton* resting = new tests::PlainButton(&board);
        Words words;
        BoardPointing pointing{words, viewer, board, [this] { return QList{glowing, resting}; }};

        Pair() : ToyRace{"person", "bold"} {
            glowing->setGlowing(true);
            // As at every refresh of a board.
            pointing.watch({glowing, resting});
            pointing.watch({glowing, resting});
        }
    };

private slots:
    void initTestCase() { Theme::install(); }

    void saysWhatAThingIsForUntilItIsLeft() {
        Pair pair;
        QSignalSpy reached(&pair.pointing, &BoardPointing::reached);
        const QSignalSpy left(&pair.pointing, &BoardPointing::left);
        emit pair.resting->attended(pair.resting);
        QCOMPARE(reached.size(), 1);
        QCOMPARE(reached[0], (QVariantList{QStringLiteral("It rests. You cannot."), true}));
        QVERIFY(pair.words.pointed == pair.resting);
        emit pair.resting->unattended(pair.resting);
        QCOMPARE(left.size(), 1);
        QVERIFY(!pair.words.pointed);
    }

    void aRefusalIsToldBeforeTheClickAndShownAfterIt() {
        Pair pair;
        QStringList order;
        connect(&pair.pointing, &BoardPointing::refusalKnown, this,
                [&](const QString& why) { order << why; });
        connect(&pair.pointing, &BoardPointing::pressed, this, [&] { order << QStringLiteral("pressed"); });
        connect(&pair.pointing, &BoardPointing::refused, this, [&](const QString& why) { order << why; });
        emit pair.resting->pressedOn(pair.resting);
        QCOMPARE(order, QStringList({"You cannot.", "pressed", "You cannot."}));
        order.clear();
        emit pair.glowing->pressedOn(pair.glowing);
        QCOMPARE(order, QStringList{"pressed"});
    }

    void nothingIsPressedWhileTheGameIsStopped() {
        Pair pair;
        const QSignalSpy pressed(&pair.pointing, &BoardPointing::pressed);
        const QSignalSpy stopped(&pair.pointing, &BoardPointing::pressedWhileStopped);
        pair.viewer.setStopped(true);
        emit pair.glowing->pressedOn(pair.glowing);
        QCOMPARE(pressed.size(), 0);
        QCOMPARE(stopped.size(), 1);
    }

    void looksUpTheLessonAndAfterARefusalTheRule() {
        Pair pair;
        const tests::RouteSpy asked(pair.board);
        const auto lessons = [&] { return asked.to<route::Lesson>(); };
        const auto rules = [&] { return asked.to<route::Rule>(); };
        pair.words.lesson = "square";
        pair.words.rule = "wars-turn";
        emit pair.resting->attended(pair.resting);
        pair.pointing.lookUp();
        QCOMPARE(lessons().size(), std::size_t(1));
        QCOMPARE(lessons().at(0).id, QStringLiteral("square"));
        emit pair.resting->pressedOn(pair.resting);
        pair.pointing.lookUp();
        QCOMPARE(rules().size(), std::size_t(1));
        QCOMPARE(rules().at(0).id, QStringLiteral("wars-turn"));
        // What is pointed at next has not been refused.
        emit pair.resting->unattended(pair.resting);
        emit pair.glowing->attended(pair.glowing);
        pair.pointing.lookUp();
        QCOMPARE(lessons().size(), std::size_t(2));
        pair.words.lesson = {};
        pair.pointing.lookUp();
        QCOMPARE(lessons().size(), std::size_t(2));
    }

    void aButtonThatOutlivesItIsStillExplained() {
        tests::ToyRace race{"person", "bold"};
        QWidget board;
        tests::PlainButton button(&board);
        button.setExplanation(QStringLiteral("Its own words."));
        {
            Words words;
            BoardPointing pointing(words, race.viewer, board, [&] { return QList<GlowButton*>{&button}; });
            pointing.watch({&button});
            QVERIFY(button.afterDescription().contains(QStringLiteral("You cannot.")));
        }
        QVERIFY(!button.afterDescription().contains(QStringLiteral("You cannot.")));
    }
};

GENOTYPE_TEST(BoardPointingTest)
#include "board_pointing_test.moc"
