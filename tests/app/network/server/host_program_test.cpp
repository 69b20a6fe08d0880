// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/network/server/host_options.h"

#include "class_room.h"
#include "host_process.h"
#include "places.h"
#include "test_registry.h"

#include <QtCore/QDir>
#include <QtCore/QJsonArray>
#include <QtCore/QJsonDocument>
#include <QtCore/QJsonObject>
#include <QtCore/QProcess>
#include <QtCore/QTemporaryDir>

using namespace app;
using tests::HostProcess;
using tests::Pupil;

/// What genotype-host takes, refuses and writes, besides hosting a class.
class HostProgramTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void itIsLinkedWithNothingThatDraws();
    void itWarnsOfAPasswordThatEverybodySees();
    void aReportIsMadeBesideTheHostAndWithoutIt();
    void aReportNeedsAClass();
    void itSaysWhyItCannotStart();
    void wrongOptionsAreRefused_data();
    void wrongOptionsAreRefused();
};

/// It runs on servers where no window system is installed.
void HostProgramTest::itIsLinkedWithNothingThatDraws() {
    QProcess ldd;
    ldd.start(QStringLiteral("ldd"), {QStringLiteral(GENOTYPE_HOST)});
    QVERIFY(ldd.waitForFinished(-1));
    const QByteArray libraries = ldd.readAllStandardOutput();
    QVERIFY2(libraries.contains("libQt6Core"), libraries);
    for (const char* drawing : {"Qt6Gui", "Qt6Widgets", "Qt6Charts", "Qt6Svg", "Qt6PrintSupport", "Qt6OpenGL",
                                "libGL", "libX11", "libxcb"})
        QVERIFY2(!libraries.contains(drawing), libraries);
#ifndef GENOTYPE_SANITIZED
    // As it is installed, without the names of its functions.
    const QTemporaryDir folder;
    const QString stripped = folder.filePath(QStringLiteral("genotype-host"));
    QCOMPARE(QProcess::execute(QStringLiteral("strip"),
                               {QStringLiteral("-o"), stripped, QStringLiteral(GENOTYPE_HOST)}),
             0);
    constexpr qint64 megabyte = 1'000'000;
    QVERIFY2(QFileInfo(stripped).size() < 8 * megabyte,
             qPrintable(QString::number(QFileInfo(stripped).size())));
#endif
}

/// On a port where no database is.
void HostProgramTest::itWarnsOfAPasswordThatEverybodySees() {
    const QTemporaryDir folder;
    const QStringList where{"--plain", "--data-dir", folder.path(), "--database"};
    const QByteArray seen =
        HostProcess::complaint(where + QStringList{"postgresql://me:Tulip7@127.0.0.1:1/class"});
    QVERIFY2(seen.contains("PGPASSWORD") && seen.contains("PGPASSFILE"), seen);
    QVERIFY(!seen.contains("Tulip7"));
    const QByteArray hidden =
        HostProcess::complaint(where + QStringList{"postgresql://me@127.0.0.1:1/class"});
    QVERIFY2(!hidden.isEmpty() && !hidden.contains("PGPASSWORD"), hidden);
}

void HostProgramTest::aReportIsMadeBesideTheHostAndWithoutIt() {
    HostProcess host;
    QVERIFY(host.start({}));
    Pupil teacher;
    QVERIFY(teacher.comes(host.url(), messages::Role::Teacher, host.teacherKey()));
    Pupil clover;
    Pupil daisy;
    QVERIFY(clover.comes(host.url()) && daisy.comes(host.url()));
    const auto answered = [](int choice) {
        return messages::GiveAnswers{{{.number = 1,
                                       .lesson = "dominance",
                                       .question = "dominance-f1",
                                       .choice = choice,
                                       .right = choice == 0,
                                       .first = true}}};
    };
    QCOMPARE(clover.asks(answered(0)), std::string());
    QCOMPARE(clover.asks(messages::Whereabouts{.page = "lessons", .lesson = "dominance", .done = 15}),
             std::string());
    QCOMPARE(clover.asks(messages::Whereabouts{.page = "lab"}), std::string());
    QCOMPARE(daisy.asks(answered(1)), std::string());

    const QTemporaryDir folder;
    const QString to = folder.filePath(QStringLiteral("new/report"));
    const QStringList arguments{"--data-dir", host.file({}), "--language", "en", "--report", to};
    QByteArray said;
    const auto report = [&](const QStringList& more = {}) {
        const tests::Result made = tests::runProgram(QStringLiteral(GENOTYPE_HOST), arguments + more);
        said = made.told();
        return made.exitCode == 0;
    };
    const auto text = [&](const char* name) {
        QFile file(QDir(to).filePath(QLatin1String(name)));
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    };
    QVERIFY2(report(), said.constData());
    QVERIFY2(said.contains("hosts this class now") && said.contains("2 pupils"), said.constData());
    const QByteArray pupils = text("pupils.csv");
    QVERIFY2(pupils.contains("Clover,1,1,1,1,0,0,,0,4") && pupils.contains("Daisy,1,0,1,0"),
             pupils.constData());
    QVERIFY(text("lessons.csv").contains("Dominance") && !text("lessons.csv").contains("Clover"));
    QVERIFY(text("questions.csv").contains("purple"));
    const QByteArray everything = text("answers.csv");
    QVERIFY2(everything.contains(QDate::currentDate().toString(Qt::ISODate).left(4).toLatin1()),
             everything.constData());
    const auto statements = [&] { return QJsonDocument::fromJson(text("xapi.json")).array(); };
    QCOMPARE(statements().size(), 3); // a lesson, two answers
    for (const auto& one : statements())
        if (one[QLatin1String("verb")][QLatin1String("id")].toString().endsWith(QLatin1String("answered")))
            QVERIFY(one[QLatin1String("timestamp")].isString());

    // The host is gone; the report is the same, but for names that are left out.
    const auto before = statements();
    host.end();
    QVERIFY2(report(), said.constData());
    QVERIFY2(!said.contains("hosts this class now"), said.constData());
    QCOMPARE(statements(), before);
    QVERIFY2(report({"--hide-names", "--language", "de"}), said.constData());
    for (const char* const name : {"pupils.csv", "lessons.csv", "questions.csv", "answers.csv", "xapi.json"})
        QVERIFY2(!text(name).contains("Clover") && !text(name).contains("Daisy") && !text(name).isEmpty(),
                 name);
    QVERIFY2(text("pupils.csv").contains("1;1;1;1"), text("pupils.csv").constData());
    // A removed pupil stays in it, and the class goes on where it was.
    const auto token = daisy.welcome().token;
    daisy.leave(); // it would come back by itself and take the place of the one with the same token
    QVERIFY(host.start({}));
    Pupil again;
    QVERIFY(again.comes(host.url(), messages::Role::Pupil, {}, token));
    QCOMPARE(again.asks(messages::Whereabouts{.page = "lab"}), std::string());
}

