// SPDX-License-Identifier: GPL-3.0-or-later
#include "pool_column.h"

#include "app/paint/die_painter.h"
#include "app/paint/words_painter.h"
#include "app/speech/spoken.h"
#include "app/text/phrases.h"
#include "app/theme/theme.h"

#include <QtCore/QEvent>
#include <QtGui/QPainter>

namespace app {

using namespace genotype;

namespace {
constexpr qreal largestDie = 30; ///< at scale 1
}

PoolColumn::PoolColumn(Trait trait, PoolArea area, QWidget* parent)
    : BoardButton(parent), m_trait(trait), m_area(area) {
    setTarget(Target::of(Target::Kind::PoolColumn, trait, area));
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

QRectF PoolColumn::dieRect(int index) const {
    const Theme& theme = Theme::current();
    const qreal top = theme.px(20);
    const qreal gap = theme.px(2);
    const auto sideWith = [&](int across) {
        const auto down = std::max<int>(1, (static_cast<int>(m_faces.size()) + across - 1) / across);
        return std::min<qreal>({(width() - (across + 1) * gap) / across,
                                (height() - top - (down + 1) * gap) / down,
                                static_cast<qreal>(theme.px(largestDie))});
    };
    // Places the dice one below the other or in pairs, whichever leaves them larger.
    const int across = sideWith(1) >= sideWith(2) ? 1 : 2;
    const qreal side = sideWith(across);
    const bool alone = index == m_faces.size() - 1 && index % across == 0;
    const qreal row = alone ? side : across * side + (across - 1) * gap;
    return {(width() - row) / 2 + (index % across) * (side + gap), top + (index / across) * (side + gap),
            side, side};
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
    paintFrame(
        painter, rect(), mutation ? theme.colour(Role::Resting) : colours.tint,
        mutation ? theme.colour(Role::Line) : mixed(colours.textOnTint, theme.colour(Role::Panel), 0.4), 5);
    const QRectF head(0, theme.px(2), width(), theme.px(17));
    if (mutation) {
        painter.setPen(theme.colour(Role::SoftInk));
        painter.setFont(
            fitted(theme.sans(9, QFont::Bold), poolAreaText(m_trait, m_area), width() - theme.px(8), 0.8));
    } else {
        painter.setPen(colours.textOnTint);
        painter.setFont(theme.genotypeFont(13));
    }
    drawWords(painter, head, Qt::AlignCenter, poolAreaText(m_trait, m_area));
    for (int i = 0; i < m_faces.size(); ++i)
        if (!(m_settling >> i & 1))
            paintDie(painter, dieRect(i), m_trait, m_faces[i]);
}

} // namespace app
