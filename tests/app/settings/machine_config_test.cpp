// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/settings/app_settings.h"
#include "app/settings/machine_config.h"
#include "app/settings/teacher_lock.h"
#include "configured.h"
#include "test_registry.h"

#include <QtCore/QFile>
#include <QtCore/QTemporaryDir>
#include <QtTest/QSignalSpy>
#include <QtTest/QTest>

using namespace app;
using namespace std::chrono_literals;

class MachineConfigTest : public QObject {
    Q_OBJECT

private slots:
    void readsEveryOption() {
        const QString lock = TeacherLock::lockFor(QStringLiteral("peas"), Configured::cheap());
        const MachineConfig config = read("[class]\n"
                                          "hosts = 10.0.0.5, teacher:4000\n"
                                          "[program]\n"
                                          "language=de\n"
                                          "pages=lessons, glossary\n"
                                          "levels=novice\n"
                                          "names=Möhre, Platz 12\n"
                                          "fileDialogs=false\n"
                                          "lock=" +
                                          lock.toUtf8() + '\n');
        QVERIFY(config.isReadable);
        QCOMPARE(config.misunderstood, QStringList());
        QCOMPARE(config.problem(), QString());
        QCOMPARE(config.hosts, (QStringList{QStringLiteral("10.0.0.5"), QStringLiteral("teacher:4000")}));
        QCOMPARE(config.language, QStringLiteral("de"));
        QCOMPARE(config.pages, (QStringList{QStringLiteral("lessons"), QStringLiteral("glossary")}));
        QCOMPARE(config.levels, QStringList{QStringLiteral("novice")});
        QCOMPARE(config.names, (QStringList{QStringLiteral("Möhre"), QStringLiteral("Platz 12")}));
        QVERIFY(!config.fileDialogs);
        QCOMPARE(config.lock, lock);
    }

    void whatIsNotSaidIsLeftToThePerson() {
        const MachineConfig config = read("");
        QVERIFY(config.isReadable);
        QVERIFY(config.fileDialogs);
        QVERIFY(config.allowsPage(QStringLiteral("lab")));
        QVERIFY(config.nameOfPerson(0).isEmpty());
        const QStringList bots{QStringLiteral("novice"), QStringLiteral("mendel")};
        QCOMPARE(config.allowedBots(bots), bots);
    }

    void passesOverWhatCannotBeAndReportsIt_data() {
        QTest::addColumn<QByteArray>("line");
        for (const char* line :
             {"[program]\ncolour=pink", "[program]\nlanguage=xx", "[program]\npages=lessons,cellar",
              "[program]\nlevels=wizard", "[program]\nfileDialogs=perhaps", "[program]\nlock=secret",
              "[program]\npages=", "[program]\nnames=Bo, Bo",
              "[program]\nnames=12345678901234567890123456789012", "language=de"})
            QTest::newRow(QByteArray(line).replace("[program]\n", "").constData()) << QByteArray(line);
    }

    void passesOverWhatCannotBeAndReportsIt() {
        QFETCH(const QByteArray, line);
        const MachineConfig config = read(line + "\n[class]\nhosts=10.0.0.5\n");
        QCOMPARE(config.hosts, QStringList{QStringLiteral("10.0.0.5")});
        QCOMPARE(config.misunderstood.size(), 1);
        QVERIFY(config.problem().contains(config.misunderstood.constFirst()));
        QVERIFY(config.pages.isEmpty() && config.levels.isEmpty() && config.lock.isEmpty());
        QVERIFY(config.fileDialogs);
    }

    void theDatabaseOfAClassIsOnAServer() {
        QCOMPARE(read("[class]\ndatabase=postgresql://class@db/class\n").database,
                 QStringLiteral("postgresql://class@db/class"));
        const MachineConfig file = read("[class]\ndatabase=class.sqlite\n");
        QVERIFY(file.database.isEmpty());
        QCOMPARE(file.misunderstood, QStringList{QStringLiteral("class/database")});
    }

    void aHostThatIsNoAddressIsPassedOver() {
        const MachineConfig config = read("[class]\nhosts=10.0.0.5, not an address\n");
        QVERIFY(config.hosts.isEmpty());
        QCOMPARE(config.misunderstood, QStringList{QStringLiteral("class/hosts")});
    }

