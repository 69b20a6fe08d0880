// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/documents/game_document.h"
#include "table.h"
#include "test_registry.h"

#include <QtCore/QTemporaryDir>
#include <QtTest/QSignalSpy>
#include <QtTest/QTest>

#include <algorithm>

using namespace app;
using genotype::Record;
using genotype::State;

namespace {

/// Plays at random, with one seed after another, until the steps are as wanted; false if they never are.
template <typename Wanted>
bool reach(GameDocument& document, std::initializer_list<const char*> kinds, const Wanted& wanted) {
    for (std::uint64_t seed = 1; seed < 60; ++seed) {
        document.open(table::record(kinds, seed), nullptr);
        do {
            if (wanted(document))
                return true;
        } while (table::step(document, seed));
    }
    return false;
}

const Step& last(const GameDocument& document, std::size_t back = 1) {
    return document.steps()[document.steps().size() - back];
}

} // namespace

class GameDocumentTest : public QObject {
    Q_OBJECT

private slots:
    void opensARecordWithAllThatWasPlayed() {
        const Record record = table::played(table::record({"person", "person", "bot"}, 5), 5, 40);
        GameDocument document;
        QSignalSpy changed(&document, &GameDocument::changed);
        document.open(record, nullptr);
        QCOMPARE(changed.size(), 1);
        QCOMPARE(changed[0][0].value<Change>().kind, Change::Kind::Opened);
        QCOMPARE(changed[0][0].value<Change>().after, std::size_t{40});
        QVERIFY(document.record() == record);
        QVERIFY(document.state() == genotype::replay(record).state);
        QCOMPARE(document.steps().size(), std::size_t{40});
        QVERIFY(!document.openingEvents().empty());
        QCOMPARE(document.seats(), 3);
        QCOMPARE(document.persons(), 2);
        QVERIFY(!document.isPerson(2));
        QCOMPARE(document.seatName(1), QStringLiteral("Player B"));
        QCOMPARE(document.seatColour(2), 2);
    }

    void knowsTheStateAfterEveryStep() {
        const Record record = table::played(table::record({"person", "bot"}, 8, 1), 8);
        GameDocument document;
        document.open(record, nullptr);
        for (std::size_t steps = 0; steps <= record.actions.size(); ++steps)
            QVERIFY(document.stateAfter(steps) == genotype::replay(record, steps).state);
        QVERIFY(document.state().finished());
        QVERIFY(document.legal().empty());
    }

    void refusesAnIllegalActionAndSaysWhy() {
        GameDocument document;
        document.open(table::record({"person", "person"}, 1), nullptr);
        const State before = document.state();
        QSignalSpy changed(&document, &GameDocument::changed);
        QVERIFY(!document.perform(genotype::act::harvest()));
        QVERIFY(document.whyNot(genotype::act::harvest()) != genotype::Refusal::None);
        QVERIFY(document.whyNot(document.legal()[0]) == genotype::Refusal::None);
        QVERIFY(document.state() == before);
        QVERIFY(document.steps().empty());
        QCOMPARE(changed.size(), 0);
    }

    void doesNothingWithoutAGame() {
        GameDocument document;
        QVERIFY(!document.isOpen());
        QVERIFY(!document.perform(genotype::act::pass()));
        QVERIFY(!document.canUndo() && !document.undo());
        QVERIFY(!document.canRedo() && !document.redo());
    }

    void tellsEachStepWithItsEvents() {
        const Record record = table::record({"person", "person"}, 3, 1);
        GameDocument document;
        document.open(record, nullptr);
        table::play(document, 3);
        const genotype::Replay replay = genotype::replay(document.record());
        QCOMPARE(document.openingEvents().size(), replay.eventsAfter[0]);
        for (std::size_t i = 0; i < document.steps().size(); ++i) {
            const Step& step = document.steps()[i];
            QCOMPARE(step.events.size(), replay.eventsAfter[i + 1] - replay.eventsAfter[i]);
            QCOMPARE(step.revealed,
                     std::any_of(step.events.begin(), step.events.end(), genotype::revealsInformation));
            QCOMPARE(step.actor, document.stateAfter(i).actor);
        }
    }

