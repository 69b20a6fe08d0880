// SPDX-License-Identifier: GPL-3.0-or-later
#include "look_sample.h"

#include "app/base/shapes/scenery.h"
#include "app/ui/paint/brushwork.h"
#include "app/ui/paint/scenery_painter.h"
#include "app/ui/paint/shape_painter.h"
#include "app/ui/speech/spoken.h"
#include "app/ui/theme/elevation.h"
#include "app/ui/theme/grounds.h"
#include "app/ui/theme/kept.h"
#include "app/ui/theme/tokens.h"

#include <QtGui/QPainterPath>
#include <QtGui/QPixmap>

#include <array>

namespace app {

namespace {

using genotype::DieFace;
using genotype::Genotype;
using genotype::Trait;

constexpr qreal sampleWide = 300;
constexpr qreal sampleScene = 96;
constexpr qreal sampleTitle = 34;
constexpr qreal sampleLine = 26;
constexpr qreal samplePart = 52;
constexpr int sampleParts = 3;

QRectF sampleBody(const QWidget& widget) {
    return QRectF(widget.rect()).marginsRemoved(elevationMargins(Elevation::Rests));
}

/// The abbey behind two beds in flower.
shapes::Shape sampleGarden(const shapes::Box& box, shapes::Daylight daylight) {
    using namespace shapes;
    Shape scene = sky(box, daylight);
    const auto add = [&scene](const Shape& shape) { append(scene.parts, shape.parts); };
    const double high = box.height;
    add(hills({box.x, box.y + high * 0.36, box.width, high * 0.3}, daylight));
    add(lawn({box.x, box.y + high * 0.58, box.width, high * 0.42}, daylight));
    add(tree({box.right() - high * 2.5, box.y + high * 0.22, high * 0.4, high * 0.42}, Tree::Lime, daylight));
    add(abbey({box.right() - high * 2.1, box.y + high * 0.02, high * 1.9, high * 0.6}, daylight));
    Bed bed{Growth::Grown, {}};
    using genotype::Phenotype;
    for (const Phenotype flowers : {Phenotype::PurpleFlowers, Phenotype::PurpleFlowers,
                                    Phenotype::WhiteFlowers, Phenotype::PurpleFlowers}) {
        PlantLook look;
        look.show(flowers);
        look.show(Phenotype::TallStem);
        look.show(Phenotype::GreenPods);
        bed.plants.push_back(look);
    }
    const double wide = box.width * 0.42;
    add(shapes::bed({box.x + box.width * 0.05, box.y + high * 0.3, wide, high * 0.66}, bed, daylight));
    add(shapes::bed({box.right() - box.width * 0.05 - wide, box.y + high * 0.34, wide, high * 0.62}, bed,
                    daylight));
    return scene;
}

/// A button as the style paints it.
void sampleButton(QPainter& painter, const QRectF& rect, const QString& words, bool isPrimary) {
    const Theme& theme = Theme::current();
    const qreal round = theme.px(isPrimary ? space::gap : radius::space);
    paintElevation(painter, rect, round, isPrimary ? Elevation::Acts : Elevation::Rests,
                   theme.colour(isPrimary ? Role::Sage : Role::SageTint));
    const QFont font = theme.sans(isPrimary ? type::lead : type::body, QFont::Bold);
    drawWords(painter, rect, Qt::AlignCenter, words,
              fitted(font, words, rect.width() - theme.px(space::small)),
              isPrimary ? Role::OnSage : Role::SageText);
}

} // namespace

LookSample::LookSample(QWidget* parent) : QWidget(parent) {
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    speech::setRole(this, QAccessible::Graphic);
    keepTranslated(this, [this] {
        setAccessibleName(tr("A sample of the look: a garden, words, dice, buttons and answers"));
        update();
    });
    keepStyled(this, [this] { updateGeometry(); });
}

QSize LookSample::sizeHint() const {
    const Theme& theme = Theme::current();
    const QMarginsF around = elevationMargins(Elevation::Rests);
    return {theme.px(sampleWide), theme.px(sampleScene + sampleTitle + sampleLine +
                                           (samplePart + space::small) * sampleParts + space::gap * 2) +
                                      int(around.top() + around.bottom())};
}

QSize LookSample::minimumSizeHint() const {
    return sizeHint();
}

void LookSample::paintEvent(QPaintEvent*) {
    const Theme& theme = Theme::current();
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const QRectF body = sampleBody(*this);
    const qreal round = theme.px(radius::card);
    paintElevation(painter, body, round, Elevation::Rests);
    QRectF scene = body;
    scene.setHeight(theme.px(sampleScene));
    QPainterPath frame;
    frame.addRoundedRect(body, round, round);
    painter.save();
    painter.setClipPath(frame);
    painter.drawPixmap(scene.topLeft(), sceneryPixmap(QStringLiteral("settings"), scene.size().toSize(),
                                                      devicePixelRatioF(), sampleGarden));
    painter.restore();
    QRectF part = body.adjusted(theme.px(space::card), 0, -theme.px(space::card), 0);
    part.setTop(scene.bottom() + theme.px(space::gap));
    const auto next = [&part, &theme](qreal high) {
        QRectF row = part;
        row.setHeight(theme.px(high));
        part.setTop(row.bottom());
        return row;
    };
    const QString title = tr("Your peas are in flower.");
    const QRectF first = next(sampleTitle);
    drawWords(painter, first, Qt::AlignLeft | Qt::AlignVCenter, title,
              fitted(theme.serif(type::section, QFont::Bold), title, first.width()));
    const QString words = tr("Two plants are complete.");
    const QRectF second = next(sampleLine);
    drawWords(painter, second, Qt::AlignLeft | Qt::AlignVCenter, words,
              fitted(theme.sans(type::lead), words, second.width()));
    const auto row = [&] {
        next(space::small);
        return next(samplePart);
    };
    const QRectF genes = row();
    const QRectF open(genes.left(), genes.top(), genes.width() * 0.48, genes.height());
    paintSpace(painter, open);
    paintGenes(painter, {open.right() + theme.px(space::gap), genes.top(),
                         genes.right() - open.right() - theme.px(space::gap), genes.height()});
    paintActs(painter, row());
    paintAnswers(painter, row());
}

void LookSample::paintSpace(QPainter& painter, const QRectF& rect) const {
    const Theme& theme = Theme::current();
    const qreal round = theme.px(radius::space);
    paintElevation(painter, rect, round, Elevation::Acts, colourOf(theme.kind(), Ground::Raised));
    setInk(painter, linePen(Role::GlowBorder, stroke::strong));
    painter.drawRoundedRect(rect, round, round);
    const qreal side = rect.height() * 0.7;
    const QRectF disc(rect.left() + theme.px(space::small), rect.center().y() - side / 2, side, side);
    setInk(painter, Qt::NoPen, colourOf(theme.kind(), Ground::Sun));
    painter.drawEllipse(disc);
    const qreal inset = side * 0.16;
    paintMarker(painter, disc.adjusted(inset, inset, -inset, -inset), 0, QString());
    const qreal left = disc.right() + theme.px(space::small);
    const QRectF words(left, rect.top(), rect.right() - left - theme.px(space::tight), rect.height());
    const QString name = tr("Gardening");
    drawWords(painter, words, Qt::AlignLeft | Qt::AlignVCenter, name,
              fitted(theme.sans(type::body, QFont::Bold), name, words.width()));
}

void LookSample::paintGenes(QPainter& painter, const QRectF& rect) const {
    const Theme& theme = Theme::current();
    const std::array genes{"Rr", "FF", "Gg", "TT"};
    const qreal gap = theme.px(space::tight);
    const qreal wide = (rect.width() - gap * 3) / 4;
    const qreal high = rect.height() * 0.7;
    for (std::size_t i = 0; i < genes.size(); ++i) {
        const TraitColours colours = theme.trait(genotype::allTraits[i]);
        const QRectF chip(rect.left() + qreal(i) * (wide + gap), rect.center().y() - high / 2, wide, high);
        setInk(painter, Qt::NoPen, colours.fill);
        painter.drawRoundedRect(chip, theme.px(radius::chip), theme.px(radius::chip));
        drawWords(painter, chip, Qt::AlignCenter, QString::fromLatin1(genes[i]),
                  theme.genotypeFont(type::body), colours.onFill);
    }
}

void LookSample::paintActs(QPainter& painter, const QRectF& rect) const {
    const Theme& theme = Theme::current();
    constexpr std::array faces{DieFace::Two, DieFace::Four, DieFace::Mutation, DieFace::One};
    const qreal side = std::min<qreal>(theme.px(target::secondary), rect.width() * 0.5 / 4.6);
    const qreal step = side * 1.16;
    for (std::size_t i = 0; i < faces.size(); ++i)
        paintDie(painter, {rect.left() + qreal(i) * step, rect.center().y() - side / 2, side, side},
                 genotype::allTraits[i], faces[i]);
    const qreal left = rect.left() + step * 4 + theme.px(space::tight);
    const qreal wide = (rect.right() - left - theme.px(space::small)) / 2;
    const qreal low = theme.px(target::secondary);
    sampleButton(painter, {left, rect.center().y() - low / 2, wide, low}, tr("Undo"), false);
    const qreal high = theme.px(target::primary);
    sampleButton(painter, {rect.right() - wide, rect.center().y() - high / 2, wide, high}, tr("Place"), true);
}

void LookSample::paintAnswers(QPainter& painter, const QRectF& rect) const {
    const Theme& theme = Theme::current();
    const qreal gap = theme.px(space::small);
    const qreal wide = (rect.width() - gap) / 2;
    for (const bool isRight : {true, false}) {
        const QRectF row(isRight ? rect.left() : rect.right() - wide, rect.top(), wide, rect.height());
        const Role ink = isRight ? Role::SageText : Role::Warning;
        const bool isOutlined = theme.kind() == ThemeKind::HighContrast;
        setInk(painter, isOutlined ? linePen(ink, stroke::strong) : QPen(Qt::NoPen),
               isRight ? Role::SageTint : Role::WarningFill);
        painter.drawRoundedRect(row, theme.px(radius::space), theme.px(radius::space));
        const qreal side = theme.px(space::gap);
        const QRectF sign(row.left() + theme.px(space::gap), row.center().y() - side / 2, side, side);
        setInk(painter, linePen(ink, stroke::strong, Qt::SolidLine, Qt::RoundCap));
        if (isRight) {
            painter.drawPolyline(QPolygonF({{sign.left(), sign.center().y()},
                                            {sign.left() + side * 0.36, sign.bottom() - side * 0.12},
                                            {sign.right(), sign.top() + side * 0.12}}));
        } else {
            painter.drawLine(sign.topLeft(), sign.bottomRight());
            painter.drawLine(sign.topRight(), sign.bottomLeft());
        }
        const qreal left = sign.right() + theme.px(space::small);
        const QRectF words(left, row.top(), row.right() - left - theme.px(space::tight), row.height());
        const QString said = isRight ? tr("3 of 4 are purple") : tr("2 of 4 are purple");
        drawWords(painter, words, Qt::AlignLeft | Qt::AlignVCenter | Qt::TextWordWrap, said,
                  theme.sans(type::body, QFont::Bold), ink);
    }
}

} // namespace app
