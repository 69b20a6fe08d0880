// SPDX-License-Identifier: GPL-3.0-or-later
#include "net_file.h"

#include <cstdio>

namespace trainer {

using namespace genotype;

namespace {

template <typename Numbers> std::string listed(const Numbers& numbers) {
    std::string text = "{{";
    for (std::size_t i = 0; i < numbers.size(); ++i)
        text.append(i > 0 ? "," : "").append(std::to_string(numbers[i]));
    return text.append("}}");
}

/// A comment of lines of at most 110 characters.
std::string remark(const std::string& words) {
    constexpr std::size_t width = 107;
    std::string text;
    std::string line;
    std::size_t at = 0;
    while (at < words.size()) {
        const std::size_t end = std::min(words.find(' ', at), words.size());
        const std::string word = words.substr(at, end - at);
        if (!line.empty() && line.size() + 1 + word.size() > width) {
            text.append("// ").append(line).append("\n");
            line.clear();
        }
        line += (line.empty() ? "" : " ") + word;
        at = end + 1;
    }
    return text.append("// ").append(line).append("\n");
}

std::string qualityText(const NetQuality& quality) {
    char text[160];
    std::snprintf(text, sizeof text, "%zu positions; error %.2f points, R² %.2f on those held out",
                  quality.positions, quality.error, quality.explained);
    return text;
}

} // namespace

std::string netFile(const std::string& name, const std::string& head, const FittedNets& fitted) {
    std::string text = "// SPDX-License-Identifier: GPL-3.0-or-later\n"
                       "#include \"engine/genotype/bots/value_net.h\"\n\n"
                       "namespace genotype {\n\n" +
                       remark(head) + "// clang-format off\nconst ValueNets " + name + "{{\n";
    for (std::size_t i = 0; i < fitted.nets.size(); ++i) {
        const ValueNet& net = fitted.nets[i];
        text += "// Breeding phases still to come: " + std::to_string(i + 1) + ". " +
                qualityText(fitted.quality[i]) + ".\n{{{\n";
        for (const auto& weights : net.first)
            text += listed(weights) + ",\n";
        text += "}},\n" + listed(net.firstBias) + ",\n" + listed(net.second) + ",\n" + listed(net.direct) +
                ",\n" + std::to_string(net.bias) + ", " + std::to_string(net.firstShift) + ", " +
                std::to_string(net.secondShift) + ", " + std::to_string(net.directShift) + "},\n";
    }
    return text + "}};\n// clang-format on\n\n} // namespace genotype\n";
}

} // namespace trainer
