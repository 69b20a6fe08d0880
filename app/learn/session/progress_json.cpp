// SPDX-License-Identifier: GPL-3.0-or-later
#include "progress_json.h"

#include "lessons/documents/catalogue.h"
#include "lessons/documents/misconceptions.h"
#include "lessons/problems/problem.h"

#include <QtCore/QJsonArray>

#include <algorithm>
#include <numeric>

namespace app {

namespace {

/// More points would not change the line in a small chart.
constexpr std::size_t keptPoints = 60;

/// Nobody answers more often; a file that says so was not written by this program.
constexpr qsizetype mostAttempts = 1000;

QJsonArray jsonOfAttempts(const lessons::Attempts& attempts) {
    QJsonArray array;
    for (const lessons::Attempt& attempt : attempts) {
        QJsonArray answers;
        for (const int answer : attempt.answers)
            answers.append(answer);
        array.append(QJsonObject{{QStringLiteral("form"), qint64(attempt.form)},
                                 {QStringLiteral("answers"), answers},
                                 {QStringLiteral("hints"), attempt.hints}});
    }
    return array;
}

lessons::Attempts attemptsOf(const QJsonArray& array) {
    lessons::Attempts attempts;
    for (qsizetype i = 0; i < std::min(array.size(), mostAttempts); ++i) {
        const QJsonObject one = array[i].toObject();
        lessons::Attempt attempt;
        attempt.form = std::size_t(std::max(0, one.value(QStringLiteral("form")).toInt()));
        const QJsonArray answers = one.value(QStringLiteral("answers")).toArray();
        for (qsizetype k = 0; k < std::min(answers.size(), mostAttempts); ++k)
            attempt.answers.push_back(answers[k].toInt(-1));
        attempt.hints = std::max(0, one.value(QStringLiteral("hints")).toInt());
        attempts.push_back(std::move(attempt));
    }
    return attempts;
}

/// Up to version 0.1 the first and the last answer were saved. Without the first, nobody knows whether the
/// question was passed; the lesson's steps say what was done.
lessons::Attempts attemptsInOldFile(const QJsonObject& topic, const QString& question) {
    const int first = topic.value(QStringLiteral("first")).toObject().value(question).toInt(-1);
    const int last = topic.value(QStringLiteral("answers")).toObject().value(question).toInt(-1);
    if (first < 0)
        return {};
    return {{0, first == last || last < 0 ? std::vector<int>{first} : std::vector<int>{first, last}, 0}};
}

/// The text that holds the other one, else the first and below it the second.
QString bothTexts(const QString& first, const QString& second) {
    if (first.contains(second))
        return first;
    if (second.contains(first))
        return second;
    return first + QStringLiteral("\n\n") + second;
}

/// Whether these counts tell more of what the pupil did.
bool isFuller(const Progress::Rolls& one, const Progress::Rolls& than) {
    const auto weight = [](const Progress::Rolls& rolls) {
        const auto plants = std::accumulate(rolls.counts.begin(), rolls.counts.end(), std::int64_t{0});
        return std::pair(plants > 0 && rolls.source.isEmpty(), plants);
    };
    return weight(one) > weight(than);
}

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
    for (const auto& value : array) {
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
    for (const auto& value : array) {
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
    QJsonObject attempts;
    for (auto it = topic.attempts.begin(); it != topic.attempts.end(); ++it)
        attempts.insert(it.key(), jsonOfAttempts(it.value()));
    QJsonObject rolls;
    for (auto it = topic.rolls.begin(); it != topic.rolls.end(); ++it)
        if (!it.value().counts.empty())
            rolls.insert(it.key(), QJsonObject{{QStringLiteral("source"), it.value().source},
                                               {QStringLiteral("counts"), jsonOf(it.value().counts)},
                                               {QStringLiteral("way"), jsonOf(it.value().way)}});
    return {{QStringLiteral("steps"), topic.stepsDone},
            {QStringLiteral("predictions"), predictions},
            {QStringLiteral("attempts"), attempts},
            {QStringLiteral("rolls"), rolls},
            {QStringLiteral("report"), jsonOf(topic.report)},
            {QStringLiteral("settings"), QJsonObject::fromVariantMap(topic.settings)}};
}

QJsonObject jsonOf(const ReportWords& words) {
    QJsonObject made;
    for (const auto& [name, text] :
         {std::pair("pupil", &words.pupil), std::pair("prediction", &words.prediction),
          std::pair("explanation", &words.explanation)})
        if (!text->isEmpty())
            made.insert(QLatin1String(name), *text);
    return made;
}

ReportWords reportWordsOf(const QJsonObject& object) {
    return {object.value(QStringLiteral("pupil")).toString().left(ReportWords::longestName),
            object.value(QStringLiteral("prediction")).toString().left(ReportWords::longestText),
            object.value(QStringLiteral("explanation")).toString().left(ReportWords::longestText)};
}

Progress::Topic topicOf(const QJsonObject& object) {
    Progress::Topic topic;
    topic.stepsDone = object.value(QStringLiteral("steps")).toInt() & ((1 << lessonStepCount) - 1);
    const QJsonObject predictions = object.value(QStringLiteral("predictions")).toObject();
    for (auto it = predictions.begin(); it != predictions.end(); ++it) {
        std::vector<int> parts;
        for (const auto& part : it.value().toArray())
            parts.push_back(qBound(0, part.toInt(), 999999));
        topic.predictions.insert(it.key(), parts);
    }
    const QJsonObject old = object.value(QStringLiteral("first")).toObject();
    for (auto it = old.begin(); it != old.end(); ++it)
        topic.attempts.insert(it.key(), attemptsInOldFile(object, it.key()));
    const QJsonObject attempts = object.value(QStringLiteral("attempts")).toObject();
    for (auto it = attempts.begin(); it != attempts.end(); ++it)
        topic.attempts.insert(it.key(), attemptsOf(it.value().toArray()));
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
    topic.report = reportWordsOf(object.value(QStringLiteral("report")).toObject());
    return topic;
}

Progress::Practice practiceOf(const QJsonObject& object) {
    Progress::Practice practice{
        qBound(0, object.value(QStringLiteral("in a row")).toInt(), lessons::Mastery::needed),
        std::max(0, object.value(QStringLiteral("missed")).toInt()),
        {}};
    const QJsonObject ideas = object.value(QStringLiteral("ideas")).toObject();
    for (auto it = ideas.begin(); it != ideas.end(); ++it) {
        const QJsonArray counted = it.value().toArray();
        lessons::Sign sign{it.key().toStdString(), counted.at(0).toInt(), counted.at(1).toInt()};
        // Nothing can be chosen that was not offered. Ideas that the catalogue no longer has are forgotten.
        if (sign.offered > 0 && sign.offered <= mostAttempts && sign.chosen >= 0 &&
            sign.chosen <= sign.offered && lessons::findMisconception(sign.misconception) != nullptr)
            practice.signs.push_back(std::move(sign));
    }
    return practice;
}

QJsonObject jsonOf(const Progress::Practice& practice) {
    QJsonObject ideas;
    for (const lessons::Sign& sign : practice.signs)
        ideas.insert(QString::fromStdString(sign.misconception), QJsonArray{sign.offered, sign.chosen});
    QJsonObject made{{QStringLiteral("in a row"), practice.inARow},
                     {QStringLiteral("missed"), practice.missed}};
    if (!ideas.isEmpty())
        made.insert(QStringLiteral("ideas"), ideas);
    return made;
}

Progress::Practice furthest(const Progress::Practice& here, const Progress::Practice& there) {
    Progress::Practice both{std::max(here.inARow, there.inARow), std::max(here.missed, there.missed),
                            here.signs};
    for (const lessons::Sign& sign : there.signs) {
        const auto known = std::ranges::find(both.signs, sign.misconception, &lessons::Sign::misconception);
        if (known == both.signs.end())
            both.signs.push_back(sign);
        else if (known->offered < sign.offered)
            *known = sign;
    }
    return both;
}

QStringList kindsMasteredInOldFile(const QString& topic, const QJsonObject& object) {
    const lessons::Topic* const known = lessons::findTopic(topic.toStdString());
    if (known == nullptr || object.value(QStringLiteral("practice")).toInt() < lessons::Mastery::needed)
        return {};
    QStringList kinds;
    for (const lessons::ProblemKind kind : known->practice)
        kinds << QString::fromUtf8(lessons::idOf(kind));
    return kinds;
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
    for (auto it = there.attempts.begin(); it != there.attempts.end(); ++it)
        both.attempts.insert(it.key(), lessons::merged(it.value(), here.attempts.value(it.key())));
    add(both.rolls, there.rolls);
    if (both.report == ReportWords{})
        both.report = there.report;
    return both;
}

Progress::Topic fullest(const Progress::Topic& here, const Progress::Topic& there) {
    Progress::Topic both = here;
    both.stepsDone |= there.stepsDone;
    for (auto it = there.attempts.begin(); it != there.attempts.end(); ++it)
        both.attempts.insert(it.key(), lessons::merged(here.attempts.value(it.key()), it.value()));
    for (auto it = there.predictions.begin(); it != there.predictions.end(); ++it)
        if (!both.predictions.contains(it.key()))
            both.predictions.insert(it.key(), it.value());
    for (auto it = there.rolls.begin(); it != there.rolls.end(); ++it) {
        if (!isFuller(it.value(), both.rolls.value(it.key())))
            continue;
        both.rolls.insert(it.key(), it.value());
        if (there.predictions.contains(it.key()))
            both.predictions.insert(it.key(), there.predictions.value(it.key()));
    }
    if (both.settings.isEmpty())
        both.settings = there.settings;
    if (both.report.pupil.isEmpty())
        both.report.pupil = there.report.pupil;
    both.report.prediction = bothTexts(here.report.prediction, there.report.prediction);
    both.report.explanation = bothTexts(here.report.explanation, there.report.explanation);
    return both;
}

} // namespace app
