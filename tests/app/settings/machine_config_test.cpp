// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/settings/app_settings.h"
#include "app/settings/machine_config.h"
#include "app/settings/teacher_lock.h"
#include "configured.h"
#include "places.h"
#include "test_registry.h"

#include <QtCore/QFile>
#include <QtCore/QHash>
#include <QtCore/QRegularExpression>
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
                                          "sounds=false\n"
                                          "lock=" +
                                          lock.toUtf8() + '\n');
        QVERIFY(config.isReadable);
        QCOMPARE(config.problems, QStringList());
        QCOMPARE(config.problem(), QString());
        QCOMPARE(config.hosts, (QStringList{QStringLiteral("10.0.0.5"), QStringLiteral("teacher:4000")}));
        QCOMPARE(config.language, QStringLiteral("de"));
        QCOMPARE(config.pages, (QStringList{QStringLiteral("lessons"), QStringLiteral("glossary")}));
        QCOMPARE(config.levels, QStringList{QStringLiteral("novice")});
        QCOMPARE(config.names, (QStringList{QStringLiteral("Möhre"), QStringLiteral("Platz 12")}));
        QVERIFY(!config.fileDialogs);
        QVERIFY(!config.sounds);
        QCOMPARE(config.lock, lock);
    }

    void whatIsNotSaidIsLeftToThePerson() {
        const MachineConfig config = read("");
        QVERIFY(config.isReadable);
        QVERIFY(config.fileDialogs);
        QVERIFY(config.sounds);
        QVERIFY(config.allowsPage(QStringLiteral("lab")));
        QVERIFY(config.nameOfPerson(0).isEmpty());
        const QStringList bots{QStringLiteral("novice"), QStringLiteral("mendel")};
        QCOMPARE(config.allowedBots(bots), bots);
    }

    void aMistakeIsReportedWithItsLineAndSparesTheRest_data() {
        QTest::addColumn<QByteArray>("line");
        QTest::addColumn<QString>("named");
        const auto add = [](const char* line, const char* named) {
            QTest::newRow(line) << QByteArray(line) << QString::fromUtf8(named);
        };
        add("colour=pink", "colour");
        add("language=xx", "xx");
        add("pages=lessons,cellar", "cellar");
        add("levels=novice, wizard", "wizard");
        add("fileDialogs=perhaps", "perhaps");
        add("sounds=loud", "loud");
        add("lock=secret", "lock");
        add("names=Bo, Bo", "Bo");
        add("names=Bo,12345678901234567890123456789012", "12345678901234567890123456789012");
        add("pages lessons", "pages lessons");
        add("= lessons", "= lessons");
        add("[programme]\nlanguage=de", "programme");
        add("hosts=10.0.0.5", "hosts"); // an entry of the other section
    }

    void aMistakeIsReportedWithItsLineAndSparesTheRest() {
        QFETCH(const QByteArray, line);
        QFETCH(const QString, named);
        const MachineConfig config = read("# a comment\n[program]\n" + line + "\n[class]\nhosts=10.0.0.5\n");
        QCOMPARE(config.hosts, QStringList{QStringLiteral("10.0.0.5")});
        QCOMPARE(config.problems.size(), 1);
        const int number = line.startsWith('[') ? 4 : 3;
        QVERIFY2(config.problems[0].startsWith(QStringLiteral("Line %1: ").arg(number)),
                 qPrintable(config.problems[0]));
        QVERIFY2(config.problem().contains(named), qPrintable(config.problem()));
        QVERIFY(config.problem().contains(config.file));
    }

    void allMistakesAreReportedAtOnceInTheOrderOfTheirLines() {
        const MachineConfig config = read("[class]\n"
                                          "hosts = 10.0.0.5, not an address\n"
                                          "nonsense\n"
                                          "[program]\n"
                                          "language = klingon\n"
                                          "pages = lessns, lab, help\n"
                                          "pages = settings\n");
        QCOMPARE(config.problems.size(), 5);
        for (int i = 0; i < 5; ++i)
            QVERIFY2(config.problems[i].startsWith(QStringLiteral("Line %1: ").arg(QList{2, 3, 5, 6, 7}[i])),
                     qPrintable(config.problems[i]));
        QCOMPARE(config.hosts, QStringList{QStringLiteral("10.0.0.5")});
        QCOMPARE(config.pages, (QStringList{QStringLiteral("lab"), QStringLiteral("help")}));
        // The window lists the first ones and counts the others.
        QCOMPARE(config.problem(2).count(QLatin1Char('\n')), 3);
        QVERIFY(!config.problem(2).contains(config.problems[2]));
    }

    void aMistakeOpensNothingThatTheFileWasToClose_data() {
        QTest::addColumn<QByteArray>("pages");
        for (const char* pages : {"cellar", "", "lessns, plya", ",", "lessons lab"})
            QTest::newRow(pages) << QByteArray(pages);
    }

    void aMistakeOpensNothingThatTheFileWasToClose() {
        QFETCH(const QByteArray, pages);
        const MachineConfig config =
            read("[program]\npages=" + pages + "\nlevels=wizard\nfileDialogs=flase\nlock=\n");
        QCOMPARE(config.pages,
                 (QStringList{QStringLiteral("play"), QStringLiteral("help"), QStringLiteral("home")}));
        QCOMPARE(config.allowedBots({QStringLiteral("novice"), QStringLiteral("mendel")}),
                 QStringList{QStringLiteral("novice")});
        QVERIFY(!config.fileDialogs);
        TeacherLock lock;
        lock.setCost(Configured::cheap());
        lock.set(config.lock);
        QVERIFY(lock.isShut() && !lock.open({}) && !lock.open(config.lock));
    }

    void upperAndLowerCaseAreTheSameExceptInNames() {
        const MachineConfig config =
            read("[Program]\nPAGES=Lessons\nLevels=Novice\nNames=bo, Bo\nLanguage=DE\n");
        QCOMPARE(config.problems, QStringList());
        QCOMPARE(config.pages, QStringList{QStringLiteral("lessons")});
        QCOMPARE(config.levels, QStringList{QStringLiteral("novice")});
        QCOMPARE(config.names, (QStringList{QStringLiteral("bo"), QStringLiteral("Bo")}));
        QCOMPARE(config.language, QStringLiteral("de"));
    }

    void aNameBelongsToItsSeat() {
        const MachineConfig config = read("[program]\nnames = Ann, , \"Bo, the second\"\n");
        QCOMPARE(config.problems, QStringList());
        QCOMPARE(config.nameOfPerson(0), QStringLiteral("Ann"));
        QCOMPARE(config.nameOfPerson(1), QString());
        QCOMPARE(config.nameOfPerson(2), QStringLiteral("Bo, the second"));
    }

    void aHeadingWithoutItsBracketStillHasItsEntries() {
        const MachineConfig config = read("[program\nlanguage=de\n");
        QCOMPARE(config.language, QStringLiteral("de"));
        QCOMPARE(config.problems.size(), 1);
    }

    void theDatabaseOfAClassIsOnAServer() {
        QCOMPARE(read("[class]\ndatabase=postgresql://class@db/class\n").database,
                 QStringLiteral("postgresql://class@db/class"));
        // A value is taken as it is written.
        const QString password = QStringLiteral("postgresql://class:a,b;c\\d%20\"e@db/class");
        QCOMPARE(read("[class]\ndatabase=" + password.toUtf8() + '\n').database, password);
        const MachineConfig file = read("[class]\ndatabase=class.sqlite:secret\n");
        QVERIFY(file.database.isEmpty());
        QCOMPARE(file.problems.size(), 1);
        QVERIFY(!file.problem().contains(QStringLiteral("secret")));
    }

    void readsTheFilesOfOtherEditors() {
        for (const QByteArray& text :
             {QByteArray("\xef\xbb\xbf[program]\nlanguage=de\n"), QByteArray("[program]\r\nlanguage=de\r\n"),
              QByteArray("[program]\rlanguage=de"),
              QByteArray("\n; comment\n  [ program ]  \n  language  =  de  \n")}) {
            const MachineConfig config = read(text);
            QCOMPARE(config.problems, QStringList());
            QCOMPARE(config.language, QStringLiteral("de"));
        }
    }

    void aFileThatCannotBeReadIsOneSentence() {
        const MachineConfig none = MachineConfig::read(m_folder.filePath(QStringLiteral("none.ini")));
        QVERIFY(!none.isReadable);
        QVERIFY(none.problem().contains(QStringLiteral("none.ini")));
        QVERIFY(!MachineConfig::read(m_folder.path()).isReadable);
        for (const QByteArray& bytes : {QByteArray("\x7f"
                                                   "ELF\0\1\2\xff\xfe",
                                                   9),
                                        QByteArray("[program]\nnames=M\xf6hre\n"), // Latin-1
                                        QByteArray("[\0p\0", 4)}) {
            const MachineConfig binary = read(bytes);
            QVERIFY(!binary.isReadable && binary.pages.isEmpty());
            QVERIFY(binary.problem().contains(QStringLiteral("UTF-8")));
            QCOMPARE(binary.problem().count(QLatin1Char('\n')), 0);
        }
    }

    void theLanguageIsTheMachinesUntilSomebodyChooses() {
        MachineConfig config;
        config.language = QStringLiteral("de");
        const Configured machine(config);
        AppSettings settings(m_folder.filePath(QStringLiteral("settings.ini")));
        QCOMPARE(settings.languageCode(), QStringLiteral("de"));
        settings.language.set(QStringLiteral("en"));
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

    /// resources/docs/administrators.md: its example, its keys, and what `pages` and `levels` can name.
    void thePageForAdministratorsSaysWhatIsRead() {
        QFile file(QStringLiteral(GENOTYPE_SOURCE_DIR "/resources/docs/administrators.md"));
        QVERIFY(file.open(QIODevice::ReadOnly));
        const QStringList lines = QString::fromUtf8(file.readAll()).split(QLatin1Char('\n'));
        QString example;
        QHash<QString, QString> rows;
        for (const QString& line : lines) {
            if (line.startsWith(QLatin1String("    ")) && !line.trimmed().startsWith(QLatin1String("lock")) &&
                (line.contains(QLatin1String(" = ")) || line.contains(QLatin1Char('['))))
                example += line.trimmed() + QLatin1Char('\n');
            if (line.startsWith(QLatin1String("| `")))
                rows[line.section(QLatin1Char('`'), 1, 1)] = line.section(QStringLiteral(" | "), 1);
        }
        const MachineConfig config = read(example.toUtf8());
        QCOMPARE(config.problems, QStringList());
        QVERIFY(!config.hosts.isEmpty() && !config.levels.isEmpty() && !config.fileDialogs);

        QCOMPARE(rows.size(), 9);
        for (const QString& key : rows.keys()) {
            const auto isUnknown = [this, &key](const char* section) {
                return read(QByteArray(section) + '\n' + key.toUtf8() + "=x\n")
                    .problems.join(QLatin1Char(' '))
                    .contains(QLatin1String("There is no entry"));
            };
            QVERIFY2(isUnknown("[class]") != isUnknown("[program]"), qPrintable(key));
        }
        const auto named = [&rows](const char* key) {
            static const QRegularExpression name(QStringLiteral("`([a-z]+)`"));
            QStringList names;
            for (auto found = name.globalMatch(rows.value(QLatin1String(key))); found.hasNext();)
                names << found.next().captured(1);
            return names;
        };
        QCOMPARE(named("pages"), MachineConfig::pageIds());
        QCOMPARE(named("levels"), MachineConfig::levelIds());
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
    int m_files = 0;
};

GENOTYPE_TEST(MachineConfigTest)
#include "machine_config_test.moc"
