// SPDX-License-Identifier: GPL-3.0-or-later
#include "organism_painter.h"

#include "app/ui/theme/theme.h"
#include "flower_painter.h"
#include "form_colours.h"
#include "leaf_painter.h"
#include "lettering.h"
#include "pod_painter.h"

#include <QtGui/QPainter>
#include <QtGui/QPainterPath>

#include <cmath>

namespace app {

using lessons::breeding::Organism;
using lessons::breeding::Sex;

namespace organism_painter {

using MaybeForm = std::optional<lessons::breeding::Form>;

/// Coordinates within the picture: 0 … 1 from its upper left corner.
class Canvas {
public:
    Canvas(QPainter& painter, const QRectF& square) : m_painter(painter), m_square(square) {}

    QPainter& painter() const { return m_painter; }
    qreal size() const { return m_square.width(); }
    QPointF at(qreal x, qreal y) const { return {m_square.left() + x * size(), m_square.top() + y * size()}; }
    void ink(const QColor& line, qreal width = 0.02) const {
        m_painter.setPen(
            QPen(line, std::max(0.8, width * size()), Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    }
    void ellipse(qreal x, qreal y, qreal wide, qreal high) const {
        m_painter.drawEllipse(at(x, y), wide * size() / 2, high * size() / 2);
    }
    QPainterPath oval(qreal x, qreal y, qreal wide, qreal high) const {
        QPainterPath path;
        path.addEllipse(at(x, y), wide * size() / 2, high * size() / 2);
        return path;
    }
    /// Fills a shape with a colour, or its left half with the other one.
    void fill(const QPainterPath& shape, const FormColours& colours, qreal width = 0.02) const {
        m_painter.setPen(Qt::NoPen);
        m_painter.setBrush(colours.one);
        m_painter.drawPath(shape);
        if (colours.isPatched()) {
            QRectF half = shape.boundingRect();
            half.setLeft(half.center().x());
            QPainterPath clip;
            clip.addRect(half);
            m_painter.setBrush(colours.other);
            m_painter.drawPath(shape.intersected(clip));
        }
        m_painter.setBrush(Qt::NoBrush);
        ink(colours.line, width);
        m_painter.drawPath(shape);
    }

private:
    QPainter& m_painter;
    QRectF m_square;
};

/// The pea's own form of a trait: the first is the dominant one.
std::optional<genotype::Phenotype> peaForm(genotype::Trait trait, MaybeForm form) {
    if (!form)
        return std::nullopt;
    return genotype::phenotypeOf(
        trait, *form == 0 ? genotype::Genotype::HomozygousDominant : genotype::Genotype::HomozygousRecessive,
        genotype::Inheritance::CompleteDominance);
}

void paintPea(const Canvas& canvas, const OrganismLook& look) {
    const Theme& theme = Theme::current();
    const MaybeForm height = look.forms[1];
    const bool pod = look.forms[2] || look.forms[3];
    const bool flower = look.forms[0] || !pod;
    const qreal top = height == 1 ? 0.5 : height ? 0.2 : 0.36;
    canvas.ink(theme.colour(Role::Stem), 0.03);
    canvas.painter().setBrush(Qt::NoBrush);
    QPainterPath stem(canvas.at(0.42, 0.97));
    stem.cubicTo(canvas.at(0.36, 0.75), canvas.at(0.5, 0.6), canvas.at(0.45, top));
    canvas.painter().drawPath(stem);
    const int pairs = height == 1 ? 1 : 2;
    for (int i = 0; i < pairs; ++i) {
        const QPointF node = stem.pointAtPercent(0.25 + 0.3 * i);
        paintLeaflet(canvas.painter(), node, 0.26 * canvas.size(), 200);
        paintLeaflet(canvas.painter(), node, 0.24 * canvas.size(), -25);
    }
    if (pod)
        // Open, so that its seeds can be seen, only if they matter.
        app::paintPod(canvas.painter(), canvas.at(0.4, flower ? 0.7 : 0.6),
                      (flower ? 0.55 : 0.6) * canvas.size(), 12,
                      peaForm(genotype::Trait::PodColour, look.forms[3]),
                      peaForm(genotype::Trait::SeedShape, look.forms[2]));
    if (!flower)
        return;
    const qreal wide = (pod ? 0.42 : height ? 0.46 : 0.66) * canvas.size();
    const QPointF bloom = canvas.at(0.46, std::max(pod || height ? 0.24 : 0.36, top));
    if (!look.forms[0]) {
        paintFlower(canvas.painter(), bloom, wide, 0, std::nullopt);
        return;
    }
    const FormColours colours = formColours(Organism::Pea, *look.forms[0]);
    paintFlower(canvas.painter(), bloom, wide, 0, {colours.one, colours.other, colours.line});
}

void paintWings(const Canvas& canvas, bool stubby) {
    const Theme& theme = Theme::current();
    QColor glass = mixed(theme.colour(Role::Panel), theme.colour(Role::PodNeutral), 0.55);
    glass.setAlphaF(0.85F);
    for (const qreal side : {-1.0, 1.0}) {
        QPainter& painter = canvas.painter();
        painter.save();
        painter.translate(canvas.at(0.5 + side * 0.06, 0.44));
        painter.rotate(-side * 28);
        painter.setBrush(glass);
        canvas.ink(theme.colour(Role::SoftInk), 0.014);
        const qreal high = (stubby ? 0.2 : 0.54) * canvas.size();
        const qreal wide = (stubby ? 0.13 : 0.2) * canvas.size();
        painter.drawEllipse(QRectF(-wide / 2, 0, wide, high));
        if (!stubby) {
            painter.drawLine(QPointF(0, 0.02 * canvas.size()), QPointF(side * wide * 0.2, high * 0.8));
            painter.drawLine(QPointF(0, 0.02 * canvas.size()), QPointF(-side * wide * 0.15, high * 0.75));
        }
        painter.restore();
    }
}

void paintFly(const Canvas& canvas, const OrganismLook& look) {
    const Theme& theme = Theme::current();
    const QColor black = theme.colour(Role::CoinInk);
    const QColor pale = mixed(theme.colour(Role::ToolDeck), theme.colour(Role::PodYellow), 0.45);
    const QColor body = !look.forms[2]        ? pale
                        : *look.forms[2] == 0 ? theme.colour(Role::PodYellow)
                                              : mixed(black, theme.colour(Role::ToolDeck), 0.75);
    const QColor line = mixed(black, theme.colour(Role::Ink), 0.6);
    const QColor edge = mixed(body, line, 0.35);
    QPainter& painter = canvas.painter();
    painter.setBrush(Qt::NoBrush);
    canvas.ink(line, 0.018);
    for (const qreal side : {-1.0, 1.0})
        for (const qreal bend : {0.28, 0.42, 0.58}) {
            QPainterPath leg(canvas.at(0.5 + side * 0.08, 0.42));
            leg.lineTo(canvas.at(0.5 + side * 0.24, bend + 0.02));
            leg.lineTo(canvas.at(0.5 + side * 0.32, bend + (bend < 0.4 ? -0.09 : 0.1)));
            painter.drawPath(leg);
        }
    // The abdomen of males is shorter, with a dark tip.
    const bool male = look.sex == Sex::Male;
    const qreal length = male ? 0.36 : 0.44;
    const QPainterPath abdomen = canvas.oval(0.5, 0.48 + length / 2, 0.27, length);
    painter.setBrush(body);
    canvas.ink(edge);
    painter.drawPath(abdomen);
    painter.save();
    painter.setClipPath(abdomen);
    const qreal bottom = 0.48 + length;
    if (male)
        painter.fillRect(QRectF(canvas.at(0.3, bottom - 0.13), canvas.at(0.7, bottom + 0.02)), black);
    canvas.ink(mixed(body, black, 0.35), 0.025);
    for (qreal y = 0.62; y < bottom - (male ? 0.14 : 0.04); y += 0.08)
        painter.drawLine(canvas.at(0.36, y), canvas.at(0.64, y));
    painter.restore();
    paintWings(canvas, look.forms[1] && *look.forms[1] == 1);
    painter.setBrush(body);
    canvas.ink(edge);
    canvas.ellipse(0.5, 0.39, 0.27, 0.25);
    canvas.ellipse(0.5, 0.22, 0.24, 0.17);
    const FormColours eyes =
        look.forms[0] ? formColours(Organism::Fly, *look.forms[0]) : FormColours{line, line, line};
    for (const qreal side : {-1.0, 1.0})
        canvas.fill(canvas.oval(0.5 + side * 0.12, 0.2, 0.17, 0.2), eyes);
}

void paintTail(const Canvas& canvas, const FormColours& fur, bool curly) {
    QPainterPath tail(canvas.at(0.74, 0.78));
    if (curly) {
        tail.cubicTo(canvas.at(0.98, 0.86), canvas.at(1.0, 0.56), canvas.at(0.86, 0.58));
        tail.cubicTo(canvas.at(0.76, 0.6), canvas.at(0.8, 0.74), canvas.at(0.89, 0.7));
    } else {
        tail.lineTo(canvas.at(0.97, 0.52));
    }
    canvas.painter().setBrush(Qt::NoBrush);
    canvas.ink(fur.line, 0.085);
    canvas.painter().drawPath(tail);
    canvas.ink(fur.other, 0.05);
    canvas.painter().drawPath(tail);
}

void paintEars(const Canvas& canvas, const FormColours& fur, bool round) {
    for (const qreal side : {-1.0, 1.0}) {
        FormColours half = fur;
        half.one = half.other = side < 0 ? fur.one : fur.other;
        if (round) {
            canvas.fill(canvas.oval(0.5 + side * 0.25, 0.26, 0.25, 0.25), half);
            continue;
        }
        QPainterPath ear(canvas.at(0.5 + side * 0.36, 0.4));
        ear.lineTo(canvas.at(0.5 + side * 0.33, 0.06));
        ear.lineTo(canvas.at(0.5 + side * 0.1, 0.28));
        ear.closeSubpath();
        canvas.fill(ear, half);
    }
}

/// Males have a crest.
void paintCrest(const Canvas& canvas) {
    const Theme& theme = Theme::current();
    QPainterPath crest(canvas.at(0.4, 0.26));
    for (const auto& [x, y] : {std::pair(0.42, 0.08), std::pair(0.47, 0.18), std::pair(0.5, 0.03),
                               std::pair(0.53, 0.18), std::pair(0.58, 0.08), std::pair(0.6, 0.26)})
        crest.lineTo(canvas.at(x, y));
    crest.closeSubpath();
    canvas.painter().setBrush(theme.colour(Role::CoinFill));
    canvas.ink(theme.colour(Role::CoinRim));
    canvas.painter().drawPath(crest);
}

void paintGlimp(const Canvas& canvas, const OrganismLook& look) {
    const Theme& theme = Theme::current();
    const QColor grey = theme.colour(Role::PodNeutral);
    const FormColours fur = look.forms[0] ? formColours(Organism::Glimp, *look.forms[0])
                                          : FormColours{grey, grey, theme.colour(Role::PodNeutralDeep)};
    paintTail(canvas, fur, look.forms[2] && *look.forms[2] == 1);
    if (look.sex == Sex::Male)
        paintCrest(canvas);
    paintEars(canvas, fur, look.forms[1] && *look.forms[1] == 1);
    QPainter& painter = canvas.painter();
    for (const qreal side : {-1.0, 1.0})
        canvas.fill(canvas.oval(0.5 + side * 0.14, 0.93, 0.2, 0.1), {fur.line, fur.line, fur.line});
    canvas.fill(canvas.oval(0.5, 0.58, 0.66, 0.68), fur, 0.024);
    painter.setBrush(theme.colour(Role::FlowerWhite));
    canvas.ink(fur.line, 0.014);
    for (const qreal side : {-1.0, 1.0})
        canvas.ellipse(0.5 + side * 0.13, 0.48, 0.2, 0.22);
    painter.setPen(Qt::NoPen);
    painter.setBrush(theme.colour(Role::CoinInk));
    for (const qreal side : {-1.0, 1.0})
        canvas.ellipse(0.5 + side * 0.12, 0.5, 0.09, 0.11);
    canvas.ink(theme.colour(Role::CoinInk), 0.024);
    painter.setBrush(Qt::NoBrush);
    QPainterPath mouth(canvas.at(0.4, 0.69));
    mouth.quadTo(canvas.at(0.5, 0.78), canvas.at(0.6, 0.69));
    painter.drawPath(mouth);
}

} // namespace organism_painter

void paintOrganism(QPainter& painter, const QRectF& rect, const OrganismLook& look) {
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    const organism_painter::Canvas canvas(painter, squareIn(rect));
    switch (look.organism) {
    case Organism::Pea: organism_painter::paintPea(canvas, look); break;
    case Organism::Fly: organism_painter::paintFly(canvas, look); break;
    case Organism::Glimp: organism_painter::paintGlimp(canvas, look); break;
    }
    painter.restore();
}

} // namespace app
