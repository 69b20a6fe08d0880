// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/documents/document_of.h"
#include "class_room.h"
#include "engine/games/any_record.h"
#include "engine/genotype/game.h"
#include "lessons/ledger/ledger.h"
#include "lessons/pool/pool_experiment.h"
#include "lessons/topics/game_counts.h"
#include "test_registry.h"

using namespace app;
using messages::PoolStage;
using tests::ClassRoom;
using tests::Pupil;

namespace {

/// A class with a teacher.
struct Taught {
    Taught() { isOpen = teacher.comesAsTeacher(room.url()); }

    messages::PoolShown pool(int experiment) const {
        const auto& pools = teacher.polls().pools();
        const auto found = pools.find(experiment);
        return found == pools.end() ? messages::PoolShown{} : found->second;
    }

    ClassRoom room;
    Pupil teacher;
    bool isOpen = false;
};

/// What the dice of a whole game say of an experiment.
std::vector<std::int64_t> countsIn(const std::string& record, int experiment) {
    const auto read = games::readAnyRecord(record);
    const auto* const game = std::get<games::AnyRecord>(read).as<genotype::Game>();
    DocumentOf<genotype::Game> document;
    document.open(*game, nullptr);
    lessons::Ledger ledger;
    for (const auto& step : document.steps())
        ledger.add(step.events, {.game = "the game", .preset = false, .time = {}});
    const auto counts = lessons::lastGameCounts(ledger, *lessons::findPoolExperiment(experiment)->experiment);
    return counts ? counts->counts : std::vector<std::int64_t>{};
}

} // namespace

/// What the tables roll, and the pool of the class.
class TableDiceTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void thePoolHasTheDiceOfAGenotypeTable();
};

void TableDiceTest::thePoolHasTheDiceOfAGenotypeTable() {
    Taught class_;
    QVERIFY(class_.isOpen);
    // The bots turn parents, so that the game itself says which crosses there are.
    for (int experiment = 17; experiment <= 34; ++experiment)
        QCOMPARE(class_.teacher.asks(messages::SetPool{experiment, PoolStage::Open, false}), std::string());
    const int table = class_.room.open("genotype", 2, 3, "novice");
    QCOMPARE(class_.teacher.asks(messages::StartTable{table}), std::string());
    const HostTable& played = class_.room.table(table);
    QVERIFY(Pupil::waitsFor([&] { return played.stage() == messages::Stage::Finished; }));
    int rolled = 0;
    for (int experiment = 17; experiment <= 34; ++experiment) {
        const auto expected = countsIn(played.record(), experiment);
        QVERIFY(Pupil::waitsFor([&] { return class_.pool(experiment).counts == expected; }));
        QCOMPARE(class_.pool(experiment).tables, expected.empty() ? 0 : 1);
        rolled += expected.empty() ? 0 : 1;
    }
    QVERIFY(rolled > 0);
}

GENOTYPE_TEST(TableDiceTest)

#include "table_dice_test.moc"
