// SPDX-License-Identifier: GPL-3.0-or-later
#include "cross/read.h"
#include "lessons/cross/interaction.h"
#include "lessons/pool/pool_experiment.h"
#include "lessons/topics/interaction_experiment.h"
#include "test_registry.h"

#include <QtTest/QTest>

#include <set>

using namespace lessons;
using tests::crossOf;

namespace {

const PoolExperiment& poolAt(int id) {
    return *findPoolExperiment(id);
}

/// "Rr × Rr: round, wrinkled".
std::string poolLineOf(const PoolExperiment& experiment) {
    std::string line = core::english(titleOf(experiment)) + ":";
    for (std::size_t i = 0; i < experiment.outcomes; ++i)
        line += ' ' + core::english(outcomeName(experiment, i)) + ';';
    return line;
}

} // namespace

class PoolExperimentTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void everyIdIsThereOnceAndFitsIntoACode() {
        std::set<int> ids;
        std::set<std::string> keys;
        for (const PoolExperiment& one : poolExperiments()) {
            QVERIFY(one.id >= 2 && one.id < mostPoolExperiments);
            QVERIFY(ids.insert(one.id).second);
            QVERIFY(one.outcomes >= fewestPoolOutcomes && one.outcomes <= mostPoolOutcomes);
            if (one.experiment) {
                QVERIFY(keys.insert(one.experiment->key).second);
                QCOMPARE(one.experiment->outcomes.size(), one.outcomes);
            }
        }
        QCOMPARE(ids.size(), std::size_t{66});
        QVERIFY(!findPoolExperiment(0));
        QVERIFY(!findPoolExperiment(mostPoolExperiments - 1));
    }

    /// The order of the outcomes is part of every code that was ever written.
    void theOutcomesStayInTheirOrder() {
        QCOMPARE(poolLineOf(poolAt(3)),
                 std::string("Own experiment, 3 outcomes: outcome 1; outcome 2; outcome 3;"));
        QCOMPARE(poolLineOf(poolAt(17)), std::string("Rr × Rr: round; wrinkled;"));
        QCOMPARE(poolLineOf(poolAt(25)), std::string("Ff × ff: purple; white;"));
        QCOMPARE(poolLineOf(poolAt(34)), std::string("Tt × Tt: TT; Tt; tt;"));
        QCOMPARE(poolLineOf(poolAt(35)), std::string("Ff × Ff: red; pink; white;"));
        QCOMPARE(poolLineOf(poolAt(39)), std::string("Iᴬi × Iᴮi: group A; group B; group AB; group O;"));
        QCOMPARE(poolLineOf(poolAt(40)),
                 std::string("XᴿXʳ × XᴿY: red-eyed female; red-eyed male; white-eyed male;"));
        QCOMPARE(poolLineOf(poolAt(44)),
                 std::string("RrGg × RrGg: round, green; round, yellow; wrinkled, green; wrinkled, yellow;"));
        QCOMPARE(poolLineOf(poolAt(57)), std::string("BbEe × BbEe: black dog; brown dog; yellow dog;"));
        QCOMPARE(poolLineOf(poolAt(67)),
                 std::string("RrGg × RrGg: RRGG; RRGg; RRgg; RrGG; RrGg; Rrgg; rrGG; rrGg; rrgg;"));
    }

    void everyExperimentFindsItsOwnId() {
        for (const PoolExperiment& one : poolExperiments())
            if (one.experiment)
                QCOMPARE(poolIdOf(*one.experiment), one.id);
    }

    void theLabsFirstCrossIsInTheTable() {
        QCOMPARE(poolIdOf(offspringByLooks(crossOf("RrGg", "RrGg"))), 44);
        QCOMPARE(poolIdOf(offspringByGenotype(crossOf("RrGg", "RrGg"))), 67);
    }

    void otherCrossesAreOnesOwn() {
        QCOMPARE(poolIdOf(offspringByLooks(crossOf("rr", "Rr"))), 2);
        QCOMPARE(poolIdOf(offspringByLooks(crossOf("RrGgTt", "RrGgTt"))), 8);
        QCOMPARE(poolIdOf(offspringByLooks(crossOf("rr", "rr"))), 0); // a single outcome
        // Linked genes have other chances than the cross of the table.
        QCOMPARE(poolIdOf(offspringByLooks(crossOf("RG/rg", "RG/rg", {0.1}))), 4);
        // The same letters and the same key, but a rarer tumour.
        const Interaction rarer = withPenetrance(crossOf("Rr", "rr").genes[0], 0.5);
        QCOMPARE(poolIdOf(interactionExperiment(rarer, crossOf("Rr", "rr"))), 2);
        QCOMPARE(ownPoolId(17), 0);
        QCOMPARE(ownPoolId(16), 16);
    }

    void oneWithOtherChancesUnderTheSameKeyIsOnesOwn() {
        Experiment changed = *poolAt(17).experiment;
        changed.outcomes[0].chance = 0.5;
        changed.outcomes[1].chance = 0.5;
        QCOMPARE(poolIdOf(changed), 2);
    }
};

#include "pool_experiment_test.moc"
GENOTYPE_TEST(PoolExperimentTest)
