// SPDX-License-Identifier: GPL-3.0-or-later
#include "breed.h"

#include "lessons/breeding/bench.h"
#include "lessons/breeding/judge.h"
#include "numbers.h"
#include "output.h"

#include <nlohmann/json.hpp>

#include <algorithm>

namespace cli {

/// Other commands have modes and sexes of their own.
namespace breed_command {

using namespace lessons::breeding;
using lessons::breeding::Bench;
using nlohmann::ordered_json;

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

std::vector<Verdict> verdictsOn(const Bench& bench) {
    std::vector<Verdict> verdicts;
    const Evidence evidence = bench.evidence();
    for (const Mode mode : modesOf(evidence.level, evidence.organism))
        verdicts.push_back(judge(evidence, mode));
    return verdicts;
}

std::string individualsOf(const Bench& bench, bool answer) {
    std::string text;
    for (const Specimen& one : bench.specimens()) {
        text += padded(std::to_string(one.id), 4) +
                (one.strain ? "strain " + std::string(1, static_cast<char>('A' + *one.strain))
                            : "from cross " + std::to_string(*one.cross)) +
                ": " + look(bench, one.look, one.sex);
        if (answer)
            text += ", " + bench.genotypeOf(one.id);
        if (!one.label.empty())
            text += ", \"" + one.label + '"';
        text += one.discarded ? " (discarded)\n" : "\n";
    }
    return text;
}

std::string crossesOf(const Bench& bench) {
    std::string text;
    for (std::size_t i = 0; i < bench.crosses().size(); ++i) {
        const CrossRecord& record = bench.crosses()[i];
        text += "cross " + std::to_string(i) + ": " + std::to_string(record.mother) + " x " +
                std::to_string(record.father) + ", " + std::to_string(record.size) + " offspring\n";
        for (std::size_t place = 0; place < record.outcomes.size(); ++place)
            text += "  " + padded(std::to_string(place), 3) +
                    look(bench, record.outcomes[place].look, record.outcomes[place].sex) + ' ' +
                    std::to_string(record.outcomes[place].count) + '\n';
    }
    return text;
}

std::string verdictsOf(const Bench& bench) {
    std::string text;
    const Evidence evidence = bench.evidence();
    for (const Verdict& verdict : verdictsOn(bench)) {
        text += std::string(idOf(verdict.mode)) + ": " + (verdict.isExcluded() ? "excluded" : "not excluded");
        if (verdict.cross)
            text += ", cross " + std::to_string(evidence.crosses[*verdict.cross].first);
        text += ", p " + pText(verdict.p) + '\n';
    }
    return text;
}

ordered_json jsonOf(const Bench& bench, const BreedOptions& options) {
    ordered_json made{{"mystery", text(bench.mystery().code)},
                      {"level", bench.mystery().code.level},
                      {"organism", idOf(bench.mystery().code.organism)},
                      {"seed", bench.seed()}};
    for (const Specimen& one : bench.specimens()) {
        ordered_json specimen{{"look", look(bench, one.look, one.sex)}, {"generation", one.generation}};
        if (options.answer)
            specimen["genotype"] = bench.genotypeOf(one.id);
        made["individuals"].push_back(specimen);
    }
    made["crosses"] = ordered_json::array();
    for (const CrossRecord& record : bench.crosses()) {
        ordered_json offspring = ordered_json::array();
        for (const CrossRecord::Outcome& one : record.outcomes)
            offspring.push_back({{"look", look(bench, one.look, one.sex)}, {"count", one.count}});
        made["crosses"].push_back(
            {{"mother", record.mother}, {"father", record.father}, {"offspring", offspring}});
    }
    if (options.judge)
        for (const Verdict& verdict : verdictsOn(bench))
            made["modes"].push_back(
                {{"mode", idOf(verdict.mode)}, {"excluded", verdict.isExcluded()}, {"p", verdict.p}});
    if (options.answer)
        made["answer"] = idOf(bench.mystery().model.mode);
    return made;
}

void run(const BreedOptions& options) {
    const Bench bench = benchOf(options);
    if (options.json) {
        print(jsonOf(bench, options).dump() + '\n');
        return;
    }
    const MysteryCode& code = bench.mystery().code;
    std::string out = "mystery " + text(code) + ", level " + std::to_string(code.level) + ", " +
                      core::english(nameOf(code.organism)) + '\n' + individualsOf(bench, options.answer) +
                      crossesOf(bench);
    if (options.judge)
        out += verdictsOf(bench);
    if (options.answer)
        out += "answer: " + std::string(idOf(bench.mystery().model.mode)) + '\n';
    print(out);
}

} // namespace breed_command

CLI::App* addBreed(CLI::App& program, BreedOptions& options) {
    CLI::App* const command =
        program.add_subcommand("breed", "Cross organisms whose mode of inheritance is a mystery");
    command->add_option("--mystery", options.mystery, "A mystery code: 4KB-758")->required();
    command->add_option("--seed", options.seed, "Decides what is born");
    command
        ->add_option("--do", options.actions,
                     "An action, such as cross,0,1,200 or 'cross 0 1 200'; may be given several times")
        ->allow_extra_args(false);
    command->add_flag("--judge", options.judge, "Print which modes the evidence excludes")
        ->disable_flag_override();
    command->add_flag("--answer", options.answer, "Print the answer and all genotypes")
        ->disable_flag_override();
    command->add_flag("--json", options.json, "Print one JSON object")->disable_flag_override();
    return command;
}

void breed(const BreedOptions& options) {
    breed_command::run(options);
}

} // namespace cli
