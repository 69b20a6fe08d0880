// SPDX-License-Identifier: GPL-3.0-or-later
#include "pool.h"

#include "counts_option.h"
#include "lessons/csv/ratio.h"
#include "lessons/pool/class_sample.h"
#include "lessons/pool/code_list.h"
#include "lessons/pool/heterogeneity.h"
#include "lessons/pool/pool_experiment.h"
#include "numbers.h"
#include "outcome_table.h"
#include "output.h"

#include <nlohmann/json.hpp>

#include <stdexcept>

namespace cli {

using namespace lessons;
using nlohmann::ordered_json;

namespace {

/// One experiment of the class, with its tests.
struct PooledExperiment {
    const PoolExperiment* experiment = nullptr;
    std::vector<ClassEntry> entries;
    std::vector<std::string> outcomes;
    std::vector<std::int64_t> counts;
    std::vector<double> chances; ///< empty if they are unknown
    TestResult test;             ///< chi-square
    std::optional<double> exact; ///< the exact p, if the sample is small enough
    std::optional<Heterogeneity> groups;
};

std::vector<double> partsIn(const std::vector<std::string>& words, std::size_t outcomes) {
    if (words.empty())
        return {};
    auto ratio = readRatio(joined(words));
    if (const auto* error = std::get_if<RatioError>(&ratio))
        throw UserError("--ratio: " + core::english(phrase(*error)));
    auto parts = std::get<std::vector<double>>(std::move(ratio));
    if (parts.size() != outcomes)
        throw UserError("--ratio needs " + std::to_string(outcomes) + " parts for this experiment");
    return parts;
}

std::vector<PooledExperiment> pooledOnes(ClassSample& sample, const PoolOptions& options) {
    std::vector<PooledExperiment> all;
    for (const int id : sample.experiments()) {
        PooledExperiment one;
        one.experiment = findPoolExperiment(id);
        if (one.experiment->isOwn())
            sample.setOwn(id, {{}, partsIn(options.ratio, one.experiment->outcomes)});
        one.entries = sample.entriesOf(id);
        for (std::size_t i = 0; i < one.experiment->outcomes; ++i)
            one.outcomes.push_back(core::english(outcomeName(*one.experiment, i)));
        one.counts = sample.pooled(id);
        one.chances = sample.chances(id);
        if (!one.chances.empty()) {
            one.test = chiSquareTest(one.counts, one.chances);
            if (const TestResult best = goodnessOfFit(one.counts, one.chances);
                best.method == Method::ExactMultinomial)
                one.exact = best.pValue;
        }
        std::vector<std::vector<std::int64_t>> groups;
        for (const ClassEntry& entry : one.entries)
            groups.push_back(entry.counts);
        one.groups = heterogeneityOf(groups, one.chances);
        all.push_back(std::move(one));
    }
    return all;
}

std::string arrivalWord(Arrival arrival) {
    switch (arrival) {
    case Arrival::New: return "new";
    case Arrival::Repeat: return "repeated";
    case Arrival::Update: return "later";
    case Arrival::Older: return "earlier, left out";
    case Arrival::Clash: return "in conflict, left out";
    }
    return {};
}

ordered_json jsonOf(const PooledExperiment& one) {
    ordered_json groups = ordered_json::array();
    for (const ClassEntry& entry : one.entries)
        groups.push_back({{"group", entry.group}, {"serial", *entry.serial}, {"counts", entry.counts}});
    ordered_json object{{"experiment", one.experiment->id},
                        {"title", core::english(titleOf(*one.experiment))},
                        {"outcomes", one.outcomes},
                        {"groups", groups},
                        {"counts", one.counts},
                        {"chances", one.chances}};
    if (!one.chances.empty()) {
        object["chi_square"] = numberJson(one.test.statistic);
        object["df"] = one.test.degreesOfFreedom;
        object["p"] = one.test.pValue;
        object["p_exact"] = one.exact ? ordered_json(*one.exact) : ordered_json(nullptr);
        markBounds(object, {"p", "p_exact"});
    }
    object["between_groups"] = one.groups ? ordered_json{{"chi_square", one.groups->test.statistic},
                                                         {"df", one.groups->test.degreesOfFreedom},
                                                         {"p", one.groups->test.pValue},
                                                         {"summed_chi_square", one.groups->summed},
                                                         {"small_expected", one.groups->test.smallExpected}}
                                          : ordered_json(nullptr);
    if (one.groups)
        markBounds(object["between_groups"], {"p"});
    return object;
}

std::string textOf(const PooledExperiment& one) {
    std::string text = core::english(titleOf(*one.experiment)) + '\n';
    for (const ClassEntry& entry : one.entries) {
        text += "group " + aligned(std::to_string(entry.group), 2) + ' ';
        for (const std::int64_t count : entry.counts)
            text += aligned(std::to_string(count), 8);
        text += '\n';
    }
    text += "pooled   ";
    for (const std::int64_t count : one.counts)
        text += aligned(std::to_string(count), 8);
    text += '\n';
    if (!one.chances.empty()) {
        const auto plants = static_cast<double>(one.test.sampleSize);
        text += "expected ";
        for (const double chance : one.chances)
            text += aligned(expectedCount(plants * chance), 8);
        text += '\n' + testText(one.test, one.exact);
    }
    if (one.groups)
        text += "between groups: chi-square " + decimal(one.groups->test.statistic, 4) + ", df " +
                std::to_string(one.groups->test.degreesOfFreedom) + ", p " + pText(one.groups->test.pValue) +
                (one.groups->test.smallExpected.empty() ? "" : " (rough: fewer than 5 expected in a group)") +
                '\n';
    return text;
}

void listExperiments(bool json) {
    ordered_json array = ordered_json::array();
    std::string text;
    for (const PoolExperiment& one : poolExperiments()) {
        std::vector<std::string> outcomes;
        std::string names;
        for (std::size_t i = 0; i < one.outcomes; ++i) {
            outcomes.push_back(core::english(outcomeName(one, i)));
            names += (names.empty() ? "" : "; ") + outcomes.back();
        }
        const std::string title = core::english(titleOf(one));
        array.push_back({{"experiment", one.id}, {"title", title}, {"outcomes", outcomes}});
        text += aligned(std::to_string(one.id), 2) + "  " + title + (one.isOwn() ? "" : ": " + names) + '\n';
    }
    print(json ? array.dump() + '\n' : text);
}

void encodeCounts(const PoolOptions& options) {
    PoolCount count{options.experiment, options.group, options.serial, countsIn(joined(options.observed))};
    if (count.experiment == 0)
        count.experiment = ownPoolId(count.counts.size());
    std::optional<std::string> code;
    try {
        code = writePoolCode(count);
    } catch (const std::invalid_argument& error) {
        throw UserError(error.what());
    }
    if (!code)
        throw UserError("these are too many plants for a code");
    print(options.json ? ordered_json{{"code", *code}}.dump() + '\n' : *code + '\n');
}

} // namespace

CLI::App* addPool(CLI::App& program, PoolOptions& options) {
    CLI::App* const command =
        program.add_subcommand("pool", "Add up the counts of results codes, or make a code");
    command->add_option("codes", options.codes, "Results codes: 0AF4-AE32-SG49")->expected(0, mostWords);
    command->add_option("--file", options.file, "A text file with codes");
    command->add_option("--ratio", options.ratio, "What an experiment of one's own is expected to show: 3:1")
        ->expected(1, mostWords);
    command->add_flag("--encode", options.encode, "Make a code of --observed")->disable_flag_override();
    command->add_option("--experiment", options.experiment, "Its id; see --experiments");
    command->add_option("--group", options.group, "The group's number, 1 to 40");
    command->add_option("--serial", options.serial, "The number of its code, 0 to 7");
    command->add_option("--observed", options.observed, "Counts: 181,58,63,18")->expected(1, mostWords);
    command->add_flag("--experiments", options.experiments, "List the experiments")->disable_flag_override();
    command->add_flag("--json", options.json, "Print one JSON value")->disable_flag_override();
    return command;
}

int pool(const PoolOptions& options) {
    if (options.experiments) {
        listExperiments(options.json);
        return 0;
    }
    if (options.encode) {
        encodeCounts(options);
        return 0;
    }
    std::string text;
    for (const std::string& word : options.codes)
        text += word + (word.size() < 12 ? ' ' : '\n');
    if (!options.file.empty())
        text += '\n' + readFile(options.file, largestCodeList);
    const CodeList list = readPoolCodes(text);
    if (list.codes.empty() && list.faults.empty())
        throw UserError("there is no code: name some, or a --file");
    ClassSample sample;
    ordered_json codes = ordered_json::array();
    std::string lines;
    for (const CodeList::Code& code : list.codes) {
        const std::string arrival = arrivalWord(sample.add(code.count));
        codes.push_back({{"code", code.text}, {"is", arrival}});
        if (arrival != "new")
            lines += code.text + ": " + arrival + '\n';
    }
    for (const CodeList::Fault& fault : list.faults) {
        const std::string why = core::english(phrase(fault.error));
        codes.push_back({{"code", fault.text}, {"fault", why}});
        lines += shown(fault.text) + ": " + why + '\n';
    }
    ordered_json experiments = ordered_json::array();
    for (const PooledExperiment& one : pooledOnes(sample, options)) {
        experiments.push_back(jsonOf(one));
        lines += (lines.empty() ? "" : "\n") + textOf(one);
    }
    print(options.json ? ordered_json{{"codes", codes}, {"experiments", experiments}}.dump() + '\n' : lines);
    return list.faults.empty() ? 0 : 1;
}

} // namespace cli
