// SPDX-License-Identifier: GPL-3.0-or-later
#include "test_registry.h"

#include "app/learn/lab/gamete_worker.h"
#include "app/learn/lab/lab_reading.h"
#include "app/learn/lab/lab_session.h"
#include "tests/app/support/texts.h"

#include <QtTest/QSignalSpy>
#include <QtTest/QTest>

#include <cmath>
#include <numeric>

using app::LabSession;
using lessons::findGene;

/// The Lab without its window.
class LabSessionTest : public QObject {
    Q_OBJECT
private slots:
    void rolledOffspringAddUp() {
        LabSession lab(1);
        lab.roll(1);
        lab.roll(320);
        QCOMPARE(lab.bench().size(), std::int64_t{321});
        QCOMPARE(lab.bench().plants->size(), std::size_t{321});
        std::vector<std::int64_t> byPlant(lab.brood().kindCount(), 0);
        for (const std::uint16_t genotype : *lab.bench().plants)
            ++byPlant[genotype];
        QCOMPARE(byPlant, lab.bench().counts());
        std::int64_t looks = 0;
        for (const std::int64_t count : lab.counts(false))
            looks += count;
        QCOMPARE(looks, std::int64_t{321});
    }

    void ofManyOnlyTheFirstAreKeptAsPlants() {
        LabSession lab(2);
        lab.roll(1'000'000'000);
        QCOMPARE(lab.bench().size(), std::int64_t{1'000'000'000});
        QVERIFY(!lab.bench().plants->empty());
        QVERIFY(std::int64_t(lab.bench().plants->size()) <= LabSession::mostPlants);
        const auto running = lab.running(false);
        QVERIFY(running.size() <= 400);
        QCOMPARE(running.back().offspring, std::int64_t{1'000'000'000});
        // Ten standard deviations around nine sixteenths.
        QVERIFY(std::abs(running.back().share(0) - 0.5625) < 10 * std::sqrt(0.5625 * 0.4375 / 1e9));
    }

    void rollingAgainForgetsWhatCameBefore() {
        LabSession lab(3);
        lab.roll(16);
        const auto before = lab.bench().counts();
        lab.rollAgain(320);
        QCOMPARE(lab.bench().size(), std::int64_t{320});
        lab.undo();
        QCOMPARE(lab.bench().counts(), before);
    }

    void everyStepCanBeTakenBackAndDoneAgain() {
        LabSession lab(4);
        QVERIFY(!lab.canUndo());
        const auto start = lab.bench().cross.first;
        lab.turnAllele(0, 0, 0);
        QVERIFY(lab.lastStep() == LabSession::Step::Parents);
        lab.addGene(*findGene("plant-height"));
        lab.setRecombination(0, 0.1);
        lab.roll(320);
        const auto counts = lab.bench().counts();
        for (int i = 0; i < 200; ++i)
            lab.roll(1);
        for (int i = 0; i < 200; ++i)
            lab.undo();
        QCOMPARE(lab.bench().counts(), counts);
        for (int i = 0; i < 4; ++i)
            lab.undo();
        QVERIFY(!lab.canUndo());
        QCOMPARE(lab.bench().cross.first.loci, start.loci);
        QCOMPARE(lab.bench().size(), std::int64_t{0});
        for (int i = 0; i < 4; ++i)
            lab.redo();
        QCOMPARE(lab.bench().counts(), counts);
        QCOMPARE(lab.bench().cross.recombinationAfter(0), 0.1);
    }

    void aSliderOnItsWayIsOneStep() {
        LabSession lab(5);
        for (const double fraction : {0.4, 0.3, 0.2, 0.1})
            lab.setRecombination(0, fraction);
        lab.undo();
        QVERIFY(!lab.canUndo());
        QVERIFY(!lab.bench().cross.isLinked());
    }

    void anotherCrossBeginsWithoutOffspring() {
        LabSession lab(6);
        lab.roll(16);
        lab.turnAllele(1, 0, 1);
        QCOMPARE(lab.bench().size(), std::int64_t{0});
        QCOMPARE(lab.brood().kindCount(), lab.bench().counts().size());
    }

    void typedParentsAreReadAndRefusedInWords() {
        LabSession lab(7);
        QVERIFY(!lab.setParents(QStringLiteral("rrGG"), QStringLiteral("RrGg")));
        QCOMPARE(lessons::notation(lab.bench().cross), std::string("rrGG × RrGg"));
        const auto error = lab.setParents(QStringLiteral("rrGG"), QStringLiteral("RrGq"));
        QVERIFY(error);
        QCOMPARE(error->parent, 1);
        QCOMPARE(lessons::notation(lab.bench().cross), std::string("rrGG × RrGg"));
    }

    void anInteractionBringsItsGenesAndGoesWithThem() {
        LabSession lab(9);
        lab.addGene(*findGene("plant-height"));
        lab.setAction({"recessive-epistasis", {}});
        QVERIFY(lab.lastStep() == LabSession::Step::Action);
        QCOMPARE(lessons::notation(lab.bench().cross), std::string("BbEe × BbEe"));
        QCOMPARE(lab.experiment(false).ratioText(), std::string("9 : 3 : 4"));
        QCOMPARE(lab.experiment(true).outcomes.size(), std::size_t{9});
        lab.roll(1600);
        const auto counts = lab.counts(false);
        QCOMPARE(counts[0] + counts[1] + counts[2], std::int64_t{1600});
        // Its genes cannot be exchanged, but its alleles can.
        QVERIFY(!lab.mayChooseGenes());
        lab.addGene(*findGene("glow"));
        lab.removeGene(0);
        QCOMPARE(lab.bench().cross.genes.size(), std::size_t{2});
        lab.turnAllele(1, 0, 0);
        QCOMPARE(lessons::notation(lab.bench().cross), std::string("BbEe × bbEe"));
        lab.setAction({});
        QCOMPARE(lab.bench().cross.genes.size(), std::size_t{3});
        QVERIFY(lab.mayChooseGenes());
        lab.undo();
        lab.undo();
        QCOMPARE(lab.counts(false), counts);
    }

    void everyInteractionOfTheCatalogueCanBeRolled() {
        LabSession lab(10);
        for (const lessons::Interaction& one : lessons::interactionCatalogue()) {
            lab.setAction({one.id, {}});
            lab.roll(3000);
            for (const bool byGenotype : {false, true}) {
                const auto counts = lab.counts(byGenotype);
                QCOMPARE(std::accumulate(counts.begin(), counts.end(), std::int64_t{0}), std::int64_t{3000});
                const auto& outcomes = lab.experiment(byGenotype).outcomes;
                QCOMPARE(outcomes.size(), counts.size());
                for (std::size_t i = 0; i < counts.size(); ++i) {
                    const double expected = 3000 * outcomes[i].chance;
                    QVERIFY2(std::abs(double(counts[i]) - expected) < 6 * std::sqrt(expected),
                             one.id.c_str());
                }
            }
            QCOMPARE(lab.running(false).back().offspring, std::int64_t{3000});
        }
    }

    void theReadingSaysHowTheGenesAct() {
        LabSession lab(14);
        QVERIFY(!app::readingOf(lab, false).source.contains(QLatin1Char('(')));
        lab.setAction({"recessive-epistasis", {}});
        const auto reading = app::readingOf(lab, false);
        QVERIFY_SAYS(reading.source, "engine.recessiveEpistasis");
        QCOMPARE(reading.against, QStringLiteral("9 : 3 : 4"));
        lab.setAction({{}, "gg"});
        QVERIFY_SAYS(app::readingOf(lab, true).source, "GeneAction.dies", "gg");
    }

    void noParentDies() {
        LabSession lab(11);
        lab.setParents(QStringLiteral("RRGg"), QStringLiteral("RrGg"));
        lab.setAction({{}, "RR"});
        QCOMPARE(lessons::notation(lab.bench().cross), std::string("RrGg × RrGg"));
        QCOMPARE(lab.experiment(false).ratioText(), std::string("6 : 2 : 3 : 1"));
        QVERIFY(lab.mayTurn(0, 0, 0) && !lab.mayTurn(0, 0, 1) && lab.mayTurn(0, 1, 1));
        lab.turnAllele(0, 0, 1);
        QCOMPARE(lessons::notation(lab.bench().cross), std::string("RrGg × RrGg"));
        lab.turnAllele(0, 0, 0);
        QCOMPARE(lessons::notation(lab.bench().cross), std::string("rrGg × RrGg"));
        const auto error = lab.setParents(QStringLiteral("rrGG"), QStringLiteral("RRGg"));
        QVERIFY(error && error->kind == lessons::NotationError::Kind::DeadParent);
        QCOMPARE(error->parent, 1);
        // What cannot be lethal for these genes is not taken.
        const auto before = lab.bench().action;
        for (const app::GeneAction& wrong :
             {app::GeneAction{{}, "Rr"}, app::GeneAction{{}, "TT"}, app::GeneAction{"moon", {}}}) {
            lab.setAction(wrong);
            QVERIFY(lab.bench().action == before);
        }
    }

    void aLethalGenotypeGoesWithItsGene() {
        LabSession lab(12);
        lab.setAction({{}, "gg"});
        lab.addGene(*findGene("plant-height"));
        QCOMPARE(lab.bench().action.lethal, std::string("gg"));
        lab.removeGene(0);
        QCOMPARE(lab.bench().action.lethal, std::string("gg"));
        lab.setGene(0, *findGene("seed-shape"));
        QVERIFY(lab.bench().action == app::GeneAction{});
        QVERIFY(!lab.brood().interaction());
    }

    void gametesAreDrawnOnlyIfEveryEmbryoCounts() {
        LabSession lab(13);
        QVERIFY(lab.countsEveryEmbryo());
        lab.setAction({"complementary-genes", {}});
        QVERIFY(lab.countsEveryEmbryo());
        lab.setAction({"recessive-lethal", {}});
        QVERIFY(!lab.countsEveryEmbryo());
        lab.setAction({"incomplete-penetrance", {}});
        QVERIFY(!lab.countsEveryEmbryo());
    }

    void genesWithTheSameLetterDoNotMeet() {
        LabSession lab(8);
        QVERIFY(!lab.mayTake(2, *findGene("seed-shape")));
        lab.addGene(*findGene("seed-shape"));
        QCOMPARE(lab.bench().cross.genes.size(), std::size_t{2});
        lab.addGene(*findGene("flower-codominance"));
        QVERIFY(!lab.mayTake(3, *findGene("flower-colour")));
        lab.addGene(*findGene("blood-group"));
        QCOMPARE(lab.bench().cross.genes.size(), std::size_t{4});
        lab.addGene(*findGene("glow"));
        QCOMPARE(lab.bench().cross.genes.size(), std::size_t{4});
        lab.roll(10000);
        QCOMPARE(lab.bench().size(), std::int64_t{10000});
    }

    void aGeneTakenFromBetweenTwoLeavesTheirDistance() {
        LabSession lab(9);
        lab.addGene(*findGene("plant-height"));
        lab.setRecombination(0, 0.1);
        lab.setRecombination(1, 0.2);
        lab.removeGene(1);
        QVERIFY(std::abs(lab.bench().cross.recombinationAfter(0) - 0.26) < 1e-12);
    }

    void anXLinkedGeneAlwaysHasOneFather() {
        LabSession lab(14);
        lab.setRecombination(0, 0.1);
        lab.setGene(1, *findGene("fly-eyes"));
        QCOMPARE(lessons::notation(lab.bench().cross), std::string("RrXᴿXʳ × RrXᴿY"));
        QVERIFY(!lab.bench().cross.isLinked());
        lab.setRecombination(0, 0.1);
        QVERIFY(!lab.bench().cross.isLinked());
        lab.turnAllele(0, 1, 0);
        lab.turnAllele(1, 1, 0);
        QCOMPARE(lessons::notation(lab.bench().cross), std::string("RrXʳXʳ × RrXʳY"));
        lab.turnAllele(0, 1, 1);
        QCOMPARE(lessons::notation(lab.bench().cross), std::string("RrXᴿXʳ × RrXʳY"));
        lab.turnAllele(1, 1, 1); // the Y
        QCOMPARE(lessons::notation(lab.bench().cross), std::string("RrXʳY × RrXᴿXʳ"));
        QVERIFY(!lab.mayTake(2, *findGene("haemophilia")));
        QVERIFY(!lab.mayTake(2, *findGene("seed-colour"))); // Y, too
        lab.roll(10000);
        QCOMPARE(lab.bench().size(), std::int64_t{10000});
        QVERIFY(lab.setParents(QStringLiteral("RrXRXr"), QStringLiteral("RrXRXr")));
    }

    void theWorkerDrawsThemAllAndTellsHowFarItIs() {
        LabSession lab(10);
        app::GameteWorker worker;
        std::vector<lessons::RunningPoint> drawn;
        bool stopped = true;
        connect(&worker, &app::GameteWorker::finished, this,
                [&](const std::vector<lessons::RunningPoint>& moments, bool cancelled) {
                    drawn = moments;
                    stopped = cancelled;
                });
        QSignalSpy progress(&worker, &app::GameteWorker::progressed);
        worker.start(lab.brood().offspring(), 1'000'000, 1);
        QVERIFY(worker.isRunning());
        QTRY_VERIFY(!worker.isRunning());
        QVERIFY(!stopped);
        QVERIFY(progress.count() >= 2);
        QCOMPARE(drawn.back().offspring, std::int64_t{1'000'000});
        lab.roll(16);
        lab.add(drawn);
        QCOMPARE(lab.bench().size(), std::int64_t{1'000'016});
        QCOMPARE(lab.bench().plants->size(), std::size_t{16});
        QCOMPARE(lab.running(false).back().offspring, std::int64_t{1'000'016});
        lab.undo();
        QCOMPARE(lab.bench().size(), std::int64_t{16});
    }

    void aStoppedWorkerKeepsWhatItHasDrawn() {
        LabSession lab(11);
        app::GameteWorker worker;
        std::vector<lessons::RunningPoint> drawn;
        bool stopped = false;
        connect(&worker, &app::GameteWorker::finished, this,
                [&](const std::vector<lessons::RunningPoint>& moments, bool cancelled) {
                    drawn = moments;
                    stopped = cancelled;
                });
        worker.start(lab.brood().offspring(), 1'000'000'000, 1);
        worker.cancel();
        QTRY_VERIFY(!worker.isRunning());
        QVERIFY(stopped);
        for (const lessons::RunningPoint& moment : drawn) {
            std::int64_t sum = 0;
            for (const std::int64_t count : moment.counts)
                sum += count;
            QCOMPARE(sum, moment.offspring);
        }
    }
};

GENOTYPE_TEST(LabSessionTest)
#include "lab_session_test.moc"
