// SPDX-License-Identifier: GPL-3.0-or-later
#include "card_painter.h"

#include "app/base/text/phrases.h"
#include "app/ui/paint/brushwork.h"
#include "app/ui/paint/words_painter.h"
#include "app/ui/theme/elevation.h"
#include "app/ui/theme/grounds.h"
#include "app/ui/theme/tokens.h"
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
    case Category::Promoter:
        painter.drawLine(QLineF(band.topLeft(), band.topRight()).translated(0, step / 2));
        break;
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

namespace {

/// Scales the painter so that a drawing of this size fills the middle of `rect`.
void drawInto(QPainter& painter, const QRectF& rect, const QSizeF& drawing) {
    const qreal share = std::min(rect.width() / drawing.width(), rect.height() / drawing.height());
    painter.setRenderHint(QPainter::Antialiasing);
    painter.translate(rect.center());
    painter.scale(share, share);
    painter.translate(-drawing.width() / 2, -drawing.height() / 2);
}

QPen roundPen(const QColor& colour, qreal width) {
    return {colour, width, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin};
}

/// A piece of the double strand, as wide as the drawing of a category.
void paintStrand(QPainter& painter, qreal y, const QColor& colour) {
    for (const int side : {1, -1}) {
        QPainterPath thread(QPointF(0, y));
        for (int turn = 0; turn < 5; ++turn)
            thread.quadTo(turn * 20 + 10, y + (turn % 2 == 0 ? -9 : 9) * side, turn * 20 + 20, y);
        setInk(painter,
               roundPen(mixed(colour, Theme::current().colour(Role::Panel), side > 0 ? 0.5 : 0.3), 3));
        painter.drawPath(thread);
    }
}

constexpr QSizeF categoryDrawing{100, 64};
constexpr QSizeF mutationDrawing{80, 48};

} // namespace

void paintCategorySign(QPainter& painter, const QRectF& rect, Category category, const QColor& colour) {
    painter.save();
    drawInto(painter, rect, categoryDrawing);
    painter.translate(0, 4);
    const QColor pale = mixed(colour, Theme::current().colour(Role::Panel), 0.68);
    switch (category) {
    case Category::Promoter: {
        paintStrand(painter, 46, colour);
        setInk(painter, Qt::NoPen, colour);
        painter.drawRoundedRect(QRectF(14, 38, 40, 16), 5, 5);
        setInk(painter, QPen(colour, 6, Qt::SolidLine, Qt::FlatCap, Qt::MiterJoin));
        painter.drawPolyline(QPolygonF{{34, 40}, {34, 12}, {74, 12}});
        setInk(painter, Qt::NoPen, colour);
        painter.drawPolygon(QPolygonF{{70, 1}, {90, 12}, {70, 23}});
        break;
    }
    case Category::Operon:
        paintStrand(painter, 40, colour);
        for (const int gene : {0, 1, 2}) {
            setInk(painter, Qt::NoPen, gene == 1 ? pale : colour);
            painter.drawRoundedRect(QRectF(8 + gene * 29, 26, 25, 28), 6, 6);
        }
        break;
    case Category::TranscriptionFactor: {
        paintStrand(painter, 48, colour);
        QPainterPath protein(QPointF(22, 46));
        protein.cubicTo(18, 14, 38, 2, 50, 2);
        protein.cubicTo(62, 2, 84, 14, 78, 46);
        protein.cubicTo(66, 52, 60, 40, 50, 44);
        protein.cubicTo(40, 50, 34, 50, 22, 46);
        setInk(painter, Qt::NoPen, pale);
        painter.drawPath(protein);
        QPainterPath shade(QPointF(22, 46));
        shade.cubicTo(18, 14, 38, 2, 50, 2);
        shade.cubicTo(40, 8, 30, 24, 32, 48);
        shade.closeSubpath();
        setInk(painter, Qt::NoPen, colour);
        painter.drawPath(shade);
        setInk(painter, Qt::NoPen, mixed(colour, Theme::current().colour(Role::Panel), 0.2));
        painter.drawEllipse(QPointF(60, 22), 5, 5);
        break;
    }
    case Category::ExpressedGene: {
        QPainterPath coil(QPointF(2, 44));
        coil.cubicTo(10, 20, 22, 20, 28, 36);
        coil.cubicTo(34, 52, 44, 56, 52, 36);
        coil.cubicTo(60, 16, 68, 12, 76, 30);
        coil.cubicTo(84, 48, 92, 48, 98, 28);
        setInk(painter, roundPen(colour, 5));
        painter.drawPath(coil);
        int bead = 0;
        for (const QPointF& at :
             {QPointF(16, 26), QPointF(28, 16), QPointF(42, 14), QPointF(55, 8), QPointF(69, 8)}) {
            setInk(painter, Qt::NoPen, bead++ % 2 == 0 ? pale : colour);
            painter.drawEllipse(at, 7, 7);
        }
        break;
    }
    }
    painter.restore();
}

