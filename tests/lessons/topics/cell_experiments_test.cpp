// SPDX-License-Identifier: GPL-3.0-or-later
#include "lessons/topics/cytoplasm_experiment.h"
#include "lessons/topics/germ_line_experiment.h"
#include "lessons/topics/nondisjunction_experiment.h"
#include "test_registry.h"

#include <QtTest/QTest>

using namespace lessons;

/// What comes of cells: egg cells with their plastids, failed divisions, mutations in an embryo.
class CellExperimentsTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void seedlingsAreLikeTheMothersBranchWhateverThePollen() {
        for (const Branch father : {Branch::Green, Branch::Variegated, Branch::White}) {
            QCOMPARE(cytoplasmExperiment(Branch::Green, father, 4).ratioText(), std::string("1 : 0 : 0"));
            QCOMPARE(cytoplasmExperiment(Branch::White, father, 4).ratioText(), std::string("0 : 0 : 1"));
            QCOMPARE(cytoplasmExperiment(Branch::Variegated, father, 4).ratioText(),
                     std::string("1 : 14 : 1"));
        }
    }

    void everyCrossOfBranchesIsCountedByItself() {
        QVERIFY(cytoplasmExperiment(Branch::Green, Branch::White, 4).key !=
                cytoplasmExperiment(Branch::White, Branch::Green, 4).key);
        QVERIFY(cytoplasmExperiment(Branch::Variegated, Branch::White, 4).key !=
                cytoplasmExperiment(Branch::Variegated, Branch::White, 8).key);
        QCOMPARE(cytoplasmExperiment(Branch::Variegated, Branch::White, 8).chances(),
                 (std::vector<double>{1.0 / 256, 254.0 / 256, 1.0 / 256}));
    }

    void failuresGiveTheRatiosOfTheirGametes() {
        const auto ratio = [](FailingPair pair, bool inFather, FailedDivision division) {
            return nonDisjunctionExperiment(pair, {inFather, division}).ratioText();
        };
        using enum FailedDivision;
        QCOMPARE(ratio(FailingPair::Any, false, First), std::string("1 : 0 : 1"));
        QCOMPARE(ratio(FailingPair::Any, false, Second), std::string("1 : 2 : 1"));
        QCOMPARE(ratio(FailingPair::Flies, false, First), std::string("0 : 0 : 1 : 1 : 2"));
        QCOMPARE(ratio(FailingPair::Flies, false, Second), std::string("2 : 2 : 1 : 1 : 2"));
        QCOMPARE(ratio(FailingPair::Flies, false, None), std::string("1 : 1 : 0 : 0 : 0"));
        QCOMPARE(ratio(FailingPair::People, false, First), std::string("0 : 0 : 1 : 1 : 1 : 0 : 1"));
        QCOMPARE(ratio(FailingPair::People, false, Second), std::string("2 : 2 : 1 : 1 : 1 : 0 : 1"));
        QCOMPARE(ratio(FailingPair::People, true, First), std::string("0 : 0 : 1 : 0 : 1 : 0 : 0"));
        QCOMPARE(ratio(FailingPair::People, true, Second), std::string("2 : 2 : 2 : 1 : 0 : 1 : 0"));
    }

    void onlyPeopleAreAskedInWhomItFailed() {
        const auto key = [](FailingPair pair, bool inFather) {
            return nonDisjunctionExperiment(pair, {inFather, FailedDivision::First}).key;
        };
        QCOMPARE(key(FailingPair::Any, true), key(FailingPair::Any, false));
        QCOMPARE(key(FailingPair::Flies, true), key(FailingPair::Flies, false));
        QVERIFY(key(FailingPair::People, true) != key(FailingPair::People, false));
    }

    void anEarlyMutationIsInBothMoreOften() {
        const CellTree tree(4, 4);
        QCOMPARE(germLineExperiment(tree, MutationStage::Any).ratioText(), std::string("22 : 7 : 2"));
        QCOMPARE(germLineExperiment(tree, MutationStage::Early).ratioText(), std::string("1 : 0 : 2"));
        QCOMPARE(germLineExperiment(tree, MutationStage::Late).ratioText(), std::string("3 : 1 : 0"));
        QVERIFY(germLineExperiment(tree, MutationStage::Any).key !=
                germLineExperiment(CellTree(4, 2), MutationStage::Any).key);
    }
};

GENOTYPE_TEST(CellExperimentsTest)
#include "cell_experiments_test.moc"
