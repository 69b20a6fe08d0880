// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/genotype/words/words.h"
#include "json_names.h"

#include <vector>

namespace messages {

/// One event: its type, its fields, and its sentence.
Json eventJson(const genotype::Event& event, const genotype::words::Table& table);

Json eventsJson(const std::vector<genotype::Event>& events, const genotype::words::Table& table);

} // namespace messages
