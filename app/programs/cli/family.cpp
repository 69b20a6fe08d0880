// SPDX-License-Identifier: GPL-3.0-or-later
#include "family.h"

#include "counts_option.h"
#include "lessons/csv/ratio.h"
#include "lessons/small_families.h"
#include "numbers.h"
#include "output.h"
#include "plain_number.h"

#include <nlohmann/json.hpp>

#include <numeric>

namespace cli {

using namespace lessons;
using nlohmann::ordered_json;

namespace {

constexpr std::uint64_t largestShownFamily = 100;
constexpr double usualChance = 0.95;

std::vector<double> familyRatio(const std::string& text) {
    auto ratio = readRatio(text);
    if (const auto* error = std::get_if<RatioError>(&ratio))
        throw UserError("--ratio " + shown(text) + ": " + core::english(phrase(*error)));
    return std::get<std::vector<double>>(std::move(ratio));
}

/// What was asked for, checked.
struct FamilyQuestion {
    Families families;
    std::vector<double> ratio;
    std::size_t aClass = 0;
    std::optional<std::int64_t> atLeast;
    std::vector<std::int64_t> observed; ///< empty if not given
};

FamilyQuestion questionIn(const FamilyOptions& options) {
    const std::vector<double> ratio = familyRatio(joined(options.ratio));
    if (ratio.size() < 2)
        throw UserError("--ratio needs at least two parts");
    if (options.size < 1 || options.size > largestShownFamily)
        throw UserError("--size is from 1 to " + std::to_string(largestShownFamily));
    if (options.aClass && (*options.aClass < 1 || *options.aClass > ratio.size()))
        throw UserError("--class is from 1 to " + std::to_string(ratio.size()) + ", as the ratio has parts");
    if (options.atLeast && *options.atLeast > options.size)
        throw UserError("--at-least is from 0 to " + std::to_string(options.size) +
                        ", the size of the family");
    const auto size = static_cast<std::int64_t>(options.size);
    FamilyQuestion question{
        Families(ratio, size), ratio, options.aClass.value_or(ratio.size()) - 1, std::nullopt, {}};
    if (options.atLeast)
        question.atLeast = static_cast<std::int64_t>(*options.atLeast);
    if (!options.observed.empty()) {
        question.observed = countsIn(joined(options.observed));
        if (question.observed.size() != ratio.size())
            throw UserError("--ratio and --observed need the same number of parts: they have " +
                            std::to_string(ratio.size()) + " and " +
                            std::to_string(question.observed.size()));
        std::int64_t left = size;
        for (const std::int64_t count : question.observed)
            left = count > left ? -1 : left - count;
        if (left != 0)
            throw UserError("--observed must add up to --size, which is " + std::to_string(size));
    }
    return question;
}

std::string written(const FamilyChance& chance) {
    return (chance.exact ? textOf(*chance.exact) + " = " : "") + significant(chance.value);
}

std::string listOf(const std::vector<std::int64_t>& counts, const char* between) {
    std::string text;
    for (const std::int64_t count : counts)
        text.append(text.empty() ? "" : between).append(std::to_string(count));
    return text;
}

std::string ratioOf(const std::vector<double>& ratio) {
    std::string text;
    for (const double part : ratio)
        text.append(text.empty() ? "" : " : ").append(significant(part));
    return text;
}

std::string textOf(const FamilyQuestion& question) {
    const Families& families = question.families;
    const std::size_t aClass = question.aClass;
    std::string text = "families of " + std::to_string(families.size()) + ", expected " +
                       ratioOf(question.ratio) + ", class " + std::to_string(aClass + 1) +
                       " has a share of " + significant(families.share(aClass)) + "\n\n";
    text += "offspring of the class       chance      at least as many\n";
    for (std::int64_t count = 0; count <= families.size(); ++count)
        text += aligned(std::to_string(count), 22) +
                aligned(significant(families.exactly(aClass, count).value), 13) +
                aligned(significant(families.atLeast(aClass, count).value), 22) + '\n';
    text += "\nlikeliest: " + listOf(families.likeliest(aClass), " and ") + ", with a chance of " +
            written(families.exactly(aClass, families.likeliest(aClass).front())) + '\n';
    text += "none: " + written(families.exactly(aClass, 0)) + '\n';
    if (question.atLeast)
        text += "at least " + std::to_string(*question.atLeast) + ": " +
                written(families.atLeast(aClass, *question.atLeast)) + '\n';
    if (const auto counts = families.inTheRatio())
        text += "exactly in the ratio, " + listOf(*counts, " : ") + ": " +
                written(families.exactly(*counts)) + '\n';
    else if (families.hasWholeParts())
        text += "exactly in the ratio: impossible in a family of this size\n";
    else
        text += "exactly in the ratio: not decided, since a part of the ratio has more than six decimals\n";
    if (!question.observed.empty())
        text += "exactly " + listOf(question.observed, " : ") + ": " +
                written(families.exactly(question.observed)) + '\n';
    if (const double share = families.share(aClass); share > 0)
        text += "at least one in 95 of 100 families: from " +
                std::to_string(familyToShow(share, usualChance)) + " offspring on\n";
    return text;
}

ordered_json chanceJson(const FamilyChance& chance) {
    return {{"chance", chance.value},
            {"fraction", chance.exact ? ordered_json(textOf(*chance.exact)) : ordered_json(nullptr)}};
}

ordered_json jsonOf(const FamilyQuestion& question) {
    const Families& families = question.families;
    const std::size_t aClass = question.aClass;
    ordered_json exactly = ordered_json::array();
    ordered_json atLeast = ordered_json::array();
    for (std::int64_t count = 0; count <= families.size(); ++count) {
        exactly.push_back(families.exactly(aClass, count).value);
        atLeast.push_back(families.atLeast(aClass, count).value);
    }
    ordered_json result{{"ratio", question.ratio},
                        {"size", families.size()},
                        {"class", aClass + 1},
                        {"share", families.share(aClass)},
                        {"exactly", exactly},
                        {"at_least", atLeast},
                        {"likeliest", families.likeliest(aClass)},
                        {"none", chanceJson(families.exactly(aClass, 0))}};
    if (question.atLeast) {
        result["asked"] = chanceJson(families.atLeast(aClass, *question.atLeast));
        result["asked"]["at_least"] = *question.atLeast;
    }
    const auto counts = families.inTheRatio();
    result["in_the_ratio"] = counts ? chanceJson(families.exactly(*counts)) : ordered_json(nullptr);
    if (!question.observed.empty()) {
        result["observed"] = chanceJson(families.exactly(question.observed));
        result["observed"]["counts"] = question.observed;
    }
    const double share = families.share(aClass);
    result["size_to_show_one"] =
        share > 0 ? ordered_json(familyToShow(share, usualChance)) : ordered_json(nullptr);
    return result;
}

} // namespace

CLI::App* addFamily(CLI::App& program, FamilyOptions& options) {
    CLI::App* const command =
        program.add_subcommand("family", "How often a small family looks as its ratio predicts");
    command->add_option("--ratio", options.ratio, "What is expected: 3:1 or 9 : 3 : 3 : 1")
        ->required()
        ->expected(1, mostWords);
    command->add_option("--size", options.size, "Offspring in a family, 1 to 100")
        ->required()
        ->check(plainNumber());
    command
        ->add_option("--class", options.aClass,
                     "The part of the ratio that is counted: 1 for the first; without it, the last")
        ->check(plainNumber());
    command
        ->add_option("--at-least", options.atLeast, "The chance of that many offspring of the class or more")
        ->check(plainNumber());
    command->add_option("--observed", options.observed, "The chance of exactly these counts: 9,3,3,1")
        ->expected(1, mostWords);
    command->add_flag("--json", options.json, "Print one JSON object")->disable_flag_override();
    return command;
}

void family(const FamilyOptions& options) {
    const FamilyQuestion question = questionIn(options);
    print(options.json ? jsonOf(question).dump() + '\n' : textOf(question));
}

} // namespace cli
