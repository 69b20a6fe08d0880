// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/programs/console/program.h"
#include "test_registry.h"

#include <nlohmann/json.hpp>

#include <QtCore/QFile>
#include <QtCore/QTemporaryDir>
#include <QtTest/QTest>

using tests::Result;
using tests::run;

namespace {

QString libraryFile(const char* name) {
    return QStringLiteral(GENOTYPE_SOURCE_DIR "/lessons/library/") + QLatin1String(name);
}

QByteArray contentOf(const QString& path) {
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

QString written(const QTemporaryDir& folder, const QString& name, const QByteArray& content) {
    QFile file(folder.filePath(name));
    return file.open(QIODevice::WriteOnly) && file.write(content) == content.size() ? file.fileName()
                                                                                    : QString();
}

} // namespace

class LessonTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void aLessonWithoutAFaultIsSummedUp() {
        const QString file = libraryFile("en/square.toml");
        const Result result = run({QStringLiteral("lesson"), file});
        QCOMPARE(result.exitCode, 0);
        QCOMPARE(QString::fromUtf8(result.output),
                 file + QStringLiteral(": “Punnett squares”, 4 questions, no fault found\n"));
    }

    void eachFaultIsNamedWithFileAndLine() {
        const QTemporaryDir folder;
        QByteArray text = contentOf(libraryFile("en/square.toml"));
        text.replace("figure = \"square\"", "figure = \"cube\"").replace("Ff x Ff", "Ff");
        const QString file = written(folder, QStringLiteral("square.toml"), text);
        const Result result = run({QStringLiteral("lesson"), file});
        QCOMPARE(result.exitCode, 1);
        const auto lines = QString::fromUtf8(result.output).split(QLatin1Char('\n'), Qt::SkipEmptyParts);
        QCOMPARE(lines.size(), 2);
        QVERIFY2(lines[0].startsWith(file + QStringLiteral(":5: There is no figure “cube”.")),
                 result.output.data());
        QVERIFY2(lines[1].startsWith(file + QStringLiteral(":6: The cross “Ff” cannot be read.")),
                 result.output.data());
        const Result printed = run({QStringLiteral("lesson"), QStringLiteral("--json"), file});
        QCOMPARE(printed.exitCode, 1);
        const auto object = nlohmann::json::parse(printed.output.toStdString());
        QCOMPARE(object["faults"].size(), std::size_t{2});
        QCOMPARE(object["faults"][0]["line"].get<int>(), 5);
    }

    void aTranslationIsComparedWithTheEnglishLesson() {
        const QTemporaryDir folder;
        const QString english = libraryFile("en/square.toml");
        const QString german = libraryFile("de/square.toml");
        QCOMPARE(run({QStringLiteral("lesson"), german, QStringLiteral("--translates"), english}).exitCode,
                 0);
        QByteArray text = contentOf(german);
        text.replace("order = 60", "order = 61");
        const QString other = written(folder, QStringLiteral("square.toml"), text);
        const Result result = run({QStringLiteral("lesson"), other, QStringLiteral("--translates"), english});
        QCOMPARE(result.exitCode, 1);
        QCOMPARE(QString::fromUtf8(result.output),
                 other + QStringLiteral(": “order” differs from the English lesson.\n"));
    }

    void theLessonOfTheFormatsDescriptionIsWithoutAFault() {
        const QByteArray page = contentOf(QStringLiteral(GENOTYPE_SOURCE_DIR "/lessons/documents/README.md"));
        const QByteArray fence = "```toml\n";
        const qsizetype begin = page.indexOf(fence) + fence.size();
        QVERIFY(begin >= fence.size());
        const QTemporaryDir folder;
        const QString file =
            written(folder, QStringLiteral("peas.toml"), page.mid(begin, page.indexOf("```", begin) - begin));
        const Result result = run({QStringLiteral("lesson"), QStringLiteral("--json"), file});
        QVERIFY2(result.exitCode == 0, result.output.data());
        QCOMPARE(nlohmann::json::parse(result.output.toStdString())["title"].get<std::string>(),
                 std::string("Round or wrinkled?"));
        // Every name that the page lists is one that the checker knows, and none is missing there.
        QByteArray unknown = page.mid(begin, page.indexOf("```", begin) - begin);
        unknown.replace("\"generations\"", "\"no such figure\"");
        const Result refused =
            run({QStringLiteral("lesson"), written(folder, QStringLiteral("other.toml"), unknown)});
        const QString known = QString::fromUtf8(refused.output)
                                  .section(QStringLiteral("There are: "), 1)
                                  .section(QLatin1Char('.'), 0, 0);
        QVERIFY(known.count(QLatin1String(", ")) >= 12);
        for (const QString& figure : known.split(QStringLiteral(", ")))
            QVERIFY2(page.contains(QByteArray("`" + figure.toUtf8() + "`")), qPrintable(figure));
    }

    void aFileThatCannotBeReadIsOneLine() {
        const Result result = run({QStringLiteral("lesson"), QStringLiteral("/no/such/lesson.toml")});
        QVERIFY2(result.isRefusal(), result.errors.constData());
    }
};

GENOTYPE_TEST(LessonTest)
#include "lesson_test.moc"
