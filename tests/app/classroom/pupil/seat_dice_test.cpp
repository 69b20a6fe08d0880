// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/classroom/pupil/seat_dice.h"

#include "app/classroom/pupil/join_page.h"
#include "app/documents/dice_recorder.h"
#include "app/documents/game_document.h"
#include "played_by_two.h"
#include "test_registry.h"

using namespace app;
using tests::ClassRoom;
using tests::Pupil;
using tests::PupilAtPage;

namespace {

/// The dice among what a game has told.
template <typename Steps> std::size_t diceIn(const Steps& steps) {
    std::size_t dice = 0;
    for (const auto& step : steps)
        for (const genotype::Event& event : step.events)
            dice += std::holds_alternative<genotype::event::DieRolled>(event) ? 1 : 0;
    return dice;
}

std::size_t diceOf(const lessons::Ledger& ledger, const std::string& game) {
    return ledger.filtered({.game = game, .withPreset = true}).size();
}

/// Plays until a condition holds or the game is over.
bool playsUntil(PupilAtPage& pupil, core::Random& chance, const std::function<bool()>& holds) {
    const auto isOver = [&] { return tests::isShown(pupil.table()->table().endPage()); };
    while (!holds() && !isOver())
        if (!Pupil::waitsFor(
                [&] { return tests::takesAChoice<genotype::Game>(pupil, chance) || holds() || isOver(); }))
            return false;
    return true;
}

} // namespace

/// What a pupil keeps of the dice at a table of a class.
class SeatDiceTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void theDiceOfAClassTableAreInThePupilsLedger();
};

void SeatDiceTest::theDiceOfAClassTableAreInThePupilsLedger() {
    // No bot plays on meanwhile.
    ClassRoom room([](ClassHost::Options& options) { options.pace.patience = std::chrono::hours(1); });
    const int table = room.open("genotype", 2, 1, "novice");
    PupilAtPage pupil;
    QVERIFY(pupil.comes(room.url()) && pupil.sitsDown(table));
    QVERIFY(pupil.clicksInLobby(table, "beginGame") && pupil.hasBoard());
    core::Random chance(5);
    const auto rolled = [&] { return diceIn(pupil.seat<genotype::Game>().steps()); };
    QVERIFY(playsUntil(pupil, chance, [&] { return rolled() > 0; }));
    const std::string during = pupil.page().ledgerId();
    QVERIFY(!during.empty());
    QCOMPARE(diceOf(pupil.ledger(), during), rolled());

    // Nothing is there twice after a crash.
    const std::size_t before = rolled();
    pupil.restart();
    QVERIFY(PupilAtPage::click(pupil.page().joining(), "backToClass") && pupil.hasBoard());
    QVERIFY(rolled() >= before);
    QVERIFY(Pupil::waitsFor([&] { return pupil.page().ledgerId() == during; }));
    QCOMPARE(pupil.ledger().rows().size(), rolled());

    QVERIFY(playsUntil(pupil, chance, [] { return false; }));
    const std::string after = pupil.page().ledgerId();
    QVERIFY(after != during);
    QCOMPARE(diceOf(pupil.ledger(), during), std::size_t(0));
    QCOMPARE(diceOf(pupil.ledger(), after), rolled());
    QCOMPARE(pupil.ledger().rows().size(), rolled());

    // A player who goes on from the record has these dice already.
    const auto read = games::readAnyRecord(room.table(table).record());
    DiceLedger ledger(pupil.folder());
    GameDocument document;
    const DiceRecorder keeper(document, ledger);
    document.open(*std::get<games::AnyRecord>(read).as<genotype::Game>(), nullptr);
    QCOMPARE(keeper.gameId(), after);
    QCOMPARE(ledger.ledger().rows().size(), rolled());
}

GENOTYPE_TEST(SeatDiceTest)

#include "seat_dice_test.moc"
