// SPDX-License-Identifier: GPL-3.0-or-later
#include "guide_store.h"

#include "app/base/files/json_list.h"

namespace app {

namespace {

const QString gameKey = QStringLiteral("game");
const QString sectionKey = QStringLiteral("section");
const QString offKey = QStringLiteral("off");
const QString overKey = QStringLiteral("over");
const QString turnsKey = QStringLiteral("turns");
const QString actionsKey = QStringLiteral("actions");
const QString stepKey = QStringLiteral("step");

std::optional<GuideTurn> turnIn(const QJsonObject& turn) {
    const int actions = turn.value(actionsKey).toInt(-1);
    const int step = turn.value(stepKey).toInt(-1);
    if (actions < 0 || step < 0)
        return std::nullopt;
    return GuideTurn{static_cast<std::size_t>(actions), turn.value(sectionKey).toString(), step};
}

QJsonObject objectOf(const GuideTurn& turn) {
    return {{actionsKey, static_cast<int>(turn.actions)}, {sectionKey, turn.section}, {stepKey, turn.step}};
}

} // namespace

GuideStore::GuideStore(const QString& folder) : m_file(folder, Kept::Guide) {}

GuideMemory GuideStore::read() {
    const QJsonObject kept = m_file.read();
    return {kept.value(gameKey).toString(), kept.value(sectionKey).toString(), kept.value(offKey).toBool(),
            kept.value(overKey).toBool(), listIn<GuideTurn>(kept.value(turnsKey), turnIn)};
}

void GuideStore::write(const GuideMemory& memory) {
    m_file.change([&](QJsonObject now) {
        now.insert(gameKey, memory.game);
        now.insert(sectionKey, memory.section);
        now.insert(offKey, memory.off);
        now.insert(overKey, memory.over);
        now.insert(turnsKey, listOf(memory.turns, objectOf));
        return now;
    });
}

} // namespace app
