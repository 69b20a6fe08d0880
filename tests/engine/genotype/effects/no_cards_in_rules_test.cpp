// SPDX-License-Identifier: GPL-3.0-or-later
#include "places.h"
#include "test_registry.h"

#include <QtCore/QDir>
#include <QtCore/QDirIterator>
#include <QtCore/QFile>
#include <QtCore/QRegularExpression>
#include <QtTest/QTest>

/// A card is one entry in the catalogue: the rules ask for its effect, never which card it is.
class NoCardsInRulesTest : public QObject {
    Q_OBJECT

    /// The first card that a source names, "" if it names none.
    static QString cardIn(const QString& source) {
        static const QRegularExpression card(QStringLiteral("\\b(Tool|Assistant)::[A-Z]\\w*"));
        return card.match(source).captured();
    }

private Q_SLOTS:
    void findsACardThatIsNamed() {
        QCOMPARE(cardIn("if (tool == Tool::SeedBag)"), QString("Tool::SeedBag"));
        QCOMPARE(cardIn("player.has(genotype::Assistant::Franz)"), QString("Assistant::Franz"));
        QCOMPARE(cardIn("case Upgrade::Assistant: use(static_cast<Tool>(kind));"), QString());
    }

    void namesNoCardInARule_data() {
        QTest::addColumn<QString>("path");
        for (const char* folder : {"rules", "johann", "board", "moves", "effects"}) {
            const QString root = QStringLiteral(GENOTYPE_SOURCE_DIR "/engine/genotype/") + folder;
            QDirIterator files(root, {QStringLiteral("*.cpp"), QStringLiteral("*.h")}, QDir::Files);
            QVERIFY2(files.hasNext(), folder);
            while (files.hasNext()) {
                const QString path = files.next();
                QTest::newRow(qPrintable(QString(folder) + '/' + files.fileName())) << path;
            }
        }
    }
    void namesNoCardInARule() {
        QFETCH(QString, path);
        QFile file(path);
        QVERIFY(file.open(QIODevice::ReadOnly));
        QCOMPARE(cardIn(QString::fromUtf8(file.readAll())), QString());
    }
};

GENOTYPE_TEST(NoCardsInRulesTest)
#include "no_cards_in_rules_test.moc"
