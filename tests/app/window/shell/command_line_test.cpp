// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/settings/teacher_lock.h"
#include "app/window/shell/command_line.h"
#include "places.h"
#include "test_registry.h"
#include "tests/patience.h"

#include <QtCore/QFile>
#include <QtCore/QFileInfo>
#include <QtCore/QProcess>
#include <QtCore/QTemporaryDir>
#include <QtTest/QTest>

using app::CommandLine;

class CommandLineTest : public QObject {
    Q_OBJECT
private slots:
    void readsItsOptions() {
        QTemporaryDir folder;
        const QString data = folder.filePath(QStringLiteral("new/data"));
        const auto line = parse({QStringLiteral("--data-dir"), data, QStringLiteral("--language=de"),
                                 QStringLiteral("--theme"), QStringLiteral("contrast")});
        QCOMPARE(line.kind, CommandLine::Kind::Run);
        QCOMPARE(line.dataFolder, data);
        QVERIFY(QFileInfo(data).isDir());
        QVERIFY(line.language == QStringLiteral("de"));
        QVERIFY(line.look == app::AppSettings::Look::HighContrast);
        QVERIFY(line.recordFile.isEmpty());
    }

    void leavesToTheSettingsWhatIsNotSaid() {
        const auto line = parse({});
        QCOMPARE(line.kind, CommandLine::Kind::Run);
        QVERIFY(!line.language);
        QVERIFY(!line.look);
        QVERIFY(line.dataFolder.isEmpty());
    }

