// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/documents/saved_games.h"
#include "table.h"
#include "test_registry.h"

#include <QtCore/QTemporaryDir>
#include <QtTest/QSignalSpy>
#include <QtTest/QTest>

#include <atomic>
#include <semaphore>
#include <thread>

using namespace app;
using genotype::Record;
using table::setPlayed;
using table::titled;

namespace {

QStringList titles(const SavedGames& list) {
    QStringList found;
    for (const SavedGame& game : list.games())
        found << game.title;
    return found;
}

} // namespace

/// The list of saved games that a page shows while it reads them.
class SavedGamesTest : public QObject {
    Q_OBJECT

private slots:
    void init() {
        m_folder = std::make_unique<QTemporaryDir>();
        m_library = GameLibrary(m_folder->path());
        m_known = std::make_unique<KnownGames>();
        m_reads = 0;
    }

    void readsOnAnotherThreadTheLastPlayedFirst() {
        setPlayed(made("older"), 30);
        setPlayed(made("newer"), 10);
        QStringList order;
        std::thread::id reader;
        SavedGames list(m_library, nullptr, *m_known, [&](const QString& path) {
            reader = std::this_thread::get_id();
            GameFacts facts = readFacts(path);
            order << QString::fromStdString(facts.title);
            return facts;
        });
        list.refresh();
        QVERIFY(list.games().empty());
        QVERIFY(!list.isComplete());
        QTRY_VERIFY(list.isComplete());
        QCOMPARE(order, (QStringList{QStringLiteral("newer"), QStringLiteral("older")}));
        QCOMPARE(titles(list), order);
        QVERIFY(reader != std::this_thread::get_id());
    }

    void theGameThatWasPlayedLastIsOfferedWhateverTheClockSays() {
        const QString played = made("played");
        setPlayed(played, 60 * 24 * 365);
        setPlayed(made("imported"), 10);
        {
            SavedGames list(m_library, nullptr, *m_known);
            list.remember(played);
        }
        // After a restart of the program.
        SavedGames list(m_library, nullptr, *m_known);
        list.refresh();
        QTRY_VERIFY(list.isComplete());
        QCOMPARE(list.lastUnfinished()->title, QStringLiteral("played"));
        QVERIFY(QFile::remove(played));
        list.refresh();
        QCOMPARE(list.lastUnfinished()->title, QStringLiteral("imported"));
    }

    void fillsInOneGameAfterAnother() {
        setPlayed(made("older"), 30);
        setPlayed(made("newer"), 10);
        const auto list = reading();
        QList<QStringList> shown;
        connect(list.get(), &SavedGames::changed, this, [&] { shown << titles(*list); });
        list->refresh();
        QTRY_VERIFY(list->isComplete());
        QCOMPARE(shown, (QList<QStringList>{{QStringLiteral("newer")},
                                            {QStringLiteral("newer"), QStringLiteral("older")}}));
    }

    void readsNoFileTwiceThatHasNotChanged() {
        made("one");
        made("two");
        const auto list = reading();
        list->refresh();
        QTRY_VERIFY(list->isComplete());
        QCOMPARE(m_reads.load(), 2);
        list->refresh();
        QVERIFY(list->isComplete());
        // Nor does another page.
        const auto other = reading();
        other->refresh();
        QVERIFY(other->isComplete());
        QCOMPARE(titles(*other).size(), 2);
        QCOMPARE(m_reads.load(), 2);
    }

    void readsAChangedFileAgainAndShowsTheFormerUntilThen() {
        const QString path = made("before");
        const auto list = reading();
        list->refresh();
        QTRY_VERIFY(list->isComplete());
        // The same size and the same time: only the folder entry shows the difference.
        QVERIFY(GameLibrary::rename(path, QStringLiteral("behind")).ok());
        list->refresh();
        QVERIFY(!list->isComplete());
        QCOMPARE(titles(*list), QStringList{QStringLiteral("before")});
        QTRY_VERIFY(list->isComplete());
        QCOMPARE(titles(*list), QStringList{QStringLiteral("behind")});
        QCOMPARE(m_reads.load(), 2);
    }

    void leavesOutWhatIsGone() {
        const QString path = made("gone soon");
        const auto list = reading();
        list->refresh();
        QTRY_VERIFY(list->isComplete());
        QVERIFY(QFile::remove(path));
        list->refresh();
        QVERIFY(list->isComplete());
        QVERIFY(list->games().empty());
    }

    void offersNoGameWhileALaterOneIsUnread() {
        setPlayed(made("older"), 30);
        const auto list = reading();
        list->refresh();
        QTRY_VERIFY(list->isComplete());
        QCOMPARE(list->lastUnfinished()->title, QStringLiteral("older"));
        made("newer");
        list->refresh();
        QVERIFY(!list->lastUnfinished());
        QTRY_VERIFY(list->isComplete());
        QCOMPARE(list->lastUnfinished()->title, QStringLiteral("newer"));
    }

    void offersNoGameThatIsOpen() {
        const OpenedGame open = m_library.create(titled("open"));
        QVERIFY(open.ok());
        setPlayed(made("closed"), 10);
        const auto list = reading();
        list->refresh();
        QTRY_VERIFY(list->isComplete());
        QCOMPARE(list->lastUnfinished()->title, QStringLiteral("closed"));
    }

    void aListThatGoesWhileItIsReadTellsNothing() {
        made("one");
        made("two");
        std::binary_semaphore reached{0};
        std::binary_semaphore go{0};
        std::thread later;
        int told = 0;
        {
            SavedGames list(m_library, nullptr, *m_known, [&](const QString& path) {
                reached.release();
                go.acquire();
                return readFacts(path);
            });
            connect(&list, &SavedGames::changed, this, [&told] { ++told; });
            list.refresh();
            reached.acquire();
            later = std::thread([&go] { go.release(); });
        }
        later.join();
        QCoreApplication::processEvents();
        QCOMPARE(told, 0);
    }

    void saysItInTheLanguageOfTheMoment() {
        // Facts are stored without words, so that no earlier language can survive in them.
        const GameFacts facts = readFacts(made("game"));
        QCOMPARE(facts.problem, SaveProblem::None);
        QCOMPARE(QString::fromLatin1(facts.gameName.text), QStringLiteral("Genotype"));
        const SavedGame game = inWords(facts, QStringLiteral("nowhere"));
        QCOMPARE(game.progress, QStringLiteral("Round 1 of 1"));
        QCOMPARE(game.title, QStringLiteral("game"));
    }

private:
    QString made(const char* title) {
        const OpenedGame created = m_library.create(titled(title));
        if (!created.ok())
            qFatal("%s", qPrintable(created.message));
        return created.journal->path();
    }
    /// Counts the files that are read.
    std::unique_ptr<SavedGames> reading() {
        return std::make_unique<SavedGames>(m_library, nullptr, *m_known, [this](const QString& path) {
            ++m_reads;
            return readFacts(path);
        });
    }

    std::unique_ptr<QTemporaryDir> m_folder;
    GameLibrary m_library;
    std::unique_ptr<KnownGames> m_known;
    std::atomic<int> m_reads = 0;
};

GENOTYPE_TEST(SavedGamesTest)
#include "saved_games_test.moc"