void paintMutationSign(QPainter& painter, const QRectF& rect, Mutation mutation, const QColor& colour) {
    painter.save();
    drawInto(painter, rect, mutationDrawing);
    const auto lines = [&painter](const QColor& ink, qreal width, const QList<QLineF>& drawn) {
        setInk(painter, roundPen(ink, width));
        painter.drawLines(drawn);
    };
    switch (mutation) {
    case Mutation::Substitution:
        lines(colour, 5, {{10, 14, 66, 14}, {66, 14, 56, 5}, {70, 34, 14, 34}, {14, 34, 24, 43}});
        break;
    case Mutation::Translocation: {
        lines(colour, 6, {{6, 40, 26, 40}, {56, 40, 76, 40}});
        QPainterPath leap(QPointF(16, 32));
        leap.cubicTo(18, 2, 58, 0, 64, 26);
        setInk(painter, roundPen(colour, 5));
        painter.drawPath(leap);
        painter.drawPolyline(QPolygonF{{54, 20}, {65, 28}, {72, 16}});
        break;
    }
    case Mutation::Deletion:
        lines(colour, 6, {{4, 24, 22, 24}, {58, 24, 76, 24}});
        lines(Theme::current().colour(Role::Warning), 6, {{32, 14, 48, 34}, {48, 14, 32, 34}});
        break;
    case Mutation::Insertion:
        lines(colour, 6, {{4, 36, 24, 36}, {56, 36, 76, 36}, {40, 6, 40, 26}, {30, 16, 50, 16}});
        setInk(painter, roundPen(colour, 4));
        painter.drawPolyline(QPolygonF{{30, 44}, {40, 36}, {50, 44}});
        break;
    }
    painter.restore();
}

namespace {

/// The size of type on a card, in pixels at scale 1.
constexpr qreal mostOfType = type::body;
constexpr qreal typeShare = 0.088; ///< of the card's height
/// A card that is higher has its category on two lines of the largest type.
constexpr qreal roomyCard = 160;

void paintSheetOf(QPainter& painter, const QRectF& rect, CardLight light) {
    const Theme& theme = Theme::current();
    const qreal round = theme.px(radius::space);
    const bool glowing = light == CardLight::Glowing || light == CardLight::Hovered;
    QColor ground = light == CardLight::Resting
                        ? mixed(theme.colour(Role::Panel), theme.colour(Role::Resting), 0.4)
                        : colourOf(theme.kind(), Ground::Raised);
    if (light == CardLight::Hovered)
        ground = mixed(colourOf(theme.kind(), Ground::Sun), ground, 0.5);
    paintElevation(painter, rect, round, glowing ? Elevation::Acts : Elevation::Rests, ground);
    if (!glowing)
        return;
    const qreal line = theme.px(stroke::focus);
    setInk(painter, QPen(theme.colour(Role::GlowBorder), line));
    painter.drawRoundedRect(rect.adjusted(line / 2, line / 2, -line / 2, -line / 2), round - line / 2,
                            round - line / 2);
}

} // namespace

