// SPDX-License-Identifier: GPL-3.0-or-later
#include "guide_store.h"

#include <QtCore/QJsonArray>

namespace app {

namespace {

const QString gameKey = QStringLiteral("game");
const QString sectionKey = QStringLiteral("section");
const QString offKey = QStringLiteral("off");
const QString overKey = QStringLiteral("over");
const QString turnsKey = QStringLiteral("turns");
const QString actionsKey = QStringLiteral("actions");
const QString stepKey = QStringLiteral("step");

} // namespace

GuideStore::GuideStore(const QString& folder) : m_file(folder, QStringLiteral("guide.json"), 1) {}

GuideMemory GuideStore::read() {
    const QJsonObject kept = m_file.read();
    GuideMemory memory{kept.value(gameKey).toString(),
                       kept.value(sectionKey).toString(),
                       kept.value(offKey).toBool(),
                       kept.value(overKey).toBool(),
                       {}};
    for (const QJsonValue& one : kept.value(turnsKey).toArray()) {
        const QJsonObject turn = one.toObject();
        const int actions = turn.value(actionsKey).toInt(-1);
        const int step = turn.value(stepKey).toInt(-1);
        if (actions >= 0 && step >= 0)
            memory.turns << GuideTurn{static_cast<std::size_t>(actions), turn.value(sectionKey).toString(),
                                      step};
    }
    return memory;
}

void GuideStore::write(const GuideMemory& memory) {
    QJsonArray turns;
    for (const GuideTurn& turn : memory.turns)
        turns << QJsonObject{
            {actionsKey, static_cast<int>(turn.actions)}, {sectionKey, turn.section}, {stepKey, turn.step}};
    m_file.change([&](QJsonObject now) {
        now.insert(gameKey, memory.game);
        now.insert(sectionKey, memory.section);
        now.insert(offKey, memory.off);
        now.insert(overKey, memory.over);
        now.insert(turnsKey, turns);
        return now;
    });
}

} // namespace app
