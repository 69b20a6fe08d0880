// SPDX-License-Identifier: GPL-3.0-or-later
#include "board_cards.h"

#include "app/base/text/phrases.h"
#include "engine/genotype/words/words.h"
#include "punnett_square.h"
#include "ratio_strip.h"
#include "top_bar.h"

namespace app {

using namespace genotype;
using words::Thing;

namespace {

QString ruleOf(Thing thing) {
    return text(words::rule(thing));
}

} // namespace

/// What the thing is, its price and its points.
QStringList BoardCards::details(const Target& target) const {
    const auto price = [&] { return text(words::label(m_state, plainestAction(m_state, target))); };
    switch (target.kind) {
    case Target::Kind::Space: return {text(words::rule(static_cast<Space>(target.first)))};
    case Target::Kind::ParentSide:
        return {text(words::rule(target.trait(), static_cast<Side>(target.second)))};
    case Target::Kind::PoolColumn:
        return {text(words::rule(target.trait(), static_cast<PoolArea>(target.second)))};
    case Target::Kind::Goal:
        return {
            text(words::goalRule(target.trait(), m_state.bench(target.trait()).inheritance, target.second)),
            ruleOf(Thing::Goal)};
    case Target::Kind::NurseryPlace: {
        if (target.first == deckPlace)
            return {ruleOf(Thing::PlantDeck), ruleOf(Thing::RowPlant)};
        const bool card = target.first < maxRow && m_state.nursery[target.first] != noPlant;
        return card ? QStringList{ruleOf(Thing::RowPlant), ruleOf(Thing::HeldPlant)}
                    : QStringList{ruleOf(Thing::EmptyPlace)};
    }
    case Target::Kind::ShedPlace: {
        if (target.first == deckPlace)
            return {ruleOf(Thing::ToolDeck)};
        const bool card = target.first < maxRow && m_state.toolShed[target.first] != noTool;
        return {card ? text(words::rule(static_cast<Tool>(m_state.toolShed[target.first])))
                     : ruleOf(Thing::EmptyPlace)};
    }
    case Target::Kind::Upgrade: return {text(words::rule(static_cast<Upgrade>(target.first))), price()};
    case Target::Kind::Hire: {
        const auto hired = m_state.assistantsForHire[target.first];
        return hired == noAssistant ? QStringList{ruleOf(Thing::EmptyPlace)}
                                    : QStringList{text(words::rule(static_cast<Assistant>(hired))), price()};
    }
    case Target::Kind::PlotTrait:
    case Target::Kind::Plot: return {};
    case Target::Kind::HandPlant:
    case Target::Kind::BagPlant:
    case Target::Kind::DealtPlant: return {ruleOf(Thing::HeldPlant)};
    case Target::Kind::HandTool: return {text(words::rule(static_cast<Tool>(target.first)))};
    case Target::Kind::Assistant: return {text(words::rule(static_cast<Assistant>(target.first)))};
    case Target::Kind::Nothing:
    case Target::Kind::Proceed: break;
    }
    return {};
}

ThingWords BoardCards::of(const BoardButton& button, bool asks) const {
    QStringList lines = details(button.target());
    lines << button.cardLines();
    if (asks)
        lines << m_choices.nowHere(button.target());
    lines.removeAll(QString());
    lines.removeDuplicates();
    for (QString& line : lines)
        if (!line.endsWith(QLatin1Char('.')))
            line += QLatin1Char('.');
    return {button.accessibleName(), lines};
}

ThingWords BoardCards::of(const PunnettSquare& square, const QPoint& at) const {
    const Bench& bench = m_state.bench(square.trait());
    for (int cell = 0; cell < 4; ++cell)
        if (const QRectF place = square.cellRect(cell); place.contains(at))
            return {
                tr("Cell %1: %2")
                    .arg(romanNumeral(cell), genotypeText(square.trait(), punnettCell(bench.parents, cell))),
                {text(words::cellRule(square.trait(), bench.inheritance, bench.parents, cell))},
                place.toAlignedRect()};
    if (const QRectF coin = square.coinRect(); coin.contains(at))
        return {tr("Coin at the square"), {text(words::rule(Thing::SquareCoin))}, coin.toAlignedRect()};
    return {};
}

ThingWords BoardCards::of(const RoundTrack& track, const QPoint& at) const {
    for (const auto& [phase, place] : track.pills())
        if (place.contains(at))
            return {text(words::name(phase)), {text(words::rule(phase))}, place.toAlignedRect()};
    return {track.accessibleName(), {text(words::rule(Thing::Rounds))}};
}

ThingWords BoardCards::of(const PlayerChip& chip) const {
    return {chip.accessibleName(),
            {text(words::rule(Thing::Coins)), text(words::rule(Thing::Markers)),
             tr("A click shows this garden.")}};
}

ThingWords BoardCards::of(const RatioStrip& strip) const {
    QStringList lines = strip.toolTip().split(QLatin1Char('\n'), Qt::SkipEmptyParts);
    lines << tr("A click shows them in full.");
    return {tr("Dice rolled so far"), lines};
}

} // namespace app
