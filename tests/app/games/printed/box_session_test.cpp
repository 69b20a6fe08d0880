// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/games/printed/box_session.h"
#include "box_tables.h"
#include "test_registry.h"
#include "tests/app/documents/table.h"

#include <QtCore/QDir>
#include <QtCore/QTemporaryDir>
#include <QtTest/QSignalSpy>
#include <QtTest/QTest>

using namespace app;
using genotype::DieFace;
using genotype::Side;
using genotype::Trait;

namespace {

/// A session over a folder, as in one run of the program.
struct Run {
    explicit Run(const QString& folder) : dice(folder), session(folder, dice) {}

    DiceLedger dice;
    BoxSession session;

    bool enter(Trait trait, DieFace face) { return session.enter({{trait, face}}, session.game().round()); }
    /// The dice of the session's game in the ledger.
    std::vector<lessons::LedgerRow> inLedger() { return dice.ledger().filtered({.game = session.game().id}); }
};

} // namespace

class BoxSessionTest : public QObject {
    Q_OBJECT

private slots:
    void init() { m_folder = std::make_unique<QTemporaryDir>(); }

    void everythingIsThereAfterARestart() {
        BoxGame kept;
        {
            Run run(m_folder->path());
            QVERIFY(!run.session.isOpen());
            QVERIFY(run.session.begin(tests::boxGame()));
            QVERIFY(run.enter(Trait::SeedShape, DieFace::Three));
            QVERIFY(run.session.change([](BoxGame& game) {
                game.nextRound();
                return true;
            }));
            kept = run.session.game();
        }
        Run again(m_folder->path());
        QVERIFY(again.session.isOpen());
        QVERIFY(again.session.game() == kept);
        QVERIFY(again.inLedger() == kept.rows());
    }

    void isOnTheDiskWhenItIsOnTheScreen() {
        Run run(m_folder->path());
        bool same = false;
        connect(&run.session, &BoxSession::changed, this, [&] {
            Run other(m_folder->path());
            same = other.session.isOpen() && other.session.game() == run.session.game();
        });
        QVERIFY(run.session.begin(tests::boxGame()));
        QVERIFY(same);
        same = false;
        QVERIFY(run.enter(Trait::PodColour, DieFace::Mutation));
        QVERIFY(same);
    }

    void everyStepCanBeUndoneAndRedone() {
        Run run(m_folder->path());
        std::vector<BoxGame> states;
        const auto note = [&] { states.push_back(run.session.game()); };
        QVERIFY(run.session.begin(tests::boxGame()));
        note();
        QVERIFY(run.enter(Trait::SeedShape, DieFace::Three));
        note();
        QVERIFY(run.session.change([](BoxGame& game) {
            game.now().setParent(Trait::SeedShape, Side::Left, genotype::Genotype::HomozygousRecessive);
            return true;
        }));
        note();
        QVERIFY(run.session.change([](BoxGame& game) { return game.now().correct(0, {}); }));
        note();
        QVERIFY(run.session.change([](BoxGame& game) {
            game.seats[0].coins = 7;
            return true;
        }));
        note();
        for (std::size_t i = states.size() - 1; i > 0; --i) {
            QVERIFY(run.session.undo());
            QVERIFY(run.session.game() == states[i - 1]);
            QVERIFY(run.inLedger() == states[i - 1].rows());
        }
        QVERIFY(run.session.undo());
        QVERIFY(!run.session.isOpen() && !run.session.canUndo() && !run.session.undo());
        QVERIFY(run.dice.ledger().rows().empty());
        for (const BoxGame& state : states) {
            QVERIFY(run.session.redo());
            QVERIFY(run.session.game() == state);
            QVERIFY(run.inLedger() == state.rows());
        }
        QVERIFY(!run.session.canRedo() && !run.session.redo());
    }

