// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/app/base/files/faulty_disk.h"

#include "app/documents/saved_games.h"
#include "app/learn/lab/lab_page.h"
#include "app/learn/session/progress.h"
#include "app/settings/app_context.h"
#include "app/settings/app_settings.h"
#include "app/ui/theme/theme.h"
#include "test_registry.h"
#include "tests/app/documents/table.h"
#include "tests/app/support/widgets.h"

#include <QtCore/QTemporaryDir>
#include <QtTest/QTest>
#include <QtWidgets/QLabel>

using namespace app;

/// What the pages keep of themselves beside the games, on a disk that fails: lessons.json, lab.json,
/// last-game.json. See FaultyDiskTest.
class FaultyFolderTest : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { Theme::install(); }

    void everyDeedOfALessonMayFail() {
        for (const auto often : {FaultyDisk::Often::Once, FaultyDisk::Often::Always}) {
            FaultyDisk disk;
            bool struck = true;
            for (int failing = 1; struck; ++failing) {
                const QTemporaryDir folder;
                Progress progress(folder.filePath(QStringLiteral("data")));
                disk.fail(failing, often);
                const bool named = (progress.setCurrent(QStringLiteral("Ada")), progress.isWritten());
                const bool done =
                    (progress.setTopic(QStringLiteral("dominance"), step(1)), progress.isWritten());
                struck = disk.hasStruck();
                // Without its copy, the state is saved all the same.
                const bool isOnlyCopy = disk.struckPath().endsWith(QStringLiteral("lessons.copy.json"));
                QVERIFY2(!struck || !named || !done || isOnlyCopy, qPrintable(disk.struckPath()));
                disk.recover();
                progress.setTopic(QStringLiteral("linkage"), step(3));
                QVERIFY(progress.isWritten());
                const Progress again(folder.filePath(QStringLiteral("data")));
                QCOMPARE(again.current(), QStringLiteral("Ada"));
                QCOMPARE(again.topic(QStringLiteral("dominance")).stepsDone, 1);
                QCOMPARE(again.topic(QStringLiteral("linkage")).stepsDone, 3);
            }
        }
    }

    void everyDeedOfTheLabMayFail() {
        for (const auto often : {FaultyDisk::Often::Once, FaultyDisk::Often::Always}) {
            const QTemporaryDir folder;
            AppSettings settings(folder.filePath(QStringLiteral("settings.ini")));
            AppContext context{settings, folder.filePath(QStringLiteral("data")), {}};
            LabPage page(context);
            page.show();
            const auto* told = find<QLabel>(page, "told");
            FaultyDisk disk;
            bool struck = true;
            int failing = 1;
            for (; struck; ++failing) {
                disk.fail(failing, often);
                rolledAndSaved(page);
                struck = disk.hasStruck();
                QCOMPARE(told->isVisible(), struck);
                disk.recover();
                rolledAndSaved(page);
                QVERIFY(!told->isVisible());
                LabPage again(context);
                QCOMPARE(again.session().bench().counts(), page.session().bench().counts());
                QCOMPARE(again.session().bench().size(), std::int64_t{20} * failing);
            }
            // The folder, the lock, the file: the seam sees them.
            QVERIFY2(failing > 3, qPrintable(QString::number(failing)));
        }
    }

    void aDiskThatIsFullKeepsTheFormerLab() {
        const QTemporaryDir folder;
        AppSettings settings(folder.filePath(QStringLiteral("settings.ini")));
        AppContext context{settings, folder.path(), {}};
        LabPage page(context);
        page.show();
        rolledAndSaved(page);
        const QString path = folder.filePath(QStringLiteral("lab.json"));
        const QByteArray before = table::contentOf(path);
        FaultyDisk disk;
        disk.fillUpAfter(before.size() / 2);
        rolledAndSaved(page);
        QVERIFY(disk.hasStruck());
        QCOMPARE(table::contentOf(path), before);
        disk.recover();
        rolledAndSaved(page);
        QVERIFY(table::contentOf(path) != before);
    }

    void everyDeedThatNotesTheLastGameMayFail() {
        for (const auto often : {FaultyDisk::Often::Once, FaultyDisk::Often::Always}) {
            bool struck = true;
            for (int failing = 1; struck; ++failing) {
                const QTemporaryDir folder;
                const GameLibrary library(folder.path());
                KnownGames known;
                const QString played = library.create(table::titled("played")).journal->path();
                table::setPlayed(played, 60);
                const QString imported = library.create(table::titled("imported")).journal->path();
                table::setPlayed(imported, 10);
                SavedGames list(library, nullptr, known);
                FaultyDisk disk;
                disk.fail(failing, often);
                list.remember(played);
                struck = disk.hasStruck();
                // In this window it is known all the same.
                list.refresh();
                QTRY_VERIFY(list.isComplete());
                QCOMPARE(list.lastUnfinished()->title, QStringLiteral("played"));
                // And for the next start it is noted as soon as the disk is whole again.
                disk.recover();
                list.refresh();
                SavedGames next(library, nullptr, known);
                next.refresh();
                QTRY_VERIFY(next.isComplete());
                QCOMPARE(next.lastUnfinished()->title, QStringLiteral("played"));
            }
        }
    }

    void aDamagedFileThatCannotBePutAsideIsNotOverwritten() {
        const QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("lessons.json"));
        table::writeTo(path, "{ \"pupils\": damaged");
        FaultyDisk disk;
        disk.fail(1, FaultyDisk::Often::Always);
        Progress progress(folder.path());
        progress.setTopic(QStringLiteral("dominance"), step(1));
        QVERIFY(!progress.isWritten());
        QCOMPARE(table::contentOf(path), QByteArray("{ \"pupils\": damaged"));
        disk.recover();
        progress.setTopic(QStringLiteral("dominance"), step(3));
        QVERIFY(progress.isWritten());
        QVERIFY(!progress.damagedFile().isEmpty());
    }

private:
    /// Ten more plants in the Lab, which saves when the pending events have been handled.
    static void rolledAndSaved(LabPage& page) {
        page.session().roll(10);
        QTest::qWait(0);
        QCoreApplication::processEvents();
    }

    static Progress::Topic step(int steps) {
        Progress::Topic topic;
        topic.stepsDone = steps;
        return topic;
    }
};

GENOTYPE_TEST(FaultyFolderTest)
#include "faulty_folder_test.moc"
