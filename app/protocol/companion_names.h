// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/core/enum_words.h"
#include "engine/genecards/event.h"
#include "engine/genomewars/event.h"
#include "engine/genomewars/game.h"

#include <string_view>

/// How single values of the companion games are written in JSON, as json_names.h does it for Genotype: first
/// those of Gene Expression.
namespace messages {

constexpr std::string_view code(genecards::Phase value) {
    switch (value) {
    case genecards::Phase::Playing: return "playing";
    case genecards::Phase::HandOver: return "hand-over";
    case genecards::Phase::Finished: return "finished";
    }
    return "";
}

constexpr std::string_view code(genecards::PendingKind value) {
    switch (value) {
    case genecards::PendingKind::Turn: return "turn";
    case genecards::PendingKind::Drawn: return "drawn";
    case genecards::PendingKind::Swap: return "swap";
    case genecards::PendingKind::Extra: return "extra";
    case genecards::PendingKind::NextHand: return "next-hand";
    }
    return "";
}

constexpr std::string_view code(genecards::Fit value) {
    switch (value) {
    case genecards::Fit::None: return "none";
    case genecards::Fit::Order: return "order";
    case genecards::Fit::Number: return "number";
    case genecards::Fit::Action: return "action";
    case genecards::Fit::Extra: return "extra";
    }
    return "";
}

constexpr std::string_view code(genecards::DrawReason value) {
    switch (value) {
    case genecards::DrawReason::NothingFits: return "nothing-fits";
    case genecards::DrawReason::Insertion: return "insertion";
    }
    return "";
}

constexpr std::string_view code(genecards::KeptCard value) {
    switch (value) {
    case genecards::KeptCard::Fits: return "fits";
    case genecards::KeptCard::DoesNotFit: return "does-not-fit";
    case genecards::KeptCard::Hidden: return "hidden";
    }
    return "";
}

constexpr std::string_view code(genecards::Mutation value) {
    return core::rowWord(genecards::actionCards, value, &genecards::ActionCard::notation);
}

} // namespace messages

/// Those of Genome Wars.
namespace messages {

constexpr std::string_view code(genomewars::Phase value) {
    switch (value) {
    case genomewars::Phase::Construction: return "construction";
    case genomewars::Phase::Evolution: return "evolution";
    case genomewars::Phase::Finished: return "finished";
    }
    return "";
}

constexpr std::string_view code(genomewars::PendingKind value) {
    switch (value) {
    case genomewars::PendingKind::Genome: return "genome";
    case genomewars::PendingKind::Roll: return "roll";
    case genomewars::PendingKind::Mutation: return "mutation";
    }
    return "";
}

constexpr std::string_view code(genomewars::Weighting value) {
    return genomewars::weightingNotation(value);
}

constexpr std::string_view code(genomewars::Environment value) {
    return core::rowWord(genomewars::environments, value, &genomewars::EnvironmentInfo::notation);
}

constexpr std::string_view code(genomewars::Allele value) {
    return core::rowWord(genomewars::alleles, value, &genomewars::AlleleInfo::notation);
}

constexpr std::string_view code(genomewars::TableKind value) {
    switch (value) {
    case genomewars::TableKind::Natural: return "natural";
    case genomewars::TableKind::Modified: return "modified";
    }
    return "";
}

constexpr std::string_view code(genomewars::EndReason value) {
    switch (value) {
    case genomewars::EndReason::TurnsOver: return "turns-over";
    case genomewars::EndReason::OneTeamLeft: return "one-team-left";
    case genomewars::EndReason::NobodyLeft: return "nobody-left";
    }
    return "";
}

} // namespace messages
