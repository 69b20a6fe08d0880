// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/programs/console/program.h"
#include "places.h"
#include "test_registry.h"

#include <nlohmann/json.hpp>

#include <QtCore/QFile>
#include <QtCore/QTemporaryDir>
#include <QtTest/QTest>

using tests::run;

namespace {

const QString sealedGame = QStringLiteral(GENOTYPE_SOURCE_DIR "/tests/app/programs/cli/sealed.genotype");

QByteArray textIn(const QString& path) {
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

/// The value of a line of the sealed game's header.
QString valueOf(const QByteArray& name) {
    for (const QByteArray& line : textIn(sealedGame).split('\n'))
        if (line.startsWith(name + ' '))
            return QString::fromUtf8(line.mid(name.size() + 1));
    return {};
}

} // namespace

class VerifyTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void provesTheDiceWithCommitmentAndWordAndSaysWhatElseIsCovered() {
        const auto result =
            run({"verify", sealedGame, "--commitment", valueOf("commitment"), "--word", "Pea"});
        QCOMPARE(result.exitCode, 0);
        QVERIFY2(result.output.startsWith("The dice are proved: "), result.output.constData());
        QVERIFY2(result.output.contains("Ada (person), Ben (person)"), result.output.constData());
        QVERIFY2(result.output.contains("Not covered: the title and the moves"), result.output.constData());
    }

    void provesNothingWithoutTheCommitmentOrTheWord() {
        const auto result = run({"verify", sealedGame, "--word", "pea"});
        QCOMPARE(result.exitCode, 1);
        QVERIFY2(result.output.startsWith("Nothing is proved"), result.output.constData());
        QVERIFY2(result.output.contains("--commitment"), result.output.constData());
        const auto wordless = run({"verify", sealedGame, "--commitment", valueOf("commitment")});
        QCOMPARE(wordless.exitCode, 1);
        QVERIFY2(wordless.output.startsWith("Nothing is proved"), wordless.output.constData());
        QVERIFY2(wordless.output.contains("--word"), wordless.output.constData());
        QVERIFY2(!wordless.output.contains("pea"), wordless.output.constData()); // nobody can just copy it
    }

    void anotherCommitmentOrWordProvesNothing() {
        QString other = valueOf("commitment");
        other[3] = other[3] == QLatin1Char('0') ? QLatin1Char('1') : QLatin1Char('0');
        const auto result = run({"verify", sealedGame, "--commitment", other, "--word", "pea"});
        QCOMPARE(result.exitCode, 1);
        QVERIFY(result.output.startsWith("Not proved"));
        const auto word =
            run({"verify", sealedGame, "--commitment", valueOf("commitment"), "--word", "bean"});
        QCOMPARE(word.exitCode, 1);
        QVERIFY(word.output.startsWith("Not proved"));
    }

    void whatWasExchangedIsFound_data() {
        QTest::addColumn<QByteArray>("from");
        QTest::addColumn<QByteArray>("to");
        QTest::newRow("key") << QByteArray("\nkey 00") << QByteArray("\nkey ff");
        QTest::newRow("name") << QByteArray("\"Ada\"") << QByteArray("\"Eva\"");
        QTest::newRow("person") << QByteArray("seat 2 person") << QByteArray("seat 2 apprentice");
        QTest::newRow("word") << QByteArray("word \"pea\"") << QByteArray("word \"pea\u200b\"");
    }

    void whatWasExchangedIsFound() {
        QFETCH(const QByteArray, from);
        QFETCH(const QByteArray, to);
        const auto result = judged(textIn(sealedGame).replace(from, to));
        QCOMPARE(result.exitCode, 1);
        QVERIFY2(result.output.startsWith("Not proved"), result.output.constData());
    }

    void aGameWithoutItsMovesIsNotProved() {
        const QByteArray text = textIn(sealedGame);
        const auto none = judged(text.left(text.indexOf("\n\n") + 2));
        QCOMPARE(none.exitCode, 1);
        QVERIFY2(none.output.startsWith("Not proved: this game is not over"), none.output.constData());
        const auto cut = judged(text.left(text.lastIndexOf('\n', -2) + 1));
        QCOMPARE(cut.exitCode, 1);
        QVERIFY2(cut.output.startsWith("Not proved: this game is not over"), cut.output.constData());
    }

    void saysTheSameInJson() {
        const auto result =
            run({"verify", sealedGame, "--commitment", valueOf("commitment"), "--word", "pea", "--json"});
        const auto told = nlohmann::json::parse(result.output.toStdString(), nullptr, false);
        QVERIFY(told.is_object());
        QCOMPARE(told["dice_proved"].get<bool>(), true);
        QCOMPARE(told["covered"].dump(), std::string(R"(["dice","rules","players"])"));
        QCOMPARE(told["not_covered"].dump(), std::string(R"(["title","moves"])"));
        QCOMPARE(told["word"].get<std::string>(), std::string("pea"));
        QCOMPARE(QString::number(told["seed"].get<std::uint64_t>()), valueOf("seed"));
        const auto without = run({"verify", sealedGame, "--json"});
        const auto nothing = nlohmann::json::parse(without.output.toStdString(), nullptr, false);
        QCOMPARE(nothing["dice_proved"].get<bool>(), false);
        QVERIFY(nothing["covered"].empty());
        QVERIFY(nothing["noted"].is_null());
    }

    void refusesInOneLineWhatItCannotJudge() {
        QVERIFY(run({"verify"}).isRefusal());
        QVERIFY(run({"verify", "/none.genotype"}).isRefusal());
        QVERIFY(run({"verify", sealedGame, "--commitment", "pea"}).isRefusal("--commitment"));
        QVERIFY(run({"verify", QStringLiteral(GENOTYPE_SOURCE_DIR "/tests/golden/2-players.genotype")})
                    .isRefusal("not sealed"));
        const QTemporaryDir folder;
        QFile file(folder.filePath(QStringLiteral("game.genotype")));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(textIn(sealedGame).replace("\nkey 00", "\nkey hidden 00"));
        file.close();
        QVERIFY(run({"verify", file.fileName()}).isRefusal("sealed until it is over"));
    }

private:
    /// What is said of such a record with the right commitment and word.
    static tests::Result judged(const QByteArray& text) {
        const QTemporaryDir folder;
        QFile file(folder.filePath(QStringLiteral("game.genotype")));
        if (file.open(QIODevice::WriteOnly))
            file.write(text);
        file.close();
        return run({"verify", file.fileName(), "--commitment", valueOf("commitment"), "--word", "pea"});
    }
};

GENOTYPE_TEST(VerifyTest)
#include "verify_test.moc"
