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
    /// The document must live longer. `folder`: the data folder.
    LedgerKeeper(const GameDocument& document, const QString& folder, QObject* parent = nullptr);

    /// What the game is called in the ledger: its seed, which nobody has drawn twice. With a seed that was
    /// set the name of its file stands beside it, since many may play that one.
    static std::string gameId(const GameDocument& document);
    std::string gameId() const { return m_document.isOpen() ? gameId(m_document) : std::string(); }

signals:
    /// A whole sentence on what is wrong with the ledger; once.
    void problem(const QString& message);

private:
    void addDice(const Change& change);

    const GameDocument& m_document;
    DiceLedger m_ledger;
    std::size_t m_stepsRead = 0;
    QString m_told;
};

} // namespace app
