#include "levels.h"

#include "output.h"

namespace cli {

const genotype::Bot& botNamed(const std::string& id) {
    if (const genotype::Bot* bot = genotype::findBot(id))
        return *bot;
    std::string known;
    for (const auto one : genotype::botIds())
        known.append(known.empty() ? "" : ", ").append(one);
    throw UserError("there is no bot " + id + " (there are: " + known + ")");
}

} // namespace cli
