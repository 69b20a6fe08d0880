// SPDX-License-Identifier: GPL-3.0-or-later
#include "class_state.h"

#include "lessons/csv/ratio.h"
#include "lessons/pool/pool_experiment.h"

#include <QtCore/QJsonArray>

#include <stdexcept>

namespace app {

namespace {

const QString experimentKey = QStringLiteral("experiment");
const QString groupKey = QStringLiteral("group");
const QString serialKey = QStringLiteral("serial");
const QString countsKey = QStringLiteral("counts");
const QString entriesKey = QStringLiteral("entries");
const QString namesKey = QStringLiteral("names");
const QString ownKey = QStringLiteral("own");
const QString partsKey = QStringLiteral("parts");
const QString pupilsKey = QStringLiteral("pupils");

bool isGroup(int group) {
    return group >= 1 && group <= lessons::mostPoolGroups;
}

QJsonObject entryToJson(const lessons::ClassEntry& entry) {
    QJsonArray counts;
    for (const std::int64_t count : entry.counts)
        counts.append(qint64(count));
    QJsonObject object{{experimentKey, entry.experiment}, {groupKey, entry.group}, {countsKey, counts}};
    if (entry.serial)
        object.insert(serialKey, *entry.serial);
    return object;
}

void takeEntry(lessons::ClassSample& sample, const QJsonObject& object) {
    lessons::ClassEntry entry;
    entry.experiment = object.value(experimentKey).toInt();
    entry.group = object.value(groupKey).toInt();
    const int serial = object.value(serialKey).toInt(-1);
    if (serial >= 0 && serial < lessons::poolSerials)
        entry.serial = serial;
    for (const auto& count : object.value(countsKey).toArray())
        entry.counts.push_back(count.toInteger(-1));
    try {
        sample.set(std::move(entry));
    } catch (const std::invalid_argument&) {
        // It was not written by this program.
    }
}

void takeOwn(lessons::ClassSample& sample, int experiment, const QJsonObject& object) {
    const lessons::PoolExperiment* known = lessons::findPoolExperiment(experiment);
    if (!known || !known->isOwn())
        return;
    lessons::OwnExperiment own;
    for (const auto& name : object.value(namesKey).toArray())
        own.names.push_back(name.toString().left(longestGroupName).toStdString());
    own.names.resize(std::min(own.names.size(), known->outcomes));
    for (const auto& part : object.value(partsKey).toArray())
        if (const double value = part.toDouble(-1); value >= 0 && value <= lessons::largestRatioPart)
            own.parts.push_back(value);
    sample.setOwn(experiment, std::move(own));
}

} // namespace

QJsonObject toJson(const ClassState& state) {
    QJsonArray entries;
    for (const lessons::ClassEntry& entry : state.sample.entries())
        entries.append(entryToJson(entry));
    QJsonObject owns;
    for (const auto& [experiment, own] : state.sample.owns()) {
        QJsonArray names;
        for (const std::string& name : own.names)
            names.append(QString::fromStdString(name));
        QJsonArray parts;
        for (const double part : own.parts)
            parts.append(part);
        owns.insert(QString::number(experiment), QJsonObject{{namesKey, names}, {partsKey, parts}});
    }
    QJsonObject names;
    for (const auto& [group, name] : state.names)
        names.insert(QString::number(group), name);
    QJsonObject pupils;
    for (const auto& [seed, group] : state.pupils)
        pupils.insert(QString::number(seed), group);
    return {{experimentKey, state.experiment},
            {entriesKey, entries},
            {ownKey, owns},
            {namesKey, names},
            {pupilsKey, pupils}};
}

ClassState classStateFrom(const QJsonObject& object) {
    ClassState state;
    const int experiment = object.value(experimentKey).toInt();
    state.experiment = lessons::findPoolExperiment(experiment) ? experiment : 0;
    for (const auto& entry : object.value(entriesKey).toArray())
        takeEntry(state.sample, entry.toObject());
    const QJsonObject owns = object.value(ownKey).toObject();
    for (auto own = owns.begin(); own != owns.end(); ++own)
        takeOwn(state.sample, own.key().toInt(), own.value().toObject());
    const QJsonObject names = object.value(namesKey).toObject();
    for (auto name = names.begin(); name != names.end(); ++name)
        if (const int group = name.key().toInt(); isGroup(group) && !name.value().toString().isEmpty())
            state.names[group] = name.value().toString().left(longestGroupName);
    const QJsonObject pupils = object.value(pupilsKey).toObject();
    for (auto pupil = pupils.begin(); pupil != pupils.end(); ++pupil)
        if (const int group = pupil.value().toInt(); isGroup(group))
            state.pupils[pupil.key().toUInt()] = group;
    return state;
}

} // namespace app
