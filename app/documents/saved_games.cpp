// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/documents/saved_games.h"

#include "app/base/files/stored.h"

#include <algorithm>
#include <utility>

namespace app {

namespace {

struct LastGame {
    QString game;
};

template <typename Io> void fields(Io& io, LastGame& last) {
    io("game", last.game);
}

} // namespace

SavedGames::SavedGames(const GameLibrary& library, QObject* parent, KnownGames& known, Read read)
    : QObject(parent), m_library(library), m_known(known), m_read(std::move(read)),
      m_lastFile(library.folder(), Kept::LastGame) {}

SavedGames::~SavedGames() = default;

void SavedGames::remember(const QString& path) {
    const QString name = QFileInfo(path).fileName();
    if (QFileInfo(path).absolutePath() != QFileInfo(m_library.gamesFolder()).absoluteFilePath())
        return;
    m_last = name;
    keepLast();
}

void SavedGames::keepLast() {
    m_isLastKept = store(m_lastFile, LastGame{m_last});
}

void SavedGames::refresh() {
    if (!m_isLastKept)
        keepLast();
    if (m_isLastKept)
        m_last = storedIn<LastGame>(m_lastFile).game;
    std::vector<Entry> entries;
    for (const QFileInfo& file : m_library.files()) {
        Entry entry{.stamp = FileStamp::of(file), .facts = {}};
        if (const GameFacts* facts = m_known.find(entry.stamp)) {
            entry.facts = *facts;
            entry.upToDate = true;
        } else {
            const auto before = std::find_if(m_entries.begin(), m_entries.end(), [&](const Entry& one) {
                return one.stamp.path == entry.stamp.path;
            });
            if (before != m_entries.end())
                entry.facts = before->facts;
        }
        entries.push_back(std::move(entry));
    }
    m_entries = std::move(entries);
    readNext();
}

std::vector<SavedGame> SavedGames::games() const {
    std::vector<SavedGame> games;
    for (const Entry& entry : m_entries)
        if (entry.facts)
            games.push_back(inWords(*entry.facts, entry.stamp.path));
    return games;
}

bool SavedGames::isComplete() const {
    return std::all_of(m_entries.begin(), m_entries.end(), [](const Entry& entry) { return entry.upToDate; });
}

std::optional<SavedGame> SavedGames::lastUnfinished() const {
    std::vector<const Entry*> inOrder;
    for (const Entry& entry : m_entries)
        inOrder.push_back(&entry);
    // clang 14 does not understand the ranges of g++ 12's library here.
    std::stable_partition(inOrder.begin(), inOrder.end(), [this](const Entry* one) {
        return QFileInfo(one->stamp.path).fileName() == m_last;
    });
    for (const Entry* one : inOrder) {
        const Entry& entry = *one;
        if (Journal::isHeld(entry.stamp.path))
            continue;
        if (!entry.upToDate)
            return {};
        if (entry.facts->problem == SaveProblem::None && !entry.facts->finished)
            return inWords(*entry.facts, entry.stamp.path);
    }
    return {};
}

void SavedGames::readNext() {
    if (m_reader.isThinking())
        return;
    const auto next =
        std::find_if(m_entries.begin(), m_entries.end(), [](const Entry& entry) { return !entry.upToDate; });
    if (next == m_entries.end())
        return;
    m_reader.think(
        [this, stamp = next->stamp, read = m_read](std::stop_token) -> BotThinker::Answer {
            return [this, stamp, facts = read(stamp.path)] { take(stamp, facts); };
        },
        [this, stamp = next->stamp](std::exception_ptr) {
            GameFacts facts;
            facts.problem = SaveProblem::CannotRead;
            take(stamp, facts);
        });
}

void SavedGames::take(const FileStamp& stamp, const GameFacts& facts) {
    m_known.keep(stamp, facts);
    for (Entry& entry : m_entries)
        if (entry.stamp == stamp) {
            entry.facts = facts;
            entry.upToDate = true;
        }
    readNext();
    emit changed();
}

} // namespace app
