// SPDX-License-Identifier: GPL-3.0-or-later
#include "progress_json.h"

#include "lessons/problems/problem.h"

#include <QtCore/QJsonArray>

#include <numeric>

namespace app {

namespace {

/// More points would not change the line in a small chart.
constexpr std::size_t keptPoints = 60;

} // namespace

QJsonArray jsonOf(const std::vector<std::int64_t>& counts) {
    QJsonArray array;
    for (const std::int64_t count : counts)
        array.append(qint64(count));
    return array;
}

std::vector<std::int64_t> countsOf(const QJsonArray& array) {
    std::vector<std::int64_t> counts;
    std::int64_t room = lessons::GrowingSample::most;
    for (const QJsonValue& value : array) {
        const qint64 count = value.toInteger(-1);
        if (count < 0 || count > room)
            return {};
        room -= count;
        counts.push_back(count);
    }
    return counts;
}

QJsonArray jsonOf(const std::vector<lessons::RunningPoint>& way) {
    QJsonArray array;
    for (const lessons::RunningPoint& point : lessons::thinned(way, keptPoints))
        array.append(jsonOf(point.counts));
    return array;
}

std::vector<lessons::RunningPoint> wayOf(const QJsonArray& array, std::size_t categories) {
    std::vector<lessons::RunningPoint> way;
    for (const QJsonValue& value : array) {
        lessons::RunningPoint point{0, countsOf(value.toArray())};
        if (point.counts.size() != categories)
            return {};
        for (std::size_t i = 0; i < categories; ++i)
            if (!way.empty() && point.counts[i] < way.back().counts[i])
                return {};
        point.offspring = std::accumulate(point.counts.begin(), point.counts.end(), std::int64_t{0});
        way.push_back(std::move(point));
    }
    return way;
}

QJsonObject jsonOf(const Progress::Topic& topic) {
    QJsonObject predictions;
    for (auto it = topic.predictions.begin(); it != topic.predictions.end(); ++it) {
        QJsonArray parts;
        for (const int part : it.value())
            parts.append(part);
        predictions.insert(it.key(), parts);
    }
    QJsonObject answers;
    for (auto it = topic.answers.begin(); it != topic.answers.end(); ++it)
        answers.insert(it.key(), it.value());
    QJsonObject first;
    for (auto it = topic.firstAnswers.begin(); it != topic.firstAnswers.end(); ++it)
        first.insert(it.key(), it.value());
    QJsonObject rolls;
    for (auto it = topic.rolls.begin(); it != topic.rolls.end(); ++it)
        if (!it.value().counts.empty())
            rolls.insert(it.key(), QJsonObject{{QStringLiteral("source"), it.value().source},
                                               {QStringLiteral("counts"), jsonOf(it.value().counts)},
                                               {QStringLiteral("way"), jsonOf(it.value().way)}});
    return {{QStringLiteral("steps"), topic.stepsDone},
            {QStringLiteral("predictions"), predictions},
            {QStringLiteral("answers"), answers},
            {QStringLiteral("first"), first},
            {QStringLiteral("practice"), topic.inARow},
            {QStringLiteral("rolls"), rolls},
            {QStringLiteral("settings"), QJsonObject::fromVariantMap(topic.settings)}};
}

Progress::Topic topicOf(const QJsonObject& object) {
    Progress::Topic topic;
    topic.stepsDone = object.value(QStringLiteral("steps")).toInt() & ((1 << lessonStepCount) - 1);
    topic.inARow = qBound(0, object.value(QStringLiteral("practice")).toInt(), lessons::Mastery::needed);
    const QJsonObject predictions = object.value(QStringLiteral("predictions")).toObject();
    for (auto it = predictions.begin(); it != predictions.end(); ++it) {
        std::vector<int> parts;
        for (const QJsonValue& part : it.value().toArray())
            parts.push_back(qBound(0, part.toInt(), 999999));
        topic.predictions.insert(it.key(), parts);
    }
    const QJsonObject answers = object.value(QStringLiteral("answers")).toObject();
    for (auto it = answers.begin(); it != answers.end(); ++it)
        topic.answers.insert(it.key(), it.value().toInt(-1));
    const QJsonObject first = object.value(QStringLiteral("first")).toObject();
    for (auto it = first.begin(); it != first.end(); ++it)
        topic.firstAnswers.insert(it.key(), it.value().toInt(-1));
    const QJsonObject rolls = object.value(QStringLiteral("rolls")).toObject();
    for (auto it = rolls.begin(); it != rolls.end(); ++it) {
        const QJsonObject one = it.value().toObject();
        Progress::Rolls counted{one.value(QStringLiteral("source")).toString(),
                                countsOf(one.value(QStringLiteral("counts")).toArray()),
                                {}};
        if (counted.counts.empty())
            continue;
        counted.way = wayOf(one.value(QStringLiteral("way")).toArray(), counted.counts.size());
        // Drop a way that does not end at the counts.
        if (!counted.way.empty() && counted.way.back().counts != counted.counts)
            counted.way.clear();
        topic.rolls.insert(it.key(), counted);
    }
    topic.settings = object.value(QStringLiteral("settings")).toObject().toVariantMap();
    return topic;
}

Progress::Topic over(const Progress::Topic& here, const Progress::Topic& there) {
    Progress::Topic both = here;
    both.stepsDone |= there.stepsDone;
    const auto add = [](auto& mine, const auto& theirs) {
        for (auto it = theirs.begin(); it != theirs.end(); ++it)
            if (!mine.contains(it.key()))
                mine.insert(it.key(), it.value());
    };
    add(both.predictions, there.predictions);
    add(both.answers, there.answers);
    // Of two first answers, the one in the file is the earlier.
    for (auto it = there.firstAnswers.begin(); it != there.firstAnswers.end(); ++it)
        both.firstAnswers.insert(it.key(), it.value());
    add(both.rolls, there.rolls);
    return both;
}

} // namespace app
