// SPDX-License-Identifier: GPL-3.0-or-later
#include "environment_painter.h"

#include "app/ui/paint/brushwork.h"
#include "app/ui/theme/wars_colours.h"

#include <QtGui/QLinearGradient>
#include <QtGui/QPainter>
#include <QtGui/QPainterPath>
#include <QtGui/QRadialGradient>

#include <cmath>
#include <numbers>

namespace app {

using genomewars::Environment;

namespace {

/// A scene in a box of width `w` and height 1. Things placed by index are spread over the whole width.
struct Scene {
    QPainter& painter;
    SceneColours colours;
    qreal w;

    /// A pseudorandom number that is always the same for the same index, such as the place of the 7th blade
    /// of grass.
    static qreal chance(int number) {
        const qreal value = std::sin(number * 12.9898) * 43758.5453;
        return value - std::floor(value);
    }
    void fill(const QPainterPath& path, const QColor& colour) const {
        setInk(painter, Qt::NoPen, colour);
        painter.drawPath(path);
    }
    void stroke(const QPainterPath& path, const QColor& colour, qreal width) const {
        setInk(painter, QPen(colour, width, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
        painter.drawPath(path);
    }
    void disc(const QPointF& at, qreal radius, const QColor& colour) const {
        setInk(painter, Qt::NoPen, colour);
        painter.drawEllipse(at, radius, radius);
    }
    void ground(const QColor& from, const QColor& to) const {
        QLinearGradient light(0, 0, 0, 1);
        light.setColorAt(0, from);
        light.setColorAt(1, to);
        painter.fillRect(QRectF(0, 0, w, 1), light);
    }
    void sun(const QPointF& at, qreal radius) const {
        QRadialGradient glow(at, radius * 3);
        QColor edge = colours.light;
        edge.setAlpha(0);
        glow.setColorAt(0, colours.light);
        glow.setColorAt(0.3, colours.light);
        glow.setColorAt(1, edge);
        setInk(painter, Qt::NoPen, glow);
        painter.drawEllipse(at, radius * 3, radius * 3);
        disc(at, radius, colours.light);
    }
    /// Hills, dunes or waves from side to side, down to the foot.
    QPainterPath ridge(qreal height, qreal swing, qreal length, qreal shift) const {
        QPainterPath path(QPointF(0, 1));
        for (int i = 0; i <= 60; ++i) {
            const qreal x = w * i / 60;
            path.lineTo(x, height + swing * std::sin((x / length + shift) * 2 * std::numbers::pi));
        }
        path.lineTo(w, 1);
        path.closeSubpath();
        return path;
    }
};

void paintSurfaceWater(const Scene& scene) {
    scene.ground(scene.colours.sky, scene.colours.far);
    scene.sun({scene.w * 0.82, 0.16}, 0.07);
    scene.fill(scene.ridge(0.34, 0.018, 0.55, 0.1), mixed(scene.colours.far, scene.colours.near, 0.55));
    scene.fill(scene.ridge(0.46, 0.022, 0.7, 0.4), mixed(scene.colours.far, scene.colours.near, 0.25));
    scene.fill(scene.ridge(0.62, 0.026, 0.8, 0.7), scene.colours.near);
    for (int i = 0; i < int(scene.w * 9); ++i) {
        const QPointF at(scene.w * Scene::chance(i), 0.4 + 0.25 * Scene::chance(i + 40));
        QPainterPath glint(at);
        glint.quadTo(at + QPointF(0.03, -0.012), at + QPointF(0.06, 0));
        scene.stroke(glint, mixed(scene.colours.light, scene.colours.far, 0.6), 0.006);
    }
    // Pads of water lilies, and algae in threads.
    for (int i = 0; i < int(scene.w * 4); ++i) {
        const QPointF at(scene.w * (0.04 + 0.92 * Scene::chance(i + 70)),
                         0.68 + 0.05 * Scene::chance(i + 90));
        scene.painter.setPen(Qt::NoPen);
        scene.painter.setBrush(scene.colours.life);
        scene.painter.drawPie(QRectF(at.x() - 0.055, at.y() - 0.02, 0.11, 0.04), 20 * 16, 320 * 16);
    }
    for (int i = 0; i < int(scene.w * 7); ++i) {
        QPainterPath thread(QPointF(scene.w * Scene::chance(i + 11), 1));
        const QPointF foot = thread.currentPosition();
        thread.cubicTo(foot + QPointF(0.03, -0.07), foot + QPointF(-0.03, -0.11),
                       foot + QPointF(0.01, -0.18));
        scene.stroke(thread, mixed(scene.colours.life, scene.colours.near, 0.7), 0.008);
    }
}

/// A leaf that grows from `foot` in a direction, arched by its weight.
void paintBlade(const Scene& scene, const QPointF& foot, qreal length, qreal angle, const QColor& colour) {
    const QPointF tip =
        foot + QPointF(std::cos(angle), -std::sin(angle)) * length + QPointF(0, length * 0.25);
    const QPointF middle = (foot + tip) / 2 + QPointF(0, -length * 0.32);
    QPainterPath leaf(foot);
    leaf.quadTo(middle + QPointF(0, -length * 0.12), tip);
    leaf.quadTo(middle + QPointF(0, length * 0.14), foot);
    scene.fill(leaf, colour);
    QPainterPath rib(foot);
    rib.quadTo(middle, tip);
    scene.stroke(rib, mixed(colour, scene.colours.sky, 0.7), 0.005);
}

void paintJungle(const Scene& scene) {
    scene.ground(scene.colours.sky, scene.colours.far);
    scene.sun({scene.w * 0.3, 0.12}, 0.05);
    scene.fill(scene.ridge(0.55, 0.06, 0.35, 0.2), mixed(scene.colours.far, scene.colours.life, 0.7));
    const QColor bark = mixed(scene.colours.near, QColor(Qt::black), 0.7);
    for (int i = 0; i < int(scene.w * 3); ++i) {
        const qreal x = scene.w * (i + 0.25 + 0.5 * Scene::chance(i)) / int(scene.w * 3);
        QPainterPath trunk(QPointF(x - 0.022, 0.9));
        trunk.cubicTo(x - 0.012, 0.5, x - 0.02, 0.2, x - 0.012, 0);
        trunk.lineTo(x + 0.014, 0);
        trunk.cubicTo(x + 0.02, 0.25, x + 0.012, 0.5, x + 0.03, 0.9);
        scene.fill(trunk, mixed(bark, scene.colours.far, 0.75));
        QPainterPath liana(QPointF(x, 0.02));
        liana.cubicTo(x + 0.1, 0.35, x + 0.2, 0.35, x + 0.3, 0);
        scene.stroke(liana, scene.colours.life, 0.008);
        for (const qreal angle : {0.3, 0.8, 2.3, 2.9})
            paintBlade(scene, {x, 0.1 + 0.05 * Scene::chance(i + 30)}, 0.17, angle, scene.colours.life);
    }
    scene.fill(scene.ridge(0.86, 0.02, 0.5, 0.3), scene.colours.near);
    for (int i = 0; i < int(scene.w * 6); ++i) {
        const QPointF foot(scene.w * (i + 0.5 * Scene::chance(i + 50)) / int(scene.w * 6), 0.97);
        for (const qreal angle : {0.5, 1.1, 1.6, 2.1, 2.7})
            paintBlade(
                scene, foot, 0.13 + 0.07 * Scene::chance(i + 17), angle,
                mixed(scene.colours.life, scene.colours.near, 0.6 + 0.4 * Scene::chance(i + int(angle * 9))));
    }
}

void paintDesert(const Scene& scene) {
    scene.ground(scene.colours.sky, mixed(scene.colours.sky, scene.colours.far, 0.5));
    scene.sun({scene.w * 0.72, 0.2}, 0.085);
    scene.fill(scene.ridge(0.52, 0.05, 0.9, 0.15), mixed(scene.colours.far, scene.colours.sky, 0.7));
    scene.fill(scene.ridge(0.64, 0.06, 1.2, 0.55), scene.colours.far);
    scene.fill(scene.ridge(0.8, 0.05, 1.6, 0.85), scene.colours.near);
    for (int i = 0; i < 1 + int(scene.w * 1.4); ++i) {
        const int cacti = 1 + int(scene.w * 1.4);
        const qreal x = scene.w * (i + 0.2 + 0.6 * Scene::chance(i + 3)) / cacti;
        const qreal foot = 0.8 + 0.06 * Scene::chance(i + 6);
        const qreal high = 0.22 + 0.1 * Scene::chance(i + 9);
        QPainterPath cactus(QPointF(x, foot));
        cactus.lineTo(x, foot - high);
        cactus.moveTo(x, foot - high * 0.45);
        cactus.cubicTo(x + 0.07, foot - high * 0.45, x + 0.065, foot - high * 0.5, x + 0.065,
                       foot - high * 0.8);
        cactus.moveTo(x, foot - high * 0.3);
        cactus.cubicTo(x - 0.06, foot - high * 0.3, x - 0.055, foot - high * 0.4, x - 0.055,
                       foot - high * 0.62);
        scene.stroke(cactus, scene.colours.life, 0.034);
        scene.stroke(cactus, mixed(scene.colours.life, scene.colours.light, 0.75), 0.006);
    }
    for (int i = 0; i < int(scene.w * 8); ++i) {
        const QPointF at(scene.w * Scene::chance(i + 21), 0.87 + 0.12 * Scene::chance(i + 60));
        QPainterPath ripple(at);
        ripple.quadTo(at + QPointF(0.05, -0.014), at + QPointF(0.1, 0));
        scene.stroke(ripple, mixed(scene.colours.near, QColor(Qt::black), 0.82), 0.005);
    }
}

void paintHospital(const Scene& scene) {
    scene.ground(scene.colours.sky, scene.colours.far);
    const QColor line = mixed(scene.colours.near, QColor(Qt::black), 0.75);
    scene.painter.fillRect(QRectF(0, 0.72, scene.w, 0.28), scene.colours.near);
    for (int i = 1; i < int(scene.w * 5); ++i) {
        QPainterPath tile(QPointF(scene.w * i / int(scene.w * 5), 0.72));
        tile.lineTo(scene.w * (0.5 + (i * 1.0 / int(scene.w * 5) - 0.5) * 1.6), 1);
        scene.stroke(tile, mixed(scene.colours.near, scene.colours.far, 0.6), 0.005);
    }
    // A window with a cross of bars, a lamp, a bed, a drip.
    const QRectF window(scene.w * 0.1, 0.12, 0.34, 0.36);
    scene.painter.fillRect(window, scene.colours.light);
    scene.painter.setPen(QPen(line, 0.012));
    scene.painter.setBrush(Qt::NoBrush);
    scene.painter.drawRect(window);
    scene.painter.drawLine(QPointF(window.center().x(), window.top()),
                           QPointF(window.center().x(), window.bottom()));
    scene.painter.drawLine(QPointF(window.left(), window.center().y()),
                           QPointF(window.right(), window.center().y()));
    const qreal bed = scene.w * 0.5;
    scene.painter.setPen(Qt::NoPen);
    scene.painter.setBrush(line);
    scene.painter.drawRect(QRectF(bed, 0.42, 0.02, 0.46));
    scene.painter.drawRect(QRectF(bed + 0.72, 0.52, 0.02, 0.36));
    scene.painter.setBrush(scene.colours.light);
    scene.painter.drawRoundedRect(QRectF(bed + 0.02, 0.62, 0.7, 0.11), 0.03, 0.03);
    scene.painter.setBrush(mixed(scene.colours.life, scene.colours.light, 0.75));
    scene.painter.drawRoundedRect(QRectF(bed + 0.24, 0.58, 0.47, 0.16), 0.04, 0.04);
    scene.painter.setBrush(scene.colours.light);
    scene.painter.drawRoundedRect(QRectF(bed + 0.04, 0.55, 0.17, 0.09), 0.04, 0.04);
    QPainterPath drip(QPointF(bed - 0.12, 0.9));
    drip.lineTo(bed - 0.12, 0.2);
    drip.lineTo(bed - 0.05, 0.2);
    scene.stroke(drip, line, 0.012);
    scene.painter.setPen(QPen(line, 0.008));
    scene.painter.setBrush(mixed(scene.colours.life, scene.colours.light, 0.4));
    scene.painter.drawRoundedRect(QRectF(bed - 0.08, 0.23, 0.07, 0.14), 0.02, 0.02);
    QPainterPath tube(QPointF(bed - 0.045, 0.37));
    tube.cubicTo(bed - 0.05, 0.55, bed + 0.1, 0.5, bed + 0.2, 0.64);
    scene.stroke(tube, mixed(scene.colours.life, scene.colours.near, 0.7), 0.008);
    const QPointF sign(scene.w * 0.86, 0.24);
    scene.painter.setPen(Qt::NoPen);
    scene.painter.setBrush(scene.colours.life);
    scene.painter.drawRoundedRect(QRectF(sign.x() - 0.035, sign.y() - 0.1, 0.07, 0.2), 0.01, 0.01);
    scene.painter.drawRoundedRect(QRectF(sign.x() - 0.1, sign.y() - 0.035, 0.2, 0.07), 0.01, 0.01);
}

/// A coral that forks again and again.
void paintCoral(const Scene& scene, const QPointF& foot, qreal length, qreal angle, int depth,
                const QColor& colour) {
    const QPointF tip = foot + QPointF(std::cos(angle), -std::sin(angle)) * length;
    QPainterPath branch(foot);
    branch.lineTo(tip);
    scene.stroke(branch, colour, 0.012 + 0.006 * depth);
    if (depth == 0)
        return;
    const int number = int(std::abs(tip.x() * 97 + tip.y() * 31) * 10);
    paintCoral(scene, tip, length * 0.78, angle + 0.35 + 0.25 * Scene::chance(number), depth - 1, colour);
    paintCoral(scene, tip, length * 0.78, angle - 0.35 - 0.25 * Scene::chance(number + 1), depth - 1, colour);
}

void paintCoralReef(const Scene& scene) {
    scene.ground(scene.colours.sky, scene.colours.far);
    for (int i = 0; i < 1 + int(scene.w * 2); ++i) {
        const qreal x = scene.w * (0.1 + 0.8 * Scene::chance(i + 4));
        QPainterPath ray(QPointF(x, 0));
        ray.lineTo(x + 0.08, 0);
        ray.lineTo(x - 0.1, 0.9);
        ray.lineTo(x - 0.26, 0.9);
        QColor light = scene.colours.light;
        light.setAlphaF(0.16f);
        scene.fill(ray, light);
    }
    scene.fill(scene.ridge(0.74, 0.05, 0.8, 0.3), mixed(scene.colours.far, scene.colours.near, 0.55));
    scene.fill(scene.ridge(0.88, 0.03, 0.9, 0.7), scene.colours.near);
    const QColor tints[]{scene.colours.life, mixed(scene.colours.life, scene.colours.light, 0.6),
                         mixed(scene.colours.life, scene.colours.far, 0.5)};
    for (int i = 0; i < 2 + int(scene.w * 3); ++i)
        paintCoral(scene,
                   {scene.w * (i + 0.5 + 0.4 * (Scene::chance(i + 8) - 0.5)) / (2 + int(scene.w * 3)),
                    0.92 + 0.04 * Scene::chance(i + 80)},
                   0.1 + 0.04 * Scene::chance(i + 2), std::numbers::pi / 2, 3, tints[i % 3]);
    for (int i = 0; i < int(scene.w * 4); ++i) {
        const QPointF at(scene.w * (0.06 + 0.88 * Scene::chance(i + 33)), 0.14 + 0.4 * Scene::chance(i + 66));
        const qreal way = Scene::chance(i + 5) > 0.5 ? 1 : -1;
        QPainterPath fish(at + QPointF(0.05 * way, 0));
        fish.quadTo(at + QPointF(0.01 * way, -0.035), at + QPointF(-0.035 * way, 0));
        fish.lineTo(at + QPointF(-0.065 * way, -0.026));
        fish.lineTo(at + QPointF(-0.065 * way, 0.026));
        fish.lineTo(at + QPointF(-0.035 * way, 0));
        fish.quadTo(at + QPointF(0.01 * way, 0.035), at + QPointF(0.05 * way, 0));
        scene.fill(fish, i % 2 ? scene.colours.near : tints[1]);
        scene.disc(at + QPointF(0.028 * way, -0.006), 0.005,
                   mixed(scene.colours.far, QColor(Qt::black), 0.4));
    }
    for (int i = 0; i < int(scene.w * 6); ++i) {
        scene.painter.setPen(QPen(scene.colours.light, 0.005));
        scene.painter.setBrush(Qt::NoBrush);
        const qreal radius = 0.007 + 0.009 * Scene::chance(i + 14);
        scene.painter.drawEllipse(QPointF(scene.w * Scene::chance(i + 44), 0.7 * Scene::chance(i + 55)),
                                  radius, radius);
    }
}

} // namespace

void paintEnvironment(QPainter& painter, const QRectF& rect, Environment environment) {
    if (rect.height() <= 0)
        return;
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setClipRect(rect, Qt::IntersectClip);
    painter.translate(rect.topLeft());
    painter.scale(rect.height(), rect.height());
    const Scene scene{painter, sceneColoursOf(Theme::current().kind(), static_cast<int>(environment)),
                      rect.width() / rect.height()};
    switch (environment) {
    case Environment::SurfaceWater: paintSurfaceWater(scene); break;
    case Environment::Jungle: paintJungle(scene); break;
    case Environment::Desert: paintDesert(scene); break;
    case Environment::Hospital: paintHospital(scene); break;
    case Environment::CoralReef: paintCoralReef(scene); break;
    }
    painter.restore();
}

void paintBacterium(QPainter& painter, const QPointF& centre, qreal length, qreal angle, int seatColour) {
    const SeatColours colours = Theme::current().seat(seatColour);
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.translate(centre);
    painter.rotate(angle);
    const qreal thick = length * 0.44;
    const QRectF body(-length / 2, -thick / 2, length, thick);
    const QColor rim = mixed(colours.fill, colours.onFill, 0.65);
    setInk(painter, QPen(rim, std::max(0.8, length * 0.035), Qt::SolidLine, Qt::RoundCap));
    for (const qreal bend : {-0.16, 0.0, 0.16}) {
        QPainterPath tail(QPointF(-length / 2, thick * bend));
        tail.cubicTo(-length * 0.62, thick * (bend - 0.5), -length * 0.7, thick * (bend + 0.5),
                     -length * 0.84, thick * bend * 2.4);
        painter.drawPath(tail);
    }
    setInk(painter, QPen(colours.onFill, std::max(0.8, length * 0.05)), colours.fill);
    painter.drawRoundedRect(body, thick / 2, thick / 2);
    QPainterPath inside;
    inside.addRoundedRect(body.adjusted(thick * 0.12, thick * 0.12, -thick * 0.12, -thick * 0.12), thick / 2,
                          thick / 2);
    painter.setClipPath(inside, Qt::IntersectClip);
    const QPen mark(colours.onFill, std::max(0.8, length * 0.06));
    painter.setPen(mark);
    switch (colours.pattern) {
    case SeatPattern::Plain: break;
    case SeatPattern::Stripes:
        for (const qreal at : {-0.22, 0.0, 0.22})
            painter.drawLine(QPointF(length * at, -thick), QPointF(length * at, thick));
        break;
    case SeatPattern::Dots:
        setInk(painter, Qt::NoPen, colours.onFill);
        for (const qreal at : {-0.24, 0.0, 0.24})
            painter.drawEllipse(QPointF(length * at, 0), length * 0.06, length * 0.06);
        break;
    case SeatPattern::Diagonals:
        for (const qreal at : {-0.3, -0.05, 0.2})
            painter.drawLine(QPointF(length * at, thick / 2), QPointF(length * (at + 0.2), -thick / 2));
        break;
    case SeatPattern::Ring:
        painter.setBrush(Qt::NoBrush);
        painter.drawRoundedRect(body.adjusted(thick * 0.25, thick * 0.25, -thick * 0.25, -thick * 0.25),
                                thick, thick);
        break;
    case SeatPattern::Cross:
        painter.drawLine(QPointF(-thick * 0.36, -thick * 0.36), QPointF(thick * 0.36, thick * 0.36));
        painter.drawLine(QPointF(-thick * 0.36, thick * 0.36), QPointF(thick * 0.36, -thick * 0.36));
        break;
    }
    painter.restore();
}

} // namespace app
