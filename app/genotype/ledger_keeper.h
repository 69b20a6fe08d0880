// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/document/dice_ledger.h"
#include "game_document.h"

#include <QtCore/QObject>

namespace app {

/// Writes the dice of the game that is played into the ledger, each when it falls. A game that is resumed or
/// opened again adds what is missing and nothing twice; a replay has no document and adds nothing.
class LedgerKeeper : public QObject {
    Q_OBJECT
public:
    /// Both must live longer.
    LedgerKeeper(const GameDocument& document, DiceLedger& ledger, QObject* parent = nullptr);

    /// The game's name in the ledger: its seed, which is never drawn twice. A seed that was set is followed
    /// by the name of the game's file (empty: not saved), since many games may use that seed.
    static std::string gameId(std::uint64_t seed, const QString& path);
    /// That of the document; empty if none is open.
    std::string gameId() const;

signals:
    /// A whole sentence on what is wrong with the ledger, once; empty when that is over.
    void problem(const QString& message);

private:
    void addDice(const Change& change);

    const GameDocument& m_document;
    DiceLedger& m_ledger;
    std::size_t m_stepsRead = 0;
    QString m_told;
};

} // namespace app
