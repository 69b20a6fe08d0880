// SPDX-License-Identifier: GPL-3.0-or-later
#include "punnett_square.h"

#include "app/base/text/phrases.h"
#include "app/ui/paint/brushwork.h"
#include "app/ui/paint/shape_painter.h"
#include "app/ui/paint/words_painter.h"
#include "app/ui/speech/spoken.h"
#include "app/ui/theme/tokens.h"

#include <QtCore/QEvent>
#include <QtGui/QPainter>

namespace app {

using namespace genotype;

namespace {

constexpr qreal captionHeight = 13;

QString alleleLetter(Trait trait, Genotype parent, int position) {
    return QChar::fromLatin1(letterOf(trait, alleleIsDominant(parent, position)));
}

} // namespace

ParentButton::ParentButton(Trait trait, Side side, QWidget* parent)
    : BoardButton(parent), m_trait(trait), m_side(side) {
    setTarget(Target::of(Target::Kind::ParentSide, trait, side));
}

void ParentButton::setGenotype(Genotype genotype) {
    m_genotype = genotype;
    const QString pair = genotypeText(m_trait, genotype);
    speech::setName(this,
                    m_side == Side::Left ? tr("Left parent, %1").arg(pair) : tr("Top parent, %1").arg(pair));
    update();
}

void ParentButton::setPreview(std::optional<Genotype> genotype) {
    m_preview = genotype;
    update();
}

void ParentButton::paintEvent(QPaintEvent*) {
    const Theme& theme = Theme::current();
    const TraitColours colours = theme.trait(m_trait);
    QPainter painter(this);
    const Genotype shown = m_preview.value_or(m_genotype);
    const bool tile = shown != Genotype::Heterozygous;
    if (tile || isGlowing() || hasFocus())
        paintFrame(painter, rect(), tile ? theme.colour(Role::Panel) : Qt::transparent,
                   tile ? colours.textOnTint : Qt::transparent, 5);
    painter.setFont(theme.genotypeFont(17));
    painter.setPen(colours.textOnTint);
    for (int i = 0; i < 2; ++i) {
        const QRectF half = m_side == Side::Top ? QRectF(width() / 2.0 * i, 0, width() / 2.0, height())
                                                : QRectF(0, height() / 2.0 * i, width(), height() / 2.0);
        drawWords(painter, half, Qt::AlignCenter, alleleLetter(m_trait, shown, i));
    }
}

PunnettSquare::PunnettSquare(Trait trait, QWidget* parent)
    : QWidget(parent), m_trait(trait), m_left(new ParentButton(trait, Side::Left, this)),
      m_top(new ParentButton(trait, Side::Top, this)) {
    setTabOrder(m_left, m_top);
    speech::setRole(this, QAccessible::Graphic);
    describe();
}

void PunnettSquare::setParents(const Parents& parents, Inheritance inheritance) {
    m_parents = parents;
    m_inheritance = inheritance;
    m_left->setGenotype(parents.left);
    m_top->setGenotype(parents.top);
    describe();
    update();
}

void PunnettSquare::setCoin(bool coin) {
    m_coin = coin;
    describe();
    update();
}

void PunnettSquare::setPreview(const std::optional<Parents>& parents) {
    m_preview = parents;
    m_left->setPreview(parents ? std::optional(parents->left) : std::nullopt);
    m_top->setPreview(parents ? std::optional(parents->top) : std::nullopt);
    update();
}

void PunnettSquare::describe() {
    QStringList cells;
    for (int cell = 0; cell < 4; ++cell)
        cells << QStringLiteral("%1 %2").arg(romanNumeral(cell),
                                             genotypeText(m_trait, punnettCell(m_parents, cell)));
    speech::setName(this, tr("Punnett square: %1").arg(cells.join(QStringLiteral(", "))));
    speech::setDescription(this, m_coin ? tr("A coin lies beside the square.") : QString());
}

QSize PunnettSquare::sizeHint() const {
    const Theme& theme = Theme::current();
    return {theme.px(150), theme.px(112)};
}

QSize PunnettSquare::minimumSizeHint() const {
    const Theme& theme = Theme::current();
    return {theme.px(126), theme.px(96)};
}

/// The area of the four cells; the parents' letters are to the left of it and above it.
QRectF PunnettSquare::grid() const {
    const Theme& theme = Theme::current();
    const qreal letters = theme.px(26);
    const qreal top = theme.px(24);
    const qreal high = std::min<qreal>(height() - top, theme.px(150));
    const qreal wide = std::min<qreal>(width() - letters - theme.px(10), high * 1.45);
    // Letters and cells are centred together.
    return {(width() - letters - wide) / 2 + letters, top, wide, high};
}

QRectF PunnettSquare::cellRect(int cell) const {
    const Theme& theme = Theme::current();
    QRectF square = grid();
    if (m_preview)
        square.setHeight(square.height() - theme.px(captionHeight));
    const qreal gap = theme.px(1.5);
    return {square.left() + square.width() / 2 * (cell % 2) + gap,
            square.top() + square.height() / 2 * (cell / 2) + gap, square.width() / 2 - 2 * gap,
            square.height() / 2 - 2 * gap};
}

QRectF PunnettSquare::coinRect() const {
    if (!m_coin)
        return {};
    const Theme& theme = Theme::current();
    const qreal coin = theme.px(20);
    return {std::max<qreal>(0, grid().left() - theme.px(26) - coin / 2), static_cast<qreal>(theme.px(2)),
            coin, coin};
}

void PunnettSquare::resizeEvent(QResizeEvent*) {
    const Theme& theme = Theme::current();
    const QRectF square = grid();
    const int letters = theme.px(24);
    const int gap = theme.px(2);
    m_top->setGeometry(qRound(square.left()), 0, qRound(square.width()), theme.px(24) - gap);
    m_left->setGeometry(qRound(square.left()) - letters - gap, qRound(square.top()), letters,
                        qRound(square.height()));
}

void PunnettSquare::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange)
        setParents(m_parents, m_inheritance);
    QWidget::changeEvent(event);
}

