// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/learn/figures/three_gene_picture.h"

#include "app/ui/paint/words_painter.h"
#include "app/ui/theme/theme.h"
#include "test_registry.h"

#include <QtGui/QPainter>
#include <QtTest/QTest>
#include <QtWidgets/QWidget>

#include <utility>

using namespace app;

namespace {

/// A widget that is nothing but the picture.
class PaintedGenes : public QWidget, public PaintsWords {
public:
    explicit PaintedGenes(ThreeGenePicture picture) : m_picture(std::move(picture)) { resize(400, 112); }

protected:
    void paintEvent(QPaintEvent*) override {
        QPainter painter(this);
        m_picture.paint(painter, rect());
    }

private:
    ThreeGenePicture m_picture;
};

ThreeGenePicture mapped(double first, double second) {
    ThreeGenePicture picture;
    picture.names = {QStringLiteral("A"), QStringLiteral("B"), QStringLiteral("C")};
    picture.alleles = {{{QStringLiteral("A"), QStringLiteral("a")},
                        {QStringLiteral("B"), QStringLiteral("b")},
                        {QStringLiteral("C"), QStringLiteral("c")}}};
    picture.cM = {first, second};
    return picture;
}

QList<PaintedText> distancesOn(const ThreeGenePicture& picture) {
    const PaintedGenes painted(picture);
    QList<PaintedText> distances;
    for (const PaintedText& one : recordedWords(&painted))
        if (one.text.endsWith(QLatin1String("cM")))
            distances << one;
    return distances;
}

} // namespace

/// The map that a pupil draws of three genes.
class ThreeGenePictureTest : public QObject {
    Q_OBJECT
private slots:
    void initTestCase() { Theme::install(); }

    void anUnknownOrderHasNoDistances() {
        const ThreeGenePicture unknown;
        QVERIFY(!unknown.description().contains(QLatin1String("cM")));
        QCOMPARE(distancesOn(unknown).size(), 0);
        const PaintedGenes painted(unknown);
        for (const PaintedText& one : recordedWords(&painted))
            QCOMPARE(one.text, QStringLiteral("?"));
    }

    void aKnownOrderIsReadFromLeftToRight() {
        QCOMPARE(mapped(12.34, 5).description(), QStringLiteral("A – 12.3 cM – B – 5.0 cM – C"));
        const QList<PaintedText> distances = distancesOn(mapped(12.34, 5));
        QCOMPARE(distances.size(), 2);
        QCOMPARE(distances[0].text, QStringLiteral("12.3 cM"));
        QCOMPARE(distances[1].text, QStringLiteral("5.0 cM"));
    }

    void distancesHaveTheirShareOfTheLineAndRoomForWords() {
        const QList<PaintedText> distances = distancesOn(mapped(30, 20));
        QVERIFY(qAbs(distances[0].available.width() / distances[1].available.width() - 1.5) < 0.05);
        for (const PaintedText& one : distancesOn(mapped(49, 0.1)))
            QVERIFY2(one.needed.width() <= one.available.width(), qPrintable(one.text));
    }
};

GENOTYPE_TEST(ThreeGenePictureTest)

#include "three_gene_picture_test.moc"
