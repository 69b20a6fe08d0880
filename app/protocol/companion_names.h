// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/genecards/event.h"
#include "engine/genomewars/event.h"

#include <string_view>

/// How single values of the companion games are written in JSON, as json_names.h does it for Genotype: first
/// those of Gene Expression.
namespace messages {

std::string_view code(genecards::Phase phase);
std::string_view code(genecards::PendingKind kind);
std::string_view code(genecards::Fit fit);
std::string_view code(genecards::DrawReason reason);
std::string_view code(genecards::KeptCard card);
std::string_view code(genecards::Mutation mutation);

} // namespace messages

/// Those of Genome Wars.
namespace messages {

std::string_view code(genomewars::Phase phase);
std::string_view code(genomewars::PendingKind kind);
std::string_view code(genomewars::Weighting weighting);
std::string_view code(genomewars::Environment environment);
std::string_view code(genomewars::Allele allele);
std::string_view code(genomewars::TableKind table);
std::string_view code(genomewars::EndReason reason);

} // namespace messages
