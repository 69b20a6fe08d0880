// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/games/board/score_track.h"
#include "app/ui/theme/theme.h"
#include "test_registry.h"

using app::ScoreTrack;
using app::Standing;

/// A disc for each seat on a line of points, and where the discs go when points are scored.
class ScoreTrackTest : public QObject {
    Q_OBJECT

    static QList<Standing> standings(const QList<int>& points) {
        QList<Standing> all;
        for (int seat = 0; seat < points.size(); ++seat)
            all << Standing{QStringLiteral("Player %1").arg(seat + 1), seat, points[seat]};
        return all;
    }

    struct Shown {
        QWidget board;
        ScoreTrack track{&board};
        explicit Shown(const QList<int>& points) {
            board.resize(1280, 100);
            track.setGeometry(10, 40, 1260, track.sizeHint().height());
            track.setStandings(standings(points), true);
            board.show();
        }
    };

private slots:
    void initTestCase() { app::Theme::install(); }

    void morePointsAreFurtherToTheRight() {
        const Shown shown({3, 12, 7, 50});
        QVERIFY(shown.track.discOf(0).center().x() < shown.track.discOf(2).center().x());
        QVERIFY(shown.track.discOf(2).center().x() < shown.track.discOf(1).center().x());
        QVERIFY(shown.track.discOf(1).center().x() < shown.track.discOf(3).center().x());
    }

    void growsInTensWhenSomebodyHasMore() {
        Shown shown({0, 0});
        QCOMPARE(shown.track.last(), 50);
        shown.track.setStandings(standings({50, 49}), true);
        QCOMPARE(shown.track.last(), 50);
        shown.track.setStandings(standings({51, 49}), true);
        QCOMPARE(shown.track.last(), 60);
        shown.track.setStandings(standings({51, 134}), true);
        QCOMPARE(shown.track.last(), 140);
    }

    void discsOfEqualPointsAreBesideOneAnotherAndInside() {
        for (const int points : {0, 20, 50}) {
            const Shown shown({points, points, points, points, points});
            for (int seat = 0; seat < 5; ++seat) {
                QVERIFY(QRectF(shown.track.rect()).contains(shown.track.discOf(seat)));
                if (seat > 0)
                    QVERIFY(shown.track.discOf(seat).left() > shown.track.discOf(seat - 1).center().x());
            }
        }
    }

    void onlyWhatHasMovedSlidesAndOnlyOnce() {
        Shown shown({3, 12});
        QVERIFY(shown.track.slides(shown.board).isEmpty()); // nobody has scored yet
        const QRectF before = shown.track.discOf(1);
        shown.track.setStandings(standings({3, 17}), true);
        const QList<app::Flight> flights = shown.track.slides(shown.board);
        QCOMPARE(flights.size(), 1);
        QVERIFY(flights[0].delay + flights[0].duration <= 500);
        QCOMPARE(flights[0].bounds(0).center(), before.translated(10, 40).center());
        QCOMPARE(flights[0].bounds(1).center(), shown.track.discOf(1).translated(10, 40).center());
        QVERIFY(shown.track.slides(shown.board).isEmpty());
    }

    void aNewLookOrANewGameDoesNotSlide() {
        Shown shown({3, 12});
        shown.track.setStandings(standings({3, 17}), false);
        QVERIFY(shown.track.slides(shown.board).isEmpty());
        shown.track.setStandings(standings({0, 0, 0}), true);
        QVERIFY(shown.track.slides(shown.board).isEmpty());
    }

    void aDiscInTheAirIsNotOnTheTrackToo() {
        Shown shown({3, 12});
        shown.track.setStandings(standings({30, 12}), true);
        const QImage standing = shown.track.grab().toImage();
        const QList<app::Flight> flights = shown.track.slides(shown.board);
        QVERIFY(shown.track.grab().toImage() != standing);
        flights[0].landed();
        QCOMPARE(shown.track.grab().toImage(), standing);
    }

    void saysTheStandingsTheLeaderFirst() {
        const Shown shown({3, 12});
        QCOMPARE(shown.track.accessibleName(),
                 QStringLiteral("Score track: Player 2: 12 points, Player 1: 3 points"));
        QCOMPARE(shown.track.focusPolicy(), Qt::NoFocus); // there is nothing to do on it
    }
};

GENOTYPE_TEST(ScoreTrackTest)
#include "score_track_test.moc"
