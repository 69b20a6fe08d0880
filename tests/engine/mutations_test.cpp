// SPDX-License-Identifier: GPL-3.0-or-later
#include "places.h"
#include "test_registry.h"

#include <QtCore/QDir>
#include <QtCore/QDirIterator>
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

private Q_SLOTS:
    void findEachOldTextExactlyOnce() {
        const QDir folder(GENOTYPE_SOURCE_DIR "/tests/mutations");
        const QStringList files = folder.entryList({QStringLiteral("*.json")}, QDir::Files);
        QVERIFY(files.contains(QStringLiteral("rules.json")));
        for (const QString& file : files) {
            const QByteArray text = contents("tests/mutations/" + file).toUtf8();
            const QJsonArray list = QJsonDocument::fromJson(text).array();
            // Some files hold a few rules of many kinds, each with the classes that know it.
            const bool ofOneKind = !list[0].toObject().contains("tests");
            const auto least = file == QLatin1String("rules.json") ? 40 : ofOneKind ? 15 : 1;
            QVERIFY2(list.size() >= least, qPrintable(file + ": too few changes are listed"));
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
    }

    void nameTestsThatExist() {
        QString sources;
        QDirIterator files(GENOTYPE_SOURCE_DIR "/tests", {QStringLiteral("*_test.cpp")}, QDir::Files,
                           QDirIterator::Subdirectories);
        while (files.hasNext()) {
            QFile file(files.next());
            QVERIFY(file.open(QIODevice::ReadOnly));
            sources += QString::fromUtf8(file.readAll());
        }
        int named = 0;
        const QDir folder(GENOTYPE_SOURCE_DIR "/tests/mutations");
        for (const QString& file : folder.entryList({QStringLiteral("*.json")}, QDir::Files))
            for (const auto& value :
                 QJsonDocument::fromJson(contents("tests/mutations/" + file).toUtf8()).array())
                for (const auto& name : value.toObject()["tests"].toArray()) {
                    ++named;
                    QVERIFY2(sources.contains("class " + name.toString() + " : public QObject"),
                             qPrintable(file + ": " + name.toString()));
                }
        QVERIFY(named > 10);
    }
};

GENOTYPE_TEST(MutationsTest)
#include "mutations_test.moc"
