#include "test_registry.h"

#include <QtCore/QFile>
#include <QtCore/QJsonArray>
#include <QtCore/QJsonDocument>
#include <QtCore/QJsonObject>
#include <QtCore/QObject>
#include <QtTest/QTest>

/// The list of rule-breaking changes (tests/mutations) still fits the sources.
class MutationsTest : public QObject {
    Q_OBJECT

    static QString contents(const QString& name) {
        QFile file(QString(GENOTYPE_SOURCE_DIR "/") + name);
        return file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()) : QString();
    }

private slots:
    void findEachOldTextExactlyOnce() {
        const QByteArray text = contents("tests/mutations/rules.json").toUtf8();
        const QJsonArray list = QJsonDocument::fromJson(text).array();
        QVERIFY2(list.size() >= 40, "at least forty changes are listed");
        for (const auto& value : list) {
            const QJsonObject one = value.toObject();
            const QString where = one["file"].toString() + ": " + one["rule"].toString();
            QVERIFY2(!one["rule"].toString().isEmpty() && !one["old"].toString().isEmpty(),
                     qPrintable(where));
            QVERIFY2(one["old"].toString() != one["new"].toString(), qPrintable(where));
            const auto times = contents(one["file"].toString()).count(one["old"].toString());
            QVERIFY2(times == 1, qPrintable(QString("%1 times in %2").arg(times).arg(where)));
        }
    }
};

GENOTYPE_TEST(MutationsTest)
#include "mutations_test.moc"
