#pragma once

#include "engine/bots/bot.h"

#include <string>

namespace cli {

/// The bot of that id. Throws UserError, naming those that there are.
const genotype::Bot& botNamed(const std::string& id);

} // namespace cli
