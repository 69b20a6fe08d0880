// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/games/genomewars/wars_end.h"

#include "app/base/text/percent.h"
#include "app/base/text/phrases.h"
#include "app/ui/theme/theme.h"
#include "app/ui/widgets/fact_table.h"
#include "engine/genomewars/words.h"
#include "test_registry.h"
#include "tests/app/support/widgets.h"
#include "wars_board_driver.h"

#include <QtCore/QLocale>

#include <algorithm>
#include <vector>

using namespace genomewars;
using app::WarsEnd;

/// The end of Genome Wars: who won and why, counted from the record by hand.
class WarsEndTest : public QObject {
    Q_OBJECT

    static constexpr auto bots = {"random", "random", "random"};

    /// How often an allele is held at the end of a game: by each surviving genome once, or by each
    /// individual.
    static std::pair<int, int> shareOf(const State& state, Allele allele, Weighting weighting) {
        int copies = 0;
        int all = 0;
        for (Seat seat = 0; seat < state.seats; ++seat) {
            const Team& team = state.team(seat);
            const int times = weighting == Weighting::ByPopulation ? team.population : team.population > 0;
            copies += times * team.genome.of(allele);
            all += times * genomeSize;
        }
        return {copies, all};
    }
    /// The seats with the highest population; empty if nobody is alive.
    static QList<Seat> most(const State& state) {
        QList<Seat> seats;
        int highest = 1;
        for (Seat seat = 0; seat < state.seats; ++seat) {
            const int population = state.team(seat).population;
            if (population > highest)
                seats.clear();
            highest = std::max(highest, population);
            if (population == highest)
                seats << seat;
        }
        return seats;
    }
    /// The frequencies of the alleles that a team holds, the most frequent first: what decides a tie.
    static std::vector<int> frequencies(const State& state, Seat seat) {
        std::vector<int> all;
        for (const AlleleInfo& info : alleles)
            if (state.team(seat).genome.holds(info.id))
                all.push_back(shareOf(state, info.id, state.weighting).first);
        std::ranges::sort(all, std::greater<>());
        return all;
    }
    struct Ended {
        app::WarsDocument document;
        WarsEnd page;

        explicit Ended(const tests::WarsRecord& record) {
            document.open(record, nullptr);
            page.setGame(document);
        }
        const State& state() const { return document.state(); }
        QString sentence() const { return textOf(page, "winner"); }
        const app::FactTable* table(int rows) const {
            for (const auto* one : findAll<app::FactTable>(page))
                if (one->rowCount() == rows)
                    return one;
            return nullptr;
        }
    };
    static tests::WarsRecord finished(const std::function<bool(const State&)>& wanted, int rounds,
                                      std::initializer_list<const char*> kinds = bots) {
        return tests::playedUntil<Game>(tests::warsGame(kinds, 1, rounds), [&wanted](const State& state) {
            return state.finished() && wanted(state);
        });
    }

private slots:
    void initTestCase() { app::Theme::install(); }

    void aGameThatIsRunningHasNoWinner() {
        const Ended ended(tests::warsGameAt(PendingKind::Roll, bots, 3));
        for (Seat seat = 0; seat < ended.state().seats; ++seat)
            QVERIFY(!ended.sentence().contains(ended.document.seatName(seat)));
        QVERIFY(!ended.sentence().isEmpty());
    }

    void theHighestPopulationWins() {
        const Ended ended(
            finished([](const State& state) { return most(state).size() == 1 && state.living() > 1; }, 3));
        QVERIFY(ended.state().finished());
        const Seat winner = most(ended.state())[0];
        QCOMPARE(ended.sentence(), WarsEnd::tr("%1 wins with the highest population: %2.")
                                       .arg(ended.document.seatName(winner))
                                       .arg(ended.state().team(winner).population));
    }

