// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/programs/console/program.h"
#include "test_registry.h"

#include <nlohmann/json.hpp>

#include <QtCore/QFile>
#include <QtCore/QTemporaryDir>
#include <QtTest/QTest>

using nlohmann::json;
using tests::Result;
using tests::run;

namespace {

QString tableFile(const QTemporaryDir& folder, const QByteArray& content) {
    QFile file(folder.filePath(QStringLiteral("peas.csv")));
    return file.open(QIODevice::WriteOnly) && file.write(content) == content.size() ? file.fileName()
                                                                                    : QString();
}

} // namespace

class TableCommandTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void theTableOfTheReadmeIsReadAsTheReadmeSays() {
        const QTemporaryDir folder;
        const QString file =
            tableFile(folder, "My peas\nphenotype;count\nround;315\nwrinkled;108\nTotal;423\n");
        const Result result = run({QStringLiteral("table"), file});
        QVERIFY2(result.exitCode == 0, result.errors.constData());
        QFile readme(QStringLiteral(GENOTYPE_SOURCE_DIR "/app/programs/cli/README.md"));
        QVERIFY(readme.open(QIODevice::ReadOnly));
        const QByteArray text = readme.readAll();
        for (const QByteArray& line : result.output.split('\n'))
            QVERIFY2(text.contains(line), line.constData());
        const json object =
            json::parse(run({QStringLiteral("table"), file, QStringLiteral("--json")}).output.toStdString());
        QCOMPARE(object["n"].get<int>(), 423);
        QCOMPARE(object["categories"].size(), std::size_t{2});
        QCOMPARE(object["categories"][1]["count"].get<int>(), 108);
        QVERIFY(object["lines_left_out"] == json({1, 5}));
        QCOMPARE(object["notes"][1]["kind"].get<std::string>(), std::string("sum-left-out"));
        QCOMPARE(object["columns"][1]["name"].get<std::string>(), std::string("count"));
    }

    void whatCouldBeReadInTwoWaysIsRefusedWithItsLine() {
        const QTemporaryDir folder;
        for (const auto& [content, says] :
             {std::pair{"phenotype,n\nround,74.470\nwrinkled,25.530\n",
                        "peas.csv:2: Line 2: “74.470” can be"},
              std::pair{"RR;25%\nRr;50%\nrr;25%\n", "“25%” is a percentage"},
              std::pair{"round;315\nwrinkled;-\n", "a count is expected here, not “-”"}}) {
            const QString file = tableFile(folder, content);
            QVERIFY(run({QStringLiteral("table"), file}).isRefusal(says));
            QVERIFY(run({QStringLiteral("table"), file, QStringLiteral("--json")}).isRefusal(says));
        }
        QVERIFY(run({QStringLiteral("table"), folder.filePath(QStringLiteral("none.csv"))}).isRefusal());
    }
};

GENOTYPE_TEST(TableCommandTest)
#include "table_test.moc"
