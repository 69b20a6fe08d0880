// SPDX-License-Identifier: GPL-3.0-or-later
#include "ledger_keeper.h"

#include "app/genotype/table_choices.h"

#include <QtCore/QDateTime>
#include <QtCore/QFileInfo>

#include <algorithm>

namespace app {

LedgerKeeper::LedgerKeeper(const GameDocument& document, DiceLedger& ledger, QObject* parent)
    : QObject(parent), m_document(document), m_ledger(ledger) {
    connect(&document, &GameDocument::changed, this, &LedgerKeeper::addDice);
}

std::string LedgerKeeper::gameId(const genotype::Record& record, const QString& path) {
    constexpr std::size_t nameDigits = 16;
    if (record.sealedDice)
        return record.sealedDice->commitment.substr(0, nameDigits);
    const std::uint64_t seed = record.setup.seed;
    std::string id = QString::number(seed, 16).rightJustified(16, QLatin1Char('0')).toStdString();
    if (isPresetSeed(seed) && !path.isEmpty())
        id.append(1, ' ').append(QFileInfo(path).completeBaseName().toStdString());
    return id;
}

std::string LedgerKeeper::gameId() const {
    if (!m_document.isOpen())
        return {};
    const Journal* journal = m_document.journal();
    return gameId(m_document.record(), journal ? journal->path() : QString());
}

void LedgerKeeper::addDice(const Change& change) {
    const bool opened = change.kind == Change::Kind::Opened;
    m_stepsRead = opened ? 0 : std::min({m_stepsRead, change.before, change.after});
    const genotype::Setup& setup = m_document.record().setup;
    lessons::GameStamp stamp{gameId(), isPresetSeed(setup.seed) || setup.position, {}};
    // For an opened game, the time of its earlier rolls is no longer known.
    if (!opened)
        stamp.time = QDateTime::currentDateTimeUtc().toString(Qt::ISODate).toStdString();
    const auto& steps = m_document.steps();
    for (; m_stepsRead < steps.size(); ++m_stepsRead)
        m_ledger.add(steps[m_stepsRead].events, stamp);
    if (m_ledger.message() != m_told) {
        m_told = m_ledger.message();
        emit problem(m_told);
    }
}

} // namespace app
