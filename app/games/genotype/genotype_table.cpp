// SPDX-License-Identifier: GPL-3.0-or-later
#include "genotype_table.h"

#include "app/documents/dice_recorder.h"
#include "app/settings/app_context.h"
#include "harvest_sheet.h"
#include "herbarium_keeper.h"
#include "puzzle_maker.h"

#include <algorithm>

namespace app {

GenotypeTable::GenotypeTable(AppContext& context, QObject* parent)
    : TableOf(context.settings, parent), m_again(new HarvestButton(replay())),
      m_ledger(new DiceRecorder(document(), context.dice(), this)),
      m_herbarium(new HerbariumKeeper(document(), context.dataFolder, this)) {
    connect(m_herbarium, &HerbariumKeeper::problem, this, &GameTable::problem);
    connect(m_ledger, &DiceRecorder::problem, this, &GameTable::problem);
    replay()->addControl(m_again);
    endPage()->setPuzzles(new PuzzleMaker(context.dataFolder, this));
    connect(&replay()->document(), &TableDocument::changed, this, &GenotypeTable::offerHarvests);
}

void GenotypeTable::offerHarvests() {
    const GameDocument& shown = replay()->document();
    const genotype::Record& record = replay()->record();
    std::optional<HarvestRoll> found;
    if (shown.state().phase == genotype::Phase::Breeding && genotype::replay(record).state.finished()) {
        const auto rolls = genotype::breedingRolls(record);
        const auto after = std::lower_bound(rolls.begin(), rolls.end(), shown.stepCount());
        if (after != rolls.begin()) {
            QStringList names;
            for (genotype::Seat seat = 0; seat < shown.state().seats; ++seat)
                names << shown.seatName(seat);
            const genotype::Seat viewer = replay()->viewer();
            found = HarvestRoll{record, names, *(after - 1), shown.state().round,
                                viewer == genotype::noSeat ? genotype::Seat{0} : viewer};
        }
    }
    m_again->setRoll(found);
}

QString GenotypeTable::noticeFor(const games::AnyRecord& header) const {
    const auto& position = header.as<genotype::Game>()->setup.position;
    if (!position)
        return GameTable::noticeFor(header);
    return tr("This game starts from a set position, in round %1, with the parents of the lesson. Complete "
              "the plants in your garden, and see whether the dice turn out as you predicted. Its dice are "
              "left out when the dice of all games are counted.")
        .arg(position->round);
}

std::string GenotypeTable::ledgerId() const {
    return m_ledger->gameId();
}

} // namespace app
