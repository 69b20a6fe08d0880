// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/ui/paint/card_backs.h"
#include "app/ui/paint/shape_painter.h"
#include "app/ui/theme/theme.h"
#include "ink.h"
#include "test_registry.h"

#include <QtTest/QTest>

using namespace app;
using namespace tests;
using genotype::allTraits;
using genotype::DieFace;
using genotype::Trait;

namespace {

constexpr int faceCount = 5;

QImage die(Trait trait, DieFace face, qreal side) {
    return pictureOf({side, side},
                     [&](QPainter& painter, const QRectF& rect) { paintDie(painter, rect, trait, face); });
}

QImage marker(int seat, QSizeF size, const QString& letter = {}) {
    return pictureOf(
        size, [&](QPainter& painter, const QRectF& rect) { paintMarker(painter, rect, seat, letter); });
}

QImage goalMarker(int seat, qreal side, const QString& letter = {}) {
    return pictureOf({side, side}, [&](QPainter& painter, const QRectF& rect) {
        paintGoalMarker(painter, rect, seat, letter);
    });
}

void verifyAllDiffer(const std::vector<QImage>& pictures, int pixels) {
    for (std::size_t one = 0; one < pictures.size(); ++one)
        for (std::size_t other = one + 1; other < pictures.size(); ++other)
            QVERIFY2(differences(pictures[one], pictures[other]) >= pixels,
                     qPrintable(QStringLiteral("%1 and %2 look alike").arg(one).arg(other)));
}

} // namespace

/// Dice, coins, markers and card backs.
class PiecesTest : public QObject {
    Q_OBJECT
private slots:
    void initTestCase_data();
    void initTestCase() { Theme::install(); }
    void init();
    void cleanup() { Theme::current().setKind(ThemeKind::Light); }

    void everyPieceStaysInsideItsRectangle();
    void facesDiffer();
    void traitsDifferWithoutColour();
    void seatsDifferWithoutColour();
    void aLetterIsShownWhereItFits();
    void cardBacksLeaveRoomForACount();
    void theCoinBearsNoLetterThatCouldBeAnAllele();
};

/// A lily is symmetric; the ƒ of the florin is not, and looks like the f of a white flower.
void PiecesTest::theCoinBearsNoLetterThatCouldBeAnAllele() {
    const QImage coin = pictureOf({60, 60}, paintCoin);
    const QColor ink = Theme::current().colour(Role::CoinInk);
    const auto isInk = [&](const QImage& picture, int x, int y) {
        const QColor here = picture.pixelColor(x, y);
        return qAbs(here.red() - ink.red()) + qAbs(here.green() - ink.green()) +
                   qAbs(here.blue() - ink.blue()) <
               40;
    };
    const QImage mirrored = coin.mirrored(true, false);
    int all = 0;
    int apart = 0;
    // Within the rim.
    for (int y = margin + 16; y < margin + 44; ++y)
        for (int x = margin + 16; x < margin + 44; ++x) {
            all += isInk(coin, x, y);
            apart += isInk(coin, x, y) != isInk(mirrored, x, y);
        }
    QVERIFY(all > 60);
    QVERIFY2(apart < all / 5, qPrintable(QStringLiteral("%1 of %2").arg(apart).arg(all)));
}

void PiecesTest::initTestCase_data() {
    QTest::addColumn<int>("theme");
    QTest::newRow("light") << static_cast<int>(ThemeKind::Light);
    QTest::newRow("dark") << static_cast<int>(ThemeKind::Dark);
    QTest::newRow("high contrast") << static_cast<int>(ThemeKind::HighContrast);
}

void PiecesTest::init() {
    QFETCH_GLOBAL(int, theme);
    Theme::current().setKind(static_cast<ThemeKind>(theme));
}