    void aTieGoesToTheMoreFrequentAlleles() {
        const auto decided = [](const State& state) {
            return most(state).size() == 2 &&
                   frequencies(state, most(state)[0]).front() != frequencies(state, most(state)[1]).front();
        };
        const Ended ended(finished(decided, 2));
        QVERIFY(ended.state().finished());
        const auto tied = most(ended.state());
        const bool first =
            frequencies(ended.state(), tied[0]).front() > frequencies(ended.state(), tied[1]).front();
        QCOMPARE(
            ended.sentence(),
            WarsEnd::tr("%1 wins: others have a population of %2 too, but %1 has the more frequent alleles.")
                .arg(ended.document.seatName(tied[first ? 0 : 1]))
                .arg(ended.state().team(tied[0]).population));
    }

    void equalPopulationsAndFrequenciesShareTheWin() {
        const auto shared = [](const State& state) {
            return most(state).size() == 2 &&
                   frequencies(state, most(state)[0]) == frequencies(state, most(state)[1]);
        };
        const Ended ended(finished(shared, 2));
        QVERIFY(ended.state().finished());
        QStringList names;
        for (const Seat seat : most(ended.state()))
            names << ended.document.seatName(seat);
        QCOMPARE(ended.sentence(),
                 WarsEnd::tr("%1 share the win: equal populations (%2) and equally frequent alleles.")
                     .arg(QLocale().createSeparatedList(names))
                     .arg(ended.state().team(most(ended.state())[0]).population));
    }

    void theLastLivingTeamWinsBeforeTheTurnsAreOver() {
        const Ended ended(finished([](const State& state) { return state.living() == 1; }, 10));
        QVERIFY(ended.state().finished());
        const Seat winner = most(ended.state())[0];
        QCOMPARE(ended.sentence(), WarsEnd::tr("%1 wins as the last living team, with a population of %2.")
                                       .arg(ended.document.seatName(winner))
                                       .arg(ended.state().team(winner).population));
    }

    void nobodyWinsWhenNobodyIsLeft() {
        const Ended ended(
            finished([](const State& state) { return state.living() == 0; }, 10, {"random", "random"}));
        QVERIFY(ended.state().finished());
        QCOMPARE(ended.sentence(), WarsEnd::tr("No team survived: nobody wins."));
    }

    void theTeamsAreListedByPopulationWithTheirGenomes() {
        const Ended ended(finished([](const State& state) { return state.living() == 2; }, 6));
        QVERIFY(ended.state().finished());
        const auto* table = ended.table(ended.state().seats);
        QVERIFY(table);
        int before = 1000;
        QSet<QString> names;
        for (int row = 0; row < table->rowCount(); ++row) {
            Seat seat = 0;
            while (ended.document.seatName(seat) != table->item(row, 0)->text())
                ++seat;
            names << ended.document.seatName(seat);
            const Team& team = ended.state().team(seat);
            QVERIFY(team.population <= before);
            before = team.population;
            QCOMPARE(tests::mentions(table->item(row, 1)->text(), QString::number(team.population)),
                     team.population > 0);
            for (const AlleleInfo& info : alleles)
                QCOMPARE(tests::mentions(table->item(row, 2)->text(), app::text(words::name(info.id))),
                         team.genome.holds(info.id));
        }
        QCOMPARE(names.size(), qsizetype(ended.state().seats));
    }

    void bothGenePoolsAreCounted() {
        const Ended ended(finished(
            [](const State& state) {
                return state.living() == 2 && most(state).size() == 1; // so that the two pools differ
            },
            6));
        QVERIFY(ended.state().finished());
        const auto* table = ended.table(alleleCount);
        QVERIFY(table);
        bool differ = false;
        for (int row = 0; row < alleleCount; ++row) {
            const Allele allele = alleles[std::size_t(row)].id;
            QCOMPARE(table->item(row, 0)->text(), app::text(words::name(allele)));
            for (const Weighting weighting : {Weighting::EachGenomeOnce, Weighting::ByPopulation}) {
                const auto [copies, all] = shareOf(ended.state(), allele, weighting);
                QCOMPARE(table->item(row, weighting == Weighting::EachGenomeOnce ? 1 : 2)->text(),
                         app::percentText(double(copies) / all));
            }
            differ = differ || table->item(row, 1)->text() != table->item(row, 2)->text();
        }
        QVERIFY(differ);
    }
};

GENOTYPE_TEST(WarsEndTest)
#include "wars_end_test.moc"
