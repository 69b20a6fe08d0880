// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/base/shapes/drawn.h"
#include "app/base/shapes/svg.h"
#include "app/ui/paint/lettering.h"
#include "app/ui/paint/shape_painter.h"
#include "app/ui/theme/theme.h"
#include "ink.h"
#include "test_registry.h"

#include <QtCore/QRegularExpression>
#include <QtCore/QXmlStreamReader>
#include <QtGui/QFontMetricsF>
#include <QtSvg/QSvgRenderer>
#include <QtTest/QTest>

using namespace app;
using namespace tests;
using shapes::ColourRole;

namespace {

shapes::Shape withoutWords(shapes::Shape shape) {
    std::erase_if(shape.parts, [](const shapes::Part& part) {
        return std::holds_alternative<shapes::Glyphs>(part.outline);
    });
    return shape;
}

} // namespace

class ShapePainterTest : public QObject {
    Q_OBJECT
private slots:
    void initTestCase() { Theme::install(); }
    void cleanup() { Theme::current().setKind(ThemeKind::Light); }

    void aShapeLooksLikeItsSvg();
    void lettersOfAnSvgStandWhereTheyArePainted();
    void aRoleHasTheColourOfTheTheme();
    void aMixtureIsTheSameAsOfTheColours();
};

void ShapePainterTest::aShapeLooksLikeItsSvg() {
    const QRectF rect(margin, margin, 96, 96);
    int plants = 0;
    int compared = 0;
    for (const auto& [name, whole] : allShapes(boxOf(rect))) {
        if (name == "plant" && plants++ % 16 != 0) // of the many, some will do
            continue;
        // Qt's own SVG knows no second choice of a font, and so not the first one either.
        const shapes::Shape shape = withoutWords(whole);
        const QImage painted = pictureOf(
            rect.size(), [&](QPainter& painter, const QRectF&) { paintShape(painter, shape.parts); });
        QSvgRenderer renderer(QByteArray::fromStdString(shapes::svg(shape, themePalette())));
        QVERIFY2(renderer.isValid(), name.c_str());
        const QImage drawn = pictureOf(rect.size(), [&](QPainter& painter, const QRectF&) {
            painter.setRenderHint(QPainter::Antialiasing);
            const shapes::Box& box = shape.box;
            renderer.render(&painter, QRectF(box.x, box.y, box.width, box.height));
        });
        QVERIFY2(differences(painted, drawn) <= inkInside(painted) / 200,
                 qPrintable(QStringLiteral("%1: %2 of %3 pixels")
                                .arg(QString::fromStdString(name))
                                .arg(differences(painted, drawn))
                                .arg(inkInside(painted))));
        ++compared;
    }
    QVERIFY(compared > 100);
}

/// In the SVG they are text of a size that fits if the font is Noto Serif, as it is here.
void ShapePainterTest::lettersOfAnSvgStandWhereTheyArePainted() {
    const QRectF rect(0, 0, 96, 96);
    for (const auto& [name, shape] : allShapes(boxOf(rect)))
        for (const shapes::Part& part : shape.parts) {
            const auto* glyphs = std::get_if<shapes::Glyphs>(&part.outline);
            if (!glyphs || glyphs->text == "É" || glyphs->text == "Q") // what isn't as high as other capitals
                continue;
            QXmlStreamReader xml(QByteArray::fromStdString(shapes::svg({shape.box, {part}}, themePalette())));
            while (!xml.atEnd() && xml.name() != QLatin1String("text"))
                xml.readNext();
            static const QRegularExpression place(
                QStringLiteral("translate\\(([\\d.]+) ([\\d.]+)\\) scale\\(([\\d.]+) 1\\)"));
            const auto numbers = place.match(xml.attributes().value(QLatin1String("transform")));
            QVERIFY(numbers.hasMatch());
            QFont font = Theme::current().serif(1, QFont::Bold, glyphs->italic);
            font.setPixelSize(100);
            const QString text = QString::fromStdString(glyphs->text);
            const qreal size = xml.attributes().value(QLatin1String("font-size")).toDouble() / 100;
            QPainterPath outline;
            outline.addText(-QFontMetricsF(font).horizontalAdvance(text) / 2, 0, font, text);
            const QTransform transform =
                QTransform::fromTranslate(numbers.captured(1).toDouble(), numbers.captured(2).toDouble())
                    .scale(numbers.captured(3).toDouble() * size, size);
            const QRectF there = transform.mapRect(outline.boundingRect());
            const shapes::Box& box = glyphs->box;
            const QRectF here = lettering(text, {box.x, box.y, box.width, box.height},
                                          glyphs->italic ? Lettering::Italic : Lettering::Upright)
                                    .boundingRect();
            const qreal near =
                box.height * (glyphs->italic ? 0.12 : 0.06); // slanted ones lean out of their widths
            QVERIFY2(std::abs(there.left() - here.left()) < near &&
                         std::abs(there.right() - here.right()) < near &&
                         std::abs(there.top() - here.top()) < near &&
                         std::abs(there.bottom() - here.bottom()) < near,
                     qPrintable(QStringLiteral("%1: %2 %3 %4 %5, not %6 %7 %8 %9")
                                    .arg(text)
                                    .arg(there.left())
                                    .arg(there.top())
                                    .arg(there.right())
                                    .arg(there.bottom())
                                    .arg(here.left())
                                    .arg(here.top())
                                    .arg(here.right())
                                    .arg(here.bottom())));
        }
}

void ShapePainterTest::aRoleHasTheColourOfTheTheme() {
    for (const ThemeKind kind : allThemeKinds) {
        Theme& theme = Theme::current();
        theme.setKind(kind);
        QCOMPARE(colourOf(ColourRole::FlowerPink), theme.colour(Role::FlowerPink));
        QCOMPARE(colourOf(ColourRole::Panel), theme.colour(Role::Panel));
        QCOMPARE(colourOf(ColourRole::White), QColor(Qt::white));
        QCOMPARE(colourOf(ColourRole::Black), QColor(Qt::black));
        for (const genotype::Trait trait : genotype::allTraits) {
            QCOMPARE(colourOf(shapes::traitFill(trait)), theme.trait(trait).fill);
            QCOMPARE(colourOf(shapes::onTrait(trait)), theme.trait(trait).onFill);
        }
        for (int seat = 0; seat < seatCount; ++seat) {
            QCOMPARE(colourOf(shapes::numbered(ColourRole::SeatFill, seat)), theme.seat(seat).fill);
            QCOMPARE(colourOf(shapes::numbered(ColourRole::OnSeat, seat)), theme.seat(seat).onFill);
        }
    }
}

void ShapePainterTest::aMixtureIsTheSameAsOfTheColours() {
    const Theme& theme = Theme::current();
    QCOMPARE(colourOf(shapes::mixed(ColourRole::Leaf, ColourRole::LeafDeep, 0.72)).rgb(),
             mixed(theme.colour(Role::Leaf), theme.colour(Role::LeafDeep), 0.72).rgb());
    QCOMPARE(colourOf(shapes::faded(ColourRole::Stem, 0.2)).alpha(), 51);
}

GENOTYPE_TEST(ShapePainterTest)
#include "shape_painter_test.moc"
