// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/games/genecards/strand_view.h"

#include "app/base/text/phrases.h"
#include "app/ui/theme/theme.h"
#include "cards_board_driver.h"
#include "engine/genecards/words.h"
#include "test_registry.h"
#include "tests/app/support/widgets.h"

using namespace genecards;
using app::StrandView;

/// The order of expression, always in view above the board.
class StrandViewTest : public QObject {
    Q_OBJECT

    /// On which stations, counted from 0, there are words about their state, by their words.
    static QMap<QString, int> statesOn(const StrandView& strand) {
        const auto painted = strand.paintedTexts();
        QMap<QString, int> states;
        for (const app::PaintedText& one : painted) {
            if (one.text != StrandView::tr("on top") && one.text != StrandView::tr("fits here"))
                continue;
            // The number of a station stands to the left of its middle.
            states[one.text] = -1;
            for (const app::PaintedText& number : painted)
                if (number.text.size() == 1 && number.text[0].isDigit() &&
                    number.available.center().x() < one.available.center().x())
                    ++states[one.text];
        }
        return states;
    }

private slots:
    void initTestCase() { app::Theme::install(); }

    /// By the printed order: promoter, operon, transcription factor, expressed gene, promoter.
    void everyCardMarksItsStationAndTheNextOne() {
        StrandView strand(nullptr);
        for (const QSize& size : {QSize(1200, 330), QSize(600, 180)}) {
            strand.resize(size);
            for (int card = 0; card < cardKinds; ++card) {
                strand.setLook({.top = static_cast<CardId>(card), .from = {}});
                const int station = card / 14;
                const auto states = statesOn(strand);
                QCOMPARE(states.size(), 2);
                QCOMPARE(states[StrandView::tr("on top")], station);
                QCOMPARE(states[StrandView::tr("fits here")], (station + 1) % 4);
            }
        }
    }

    void tellsTheTopCardAndWhatFits() {
        StrandView strand(nullptr);
        for (int card = 0; card < cardKinds; ++card) {
            const auto top = static_cast<CardId>(card);
            strand.setLook({.top = top, .from = {}});
            const QString told = strand.accessibleDescription();
            QVERIFY2(tests::mentions(told, app::text(words::name(top))), qPrintable(told));
            QVERIFY2(told.contains(app::text(words::whatFits(top))), qPrintable(told));
            const QString next = app::text(words::name(static_cast<Category>((card / 14 + 1) % 4)));
            QVERIFY2(tests::mentions(told, next), qPrintable(told));
            const QString other =
                isAction(top) ? app::text(words::name(mutationOf(top))) : QString::number(card % 14 + 1);
            QVERIFY2(tests::mentions(told, other), qPrintable(told));
        }
    }

    /// After a Deletion any card may be played, so no station says that its own fits.
    void noStationIsLitWhileAnyCardFits() {
        StrandView strand(nullptr);
        strand.resize(1200, 330);
        strand.setLook({.top = 3, .from = {}, .isNextLit = false});
        QCOMPARE(statesOn(strand).keys(), QStringList{StrandView::tr("on top")});
    }

    void followsTheDiscardsOnTheBoard() {
        tests::CardsTableBench bench(tests::tableOf<Game>({"random", "random", "random", "random"}, 3),
                                     app::BotPace::EachKey);
        core::Random random(3);
        const auto* strand = find<StrandView>(bench.board);
        for (int step = 0; step < 60 && bench.document.state().phase == Phase::Playing; ++step) {
            QVERIFY(tests::mentions(strand->accessibleDescription(),
                                    app::text(words::name(bench.document.state().top()))));
            QVERIFY(strand->isVisible());
            QVERIFY(bench.goOn(random));
        }
    }
};

GENOTYPE_TEST(StrandViewTest)
#include "strand_view_test.moc"
