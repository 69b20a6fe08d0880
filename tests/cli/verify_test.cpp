// SPDX-License-Identifier: GPL-3.0-or-later
#include "places.h"
#include "program.h"
#include "test_registry.h"

#include <nlohmann/json.hpp>

#include <QtCore/QFile>
#include <QtCore/QTemporaryDir>
#include <QtTest/QTest>

using tests::run;

namespace {

const QString sealedGame = QStringLiteral(GENOTYPE_SOURCE_DIR "/tests/cli/sealed.genotype");

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
    void provesWhatWasNoted() {
        const auto result = run({"verify", sealedGame, "--commitment", valueOf("commitment")});
        QCOMPARE(result.exitCode, 0);
        QVERIFY2(result.output.startsWith("Proved: ") && result.output.contains("\"pea\""),
                 result.output.constData());
        const auto withWord =
            run({"verify", sealedGame, "--commitment", valueOf("commitment"), "--word", "pea"});
        QCOMPARE(withWord.exitCode, 0);
        QVERIFY(withWord.output.startsWith("Proved: "));
        QVERIFY(withWord.output != result.output);
    }

    void provesNothingWithoutTheCommitment() {
        const auto result = run({"verify", sealedGame});
        QCOMPARE(result.exitCode, 0);
        QVERIFY2(result.output.startsWith("Nothing is proved"), result.output.constData());
    }

    void anotherCommitmentOrWordProvesNothing() {
        QString other = valueOf("commitment");
        other[3] = other[3] == QLatin1Char('0') ? QLatin1Char('1') : QLatin1Char('0');
        const auto result = run({"verify", sealedGame, "--commitment", other});
        QCOMPARE(result.exitCode, 1);
        QVERIFY(result.output.startsWith("Not proved"));
        const auto word =
            run({"verify", sealedGame, "--commitment", valueOf("commitment"), "--word", "bean"});
        QCOMPARE(word.exitCode, 1);
        QVERIFY(word.output.startsWith("Not proved"));
    }

    void anExchangedKeyIsFound() {
        const QTemporaryDir folder;
        QFile file(folder.filePath(QStringLiteral("game.genotype")));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(textIn(sealedGame).replace("\nkey 00", "\nkey ff"));
        file.close();
        const auto result = run({"verify", file.fileName(), "--commitment", valueOf("commitment")});
        QCOMPARE(result.exitCode, 1);
        QVERIFY(result.output.startsWith("Not proved"));
    }

    void saysTheSameInJson() {
        const auto result = run({"verify", sealedGame, "--commitment", valueOf("commitment"), "--json"});
        const auto told = nlohmann::json::parse(result.output.toStdString(), nullptr, false);
        QVERIFY(told.is_object());
        QCOMPARE(told["proved"].get<bool>(), true);
        QCOMPARE(told["word"].get<std::string>(), std::string("pea"));
        QCOMPARE(QString::number(told["seed"].get<std::uint64_t>()), valueOf("seed"));
        const auto without = run({"verify", sealedGame, "--json"});
        const auto nothing = nlohmann::json::parse(without.output.toStdString(), nullptr, false);
        QCOMPARE(nothing["proved"].get<bool>(), false);
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
};

GENOTYPE_TEST(VerifyTest)
#include "verify_test.moc"
