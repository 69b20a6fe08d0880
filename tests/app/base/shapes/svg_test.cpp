// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/base/shapes/svg.h"
#include "drawn.h"
#include "test_registry.h"

#include <QtCore/QRegularExpression>
#include <QtCore/QSet>
#include <QtCore/QXmlStreamReader>
#include <QtTest/QTest>

using namespace shapes;

namespace {

/// A different colour for each role.
Palette countedPalette() {
    Palette palette{};
    for (std::size_t i = 0; i < palette.size(); ++i)
        palette[i] = static_cast<std::uint32_t>(i * 0x010203);
    return palette;
}

QString written(const Shape& shape) {
    return QString::fromStdString(svg(shape, countedPalette()));
}

} // namespace

class SvgTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void everyShapeIsWellFormed();
    void aColourIsThatOfItsRole();
    void theNameOfAGradientSaysWhatItIs();
    void lettersOfANameAreEscaped();
    void wideNumeralsAreSqueezedIntoTheirBox();
};

void SvgTest::everyShapeIsWellFormed() {
    for (const Box& box : {Box{0, 0, 18, 18}, Box{-4, 2.5, 62, 96}})
        for (const auto& [name, shape] : tests::allShapes(box)) {
            QXmlStreamReader xml(written(shape));
            QSet<QString> names;
            QSet<QString> wanted;
            std::size_t drawn = 0;
            bool defining = false;
            while (!xml.atEnd()) {
                xml.readNext();
                if (xml.name() == QLatin1String("defs"))
                    defining = xml.isStartElement();
                if (!xml.isStartElement())
                    continue;
                drawn +=
                    !defining && (xml.name() == QLatin1String("path") || xml.name() == QLatin1String("text"));
                for (const QXmlStreamAttribute& attribute : xml.attributes()) {
                    const QString value = attribute.value().toString();
                    QVERIFY2(!value.contains(QLatin1String("nan")) && !value.contains(QLatin1String("inf")),
                             qPrintable(value));
                    if (attribute.name() == QLatin1String("id")) {
                        QVERIFY2(!names.contains(value), name.c_str());
                        names.insert(value);
                    }
                    if (value.startsWith(QLatin1String("url(#")))
                        wanted.insert(value.mid(5).chopped(1));
                }
            }
            QVERIFY2(!xml.hasError(), qPrintable(xml.errorString()));
            QCOMPARE(drawn, shape.parts.size());
            QCOMPARE(wanted, names);
        }
}

void SvgTest::aColourIsThatOfItsRole() {
    const Shape shape{{0, 0, 10, 10},
                      {{Path().box({1, 2, 3, 4}), ColourRole::Stem,
                        Stroke{faded(ColourRole::Seed, 0.25), 1.5, Ends::Flat}}}};
    Palette palette{};
    palette[static_cast<std::size_t>(ColourRole::Stem)] = 0x55893F;
    palette[static_cast<std::size_t>(ColourRole::Seed)] = 0x00000a;
    const QString text = QString::fromStdString(svg(shape, palette));
    QVERIFY(
        text.contains(QLatin1String("<path d=\"M1 2L4 2L4 6L1 6Z\" fill=\"#55893f\" stroke=\"#00000a\" "
                                    "stroke-opacity=\"0.25\" stroke-width=\"1.5\" stroke-linecap=\"butt\"")));
    QVERIFY(text.startsWith(QLatin1String(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 10 10\" width=\"10\" height=\"10\">")));
}

void SvgTest::theNameOfAGradientSaysWhatItIs() {
    const auto namesIn = [](const Shape& shape) {
        QSet<QString> names;
        static const QRegularExpression id(QStringLiteral(" id=\"(\\w+)\""));
        for (const auto& match : id.globalMatch(written(shape)))
            names.insert(match.captured(1));
        return names;
    };
    const Box box{0, 0, 40, 40};
    const auto one = namesIn(die(box, genotype::Trait::PodColour, genotype::DieFace::One));
    QVERIFY(!one.isEmpty());
    QCOMPARE(namesIn(die(box, genotype::Trait::PodColour, genotype::DieFace::Two)), one);
    QVERIFY(!namesIn(die(box, genotype::Trait::SeedShape, genotype::DieFace::One)).intersects(one));
    QVERIFY(
        !namesIn(die({1, 1, 41, 41}, genotype::Trait::PodColour, genotype::DieFace::One)).intersects(one));
}

void SvgTest::lettersOfANameAreEscaped() {
    for (const char* letter : {"<", "&", ">", "\"", "É", "𝔊"}) {
        QXmlStreamReader xml(written(goalMarker({0, 0, 40, 40}, 2, std::string(letter) + "lse")));
        QString text;
        while (!xml.atEnd()) {
            xml.readNext();
            if (xml.isCharacters())
                text += xml.text();
        }
        QVERIFY2(!xml.hasError(), qPrintable(xml.errorString()));
        QCOMPARE(text, QString::fromUtf8(letter));
    }
}

void SvgTest::wideNumeralsAreSqueezedIntoTheirBox() {
    const auto squeezed = [](genotype::DieFace face) {
        static const QRegularExpression scale(QStringLiteral("scale\\(([\\d.]+) 1\\)"));
        return scale.match(written(die({0, 0, 24, 24}, genotype::Trait::SeedShape, face)))
            .captured(1)
            .toDouble();
    };
    QCOMPARE(squeezed(genotype::DieFace::One), 1.0);
    QCOMPARE(squeezed(genotype::DieFace::Two), 1.0);
    QVERIFY(squeezed(genotype::DieFace::Three) < 0.9);
    QVERIFY(squeezed(genotype::DieFace::Three) > 0.6);
}

GENOTYPE_TEST(SvgTest)
#include "svg_test.moc"