/// A picture below the letters or beside them, where there is room for it.
void PunnettSquare::paintCell(QPainter& painter, const QRectF& box, int cell) const {
    const Theme& theme = Theme::current();
    const TraitColours colours = theme.trait(m_trait);
    const Genotype genotype = punnettCell(m_preview.value_or(m_parents), cell);
    setInk(painter,
           m_preview ? QPen(theme.colour(Role::PressBorder), theme.px(1.4), Qt::DashLine)
           : theme.kind() == ThemeKind::HighContrast ? QPen(colours.textOnTint, std::max(1, theme.px(1)))
                                                     : QPen(Qt::NoPen),
           m_preview ? theme.colour(Role::PressFill) : colours.tint);
    painter.drawRoundedRect(box, theme.px(radius::chip), theme.px(radius::chip));
    drawWords(painter, box.adjusted(theme.px(5), theme.px(2), 0, 0), Qt::AlignLeft | Qt::AlignTop,
              romanNumeral(cell), theme.serif(9, QFont::Bold), colours.textOnTint);
    QRectF words = box;
    QRectF picture;
    const qreal edge = theme.px(3);
    if (box.height() >= theme.px(56) && box.width() >= theme.px(44) && m_trait != Trait::PlantHeight) {
        // Below the letters, as wide as the cell.
        words.setBottom(box.top() + box.height() * 0.52);
        picture = QRectF(box.left() + theme.px(7), words.bottom(), box.width() - theme.px(14),
                         box.bottom() - words.bottom() - theme.px(5));
    } else if (box.width() >= theme.px(58) && box.height() >= theme.px(30)) {
        const qreal share = box.width() * 0.42;
        picture = QRectF(box.right() - share, box.top() + edge, share - edge, box.height() - 2 * edge);
        words = QRectF(box.left() + edge, box.top() + 2 * edge, picture.left() - box.left() - edge,
                       box.height() - 2 * edge);
    }
    if (!picture.isEmpty())
        paintTrait(painter, picture, phenotypeOf(m_trait, genotype, m_inheritance));
    drawWords(painter, words, Qt::AlignCenter, genotypeText(m_trait, genotype), theme.genotypeFont(17),
              colours.textOnTint);
}

void PunnettSquare::paintEvent(QPaintEvent*) {
    const Theme& theme = Theme::current();
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    if (m_preview) {
        // The preview says what it is, below its cells.
        const QRectF caption(0, grid().bottom() - theme.px(captionHeight), width(), theme.px(captionHeight));
        drawWords(painter, caption, Qt::AlignCenter, tr("Preview"), theme.sans(9.5, QFont::Bold),
                  Role::PressBorder);
    }
    for (int cell = 0; cell < 4; ++cell)
        paintCell(painter, cellRect(cell), cell);
    if (m_coin)
        paintCoin(painter, coinRect());
}

} // namespace app
