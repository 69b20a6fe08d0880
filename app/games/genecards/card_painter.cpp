// SPDX-License-Identifier: GPL-3.0-or-later
#include "card_painter.h"

#include "app/base/text/phrases.h"
#include "app/ui/paint/brushwork.h"
#include "app/ui/paint/words_painter.h"
#include "app/ui/theme/grounds.h"
#include "engine/genecards/words.h"

#include <QtCore/QCoreApplication>
#include <QtGui/QPainter>
#include <QtGui/QPainterPath>

#include <algorithm>
#include <cmath>

namespace app {

using namespace genecards;

namespace {

struct CardWords {
    Q_DECLARE_TR_FUNCTIONS(app::CardWords)
};

/// The pattern of a category's band.
void paintPattern(QPainter& painter, const QRectF& band, Category category, const QColor& colour) {
    painter.save();
    painter.setClipRect(band);
    const qreal step = band.height();
    setInk(painter, QPen(colour, step * 0.28), colour);
    switch (category) {
    case Category::Promoter: break;
    case Category::Operon:
        for (qreal x = band.left() + step / 2; x < band.right(); x += step)
            painter.drawLine(QPointF(x, band.top()), QPointF(x, band.bottom()));
        break;
    case Category::TranscriptionFactor:
        painter.setPen(Qt::NoPen);
        for (qreal x = band.left() + step / 2; x < band.right(); x += step)
            painter.drawEllipse(QPointF(x, band.center().y()), step * 0.24, step * 0.24);
        break;
    case Category::ExpressedGene:
        for (qreal x = band.left() - step; x < band.right(); x += step)
            painter.drawLine(QPointF(x, band.bottom()), QPointF(x + step, band.top()));
        break;
    }
    painter.restore();
}

void paintArrow(QPainter& painter, const QPointF& from, const QPointF& to, qreal head) {
    painter.drawLine(from, to);
    const qreal angle = std::atan2(to.y() - from.y(), to.x() - from.x());
    for (const qreal turn : {2.6, -2.6})
        painter.drawLine(to, to + QPointF(std::cos(angle + turn), std::sin(angle + turn)) * head);
}

} // namespace

TraitColours categoryColours(Category category) {
    using genotype::Trait;
    switch (category) {
    case Category::Promoter: return Theme::current().trait(Trait::FlowerColour);
    case Category::Operon: return Theme::current().trait(Trait::SeedShape);
    case Category::TranscriptionFactor: return Theme::current().trait(Trait::PlantHeight);
    case Category::ExpressedGene: return Theme::current().trait(Trait::PodColour);
    }
    return {};
}

QString categoryLabel(Category category) {
    switch (category) {
    case Category::Promoter: return CardWords::tr("Promoter");
    case Category::Operon: return CardWords::tr("Operon");
    case Category::TranscriptionFactor: return CardWords::tr("Transcription\nfactor");
    case Category::ExpressedGene: return CardWords::tr("Expressed\ngene");
    }
    return {};
}

void paintCategorySign(QPainter& painter, const QRectF& rect, Category category, const QColor& colour) {
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    const qreal line = std::max<qreal>(1, rect.height() * 0.09);
    setInk(painter, QPen(colour, line, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    const auto at = [&rect](qreal x, qreal y) {
        return QPointF(rect.left() + rect.width() * x, rect.top() + rect.height() * y);
    };
    switch (category) {
    case Category::Promoter:
        painter.drawLine(at(0, 0.85), at(1, 0.85));
        painter.drawLine(at(0.3, 0.85), at(0.3, 0.3));
        paintArrow(painter, at(0.3, 0.3), at(0.92, 0.3), rect.height() * 0.25);
        break;
    case Category::Operon:
        painter.drawLine(at(0, 0.6), at(1, 0.6));
        painter.setBrush(colour);
        for (const qreal x : {0.06, 0.39, 0.72})
            painter.drawRect(QRectF(at(x, 0.4), at(x + 0.22, 0.8)));
        break;
    case Category::TranscriptionFactor:
        painter.drawLine(at(0, 0.85), at(1, 0.85));
        painter.setBrush(colour);
        painter.drawChord(QRectF(at(0.16, 0.14), at(0.84, 1.3)), 0, 180 * 16);
        break;
    case Category::ExpressedGene: {
        QPainterPath coil(at(0, 0.5));
        for (int i = 0; i < 3; ++i)
            coil.cubicTo(at(0.12 + i * 0.3, -0.25), at(0.3 + i * 0.3, 1.25), at(0.34 + i * 0.33, 0.5));
        painter.drawPath(coil);
        painter.setBrush(colour);
        painter.drawEllipse(at(0.02, 0.5), line, line);
        painter.drawEllipse(at(0.99, 0.5), line, line);
        break;
    }
    }
    painter.restore();
}

void paintMutationSign(QPainter& painter, const QRectF& rect, Mutation mutation, const QColor& colour) {
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    const qreal line = std::max<qreal>(1.2, rect.height() * 0.08);
    setInk(painter, QPen(colour, line, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    const qreal head = rect.height() * 0.2;
    const auto at = [&rect](qreal x, qreal y) {
        return QPointF(rect.left() + rect.width() * x, rect.top() + rect.height() * y);
    };
    switch (mutation) {
    case Mutation::Substitution:
        paintArrow(painter, at(0.1, 0.34), at(0.9, 0.34), head);
        paintArrow(painter, at(0.9, 0.68), at(0.1, 0.68), head);
        break;
    case Mutation::Translocation: {
        painter.drawLine(at(0, 0.85), at(0.28, 0.85));
        painter.drawLine(at(0.72, 0.85), at(1, 0.85));
        painter.drawArc(QRectF(at(0.14, 0.18), at(0.86, 1.3)), 12 * 16, 156 * 16);
        paintArrow(painter, at(0.84, 0.52), at(0.86, 0.68), head);
        break;
    }
    case Mutation::Deletion:
        painter.drawLine(at(0, 0.5), at(0.26, 0.5));
        painter.drawLine(at(0.74, 0.5), at(1, 0.5));
        painter.drawLine(at(0.38, 0.3), at(0.62, 0.7));
        painter.drawLine(at(0.62, 0.3), at(0.38, 0.7));
        break;
    case Mutation::Insertion:
        painter.drawLine(at(0, 0.85), at(1, 0.85));
        painter.drawLine(at(0.5, 0.1), at(0.5, 0.66));
        painter.drawLine(at(0.3, 0.38), at(0.7, 0.38));
        break;
    }
    painter.restore();
}

namespace {

void paintSheetOf(QPainter& painter, const QRectF& rect, CardLight light, const QColor& fill,
                  const QColor& line) {
    const Theme& theme = Theme::current();
    const bool glowing = light != CardLight::Plain;
    const qreal width = theme.px(glowing ? 2.4 : 1.2);
    QColor ground = glowing ? colourOf(theme.kind(), Ground::Raised) : fill;
    if (light == CardLight::Hovered)
        ground = mixed(colourOf(theme.kind(), Ground::Sun), ground, 0.5);
    setInk(painter, QPen(glowing ? theme.colour(Role::GlowBorder) : line, width), ground);
    painter.drawRoundedRect(rect.adjusted(width / 2, width / 2, -width / 2, -width / 2), theme.px(8),
                            theme.px(8));
}

} // namespace

void paintCard(QPainter& painter, const QRectF& rect, CardId card, CardLight light) {
    const Theme& theme = Theme::current();
    const TraitColours colours = categoryColours(categoryOf(card));
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    paintSheetOf(painter, rect, light, theme.colour(Role::Panel), theme.colour(Role::ControlLine));
    const qreal size = rect.height();
    const qreal margin = std::max<qreal>(theme.px(4), size * 0.04);
    const QRectF inside = rect.adjusted(margin, margin, -margin, -margin);

    const QRectF head(inside.left(), inside.top(), inside.width(), size * 0.25);
    setInk(painter, Qt::NoPen, colours.fill);
    painter.drawRoundedRect(head, theme.px(5), theme.px(5));
    painter.setPen(colours.onFill);
    const QString label = categoryLabel(categoryOf(card));
    const QString longest = label.section(QLatin1Char('\n'), 0, 0);
    painter.setFont(fitted(theme.sans(std::min(11.5, size * 0.088 / theme.scale()), QFont::Bold), longest,
                           head.width() - theme.px(4), 0.75));
    drawWords(painter, head, Qt::AlignCenter | Qt::TextWordWrap, label);

    const QRectF band(inside.left(), head.bottom() + size * 0.02, inside.width(), size * 0.055);
    setInk(painter, Qt::NoPen, colours.tint);
    painter.drawRect(band);
    paintPattern(painter, band, categoryOf(card), colours.fill);

    const QRectF foot(inside.left(), inside.bottom() - size * 0.17, inside.width(), size * 0.17);
    const QRectF middle(inside.left(), band.bottom(), inside.width(), foot.top() - band.bottom());
    const QColor ink = theme.colour(Role::Ink);
    if (isAction(card)) {
        const qreal side = std::min(middle.height() * 0.82, middle.width() * 0.6);
        paintMutationSign(
            painter, {middle.center().x() - side * 0.62, middle.center().y() - side / 2, side * 1.24, side},
            mutationOf(card), ink);
        const QString name = text(words::name(mutationOf(card)));
        drawWords(painter, foot, Qt::AlignCenter, name,
                  fitted(theme.sans(std::min(12.0, size * 0.09 / theme.scale()), QFont::Bold), name,
                         foot.width(), 0.7),
                  ink);
        painter.restore();
        return;
    }
    drawWords(painter, middle, Qt::AlignCenter, QString::number(numberOf(card)),
              theme.serif(middle.height() * 0.72 / theme.scale(), QFont::Bold), ink);
    const qreal sign = foot.height();
    paintCategorySign(painter, {foot.center().x() - sign * 0.8, foot.top(), sign * 1.6, sign},
                      categoryOf(card), colours.textOnTint);
    painter.restore();
}

void paintCardBack(QPainter& painter, const QRectF& rect, CardLight light) {
    const Theme& theme = Theme::current();
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    paintSheetOf(painter, rect, light, theme.colour(Role::Panel), theme.colour(Role::ControlLine));
    const qreal margin = rect.height() * 0.07;
    const QRectF inside = rect.adjusted(margin, margin, -margin, -margin);
    setInk(painter, Qt::NoPen, Role::Sage);
    painter.drawRoundedRect(inside, theme.px(5), theme.px(5));
    // Two strands that wind around each other.
    painter.setClipRect(inside);
    painter.setBrush(Qt::NoBrush);
    for (const int phase : {0, 1}) {
        QPolygonF strand;
        for (int i = 0; i <= 40; ++i) {
            const qreal share = i / 40.0;
            strand << QPointF(inside.center().x() +
                                  inside.width() * 0.22 * std::sin(share * 9.4 + phase * 3.14159),
                              inside.top() + inside.height() * share);
        }
        painter.setPen(QPen(theme.colour(Role::OnSage), rect.height() * 0.025));
        painter.drawPolyline(strand);
    }
    painter.restore();
}

} // namespace app
