// SPDX-License-Identifier: GPL-3.0-or-later
#include "dice_recorder.h"

#include "app/documents/game_seed.h"
#include "engine/genotype/puzzles/puzzle_text.h"

#include <QtCore/QDateTime>
#include <QtCore/QFileInfo>

#include <algorithm>

namespace app {

namespace {

/// How many of the record's first actions led to a puzzle that ships with the program. Of several puzzles in
/// the same game it is the last one reached.
std::size_t beforePuzzle(const genotype::Record& record) {
    std::size_t most = 0;
    if (!isPresetSeed(record.setup.seed))
        return most; // what a tool has played has a seed that was set
    for (const genotype::Puzzle& puzzle : genotype::shippedPuzzles()) {
        const auto& actions = puzzle.record.actions;
        if (puzzle.record.setup == record.setup && actions.size() <= record.actions.size() &&
            std::equal(actions.begin(), actions.end(), record.actions.begin()))
            most = std::max(most, actions.size());
    }
    return most;
}

} // namespace

DiceRecorder::DiceRecorder(const GameDocument& document, DiceLedger& ledger, QObject* parent)
    : QObject(parent), m_document(document), m_ledger(ledger) {
    connect(&document, &GameDocument::changed, this, &DiceRecorder::addDice);
}

std::string DiceRecorder::gameId(const genotype::Record& record, const QString& path) {
    constexpr std::size_t nameDigits = 16;
    if (record.sealedDice)
        return record.sealedDice->commitment.substr(0, nameDigits);
    const std::uint64_t seed = record.setup.seed;
    std::string id = QString::number(seed, 16).rightJustified(16, QLatin1Char('0')).toStdString();
    if (isPresetSeed(seed) && !path.isEmpty())
        id.append(1, ' ').append(QFileInfo(path).completeBaseName().toStdString());
    return id;
}

std::string DiceRecorder::gameId() const {
    if (!m_document.isOpen())
        return {};
    const Journal* journal = m_document.journal();
    return gameId(m_document.record(), journal ? journal->path() : QString());
}

void DiceRecorder::addDice(const Change& change) {
    const bool opened = change.kind == Change::Kind::Opened;
    if (opened)
        m_stepsRead = m_prepared = beforePuzzle(m_document.record());
    else
        m_stepsRead = std::min({m_stepsRead, change.before, change.after});
    const genotype::Setup& setup = m_document.record().setup;
    const bool preset = isPresetSeed(setup.seed) || setup.position || m_prepared > 0;
    lessons::GameStamp stamp{gameId(), preset, {}};
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
