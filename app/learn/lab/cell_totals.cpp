// SPDX-License-Identifier: GPL-3.0-or-later
#include "cell_totals.h"

#include "app/base/text/percent.h"
#include "app/base/text/phrases.h"
#include "app/ui/speech/spoken.h"
#include "app/ui/theme/kept.h"
#include "app/ui/theme/tokens.h"
#include "lessons/cross/brood.h"

#include <QtGui/QPainter>

#include <algorithm>
#include <cmath>

namespace app {

namespace {

/// More phenotypes than that are not read side by side.
constexpr std::size_t mostTotals = 4;
constexpr int totalLines = 2;      ///< of the name of a look
constexpr qreal totalsWidth = 240; ///< in pixels at scale 1

QFont totalFont() {
    return Theme::current().serif(type::section, QFont::Bold);
}

QFont lookFont() {
    return Theme::current().sans(type::small);
}

} // namespace

CellTotals::CellTotals(QWidget* parent) : QWidget(parent) {
    speech::setRole(this, QAccessible::StaticText);
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
    keepStyled(this, [this] { updateGeometry(); });
}

void CellTotals::setBrood(const lessons::Brood& brood) {
    m_totals.clear();
    const auto& chances = brood.byPhenotype();
    const auto looks = std::size_t(std::ranges::count_if(chances, [](double chance) { return chance > 0; }));
    const lessons::PunnettSquare square = lessons::punnettSquare(brood.offspring());
    // Cells have no single look where a genotype does not always show.
    bool isEqual = !brood.cross().isLinked();
    for (std::size_t look = 0; look < brood.phenotypeCount(); ++look)
        isEqual = isEqual && brood.penetranceOf(look) >= 1;
    QStringList spoken;
    for (std::size_t look = 0; look < chances.size() && looks <= mostTotals; ++look) {
        if (chances[look] <= 0)
            continue;
        const auto cells = std::ranges::count_if(square.cells, [&](std::size_t genotype) {
            return !brood.dies(genotype) && brood.phenotypeOf(genotype) == look;
        });
        m_totals.push_back(
            {isEqual ? QString::number(cells) : percentText(chances[look]), text(brood.phenotypeName(look))});
        spoken << QStringLiteral("%1 %2").arg(m_totals.back().number, m_totals.back().look);
    }
    m_of = m_totals.empty() ? QString()
           : isEqual        ? tr("of %n cells look like this", nullptr, int(square.cells.size()))
                            : tr("of the offspring look like this");
    speech::setName(this, spoken.isEmpty()
                              ? QString()
                              : QStringLiteral("%1 %2").arg(spoken.join(QStringLiteral("; ")), m_of));
    setToolTip(spoken.join(QLatin1Char('\n')));
    update();
}

QSize CellTotals::sizeHint() const {
    const Theme& theme = Theme::current();
    const qreal lines =
        QFontMetricsF(totalFont()).height() + (totalLines + 1) * QFontMetricsF(lookFont()).height();
    return {theme.px(totalsWidth), static_cast<int>(std::ceil(lines)) + theme.px(2 * space::hair)};
}

void CellTotals::paintEvent(QPaintEvent*) {
    if (m_totals.empty())
        return;
    QPainter painter(this);
    const qreal step = width() / qreal(m_totals.size());
    const qreal high = QFontMetricsF(totalFont()).height();
    const qreal line = QFontMetricsF(lookFont()).height();
    const QFontMetricsF metrics(lookFont());
    for (std::size_t i = 0; i < m_totals.size(); ++i) {
        const QRectF room(step * qreal(i), 0, step, high);
        drawWords(painter, room, Qt::AlignCenter, m_totals[i].number, totalFont());
        const QRectF words(room.left() + Theme::current().px(space::hair), high,
                           step - Theme::current().px(space::tight), totalLines * line + 1);
        drawWords(painter, words, Qt::AlignHCenter | Qt::AlignTop | Qt::TextWordWrap, m_totals[i].look,
                  lookFont(), Role::SoftInk);
    }
    drawWords(painter, QRectF(0, height() - line - 1, width(), line + 1), Qt::AlignCenter, m_of, lookFont(),
              Role::SoftInk);
}

} // namespace app
