// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/programs/console/program.h"
#include "test_registry.h"

#include <nlohmann/json.hpp>

#include <QtCore/QFile>
#include <QtCore/QTemporaryDir>
#include <QtTest/QTest>

using nlohmann::json;
using tests::measure;

namespace {

QStringList command(const QStringList& options) {
    return QStringList{"johann", "--json", "--bots", "novice", "--seed", "1"} + options;
}

json johann(const QStringList& options) {
    const auto result = measure(command(options));
    return result.exitCode == 0 ? json::parse(result.output.toStdString(), nullptr, false) : json();
}

QByteArray savedIn(const QString& path) {
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

void write(const QString& path, const QByteArray& contents) {
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    QCOMPARE(file.write(contents), contents.size());
}

} // namespace

class JohannTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init() { m_folder = std::make_unique<QTemporaryDir>(); }

    void hasARowForEachTableAndOneForAllHardGames() {
        const json rows = johann({"--games", "2"})["rows"];
        QStringList names;
        for (const json& row : rows) {
            const json& assistant = row["assistant"];
            names << QString::fromStdString(row["difficulty"].get<std::string>() +
                                            (assistant.is_null() ? "" : ' ' + assistant.get<std::string>()));
            QCOMPARE(row["games"].get<int>(), names.back() == "hard" ? 12 : 2);
        }
        QCOMPARE(names, (QStringList{"easy", "standard", "hard franz", "hard omari", "hard elisabeth",
                                     "hard maria", "hard may", "hard leopold", "hard"}));
    }

    void countsEveryPointAndEveryTraitOnce() {
        for (const json& row : johann({"--games", "6", "--at", "standard,maria"})["rows"])
            for (const char* name : {"player", "johann"}) {
                const json& side = row[name];
                double points = 0;
                for (const char* source : {"plants", "goals", "markers", "coins"})
                    points += side[source]["mean"].get<double>();
                QVERIFY(qAbs(points - side["points"]["mean"].get<double>()) < 0.01);
                double traits = 0;
                for (const json& times : side["validations"])
                    traits += times.get<double>();
                QVERIFY(qAbs(traits - side["traits"]["mean"].get<double>()) < 0.01);
                // No plant is complete with fewer than two traits.
                QVERIFY(traits >= 2 * side["completed_plants"]["mean"].get<double>());
                // Only Brother Johann has this source, and “maria” only with her help.
                QCOMPARE(side["validations"].contains("assistants"), name == QByteArray("johann"));
                QVERIFY(!side["validations"].contains("maria") || row["difficulty"] == "hard");
            }
    }

    void findsTheSameReportWithAnyNumberOfThreads() {
        const QStringList options{"--games", "6", "--at", "easy,may"};
        const json one = johann(options + QStringList{"--threads", "1"});
        QVERIFY(one.is_object());
        QCOMPARE(one == johann(options + QStringList{"--threads", "4"}), true);
    }

    void goesOnWhereTheFileStops() {
        const QString path = file();
        const QStringList into{"--at", "easy,franz", "--into", path};
        const QStringList four{"--at", "easy,franz", "--games", "4"};
        const json all = johann(four);
        QVERIFY(johann(into + QStringList{"--games", "2"}).is_object());
        const QByteArray half = savedIn(path);
        QCOMPARE(half.count('\n'), 1 + 2 * 2);
        QCOMPARE(johann(into + QStringList{"--games", "4"}) == all, true);
        const QByteArray whole = savedIn(path);
        QVERIFY(whole.startsWith(half));
        QCOMPARE(whole.count('\n'), 1 + 2 * 4);
        // Nothing is played again, and fewer games are the first of them.
        QCOMPARE(johann(into + QStringList{"--games", "4"}) == all, true);
        QCOMPARE(johann(into + QStringList{"--games", "2"}) == johann({"--at", "easy,franz", "--games", "2"}),
                 true);
        QCOMPARE(savedIn(path), whole);
    }