    // ---- Undo and redo

    void takesBackTheLastActionAndDoesItAgain() {
        GameDocument document;
        document.open(table::record({"person", "person"}, 1), nullptr);
        const State dealt = document.state();
        QVERIFY(!document.canUndo());
        const auto action = document.legal()[3];
        QVERIFY(document.perform(action));
        const State chosen = document.state();
        QSignalSpy changed(&document, &GameDocument::changed);
        QVERIFY(document.undo());
        QVERIFY(document.state() == dealt);
        QVERIFY(document.isLegal(action));
        QVERIFY(document.redo());
        QVERIFY(document.state() == chosen);
        QVERIFY(!document.canRedo());
        QCOMPARE(changed.size(), 2);
        const auto undone = changed[0][0].value<Change>();
        QVERIFY(undone.kind == Change::Kind::Undone && undone.before == 1 && undone.after == 0);
        const auto redone = changed[1][0].value<Change>();
        QVERIFY(redone.kind == Change::Kind::Redone && redone.before == 0 && redone.after == 1);
    }

    void anUndoneActionLeavesTheRecord() {
        GameDocument document;
        document.open(table::record({"person", "person"}, 1), nullptr);
        document.perform(document.legal()[0]);
        QCOMPARE(document.record().actions.size(), std::size_t{1});
        document.undo();
        QVERIFY(document.record().actions.empty());
        document.perform(document.legal()[1]);
        QCOMPARE(document.record().actions.size(), std::size_t{1});
        QVERIFY(document.record().actions[0] == document.steps()[0].action);
    }

    void aNewActionForgetsWhatCouldBeDoneAgain() {
        GameDocument document;
        document.open(table::record({"person", "person"}, 1), nullptr);
        document.perform(document.legal()[0]);
        document.undo();
        QVERIFY(document.canRedo());
        document.perform(document.legal()[1]);
        QVERIFY(!document.canRedo());
        QVERIFY(!document.redo());
    }

    void aRefusedActionForgetsNothing() {
        GameDocument document;
        document.open(table::record({"person", "person"}, 1), nullptr);
        document.perform(document.legal()[0]);
        document.undo();
        document.perform(genotype::act::harvest());
        QVERIFY(document.canRedo());
    }

    void neverTakesBackWhatShowedSomethingNew() {
        GameDocument document;
        document.open(table::record({"person", "person"}, 1), nullptr);
        document.perform(document.legal()[0]);
        QVERIFY(document.canUndo());
        document.perform(document.legal()[0]); // the second choice reveals both
        QVERIFY(last(document).revealed);
        QVERIFY(!document.canUndo());
        QVERIFY(!document.undo());
        QCOMPARE(document.steps().size(), std::size_t{2});
    }

    void neverTakesBackWhatABotsMoveBehindItRevealed() {
        GameDocument document;
        QVERIFY(reach(document, {"person", "bot"}, [](const GameDocument& d) {
            return d.steps().size() > 2 && last(d).revealed && !d.isPerson(last(d).actor) &&
                   d.isPerson(last(d, 2).actor) && !last(d, 2).revealed;
        }));
        QVERIFY(!document.canUndo());
    }

    void takesBackTheBotsMovesWithThePersons() {
        GameDocument document;
        QVERIFY(reach(document, {"person", "bot", "bot"}, [](const GameDocument& d) {
            return d.steps().size() > 4 && !last(d).revealed && !d.isPerson(last(d).actor) &&
                   !last(d, 2).revealed && !d.isPerson(last(d, 2).actor) && last(d, 3).actor == 0 &&
                   !last(d, 3).revealed;
        }));
        const std::size_t steps = document.steps().size();
        const State before = document.state();
        QVERIFY(document.undo());
        QCOMPARE(document.steps().size(), steps - 3);
        QCOMPARE(document.state().actor, genotype::Seat{0});
        QVERIFY(document.redo());
        QCOMPARE(document.steps().size(), steps);
        QVERIFY(document.state() == before);
    }

