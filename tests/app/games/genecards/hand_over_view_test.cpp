// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/games/genecards/hand_over_view.h"

#include "app/base/text/phrases.h"
#include "app/ui/theme/theme.h"
#include "cards_board_driver.h"
#include "engine/genecards/words.h"
#include "test_registry.h"

using namespace genecards;
using app::HandOverView;

/// The end of a hand: every card that is left, face up, and what it is worth.
class HandOverViewTest : public QObject {
    Q_OBJECT

    static State endOfAHand(std::uint64_t seed) {
        State state = newGame({.players = 4, .target = 500, .seed = seed});
        core::Random random(seed);
        ActionList legal;
        while (state.phase == Phase::Playing) {
            legalActions(state, legal);
            applyLegal(state, legal[random.below(static_cast<std::uint32_t>(legal.size()))]);
        }
        return state;
    }
    static int worth(const CardSet& cards) {
        int points = 0;
        for (const CardId card : cards)
            points += isAction(card) ? 20 : numberOf(card);
        return points;
    }

private slots:
    void initTestCase() { app::Theme::install(); }

    void tellsEveryCardAndItsPoints() {
        const QStringList names{QStringLiteral("Ada"), QStringLiteral("Ben"), QStringLiteral("Cleo"),
                                QStringLiteral("Dan")};
        for (std::uint64_t seed = 1; seed <= 10; ++seed) {
            const State state = endOfAHand(seed);
            HandOverView view(nullptr);
            view.setHands(state, names, {0, 1, 2, 3});
            // The part about a player begins with the name and ends where the next one begins.
            QString rest = view.accessibleDescription();
            QStringList parts;
            for (int seat = 3; seat >= 0; --seat) {
                const qsizetype at = rest.indexOf(names[seat]);
                QVERIFY2(at >= 0, qPrintable(view.accessibleDescription()));
                parts.prepend(rest.mid(at));
                rest.truncate(at);
            }
            for (Seat seat = 0; seat < 4; ++seat) {
                for (CardId card = 0; card < cardKinds; ++card)
                    QCOMPARE(tests::mentions(parts[seat], app::text(words::name(card))),
                             state.handOf(seat).contains(card));
                QCOMPARE(tests::mentions(parts[seat], QString::number(worth(state.handOf(seat)))),
                         seat != state.lastWinner);
            }
        }
    }

    void paintsTheNamesThePointsAndTheNumbers() {
        const State state = endOfAHand(2);
        HandOverView view(nullptr);
        view.resize(900, 300);
        view.setHands(
            state,
            {QStringLiteral("Ada"), QStringLiteral("Ben"), QStringLiteral("Cleo"), QStringLiteral("Dan")},
            {0, 1, 2, 3});
        QStringList painted;
        for (const app::PaintedText& one : view.paintedTexts())
            painted << one.text;
        for (const char* name : {"Ada", "Ben", "Cleo", "Dan"})
            QVERIFY(painted.contains(QString::fromLatin1(name)));
        for (Seat seat = 0; seat < 4; ++seat) {
            if (seat != state.lastWinner)
                QVERIFY(std::any_of(painted.begin(), painted.end(), [&](const QString& one) {
                    return tests::mentions(one, QString::number(worth(state.handOf(seat))));
                }));
            for (const CardId card : state.handOf(seat))
                if (!isAction(card))
                    QVERIFY(painted.contains(QString::number(numberOf(card))));
        }
    }
};

GENOTYPE_TEST(HandOverViewTest)
#include "hand_over_view_test.moc"
