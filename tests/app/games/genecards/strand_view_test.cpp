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

    /// The stations under whose names there are words about their state, by their words.
    static QMap<QString, int> statesOn(const StrandView& strand) {
        const auto painted = strand.paintedTexts();
        QMap<QString, int> states;
        // The names are the upper texts; a state is below the name of its station.
        for (const app::PaintedText& one : painted) {
            const bool isState =
                one.text == StrandView::tr("on top") || one.text == StrandView::tr("can follow");
            if (!isState)
                continue;
            const qreal wide = double(strand.width()) / categoryCount;
            states[one.text] = static_cast<int>(one.available.center().x() / wide);
        }
        return states;
    }

private slots:
    void initTestCase() { app::Theme::install(); }

    /// By the printed order: promoter, operon, transcription factor, expressed gene, promoter.
    void everyCardMarksItsStationAndTheNextOne() {
        StrandView strand(nullptr);
        for (const int width : {1200, 600}) {
            strand.resize(width, strand.sizeHint().height());
            for (int card = 0; card < cardKinds; ++card) {
                strand.setTop(static_cast<CardId>(card));
                const int station = card / 14;
                const auto states = statesOn(strand);
                QCOMPARE(states.size(), 2);
                QCOMPARE(states[StrandView::tr("on top")], station);
                QCOMPARE(states[StrandView::tr("can follow")], (station + 1) % 4);
            }
        }
    }

    void tellsTheTopCardAndWhatFits() {
        StrandView strand(nullptr);
        for (int card = 0; card < cardKinds; ++card) {
            const auto top = static_cast<CardId>(card);
            strand.setTop(top);
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