void HostProgramTest::aReportNeedsAClass() {
    const QTemporaryDir folder;
    const QByteArray none =
        HostProcess::complaint({"--data-dir", folder.path(), "--report", folder.filePath("report")});
    QVERIFY2(none.contains("there is no class in"), none.constData());
    // Looking has left nothing behind.
    QVERIFY(QDir(folder.path()).isEmpty());
    HostProcess host;
    QVERIFY(host.start({}));
    host.end();
    const QByteArray nowhere =
        HostProcess::complaint({"--data-dir", host.file({}), "--report", "/proc/none"});
    QVERIFY2(nowhere.contains("/proc/none"), nowhere.constData());
    const QByteArray unreachable =
        HostProcess::complaint({"--data-dir", host.file({}), "--report", folder.path(), "--database",
                                "postgresql://class@127.0.0.1:1/class"});
    QVERIFY2(unreachable.contains("the database cannot be opened"), unreachable.constData());
}

void HostProgramTest::itSaysWhyItCannotStart() {
    HostProcess host;
    QVERIFY(host.start({}));
    const QStringList plain{"--plain", "--address", "127.0.0.1", "--data-dir"};
    const QTemporaryDir other;
    const QByteArray inUse = HostProcess::complaint(plain + QStringList{host.file({})});
    QVERIFY2(inUse.contains("another program hosts the class"), inUse.constData());
    const QByteArray taken =
        HostProcess::complaint(plain + QStringList{other.path(), "--port", QString::number(host.port())});
    QVERIFY2(taken.contains("another program listens on port"), taken.constData());
    const QByteArray nowhere = HostProcess::complaint(plain + QStringList{"/proc/none"});
    QVERIFY2(nowhere.contains("nothing can be saved"), nowhere.constData());
}

void HostProgramTest::wrongOptionsAreRefused_data() {
    QTest::addColumn<QStringList>("arguments");
    QTest::addColumn<QString>("says");
    const auto row = [](const char* name, const QStringList& more, const char* says) {
        QTest::newRow(name) << (QStringList{"genotype-host", "--data-dir", "x", "--plain"} + more) << says;
    };
    row("a game that is none", {"--table", "chess:2"}, "no such game");
    row("too many seats", {"--table", "genotype:6"}, "not with so many seats");
    row("no seats", {"--table", "genotype"}, "not with so many seats");
    row("another database", {"--database", "mysql://x"}, "postgresql://");
    row("no address", {"--address", "here"}, "--address");
    row("no port", {"--port", "99999"}, "--port");
    row("no pace", {"--bot-pace", "soon"}, "slow, normal, fast, instant");
    row("no port for searches", {"--search-port", "many"}, "--search-port");
    row("nobody may join", {"--joins", "0"}, "--joins");
    row("a stray word", {"please"}, "not an option");
    row("a report to nowhere", {"--report", ""}, "--report needs a folder");
    row("hidden names of no report", {"--hide-names"}, "--report is missing");
    row("lessons for no report", {"--lessons", "x"}, "--report is missing");
    QTest::newRow("no folder") << QStringList{"genotype-host", "--plain"} << QStringLiteral("--data-dir");
}

void HostProgramTest::wrongOptionsAreRefused() {
    QFETCH(const QStringList, arguments);
    QFETCH(const QString, says);
    const HostOptions options = HostOptions::parse(arguments);
    QVERIFY(options.kind == HostOptions::Kind::Error);
    QVERIFY2(options.text.contains(says), qPrintable(options.text));
}

GENOTYPE_TEST(HostProgramTest)

#include "host_program_test.moc"