    void losesOnlyALineThatWasCutOff() {
        const QString path = file();
        const QStringList options{"--at", "may", "--games", "3"};
        const QStringList into = options + QStringList{"--threads", "1", "--into", path};
        const json all = johann(into);
        const QByteArray whole = savedIn(path);
        const auto header = whole.indexOf('\n') + 1;
        const auto first = whole.indexOf('\n', header) + 1;
        for (const auto length : {qsizetype{0}, qsizetype{5}, header - 1, header, header + 7, first - 1,
                                  first, whole.size() - 1}) {
            write(path, whole.left(length));
            QCOMPARE(johann(into) == all, true);
            QCOMPARE(savedIn(path), whole);
        }
    }

    void keepsWhatAKilledRunHadFinished() {
        const QString path = file();
        QProcess program;
        program.start(QStringLiteral(GENOTYPE_MEASURE), command({"--games", "100000", "--into", path}));
        QTRY_VERIFY_WITH_TIMEOUT(savedIn(path).count('\n') > 8, 30'000);
        program.kill();
        QVERIFY(program.waitForFinished(tests::patience));
        const QByteArray before = savedIn(path);
        const QByteArray kept = before.left(before.lastIndexOf('\n') + 1);
        const json again = johann({"--games", "2", "--into", path});
        QVERIFY(again.is_object());
        QVERIFY(savedIn(path).startsWith(kept));
        QCOMPARE(again == johann({"--games", "2"}), true);
    }

    void refusesAFileOfSomethingElse() {
        const QString path = file();
        QVERIFY(johann({"--at", "easy", "--games", "2", "--into", path}).is_object());
        const QByteArray good = savedIn(path);
        const QByteArray last = good.mid(good.lastIndexOf('\n', -2) + 1);
        const auto replaced = [&good](const char* what, const char* with) {
            QByteArray text = good;
            return text.replace(what, with);
        };
        struct Row {
            QByteArray contents;
            QByteArray says;
        };
        for (const Row& row :
             {Row{"hello\n", "not a file of games"}, Row{QByteArray(300, '\0'), "not a file of games"},
              Row{replaced("\"seed\":1", "\"seed\":2"), "another measurement"},
              Row{replaced("\"catalogue\":", "\"catalogue\":9"), "another measurement"},
              Row{replaced("\"half_wins\":", "\"half_wins\":7"), ":2: "},
              Row{replaced("\"plants\":", "\"plants\":-"), ":2: "}, Row{good + last, ":4: "},
              Row{good + "\n", ":4: "}, Row{good + "{}\n", ":4: "}}) {
            write(path, row.contents);
            const auto result = measure(command({"--at", "easy", "--games", "2", "--into", path}));
            QVERIFY2(result.isRefusal(row.says), result.errors.constData());
            QCOMPARE(savedIn(path), row.contents);
        }
        QVERIFY(measure(command({"--into", m_folder->path()})).isRefusal("is a folder"));
        QVERIFY(measure(command({"--into", m_folder->filePath("nowhere/games")})).isRefusal("cannot write"));
    }

    void refusesWhatIsNotThere() {
        QVERIFY(measure({"johann", "--bots", "grandmaster"}).isRefusal("there is no bot grandmaster"));
        QVERIFY(measure(command({"--at", "anna"})).isRefusal("--at anna"));
        QVERIFY(measure(command({"--games", "0"})).isRefusal());
    }

    void printsTablesForPeople() {
        const auto result = measure({"johann", "--bots", "random,novice", "--at", "hard", "--games", "1"});
        QCOMPARE(result.exitCode, 0);
        QVERIFY(result.output.startsWith("| player | against |"));
        for (const char* line :
             {"| random | hard, franz | 1 |", "| novice | hard, all | 6 |", "| full-garden |"})
            QVERIFY2(result.output.contains(line), line);
    }

private:
    QString file() const { return m_folder->filePath(QStringLiteral("games")); }

    std::unique_ptr<QTemporaryDir> m_folder;
};

GENOTYPE_TEST(JohannTest)
#include "johann_test.moc"
