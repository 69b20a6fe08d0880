// SPDX-License-Identifier: GPL-3.0-or-later
#include "lessons/topics/cytoplasm_experiment.h"
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
};

GENOTYPE_TEST(CellExperimentsTest)
#include "cell_experiments_test.moc"
