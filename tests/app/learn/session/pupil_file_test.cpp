// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/learn/session/pupil_file.h"
#include "test_registry.h"

#include <QtCore/QJsonDocument>
#include <QtCore/QJsonObject>
#include <QtTest/QTest>

using namespace app;

namespace {

PupilFile adas() {
    Progress::Topic topic;
    topic.stepsDone = 7;
    topic.predictions.insert(QStringLiteral("F1"), {3, 1});
    topic.report = {QStringLiteral("Ada"), QStringLiteral("3 : 1"), QStringLiteral("F verdeckt f – größer.")};
    return {QStringLiteral("Ada"),
            4'000'000'000U,
            {{QStringLiteral("dominance"), topic}},
            {{QStringLiteral("look-share"), {.inARow = 2, .missed = 1, .signs = {}}}}};
}

} // namespace

/// A pupil's progress as a file, on its way from one computer to another.
class PupilFileTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void aFileIsReadBackAsItWasWritten() {
        const auto read = PupilFile::read(adas().content());
        QVERIFY(read && read->name == adas().name && read->seed == adas().seed);
        QVERIFY(read->topics == adas().topics && read->practice == adas().practice);
    }

    /// Otherwise a changed answer would enter a report.
    void aChangedByteIsNeverTakenForWork() {
        const QByteArray whole = adas().content();
        for (qsizetype byte = 0; byte < whole.size(); ++byte)
            for (const int bits : {1, 2, 0x20}) {
                QByteArray changed = whole;
                changed[byte] = char(changed[byte] ^ bits);
                const auto read = PupilFile::read(changed);
                QVERIFY2(!read || (read->topics == adas().topics && read->practice == adas().practice &&
                                   read->name == adas().name && read->seed == adas().seed),
                         changed.constData());
            }
    }

    void aFileOfAnEarlierVersionIsReadWithoutAChecksum() {
        QJsonObject root = QJsonDocument::fromJson(adas().content()).object();
        QVERIFY(root.contains(QStringLiteral("checksum")));
        root.remove(QStringLiteral("checksum"));
        const auto read = PupilFile::read(QJsonDocument(root).toJson());
        QVERIFY(read && read->topics == adas().topics);
    }
};

GENOTYPE_TEST(PupilFileTest)
#include "pupil_file_test.moc"
