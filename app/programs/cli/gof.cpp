// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/programs/console/numbers.h"
#include "app/programs/console/options.h"
#include "commands.h"
#include "counts.h"
#include "exam.h"
#include "lessons/exact_multinomial.h"
#include "lessons/sampling/generator.h"

#include <algorithm>
#include <numeric>

namespace cli {

using namespace lessons;

namespace {

/// These take a second or two, and some megabytes.
constexpr double mostExactSteps = 1e8;
constexpr std::int64_t mostExactlyCounted = 2'000'000;

struct GofOptions {
    std::string observed;
    std::string ratio;
    bool exam = false;
};

/// How well counts fit a ratio: the chi-square test, and the exact test if it takes no more than a few
/// seconds; with `exam` the working and the decision that examination boards ask for.
Answer gofAnswer(const GofOptions& options) {
    const std::vector<std::int64_t> observed = countsIn(options.observed);
    const std::vector<double> ratio = ratioIn(options.ratio);
    requireSameParts(ratio, observed);
    const double parts = std::accumulate(ratio.begin(), ratio.end(), 0.0);
    std::vector<double> chances;
    for (const double part : ratio)
        chances.push_back(part / parts);
    if (options.exam)
        return examAnswer(examTest(observed, chances, {.steps = mostExactSteps}), ratio);
    const TestResult test = chiSquareTest(observed, chances);
    const auto possible = static_cast<std::size_t>(
        std::count_if(chances.begin(), chances.end(), [](double p) { return p > 0; }));
    std::optional<double> exact;
    std::optional<TestResult> simulated;
    if (test.sampleSize == 0) {
        // There is nothing to compute a probability for.
    } else if (test.sampleSize <= mostExactlyCounted &&
               exactSteps(test.sampleSize, possible) <= mostExactSteps) {
        exact = exactMultinomialTest(observed, chances).pValue;
    } else if (test.sampleSize <= maxOffspring) {
        simulated = monteCarloTest(observed, chances);
    }
    std::vector<double> expected;
    std::vector<std::string> names;
    for (std::size_t i = 0; i < ratio.size(); ++i) {
        expected.push_back(static_cast<double>(test.sampleSize) * chances[i]);
        names.push_back(significant(ratio[i]));
    }
    Answer answer{countRows("ratio", 6, 11, names, observed, expected) + testText(test, exact),
                  {{"observed", observed}, {"ratio", ratio}, {"expected", expected}}};
    answer.json.update(testJson(test));
    if (test.sampleSize == 0)
        answer.json["p"] = nullptr;
    answer.json["p_exact"] = orNull(exact);
    if (simulated && simulated->standardError) {
        answer.json["p_simulated"] = simulated->pValue;
        answer.json["standard_error"] = *simulated->standardError;
        if (!test.impossible)
            answer.text += "simulated p " + significant(simulated->pValue) + ", standard error " +
                           significant(*simulated->standardError) + '\n';
    }
    answer.json["small_expected"] = test.smallExpected;
    markBounds(answer.json, {"p", "p_exact"});
    return answer;
}

} // namespace

Run gof(CLI::App& command) {
    const auto options = std::make_shared<GofOptions>();
    addWords(command, "--observed", options->observed, "Counts: 315,108,101,32")->required();
    addWords(command, "--ratio", options->ratio, "What is expected: 9:3:3:1 or 9 : 3 : 3 : 1")->required();
    addFlag(command, "--exam", options->exam,
            "Write it out as in an exam: the table, the critical value, the decision");
    return [options] { return gofAnswer(*options); };
}

} // namespace cli