    void takesBackTheLastActionAfterTheTurnHasPassedOn() {
        GameDocument document;
        QVERIFY(reach(document, {"person", "person"}, [](const GameDocument& d) {
            return d.steps().size() > 4 && last(d).actor == 0 && !last(d).revealed && d.state().actor == 1;
        }));
        QVERIFY(document.undo());
        QCOMPARE(document.state().actor, genotype::Seat{0});
    }

    void neverGoesBehindAnotherPersonsAction() {
        GameDocument document;
        QVERIFY(reach(document, {"person", "person"}, [](const GameDocument& d) {
            return d.steps().size() > 4 && last(d).actor == 1 && !last(d).revealed && last(d, 2).actor == 0 &&
                   !last(d, 2).revealed;
        }));
        const std::size_t steps = document.steps().size();
        QVERIFY(document.undo());
        QVERIFY(!document.canUndo());
        QVERIFY(!document.undo());
        QCOMPARE(document.steps().size(), steps - 1);
        QVERIFY(document.redo());
        QVERIFY(document.canUndo());
    }

    void goesBackSeveralActionsOfOnePerson() {
        GameDocument document;
        QVERIFY(reach(document, {"person", "bot"}, [](const GameDocument& d) {
            return d.steps().size() > 4 && last(d).actor == 0 && !last(d).revealed && last(d, 2).actor == 0 &&
                   !last(d, 2).revealed;
        }));
        const std::size_t steps = document.steps().size();
        const State before = document.state();
        QVERIFY(document.undo() && document.undo());
        QCOMPARE(document.steps().size(), steps - 2);
        QVERIFY(document.redo() && document.redo());
        QVERIFY(document.state() == before);
        QVERIFY(!document.canRedo());
    }

    void neverTakesBackAnythingAmongBotsAlone() {
        GameDocument document;
        document.open(table::record({"bot", "bot", "bot"}, 2, 1), nullptr);
        do
            QVERIFY(!document.canUndo());
        while (table::step(document, 2));
    }

    /// The rule, stated a second way, at every step of many games.
    void undoAndRedoKeepToTheRuleAtEveryStep() {
        const std::initializer_list<const char*> tables[] = {{"person", "person"},
                                                             {"person", "bot"},
                                                             {"person", "bot", "person"},
                                                             {"bot", "person", "bot", "bot"},
                                                             {"person", "person", "person", "person", "bot"}};
        int taken = 0;
        int refused = 0;
        std::uint64_t seed = 100;
        for (const auto& kinds : tables) {
            GameDocument document;
            document.open(table::record(kinds, ++seed), nullptr);
            do {
                const auto& steps = document.steps();
                const auto person = std::find_if(steps.rbegin(), steps.rend(), [&](const Step& step) {
                    return document.isPerson(step.actor);
                });
                const bool possible =
                    person != steps.rend() &&
                    std::none_of(steps.rbegin(), person + 1, [](const Step& step) { return step.revealed; });
                QCOMPARE(document.canUndo(), possible);
                QVERIFY(!document.canRedo());
                if (!possible) {
                    ++refused;
                    continue;
                }
                ++taken;
                const auto target = static_cast<std::size_t>(steps.rend() - person) - 1;
                const State before = document.state();
                const Record record = document.record();
                QVERIFY(document.undo());
                QCOMPARE(document.steps().size(), target);
                QVERIFY(document.state() == genotype::replay(record, target).state);
                QVERIFY(document.redo());
                QVERIFY(document.state() == before);
                QVERIFY(document.record() == record);
            } while (table::step(document, seed));
        }
        QVERIFY(taken > 50 && refused > 50);
    }

    // ---- Saved in a file

