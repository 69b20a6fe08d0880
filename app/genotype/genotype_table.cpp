// SPDX-License-Identifier: GPL-3.0-or-later
#include "genotype_table.h"

#include "app/settings/app_context.h"
#include "ledger_keeper.h"

namespace app {

GenotypeTable::GenotypeTable(AppContext& context, QObject* parent)
    : TableOf(context.settings, parent), m_ledger(new LedgerKeeper(document(), context.dice(), this)) {
    connect(m_ledger, &LedgerKeeper::problem, this, &GameTable::problem);
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
