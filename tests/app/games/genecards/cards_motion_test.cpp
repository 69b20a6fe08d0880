// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/games/genecards/cards_motion.h"

#include "app/games/genecards/card_painter.h"
#include "app/ui/theme/theme.h"
#include "engine/genecards/action.h"
#include "engine/genecards/rules.h"
#include "test_registry.h"
#include "tests/app/ui/paint/ink.h"

#include <QtTest/QTest>

using namespace genecards;
using app::CardPlaces;
using app::Flight;

/// Cards that fly over the board of Gene Expression.
class CardsMotionTest : public QObject {
    Q_OBJECT

    static CardPlaces places() {
        CardPlaces all{.pile = {20, 200, 90, 130}, .top = {140, 200, 90, 130}, .players = {}};
        for (int seat = 0; seat < 4; ++seat)
            all.players << QRectF(200.0 * seat, 10, 180, 58);
        return all;
    }
    /// Whether the flight begins at one place and ends at the other.
    static bool leads(const Flight& flight, const QRectF& from, const QRectF& to) {
        return from.adjusted(-4, -4, 4, 4).contains(flight.bounds(0).center()) &&
               to.adjusted(-4, -4, 4, 4).contains(flight.bounds(1).center());
    }
    static QImage painted(const Flight& flight, qreal share) {
        QImage picture(800, 400, QImage::Format_ARGB32_Premultiplied);
        picture.fill(Qt::transparent);
        QPainter painter(&picture);
        flight.paint(painter, share);
        return picture;
    }

private slots:
    void initTestCase() { app::Theme::install(); }

    void aPlayedCardFliesFromItsPlayerToTheDiscards() {
        for (Seat seat = 0; seat < 4; ++seat) {
            const auto flights =
                app::cardFlights({event::CardPlayed{seat, parseCard("operon-4"), Fit::Order}}, places());
            QCOMPARE(flights.size(), 1);
            QVERIFY(leads(flights[0], places().players[seat], places().top));
        }
    }

    /// Face down, whoever draws it: somebody else may be looking at the screen.
    void aDrawnCardShowsNothingOfItsFace() {
        const auto drawn = [](CardId card) {
            return app::cardFlights({event::CardDrawn{2, card, DrawReason::NothingFits}}, places());
        };
        const auto one = drawn(parseCard("promoter-1"));
        const auto other = drawn(parseCard("gene-insertion"));
        QCOMPARE(one.size(), 1);
        QVERIFY(leads(one[0], places().pile, places().players[2]));
        for (const qreal share : {0.0, 0.5, 1.0})
            QCOMPARE(painted(one[0], share), painted(other[0], share));
        // A played card shows its face.
        const auto played = [](CardId card) {
            return app::cardFlights({event::CardPlayed{2, card, Fit::Number}}, places());
        };
        QVERIFY(tests::differences(painted(played(parseCard("promoter-1"))[0], 1),
                                   painted(played(parseCard("operon-1"))[0], 1)) > 0);
    }

    void swappedHandsFlyBothWays() {
        const auto flights = app::cardFlights({event::HandsSwapped{0, 1, 3}}, places());
        QCOMPARE(flights.size(), 2);
        QVERIFY(leads(flights[0], places().players[1], places().players[3]));
        QVERIFY(leads(flights[1], places().players[3], places().players[1]));
    }

    /// One after the other, an Insertion's two after the card itself, and never for long.
    void everyCardThatMovesHasAFlightOfItsOwn() {
        int moves = 0;
        for (std::uint64_t seed = 1; seed <= 30; ++seed) {
            State state = newGame({.players = 4, .target = 1, .seed = seed});
            core::Random random(seed);
            ActionList legal;
            while (!state.finished()) {
                legalActions(state, legal);
                std::vector<Event> events;
                applyLegal(state, legal[random.below(static_cast<std::uint32_t>(legal.size()))], &events);
                int expected = 0;
                for (const Event& event : events)
                    expected += std::holds_alternative<event::CardPlayed>(event)     ? 1
                                : std::holds_alternative<event::CardDrawn>(event)    ? 1
                                : std::holds_alternative<event::HandsSwapped>(event) ? 2
                                                                                     : 0;
                const auto flights = app::cardFlights(events, places());
                QCOMPARE(flights.size(), expected);
                for (int i = 1; i < flights.size(); ++i)
                    QVERIFY(flights[i].delay > flights[i - 1].delay);
                for (const Flight& flight : flights) {
                    QVERIFY(flight.delay + flight.duration <= 800);
                    // What is painted at any moment is inside the part that is repainted then.
                    const QImage picture = painted(flight, 0.4);
                    const QRect bounds = flight.bounds(0.4).toAlignedRect();
                    bool isInside = true;
                    for (int y = 0; y < picture.height() && isInside; ++y)
                        for (int x = 0; x < picture.width(); ++x)
                            if (qAlpha(picture.pixel(x, y)) > 0 && !bounds.contains(x, y))
                                isInside = false;
                    QVERIFY(isInside);
                    ++moves;
                }
                if (moves > 60)
                    return;
            }
        }
        QVERIFY(moves > 20);
    }
};

GENOTYPE_TEST(CardsMotionTest)
#include "cards_motion_test.moc"
