// SPDX-License-Identifier: GPL-3.0-or-later
#include "genotype_words.h"

#include "app/base/text/phrases.h"
#include "app/ui/speech/announcer.h"
#include "board_button.h"
#include "board_cards.h"
#include "board_clicks.h"
#include "board_lessons.h"
#include "board_rules.h"
#include "engine/genotype/words/words.h"
#include "garden_panel.h"
#include "johann_panel.h"
#include "top_bar.h"
#include "trait_benches.h"

namespace app {

using namespace genotype;

Explanation GenotypeWords::explain(const GlowButton& button) const {
    const Target& target = static_cast<const BoardButton&>(button).target();
    const bool refusal =
        !m_parts.choices.glows(target) && !m_parts.choices.takesBack(target) && m_parts.viewer.isToChoose();
    return {m_parts.choices.explain(target), refusal, refusal ? m_parts.choices.now(target) : QString()};
}

QWidgetList GenotypeWords::informative() const {
    QWidgetList all;
    for (const TraitBench* bench : m_parts.benches.all())
        all << bench->square() << bench->strip();
    for (PlayerChip* chip : m_parts.top.chips())
        all << chip;
    return all << m_parts.top.track() << &m_parts.garden << m_parts.garden.lens();
}

ThingWords GenotypeWords::cardAt(QWidget& widget, const QPoint& at) const {
    if (!m_parts.document.isOpen())
        return {};
    const Observation observed = m_parts.document.observation(m_parts.viewer.eyes());
    const BoardCards cards(m_parts.choices, observed.visible);
    const GardenPanel& garden = m_parts.garden;
    if (const auto* button = qobject_cast<const BoardButton*>(&widget))
        return cards.of(*button, m_parts.isAtHome() || !garden.isAncestorOf(button));
    if (const auto* square = qobject_cast<const PunnettSquare*>(&widget))
        return cards.of(*square, at);
    if (const auto* track = qobject_cast<const RoundTrack*>(&widget))
        return cards.of(*track, at);
    if (const auto* chip = qobject_cast<const PlayerChip*>(&widget))
        return cards.of(*chip);
    if (const auto* strip = qobject_cast<const RatioStrip*>(&widget))
        return cards.of(*strip);
    if (&widget == garden.lens())
        return {widget.accessibleName(),
                {tr("What your plants still need, and the exact chance that at least one of the five dice "
                    "shows it. Click a row to see what gene tiles would change.")}};
    if (&widget == &garden && garden.slotArea().contains(at))
        return {garden.slotsWidget()->accessibleName(),
                {text(words::rule(words::Thing::DiceSlots))},
                garden.slotArea()};
    return {};
}

std::string_view GenotypeWords::lessonAt(const QWidget* place) const {
    const State& state = m_parts.document.state();
    if (const auto* button = qobject_cast<const BoardButton*>(place))
        return topicOf(button->target(), state);
    if (const auto* square = qobject_cast<const PunnettSquare*>(place))
        return topicOf(Target::of(Target::Kind::ParentSide, square->trait(), Side::Top), state);
    return {};
}

std::string_view GenotypeWords::ruleAt(const QWidget* place) const {
    if (const auto* button = qobject_cast<const BoardButton*>(place))
        return ruleOf(button->target(), m_parts.document.state());
    return qobject_cast<const PunnettSquare*>(place) ? "punnett-square" : std::string_view();
}

QStringList GenotypeWords::readOut(Reading what) const {
    QStringList said;
    const auto add = [&said](const QWidget* widget) {
        if (!widget->isHidden())
            said << widget->accessibleName();
    };
    switch (what) {
    case Reading::Own: return m_parts.garden.spoken();
    case Reading::Pool: said = m_parts.benches.spokenPool(); break;
    case Reading::Scores:
        for (const PlayerChip* chip : m_parts.top.chips())
            add(chip);
        if (m_parts.document.state().johann.plays())
            add(&m_parts.johann);
        break;
    case Reading::Turn: add(m_parts.top.track());
    }
    return speech::ended(said);
}

void GenotypeWords::pointedAt(const GlowButton* button) {
    m_parts.clicks.point(static_cast<const BoardButton*>(button));
}

} // namespace app
