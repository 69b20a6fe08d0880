// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/genotype/bots/roster.h"
#include "engine/genotype/bots/value_net.h"
#include "engine/genotype/rules/rules.h"
#include "test_registry.h"

#include <QtTest/QTest>

#include <algorithm>
#include <cstdlib>
#include <memory>

using namespace genotype;

namespace {

/// Calls look(state) before every choice of games that Apprentices play.
template <typename Look> void forPositions(int games, const Setup& table, const Look& look) {
    const Bot& bot = *Roster::find("apprentice");
    for (int game = 0; game < games; ++game) {
        Setup setup = table;
        setup.seed = 500 + static_cast<std::uint64_t>(game);
        State state = newGame(setup);
        core::Random random(setup.seed);
        ActionList legal;
        while (!state.finished()) {
            look(state);
            legalActions(state, legal);
            applyLegal(state, bot.chooseAction(observe(state, state.actor), legal, random));
        }
        look(state);
    }
}

/// Of the first layer.
auto& weight(auto& net, std::size_t input, std::size_t unit) {
    return net.first[input / 2][2 * unit + input % 2];
}

/// Inputs up to the limit, a third of them zero.
NetInputs anyInputs(core::Random& random) {
    NetInputs inputs;
    for (std::int16_t& value : inputs.values)
        if (random.below(3) > 0)
            value = static_cast<std::int16_t>(static_cast<int>(random.below(2 * netInputLimit + 1)) -
                                              netInputLimit);
    return inputs;
}

} // namespace

class ValueNetTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void addsUnitsAndTheDirectPart() {
        const auto net = std::make_unique<ValueNet>();
        weight(*net, 2, 0) = 3;
        weight(*net, 5, 0) = -1;
        weight(*net, 5, 1) = 4;
        net->firstBias[0] = 100;
        net->firstBias[1] = -10'000; // never active
        net->second[0] = 6;
        net->second[1] = 1000;
        net->direct[2] = 8;
        net->bias = 7;
        net->firstShift = 1;
        net->secondShift = 2;
        net->directShift = 4;
        NetInputs inputs;
        inputs.values[2] = 200;
        inputs.values[5] = 300;
        // Unit: (100 + 600 − 300) / 2 = 200; 200 × 6 / 4 = 300; direct: 1600 / 16 = 100.
        QCOMPARE(gainOf(*net, inputs), 300 + 100 + 7);
    }

    void agreesWithTheFormula() {
        core::Random random(7);
        for (const ValueNets* nets : {&valueNets, &soloNets})
            for (const ValueNet& net : *nets)
                for (int repeat = 0; repeat < 20; ++repeat) {
                    const NetInputs inputs = anyInputs(random);
                    std::int64_t direct = 0;
                    std::int64_t second = 0;
                    for (std::size_t input = 0; input < netInputCount; ++input)
                        direct += std::int64_t{inputs.values[input]} * net.direct[input];
                    for (std::size_t unit = 0; unit < netHidden; ++unit) {
                        std::int64_t sum = net.firstBias[unit];
                        for (std::size_t input = 0; input < netInputCount; ++input)
                            sum += std::int64_t{inputs.values[input]} * weight(net, input, unit);
                        second += (std::max(std::int64_t{0}, sum) >> net.firstShift) * net.second[unit];
                    }
                    QCOMPARE(std::int64_t{gainOf(net, inputs)},
                             net.bias + (second >> net.secondShift) + (direct >> net.directShift));
                }
    }

    void noSumOfTheNetsCanOverflow() {
        for (const ValueNets* nets : {&valueNets, &soloNets})
            for (const ValueNet& net : *nets)
                for (std::size_t unit = 0; unit < netHidden; ++unit) {
                    std::int64_t most = std::abs(std::int64_t{net.firstBias[unit]});
                    for (std::size_t input = 0; input < netInputCount; ++input)
                        most += std::int64_t{netInputLimit} * std::abs(weight(net, input, unit));
                    QVERIFY(most < std::int64_t{1} << 31);
                }
    }

    void readsNothingThatASeatMayNotKnow() {
        forPositions(2, {.players = 3}, [](const State& state) {
            if (state.finished())
                return;
            const Seat seat = state.actor;
            const Observation seen = observe(state, seat);
            const NetInputs own = netInputsOf(state, Outlook(state), seat);
            const NetInputs visible = netInputsOf(seen.visible, Outlook(seen.visible), seat);
            QCOMPARE(visible.values, own.values);
            QCOMPARE(visible.stage, own.stage);
            QCOMPARE(visible.sure, own.sure);
        });
    }

    void endsInTheScore() {
        forPositions(2, {.players = 4}, [](const State& state) {
            if (state.finished())
                for (Seat seat = 0; seat < state.seats; ++seat)
                    QCOMPARE(netJudge.pointsOf(state, seat), 100 * score(state, seat).total());
        });
    }

    void foreseesTheEndOnAverage() {
        std::array<double, maxRounds + 1> error{};
        std::array<int, maxRounds + 1> count{};
        std::vector<std::pair<int, std::array<int, maxSeats>>> expected;
        forPositions(24, {.players = 4}, [&](const State& state) {
            if (state.phase == Phase::Working) {
                std::array<int, maxSeats> points{};
                for (Seat seat = 0; seat < state.seats; ++seat)
                    points[seat] = netJudge.pointsOf(state, seat);
                expected.emplace_back(state.rounds - state.round + 1, points);
            }
            if (!state.finished())
                return;
            for (const auto& [stage, points] : expected)
                for (Seat seat = 0; seat < state.seats; ++seat) {
                    error[static_cast<std::size_t>(stage)] +=
                        points[seat] / 100.0 - score(state, seat).total();
                    ++count[static_cast<std::size_t>(stage)];
                }
            expected.clear();
        });
        // A wide margin: most of the games that the nets learned from were not played by Apprentices.
        for (std::size_t stage = 1; stage <= maxRounds; ++stage) {
            QVERIFY(count[stage] > 0);
            QVERIFY2(qAbs(error[stage] / count[stage]) < 8,
                     qPrintable(QString::number(error[stage] / count[stage])));
        }
    }

    void isWorthTheLeadOverBrotherJohann() {
        forPositions(2, {.players = 1, .johann = Difficulty::Standard}, [](const State& state) {
            QCOMPARE(netJudge.pointsOf(state, johannSeat), 0);
            if (state.finished())
                QCOMPARE(netJudge.pointsOf(state, 0),
                         100 * (score(state, 0).total() - score(state, johannSeat).total()));
        });
    }

    void seesWhichBrotherJohannItIs() {
        std::array<int, 2> lead{};
        for (const Difficulty difficulty : {Difficulty::Easy, Difficulty::Hard})
            forPositions(1, {.players = 1, .johann = difficulty}, [&](const State& state) {
                if (state.round == 1 && state.phase == Phase::Working)
                    lead[difficulty == Difficulty::Hard] = netJudge.pointsOf(state, 0);
            });
        QVERIFY(lead[0] > lead[1] + 1000);
    }

    void readsNothingOfBrotherJohannAtOtherTables() {
        forPositions(1, {.players = 2}, [](const State& state) {
            const NetInputs inputs = netInputsOf(state, Outlook(state), 0);
            for (std::size_t i = netInputCount - johannInputCount; i < netInputCount; ++i)
                QCOMPARE(inputs.values[i], std::int16_t{0});
        });
    }
};

GENOTYPE_TEST(ValueNetTest)
#include "value_net_test.moc"
