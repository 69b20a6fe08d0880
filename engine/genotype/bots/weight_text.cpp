// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/genotype/bots/weight_text.h"

#include <algorithm>
#include <sstream>
#include <string_view>

namespace genotype {

namespace {

/// The text as comments; nothing for an empty one.
std::string comment(const std::string& text) {
    constexpr std::size_t width = 110;
    std::istringstream words(text);
    std::string result;
    std::string line;
    for (std::string word; words >> word; line += ' ' + word)
        if (!line.empty() && line.size() + word.size() + 2 > width) {
            result += '#' + line + '\n';
            line.clear();
        }
    return line.empty() ? result : result + '#' + line + '\n';
}

template <typename Numbers> std::string row(std::string_view label, const Numbers& numbers) {
    std::string text = std::string(label) + ':';
    for (const auto number : numbers)
        text += ' ' + std::to_string(number);
    return text + '\n';
}

std::string row(std::string_view label, int number) {
    return row(label, std::array{number});
}

std::string shapeText() {
    return row("features", featureCount) + row("phases", maxRounds);
}

/// In columns, so that a person can compare them.
std::string tableText(const EvaluationWeights& weights) {
    constexpr std::size_t columns = 6;
    const auto padded = [](const std::string& text, std::size_t width) {
        return std::string(width - std::min(width, text.size()), ' ') + text;
    };
    constexpr std::size_t widest = std::ranges::max(featureNames, {}, &std::string_view::size).size();
    std::string text;
    for (std::size_t feature = 0; feature < featureCount; ++feature) {
        const std::string_view name = featureNames[feature];
        text += std::string(name) + ':' + std::string(widest - name.size(), ' ');
        for (std::size_t phases = 1; phases <= maxRounds; ++phases)
            text += padded(std::to_string(weights[phases][feature]), columns);
        text += '\n';
    }
    return text;
}

} // namespace

std::string weightHead(const std::string& head) {
    return "# SPDX-License-Identifier: GPL-3.0-or-later\n" + comment(head);
}

std::string netText(const ValueNets& nets, const std::array<std::string, maxRounds>& remarks) {
    std::string text = row("nets", maxRounds) + row("inputs", netInputCount) + row("hidden", netHidden);
    for (std::size_t i = 0; i < nets.size(); ++i) {
        const ValueNet& net = nets[i];
        text += '\n' + comment(remarks[i]) + row("phases", static_cast<int>(i + 1));
        for (const auto& pair : net.first)
            text += row("first", pair);
        text += row("firstBias", net.firstBias) + row("second", net.second) + row("direct", net.direct) +
                row("bias", net.bias) +
                row("shifts", std::array{net.firstShift, net.secondShift, net.directShift});
    }
    return text;
}

std::string evaluationText(const WeightTable& weights) {
    return comment(weights.remark) + shapeText() + '\n' + tableText(weights.weights);
}

std::string roundText(const WeightTable& table, const WeightTable& solo, const WeightTable& johann) {
    std::string text = shapeText();
    const auto add = [&text](const char* label, const WeightTable& one) {
        text += '\n' + comment(one.remark) + label + ":\n" + tableText(one.weights);
    };
    add("table", table);
    add("solo", solo);
    add("johann", johann);
    return text;
}

} // namespace genotype
