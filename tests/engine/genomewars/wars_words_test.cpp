// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/genomewars/words.h"

#include "phrase_checks.h"
#include "test_registry.h"
#include "wars_table.h"

using namespace genomewars;
using tests::textOf;
using tests::wars::genome;
using tests::wars::Table;

namespace {

const std::vector<std::string> names{"Orange", "Green", "Blue", "Violet", "Red", "Grey"};

/// One event of every kind, in every variant that has its own wording.
std::vector<Event> everyEvent() {
    GenePool pool;
    pool.copies = {2, 0, 1, 0, 4, 1, 0};
    pool.total = 8;
    std::vector<Event> events{
        event::GenomeChosen{0, genome("Au Au Re Fa")},
        event::GenomeChosen{0, {}},
        event::GenomeRevealed{1, genome("He Sy Sp Ad")},
        event::GenePoolCounted{false, Weighting::EachGenomeOnce, pool},
        event::GenePoolCounted{true, Weighting::EachGenomeOnce, pool},
        event::GenePoolCounted{true, Weighting::ByPopulation, pool},
        event::GenePoolCounted{true, Weighting::ByPopulation, {}},
        event::FirstTeamFound{2, false},
        event::FirstTeamFound{2, true},
        event::RoundBegan{3},
        event::TurnBegan{5},
        event::TeamDiedOut{4},
        event::GenomeMutated{0, Allele::Symbiotic, Allele::Resistance},
        event::GameEnded{0, EndReason::NobodyLeft},
        event::GameEnded{1, EndReason::OneTeamLeft},
        event::GameEnded{2, EndReason::TurnsOver},
        event::GameEnded{0b1011, EndReason::TurnsOver},
    };
    for (std::uint8_t face = 1; face <= 6; ++face)
        events.push_back(event::EnvironmentRolled{face});
    for (const EnvironmentInfo& info : environments)
        for (const bool again : {false, true})
            events.push_back(event::EnvironmentBegan{info.id, again});
    for (const char* one : {"Au Au Au Au", "Au Sp Sp Fa", "Au Sp Sp Ad"})
        for (int roll = 2; roll <= 12; ++roll) {
            events.push_back(
                event::DiceRolled{0, 1, static_cast<std::uint8_t>(roll - 1), Environment::Desert});
            for (const bool acting : {true, false}) {
                const Judgement judged = judge(genome(one), Environment::Desert, roll, acting);
                for (const int before : {0, 1, 5})
                    events.push_back(
                        event::TeamJudged{0, judged, static_cast<std::uint16_t>(before),
                                          static_cast<std::uint16_t>(std::max(0, before + judged.change))});
            }
        }
    return events;
}

} // namespace

class WarsWordsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void tellsEveryEventInASentence() {
        const words::Table table{names};
        for (const Event& event : everyEvent())
            SENTENCE(words::phrase(event, table));
    }

    void saysByWhichRowOfWhichTableATeamChanged() {
        Table table({"Au Sp Fa Re", "He Sy Sy Sy"}, Environment::Hospital);
        table.turnOf(1).roll(3, 4);
        QCOMPARE(
            textOf(words::phrase(table.judged(0), {names})),
            QString(
                "Orange: modified roll 7 + 3 = 10, row 9–12+. Thanks to Fast Reproduction, the population "
                "goes from "
                "3 to 5."));
        QCOMPARE(textOf(words::phrase(table.judged(1), {names})),
                 QString("Green: natural roll 7, row 7–8 (Mutation). The population stays at 3."));
        Table extinction({"Au Sp Fa Ad", "He Sy Sy Sy"}, Environment::Hospital);
        extinction.roll(1, 2);
        QCOMPARE(textOf(words::phrase(extinction.judged(0), {names})),
                 QString("Orange: natural roll 3, row 3–4 (Mass extinction). Thanks to Adaptability, the "
                         "population goes "
                         "from 3 to 2."));
    }

    void namesTheRuleThatRefuses() {
        QStringList texts;
        for (int refusal = 0; refusal < refusalCount; ++refusal) {
            SENTENCE(words::phrase(static_cast<Refusal>(refusal)));
            texts << textOf(words::phrase(static_cast<Refusal>(refusal)));
        }
        QCOMPARE(texts.removeDuplicates(), qsizetype(0));
    }

    void namesAllelesEnvironmentsAndTables() {
        for (const AlleleInfo& info : alleles) {
            WELL_SAID(words::name(info.id));
            SENTENCE(words::rule(info.id));
        }
        for (const EnvironmentInfo& info : environments) {
            WELL_SAID(words::name(info.id));
            SENTENCE(words::rule(info.id));
        }
        for (const NaturalRow& row : naturalTable) {
            WELL_SAID(words::name(row));
            SENTENCE(words::rule(row));
        }
        for (const ModifiedRow& row : modifiedTable) {
            WELL_SAID(words::name(row));
            SENTENCE(words::rule(row));
        }
        for (const auto phase : {Phase::Construction, Phase::Evolution, Phase::Finished}) {
            WELL_SAID(words::name(phase));
            SENTENCE(words::rule(phase));
        }
        for (const auto weighting : {Weighting::EachGenomeOnce, Weighting::ByPopulation}) {
            WELL_SAID(words::name(weighting));
            SENTENCE(words::rule(weighting));
        }
        for (const auto table : {TableKind::Natural, TableKind::Modified}) {
            WELL_SAID(words::name(table));
            SENTENCE(words::rule(table));
        }
        QCOMPARE(textOf(words::description(genome("Re Re Au Ad"))),
                 QString("Autotrophy, Resistance ×2, Adaptability"));
        QCOMPARE(textOf(words::description({})), QString("a secret genome"));
    }

    void printsTheRowsAsTheSourceDoes() {
        QStringList natural;
        for (const NaturalRow& row : naturalTable)
            natural << QString::fromStdString(words::range(row));
        QCOMPARE(natural, QStringList({"2", "3–4", "5–6", "7–8", "9–11", "12"}));
        QStringList modified;
        for (const ModifiedRow& row : modifiedTable)
            modified << QString::fromStdString(words::range(row));
        QCOMPARE(modified, QStringList({"2–5", "6–8", "9–12+"}));
    }

    void saysWhatToDoToEverySeat() {
        State state = newGame({.players = 3, .seed = 4});
        int looked = 0;
        core::Random random(9);
        while (!state.finished()) {
            for (const Seat seat : {Seat(0), Seat(1), Seat(2), noSeat}) {
                SENTENCE(words::prompt(state, seat, names));
                SENTENCE(words::prompt(observe(state, seat).visible, seat));
            }
            ActionList list;
            legalActions(state, list);
            for (const Action& action : list)
                WELL_SAID(words::label(state, action));
            applyLegal(state, list[random.below(static_cast<std::uint32_t>(list.size()))]);
            ++looked;
        }
        QVERIFY(looked > 10);
        SENTENCE(words::prompt(state, 0));
    }
};

GENOTYPE_TEST(WarsWordsTest)
#include "wars_words_test.moc"
