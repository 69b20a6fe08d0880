// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/ui/paint/icons.h"
#include "app/ui/theme/theme.h"
#include "ink.h"
#include "test_registry.h"

#include <QtTest/QTest>

using namespace app;
using namespace tests;
using genotype::Space;
using genotype::Tool;

namespace {

const std::vector<qreal> sides{16, 24, 48};

std::vector<QImage> tools(qreal side) {
    std::vector<QImage> pictures;
    for (int i = 0; i < genotype::toolKinds; ++i)
        pictures.push_back(pictureOf({side, side}, [i](QPainter& painter, const QRectF& rect) {
            paintToolIcon(painter, rect, static_cast<Tool>(i), Qt::black);
        }));
    return pictures;
}

std::vector<QImage> spaceIcons(qreal side) {
    std::vector<QImage> pictures;
    for (int i = 0; i < genotype::spaceCount; ++i)
        pictures.push_back(pictureOf({side, side}, [i](QPainter& painter, const QRectF& rect) {
            paintSpaceIcon(painter, rect, static_cast<Space>(i), Qt::black);
        }));
    return pictures;
}

std::vector<QImage> pages(qreal side) {
    std::vector<QImage> pictures;
    for (int i = 0; i < pageIconCount; ++i)
        pictures.push_back(pictureOf({side, side}, [i](QPainter& painter, const QRectF& rect) {
            paintPageIcon(painter, rect, static_cast<PageIcon>(i), Qt::black);
        }));
    return pictures;
}

void verifyInk(const std::vector<QImage>& pictures, qreal side) {
    for (std::size_t i = 0; i < pictures.size(); ++i) {
        QVERIFY2(inkInside(pictures[i]) > side * side / 12, qPrintable(QString::number(i)));
        QVERIFY2(inkOutside(pictures[i]) == 0, qPrintable(QString::number(i)));
    }
}

void verifyAllDiffer(const std::vector<QImage>& pictures, qreal side) {
    for (std::size_t one = 0; one < pictures.size(); ++one)
        for (std::size_t other = one + 1; other < pictures.size(); ++other)
            QVERIFY2(differences(pictures[one], pictures[other]) > side * side / 12,
                     qPrintable(QStringLiteral("%1 and %2 look alike").arg(one).arg(other)));
}

} // namespace

class IconsTest : public QObject {
    Q_OBJECT
private slots:
    void initTestCase() { Theme::install(); }

    void everyIconLeavesInkInsideItsRectangle();
    void toolsAndPagesDiffer();
    void kindsOfSpacesDiffer();
    void iconsTakeTheirColour();
    void theMarkFillsItsRectangle();
    void theWindowIconHasAllSizes();
};

void IconsTest::everyIconLeavesInkInsideItsRectangle() {
    for (const qreal side : sides) {
        verifyInk(tools(side), side);
        verifyInk(spaceIcons(side), side);
        verifyInk(pages(side), side);
    }
}

void IconsTest::toolsAndPagesDiffer() {
    for (const qreal side : sides) {
        verifyAllDiffer(tools(side), side);
        verifyAllDiffer(pages(side), side);
    }
}

void IconsTest::kindsOfSpacesDiffer() {
    for (const qreal side : sides) {
        const auto all = spaceIcons(side);
        std::vector<QImage> kinds;
        for (const Space space : {Space::ParentGenesR, Space::FirstShiftR, Space::SecondShift,
                                  Space::UniversityOne, Space::GoalTwo, Space::Treasury, Space::Nursery,
                                  Space::ToolShed, Space::Gardening, Space::TemporarySlot, Space::Omari})
            kinds.push_back(all[static_cast<std::size_t>(space)]);
        verifyAllDiffer(kinds, side);
    }
}

void IconsTest::iconsTakeTheirColour() {
    const QImage picture = pictureOf({24, 24}, [](QPainter& painter, const QRectF& rect) {
        paintToolIcon(painter, rect, Tool::Rake, QColor(200, 10, 30));
    });
    for (int y = 0; y < picture.height(); ++y)
        for (int x = 0; x < picture.width(); ++x)
            if (qAlpha(picture.pixel(x, y)) == 255)
                QCOMPARE(picture.pixelColor(x, y), QColor(200, 10, 30));
}

void IconsTest::theMarkFillsItsRectangle() {
    for (const qreal side : {16.0, 24.0, 32.0, 96.0}) {
        const QImage picture = pictureOf({side, side}, paintAppMark);
        QVERIFY(inkInside(picture) > side * side / 4);
        QCOMPARE(inkOutside(picture), 0);
    }
}

void IconsTest::theWindowIconHasAllSizes() {
    const QIcon icon = appIcon();
    for (const int side : {16, 32, 48, 256})
        QVERIFY(icon.availableSizes().contains(QSize(side, side)));
}

GENOTYPE_TEST(IconsTest)
#include "icons_test.moc"
