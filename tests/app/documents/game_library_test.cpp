// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/base/text/phrases.h"
#include "app/documents/game_library.h"
#include "scripted_game.h"
#include "table.h"
#include "test_registry.h"
#include "tests/app/base/files/obstacles.h"
#include "tests/patience.h"

#include <QtCore/QDir>
#include <QtCore/QFileInfo>
#include <QtCore/QStandardPaths>
#include <QtCore/QTemporaryDir>
#include <QtTest/QTest>

using namespace app;
using genotype::Record;
using table::contentOf;
using table::setPlayed;
using table::titled;
using table::writeTo;

class GameLibraryTest : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { QStandardPaths::setTestModeEnabled(true); }

    void init() {
        m_folder = std::make_unique<QTemporaryDir>();
        obstacles::allow(m_folder->path(), 0755);
        m_library = GameLibrary(m_folder->filePath(QStringLiteral("data")));
    }

    void isEmptyBeforeTheFirstGameAndMakesNoFolder() {
        QVERIFY(m_library.games().empty());
        QVERIFY(!m_library.lastUnfinished());
        QVERIFY(!QFileInfo::exists(m_library.folder()));
    }

    void givesEveryGameAFileOfItsOwn() {
        const QString first = made(titled("Period 3: “second” table"));
        const QString second = made(titled("Period 3: “second” table"));
        QCOMPARE(QFileInfo(first).fileName(), QStringLiteral("Period-3-second-table.genotype"));
        QCOMPARE(QFileInfo(second).fileName(), QStringLiteral("Period-3-second-table-2.genotype"));
        QCOMPARE(m_library.games().size(), std::size_t{2});
    }

    void everyTitleGivesAFileNameThatEverySystemTakes() {
        for (const char* title :
             {"", "con", "../../etc/passwd", ".hidden", "a/b\\c:d*e?f", "……", "Größe 5", "豌豆遗传学",
              "a very long title that goes on and on and would not fit into any list of files"}) {
            const QFileInfo file(made(titled(title)));
            QVERIFY2(file.exists(), title);
            QCOMPARE(file.absolutePath(), QFileInfo(m_library.gamesFolder()).absoluteFilePath());
            QVERIFY2(file.completeBaseName().size() >= 4 && file.fileName().size() < 60, title);
            for (const QChar c : file.completeBaseName())
                QVERIFY2(c.isLetterOrNumber() || c == QLatin1Char('-'), title);
            QCOMPARE(m_library.describe(file.filePath()).title, QString::fromUtf8(title));
        }
    }

    void listsTheGamesTheLastPlayedFirst() {
        const QString older = made(table::played(titled("older"), 1, 10));
        const QString finished = made(table::played(titled("finished"), 2));
        const QString newer = made(titled("newer"));
        setPlayed(older, 30);
        setPlayed(finished, 20);
        setPlayed(newer, 10);
        const auto games = m_library.games();
        QCOMPARE(games.size(), std::size_t{3});
        QCOMPARE(games[0].title, QStringLiteral("newer"));
        QCOMPARE(games[1].title, QStringLiteral("finished"));
        QCOMPARE(games[2].title, QStringLiteral("older"));
        QVERIFY(games[1].finished && !games[2].finished);
        QCOMPARE(games[2].actions, 10);
        QCOMPARE(games[2].game, QStringLiteral("genotype"));
        QCOMPARE(games[2].gameName, QStringLiteral("Genotype"));
        QCOMPARE(games[2].progress, QStringLiteral("Round 1 of 1"));
        QCOMPARE(games[2].players, QStringList({QStringLiteral("Player A"), QStringLiteral("Player B")}));
        QVERIFY(games[2].playable() && !games[2].inUse);
        QVERIFY(qAbs(games[2].played.secsTo(QDateTime::currentDateTime()) - 1800) < 60);
    }

    void listsDamagedAndForeignFilesWithTheReason() {
        const QString damaged = made(table::played(titled("damaged"), 1, 10));
        writeTo(damaged, contentOf(damaged).replace("4 seat-", "5 seat-"));
        const QString other = made(titled("other"));
        writeTo(other, contentOf(other).replace(table::catalogueLine(), "catalogue 77"));
        writeTo(m_library.gamesFolder() + "/notes.txt", "no game");
        const auto games = m_library.games();
        QCOMPARE(games.size(), std::size_t{2});
        for (const SavedGame& game : games) {
            QVERIFY(!game.playable());
            QVERIFY(game.problem ==
                    (game.path == damaged ? SaveProblem::Damaged : SaveProblem::OtherVersion));
            QVERIFY(!game.message.isEmpty());
        }
        QVERIFY(!m_library.lastUnfinished());
    }

    void saysOfAFaultWhatTheEngineSays() {
        const QByteArray whole = table::unsealed(contentOf(made(table::played(titled("whole"), 1, 10))));
        const QString path = m_library.gamesFolder() + QStringLiteral("/damaged.genotype");
        const std::vector<std::pair<QByteArray, QByteArray>> damages{
            {"genotype-record", "notes"},
            {"genotype-record 1", "genotype-record 99"},
            {table::catalogueLine(), "catalogue 77"},
            {"seed ", "sown "},
            {"4 seat-", "5 seat-"},
            {"4 seat-", "4 seat-3"},
            {"4 seat-", "4 seats-"},
            {"\n5 ", "\nundo 40\n5 "}};
        for (const auto& [part, damage] : damages) {
            const QByteArray torn = QByteArray(whole).replace(part, damage);
            writeTo(path, torn);
            const auto read =
                games::readAnyRecord({torn.constData(), std::size_t(torn.size())}, {.tolerateCutOff = true});
            QVERIFY2(std::holds_alternative<games::ReadError>(read), damage.constData());
            QCOMPARE(m_library.describe(path).message, app::text(std::get<games::ReadError>(read).words));
        }
    }

    void offersTheLastUnfinishedGame() {
        setPlayed(made(titled("older")), 30);
        setPlayed(made(table::played(titled("finished"), 2)), 1);
        const QString wanted = made(titled("wanted"));
        setPlayed(wanted, 20);
        const QString damaged = made(titled("damaged"));
        writeTo(damaged, "nothing");
        const QString busy = made(titled("busy"));
        const OpenedGame open = GameLibrary::open(busy);
        QVERIFY(open.ok());
        const auto last = m_library.lastUnfinished();
        QVERIFY(last);
        QCOMPARE(last->path, wanted);
    }

    void aGameCutOffInMidLineIsOfferedAndGoesOn() {
        const QString path = made(table::played(titled("game"), 1, 10));
        writeTo(path, contentOf(path).chopped(5));
        const auto last = m_library.lastUnfinished();
        QVERIFY(last);
        QCOMPARE(last->actions, 9);
        const OpenedGame opened = GameLibrary::open(path);
        QVERIFY2(opened.ok() && opened.cutOff, qPrintable(opened.message));
    }

    void renamesAGameWithoutPlayingIt() {
        const Record record = table::played(titled("before"), 1, 10);
        const QString path = made(record);
        setPlayed(path, 90);
        const auto outcome = GameLibrary::rename(path, QStringLiteral("after"));
        QVERIFY2(outcome.ok(), qPrintable(outcome.message));
        const SavedGame game = GameLibrary::describe(path);
        QCOMPARE(game.title, QStringLiteral("after"));
        QCOMPARE(game.actions, 10);
        QVERIFY(qAbs(game.played.secsTo(QDateTime::currentDateTime()) - 5400) < 60);
        QVERIFY(GameLibrary::look(path).record().actions == record.actions);
        QVERIFY(GameLibrary::open(path).ok());
    }

    void renamesNoGameThatIsOpenOrDamaged() {
        const QString path = made(titled("before"));
        {
            const OpenedGame open = GameLibrary::open(path);
            QVERIFY(!GameLibrary::rename(path, QStringLiteral("after")).ok());
        }
        const QByteArray broken = contentOf(path).replace("seed", "sead");
        writeTo(path, broken);
        QVERIFY(!GameLibrary::rename(path, QStringLiteral("after")).ok());
        QCOMPARE(contentOf(path), broken);
    }

    void removesAGameButNoneThatIsOpen() {
        const QString path = made(titled("game"));
        {
            const OpenedGame open = GameLibrary::open(path);
            QVERIFY(!GameLibrary::removeForGood(path).ok());
            QVERIFY(!GameLibrary::moveToTrash(path).ok());
            QVERIFY(QFileInfo::exists(path));
        }
        QVERIFY(GameLibrary::removeForGood(path).ok());
        QVERIFY(!QFileInfo::exists(path));
        QVERIFY(!GameLibrary::removeForGood(path).ok());
    }

    void theTrashTakesAGameOrSaysThatItDoesNot() {
        const QString path = made(titled("game"));
        const auto outcome = GameLibrary::moveToTrash(path);
        QCOMPARE(outcome.ok(), !QFileInfo::exists(path));
        QCOMPARE(outcome.ok(), outcome.message.isEmpty());
    }

    void theTrashOfANewAccountIsNotTheCurrentFolder() {
        const QString path = made(titled("game"));
        const QByteArray home = qgetenv("XDG_DATA_HOME");
        const QString here = QDir::currentPath();
        QVERIFY(QDir::setCurrent(m_folder->path()));
        const QStringList before = QDir().entryList();
        QStandardPaths::setTestModeEnabled(false);
        qputenv("XDG_DATA_HOME", QFile::encodeName(m_folder->filePath(QStringLiteral("data/new/share"))));
        GameLibrary::moveToTrash(path);
        if (home.isNull())
            qunsetenv("XDG_DATA_HOME");
        else
            qputenv("XDG_DATA_HOME", home);
        QStandardPaths::setTestModeEnabled(true);
        const QStringList after = QDir().entryList();
        QVERIFY(QDir::setCurrent(here));
        QCOMPARE(after, before);
    }

    void exportsAndImportsAGame() {
        const Record record = table::played(titled("game"), 1, 10);
        const QString path = made(record);
        const QString copy = m_folder->filePath(QStringLiteral("copy.genotype"));
        const auto exported = m_library.exportTo(path, copy);
        QVERIFY2(exported.ok(), qPrintable(exported.message));
        QCOMPARE(contentOf(copy).toStdString(), core::sealed(genotype::toText(record)));
        const auto imported = m_library.importFrom(copy);
        QVERIFY2(imported.ok(), qPrintable(imported.message));
        QVERIFY(imported.path != path);
        QVERIFY(GameLibrary::look(imported.path).record() == record);
        QCOMPARE(m_library.games().size(), std::size_t{2});
    }

    void exportsOverNoGameOfTheLibrary() {
        const QString path = made(titled("one"));
        const QString other = made(titled("two"));
        const QByteArray before = contentOf(other);
        QVERIFY(!m_library.exportTo(path, other).ok());
        QVERIFY(!m_library.exportTo(path, path).ok());
        QCOMPARE(contentOf(other), before);
    }

    void anExportThatFailsLeavesTheOldFile() {
        const QString path = made(table::played(titled("one"), 1));
        const QString target = m_folder->filePath(QStringLiteral("target.genotype"));
        writeTo(target, "something of value");
        const obstacles::FullDisk full(300);
        QVERIFY(!m_library.exportTo(path, target).ok());
        QCOMPARE(contentOf(target), QByteArray("something of value"));
    }

    void importsNothingThatCannotBeRead() {
        const QString file = m_folder->filePath(QStringLiteral("letter.txt"));
        writeTo(file, "Dear Gregor,\n");
        const auto outcome = m_library.importFrom(file);
        QVERIFY(!outcome.ok());
        QVERIFY(m_library.games().empty());
        QVERIFY(!m_library.importFrom(m_folder->filePath(QStringLiteral("none"))).ok());
    }

    void rescuesWhatIsWholeAsANewGame() {
        const Record record = table::played(titled("game"), 1, 20);
        const QString path = made(record);
        QByteArrayList lines = contentOf(path).split('\n');
        lines[lines.size() - 6] = "17 seat-1 nonsense"; // the 16th action
        writeTo(path, lines.join('\n'));
        const QByteArray damaged = contentOf(path);
        QVERIFY(GameLibrary::open(path).problem == SaveProblem::Damaged);
        const OpenedGame rescued = m_library.rescue(path);
        QVERIFY2(rescued.ok(), qPrintable(rescued.message));
        QVERIFY(rescued.journal->path() != path);
        QCOMPARE(rescued.record().actions.size(), std::size_t{15});
        QVERIFY(std::equal(rescued.record().actions.begin(), rescued.record().actions.end(),
                           record.actions.begin()));
        QCOMPARE(contentOf(path), damaged);
    }

    void aChangedGameIsNamedWithItsLineAndOpensAsEdited() {
        const Record record = table::played(titled("game"), 1, 20);
        const QString path = made(record);
        const QByteArray changed = contentOf(path).replace("Player A", "Player Z");
        writeTo(path, changed);
        const OpenedGame refused = GameLibrary::open(path);
        QVERIFY(refused.problem == SaveProblem::Edited);
        const QString line = QString::number(changed.left(changed.indexOf("Player Z")).count('\n') + 1);
        QVERIFY2(refused.message.contains(line), qPrintable(refused.message));
        QVERIFY(m_library.games()[0].problem == SaveProblem::Edited);
        const OpenedGame taken = m_library.takeEdited(path);
        QVERIFY2(taken.ok(), qPrintable(taken.message));
        QVERIFY(taken.journal->path() != path);
        QCOMPARE(taken.record().seats[0].name, std::string("Player Z"));
        QVERIFY(taken.record().actions == record.actions);
        QCOMPARE(contentOf(path), changed);
        // What is written from now on fits.
        QVERIFY(GameLibrary::look(taken.journal->path()).ok());
    }

    void anEditedGameThatCannotBePlayedStaysShut() {
        const QString path = made(titled("game"));
        writeTo(path, contentOf(path).replace("seed", "sead"));
        const OpenedGame taken = m_library.takeEdited(path);
        QVERIFY(taken.problem == SaveProblem::Damaged);
        QVERIFY(!taken.message.isEmpty() && !taken.journal);
        QCOMPARE(m_library.games().size(), std::size_t{1});
    }

    void rescuesNothingWhereTheBeginningIsDamaged() {
        const QString path = made(titled("game"));
        for (const QByteArray& content : {QByteArray("nothing"), contentOf(path).replace("seed", "sead"),
                                          contentOf(path).replace(table::catalogueLine(), "catalogue 1")}) {
            writeTo(path, content);
            const OpenedGame rescued = m_library.rescue(path);
            QVERIFY(!rescued.ok() && !rescued.journal);
            QVERIFY(!rescued.message.isEmpty());
            QCOMPARE(contentOf(path), content);
        }
        QCOMPARE(m_library.games().size(), std::size_t{1});
    }

    void aFolderThatCannotBeMadeOrWrittenIsToldPlainly() {
        const obstacles::OrdinaryUser user;
        const OpenedGame none = m_library.create(titled("game"));
        QVERIFY(none.problem == SaveProblem::CannotWrite);
        QVERIFY2(none.message.contains(m_folder->path()), qPrintable(none.message));
        QVERIFY(!none.journal);
        QCOMPARE(QString::fromStdString(none.record().title),
                 QStringLiteral("game")); // it can still be played
    }

    void aFileInThePlaceOfTheFolderIsToldPlainly() {
        writeTo(m_folder->filePath(QStringLiteral("data")), "not a folder");
        const OpenedGame none = m_library.create(titled("game"));
        QVERIFY(none.problem == SaveProblem::CannotWrite);
        QVERIFY(m_library.games().empty());
    }

    void aSecondProgramIsToldAndCanPlayAnotherGame() {
        const QString path = made(ScriptedGame::start(5));
        const auto process = ScriptedGame::inAnotherProcess(path, 5);
        QVERIFY(process->waitForReadyRead(tests::patience));
        QCOMPARE(process->readAllStandardOutput(), QByteArray("open\n"));

        QVERIFY(GameLibrary::describe(path).inUse);
        QVERIFY(!m_library.lastUnfinished());
        const OpenedGame refused = GameLibrary::open(path);
        QVERIFY(refused.problem == SaveProblem::InUse);
        QVERIFY(!refused.message.isEmpty());
        QVERIFY(GameLibrary::look(path).ok());
        QVERIFY(!GameLibrary::removeForGood(path).ok());
        const QString other = made(titled("other"));
        QVERIFY(GameLibrary::open(other).ok());

        // The other way round: that program cannot open what this one holds.
        const OpenedGame held = GameLibrary::open(other);
        const auto second = ScriptedGame::inAnotherProcess(other, 5);
        QVERIFY(tests::ends(*second));
        QVERIFY2(second->readAllStandardOutput().contains("another window"),
                 "the second program was not told");

        // The first one dies; nothing needs cleaning up.
        process->kill();
        QVERIFY(tests::ends(*process));
        QVERIFY(!GameLibrary::describe(path).inUse);
        QVERIFY(GameLibrary::open(path).ok());
    }

private:
    /// Saves a game and closes it.
    QString made(const Record& record) {
        const OpenedGame created = m_library.create(record);
        if (!created.ok())
            qFatal("%s", qPrintable(created.message));
        return created.journal->path();
    }

    std::unique_ptr<QTemporaryDir> m_folder;
    GameLibrary m_library;
};

GENOTYPE_TEST(GameLibraryTest)
#include "game_library_test.moc"
