// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/programs/console/numbers.h"
#include "app/programs/console/options.h"
#include "app/programs/console/output.h"
#include "commands.h"
#include "counts.h"
#include "lessons/small_families.h"

namespace cli {

using namespace lessons;

namespace {

constexpr std::uint64_t largestShownFamily = 100;
constexpr double usualChance = 0.95;

struct FamilyOptions {
    std::string ratio; ///< "3:1"
    std::uint64_t size = 0;
    std::optional<std::uint64_t> aClass;  ///< from 1; the last one if empty
    std::optional<std::uint64_t> atLeast; ///< offspring of that class
    std::string observed;                 ///< a count for each class; empty if not given
};

/// What was asked for, checked.
struct FamilyQuestion {
    Families families;
    std::vector<double> ratio;
    std::size_t aClass = 0;
    std::optional<std::int64_t> atLeast;
    std::vector<std::int64_t> observed; ///< empty if not given
};

FamilyQuestion questionIn(const FamilyOptions& options) {
    const std::vector<double> ratio = ratioIn(options.ratio);
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
        question.observed = countsIn(options.observed);
        requireSameParts(ratio, question.observed);
        std::int64_t left = size;
        for (const std::int64_t count : question.observed)
            left = count > left ? -1 : left - count;
        if (left != 0)
            throw UserError("--observed must add up to --size, which is " + std::to_string(size));
    }
    return question;
}

std::string written(const FamilyChance& chance) {
    return (chance.exact ? textOf(*chance.exact) + " = " : "") + significant(chance.value) + '\n';
}

Json chanceJson(const FamilyChance& chance) {
    return {{"chance", chance.value},
            {"fraction", chance.exact ? Json(textOf(*chance.exact)) : Json(nullptr)}};
}

std::string listOf(const std::vector<std::int64_t>& counts, const char* between) {
    return joined(counts, between, [](std::int64_t count) { return std::to_string(count); });
}

/// How likely each number of offspring of a class is in families of that size.
Answer familyAnswer(const FamilyQuestion& question) {
    const Families& families = question.families;
    const std::size_t aClass = question.aClass;
    const double share = families.share(aClass);
    Answer answer{"families of " + std::to_string(families.size()) + ", expected " +
                      ratioText(question.ratio) + ", class " + std::to_string(aClass + 1) +
                      " has a share of " + significant(share) +
                      "\n\noffspring of the class       chance      at least as many\n",
                  {{"ratio", question.ratio},
                   {"size", families.size()},
                   {"class", aClass + 1},
                   {"share", share},
                   {"exactly", Json::array()},
                   {"at_least", Json::array()},
                   {"likeliest", families.likeliest(aClass)}}};
    std::string& text = answer.text;
    for (std::int64_t count = 0; count <= families.size(); ++count) {
        const double exactly = families.exactly(aClass, count).value;
        const double atLeast = families.atLeast(aClass, count).value;
        text += aligned(std::to_string(count), 22) + aligned(significant(exactly), 13) +
                aligned(significant(atLeast), 22) + '\n';
        answer.json["exactly"].push_back(exactly);
        answer.json["at_least"].push_back(atLeast);
    }
    text += "\nlikeliest: " + listOf(families.likeliest(aClass), " and ") + ", with a chance of " +
            written(families.exactly(aClass, families.likeliest(aClass).front()));
    const auto add = [&answer](const std::string& asked, const char* key, const FamilyChance& chance) {
        answer.text += asked + ": " + written(chance);
        answer.json[key] = chanceJson(chance);
    };
    add("none", "none", families.exactly(aClass, 0));
    if (question.atLeast) {
        add("at least " + std::to_string(*question.atLeast), "asked",
            families.atLeast(aClass, *question.atLeast));
        answer.json["asked"]["at_least"] = *question.atLeast;
    }
    answer.json["in_the_ratio"] = nullptr;
    if (const auto counts = families.inTheRatio())
        add("exactly in the ratio, " + listOf(*counts, " : "), "in_the_ratio", families.exactly(*counts));
    else if (families.hasWholeParts())
        text += "exactly in the ratio: impossible in a family of this size\n";
    else
        text += "exactly in the ratio: not decided, since a part of the ratio has more than six decimals\n";
    if (!question.observed.empty()) {
        add("exactly " + listOf(question.observed, " : "), "observed", families.exactly(question.observed));
        answer.json["observed"]["counts"] = question.observed;
    }
    answer.json["size_to_show_one"] = nullptr;
    if (share > 0) {
        const auto size = familyToShow(share, usualChance);
        text += "at least one in 95 of 100 families: from " + std::to_string(size) + " offspring on\n";
        answer.json["size_to_show_one"] = size;
    }
    return answer;
}

} // namespace

Run family(CLI::App& command) {
    const auto options = std::make_shared<FamilyOptions>();
    addWords(command, "--ratio", options->ratio, "What is expected: 3:1 or 9 : 3 : 3 : 1")->required();
    addNumber(command, "--size", options->size, "Offspring in a family, 1 to 100")->required();
    addNumber(command, "--class", options->aClass,
              "The part of the ratio that is counted: 1 for the first; without it, the last");
    addNumber(command, "--at-least", options->atLeast,
              "The chance of that many offspring of the class or more");
    addWords(command, "--observed", options->observed, "The chance of exactly these counts: 9,3,3,1");
    return [options] { return familyAnswer(questionIn(*options)); };
}

} // namespace cli
