// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/ui/paint/allele_painter.h"
#include "app/ui/paint/environment_painter.h"
#include "app/ui/theme/theme.h"
#include "test_registry.h"

#include <QtGui/QImage>
#include <QtGui/QPainter>
#include <QtTest/QTest>

using namespace app;

namespace {

template <typename Paint> QImage pictureOf(QSize size, Paint paint) {
    QImage image(size, QImage::Format_ARGB32_Premultiplied);
    image.fill(Qt::transparent);
    QPainter painter(&image);
    paint(painter, QRectF(QPointF(), QSizeF(size)));
    return image;
}

int differing(const QImage& one, const QImage& other) {
    int count = 0;
    for (int y = 0; y < one.height(); ++y)
        for (int x = 0; x < one.width(); ++x)
            count += one.pixel(x, y) != other.pixel(x, y);
    return count;
}

} // namespace

class WarsPainterTest : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { Theme::install(); }

    void allelesDifferByTheirMarksAlone() {
        QList<QImage> marks;
        for (const genomewars::AlleleInfo& info : genomewars::alleles)
            marks << pictureOf({16, 16}, [&](QPainter& painter, const QRectF& rect) {
                paintAlleleMark(painter, rect, info.id, Qt::black);
            });
        for (qsizetype one = 0; one < marks.size(); ++one)
            for (qsizetype other = one + 1; other < marks.size(); ++other)
                QVERIFY2(differing(marks[one], marks[other]) > 40,
                         qPrintable(QString("%1 %2").arg(one).arg(other)));
    }

    void everySceneFillsItsRectangleAndIsItsOwn() {
        for (const ThemeKind kind : allThemeKinds) {
            Theme::current().setKind(kind);
            QList<QImage> scenes;
            for (const genomewars::EnvironmentInfo& info : genomewars::environments)
                for (const QSize size : {QSize(240, 120), QSize(120, 120)}) {
                    const QImage scene = pictureOf(size, [&](QPainter& painter, const QRectF& rect) {
                        paintEnvironment(painter, rect, info.id);
                    });
                    for (const QPoint corner :
                         {QPoint(1, 1), QPoint(size.width() - 2, 1), QPoint(1, size.height() - 2),
                          QPoint(size.width() - 2, size.height() - 2)})
                        QCOMPARE(qAlpha(scene.pixel(corner)), 255);
                    for (const QImage& other : scenes)
                        QVERIFY(other.size() != scene.size() || differing(other, scene) > size.width() * 20);
                    scenes << scene;
                }
        }
        Theme::current().setKind(ThemeKind::Light);
    }

    void bacteriaOfTeamsDifferWithoutColour() {
        QList<QImage> shapes;
        for (int seat = 0; seat < seatCount; ++seat)
            shapes << pictureOf({44, 30}, [seat](QPainter& painter, const QRectF& rect) {
                          paintBacterium(painter, rect.center() + QPointF(6, 0), 30, 0, seat);
                      }).convertToFormat(QImage::Format_Grayscale8);
        for (qsizetype one = 0; one < shapes.size(); ++one)
            for (qsizetype other = one + 1; other < shapes.size(); ++other)
                QVERIFY(differing(shapes[one], shapes[other]) > 15);
    }
};

GENOTYPE_TEST(WarsPainterTest)
#include "wars_painter_test.moc"
