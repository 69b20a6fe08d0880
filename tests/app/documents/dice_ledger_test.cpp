// SPDX-License-Identifier: GPL-3.0-or-later
#include "test_registry.h"

#include "app/base/files/damage.h"
#include "app/documents/dice_ledger.h"
#include "app/documents/dice_recorder.h"
#include "app/games/genotype/table_choices.h"
#include "engine/genotype/puzzles/puzzle_text.h"
#include "table.h"
#include "tests/app/base/files/damages.h"

#include <QtCore/QDir>
#include <QtCore/QTemporaryDir>
#include <QtTest/QSignalSpy>
#include <QtTest/QTest>

using namespace app;

namespace {

std::size_t diceOf(const GameDocument& document) {
    std::size_t dice = 0;
    for (const Step& step : document.steps())
        for (const genotype::Event& event : step.events)
            dice += std::holds_alternative<genotype::event::DieRolled>(event);
    return dice;
}

genotype::Record drawn() {
    return table::record({"person", "bot"}, drawnSeed());
}

} // namespace

/// The file of all dice, every die of every game.
class DiceLedgerTest : public QObject {
    Q_OBJECT
private slots:
    void init() { DamageLog::current().take(); }

    void keepsEveryDieOnceHoweverOftenTheGameIsOpened() {
        QTemporaryDir folder;
        GameDocument document;
        DiceLedger written(folder.path());
        DiceRecorder keeper(document, written);
        document.open(drawn(), nullptr);
        table::play(document, 5);
        const std::size_t dice = diceOf(document);
        QVERIFY(dice > 20);
        DiceLedger ledger(folder.path());
        QCOMPARE(ledger.ledger().rows().size(), dice);
        QVERIFY(!ledger.ledger().rows().front().time.empty());
        const QByteArray before = table::contentOf(ledger.path());

        // The game is resumed, here and after a restart.
        const genotype::Record record = document.record();
        document.open(record, nullptr);
        GameDocument again;
        DiceLedger anew(folder.path());
        DiceRecorder other(again, anew);
        again.open(record, nullptr);
        QCOMPARE(table::contentOf(ledger.path()), before);
    }

    /// The game table writes the ledger, the Lab and the lessons read it, and none of them rereads the file.
    void whoeverReadsHearsOfNewDiceAndOfNothingElse() {
        QTemporaryDir folder;
        GameDocument document;
        DiceLedger ledger(folder.path());
        const DiceRecorder keeper(document, ledger);
        std::size_t heard = 0;
        std::size_t times = 0;
        connect(&ledger, &DiceLedger::changed, this, [&] {
            QVERIFY(ledger.ledger().rows().size() > heard);
            heard = ledger.ledger().rows().size();
            ++times;
        });
        document.open(drawn(), nullptr);
        table::play(document, 5);
        QCOMPARE(heard, diceOf(document));
        QVERIFY(times < document.steps().size());
        const std::size_t before = times;
        document.open(genotype::Record(document.record()), nullptr);
        QCOMPARE(times, before);
    }

    void whatWasMissedIsAddedWhenTheGameIsOpened() {
        QTemporaryDir folder;
        const genotype::Record record = table::played(drawn(), 6);
        GameDocument document;
        DiceLedger written(folder.path());
        DiceRecorder keeper(document, written);
        document.open(record, nullptr);
        DiceLedger ledger(folder.path());
        QCOMPARE(ledger.ledger().rows().size(), diceOf(document));
        QVERIFY(ledger.ledger().rows().front().time.empty());
    }

    void diceOfASetSeedAreMarkedAndStayOutOfPools() {
        QTemporaryDir folder;
        GameDocument document;
        DiceLedger written(folder.path());
        DiceRecorder keeper(document, written);
        document.open(table::record({"person", "bot"}, 42), nullptr);
        table::play(document, 7);
        document.open(drawn(), nullptr);
        table::play(document, 8);
        const std::size_t own = diceOf(document);
        DiceLedger ledger(folder.path());
        QVERIFY(ledger.ledger().rows().size() > own);
        std::int64_t pooled = 0;
        const auto tally = ledger.ledger().tally();
        for (const genotype::Trait trait : genotype::allTraits)
            for (const auto rule : {lessons::RollRule::RerolledOnce, lessons::RollRule::RerolledUntilNumeral})
                pooled += tally.sample(trait, rule).size();
        QCOMPARE(std::size_t(pooled), own);
    }

