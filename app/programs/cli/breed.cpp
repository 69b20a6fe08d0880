// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/programs/console/numbers.h"
#include "app/programs/console/options.h"
#include "app/programs/console/output.h"
#include "commands.h"
#include "lessons/breeding/bench.h"
#include "lessons/breeding/judge.h"

#include <algorithm>

namespace cli {

/// Other commands have modes and sexes of their own.
namespace breed_command {

using namespace lessons::breeding;
using lessons::breeding::Bench;

struct BreedOptions {
    std::string mystery;
    std::uint64_t seed = 1;
    /// Lines as in `lessons::breeding::Bench::history`, in order.
    std::vector<std::string> actions;
    bool judge = false;
    bool answer = false;
};

Bench benchOf(const BreedOptions& options) {
    const auto code = readCode(options.mystery);
    if (const auto* error = std::get_if<CodeError>(&code))
        throw UserError("--mystery: " + core::english(phrase(*error)));
    Bench bench(std::get<MysteryCode>(code), options.seed);
    for (const std::string& action : options.actions) {
        // Without quotation marks: cross,0,1,200.
        std::string line = action;
        if (line.find(' ') == line.npos)
            std::ranges::replace(line, ',', ' ');
        if (!bench.play(line))
            throw UserError("--do: '" + action +
                            "' cannot be done here; actions are 'cross MOTHER FATHER NUMBER', 'keep CROSS "
                            "OFFSPRING', 'label INDIVIDUAL TEXT' and 'discard INDIVIDUAL'");
    }
    return bench;
}

std::string look(const Bench& bench, const Look& look, Sex sex) {
    return core::english(phrase(bench.mystery(), look, sex));
}

void addIndividuals(Answer& answer, const Bench& bench, bool genotypes) {
    for (const Specimen& one : bench.specimens()) {
        const std::string looks = look(bench, one.look, one.sex);
        answer.text += padded(std::to_string(one.id), 4) +
                       (one.strain ? "strain " + std::string(1, static_cast<char>('A' + *one.strain))
                                   : "from cross " + std::to_string(*one.cross)) +
                       ": " + looks;
        Json specimen{{"look", looks}, {"generation", one.generation}};
        if (genotypes) {
            answer.text += ", " + bench.genotypeOf(one.id);
            specimen["genotype"] = bench.genotypeOf(one.id);
        }
        if (!one.label.empty())
            answer.text += ", \"" + one.label + '"';
        answer.text += one.discarded ? " (discarded)\n" : "\n";
        answer.json["individuals"].push_back(specimen);
    }
}

void addCrosses(Answer& answer, const Bench& bench) {
    answer.json["crosses"] = Json::array();
    for (const CrossRecord& record : bench.crosses()) {
        answer.text += "cross " + std::to_string(answer.json["crosses"].size()) + ": " +
                       std::to_string(record.mother) + " x " + std::to_string(record.father) + ", " +
                       std::to_string(record.size) + " offspring\n";
        Json offspring = Json::array();
        for (const CrossRecord::Outcome& one : record.outcomes) {
            const std::string looks = look(bench, one.look, one.sex);
            answer.text += "  " + padded(std::to_string(offspring.size()), 3) + looks + ' ' +
                           std::to_string(one.count) + '\n';
            offspring.push_back({{"look", looks}, {"count", one.count}});
        }
        answer.json["crosses"].push_back(
            {{"mother", record.mother}, {"father", record.father}, {"offspring", offspring}});
    }
}

void addVerdicts(Answer& answer, const Bench& bench) {
    const Evidence evidence = bench.evidence();
    for (const Mode mode : modesOf(evidence.level, evidence.organism)) {
        const Verdict verdict = judge(evidence, mode);
        answer.text += std::string(idOf(mode)) + ": " + (verdict.isExcluded() ? "excluded" : "not excluded");
        if (verdict.cross)
            answer.text += ", cross " + std::to_string(evidence.crosses[*verdict.cross].first);
        answer.text += ", p " + pText(verdict.p) + '\n';
        answer.json["modes"].push_back(
            {{"mode", idOf(mode)}, {"excluded", verdict.isExcluded()}, {"p", verdict.p}});
    }
}

/// Plays the actions on a breeding bench: strains, crosses and kept individuals; on request, which modes the
/// evidence excludes, and the answer.
Answer run(const BreedOptions& options) {
    const Bench bench = benchOf(options);
    const MysteryCode& code = bench.mystery().code;
    Answer answer{"mystery " + text(code) + ", level " + std::to_string(code.level) + ", " +
                      core::english(nameOf(code.organism)) + '\n',
                  {{"mystery", text(code)},
                   {"level", code.level},
                   {"organism", idOf(code.organism)},
                   {"seed", bench.seed()}}};
    addIndividuals(answer, bench, options.answer);
    addCrosses(answer, bench);
    if (options.judge)
        addVerdicts(answer, bench);
    if (options.answer) {
        answer.text += "answer: " + std::string(idOf(bench.mystery().model.mode)) + '\n';
        answer.json["answer"] = idOf(bench.mystery().model.mode);
    }
    return answer;
}

} // namespace breed_command

Run breed(CLI::App& command) {
    const auto options = std::make_shared<breed_command::BreedOptions>();
    command.add_option("--mystery", options->mystery, "A mystery code: 4KB-758")->required();
    command.add_option("--seed", options->seed, "Decides what is born");
    command
        .add_option("--do", options->actions,
                    "An action, such as cross,0,1,200 or 'cross 0 1 200'; may be given several times")
        ->allow_extra_args(false);
    addFlag(command, "--judge", options->judge, "Print which modes the evidence excludes");
    addFlag(command, "--answer", options->answer, "Print the answer and all genotypes");
    return [options] { return breed_command::run(*options); };
}

} // namespace cli
