// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/games/board/table_of.h"
#include "board_view.h"
#include "genotype_end.h"
#include "genotype_sheet.h"

namespace app {

class HarvestButton;
class HerbariumKeeper;
class DiceRecorder;

struct GenotypeParts {
    using Game = genotype::Game;
    using Sheet = GenotypeSheet;
    using Board = BoardView;
    using End = GenotypeEnd;
};

/// Genotype on the Play page. Besides what every game has, it keeps the ledger of dice and the herbarium, and
/// its replays throw the dice again.
class GenotypeTable : public TableOf<GenotypeParts> {
    Q_OBJECT
public:
    explicit GenotypeTable(AppContext& context, QObject* parent = nullptr);

    QString noticeFor(const games::AnyRecord& header) const override;
    std::string ledgerId() const override;

private:
    /// Offers the roll of the breeding phase that the replay shows.
    void offerHarvests();

    HarvestButton* m_again;
    DiceRecorder* m_ledger;
    HerbariumKeeper* m_herbarium;
};

} // namespace app
