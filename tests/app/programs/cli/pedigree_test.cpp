// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/programs/console/program.h"
#include "test_registry.h"

#include <nlohmann/json.hpp>

#include <QtCore/QFile>
#include <QtCore/QTemporaryDir>
#include <QtTest/QTest>

#include <cmath>

using nlohmann::json;
using tests::Result;
using tests::run;

namespace {

QString familyFile(const QTemporaryDir& folder, const QByteArray& content) {
    QFile file(folder.filePath(QStringLiteral("family.ped")));
    return file.open(QIODevice::WriteOnly) && file.write(content) == content.size() ? file.fileName()
                                                                                    : QString();
}

QByteArray familyOfTheReadme() {
    QFile file(QStringLiteral(GENOTYPE_SOURCE_DIR "/lessons/pedigree/README.md"));
    if (!file.open(QIODevice::ReadOnly))
        return {};
    const QByteArray text = file.readAll();
    const QByteArray fence = "```pedigree\n";
    const qsizetype begin = text.indexOf(fence) + fence.size();
    return text.mid(begin, text.indexOf("```", begin) - begin);
}

} // namespace

class PedigreeTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void theFamilyOfTheFormatsDescriptionIsRead() {
        const QTemporaryDir folder;
        const Result result =
            run({QStringLiteral("pedigree"), familyFile(folder, familyOfTheReadme()),
                 QStringLiteral("--json"), QStringLiteral("--mode"), QStringLiteral("autosomal-recessive"),
                 QStringLiteral("--next"), QStringLiteral("II-3,II-2")});
        QVERIFY2(result.exitCode == 0, result.errors.constData());
        const json object = json::parse(result.output.toStdString());
        QCOMPARE(object["people"].get<int>(), 6);
        QCOMPARE(object["generations"].get<int>(), 3);
        QStringList possible;
        for (const json& mode : object["modes"])
            if (mode["possible"].get<bool>())
                possible << QString::fromStdString(mode["mode"].get<std::string>());
        QCOMPARE(possible, QStringList{QStringLiteral("autosomal-recessive")});
        // The brother of an affected sister is a carrier in two of three cases, his wife in 2q/(1 + q).
        QVERIFY(std::abs(object["next"]["affected"].get<double>() - 1.0 / 303) < 1e-12);
        QVERIFY(std::abs(object["genotypes"][3]["genotypes"]["Aa"].get<double>() - 2.0 / 3) < 1e-12);
        QVERIFY(object["genotypes"][0]["certain_carrier"].get<bool>());
    }

    void frequencyAndPenetranceAreUsed() {
        const QStringList family{QStringLiteral("pedigree"), QStringLiteral("--published"),
                                 QStringLiteral("first-phenylketonuria"), QStringLiteral("--json")};
        const auto dominant = [&family](const QStringList& more) {
            return json::parse(run(family + more).output.toStdString())["modes"][0];
        };
        QVERIFY(!dominant({})["possible"].get<bool>());
        const json mode = dominant({QStringLiteral("--penetrance"), QStringLiteral("0.5"),
                                    QStringLiteral("--frequency"), QStringLiteral("0.1")});
        QVERIFY(mode["possible"].get<bool>());
        QVERIFY(mode["log10_likelihood"].get<double>() < 0);
    }

    void aModeThatIsRuledOutHasNoGenotypes() {
        const QStringList family{QStringLiteral("pedigree"),
                                 QStringLiteral("--published"),
                                 QStringLiteral("first-phenylketonuria"),
                                 QStringLiteral("--mode"),
                                 QStringLiteral("y-linked"),
                                 QStringLiteral("--next"),
                                 QStringLiteral("I-2,I-1")};
        QVERIFY(run(family).output.endsWith("\nY-linked\nThis mode is ruled out: there are no genotypes.\n"));
        const json object =
            json::parse(run(family + QStringList{QStringLiteral("--json")}).output.toStdString());
        QVERIFY(object["genotypes"].is_null() && object["next"].is_null());
    }

    void aFaultIsOneLineWithFileAndLine() {
        const QTemporaryDir folder;
        const QString file = familyFile(folder, "a male affected\nb female affected mother a father a\n");
        const Result result = run({QStringLiteral("pedigree"), file});
        QCOMPARE(result.exitCode, 2);
        QCOMPARE(result.output, QByteArray());
        QCOMPARE(QString::fromUtf8(result.errors),
                 QStringLiteral("genotype-cli: ") + file +
                     QStringLiteral(":2: “a” is the mother of “b”, so a must be female.\n"));
    }

    void refusesWrongOptionsInOneLine_data() {
        QTest::addColumn<QString>("line");
        QTest::addColumn<QString>("names");
        const auto row = [](const char* line, const char* names) {
            QTest::newRow(line) << QString::fromLatin1(line) << QString::fromLatin1(names);
        };
        row("", "file");
        row("/no/such/file", "/no/such/file");
        row("/", "/");
        row("--published habsburg", "--published");
        row("x --published first-phenylketonuria", "--published");
        row("--published first-phenylketonuria --mode dominant", "--mode");
        row("--published first-phenylketonuria --next I-2,I-1", "--mode");
        row("--published first-phenylketonuria --mode y-linked --next I-2", "--next");
        row("--published first-phenylketonuria --mode y-linked --next I-1,I-2", "--next");
        row("--published first-phenylketonuria --mode y-linked --next I-2,I-1,II-1", "--next");
        row("--published first-phenylketonuria --mode y-linked --next ,", "--next");
        row("--published first-phenylketonuria --frequency 0", "--frequency");
        row("--published first-phenylketonuria --frequency -1", "--frequency");
        row("--published first-phenylketonuria --frequency 1e999", "--frequency");
        row("--published first-phenylketonuria --frequency nan", "--frequency");
        row("--published first-phenylketonuria --frequency x", "--frequency");
        row("--published first-phenylketonuria --penetrance 1.1", "--penetrance");
        row("--published first-phenylketonuria --penetrance", "--penetrance");
        row("--published first-phenylketonuria --json=7", "json");
    }

    void refusesWrongOptionsInOneLine() {
        QFETCH(const QString, line);
        QFETCH(const QString, names);
        const Result result =
            run(QStringList{QStringLiteral("pedigree")} + line.split(' ', Qt::SkipEmptyParts));
        QVERIFY2(result.isRefusal(names.toUtf8()), result.errors.constData());
    }
};

GENOTYPE_TEST(PedigreeTest)
#include "pedigree_test.moc"
