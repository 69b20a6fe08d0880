// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/genotype/model/catalogue.h"
#include "places.h"
#include "test_registry.h"

#include <QtCore/QFile>
#include <QtCore/QStringList>
#include <QtTest/QTest>

using namespace genotype;

namespace {

const QStringList upgradeNames{QStringLiteral("New Plot"), QStringLiteral("Dice Slot"),
                               QStringLiteral("Action Marker"), QStringLiteral("Assistant")};

/// A document of the repository, however its lines are broken.
QString documentAt(const char* path) {
    QFile file(QStringLiteral(GENOTYPE_SOURCE_DIR "/") + QLatin1String(path));
    return file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()).simplified() : QString();
}

} // namespace

/// The numbers in the documents about the rules are those of the catalogue.
class DocumentsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void theRulingsNameThePricesAndTheStockOfTheCatalogue() {
        QStringList scales;
        for (std::size_t kind = 0; kind < abacus.size(); ++kind) {
            QString scale = upgradeNames[static_cast<int>(kind)];
            for (std::size_t step = 0; step < abacus[kind].steps.size(); ++step)
                scale +=
                    QString(step == abacus[kind].start ? QStringLiteral(" **%1**") : QStringLiteral(" %1"))
                        .arg(int(abacus[kind].steps[step]));
            scales << scale;
        }
        const QString rulings = documentAt("engine/genotype/RULINGS.md");
        QVERIFY2(rulings.contains(scales.join(QStringLiteral(", "))),
                 qPrintable(scales.join(QStringLiteral(", "))));
        QVERIFY(
            rulings.contains(QStringLiteral("%1 plots, %2 dice slots").arg(plotStock).arg(diceSlotStock)));
    }

    void theRuleTableNamesTheFirstPricesOfTheCatalogue() {
        QStringList prices;
        for (std::size_t kind = 0; kind < abacus.size(); ++kind)
            prices << QStringLiteral("%1 %2")
                          .arg(upgradeNames[static_cast<int>(kind)])
                          .arg(int(abacus[kind].steps[abacus[kind].start]));
        QVERIFY(documentAt("tests/engine/README.md").contains(prices.join(QStringLiteral(", "))));
    }
};

GENOTYPE_TEST(DocumentsTest)
#include "documents_test.moc"
