// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/base/files/damage.h"
#include "app/documents/dice_recorder.h"
#include "app/documents/game_document.h"
#include "app/documents/game_library.h"
#include "app/games/genotype/herbarium_keeper.h"
#include "test_registry.h"
#include "tests/app/documents/table.h"

#include <QtCore/QDir>
#include <QtCore/QFile>
#include <QtCore/QFileInfo>
#include <QtCore/QTemporaryDir>
#include <QtTest/QSignalSpy>
#include <QtTest/QTest>

using namespace app;

namespace {

BredPlant bred(genotype::PlantId plant, const QString& game, std::size_t step) {
    return {plant,
            game,
            "Biology club",
            "Alina",
            QDate(2026, 3, 4),
            2,
            step,
            genotype::Inheritance::Codominance,
            genotype::Inheritance::CompleteDominance};
}

/// The plants that seats of this kind have harvested in the game so far.
QList<genotype::PlantId> harvestedBy(const GameDocument& document, bool persons) {
    QList<genotype::PlantId> plants;
    for (const auto& step : document.steps())
        for (const genotype::Event& event : step.events)
            if (const auto* one = std::get_if<genotype::event::PlantHarvested>(&event))
                if (document.isPerson(one->seat) == persons)
                    plants << one->plant;
    return plants;
}

} // namespace

/// The plants that a person has bred, over all games.
class HerbariumTest : public QObject {
    Q_OBJECT

private slots:
    void init() { m_folder = std::make_unique<QTemporaryDir>(); }

    void keepsPlantsOverARestart() {
        const QList<BredPlant> plants{bred(11, "one.genotype", 40), bred(3, "two.genotype", 7)};
        QVERIFY(Herbarium(m_folder->path()).add(plants));
        QCOMPARE(Herbarium(m_folder->path()).plants(), plants);
    }

    void addsAPlantOfTheSameHarvestOnce() {
        Herbarium herbarium(m_folder->path());
        QVERIFY(herbarium.add({bred(11, "one.genotype", 40)}));
        QVERIFY(
            Herbarium(m_folder->path()).add({bred(11, "one.genotype", 40), bred(11, "two.genotype", 40)}));
        QCOMPARE(herbarium.plants().size(), 2);
    }

    void takesOutWhatWasUndone() {
        Herbarium herbarium(m_folder->path());
        QVERIFY(herbarium.add(
            {bred(1, "one.genotype", 5), bred(2, "one.genotype", 9), bred(3, "two.genotype", 9)}));
        QVERIFY(herbarium.takeBack("one.genotype", 9));
        QCOMPARE(herbarium.plants(),
                 (QList<BredPlant>{bred(1, "one.genotype", 5), bred(3, "two.genotype", 9)}));
    }

    void putsADamagedFileAsideAndBeginsAnew() {
        const QString path = m_folder->filePath("herbarium.json");
        QFile file(path);
        QVERIFY(file.open(QIODevice::WriteOnly) && file.write("{ \"plants\": [") > 0);
        file.close();
        Herbarium herbarium(m_folder->path());
        QVERIFY(herbarium.plants().isEmpty());
        QVERIFY(QFile::exists(herbarium.damagedFile()));
        QVERIFY(herbarium.add({bred(1, "one.genotype", 5)}));
        QCOMPARE(Herbarium(m_folder->path()).plants().size(), 1);
    }

