// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/games/genotype/ratio_strip.h"
#include "app/ui/paint/words_painter.h"
#include "app/ui/theme/theme.h"
#include "test_registry.h"
#include "tests/app/support/texts.h"

#include <QtTest/QTest>

using namespace app;

/// The strip below a Punnett square.
class RatioStripTest : public QObject {
    Q_OBJECT
private slots:
    void initTestCase() { Theme::install(); }

    void numberAndSentenceNeverOverlap() {
        lessons::PooledSample sample(genotype::Trait::SeedShape, lessons::RollRule::RerolledOnce);
        sample.add({}, {2, 4, 2, 1}); // just as expected
        RatioStrip strip(genotype::Trait::SeedShape, nullptr);
        strip.setSample(sample);
        bool shortened = false;
        for (int width = strip.minimumSizeHint().width(); width <= 300; width += 5) {
            strip.resize(width, strip.sizeHint().height());
            const QList<PaintedText> texts = recordedWords(&strip);
            QVERIFY(!texts.isEmpty());
            QVERIFY_SAYS(texts.last().text, "RatioStrip.closestCountPossible");
            qreal needed = 0;
            for (const PaintedText& text : texts)
                needed += text.needed.width();
            QVERIFY2(needed <= width, qPrintable(QString::number(width)));
            shortened = shortened || texts.first().text == QStringLiteral("n = 9");
        }
        QVERIFY(shortened);
        QCOMPARE(recordedWords(&strip).first().text, wording("RatioStrip.rolled", 9));
    }
};

GENOTYPE_TEST(RatioStripTest)
#include "ratio_strip_test.moc"
