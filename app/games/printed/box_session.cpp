// SPDX-License-Identifier: GPL-3.0-or-later
#include "box_session.h"

#include "app/base/text/phrases.h"
#include "box_fields.h"
#include "engine/genotype/words/words.h"

#include <QtCore/QDateTime>
#include <QtCore/QDir>

#include <utility>

namespace app {

namespace {

std::string utcNow() {
    return QDateTime::currentDateTimeUtc().toString(Qt::ISODate).toStdString();
}

} // namespace

BoxSession::BoxSession(const QString& dataFolder, DiceLedger& ledger, QObject* parent)
    : QObject(parent), m_file(dataFolder, Kept::BoxGame), m_ledger(ledger) {
    const json::Json kept = m_file.read();
    m_game = json::storedIn<KeptBoxGame>(kept).game;
    const bool isLost = !m_file.damagedFile().isEmpty() && !m_file.isFromCopy();
    if (isLost || (kept.contains("game") && !m_game))
        m_problem = tr("The last printed game could not be read.");
    if (m_game)
        m_ledger.setGame(m_game->id, m_game->rows());
}

bool BoxSession::begin(BoxGame game) {
    game.id =
        std::string(lessons::byHand) +
        QDateTime::currentDateTimeUtc().toString(QStringLiteral("yyyy-MM-dd HH-mm-ss-zzz")).toStdString();
    m_past.push_back(m_game);
    if (!take(game)) {
        m_past.pop_back();
        return false;
    }
    m_future.clear();
    emit changed();
    return true;
}

bool BoxSession::change(const std::function<bool(BoxGame&)>& change) {
    State next = m_game;
    if (!next || !change(*next) || !next->isPossible())
        return false;
    if (next == m_game)
        return true;
    State before = m_game;
    if (!take(next))
        return false;
    m_past.push_back(std::move(before));
    m_future.clear();
    emit changed();
    return true;
}

bool BoxSession::enter(const std::vector<BoxGame::Die>& dice, int round) {
    const std::string time = utcNow();
    std::optional<genotype::Trait> full;
    const bool done = change([&](BoxGame& game) {
        for (const BoxGame::Die& die : dice)
            if (!game.at(round).add(die, time)) {
                full = die.trait;
                return false;
            }
        return true;
    });
    if (full) {
        const QString name = text(genotype::words::title(*full));
        const bool wasFull = m_game->at(round).diceOf(*full).size() >= genotype::dicePerTrait;
        setProblem(
            wasFull
                ? tr("%1 has all five dice of this round already. To correct one, choose it first.").arg(name)
                : tr("%1 has five dice in a round; these would be more. None was added.").arg(name));
    }
    return done;
}

bool BoxSession::undo() {
    if (m_past.empty())
        return false;
    State before = m_game;
    if (!take(m_past.back()))
        return false;
    m_past.pop_back();
    m_future.push_back(std::move(before));
    emit changed();
    return true;
}

bool BoxSession::redo() {
    if (m_future.empty())
        return false;
    State before = m_game;
    if (!take(m_future.back()))
        return false;
    m_future.pop_back();
    m_past.push_back(std::move(before));
    emit changed();
    return true;
}

bool BoxSession::take(const State& next) {
    if (!store(m_file, KeptBoxGame{next})) {
        setProblem(tr("This could not be saved in “%1”, so it was not done.")
                       .arg(QDir::toNativeSeparators(m_file.path())));
        return false;
    }
    const State before = std::exchange(m_game, next);
    feedLedger(before);
    if (m_problem != m_ledger.message())
        setProblem(m_ledger.message());
    return true;
}

/// Dice of a game that was begun by mistake leave the ledger when its beginning is undone; those of a game
/// that was left for a new one stay.
void BoxSession::feedLedger(const State& before) {
    const bool undoneBeginning =
        before && (!m_game || m_game->id != before->id) && !m_past.empty() && m_past.back() == m_game;
    if (undoneBeginning)
        m_ledger.setGame(before->id, {});
    if (m_game)
        m_ledger.setGame(m_game->id, m_game->rows());
}

/// The same words again are still news: the page may show others in between.
void BoxSession::setProblem(const QString& words) {
    if (m_problem.isEmpty() && words.isEmpty())
        return;
    m_problem = words;
    emit problemChanged();
}

} // namespace app
