// SPDX-License-Identifier: GPL-3.0-or-later
#include "pedigree.h"

#include "counts_option.h"
#include "lessons/pedigree/exclusion.h"
#include "lessons/pedigree/family_tree.h"
#include "lessons/pedigree/family_words.h"
#include "lessons/pedigree/inference.h"
#include "lessons/pedigree/pedigree_text.h"
#include "lessons/pedigree/peeling.h"
#include "lessons/pedigree/published_families.h"
#include "numbers.h"
#include "output.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <cmath>
#include <optional>
#include <utility>

namespace cli {

namespace pedigrees = lessons::pedigree;
using nlohmann::ordered_json;

namespace {

const pedigrees::PublishedFamily& publishedFamily(const std::string& id) {
    if (const auto* const found = pedigrees::findPublishedFamily(id))
        return *found;
    std::string known;
    for (const auto& one : pedigrees::publishedFamilies())
        known.append(known.empty() ? "" : ", ").append(one.id);
    throw UserError("--published: there is no " + shown(id) + "; there are: " + known);
}

pedigrees::PedigreeReading familyOf(const PedigreeOptions& options) {
    if (options.file.empty() == options.published.empty())
        throw UserError("pedigree needs a file, or --published with the name of a family");
    if (!options.published.empty())
        return {publishedFamily(options.published).family, {}, {}};
    auto reading = pedigrees::readPedigree(readFile(options.file, pedigrees::largestPedigree + 8));
    if (!reading.family) {
        const auto& fault = reading.faults.front();
        throw UserError(options.file + (fault.line == 0 ? "" : ':' + std::to_string(fault.line)) + ": " +
                        core::english(fault.what));
    }
    return reading;
}

std::optional<pedigrees::Mode> modeOf(const PedigreeOptions& options) {
    if (options.mode.empty())
        return std::nullopt;
    if (const auto mode = pedigrees::findMode(options.mode))
        return mode;
    std::string known;
    for (const auto mode : pedigrees::allModes)
        known.append(known.empty() ? "" : ", ").append(pedigrees::idOf(mode));
    throw UserError("--mode: there is no " + shown(options.mode) + "; there are: " + known);
}

std::size_t personOf(const pedigrees::Pedigree& people, const std::string& id, pedigrees::Sex sex) {
    const auto person = people.find(id);
    if (!person)
        throw UserError("--next: there is nobody " + shown(id) + " in this family");
    if (people[*person].sex != sex)
        throw UserError("--next MOTHER,FATHER: " + shown(id) +
                        (sex == pedigrees::Sex::Female ? " is not female" : " is not male"));
    return *person;
}

std::optional<pedigrees::Parents> parentsOf(const PedigreeOptions& options,
                                            const pedigrees::Pedigree& people) {
    if (options.next.empty())
        return std::nullopt;
    if (options.mode.empty())
        throw UserError("--next needs --mode");
    const std::size_t comma = options.next.find(',');
    if (comma == std::string::npos)
        throw UserError("--next needs a mother and a father with a comma between them: II-3,II-4");
    const std::size_t mother = personOf(people, options.next.substr(0, comma), pedigrees::Sex::Female);
    return pedigrees::Parents{personOf(people, options.next.substr(comma + 1), pedigrees::Sex::Male), mother};
}

void requireRange(const char* option, double value, double least, double most, const char* range) {
    if (!(value >= least && value <= most))
        throw UserError(std::string(option) + " is from " + range);
}

/// Everything that is printed.
struct Answer {
    pedigrees::Pedigree people;
    std::vector<pedigrees::PedigreeFault> notes; ///< on how the file was read
    std::vector<std::pair<pedigrees::Mode, double>> likelihoods;
    std::vector<std::optional<pedigrees::Exclusion>> exclusions; ///< of those modes
    std::optional<pedigrees::Mode> mode;
    std::optional<std::vector<pedigrees::GenotypeChances>> genotypes;
    std::optional<pedigrees::Parents> parents;
    std::optional<pedigrees::NextChild> next;
};

Answer answerTo(const PedigreeOptions& options) {
    requireRange("--frequency", options.frequency, pedigrees::leastFrequency, 1 - pedigrees::leastFrequency,
                 "0.000001 to 0.999999");
    requireRange("--penetrance", options.penetrance, pedigrees::leastPenetrance, 1, "0.01 to 1");
    Answer answer;
    answer.mode = modeOf(options);
    auto reading = familyOf(options);
    answer.people = std::move(*reading.family);
    answer.notes = std::move(reading.notes);
    answer.parents = parentsOf(options, answer.people);
    for (const auto mode : pedigrees::allModes) {
        const pedigrees::Model model{mode, options.frequency, options.penetrance};
        answer.likelihoods.emplace_back(mode, log10Likelihood(answer.people, model));
        const bool ruledOut = std::isinf(answer.likelihoods.back().second);
        answer.exclusions.push_back(ruledOut ? exclusionOf(answer.people, mode) : std::nullopt);
    }
    if (answer.mode) {
        const pedigrees::Model model{*answer.mode, options.frequency, options.penetrance};
        answer.genotypes = genotypeChances(answer.people, model);
        if (answer.parents)
            answer.next = nextChild(answer.people, model, *answer.parents);
    }
    return answer;
}

/// Genotypes by name; those of both sexes together, if the sex is unknown.
std::vector<std::pair<std::string, double>> named(pedigrees::Mode mode,
                                                  const pedigrees::GenotypeChances& chances) {
    std::vector<std::pair<std::string, double>> result;
    for (const auto& [state, chance] : chances) {
        const std::string name = pedigrees::genotypeOf(mode, state);
        const auto known = std::ranges::find(result, name, &std::pair<std::string, double>::first);
        if (known == result.end())
            result.emplace_back(name, chance);
        else
            known->second += chance;
    }
    return result;
}

std::string modeName(pedigrees::Mode mode) {
    return core::english(pedigrees::nameOf(mode));
}

std::string genotypeLines(const Answer& answer) {
    std::string text = '\n' + modeName(*answer.mode) + '\n';
    if (!answer.genotypes)
        return text + "This mode is ruled out: there are no genotypes.\n";
    std::size_t width = 0;
    for (const auto& person : answer.people.people())
        width = std::max(width, pedigrees::nameOf(person).size());
    for (std::size_t i = 0; i < answer.people.size(); ++i) {
        std::string line = padded(pedigrees::nameOf(answer.people[i]), width);
        for (const auto& [name, chance] : named(*answer.mode, (*answer.genotypes)[i]))
            if (chance > 0)
                line.append("  ").append(name).append(" ").append(significant(chance));
        if (isCertainCarrier(*answer.mode, (*answer.genotypes)[i]))
            line += "  a carrier for certain";
        text += line + '\n';
    }
    return text;
}

std::string nextLines(const Answer& answer, const pedigrees::NextChild& next) {
    const auto& people = answer.people;
    std::string text = "\nThe next child of " + pedigrees::nameOf(people[answer.parents->mother]) + " and " +
                       pedigrees::nameOf(people[answer.parents->father]) + ": chance of being affected " +
                       significant(next.affected) + " (a son " + significant(next.son) + ", a daughter " +
                       significant(next.daughter) + ")\n";
    if (isRecessive(*answer.mode))
        text += "Chance of being a carrier " + significant(next.carrier) + " (a daughter " +
                significant(next.carrierDaughter) + ")\n";
    return text;
}

std::string textOf(const PedigreeOptions& options, const Answer& answer) {
    const auto generations = pedigrees::FamilyTree(answer.people).generations().size();
    std::string text;
    if (!options.published.empty()) {
        const auto& published = publishedFamily(options.published);
        for (const auto& sentence : {published.title, published.source, published.leftOut})
            text += core::english(sentence) + '\n';
        text += '\n';
    }
    for (const auto& note : answer.notes)
        text += (note.line == 0 ? "" : "Line " + std::to_string(note.line) + ": ") +
                core::english(note.what) + '\n';
    text += howMany(answer.people.size(), "person", "people") + ", " +
            howMany(generations, "generation", "generations") + '\n';
    for (const auto& sentence : sentencesOf(answer.people))
        text += core::english(sentence) + '\n';
    text += '\n';
    for (std::size_t i = 0; i < answer.likelihoods.size(); ++i) {
        const auto& [mode, likelihood] = answer.likelihoods[i];
        const auto& exclusion = answer.exclusions[i];
        text += padded(modeName(mode), 21) +
                (exclusion ? "ruled out: " + core::english(exclusion->why)
                           : "possible, log10 of the likelihood " + decimal(likelihood, 3)) +
                '\n';
    }
    if (answer.mode)
        text += genotypeLines(answer);
    if (answer.next)
        text += nextLines(answer, *answer.next);
    return text;
}

ordered_json modesOf(const Answer& answer) {
    ordered_json modes = ordered_json::array();
    for (std::size_t i = 0; i < answer.likelihoods.size(); ++i) {
        const auto& [mode, likelihood] = answer.likelihoods[i];
        const auto& exclusion = answer.exclusions[i];
        ordered_json one{{"mode", pedigrees::idOf(mode)}, {"possible", !exclusion}};
        one["log10_likelihood"] = exclusion ? ordered_json(nullptr) : ordered_json(likelihood);
        if (exclusion) {
            ordered_json ids = ordered_json::array();
            for (const std::size_t person : exclusion->people)
                ids.push_back(answer.people[person].id);
            one["shown_by"] = ids;
            one["why"] = core::english(exclusion->why);
        }
        modes.push_back(one);
    }
    return modes;
}

ordered_json genotypesOf(const Answer& answer) {
    if (!answer.genotypes)
        return nullptr;
    ordered_json people = ordered_json::array();
    for (std::size_t i = 0; i < answer.people.size(); ++i) {
        const auto& chances = (*answer.genotypes)[i];
        ordered_json genotypes = ordered_json::object();
        for (const auto& [name, chance] : named(*answer.mode, chances))
            genotypes[name] = chance;
        people.push_back({{"id", answer.people[i].id},
                          {"genotypes", genotypes},
                          {"carrier", carrierChance(*answer.mode, chances)},
                          {"certain_carrier", isCertainCarrier(*answer.mode, chances)}});
    }
    return people;
}

ordered_json jsonOf(const PedigreeOptions& options, const Answer& answer) {
    ordered_json result{{"people", answer.people.size()},
                        {"generations", pedigrees::FamilyTree(answer.people).generations().size()},
                        {"frequency", options.frequency},
                        {"penetrance", options.penetrance},
                        {"modes", modesOf(answer)}};
    if (!answer.notes.empty()) {
        result["notes"] = ordered_json::array();
        for (const auto& note : answer.notes)
            result["notes"].push_back(
                {{"line", note.line == 0 ? ordered_json(nullptr) : ordered_json(note.line)},
                 {"what", core::english(note.what)}});
    }
    if (answer.mode) {
        result["mode"] = pedigrees::idOf(*answer.mode);
        result["genotypes"] = genotypesOf(answer);
    }
    if (answer.parents) {
        result["next"] = nullptr;
        if (const auto& next = answer.next)
            result["next"] = {{"mother", answer.people[answer.parents->mother].id},
                              {"father", answer.people[answer.parents->father].id},
                              {"affected", next->affected},
                              {"affected_son", next->son},
                              {"affected_daughter", next->daughter},
                              {"carrier", next->carrier},
                              {"carrier_daughter", next->carrierDaughter}};
    }
    return result;
}

} // namespace

CLI::App* addPedigree(CLI::App& program, PedigreeOptions& options) {
    CLI::App* const command = program.add_subcommand(
        "pedigree", "Find out which modes of inheritance fit a family (see lessons/pedigree/README.md)");
    command->add_option("file", options.file, "A family, one line for each person");
    command->add_option("--published", options.published, "A family from the literature, by its name");
    command->add_option("--mode", options.mode, "Also everybody's genotypes under this mode");
    command->add_option("--next", options.next, "Also the next child of MOTHER,FATHER; needs --mode");
    command->add_option("--frequency", options.frequency,
                        "Of the allele for the trait, in the population; 0.01 if none is named");
    command->add_option("--penetrance", options.penetrance,
                        "The chance that somebody with the genotype shows the trait; 1 if none is named");
    command->add_flag("--json", options.json, "Print one JSON object")->disable_flag_override();
    return command;
}

void pedigree(const PedigreeOptions& options) {
    try {
        const Answer answer = answerTo(options);
        print(options.json ? jsonOf(options, answer).dump() + '\n' : textOf(options, answer));
    } catch (const pedigrees::TooManyLoops& error) {
        throw UserError((options.file.empty() ? options.published : options.file) + ": " + error.what());
    }
}

} // namespace cli
