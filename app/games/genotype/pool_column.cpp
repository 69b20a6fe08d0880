// SPDX-License-Identifier: GPL-3.0-or-later
#include "pool_column.h"

#include "app/base/text/phrases.h"
#include "app/ui/paint/brushwork.h"
#include "app/ui/paint/shape_painter.h"
#include "app/ui/paint/words_painter.h"
#include "app/ui/speech/spoken.h"
#include "app/ui/theme/elevation.h"
#include "app/ui/theme/grounds.h"
#include "app/ui/theme/tokens.h"

#include <QtCore/QEvent>
#include <QtGui/QPainter>

#include <algorithm>

namespace app {

using namespace genotype;

namespace {
// At scale 1:
constexpr qreal dieSide = 20;
constexpr qreal mostSide = 30; ///< where a column is high enough
constexpr qreal headHigh = 23;
} // namespace

PoolColumn::PoolColumn(Trait trait, PoolArea area, QWidget* parent)
    : BoardButton(parent), m_trait(trait), m_area(area) {
    setTarget(Target::of(Target::Kind::PoolColumn, trait, area));
    setSizePolicy(QSizePolicy::Minimum, QSizePolicy::Preferred); // as tall as the phase makes it
    describe();
}

void PoolColumn::setDice(const QList<DieFace>& faces) {
    m_faces = faces;
    describe();
    update();
}

void PoolColumn::setSettling(int index, bool settling) {
    m_settling = settling ? m_settling | 1u << index : m_settling & ~(1u << index);
    update();
}

QString PoolColumn::faces() const {
    QStringList shown;
    for (const DieFace face : m_faces)
        shown << (face == DieFace::Mutation ? tr("mutation") : romanNumeral(static_cast<int>(face)));
    return shown.join(QStringLiteral(", "));
}

QString PoolColumn::spokenDice() const {
    return m_faces.isEmpty() ? QString()
                             : QStringLiteral("%1 %2").arg(poolAreaText(m_trait, m_area), faces());
}

void PoolColumn::describe() {
    QString name = poolAreaText(m_trait, m_area);
    // Every trait has new mutations, so they need the trait's name; the letters of a genotype belong to one
    // trait only.
    if (m_area == PoolArea::DeNovo)
        name = QStringLiteral("%1, %2").arg(app::text(words::name(m_trait)), name);
    speech::setName(this, m_faces.isEmpty() ? tr("Dice for %1: none").arg(name)
                                            : tr("Dice for %1: %2").arg(name, faces()));
}

QSize PoolColumn::sizeHint() const {
    const Theme& theme = Theme::current();
    return {theme.px(44), theme.px(86)};
}

QSize PoolColumn::minimumSizeHint() const {
    const Theme& theme = Theme::current();
    return {theme.px(38), theme.px(82)};
}

/// One below the other. If there is no room for that, each covers a little of the one before it, and if that
/// were much, they stand to the left and right in turn.
QRectF PoolColumn::dieRect(int index) const {
    const Theme& theme = Theme::current();
    const qreal gap = theme.px(2);
    const qreal top = theme.px(headHigh);
    // All dice have one size, the largest at which every die of a trait fits into one tray.
    const qreal fitting = std::min((height() - top - gap) / dicePerTrait, width() - 2 * gap) - gap;
    const qreal side = std::max<qreal>(theme.px(dieSide), std::min<qreal>(theme.px(mostSide), fitting));
    const auto more = static_cast<qreal>(std::max<qsizetype>(1, m_faces.size() - 1));
    const qreal step = std::clamp<qreal>((height() - top - gap - side) / more, 0, side + gap);
    const qreal aside = step < side * 0.7 ? std::max(0.0, (width() - side) / 2 - gap) : 0;
    const qreal middle = (width() - side) / 2;
    return {middle + (index % 2 == 0 ? -aside : aside), top + index * step, side, side};
}

void PoolColumn::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange)
        describe();
    BoardButton::changeEvent(event);
}

void PoolColumn::paintEvent(QPaintEvent*) {
    const Theme& theme = Theme::current();
    const TraitColours colours = theme.trait(m_trait);
    const bool mutation = m_area == PoolArea::DeNovo;
    QPainter painter(this);
    if (isGlowing() || theme.kind() == ThemeKind::HighContrast) {
        paintFrame(painter, rect(), mutation ? theme.colour(Role::Resting) : colours.tint,
                   theme.colour(Role::Line), radius::space);
    } else {
        // A tray in the table; the tint of the trait lies in it.
        const QColor sand = colourOf(theme.kind(), Ground::Sand);
        paintElevation(painter, rect(), theme.px(radius::space), Elevation::Sunk,
                       mutation ? mixed(sand, theme.colour(Role::Panel), 0.5)
                                : mixed(colours.tint, theme.colour(Role::Panel), 0.7));
        if (hasFocus()) {
            const qreal ring = theme.px(stroke::strong);
            painter.setRenderHint(QPainter::Antialiasing);
            setInk(painter, QPen(theme.colour(Role::Focus), ring));
            painter.drawRoundedRect(QRectF(rect()).adjusted(ring, ring, -ring, -ring),
                                    theme.px(radius::space), theme.px(radius::space));
        }
    }
    QRectF head(0, theme.px(2), width(), theme.px(headHigh - 4));
    QString title = poolAreaText(m_trait, m_area);
    if (mutation) {
        painter.setPen(theme.colour(Role::SoftInk));
        painter.setFont(theme.sans(9, QFont::Bold));
        // In a narrow column on two lines, which keep away from the edges.
        if (painter.fontMetrics().horizontalAdvance(title) > width() - theme.px(12)) {
            title.replace(QLatin1Char(' '), QLatin1Char('\n'));
            painter.setFont(theme.sans(8, QFont::Bold));
            head = QRectF(0, 0, width(), theme.px(headHigh));
        }
    } else {
        painter.setPen(colours.textOnTint);
        painter.setFont(theme.genotypeFont(13));
    }
    drawWords(painter, head, Qt::AlignCenter, title);
    for (int i = 0; i < m_faces.size(); ++i)
        if (!(m_settling >> i & 1))
            paintDie(painter, dieRect(i), m_trait, m_faces[i]);
}

} // namespace app
