// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/genotype/bots/weight_text.h"
#include "places.h"
#include "test_registry.h"

#include <QtCore/QCryptographicHash>
#include <QtCore/QFile>
#include <QtCore/QStringList>
#include <QtCore/QtEndian>

using namespace genotype;

namespace {

QStringList linesOf(const QString& name) {
    QFile file(GENOTYPE_SOURCE_DIR "/engine/genotype/bots/weights/" + name);
    if (!file.open(QIODevice::ReadOnly))
        qFatal("%s", qPrintable(file.errorString()));
    return QString::fromUtf8(file.readAll()).split('\n');
}

QStringList withoutComments(QStringList lines) {
    lines.removeIf([](const QString& line) { return line.startsWith('#'); });
    return lines;
}

/// As Python makes it of the rows that are not about the shape:
///
///     numbers = [int(n) for row in rows for n in row.split(":")[1].split()]
///     hashlib.sha256(struct.pack(f"<{len(numbers)}i", *numbers)).hexdigest()
QByteArray checksum(const std::vector<qint32>& numbers) {
    QCryptographicHash hash(QCryptographicHash::Sha256);
    for (const qint32 number : numbers) {
        const qint32 little = qToLittleEndian(number);
        hash.addData(QByteArrayView(reinterpret_cast<const char*>(&little), sizeof little));
    }
    return hash.result().toHex();
}

std::vector<qint32> numbersOf(const ValueNets& nets) {
    std::vector<qint32> numbers;
    const auto add = [&numbers](const auto& row) { numbers.insert(numbers.end(), row.begin(), row.end()); };
    for (const ValueNet& net : nets) {
        for (const auto& pair : net.first)
            add(pair);
        add(net.firstBias);
        add(net.second);
        add(net.direct);
        add(std::array<qint32, 4>{net.bias, net.firstShift, net.secondShift, net.directShift});
    }
    return numbers;
}

std::vector<qint32> numbersOf(const std::vector<EvaluationWeights>& tables) {
    std::vector<qint32> numbers;
    for (const EvaluationWeights& weights : tables)
        for (std::size_t feature = 0; feature < featureCount; ++feature)
            for (std::size_t phases = 1; phases <= maxRounds; ++phases)
                numbers.push_back(weights[phases][feature]);
    return numbers;
}

} // namespace

/// What the bots compute with is what stands in the files of weights.
class WeightsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void areThoseThatWereFitted() {
        QCOMPARE(checksum(numbersOf(valueNets)),
                 QByteArray("6d06f6440c6e6b549e413e5e3f7a821da641b69b4a326a934e276abf24d6b3e1"));
        QCOMPARE(checksum(numbersOf(soloNets)),
                 QByteArray("caa4194004948f0f5cca9e100fea048a61df1a487d45c40ec5d10053a1943e9d"));
        QCOMPARE(checksum(numbersOf({evaluationWeights})),
                 QByteArray("f7fbda1d258106304386b0d1f5240389bae4a3329c840902004740274312e798"));
        QCOMPARE(checksum(numbersOf({allRoundWeights.table, allRoundWeights.solo, allRoundWeights.johann})),
                 QByteArray("08c14c37d4da22129d44a19da88c8971db776a61f2415c3d595f62d2cbc93a7b"));
    }

    void areWrittenAsTheyStandInTheFiles() {
        const auto rows = [](const std::string& text) {
            return withoutComments(QString::fromStdString(text).split('\n'));
        };
        QCOMPARE(rows(netText(valueNets, {})), withoutComments(linesOf("net.weights")));
        QCOMPARE(rows(netText(soloNets, {})), withoutComments(linesOf("solo_net.weights")));
        QCOMPARE(rows(evaluationText({"", evaluationWeights})),
                 withoutComments(linesOf("evaluation.weights")));
        QCOMPARE(rows(roundText({"", allRoundWeights.table}, {"", allRoundWeights.solo},
                                {"", allRoundWeights.johann})),
                 withoutComments(linesOf("round.weights")));
    }

    void wrapsRemarks() {
        const std::string word(60, 'w');
        QCOMPARE(weightHead(word + ' ' + word),
                 "# SPDX-License-Identifier: GPL-3.0-or-later\n# " + word + "\n# " + word + '\n');
        QVERIFY(netText(valueNets, {"One.", "Two."}).find("\n# Two.\nphases: 2\n") != std::string::npos);
    }
};

GENOTYPE_TEST(WeightsTest)
#include "weights_test.moc"
