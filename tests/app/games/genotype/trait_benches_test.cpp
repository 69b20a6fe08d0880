// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/games/genotype/trait_benches.h"

#include "app/games/genotype/board_button.h"
#include "app/games/genotype/board_seats.h"
#include "app/games/genotype/dice_rolls.h"
#include "app/ui/theme/theme.h"
#include "board_driver.h"
#include "test_registry.h"

using namespace genotype;
using app::Target;

/// The four benches, without the board.
class TraitBenchesTest : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { app::Theme::install(); }

    void thereIsOneForEachTraitInReadingOrder() {
        QWidget table;
        const app::TraitBenches benches(&table);
        QCOMPARE(benches.all().size(), static_cast<qsizetype>(allTraits.size()));
        QCOMPARE(benches.strips().size(), benches.all().size());
        for (const Trait trait : allTraits) {
            QCOMPARE(benches.of(trait)->square()->trait(), trait);
            for (app::BoardButton* button : benches.of(trait)->buttons())
                QCOMPARE(benches.around(button), benches.of(trait));
        }
        QVERIFY(!benches.around(&table));
        QCOMPARE(benches.buttons().front(), benches.all().front()->buttons().front());
    }

    void showTheDiceThatWereRolled() {
        app::GameDocument document;
        document.open(tests::table(2, 2, 11), nullptr);
        app::DiceRolls rolls(document);
        while (document.state().phase != Phase::Breeding) {
            const std::size_t before = document.stepCount();
            QVERIFY(document.perform(document.legal()[0]));
            rolls.update({app::Change::Kind::Acted, before, document.stepCount()});
        }
        QWidget table;
        app::TraitBenches benches(&table);
        QCOMPARE(benches.all().front()->strip()->sample().size(), 0);
        benches.setState(document.state(), app::seatMarkers(document));
        benches.setRolls(rolls.tally());
        // Five dice a trait are rolled before the breeding phase.
        for (const app::TraitBench* bench : benches.all())
            QVERIFY(bench->strip()->sample().size() >= 5);
        QCOMPARE(benches.spokenPool().size(), benches.all().size());
    }
};

GENOTYPE_TEST(TraitBenchesTest)
#include "trait_benches_test.moc"
