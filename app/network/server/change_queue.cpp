// SPDX-License-Identifier: GPL-3.0-or-later
#include "change_queue.h"

#include <QtCore/QScopedValueRollback>

#include <utility>

namespace app {

using messages::Failed;

ChangeQueue::ChangeQueue(std::unique_ptr<ClassStorage> storage, std::chrono::milliseconds patience)
    : m_patience(patience), m_thread(std::move(storage)) {
    connect(&m_thread, &StorageThread::finished, this, &ChangeQueue::onStorage);
    m_limit.setSingleShot(true);
    connect(&m_limit, &QTimer::timeout, this, &ChangeQueue::checkPatience);
}

void ChangeQueue::read(StorageThread::Work work, std::chrono::milliseconds limit,
                       std::function<void(bool isDone)> read) {
    m_read = std::move(read);
    m_limit.start(limit);
    m_thread.start(std::move(work));
}

void ChangeQueue::add(Decide decide, Settle settled) {
    Change change{std::move(decide), std::move(settled), QDeadlineTimer(m_patience)};
    if (m_isSilent || m_waiting.size() >= mostWaiting) {
        settle(change, desk::databaseSilent);
        return;
    }
    m_waiting.push_back(std::move(change));
    advance();
}

void ChangeQueue::finish(std::chrono::milliseconds limit) {
    const QDeadlineTimer end(limit);
    while (m_written && !m_isSilent && !end.hasExpired())
        m_thread.wait(std::chrono::milliseconds(end.remainingTime()));
}

void ChangeQueue::advance() {
    if (m_isAdvancing)
        return;
    const QScopedValueRollback guard(m_isAdvancing, true);
    while (!m_thread.isBusy() && !m_waiting.empty()) {
        Change change = std::move(m_waiting.front());
        m_waiting.pop_front();
        if (change.limit.hasExpired()) {
            settle(change, desk::databaseSilent);
            continue;
        }
        desk::Decision decision = change.decide();
        if (!decision.failure && decision.write) {
            m_written = std::move(change);
            m_decision = std::move(decision);
            m_limit.start(m_patience);
            m_thread.start(m_decision.write);
            continue;
        }
        if (!decision.failure && decision.apply)
            decision.apply();
        emit applied();
        settle(change, decision.failure);
    }
}

void ChangeQueue::onStorage(bool isDone) {
    m_limit.stop();
    if (std::exchange(m_isSilent, false))
        emit silenceChanged(false);
    if (const auto read = std::exchange(m_read, {}))
        read(isDone);
    // What was only read has no change.
    if (auto written = std::exchange(m_written, {})) {
        const QScopedValueRollback guard(m_isAdvancing, true);
        if (m_isRefused != !isDone) {
            m_isRefused = !isDone;
            emit refusalChanged(m_isRefused);
        }
        const desk::Decision decision = std::exchange(m_decision, {});
        if (isDone && decision.apply)
            decision.apply();
        emit applied();
        settle(*written, isDone ? std::nullopt : std::optional(desk::notSaved));
    }
    advance();
}

/// When this thread itself was busy, the storage may have answered meanwhile.
void ChangeQueue::checkPatience() {
    if (!m_thread.wait(std::chrono::milliseconds(0)))
        fallSilent();
}

void ChangeQueue::fallSilent() {
    m_isSilent = true;
    emit silenceChanged(true);
    for (Change& change : std::exchange(m_waiting, {}))
        settle(change, desk::databaseSilent);
    if (const auto read = std::exchange(m_read, {}))
        read(false);
}

void ChangeQueue::settle(Change& change, const std::optional<Failed>& failure) {
    if (const Settle settled = std::exchange(change.settle, {}))
        settled(failure);
}

} // namespace app
