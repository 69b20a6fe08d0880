// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "lessons/documents/toml_table.h"
#include "lessons/guide/guide.h"

namespace lessons {

/// The names of choices, in the order of genotype::PendingKind.
inline constexpr std::string_view choiceNames[] = {"setup",      "marker",    "end-of-turn", "gene-tile",
                                                   "nursery",    "tool-shed", "garden-draw", "garden-harvest",
                                                   "garden-sow", "omari",     "validate",    "goal",
                                                   "seed-bag",   "fill-plot", "pick",        "purchase"};

// These read one text of a guide's file; if it cannot be understood, they record a fault for this key of the
// table and return something empty.

/// "useful place genes-*"
GuidePattern readPattern(TomlTable& table, std::string_view key, std::string_view text);
/// "place *", "event die-taken", or both joined by " & "
GuideDeed readDeed(TomlTable& table, std::string_view key, std::string_view text);
/// "breeding 1"
std::optional<GuideMoment::Time> readTime(TomlTable& table, std::string_view key, std::string_view text);
/// "gene-tile"
std::optional<genotype::PendingKind> readChoice(TomlTable& table, std::string_view key,
                                                std::string_view text);
bool isRegion(std::string_view name);

} // namespace lessons