    void aMistypedDieIsCorrectedInTheLedgerToo() {
        Run run(m_folder->path());
        QVERIFY(run.session.begin(tests::boxGame()));
        for (const DieFace face : {DieFace::One, DieFace::Two, DieFace::Three})
            QVERIFY(run.enter(Trait::SeedShape, face));
        QVERIFY(run.session.change([](BoxGame& game) {
            return game.now().correct(1, {Trait::SeedShape, DieFace::Mutation});
        }));
        DiceLedger other(m_folder->path());
        QVERIFY(other.ledger().rows() == run.session.game().rows());
        QVERIFY(run.session.change([](BoxGame& game) { return game.now().remove(0); }));
        DiceLedger third(m_folder->path());
        QVERIFY(third.ledger().rows() == run.session.game().rows());
    }

    void theDiceOfOtherGamesStayInTheLedger() {
        lessons::LedgerRow row{.game = "8a0d", .parents = {}, .time = {}};
        {
            DiceLedger dice(m_folder->path());
            dice.setGame("8a0d", {row});
        }
        Run run(m_folder->path());
        QVERIFY(run.session.begin(tests::boxGame()));
        QVERIFY(run.enter(Trait::SeedShape, DieFace::One));
        QVERIFY(run.session.undo());
        QVERIFY(run.enter(Trait::SeedShape, DieFace::Two));
        DiceLedger dice(m_folder->path());
        QCOMPARE(dice.ledger().rows().size(), std::size_t{2});
        QVERIFY(dice.ledger().contains("8a0d", 0));
    }

    void aSixthDieIsRefusedWithItsReason() {
        Run run(m_folder->path());
        QVERIFY(run.session.begin(tests::boxGame()));
        QVERIFY(run.session.enter(std::vector<BoxGame::Die>(5), 1));
        const BoxGame before = run.session.game();
        QSignalSpy told(&run.session, &BoxSession::problemChanged);
        QVERIFY(!run.session.enter({{Trait::PodColour, DieFace::One}, {Trait::SeedShape, DieFace::One}}, 1));
        QVERIFY(run.session.game() == before);
        QCOMPARE(told.size(), 1);
        QVERIFY(!run.session.problem().isEmpty());
        QVERIFY(run.enter(Trait::PodColour, DieFace::One));
        QCOMPARE(run.session.problem(), QString());
    }

    void aNewGameLeavesTheDiceOfTheOldOne() {
        Run run(m_folder->path());
        QVERIFY(run.session.begin(tests::boxGame()));
        QVERIFY(run.enter(Trait::SeedShape, DieFace::One));
        const BoxGame old = run.session.game();
        QTest::qWait(2); // its name has milliseconds
        QVERIFY(run.session.begin(tests::boxGame()));
        QVERIFY(run.session.game().id != old.id);
        QVERIFY(run.enter(Trait::SeedShape, DieFace::Two));
        QCOMPARE(run.dice.ledger().rows().size(), std::size_t{2});
        QVERIFY(run.session.undo() && run.session.undo());
        QVERIFY(run.session.game() == old);
        QCOMPARE(run.dice.ledger().rows().size(), std::size_t{1});
    }

    void whatCannotBeSavedIsNotDone() {
        Run run(m_folder->path());
        QVERIFY(run.session.begin(tests::boxGame()));
        const BoxGame before = run.session.game();
        // A folder in place of the lock file: nothing can be written.
        QVERIFY(QDir(m_folder->path()).mkpath(QStringLiteral("box-game.json.lock/in-the-way")));
        QVERIFY(!run.enter(Trait::SeedShape, DieFace::One));
        QVERIFY(run.session.game() == before);
        QVERIFY(!run.session.problem().isEmpty());
    }

    void aDamagedFileIsPutAside() {
        table::writeTo(m_folder->filePath(QStringLiteral("box-game.json")), "{ nonsense");
        Run run(m_folder->path());
        QVERIFY(!run.session.isOpen());
        QVERIFY(!run.session.problem().isEmpty());
        QCOMPARE(table::contentOf(m_folder->filePath(QStringLiteral("box-game.damaged.json"))),
                 QByteArray("{ nonsense"));
        QVERIFY(run.session.begin(tests::boxGame()));
    }

private:
    std::unique_ptr<QTemporaryDir> m_folder;
};

GENOTYPE_TEST(BoxSessionTest)
#include "box_session_test.moc"
