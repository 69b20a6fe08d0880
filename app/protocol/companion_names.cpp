// SPDX-License-Identifier: GPL-3.0-or-later
#include "companion_names.h"

#include "engine/genomewars/game.h"

namespace messages {

std::string_view code(genecards::Phase value) {
    switch (value) {
    case genecards::Phase::Playing: return "playing";
    case genecards::Phase::HandOver: return "hand-over";
    case genecards::Phase::Finished: return "finished";
    }
    return "";
}

std::string_view code(genecards::PendingKind value) {
    switch (value) {
    case genecards::PendingKind::Turn: return "turn";
    case genecards::PendingKind::Drawn: return "drawn";
    case genecards::PendingKind::Swap: return "swap";
    case genecards::PendingKind::Extra: return "extra";
    case genecards::PendingKind::NextHand: return "next-hand";
    }
    return "";
}

std::string_view code(genecards::Fit value) {
    switch (value) {
    case genecards::Fit::None: return "none";
    case genecards::Fit::Order: return "order";
    case genecards::Fit::Number: return "number";
    case genecards::Fit::Action: return "action";
    case genecards::Fit::Extra: return "extra";
    }
    return "";
}

std::string_view code(genecards::DrawReason value) {
    switch (value) {
    case genecards::DrawReason::NothingFits: return "nothing-fits";
    case genecards::DrawReason::Insertion: return "insertion";
    }
    return "";
}

std::string_view code(genecards::KeptCard value) {
    switch (value) {
    case genecards::KeptCard::Fits: return "fits";
    case genecards::KeptCard::DoesNotFit: return "does-not-fit";
    case genecards::KeptCard::Hidden: return "hidden";
    }
    return "";
}

std::string_view code(genecards::Mutation value) {
    return genecards::actionCard(value).notation;
}

std::string_view code(genomewars::Phase value) {
    switch (value) {
    case genomewars::Phase::Construction: return "construction";
    case genomewars::Phase::Evolution: return "evolution";
    case genomewars::Phase::Finished: return "finished";
    }
    return "";
}

std::string_view code(genomewars::PendingKind value) {
    switch (value) {
    case genomewars::PendingKind::Genome: return "genome";
    case genomewars::PendingKind::Roll: return "roll";
    case genomewars::PendingKind::Mutation: return "mutation";
    }
    return "";
}

std::string_view code(genomewars::Weighting value) {
    return genomewars::weightingNotation(value);
}

std::string_view code(genomewars::Environment value) {
    return genomewars::environmentInfo(value).notation;
}

std::string_view code(genomewars::Allele value) {
    return genomewars::alleleInfo(value).notation;
}

std::string_view code(genomewars::TableKind value) {
    return value == genomewars::TableKind::Natural ? "natural" : "modified";
}

std::string_view code(genomewars::EndReason value) {
    switch (value) {
    case genomewars::EndReason::TurnsOver: return "turns-over";
    case genomewars::EndReason::OneTeamLeft: return "one-team-left";
    case genomewars::EndReason::NobodyLeft: return "nobody-left";
    }
    return "";
}

} // namespace messages
