// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/learn/lab/breeding_steps.h"
#include "test_registry.h"

#include <QtTest/QTest>

using app::BreedingSteps;

/// Undo and redo of the breeding bench, without a bench.
class BreedingStepsTest : public QObject {
    Q_OBJECT
private slots:
    void stepsAreTakenBackFromTheLastToTheFirst() {
        BreedingSteps steps;
        QVERIFY(!steps.canUndo() && !steps.canRedo());
        steps.add(BreedingSteps::Step::Cross, {}, {{"first"}, {}, {}});
        steps.add(BreedingSteps::Step::Keep, {{"first"}, {}, {}}, {{"first", "second"}, {}, {}});
        QVERIFY(steps.last() == BreedingSteps::Step::Keep);
        QCOMPARE(steps.undo().before.actions, std::vector<std::string>{"first"});
        QVERIFY(steps.last() == BreedingSteps::Step::Cross);
        QCOMPARE(steps.redo().after.actions.size(), std::size_t{2});
        QVERIFY(!steps.canRedo());
        steps.undo();
        QVERIFY(steps.undo().before.actions.empty());
        QVERIFY(!steps.canUndo());
    }

    void aNewStepForgetsThoseThatWereTakenBack() {
        BreedingSteps steps;
        steps.add(BreedingSteps::Step::Cross, {}, {});
        steps.add(BreedingSteps::Step::Keep, {}, {});
        steps.undo();
        steps.add(BreedingSteps::Step::Label, {}, {});
        QVERIFY(!steps.canRedo());
        QVERIFY(steps.last() == BreedingSteps::Step::Label);
    }

    void predictionsThatWentWithAStepComeBackWithIt() {
        BreedingSteps steps;
        steps.add(BreedingSteps::Step::Keep, {}, {});
        app::BreedingPrediction made;
        made.ratio = QStringLiteral("3 : 1");
        steps.undo().gone.push_back(made);
        QCOMPARE(steps.redo().gone.at(0).ratio, QStringLiteral("3 : 1"));
    }
};

GENOTYPE_TEST(BreedingStepsTest)
#include "breeding_steps_test.moc"
