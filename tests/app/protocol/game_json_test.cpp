// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/protocol/game_json.h"

#include "fewer.h"
#include "genotype/event_numbers.h"
#include "genotype/every_event.h"
#include "random_setups.h"
#include "test_registry.h"

#include <QtTest/QTest>

using messages::Json;
using messages::Malformed;

namespace {

constexpr int games = tests::fewer(10);

Json parsed(const Json& json) {
    return Json::parse(json.dump(), nullptr, false);
}

/// What is wrong with the observation of a seat and the events as it sees them, as text and back.
template <typename G>
std::string faultIn(const typename G::State& state, const std::vector<typename G::Event>& events,
                    core::Seat seat) {
    const auto seen = G::observe(state, seat);
    const Json written = messages::observationAsJson<G>(seen);
    if (!(messages::readObservation<G>(parsed(written)) == seen))
        return "another observation is read back from " + written.dump();
    const auto observed = G::observeEvents(events, seat);
    const Json told = messages::eventsAsJson<G>(observed);
    const auto again = messages::readEvents<G>(parsed(told));
    if (messages::eventsAsJson<G>(again) != told)
        return "other events are read back from " + told.dump();
    if constexpr (std::is_same_v<G, genotype::Game>)
        if (tests::numbersOf(observed) != tests::numbersOf(again))
            return "other events are read back from " + told.dump();
    return {};
}

template <typename G> std::string faultInGames() {
    std::string fault;
    for (int game = 0; game < games && fault.empty(); ++game) {
        int step = 0;
        try {
            tests::playRandomly<G>(game, [&](const auto& state, const auto& events) {
                // A sample of the seats: each observation takes some time.
                const int viewer = step++ % (state.seats + 1);
                const core::Seat seat =
                    viewer == state.seats ? core::noSeat : static_cast<core::Seat>(viewer);
                fault = faultIn<G>(state, events, seat);
                return fault.empty();
            });
        } catch (const Malformed& error) {
            fault = error.what();
        }
        if (!fault.empty())
            fault = "game " + std::to_string(game) + ", step " + std::to_string(step) + ": " + fault;
    }
    return fault;
}

/// Every leaf of the JSON is replaced by each of these in turn; the paths at which a reader accepts it.
template <typename Read>
void spoil(const Json& whole, Json& part, Read read, std::vector<std::string>& accepted) {
    if (part.is_structured() && !part.empty()) {
        for (auto& child : part)
            spoil(whole, child, read, accepted);
        return;
    }
    const Json former = part;
    for (const Json& wrong : {Json(-1000), Json(70'000'000'000), Json("no such word"),
                              Json(Json::object({{"a", 1}})), Json(1.5), Json(Json::array({Json()}))}) {
        part = wrong;
        try {
            read(whole);
            accepted.push_back(former.dump() + " → " + wrong.dump() + " in " + whole.dump());
        } catch (const Malformed&) {
        }
    }
    part = former;
}

template <typename G> std::vector<std::string> acceptedSpoiled() {
    std::vector<std::string> accepted;
    int step = 0;
    tests::playRandomly<G>(1, [&](const auto& state, const auto& events) {
        if (step++ % 40 != 0)
            return true;
        Json seen =
            messages::observationAsJson<G>(G::observe(state, state.finished() ? core::noSeat : state.actor));
        spoil(
            seen, seen, [](const Json& json) { messages::readObservation<G>(json); }, accepted);
        Json told = messages::eventsAsJson<G>(events);
        spoil(
            told, told, [](const Json& json) { messages::readEvents<G>(json); }, accepted);
        return accepted.empty();
    });
    return accepted;
}

} // namespace

class GameJsonTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void observationsAndEventsOfGenotypeAreReadBack();
    void observationsAndEventsOfGenomeWarsAreReadBack();
    void observationsAndEventsOfGeneExpressionAreReadBack();
    void everyEventOfGenotypeIsReadBack();
    void nothingOutOfRangeIsAccepted();
    void unknownFieldsAreRefused();
    void anObservationWithoutAChoiceIsRefused();
    void aDieThatContradictsItsParentsIsRefused();
};

void GameJsonTest::observationsAndEventsOfGenotypeAreReadBack() {
    const std::string fault = faultInGames<genotype::Game>();
    QVERIFY2(fault.empty(), fault.c_str());
}

void GameJsonTest::observationsAndEventsOfGenomeWarsAreReadBack() {
    const std::string fault = faultInGames<genomewars::Game>();
    QVERIFY2(fault.empty(), fault.c_str());
}

void GameJsonTest::observationsAndEventsOfGeneExpressionAreReadBack() {
    const std::string fault = faultInGames<genecards::Game>();
    QVERIFY2(fault.empty(), fault.c_str());
}

void GameJsonTest::everyEventOfGenotypeIsReadBack() {
    for (const genotype::Event& event : tests::everyEvent()) {
        const Json json = messages::eventsAsJson<genotype::Game>({event});
        try {
            const auto again = messages::readEvents<genotype::Game>(parsed(json));
            QCOMPARE(messages::eventsAsJson<genotype::Game>(again).dump(), json.dump());
        } catch (const Malformed& error) {
            QFAIL(qPrintable(QString::fromStdString(json.dump() + ": " + error.what())));
        }
    }
}

void GameJsonTest::nothingOutOfRangeIsAccepted() {
    for (const auto& accepted : {acceptedSpoiled<genotype::Game>(), acceptedSpoiled<genomewars::Game>(),
                                 acceptedSpoiled<genecards::Game>()})
        QVERIFY2(accepted.empty(), accepted.empty() ? "" : accepted.front().c_str());
}

void GameJsonTest::unknownFieldsAreRefused() {
    const auto state = genomewars::Game::newGame({});
    Json json = messages::observationAsJson<genomewars::Game>(genomewars::Game::observe(state, 0));
    json["state"]["seed"] = 7;
    QVERIFY_EXCEPTION_THROWN(messages::readObservation<genomewars::Game>(json), Malformed);
}

void GameJsonTest::anObservationWithoutAChoiceIsRefused() {
    const auto state = genotype::Game::newGame({});
    Json json = messages::observationAsJson<genotype::Game>(genotype::Game::observe(state, 0));
    json["state"].erase("pending");
    QVERIFY_EXCEPTION_THROWN(messages::readObservation<genotype::Game>(json), Malformed);
}

void GameJsonTest::aDieThatContradictsItsParentsIsRefused() {
    genotype::event::DieRolled rolled{};
    rolled.round = 1;
    Json json = messages::eventsAsJson<genotype::Game>({rolled});
    QCOMPARE(json[0]["result"].get<std::string>(), std::string("RR"));
    messages::readEvents<genotype::Game>(json);
    json[0]["result"] = "rr";
    QVERIFY_EXCEPTION_THROWN(messages::readEvents<genotype::Game>(json), Malformed);
}

GENOTYPE_TEST(GameJsonTest)

#include "game_json_test.moc"