    void diceOfASetPositionAreMarkedToo() {
        QTemporaryDir folder;
        GameDocument document;
        DiceLedger written(folder.path());
        DiceRecorder keeper(document, written);
        genotype::Record header = drawn();
        header.setup.position = genotype::StartPosition();
        document.open(header, nullptr);
        table::play(document, 7);
        DiceLedger ledger(folder.path());
        QVERIFY(!ledger.ledger().rows().empty());
        for (const lessons::LedgerRow& row : ledger.ledger().rows())
            QVERIFY(row.preset);
        QVERIFY(ledger.ledger().filtered({}).empty());
    }

    /// The moves before a puzzle were a bot's on another computer; what follows is fixed by a seed that
    /// everybody has.
    void aGameFromAShippedPuzzleAddsOnlyItsOwnDiceAndMarksThem() {
        const auto& puzzles = genotype::shippedPuzzles();
        const auto found = std::find_if(puzzles.begin(), puzzles.end(), [](const genotype::Puzzle& one) {
            return genotype::replay(one.record).state.round > 1;
        });
        QVERIFY(found != puzzles.end());
        QTemporaryDir folder;
        GameDocument document;
        DiceLedger written(folder.path());
        DiceRecorder keeper(document, written);
        document.open(found->record, nullptr);
        const std::size_t before = diceOf(document);
        QVERIFY(before > 0);
        QVERIFY(written.ledger().rows().empty());
        table::play(document, 11);
        const auto& rows = written.ledger().rows();
        QCOMPARE(rows.size(), diceOf(document) - before);
        QVERIFY(!rows.empty());
        QVERIFY(std::all_of(rows.begin(), rows.end(), [](const auto& row) { return row.preset; }));
        // Nor do the earlier dice come in when the game is resumed.
        const std::size_t dice = rows.size();
        document.open(genotype::Record(document.record()), nullptr);
        QCOMPARE(written.ledger().rows().size(), dice);
    }

    void aDamagedFileIsKeptAsideAndToldOnce() {
        QTemporaryDir folder;
        GameDocument document;
        {
            DiceLedger written(folder.path());
            DiceRecorder keeper(document, written);
            document.open(drawn(), nullptr);
            table::play(document, 9);
        }
        DiceLedger first(folder.path());
        const std::size_t dice = first.ledger().rows().size();
        QByteArray content = table::contentOf(first.path());
        const auto line = content.indexOf('\n') + 1;
        content.insert(line, "nonsense\n");
        table::writeTo(first.path(), content);

        GameDocument next;
        DiceLedger written(folder.path());
        DiceRecorder keeper(next, written);
        QSignalSpy problems(&keeper, &DiceRecorder::problem);
        next.open(drawn(), nullptr);
        table::play(next, 10);
        QCOMPARE(problems.count(), 0); // the window tells it
        const QStringList told = DamageLog::current().take();
        QCOMPARE(told.size(), 1);
        QVERIFY2(told.first().contains(QStringLiteral("Line 2")), qPrintable(told.first()));
        QVERIFY(!told.first().contains(QLatin1Char('\n')));
        const QStringList aside = QDir(folder.path()).entryList({QStringLiteral("dice damaged*.csv")});
        QCOMPARE(aside.size(), 1);
        QCOMPARE(table::contentOf(folder.filePath(aside.first())), content);
        DiceLedger mended(folder.path());
        QCOMPARE(mended.ledger().rows().size(), dice + diceOf(next));
        QVERIFY(mended.message().isEmpty());
    }

    void aFileWithoutChecksumsGetsThem() {
        const QTemporaryDir folder;
        const QString path = folder.filePath(DiceLedger::fileName());
        const QByteArray earlier =
            "game,round,roll,trait,left,top,first,rerolls,face,genotype,rule,preset,time\n"
            "a,1,1,R,Rr,Rr,I,0,I,RR,breeding,no,\n";
        table::writeTo(path, earlier);
        DamageLog::current().take();
        QCOMPARE(DiceLedger(folder.path()).ledger().rows().size(), std::size_t{1});
        QCOMPARE(DamageLog::current().take(), QStringList());
        QVERIFY(table::contentOf(path).startsWith(QByteArray::fromStdString(lessons::ledgerHeader())));
        // Another face, in a line that can be read.
        table::writeTo(path, table::contentOf(path).replace(",I,0,I,RR,", ",II,0,II,Rr,"));
        QVERIFY(DiceLedger(folder.path()).ledger().rows().empty());
        QCOMPARE(DamageLog::current().take().size(), 1);
    }

