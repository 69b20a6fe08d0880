// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/games/board/moves_of.h"

#include "app/ui/theme/theme.h"
#include "test_registry.h"
#include "tests/app/support/widgets.h"
#include "toy_race.h"

#include <QtTest/QTest>
#include <QtWidgets/QPushButton>

using namespace app;

/// What can be seen and done in a game, without a board.
class MovesOfTest : public QObject {
    Q_OBJECT

    struct Moves : tests::ToyRace {
        QWidget window;
        PromptBar* prompt = new PromptBar(&window);
        HeldPopover popovers{&bots};
        MovesOf<toy::Game> moves{document, viewer, true, *prompt, popovers};

        Moves() : ToyRace{"person", "bold"} {
            window.resize(500, 300);
            window.show();
        }
    };
    static std::optional<Sound> soundOf(const toy::Event& event) {
        if (event.kind == toy::Event::Kind::Staked)
            return Sound::Coins;
        return event.kind == toy::Event::Kind::Tossed ? std::optional(Sound::Dice) : std::nullopt;
    }

private slots:
    void initTestCase() { Theme::install(); }

    void showsNobodyElsesSecrets() {
        Moves race;
        QVERIFY(race.moves.lastSeenEvents().empty());
        QVERIFY(race.document.perform({2}));
        QCOMPARE(race.moves.seen().seat, core::Seat(0));
        QCOMPARE(race.moves.lastSeenEvents().front().number, 2);
        race.bots.advance();
        QCOMPARE(race.moves.lastSeenEvents().front().number, 0);
    }

    void takesWhatIsLegalAndSaysWhyTheRestIsNot() {
        Moves race;
        QVERIFY(race.moves.isToChoose());
        QVERIFY(race.moves.offers({3}));
        QVERIFY(!race.moves.offers({4}));
        race.moves.take({4});
        QCOMPARE(race.document.stepCount(), std::size_t(0));
        QCOMPARE(race.prompt->accessibleDescription(), QStringLiteral("Three steps are the most."));
        race.moves.take({3});
        QCOMPARE(race.document.stepCount(), std::size_t(1));
        QVERIFY(!race.moves.isToChoose());
        race.moves.take({3}); // it is the other player's turn
        QCOMPARE(race.document.stepCount(), std::size_t(1));
        QCOMPARE(race.prompt->accessibleDescription(), QStringLiteral("stake one to three steps."));
    }

    void aReplayOffersNothing() {
        Moves race;
        const MovesOf<toy::Game> replay(race.document, race.viewer, false, *race.prompt, race.popovers);
        QVERIFY(!replay.isToChoose());
        QVERIFY(!replay.offers({1}));
        replay.take({1});
        QCOMPARE(race.document.stepCount(), std::size_t(0));
    }

    void theLoudestOfSeveralSoundsIsHeard() {
        Moves race;
        QVERIFY(!race.moves.lastSound(soundOf));
        QVERIFY(race.document.perform({2}));
        QCOMPARE(race.moves.lastSound(soundOf), std::optional(Sound::Coins));
        race.bots.advance();
        QCOMPARE(race.moves.lastSound(soundOf), std::optional(std::max(Sound::Coins, Sound::Dice)));
    }

    void aChoiceShowsWhatComesOfEachActionAndTakesOne() {
        Moves race;
        QList<int> previewed;
        race.moves.offerChoice(
            race.prompt, QStringLiteral("Choose"), {{1}, {2}},
            {[](const toy::Action& action) { return QStringLiteral("%1!").arg(action.stake); },
             [&](const toy::Action* action) { previewed << (action ? action->stake : 0); }});
        Popover* choice = race.popovers.popover();
        QVERIFY(choice);
        QPushButton* second = nullptr;
        for (auto* button : findAll<QPushButton>(choice))
            if (button->text().contains(QStringLiteral("Stake 2")))
                second = button;
        QVERIFY(second);
        QVERIFY(second->accessibleDescription().contains(QStringLiteral("2!")));
        second->click();
        QCOMPARE(race.document.stepCount(), std::size_t(1));
        QVERIFY(!previewed.isEmpty());
        QCOMPARE(previewed.back(), 0);
    }
};

GENOTYPE_TEST(MovesOfTest)
#include "moves_of_test.moc"