    void isInTheFileBeforeItIsPainted() {
        const QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("game.genotype"));
        OpenedGame made = Journal::create(path, table::record({"person", "bot", "person"}, 4));
        QVERIFY2(made.ok(), qPrintable(made.message));
        GameDocument document;
        document.open(made.record(), std::move(made.journal));
        int looked = 0;
        connect(&document, &GameDocument::changed, this, [&] {
            ++looked;
            const OpenedGame now = Journal::look(path);
            QVERIFY(now.ok() && !now.cutOff);
            QVERIFY(now.record() == document.record());
        });
        for (int step = 0; table::step(document, 4); ++step) {
            if (step % 5 == 0 && document.undo() && step % 10 == 0)
                document.redo();
        }
        QVERIFY(looked > 50);
        QVERIFY(document.state().finished());
    }

    void aFailedWriteChangesNothing() {
        const QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("sub/game.genotype"));
        QVERIFY(QDir(folder.path()).mkdir(QStringLiteral("sub")));
        OpenedGame made = Journal::create(path, table::record({"person", "person"}, 4));
        GameDocument document;
        document.open(made.record(), std::move(made.journal));
        document.perform(document.legal()[0]);
        document.undo();
        const State before = document.state();
        QVERIFY(QDir(folder.path()).rename(QStringLiteral("sub"), QStringLiteral("gone")));
        QSignalSpy changed(&document, &GameDocument::changed);
        QSignalSpy failed(&document, &GameDocument::writeFailed);
        QVERIFY(!document.perform(document.legal()[0]));
        QVERIFY(!document.redo());
        QVERIFY(!document.setTitle(QStringLiteral("Another")));
        QCOMPARE(failed.size(), 3);
        QVERIFY(failed[0][0].toString().contains(QStringLiteral("gone")));
        QCOMPARE(changed.size(), 0);
        QVERIFY(document.state() == before);
        QVERIFY(document.canRedo());
        // The folder comes back, and the game continues.
        QVERIFY(QDir(folder.path()).rename(QStringLiteral("gone"), QStringLiteral("sub")));
        QVERIFY(document.redo());
        QVERIFY(Journal::look(path).record() == document.record());
        // A failed undo changes nothing either.
        QVERIFY(QDir(folder.path()).rename(QStringLiteral("sub"), QStringLiteral("gone")));
        QVERIFY(!document.undo());
        QCOMPARE(document.steps().size(), std::size_t{1});
        // Another folder works as well.
        OpenedGame other =
            Journal::create(folder.filePath(QStringLiteral("other.genotype")), document.record());
        document.keepIn(std::move(other.journal));
        QVERIFY(document.perform(document.legal()[0]));
        QVERIFY(Journal::look(folder.filePath(QStringLiteral("other.genotype"))).record() ==
                document.record());
    }

    void takesAnotherTitleWhilePlaying() {
        const QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("game.genotype"));
        OpenedGame made = Journal::create(path, table::record({"person", "person"}, 4));
        GameDocument document;
        document.open(made.record(), std::move(made.journal));
        document.perform(document.legal()[0]);
        QSignalSpy titled(&document, &GameDocument::titleChanged);
        QVERIFY(document.setTitle(QStringLiteral("Period 3\n“second” table")));
        QCOMPARE(titled.size(), 1);
        QCOMPARE(QString::fromStdString(document.record().title), QStringLiteral("Period 3 “second” table"));
        QVERIFY(Journal::look(path).record() == document.record());
        document.perform(document.legal()[0]);
        QVERIFY(Journal::look(path).record() == document.record());
    }

    void aFileGrownLongByUndoingIsWrittenAnew() {
        const QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("game.genotype"));
        OpenedGame made = Journal::create(path, table::record({"person", "person"}, 4));
        GameDocument document;
        document.open(made.record(), std::move(made.journal));
        document.perform(document.legal()[0]);
        // As if somebody had sat on the two keys for an hour.
        QByteArray content = table::unsealed(table::contentOf(path));
        const QByteArray action = content.mid(content.lastIndexOf('\n', content.size() - 2) + 1);
        for (int i = 0; i < genotype::maxRecordLines / 4 + 10; ++i)
            content += "undo 1\n" + action;
        document.keepIn(nullptr);
        table::writeTo(path, QByteArray::fromStdString(core::sealed(content.toStdString())));
        OpenedGame again = Journal::reopen(path);
        QVERIFY2(again.ok(), qPrintable(again.message));
        QVERIFY(again.journal->isLong());
        document.open(again.record(), std::move(again.journal));
        QVERIFY(document.undo());
        QVERIFY(QFileInfo(path).size() < 2000);
        QVERIFY(Journal::look(path).record() == document.record());
    }
};

GENOTYPE_TEST(GameDocumentTest)
#include "game_document_test.moc"