    void noDieChangesWithoutASentence() {
        for (const damages::Way& way : damages::ways()) {
            const QTemporaryDir folder;
            GameDocument document;
            DiceLedger written(folder.path());
            DiceRecorder keeper(document, written);
            document.open(drawn(), nullptr);
            table::play(document, 9);
            const auto before = written.ledger().rows();
            QVERIFY(!before.empty());
            DamageLog::current().take();
            way.damage(written.path());
            DiceLedger after(folder.path());
            QVERIFY2(after.ledger().rows() == before || !after.message().isEmpty() ||
                         !DamageLog::current().take().isEmpty(),
                     way.name);
            damages::makeWritable(written.path());
        }
    }

    void aLineThatWasCutOffIsWrittenWholeAgain() {
        QTemporaryDir folder;
        GameDocument document;
        DiceLedger written(folder.path());
        DiceRecorder keeper(document, written);
        document.open(drawn(), nullptr);
        table::play(document, 11);
        DiceLedger ledger(folder.path());
        const std::size_t dice = ledger.ledger().rows().size();
        const QByteArray content = table::contentOf(ledger.path());
        table::writeTo(ledger.path(), content.left(content.size() - 9));
        GameDocument again;
        DiceLedger anew(folder.path());
        DiceRecorder other(again, anew);
        QSignalSpy problems(&other, &DiceRecorder::problem);
        again.open(document.record(), nullptr);
        QCOMPARE(problems.count(), 0);
        DiceLedger mended(folder.path());
        QCOMPARE(mended.ledger().rows().size(), dice);
    }

    void twoWindowsThatBeginWithoutAFileKeepTheDiceOfBoth() {
        const QTemporaryDir folder;
        DiceLedger one(folder.path());
        DiceLedger two(folder.path());
        QVERIFY(one.ledger().rows().empty() && two.ledger().rows().empty());
        const auto events = [](std::uint64_t seed) {
            GameDocument document;
            document.open(table::record({"simple", "simple"}, seed), nullptr);
            table::play(document, seed);
            std::vector<genotype::Event> all;
            for (const auto& step : document.steps())
                all.insert(all.end(), step.events.begin(), step.events.end());
            return all;
        };
        const std::size_t ofOne = one.add(events(3), {"first", false, {}});
        const std::size_t ofTwo = two.add(events(4), {"second", false, {}});
        QVERIFY(ofOne > 0 && ofTwo > 0);
        // The one that writes later has read what the other wrote.
        QCOMPARE(two.ledger().rows().size(), ofOne + ofTwo);
        QCOMPARE(DiceLedger(folder.path()).ledger().rows().size(), ofOne + ofTwo);
        one.add(events(5), {"third", false, {}});
        QCOMPARE(one.ledger().rows().size(), DiceLedger(folder.path()).ledger().rows().size());
        QVERIFY(one.message().isEmpty() && two.message().isEmpty());
    }

    void aFileFarTooLargeForDiceIsNeitherReadNorTouched() {
        const QTemporaryDir folder;
        const QString path = folder.filePath(DiceLedger::fileName());
        table::writeTo(path, "not dice");
        QVERIFY(QFile::resize(path, qint64{65} * 1024 * 1024));
        DiceLedger ledger(folder.path());
        QVERIFY(ledger.ledger().rows().empty());
        QVERIFY(!ledger.message().isEmpty());
        GameDocument document;
        document.open(table::record({"simple", "simple"}, 3), nullptr);
        table::play(document, 3);
        for (const auto& step : document.steps())
            ledger.add(step.events, {"first", false, {}});
        QCOMPARE(QFileInfo(path).size(), qint64{65} * 1024 * 1024);
    }

    void aFolderThatCannotBeWrittenIsToldOnceAndTheGameGoesOn() {
        QTemporaryDir folder;
        // A file is in the way of the folder.
        const QString blocked = folder.filePath(QStringLiteral("blocked"));
        table::writeTo(blocked, "x");
        GameDocument document;
        DiceLedger written(blocked);
        DiceRecorder keeper(document, written);
        QSignalSpy problems(&keeper, &DiceRecorder::problem);
        document.open(drawn(), nullptr);
        table::play(document, 12);
        QCOMPARE(problems.count(), 1);
        QVERIFY(document.state().finished());
    }
};

GENOTYPE_TEST(DiceLedgerTest)
#include "dice_ledger_test.moc"
