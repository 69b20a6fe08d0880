// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/documents/known_games.h"

#include <utility>

namespace app {

FileStamp FileStamp::of(const QFileInfo& file) {
    return {file.absoluteFilePath(), file.size(), file.lastModified(), file.metadataChangeTime()};
}

KnownGames& KnownGames::shared() {
    static KnownGames games;
    return games;
}

const GameFacts* KnownGames::find(const FileStamp& stamp) const {
    const auto found = m_known.find(stamp.path);
    return found != m_known.end() && found->second.stamp == stamp ? &found->second.facts : nullptr;
}

void KnownGames::keep(const FileStamp& stamp, GameFacts facts) {
    m_known[stamp.path] = {stamp, std::move(facts)};
}

} // namespace app
