// SPDX-License-Identifier: GPL-3.0-or-later

// The part of Genotype's board that explains what is pointed at.
#include "app/base/text/phrases.h"
#include "board_cards.h"
#include "board_view.h"
#include "garden_panel.h"
#include "ratio_strip.h"
#include "top_bar.h"
#include "trait_bench.h"

namespace app {

using namespace genotype;

QWidgetList BoardView::informative() const {
    QWidgetList all;
    for (const TraitBench* bench : m_benches)
        all << bench->square() << bench->strip();
    for (PlayerChip* chip : m_top->chips())
        all << chip;
    return all << m_top->track() << m_gardenPanel << m_gardenPanel->lens();
}

ThingWords BoardView::cardAt(QWidget& widget, const QPoint& at) const {
    if (!document().isOpen())
        return {};
    const Observation observed = seen();
    const BoardCards cards(m_choices, observed.visible);
    if (const auto* button = qobject_cast<const BoardButton*>(&widget))
        return cards.of(*button, m_shown == home(document().state()) || !m_gardenPanel->isAncestorOf(button));
    if (const auto* square = qobject_cast<const PunnettSquare*>(&widget))
        return cards.of(*square, at);
    if (const auto* track = qobject_cast<const RoundTrack*>(&widget))
        return cards.of(*track, at);
    if (const auto* chip = qobject_cast<const PlayerChip*>(&widget))
        return cards.of(*chip);
    if (const auto* strip = qobject_cast<const RatioStrip*>(&widget))
        return cards.of(*strip);
    if (&widget == m_gardenPanel->lens())
        return {widget.accessibleName(),
                {tr("What your plants still need, and the exact chance that at least one of the five dice "
                    "shows it. Click a row to see what gene tiles would change.")}};
    if (&widget == m_gardenPanel && m_gardenPanel->slotArea().contains(at))
        return {m_gardenPanel->slotsWidget()->accessibleName(),
                {text(words::rule(words::Thing::DiceSlots))},
                m_gardenPanel->slotArea()};
    return {};
}

} // namespace app