    void opensARecord() {
        QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("a.genotype"));
        QFile file(path);
        QVERIFY(file.open(QIODevice::WriteOnly));
        QCOMPARE(parse({path}).recordFile, path);
    }

    void readsWhatALinkSays() {
        const auto line = parse({QStringLiteral("--page"), QStringLiteral("lessons/punnett"),
                                 QStringLiteral("--kiosk"), QStringLiteral("--present"),
                                 QStringLiteral("--config"), QStringLiteral("/nowhere/lab.ini")});
        QCOMPARE(line.kind, CommandLine::Kind::Run);
        QCOMPARE(line.page, QStringLiteral("lessons"));
        QCOMPARE(line.part, QStringLiteral("punnett"));
        QVERIFY(line.kiosk);
        QVERIFY(line.present);
        QCOMPARE(line.configFile, QStringLiteral("/nowhere/lab.ini")); // which never stops the start
        const auto none = parse({});
        QVERIFY(none.page.isEmpty() && none.configFile.isEmpty() && !none.kiosk && !none.present);
    }

    void aConfigurationThatCannotBeReadIsOneLineAndTheProgramStarts() {
        QTemporaryDir folder;
        QProcess program;
        auto surroundings = QProcessEnvironment::systemEnvironment();
        surroundings.insert(QStringLiteral("QT_QPA_PLATFORM"), QStringLiteral("offscreen"));
        program.setProcessEnvironment(surroundings);
        program.start(QStringLiteral(GENOTYPE_APP),
                      {QStringLiteral("--data-dir"), folder.path(), QStringLiteral("--config"),
                       QStringLiteral("/nowhere/lab.ini"), QStringLiteral("--language=en"),
                       QStringLiteral("--page"), QStringLiteral("glossary")});
        QVERIFY(program.waitForStarted(tests::patience));
        QByteArray said;
        QVERIFY(QTest::qWaitFor(
            [&] {
                said += program.readAllStandardError();
                return said.contains("/nowhere/lab.ini");
            },
            tests::patience));
        QCOMPARE(said.count("genotype-companion: "), 1);
        QCOMPARE(program.state(), QProcess::Running); // the message comes when the window is there
        program.kill();
        QVERIFY(program.waitForFinished(tests::patience));
    }

    void makesALockFromAPassword() {
        QProcess program;
        program.start(QStringLiteral(GENOTYPE_APP), {QStringLiteral("--make-lock")});
        program.write("peas\n");
        program.closeWriteChannel();
        QVERIFY(program.waitForFinished(tests::patience));
        QCOMPARE(program.exitCode(), 0);
        const QByteArray line = program.readAllStandardOutput().trimmed();
        QVERIFY(line.startsWith("lock="));
        app::TeacherLock lock;
        lock.set(QString::fromLatin1(line.mid(5)));
        QVERIFY(lock.isShut());
        QVERIFY(lock.open(QStringLiteral("peas")));
    }

    void refusesWithOneLineAndExitCodeTwo_data() {
        QTest::addColumn<QStringList>("arguments");
        QTest::newRow("an unknown option") << QStringList{QStringLiteral("--nonsense")};
        QTest::newRow("an unknown short option") << QStringList{QStringLiteral("-x")};
        QTest::newRow("a missing value") << QStringList{QStringLiteral("--theme")};
        QTest::newRow("a wrong theme") << QStringList{QStringLiteral("--theme"), QStringLiteral("pink")};
        QTest::newRow("an unknown page") << QStringList{QStringLiteral("--page"), QStringLiteral("cellar")};
        QTest::newRow("no password for a lock") << QStringList{QStringLiteral("--make-lock")};
        QTest::newRow("a wrong language") << QStringList{QStringLiteral("--language"), QStringLiteral("fr")};
        QTest::newRow("a file that is not there") << QStringList{QStringLiteral("/nowhere/at.genotype")};
        QTest::newRow("a folder instead of a file") << QStringList{QStringLiteral("/")};
        QTest::newRow("two records") << QStringList{QStringLiteral("a"), QStringLiteral("b")};
        QTest::newRow("an impossible folder")
            << QStringList{QStringLiteral("--data-dir"), QStringLiteral(GENOTYPE_APP "/below/a/file")};
    }
    void refusesWithOneLineAndExitCodeTwo() {
        QFETCH(QStringList, arguments);
        runs(arguments, {}, 2);
        QVERIFY(m_out.isEmpty());
        QCOMPARE(m_error.count('\n'), 1);
        QVERIFY(m_error.startsWith("genotype-companion: "));
    }

    void saysPlainlyThatThereIsNoDisplay() {
#ifndef Q_OS_LINUX
        QSKIP("only where a display can be missing");
#endif
        runs({}, {QStringLiteral("QT_QPA_PLATFORM=xcb"), QStringLiteral("DISPLAY=:4711")}, 2);
        QCOMPARE(m_error.count('\n'), 1);
        QVERIFY(m_error.contains("display"));
    }

    void answersHelpAndVersionWithoutADisplay() {
        const QStringList noDisplay{QStringLiteral("QT_QPA_PLATFORM=xcb"), QStringLiteral("DISPLAY=")};
        runs({QStringLiteral("--help")}, noDisplay, 0);
        for (const char* option : {"--data-dir", "--language", "--theme", "--version", "--help", "--page",
                                   "--present", "--kiosk", "--config", "--make-lock", "RECORD"})
            QVERIFY2(m_out.contains(option), option);
        QVERIFY(m_error.isEmpty());
        runs({QStringLiteral("--version")}, noDisplay, 0);
        QCOMPARE(m_out.count('\n'), 1);
        QVERIFY(m_out.startsWith("genotype-companion "));
    }

private:
    static CommandLine parse(QStringList arguments) {
        arguments.prepend(QStringLiteral("genotype-companion"));
        return CommandLine::parse(arguments);
    }

    void runs(const QStringList& arguments, const QStringList& environment, int expected) {
        QProcess program;
        program.setProgram(QStringLiteral(GENOTYPE_APP));
        program.setArguments(arguments);
        auto surroundings = QProcessEnvironment::systemEnvironment();
        for (const QString& one : environment)
            surroundings.insert(one.section(QLatin1Char('='), 0, 0), one.section(QLatin1Char('='), 1));
        program.setProcessEnvironment(surroundings);
        program.start();
        program.closeWriteChannel();
        QVERIFY(program.waitForFinished(tests::patience));
        m_out = program.readAllStandardOutput();
        m_error = program.readAllStandardError();
        QCOMPARE(program.exitCode(), expected);
    }

    QByteArray m_out;
    QByteArray m_error;
};

GENOTYPE_TEST(CommandLineTest)
#include "command_line_test.moc"
