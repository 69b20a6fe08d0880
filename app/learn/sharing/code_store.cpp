// SPDX-License-Identifier: GPL-3.0-or-later
#include "code_store.h"

#include "lessons/pool/pool_code.h"

#include <QtCore/QJsonArray>

#include <algorithm>

namespace app {

namespace {

const QString groupKey = QStringLiteral("group");
const QString codesKey = QStringLiteral("codes");
const QString serialKey = QStringLiteral("serial");
const QString countsKey = QStringLiteral("counts");

QJsonArray arrayOf(const std::vector<std::int64_t>& counts) {
    QJsonArray array;
    for (const std::int64_t count : counts)
        array.append(qint64(count));
    return array;
}

} // namespace

CodeStore::CodeStore(const QString& dataFolder) : m_file(dataFolder, Kept::Codes) {}

QJsonObject CodeStore::state() {
    return m_saved ? m_file.read() : m_unsaved;
}

void CodeStore::save() {
    const QJsonObject wanted = m_unsaved;
    m_saved = m_file.change([&wanted](const QJsonObject&) { return wanted; });
}

int CodeStore::group() {
    const int group = state().value(groupKey).toInt();
    return group >= 1 && group <= lessons::mostPoolGroups ? group : 0;
}

void CodeStore::setGroup(int group) {
    if (group == this->group())
        return;
    m_unsaved = state();
    m_unsaved.insert(groupKey, group);
    save();
}

std::optional<QString> CodeStore::code(int experiment, const std::vector<std::int64_t>& counts) {
    const int own = group();
    const bool counted = std::any_of(counts.begin(), counts.end(), [](auto count) { return count > 0; });
    if (own == 0 || experiment == 0 || !counted)
        return std::nullopt;
    QJsonObject now = state();
    QJsonObject codes = now.value(codesKey).toObject();
    const QString key = QString::number(experiment);
    const QJsonObject last = codes.value(key).toObject();
    int serial = std::clamp(last.value(serialKey).toInt(), 0, lessons::poolSerials - 1);
    const QJsonArray wanted = arrayOf(counts);
    const bool same = !last.isEmpty() && last.value(countsKey).toArray() == wanted;
    if (!last.isEmpty() && !same)
        serial = (serial + 1) % lessons::poolSerials;
    const auto written = lessons::writePoolCode({experiment, own, serial, counts});
    if (!written)
        return std::nullopt;
    if (!same) {
        codes.insert(key, QJsonObject{{serialKey, serial}, {countsKey, wanted}});
        now.insert(codesKey, codes);
        m_unsaved = now;
        save();
    }
    return QString::fromStdString(*written);
}

} // namespace app