void PiecesTest::everyPieceStaysInsideItsRectangle() {
    std::vector<Paint> pieces{paintCoin, paintPlantBack, paintToolBack};
    for (const Trait trait : allTraits)
        for (int face = 0; face < faceCount; ++face)
            pieces.push_back([=](QPainter& painter, const QRectF& rect) {
                paintDie(painter, rect, trait, static_cast<DieFace>(face));
            });
    for (int seat = 0; seat < seatCount; ++seat)
        for (const QString& letter :
             {QString(), QStringLiteral("A"), QStringLiteral("Q"), QStringLiteral("É")}) {
            pieces.push_back(
                [=](QPainter& painter, const QRectF& rect) { paintMarker(painter, rect, seat, letter); });
            pieces.push_back(
                [=](QPainter& painter, const QRectF& rect) { paintGoalMarker(painter, rect, seat, letter); });
        }
    for (const QSizeF size : {QSizeF(11, 15), QSizeF(16, 16), QSizeF(24, 18), QSizeF(22, 22), QSizeF(62, 44),
                              QSizeF(62, 96), QSizeF(96, 96)})
        for (std::size_t i = 0; i < pieces.size(); ++i) {
            const QImage picture = pictureOf(size, pieces[i]);
            const QByteArray piece = QByteArray::number(static_cast<int>(i)) + " at " +
                                     QByteArray::number(size.width()) + "x" +
                                     QByteArray::number(size.height());
            QVERIFY2(inkInside(picture) > 30, piece);
            QVERIFY2(inkOutside(picture) == 0, piece);
        }
}

void PiecesTest::facesDiffer() {
    for (const qreal side : {16.0, 18.0, 64.0})
        for (const Trait trait : allTraits) {
            std::vector<QImage> faces;
            for (int face = 0; face < faceCount; ++face)
                faces.push_back(die(trait, static_cast<DieFace>(face), side));
            verifyAllDiffer(faces, 12);
        }
}

void PiecesTest::traitsDifferWithoutColour() {
    std::vector<QImage> marks;
    for (const Trait trait : allTraits) {
        const TraitColours colours = Theme::current().trait(trait);
        marks.push_back(marksOf(die(trait, DieFace::One, 30), colours.onFill, colours.fill));
    }
    verifyAllDiffer(marks, 4);
}

void PiecesTest::seatsDifferWithoutColour() {
    std::vector<QImage> standing, standingNamed, lying;
    for (int seat = 0; seat < seatCount; ++seat) {
        const SeatColours colours = Theme::current().seat(seat);
        standing.push_back(marksOf(marker(seat, {11, 15}), colours.onFill, colours.fill));
        standingNamed.push_back(
            marksOf(marker(seat, {22, 22}, QStringLiteral("A")), colours.onFill, colours.fill));
        lying.push_back(marksOf(goalMarker(seat, 16, QStringLiteral("A")), colours.onFill, colours.fill));
    }
    verifyAllDiffer(standing, 4);
    verifyAllDiffer(standingNamed, 4);
    verifyAllDiffer(lying, 4);
}

void PiecesTest::aLetterIsShownWhereItFits() {
    const QString a = QStringLiteral("A");
    for (int seat = 0; seat < seatCount; ++seat) {
        QCOMPARE(marker(seat, {11, 15}, a), marker(seat, {11, 15}));
        QVERIFY(differences(marker(seat, {22, 22}, a), marker(seat, {22, 22}, QStringLiteral("M"))) >= 8);
        QVERIFY(differences(goalMarker(seat, 16, a), goalMarker(seat, 16, QStringLiteral("M"))) >= 8);
    }
}

void PiecesTest::cardBacksLeaveRoomForACount() {
    const Theme& theme = Theme::current();
    const QSize size(62, 96);
    for (const auto& [paint, deck] :
         {std::pair<Paint, Role>{paintPlantBack, Role::PlantDeck}, {paintToolBack, Role::ToolDeck}}) {
        const QImage picture = pictureOf(size, paint);
        const int bottom = margin + size.height();
        const int frame = 6;
        for (int y = bottom - theme.px(19); y < bottom - frame; ++y)
            for (int x = margin + frame; x < margin + size.width() - frame; ++x)
                QCOMPARE(QColor(picture.pixel(x, y)), theme.colour(deck));
    }
}

GENOTYPE_TEST(PiecesTest)
#include "pieces_test.moc"