void paintCard(QPainter& painter, const QRectF& rect, CardId card, CardLight light, qreal hidden) {
    const Theme& theme = Theme::current();
    const TraitColours colours = categoryColours(categoryOf(card));
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    paintSheetOf(painter, rect.adjusted(0, 0, hidden, 0), light);
    const qreal size = rect.height();
    const qreal margin = std::max<qreal>(theme.px(space::tight), size * 0.035);
    const QRectF inside = rect.adjusted(margin, margin, hidden > 0 ? 0 : -margin, -margin);
    const auto withHidden = [hidden](const QRectF& part) { return part.adjusted(0, 0, hidden, 0); };

    const QRectF head(inside.left(), inside.top(), inside.width(),
                      size * (size < theme.px(roomyCard) ? 0.24 : 0.2));
    setInk(painter, Qt::NoPen, colours.fill);
    painter.drawRoundedRect(withHidden(head), theme.px(radius::chip), theme.px(radius::chip));
    painter.setPen(colours.onFill);
    const QString label = categoryLabel(categoryOf(card));
    const QString longest = label.section(QLatin1Char('\n'), 0, 0);
    const qreal letters = std::min(mostOfType, size * typeShare / theme.scale());
    painter.setFont(fitted(theme.sans(letters, QFont::Bold), longest,
                           (head.width() - theme.px(space::tight)) * 0.92, 0.7));
    drawWords(painter, head, Qt::AlignCenter | Qt::TextWordWrap, label);

    const QRectF band(inside.left(), head.bottom() + size * 0.018, inside.width(), size * 0.042);
    paintPattern(painter, band, categoryOf(card), colours.fill);

    const QRectF body(inside.left(), band.bottom() + size * 0.022, inside.width(),
                      inside.bottom() - band.bottom() - size * 0.022);
    setInk(painter, Qt::NoPen,
           light == CardLight::Resting ? mixed(colours.tint, theme.colour(Role::Resting), 0.3)
                                       : colours.tint);
    painter.drawRoundedRect(withHidden(body), theme.px(radius::chip), theme.px(radius::chip));
    const QColor ink = theme.colour(Role::Ink);
    const QRectF sign(body.left(), body.bottom() - body.height() * 0.4, body.width(), body.height() * 0.34);
    if (isAction(card)) {
        paintMutationSign(painter,
                          {body.left(), body.top() + body.height() * 0.06, body.width(), body.height() * 0.3},
                          mutationOf(card), ink);
        const QString name = text(words::name(mutationOf(card)));
        const QRectF line(body.left(), body.top() + body.height() * 0.38, body.width(), body.height() * 0.2);
        drawWords(painter, line, Qt::AlignCenter, name,
                  fitted(theme.sans(letters, QFont::Bold), name, line.width(), 0.7), ink);
    } else {
        drawWords(painter, {body.left(), body.top(), body.width(), body.height() * 0.62}, Qt::AlignCenter,
                  QString::number(numberOf(card)),
                  theme.serif(body.height() * 0.42 / theme.scale(), QFont::Bold), ink);
    }
    paintCategorySign(painter, sign, categoryOf(card), colours.fill);
    painter.restore();
}

void paintCardBack(QPainter& painter, const QRectF& rect, CardLight light) {
    const Theme& theme = Theme::current();
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    paintSheetOf(painter, rect, light);
    const qreal margin = std::max<qreal>(theme.px(stroke::focus), rect.height() * 0.02);
    const QRectF ground = rect.adjusted(margin, margin, -margin, -margin);
    setInk(painter, Qt::NoPen, Role::Sage);
    painter.drawRoundedRect(ground, theme.px(radius::chip), theme.px(radius::chip));
    // Two strands that wind around each other, with their rungs.
    const QRectF inside = ground.adjusted(0, rect.height() * 0.09, 0, -rect.height() * 0.09);
    const auto at = [&inside](qreal share, int side) {
        return QPointF(inside.center().x() + side * inside.width() * 0.22 * std::cos(share * 9.4248),
                       inside.top() + inside.height() * share);
    };
    setInk(painter,
           QPen(mixed(theme.colour(Role::OnSage), theme.colour(Role::Sage), 0.6), rect.height() * 0.012));
    for (const qreal share : {0.06, 0.12, 0.27, 0.33, 0.39, 0.61, 0.67, 0.73, 0.88, 0.94})
        painter.drawLine(at(share, 1), at(share, -1));
    for (const int side : {1, -1}) {
        QPolygonF thread;
        for (int i = 0; i <= 40; ++i)
            thread << at(i / 40.0, side);
        setInk(painter, roundPen(theme.colour(Role::OnSage), rect.height() * 0.022));
        painter.drawPolyline(thread);
    }
    painter.restore();
}

} // namespace app
