// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/genomewars/rules.h"

namespace genomewars {

namespace {

/// Adds every way to fill the genome up with alleles from `first` on.
void listGenomes(Genome& partly, std::size_t first, ActionList& list) {
    if (partly.size() == genomeSize) {
        list.push(act::chooseGenome(partly));
        return;
    }
    for (std::size_t at = first; at < alleles.size(); ++at) {
        const Allele allele = alleles[at].id;
        if (addRefusal(partly, allele) != Refusal::None)
            continue;
        partly.add(allele);
        listGenomes(partly, at, list);
        partly.remove(allele);
    }
}

Refusal genomeRefusal(const Action& action) {
    Genome partly;
    for (const Allele allele : action.alleles) {
        if (const Refusal refusal = addRefusal(partly, allele); refusal != Refusal::None)
            return refusal;
        partly.add(allele);
    }
    return Refusal::None;
}

} // namespace

bool isValid(const Setup& setup) {
    return setup.players >= minTeams && setup.players <= maxTeams && setup.rounds >= 1 &&
           setup.rounds <= maxRounds && setup.population >= 1 && setup.population <= maxStartPopulation &&
           (setup.environment == noEnvironment || setup.environment < environmentCount) &&
           (setup.weighting == Weighting::EachGenomeOnce || setup.weighting == Weighting::ByPopulation);
}

Refusal addRefusal(const Genome& partly, Allele allele) {
    if (partly.size() >= genomeSize)
        return Refusal::GenomeFull;
    return partly.of(allele) >= alleleInfo(allele).mostCopies ? Refusal::CopyLimit : Refusal::None;
}

Refusal mutationRefusal(const Genome& genome, Allele from, Allele to) {
    if (!genome.holds(from))
        return Refusal::AlleleNotHeld;
    if (from == to)
        return Refusal::SameAllele;
    Genome left = genome;
    left.remove(from);
    return addRefusal(left, to);
}

void legalActions(const State& state, ActionList& list) {
    list.clear();
    if (state.finished())
        return;
    switch (state.now().kind) {
    case PendingKind::Genome: {
        Genome none;
        listGenomes(none, 0, list);
        return;
    }
    case PendingKind::Roll: list.push(act::roll()); return;
    case PendingKind::Mutation: {
        const Genome& genome = state.team(state.actor).genome;
        for (const AlleleInfo& from : alleles)
            for (const AlleleInfo& to : alleles)
                if (mutationRefusal(genome, from.id, to.id) == Refusal::None)
                    list.push(act::mutate(from.id, to.id));
        return;
    }
    }
}

bool isLegal(const State& state, const Action& action) {
    return whyNot(state, action) == Refusal::None;
}

Refusal whyNot(const State& state, const Action& action) {
    if (!isWellFormed(action))
        return Refusal::NotAnAction;
    if (state.finished())
        return Refusal::GameOver;
    const PendingKind pending = state.now().kind;
    switch (action.kind) {
    case ActionKind::ChooseGenome:
        return pending == PendingKind::Genome ? genomeRefusal(action) : Refusal::GenomesChosen;
    case ActionKind::Roll:
        if (pending == PendingKind::Genome)
            return Refusal::GenomesFirst;
        return pending == PendingKind::Roll ? Refusal::None : Refusal::MutationFirst;
    case ActionKind::Mutate:
        if (pending == PendingKind::Genome)
            return Refusal::GenomesFirst;
        if (pending == PendingKind::Roll)
            return Refusal::NoMutationNow;
        return mutationRefusal(state.team(state.actor).genome, action.from(), action.to());
    }
    return Refusal::NotAnAction;
}

} // namespace genomewars