    void leavesOutEntriesThatMakeNoSense() {
        QFile file(m_folder->filePath("herbarium.json"));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(R"({"format": 1, "plants": [{"plant": 51, "step": 3}, {"plant": 0, "step": 3}, 7,
                       {"plant": 50, "step": 3}, {"plant": 4}]})");
        file.close();
        const QList<BredPlant> plants = Herbarium(m_folder->path()).plants();
        QCOMPARE(plants.size(), 1);
        QCOMPARE(int(plants[0].plant), 49);
    }

    void pressesWhatPersonsHarvestAtOnceAndNothingOfBots() {
        const GameLibrary library(m_folder->path());
        GameDocument document;
        HerbariumKeeper keeper(document, m_folder->path());
        int persons = 0;
        int bots = 0;
        for (const std::uint64_t seed : {3u, 4u, 5u}) {
            OpenedGame made = library.create(table::record({"person", "bot", "person"}, seed, 5));
            QVERIFY2(made.ok(), qPrintable(made.message));
            document.open(made.record(), std::move(made.journal));
            const qsizetype before = Herbarium(m_folder->path()).plants().size();
            while (!document.isFinished()) {
                QVERIFY(document.perform(table::choice(document, seed)));
                QCOMPARE(Herbarium(m_folder->path()).plants().size() - before,
                         harvestedBy(document, true).size());
            }
            persons += int(harvestedBy(document, true).size());
            bots += int(harvestedBy(document, false).size());
        }
        QVERIFY(persons > 0);
        QVERIFY(bots > 0);
        const QList<BredPlant> plants = Herbarium(m_folder->path()).plants();
        QCOMPARE(plants.size(), persons);
        QCOMPARE(plants.back().day, QDate::currentDate());
        QCOMPARE(plants.back().game.toStdString(),
                 DiceRecorder::gameId(document.record(), {}) + ' ' +
                     QFileInfo(document.journal()->path()).completeBaseName().toStdString());
        QVERIFY(plants.back().round >= 1 && plants.back().round <= document.state().rounds);
    }

    /// The new game gets the file name of the deleted one.
    void undoingInANewGameLeavesThePlantsOfADeletedOne() {
        const GameLibrary library(m_folder->path());
        qsizetype pressed = 0;
        QString path;
        {
            GameDocument document;
            HerbariumKeeper keeper(document, m_folder->path());
            OpenedGame made = library.create(table::record({"person", "person"}, 3, 5));
            document.open(made.record(), std::move(made.journal));
            while (!document.isFinished())
                QVERIFY(document.perform(table::choice(document, 3)));
            pressed = Herbarium(m_folder->path()).plants().size();
            path = document.journal()->path();
        }
        QVERIFY(pressed > 0);
        QVERIFY(GameLibrary::removeForGood(path).ok());
        GameDocument document;
        HerbariumKeeper keeper(document, m_folder->path());
        OpenedGame made = library.create(table::record({"person", "person"}, 4, 5));
        document.open(made.record(), std::move(made.journal));
        QCOMPARE(document.journal()->path(), path);
        while (!document.undo())
            QVERIFY(document.perform(table::choice(document, 4)));
        QCOMPARE(Herbarium(m_folder->path()).plants().size(), pressed);
    }

    /// "Try the other way" plays the same dice on in a file of its own.
    void undoingInABranchLeavesThePlantsOfTheFirstGame() {
        const GameLibrary library(m_folder->path());
        const genotype::Record record = table::record({"person", "person"}, 0xfeedfacecafebeef, 5);
        const auto play = [&](GameDocument& document, auto&& isEnough) {
            OpenedGame made = library.create(record);
            document.open(made.record(), std::move(made.journal));
            while (!isEnough())
                QVERIFY(document.perform(table::choice(document, 3)));
        };
        GameDocument first;
        HerbariumKeeper keeper(first, m_folder->path());
        play(first, [&] { return first.isFinished(); });
        const QList<BredPlant> pressed = Herbarium(m_folder->path()).plants();
        QVERIFY(!pressed.isEmpty());
        GameDocument branch;
        HerbariumKeeper other(branch, m_folder->path());
        play(branch, [&] { return branch.stepCount() > 0; });
        QVERIFY(branch.undo());
        QCOMPARE(Herbarium(m_folder->path()).plants(), pressed);
    }

    void anUndoneHarvestIsTakenOutAndARedoneOneComesBack() {
        const GameLibrary library(m_folder->path());
        GameDocument document;
        HerbariumKeeper keeper(document, m_folder->path());
        bool undone = false;
        for (std::uint64_t seed = 1; seed <= 12 && !undone; ++seed) {
            OpenedGame made = library.create(table::record({"person", "person"}, seed, 5));
            document.open(made.record(), std::move(made.journal));
            while (!document.isFinished() && !undone) {
                const qsizetype before = Herbarium(m_folder->path()).plants().size();
                QVERIFY(document.perform(table::choice(document, seed)));
                const qsizetype after = Herbarium(m_folder->path()).plants().size();
                if (after == before || document.isFinished() || !document.undo())
                    continue;
                undone = true;
                QCOMPARE(Herbarium(m_folder->path()).plants().size(), before);
                QVERIFY(document.redo());
                QCOMPARE(Herbarium(m_folder->path()).plants().size(), after);
            }
        }
        QVERIFY(undone);
    }

    void aGameThatIsOnlyOpenedAddsNothing() {
        const GameLibrary library(m_folder->path());
        GameDocument document;
        OpenedGame made = library.create(table::record({"person", "person"}, 3, 5));
        const QString path = made.journal->path();
        document.open(made.record(), std::move(made.journal));
        while (!document.isFinished())
            QVERIFY(document.perform(table::choice(document, 3)));
        QVERIFY(!harvestedBy(document, true).isEmpty());
        document.close();
        HerbariumKeeper keeper(document, m_folder->path());
        OpenedGame again = GameLibrary::open(path, Journal::Lock::Respect);
        QVERIFY(again.ok());
        document.open(again.record(), std::move(again.journal));
        QVERIFY(Herbarium(m_folder->path()).plants().isEmpty());
    }

    void saysOnceThatADamagedHerbariumBeginsAnew() {
        DamageLog::current().take();
        QFile file(m_folder->filePath("herbarium.json"));
        QVERIFY(file.open(QIODevice::WriteOnly) && file.write("?") > 0);
        file.close();
        const GameLibrary library(m_folder->path());
        GameDocument document;
        HerbariumKeeper keeper(document, m_folder->path());
        QSignalSpy problems(&keeper, &HerbariumKeeper::problem);
        OpenedGame made = library.create(table::record({"person", "person"}, 3, 5));
        document.open(made.record(), std::move(made.journal));
        while (!document.isFinished())
            QVERIFY(document.perform(table::choice(document, 3)));
        QCOMPARE(problems.size(), 0); // the window tells it
        QCOMPARE(DamageLog::current().take().filter(QStringLiteral("herbarium.damaged.json")).size(), 1);
    }

private:
    std::unique_ptr<QTemporaryDir> m_folder;
};

GENOTYPE_TEST(HerbariumTest)
#include "herbarium_test.moc"
