// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/games/genecards/hand_view.h"

#include "app/ui/theme/theme.h"
#include "cards_board_driver.h"
#include "test_registry.h"
#include "tests/app/support/widgets.h"

using namespace genecards;
using app::HandView;

/// A hand of cards, however many there are.
class HandViewTest : public QObject {
    Q_OBJECT

    static QList<HandView::Card> cards(int count) {
        QList<HandView::Card> all;
        for (int i = 0; i < count; ++i) {
            HandView::Card card;
            card.card = static_cast<CardId>(i % cardKinds);
            card.glowing = i % 3 == 0;
            all << card;
        }
        return all;
    }

private slots:
    void initTestCase() {
        app::Theme::install();
        app::Theme::current().setReduceMotion(true);
    }

    void fewerCardsLeaveNoButtonBehind() {
        HandView view(nullptr);
        view.resize(800, 230);
        view.show();
        view.setCards(cards(7));
        view.setCards(cards(2));
        QCOMPARE(view.buttons().size(), 2);
        int seen = 0;
        for (const auto* button : findAll<app::CardButton>(view))
            seen += button->isVisible();
        QCOMPARE(seen, 2);
        QVERIFY(view.buttons()[0]->isGlowing());
        QVERIFY(!view.buttons()[1]->isGlowing());
        view.setCards({});
        QVERIFY(view.buttons().isEmpty());
    }

    /// Whoever's turn it is, only the hand of the person at the screen lies there, and behind the curtain
    /// nobody's.
    void showsTheHandOfTheViewerAlone() {
        Record record = tests::tableOf<Game>({"person", "person", "random", "random"}, 5);
        tests::CardsTableBench bench(record, app::BotPace::EachKey);
        core::Random random(5);
        QSet<Seat> shown;
        int curtains = 0;
        for (int step = 0; step < 200 && !bench.document.isFinished(); ++step) {
            const Seat eyes = bench.viewer->eyes();
            QList<CardId> held;
            if (eyes != noSeat && bench.document.state().phase == Phase::Playing)
                for (const CardId card : bench.document.state().handOf(eyes))
                    held << card;
            QList<CardId> seen;
            for (const app::CardButton* card : bench.board->hand()->buttons())
                seen << card->card();
            QCOMPARE(seen, held);
            if (eyes == noSeat)
                ++curtains;
            else
                shown << eyes;
            if (bench.lifting() && random.below(2) == 0)
                QTest::mouseClick(bench.lifting(), Qt::LeftButton);
            else
                QVERIFY(bench.goOn(random));
        }
        QVERIFY(curtains > 0);
        QCOMPARE(shown, (QSet<Seat>{0, 1}));
    }
};

GENOTYPE_TEST(HandViewTest)
#include "hand_view_test.moc"
