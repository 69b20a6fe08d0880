// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/games/guide/bubble_place.h"
#include "test_registry.h"

#include <QtTest/QTest>

#include <algorithm>

using namespace app;

namespace {

BubbleRoom around(const QList<QRect>& targets) {
    return {.inside = {0, 0, 1000, 600}, .size = {300, 150}, .targets = targets, .gap = 10};
}

bool coversAny(const QRect& bubble, const QList<QRect>& things) {
    return std::ranges::any_of(things, [&bubble](const QRect& one) { return one.intersects(bubble); });
}

} // namespace

/// Where the guide's bubble stands.
class BubblePlaceTest : public QObject {
    Q_OBJECT

private slots:
    void itStandsBesideItsTarget() {
        const QRect target(400, 250, 100, 80);
        const QRect bubble = bubblePlace(around({target}));
        QVERIFY(!bubble.intersects(target));
        QCOMPARE(distanceBetween(bubble, target), 10);
    }

    void itStaysInsideTheBoardWhereverTheTargetIs() {
        for (int x = 0; x <= 900; x += 90)
            for (int y = 0; y <= 520; y += 52) {
                const QRect target(x, y, 100, 80);
                const QRect bubble = bubblePlace(around({target}));
                QVERIFY(QRect(0, 0, 1000, 600).contains(bubble));
                QVERIFY(!bubble.intersects(target));
            }
    }

    void itCoversNoneOfSeveralTargets() {
        const QList<QRect> targets{
            {0, 0, 200, 300}, {220, 0, 200, 300}, {440, 0, 200, 300}, {700, 450, 250, 140}};
        const QRect bubble = bubblePlace(around(targets));
        QVERIFY(!coversAny(bubble, targets));
        QVERIFY(QRect(0, 0, 1000, 600).contains(bubble));
    }

    void itLeavesTheThingsFreeThatTheMoveNeeds() {
        BubbleRoom room = around({{400, 250, 100, 80}});
        room.needed = {{510, 150, 300, 300}, {90, 150, 300, 300}};
        QVERIFY(!coversAny(bubblePlace(room), room.needed));
    }

    void withoutATargetItStandsAtTheLowerRight() {
        QCOMPARE(bubblePlace(around({})).bottomRight(), QPoint(999, 599));
    }

    void itStaysWhereItIsWhileThatCoversNoTarget() {
        BubbleRoom room = around({{400, 250, 100, 80}});
        room.before = QRect(QPoint(20, 20), room.size);
        QCOMPARE(bubblePlace(room), room.before);
        room.targets = {{100, 50, 50, 50}};
        QVERIFY(bubblePlace(room) != room.before);
    }

    void aHigherOneKeepsItsLowerEdge() {
        BubbleRoom room = around({{400, 250, 100, 80}});
        room.before = QRect(20, 300, 300, 150);
        room.size = {300, 200};
        QCOMPARE(bubblePlace(room), QRect(20, 250, 300, 200));
    }

    void oneThatIsTooLargeFillsTheBoard() {
        BubbleRoom room = around({{400, 250, 100, 80}});
        room.size = {2000, 900};
        QCOMPARE(bubblePlace(room), room.inside);
    }

    void theBeakPointsToTheNearestTarget() {
        QCOMPARE(nearestTarget({0, 0, 10, 10}, {{100, 0, 5, 5}, {20, 0, 5, 5}}), 1);
        QCOMPARE(nearestTarget({0, 0, 10, 10}, {}), -1);
    }
};

GENOTYPE_TEST(BubblePlaceTest)
#include "bubble_place_test.moc"
