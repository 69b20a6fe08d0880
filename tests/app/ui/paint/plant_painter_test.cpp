// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/base/shapes/drawn.h"
#include "app/ui/paint/plant_painter.h"
#include "app/ui/theme/theme.h"
#include "ink.h"
#include "test_registry.h"

#include <QtCore/QScopeGuard>
#include <QtGui/QPixmap>
#include <QtGui/QPixmapCache>
#include <QtTest/QTest>

using namespace app;
using namespace tests;
using genotype::allTraits;
using genotype::Phenotype;
using genotype::Trait;

namespace {

using Seen = std::optional<Phenotype>;

/// What a card can say about a trait, "nothing" included.
std::vector<Seen> seenOf(Trait trait) {
    std::vector<Seen> all{std::nullopt};
    for (int i = 0; i < genotype::phenotypeCount; ++i)
        if (traitOf(static_cast<Phenotype>(i)) == trait)
            all.emplace_back(static_cast<Phenotype>(i));
    return all;
}

QImage pictureOfPlant(QSizeF size, const PlantLook& look) {
    return pictureOf(size,
                     [&look](QPainter& painter, const QRectF& rect) { paintPlant(painter, rect, look); });
}

} // namespace

class PlantPainterTest : public QObject {
    Q_OBJECT
private slots:
    void cleanup() { Theme::current().setKind(ThemeKind::Light); }

    void eachPhenotypeChangesThePicture_data();
    void eachPhenotypeChangesThePicture();
    void aTallerPlantIsTaller();
    void staysInsideItsRectangle_data();
    void staysInsideItsRectangle();
    void theCacheKeepsPictures();
    void theCacheTellsPicturesApart();
    void theCacheIsBounded();
};

void PlantPainterTest::eachPhenotypeChangesThePicture_data() {
    QTest::addColumn<int>("theme");
    QTest::addColumn<int>("trait");
    for (const ThemeKind theme : allThemeKinds)
        for (const Trait trait : allTraits)
            QTest::addRow("theme %d, trait %c", static_cast<int>(theme), genotype::letterOf(trait))
                << static_cast<int>(theme) << static_cast<int>(trait);
}

void PlantPainterTest::eachPhenotypeChangesThePicture() {
    QFETCH(int, theme);
    QFETCH(int, trait);
    Theme::current().setKind(static_cast<ThemeKind>(theme));
    const auto values = seenOf(static_cast<Trait>(trait));
    for (PlantLook look : allLooks()) {
        if (look.traits[static_cast<std::size_t>(trait)])
            continue; // each of the others once
        std::vector<QImage> pictures;
        for (const Seen value : values) {
            look.traits[static_cast<std::size_t>(trait)] = value;
            pictures.push_back(pictureOfPlant({60, 60}, look));
        }
        for (std::size_t one = 0; one < pictures.size(); ++one)
            for (std::size_t other = one + 1; other < pictures.size(); ++other)
                QVERIFY2(differences(pictures[one], pictures[other]) >= 20,
                         qPrintable(QStringLiteral("values %1 and %2 look alike").arg(one).arg(other)));
    }
}

void PlantPainterTest::aTallerPlantIsTaller() {
    const auto topOf = [](Phenotype height) {
        const QImage picture = pictureOfPlant(
            {60, 60}, {{Phenotype::RoundSeeds, Phenotype::PurpleFlowers, Phenotype::GreenPods, height}});
        for (int y = 0; y < picture.height(); ++y)
            for (int x = 0; x < picture.width(); ++x)
                if (qAlpha(picture.pixel(x, y)) > 100)
                    return y;
        return picture.height();
    };
    QVERIFY(topOf(Phenotype::TallStem) + 7 < topOf(Phenotype::MediumStem));
    QVERIFY(topOf(Phenotype::MediumStem) + 7 < topOf(Phenotype::ShortStem));
}

void PlantPainterTest::staysInsideItsRectangle_data() {
    QTest::addColumn<QSizeF>("size");
    for (const QSizeF size : {QSizeF(24, 24), QSizeF(60, 60), QSizeF(90, 70), QSizeF(48, 80), QSizeF(120, 40),
                              QSizeF(73, 61), QSizeF(300, 300)})
        QTest::addRow("%gx%g", size.width(), size.height()) << size;
}

void PlantPainterTest::staysInsideItsRectangle() {
    QFETCH(QSizeF, size);
    for (const PlantLook& look : allLooks()) {
        const QImage picture = pictureOfPlant(size, look);
        QVERIFY(inkInside(picture) > size.width() * size.height() / 40);
        QCOMPARE(inkOutside(picture), 0);
    }
}

void PlantPainterTest::theCacheKeepsPictures() {
    QPixmapCache::clear();
    const PlantLook look{{Phenotype::RoundSeeds, {}, Phenotype::YellowPods, {}}};
    const QPixmap first = plantPixmap(look, {60, 50}, 1);
    QCOMPARE(first.size(), QSize(60, 50));
    QCOMPARE(plantPixmap(look, {60, 50}, 1).cacheKey(), first.cacheKey());
    QVERIFY(plantPixmap(look, {0, 50}, 1).isNull());
}

void PlantPainterTest::theCacheTellsPicturesApart() {
    QPixmapCache::clear();
    const PlantLook look{{Phenotype::RoundSeeds, {}, Phenotype::YellowPods, {}}};
    std::vector<QPixmap> pictures{plantPixmap(look, {60, 50}, 1), plantPixmap(look, {50, 60}, 1),
                                  plantPixmap(look, {60, 50}, 2), plantPixmap({}, {60, 50}, 1)};
    QCOMPARE(pictures[2].size(), QSize(120, 100));
    QCOMPARE(pictures[2].devicePixelRatio(), 2.0);
    Theme::current().setKind(ThemeKind::Dark);
    pictures.push_back(plantPixmap(look, {60, 50}, 1));
    for (std::size_t one = 0; one < pictures.size(); ++one)
        for (std::size_t other = one + 1; other < pictures.size(); ++other)
            QVERIFY(pictures[one].cacheKey() != pictures[other].cacheKey());
    QVERIFY(pictures[0].toImage() != pictures[4].toImage());
}

void PlantPainterTest::theCacheIsBounded() {
    const int limit = QPixmapCache::cacheLimit();
    const auto restore = qScopeGuard([limit] { QPixmapCache::setCacheLimit(limit); });
    QPixmapCache::clear();
    QPixmapCache::setCacheLimit(1024); // KB: eleven pictures of 150 × 150
    const auto looks = allLooks();
    const qint64 first = plantPixmap(looks.front(), {150, 150}, 1).cacheKey();
    for (const PlantLook& look : looks)
        plantPixmap(look, {150, 150}, 1);
    QVERIFY2(plantPixmap(looks.front(), {150, 150}, 1).cacheKey() != first, "nothing was ever dropped");
}

GENOTYPE_TEST(PlantPainterTest)
#include "plant_painter_test.moc"
