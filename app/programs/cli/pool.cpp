// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/programs/console/numbers.h"
#include "app/programs/console/options.h"
#include "app/programs/console/output.h"
#include "commands.h"
#include "counts.h"
#include "lessons/pool/class_sample.h"
#include "lessons/pool/code_list.h"
#include "lessons/pool/heterogeneity.h"
#include "lessons/pool/pool_experiment.h"

#include <stdexcept>

namespace cli {

using namespace lessons;

namespace {

struct PoolOptions {
    /// Results codes to be pooled; in groups of four they may be several words.
    std::vector<std::string> codes;
    /// A text file with codes; may be empty.
    std::string file;
    /// The ratio of an experiment of one's own; may be empty.
    std::string ratio;
    bool encode = false;
    int experiment = 0;
    int group = 1;
    int serial = 0;
    std::string observed;
    bool experiments = false;
};

std::vector<double> partsIn(const std::string& ratio, std::size_t outcomes) {
    if (ratio.empty())
        return {};
    auto parts = ratioIn(ratio);
    if (parts.size() != outcomes)
        throw UserError("--ratio needs " + std::to_string(outcomes) + " parts for this experiment");
    return parts;
}

std::vector<std::string> outcomesOf(const PoolExperiment& experiment) {
    std::vector<std::string> names;
    for (std::size_t i = 0; i < experiment.outcomes; ++i)
        names.push_back(core::english(outcomeName(experiment, i)));
    return names;
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

/// "pooled        269      88".
std::string numbersLine(const std::string& heading, const std::vector<std::string>& numbers) {
    return padded(heading, 9) +
           joined(numbers, "", [](const std::string& number) { return aligned(number, 8); }) + '\n';
}

std::vector<std::string> written(const std::vector<std::int64_t>& counts) {
    std::vector<std::string> texts;
    for (const std::int64_t count : counts)
        texts.push_back(std::to_string(count));
    return texts;
}

/// Whether the groups differ more than chance makes them.
void addHeterogeneity(Answer& answer, const std::optional<Heterogeneity>& groups) {
    answer.json["between_groups"] = nullptr;
    if (!groups)
        return;
    const TestResult& test = groups->test;
    answer.text += "between groups: chi-square " + decimal(test.statistic, 4) + ", df " +
                   std::to_string(test.degreesOfFreedom) + ", p " + pText(test.pValue) +
                   (test.smallExpected.empty() ? "" : " (rough: fewer than 5 expected in a group)") + '\n';
    Json json = testJson(test);
    json["summed_chi_square"] = groups->summed;
    json["small_expected"] = test.smallExpected;
    markBounds(json, {"p"});
    answer.json["between_groups"] = json;
}

/// One experiment of the class, with its tests.
Answer pooledExperiment(const PoolExperiment& experiment, const ClassSample& sample) {
    const std::vector<std::int64_t> counts = sample.pooled(experiment.id);
    const std::vector<double> chances = sample.chances(experiment.id); // empty if they are unknown
    const std::string title = core::english(titleOf(experiment));
    Answer answer{title + '\n',
                  {{"experiment", experiment.id},
                   {"title", title},
                   {"outcomes", outcomesOf(experiment)},
                   {"groups", Json::array()},
                   {"counts", counts},
                   {"chances", chances}}};
    std::vector<std::vector<std::int64_t>> groups;
    for (const ClassEntry& entry : sample.entriesOf(experiment.id)) {
        groups.push_back(entry.counts);
        answer.text += numbersLine("group " + aligned(std::to_string(entry.group), 2), written(entry.counts));
        answer.json["groups"].push_back(
            {{"group", entry.group}, {"serial", *entry.serial}, {"counts", entry.counts}});
    }
    answer.text += numbersLine("pooled", written(counts));
    if (!chances.empty()) {
        const TestResult test = chiSquareTest(counts, chances);
        const TestResult best = goodnessOfFit(counts, chances);
        std::optional<double> exact;
        if (best.method == Method::ExactMultinomial)
            exact = best.pValue;
        std::vector<std::string> expected;
        for (const double chance : chances)
            expected.push_back(expectedCount(static_cast<double>(test.sampleSize) * chance));
        answer.text += numbersLine("expected", expected) + testText(test, exact);
        answer.json.update(testJson(test));
        answer.json["p_exact"] = orNull(exact);
        markBounds(answer.json, {"p", "p_exact"});
    }
    addHeterogeneity(answer, heterogeneityOf(groups, chances));
    return answer;
}

Answer listedExperiments() {
    Answer answer{"", Json::array()};
    for (const PoolExperiment& one : poolExperiments()) {
        const std::vector<std::string> outcomes = outcomesOf(one);
        const std::string title = core::english(titleOf(one));
        answer.json.push_back({{"experiment", one.id}, {"title", title}, {"outcomes", outcomes}});
        answer.text += aligned(std::to_string(one.id), 2) + "  " + title +
                       (one.isOwn() ? "" : ": " + joined(outcomes, "; ")) + '\n';
    }
    return answer;
}

Answer encodedCounts(const PoolOptions& options) {
    PoolCount count{options.experiment, options.group, options.serial, countsIn(options.observed)};
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
    return {*code + '\n', {{"code", *code}}};
}

/// The codes that count, and the counts of all groups together. The exit code is 1 if something was no code.
Answer pooledCodes(const PoolOptions& options) {
    std::string text;
    for (const std::string& word : options.codes)
        text += word + (word.size() < 12 ? ' ' : '\n');
    if (!options.file.empty())
        text += '\n' + readFile(options.file, largestCodeList);
    const CodeList list = readPoolCodes(text);
    if (list.codes.empty() && list.faults.empty())
        throw UserError("there is no code: name some, or a --file");
    ClassSample sample;
    Answer answer{
        "", {{"codes", Json::array()}, {"experiments", Json::array()}}, list.faults.empty() ? 0 : 1};
    for (const CodeList::Code& code : list.codes) {
        const std::string arrival = arrivalWord(sample.add(code.count));
        answer.json["codes"].push_back({{"code", code.text}, {"is", arrival}});
        if (arrival != "new")
            answer.text += code.text + ": " + arrival + '\n';
    }
    for (const CodeList::Fault& fault : list.faults) {
        const std::string why = core::english(phrase(fault.error));
        answer.json["codes"].push_back({{"code", fault.text}, {"fault", why}});
        answer.text += shown(fault.text) + ": " + why + '\n';
    }
    for (const int id : sample.experiments()) {
        const PoolExperiment& experiment = *findPoolExperiment(id);
        if (experiment.isOwn())
            sample.setOwn(id, {{}, partsIn(options.ratio, experiment.outcomes)});
        const Answer one = pooledExperiment(experiment, sample);
        answer.text += (answer.text.empty() ? "" : "\n") + one.text;
        answer.json["experiments"].push_back(one.json);
    }
    return answer;
}

} // namespace

Run pool(CLI::App& command) {
    const auto options = std::make_shared<PoolOptions>();
    command.add_option("codes", options->codes, "Results codes: 0AF4-AE32-SG49")->expected(0, mostWords);
    command.add_option("--file", options->file, "A text file with codes");
    addWords(command, "--ratio", options->ratio, "What an experiment of one's own is expected to show: 3:1");
    addFlag(command, "--encode", options->encode, "Make a code of --observed");
    command.add_option("--experiment", options->experiment, "Its id; see --experiments");
    command.add_option("--group", options->group, "The group's number, 1 to 40");
    command.add_option("--serial", options->serial, "The number of its code, 0 to 7");
    addWords(command, "--observed", options->observed, "Counts: 181,58,63,18");
    addFlag(command, "--experiments", options->experiments, "List the experiments");
    return [options] {
        return options->experiments ? listedExperiments()
               : options->encode    ? encodedCounts(*options)
                                    : pooledCodes(*options);
    };
}

} // namespace cli
