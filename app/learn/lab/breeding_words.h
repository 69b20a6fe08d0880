// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "breeding_session.h"

/// What the breeding bench says.
namespace app::breeding_words {

/// "♀ 4", "A ♂", "B", or "♀ 4 Anna" with a label.
QString name(const lessons::breeding::Bench& bench, std::size_t specimen);
/// The same without its label, for tight places.
QString shortName(const lessons::breeding::Bench& bench, std::size_t specimen);
/// For screen readers: "female 4, red eyes, generation 1, labelled Anna".
QString spokenName(const lessons::breeding::Bench& bench, std::size_t specimen);
/// "Starting strains", "Generation 2".
QString generation(int generation);
QString look(const lessons::breeding::Bench& bench, const lessons::breeding::Look& look);
/// With the sex, if there are sexes.
QString look(const lessons::breeding::Bench& bench, const lessons::breeding::Look& look,
             lessons::breeding::Sex sex);
/// "Cross 3".
QString crossName(std::size_t cross);
/// "A ♀ × 2 ♂".
QString parents(const lessons::breeding::Bench& bench, std::size_t mother, std::size_t father);
/// "Level 2 · fruit fly".
QString mysteryTitle(const lessons::breeding::Mystery& mystery);
QString code(const lessons::breeding::Mystery& mystery);
/// "Mystery 4K7-TQ2".
QString title(const lessons::breeding::Mystery& mystery);

/// "Cross 2 has 100 offspring: 74 tall, 26 short."
QString offspringOf(const lessons::breeding::Bench& bench, std::size_t cross);
QString kept(const lessons::breeding::Bench& bench, std::size_t specimen);
/// "Undo the last cross": what a button would do.
QString undoName(BreedingSession::Step step);
/// "The last cross is undone."
QString undone(BreedingSession::Step step);
/// "The cross is made again."
QString redone(BreedingSession::Step step);
/// The model in a sentence: mode and forms.
QString model(const BreedingSession& session, const lessons::breeding::Model& model);
QString verdict(const BreedingSession& session, const lessons::breeding::Verdict& verdict);
/// "The evidence excludes 3 of 4 other models and is consistent with yours."
QString judged(const BreedingJudgement& judgement);
/// The answer: mode, forms, and the genotypes of the strains.
QString answer(const BreedingSession& session);

} // namespace app::breeding_words
