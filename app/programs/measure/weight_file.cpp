// SPDX-License-Identifier: GPL-3.0-or-later
#include "weight_file.h"

#include <algorithm>
#include <cstdio>
#include <sstream>
#include <string_view>

namespace cli {

using namespace genotype;

namespace {

/// As in the enum.
constexpr std::array<std::string_view, featureCount> featureNames{"Constant",
                                                                  "PointsMissing0",
                                                                  "PointsMissing1",
                                                                  "PointsMissing2",
                                                                  "PointsMissing3",
                                                                  "PointsMissing4",
                                                                  "PlantsMissing0",
                                                                  "PlantsMissing1",
                                                                  "PlantsMissing2",
                                                                  "PlantsMissing3",
                                                                  "Validations",
                                                                  "Surplus",
                                                                  "IdleSlots",
                                                                  "Mutations",
                                                                  "ShiftsHeld",
                                                                  "FreePlots",
                                                                  "ReadyPlots",
                                                                  "Plots",
                                                                  "HandFirst",
                                                                  "HandSecond",
                                                                  "HandRest",
                                                                  "HandSowable",
                                                                  "HandEase",
                                                                  "Coins",
                                                                  "CoinsOver3",
                                                                  "CoinsOver7",
                                                                  "CoinsInUpgrades",
                                                                  "MarkersLeft",
                                                                  "GardeningOpen",
                                                                  "Slots",
                                                                  "Markers",
                                                                  "Goals",
                                                                  "GoalPoints",
                                                                  "GoalMarkers",
                                                                  "Funnel",
                                                                  "Knife",
                                                                  "Rake",
                                                                  "SeedBag",
                                                                  "Dissertation",
                                                                  "Pot",
                                                                  "Brush",
                                                                  "Lens",
                                                                  "Watch",
                                                                  "Line",
                                                                  "Grant",
                                                                  "Alipius",
                                                                  "Elisabeth",
                                                                  "Anna",
                                                                  "Omari",
                                                                  "Anton",
                                                                  "Franz",
                                                                  "Maria",
                                                                  "Leopold",
                                                                  "May",
                                                                  "Eduard",
                                                                  "ElisabethOpen",
                                                                  "AnnaOpen",
                                                                  "OmariOpen",
                                                                  "TurnOrder",
                                                                  "Seats"};
static_assert(!featureNames.back().empty());

constexpr std::string_view beginning = R"(// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/genotype/bots/weight_table.h"

namespace genotype {

namespace {

)";

constexpr std::string_view endOfEvaluation = R"(// clang-format on

} // namespace

constinit const EvaluationWeights evaluationWeights = byStage(rows);

} // namespace genotype
)";

constexpr std::string_view endOfRounds = R"(// clang-format on

constinit const EvaluationWeights tableWeights = byStage(tableRows);
constinit const EvaluationWeights soloWeights = byStage(soloRows);
constinit const EvaluationWeights johannWeights = byStage(johannRows);

} // namespace

const EvaluationWeights& roundWeights(const State& state, Seat seat) {
    if (!state.johann.plays())
        return tableWeights;
    return state.isJohann(seat) ? johannWeights : soloWeights;
}

} // namespace genotype
)";

/// The text as lines of a comment.
std::string comment(const std::string& text) {
    constexpr std::size_t width = 108;
    std::istringstream words(text);
    std::string result;
    std::string line;
    for (std::string word; words >> word; line += ' ' + word)
        if (!line.empty() && line.size() + word.size() + 3 > width) {
            result += "//" + line + '\n';
            line.clear();
        }
    return line.empty() ? result : result + "//" + line + '\n';
}

std::string qualityText(const FittedWeights& fit) {
    std::string text = "Positions with 1 to 5 breeding phases to come (R squared, error in points):";
    char part[120];
    for (std::size_t stage = 1; stage <= maxRounds; ++stage) {
        const FitQuality& one = fit.quality[stage];
        std::snprintf(part, sizeof part, " %lld (%.2f, %.1f)%s", static_cast<long long>(one.positions),
                      one.explained, one.error, stage < maxRounds ? "," : ".");
        text += part;
    }
    return text;
}

std::string tableText(const WeightRows& rows) {
    std::size_t widest = 0;
    for (const std::string_view name : featureNames)
        widest = std::max(widest, name.size());
    std::string text = comment(rows.about + ' ' + qualityText(rows.fit));
    text += "constexpr WeightTable " + rows.name + "{{\n";
    for (std::size_t feature = 0; feature < featureCount; ++feature) {
        const std::string_view name = featureNames[feature];
        text += "    {Feature::" + std::string(name) + ", " + std::string(widest - name.size(), ' ') + '{';
        for (std::size_t stage = 1; stage <= maxRounds; ++stage) {
            char number[16];
            std::snprintf(number, sizeof number, "%s%5d", stage > 1 ? ", " : "",
                          rows.fit.weights[stage][feature]);
            text += number;
        }
        text += "}},\n";
    }
    return text + "}};\n";
}

std::string fileBeginning(const std::string& head) {
    return std::string(beginning) + comment(head) + "// clang-format off\n";
}

} // namespace

std::string evaluationWeightsFile(const std::string& head, const WeightRows& rows) {
    return fileBeginning(head) + tableText(rows) + std::string(endOfEvaluation);
}

std::string roundWeightsFile(const std::string& head, const WeightRows& table, const WeightRows& solo,
                             const WeightRows& johann) {
    return fileBeginning(head) + '\n' + tableText(table) + '\n' + tableText(solo) + '\n' + tableText(johann) +
           std::string(endOfRounds);
}

} // namespace cli