    void aFileThatCannotBeReadIsOneSentence() {
        const MachineConfig none = MachineConfig::read(m_folder.filePath(QStringLiteral("none.ini")));
        QVERIFY(!none.isReadable);
        QVERIFY(none.problem().contains(QStringLiteral("none.ini")));
        QVERIFY(!MachineConfig::read(m_folder.path()).isReadable);
        const MachineConfig broken = read("[program\nlanguage=de\n");
        QVERIFY(!broken.problem().isEmpty());
        const MachineConfig binary = read(QByteArray("\x7f"
                                                     "ELF\0\1\2\xff\xfe",
                                                     9));
        QVERIFY(binary.pages.isEmpty());
    }

    void theLanguageIsTheMachinesUntilSomebodyChooses() {
        MachineConfig config;
        config.language = QStringLiteral("de");
        const Configured machine(config);
        AppSettings settings(m_folder.filePath(QStringLiteral("settings.ini")));
        QCOMPARE(settings.languageCode(), QStringLiteral("de"));
        settings.setLanguage(QStringLiteral("en"));
        QCOMPARE(settings.languageCode(), QStringLiteral("en"));
    }

    void botsThatAreNotAmongTheLevelsAreLeftOut() {
        MachineConfig config;
        config.levels = QStringList{QStringLiteral("apprentice")};
        const QStringList bots{QStringLiteral("novice"), QStringLiteral("apprentice")};
        QCOMPARE(config.allowedBots(bots), QStringList{QStringLiteral("apprentice")});
        // A game needs a bot: then the first one.
        QCOMPARE(config.allowedBots({QStringLiteral("darwin"), QStringLiteral("random")}),
                 QStringList{QStringLiteral("darwin")});
    }

    void theLockOpensWithItsPasswordOnly() {
        TeacherLock lock;
        lock.setCost(Configured::cheap());
        QVERIFY(!lock.isShut());
        QSignalSpy changed(&lock, &TeacherLock::changed);
        lock.set(TeacherLock::lockFor(QStringLiteral("Erbsen über alles"), Configured::cheap()));
        QVERIFY(lock.isSet() && lock.isShut());
        QVERIFY(!lock.open(QStringLiteral("erbsen über alles")));
        QVERIFY(!lock.open({}));
        QVERIFY(lock.isShut());
        QVERIFY(lock.open(QStringLiteral("Erbsen über alles")));
        QVERIFY(!lock.isShut());
        QCOMPARE(changed.size(), 2);
        lock.shut();
        QVERIFY(lock.isShut());
    }

    void wrongPasswordsMakeItWaitLongerEachTime() {
        TeacherLock lock;
        lock.setCost(Configured::cheap());
        lock.set(TeacherLock::lockFor(QStringLiteral("peas"), Configured::cheap()));
        TeacherLock::Time now{};
        QVERIFY(!lock.open(QStringLiteral("a"), now) && !lock.open(QStringLiteral("b"), now));
        QCOMPARE(lock.pause(now), 0);
        int expected = 5;
        for (int i = 0; i < 10; ++i) {
            QVERIFY(!lock.open(QStringLiteral("c"), now));
            QCOMPARE(lock.pause(now), expected);
            QVERIFY(!lock.open(QStringLiteral("peas"), now)); // not even the right one
            now += std::chrono::seconds(expected);
            expected = std::min(2 * expected, 300);
        }
        QVERIFY(lock.open(QStringLiteral("peas"), now));
    }

    void twoLocksWithOnePasswordDiffer() {
        const QString one = TeacherLock::lockFor(QStringLiteral("peas"), Configured::cheap());
        QVERIFY(one != TeacherLock::lockFor(QStringLiteral("peas"), Configured::cheap()));
        QVERIFY(TeacherLock::isLock(one));
        QVERIFY(!TeacherLock::isLock(one.chopped(2)) && !TeacherLock::isLock(QStringLiteral("peas")));
    }

private:
    MachineConfig read(const QByteArray& content) {
        const QString path = m_folder.filePath(QStringLiteral("%1.ini").arg(++m_files));
        QFile file(path);
        if (!file.open(QIODevice::WriteOnly) || file.write(content) != content.size())
            qFatal("the test cannot write");
        file.close();
        return MachineConfig::read(path);
    }

    QTemporaryDir m_folder;
    int m_files = 0; // each its own, because QSettings remembers what it has read
};

GENOTYPE_TEST(MachineConfigTest)
#include "machine_config_test.moc"
