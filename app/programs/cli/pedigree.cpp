// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/programs/console/numbers.h"
#include "app/programs/console/options.h"
#include "app/programs/console/output.h"
#include "commands.h"
#include "lessons/pedigree/exclusion.h"
#include "lessons/pedigree/family_tree.h"
#include "lessons/pedigree/family_words.h"
#include "lessons/pedigree/inference.h"
#include "lessons/pedigree/pedigree_text.h"
#include "lessons/pedigree/peeling.h"
#include "lessons/pedigree/published_families.h"

#include <algorithm>
#include <cmath>
#include <optional>
#include <utility>

namespace cli {

namespace pedigrees = lessons::pedigree;

namespace {

struct PedigreeOptions {
    std::string file;      ///< or
    std::string published; ///< a family from the literature
    std::string mode;      ///< whose genotypes are wanted; may be empty
    std::string next;      ///< "II-3,II-4": the parents of the next child; may be empty
    double frequency = 0.01;
    double penetrance = 1;
};

const pedigrees::PublishedFamily& publishedFamily(const std::string& id) {
    if (const auto* const found = pedigrees::findPublishedFamily(id))
        return *found;
    throw UserError("--published: there is no " + shown(id) + "; there are: " +
                    joined(pedigrees::publishedFamilies(), ", ", &pedigrees::PublishedFamily::id));
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
    throw UserError("--mode: there is no " + shown(options.mode) + "; there are: " +
                    joined(pedigrees::allModes, ", ", [](auto mode) { return pedigrees::idOf(mode); }));
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
struct Inference {
    pedigrees::Pedigree people;
    std::vector<pedigrees::PedigreeFault> notes; ///< on how the file was read
    std::vector<std::pair<pedigrees::Mode, double>> likelihoods;
    std::vector<std::optional<pedigrees::Exclusion>> exclusions; ///< of those modes
    std::optional<pedigrees::Mode> mode;
    std::optional<std::vector<pedigrees::GenotypeChances>> genotypes;
    std::optional<pedigrees::Parents> parents;
    std::optional<pedigrees::NextChild> next;
};

Inference inferenceOf(const PedigreeOptions& options) {
    requireRange("--frequency", options.frequency, pedigrees::leastFrequency, 1 - pedigrees::leastFrequency,
                 "0.000001 to 0.999999");
    requireRange("--penetrance", options.penetrance, pedigrees::leastPenetrance, 1, "0.01 to 1");
    Inference found;
    found.mode = modeOf(options);
    auto reading = familyOf(options);
    found.people = std::move(*reading.family);
    found.notes = std::move(reading.notes);
    found.parents = parentsOf(options, found.people);
    for (const auto mode : pedigrees::allModes) {
        const pedigrees::Model model{mode, options.frequency, options.penetrance};
        found.likelihoods.emplace_back(mode, log10Likelihood(found.people, model));
        const bool ruledOut = std::isinf(found.likelihoods.back().second);
        found.exclusions.push_back(ruledOut ? exclusionOf(found.people, mode) : std::nullopt);
    }
    if (found.mode) {
        const pedigrees::Model model{*found.mode, options.frequency, options.penetrance};
        found.genotypes = genotypeChances(found.people, model);
        if (found.parents)
            found.next = nextChild(found.people, model, *found.parents);
    }
    return found;
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

void addModes(Answer& answer, const Inference& found) {
    answer.json["modes"] = Json::array();
    for (std::size_t i = 0; i < found.likelihoods.size(); ++i) {
        const auto& [mode, likelihood] = found.likelihoods[i];
        const auto& exclusion = found.exclusions[i];
        Json one{{"mode", pedigrees::idOf(mode)}, {"possible", !exclusion}};
        one["log10_likelihood"] = exclusion ? Json(nullptr) : Json(likelihood);
        answer.text += padded(modeName(mode), 21);
        if (exclusion) {
            const std::string why = core::english(exclusion->why);
            one["shown_by"] = Json::array();
            for (const std::size_t person : exclusion->people)
                one["shown_by"].push_back(found.people[person].id);
            one["why"] = why;
            answer.text += "ruled out: " + why + '\n';
        } else {
            answer.text += "possible, log10 of the likelihood " + decimal(likelihood, 3) + '\n';
        }
        answer.json["modes"].push_back(one);
    }
}

void addGenotypes(Answer& answer, const Inference& found) {
    answer.text += '\n' + modeName(*found.mode) + '\n';
    answer.json["mode"] = pedigrees::idOf(*found.mode);
    answer.json["genotypes"] = nullptr;
    if (!found.genotypes) {
        answer.text += "This mode is ruled out: there are no genotypes.\n";
        return;
    }
    std::size_t width = 0;
    for (const auto& person : found.people.people())
        width = std::max(width, pedigrees::nameOf(person).size());
    for (std::size_t i = 0; i < found.people.size(); ++i) {
        const auto& chances = (*found.genotypes)[i];
        const bool isCertain = isCertainCarrier(*found.mode, chances);
        answer.text += padded(pedigrees::nameOf(found.people[i]), width);
        Json genotypes = Json::object();
        for (const auto& [name, chance] : named(*found.mode, chances)) {
            genotypes[name] = chance;
            if (chance > 0)
                answer.text += "  " + name + " " + significant(chance);
        }
        answer.text += isCertain ? "  a carrier for certain\n" : "\n";
        answer.json["genotypes"].push_back({{"id", found.people[i].id},
                                            {"genotypes", genotypes},
                                            {"carrier", carrierChance(*found.mode, chances)},
                                            {"certain_carrier", isCertain}});
    }
}

void addNextChild(Answer& answer, const Inference& found) {
    answer.json["next"] = nullptr;
    if (!found.next)
        return;
    const auto& mother = found.people[found.parents->mother];
    const auto& father = found.people[found.parents->father];
    const pedigrees::NextChild& next = *found.next;
    answer.text += "\nThe next child of " + pedigrees::nameOf(mother) + " and " + pedigrees::nameOf(father) +
                   ": chance of being affected " + significant(next.affected) + " (a son " +
                   significant(next.son) + ", a daughter " + significant(next.daughter) + ")\n";
    if (isRecessive(*found.mode))
        answer.text += "Chance of being a carrier " + significant(next.carrier) + " (a daughter " +
                       significant(next.carrierDaughter) + ")\n";
    answer.json["next"] = {{"mother", mother.id},
                           {"father", father.id},
                           {"affected", next.affected},
                           {"affected_son", next.son},
                           {"affected_daughter", next.daughter},
                           {"carrier", next.carrier},
                           {"carrier_daughter", next.carrierDaughter}};
}

Answer pedigreeAnswer(const PedigreeOptions& options) {
    const Inference found = inferenceOf(options);
    const auto generations = pedigrees::FamilyTree(found.people).generations().size();
    Answer answer{"",
                  {{"people", found.people.size()},
                   {"generations", generations},
                   {"frequency", options.frequency},
                   {"penetrance", options.penetrance}}};
    if (!options.published.empty()) {
        const auto& published = publishedFamily(options.published);
        for (const auto& sentence : {published.title, published.source, published.leftOut})
            answer.text += core::english(sentence) + '\n';
        answer.text += '\n';
    }
    Json notes = Json::array();
    for (const auto& note : found.notes) {
        const std::string what = core::english(note.what);
        answer.text += (note.line == 0 ? "" : "Line " + std::to_string(note.line) + ": ") + what + '\n';
        notes.push_back({{"line", note.line == 0 ? Json(nullptr) : Json(note.line)}, {"what", what}});
    }
    answer.text += howMany(found.people.size(), "person", "people") + ", " +
                   howMany(generations, "generation", "generations") + '\n';
    for (const auto& sentence : sentencesOf(found.people))
        answer.text += core::english(sentence) + '\n';
    answer.text += '\n';
    addModes(answer, found);
    if (!notes.empty())
        answer.json["notes"] = notes;
    if (found.mode)
        addGenotypes(answer, found);
    if (found.parents)
        addNextChild(answer, found);
    return answer;
}

} // namespace

Run pedigree(CLI::App& command) {
    const auto options = std::make_shared<PedigreeOptions>();
    command.add_option("file", options->file, "A family, one line for each person");
    command.add_option("--published", options->published, "A family from the literature, by its name");
    command.add_option("--mode", options->mode, "Also everybody's genotypes under this mode");
    command.add_option("--next", options->next, "Also the next child of MOTHER,FATHER; needs --mode");
    command.add_option("--frequency", options->frequency,
                       "Of the allele for the trait, in the population; 0.01 if none is named");
    command.add_option("--penetrance", options->penetrance,
                       "The chance that somebody with the genotype shows the trait; 1 if none is named");
    return [options] {
        try {
            return pedigreeAnswer(*options);
        } catch (const pedigrees::TooManyLoops& error) {
            throw UserError((options->file.empty() ? options->published : options->file) + ": " +
                            error.what());
        }
    };
}

} // namespace cli
