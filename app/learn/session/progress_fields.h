// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/base/files/stored.h"
#include "lessons/documents/misconceptions.h"
#include "lessons/problems/problem.h"
#include "pupil_file.h"

#include <climits>
#include <map>
#include <numeric>

/// What the files of pupils hold. Values out of range are corrected.
namespace app {

/// Nobody answers more often; a file that says so was not written by this program.
inline constexpr std::size_t mostAttempts = 1000;
inline constexpr json::Clamped anyNumber{0, INT_MAX};

/// Counts of which none is negative, and whose sum can be counted.
struct CountsValue {
    static json::Json blank() { return json::Json::array(); }
    static json::Json write(const std::vector<std::int64_t>& counts, json::Style) { return counts; }
    static void read(const json::Json& json, std::vector<std::int64_t>& counts, json::Style style) {
        constexpr std::int64_t most = lessons::GrowingSample::most;
        json::ListOf<json::Number>{{0, most}, std::string::npos, true}.read(json, counts, style);
        std::int64_t room = most;
        for (const std::int64_t count : counts) {
            json::require(count <= room, "these are too many");
            room -= count;
        }
    }
};

/// Growing counts as a list of lists, thinned out to what a small chart can show.
struct WayValue {
    static constexpr std::size_t keptPoints = 60;
    using Way = std::vector<lessons::RunningPoint>;

    static json::Json blank() { return json::Json::array(); }
    static json::Json write(const Way& way, json::Style) {
        json::Json list = json::Json::array();
        for (const lessons::RunningPoint& point : lessons::thinned(way, keptPoints))
            list.push_back(point.counts);
        return list;
    }
    static void read(const json::Json& json, Way& way, json::Style style) {
        std::vector<std::vector<std::int64_t>> all;
        json::ListOf<CountsValue>{{}, std::string::npos, true}.read(json, all, style);
        way.clear();
        for (auto& counts : all) {
            json::require(way.empty() || std::ranges::equal(way.back().counts, counts, std::less_equal()),
                          "growing counts are expected");
            const auto offspring = std::accumulate(counts.begin(), counts.end(), std::int64_t{0});
            way.push_back({offspring, std::move(counts)});
        }
    }
};

struct VariantsValue {
    static json::Json blank() { return json::Json::object(); }
    static json::Json write(const QVariantMap& map, json::Style) {
        return json::fromQt(QJsonObject::fromVariantMap(map));
    }
    static void read(const json::Json& json, QVariantMap& map, json::Style) {
        map = json::toQt(json).toVariantMap();
    }
};

template <typename Io> void fields(Io& io, ReportWords& words) {
    io("pupil", words.pupil, json::QtText{ReportWords::longestName, true});
    io("prediction", words.prediction, json::QtText{ReportWords::longestText, true});
    io("explanation", words.explanation, json::QtText{ReportWords::longestText, true});
}

template <typename Io> void fields(Io& io, FormerReport& report) {
    fields(io, report.words);
    io("when", report.when, json::When{});
}

template <typename Io> void fields(Io& io, Progress::Rolls& rolls) {
    io("source", rolls.source);
    io("counts", rolls.counts, CountsValue{});
    io("way", rolls.way, WayValue{});
    // Drop a way that does not end at the counts.
    if (!rolls.way.empty() && rolls.way.back().counts != rolls.counts)
        rolls.way.clear();
}

} // namespace app

namespace lessons {

template <typename Io> void fields(Io& io, Attempt& attempt) {
    io("form", attempt.form, app::anyNumber);
    io("answers", attempt.answers, json::ListOf<json::Number>{{INT_MIN, INT_MAX}, app::mostAttempts});
    io("hints", attempt.hints, app::anyNumber);
}

} // namespace lessons

namespace app {

/// Up to version 0.1 the first and the last answer were saved. Without the first, nobody knows whether the
/// question was passed; the lesson's steps say what was done.
template <typename Io> QHash<QString, lessons::Attempts> attemptsInOldFile(Io& io) {
    QHash<QString, int> firsts;
    QHash<QString, int> lasts;
    io("first", firsts);
    io("answers", lasts);
    QHash<QString, lessons::Attempts> attempts;
    for (auto it = firsts.begin(); it != firsts.end(); ++it) {
        const int first = it.value();
        const int last = lasts.value(it.key(), -1);
        if (first >= 0)
            attempts[it.key()] = {
                {0, first == last || last < 0 ? std::vector{first} : std::vector{first, last}, 0}};
    }
    return attempts;
}

template <typename Io> void fields(Io& io, Progress::Topic& topic) {
    // Rolls without counts were erased.
    const auto dropErased = [&topic] {
        topic.rolls.removeIf(
            [](std::pair<const QString&, Progress::Rolls&> one) { return one.second.counts.empty(); });
    };
    auto attempts = topic.attempts;
    dropErased();
    io("steps", topic.stepsDone);
    io("predictions", topic.predictions,
       json::MapOf<json::ListOf<json::Clamped>>{{{0, 999999}, std::string::npos}});
    io("attempts", attempts, json::MapOf<json::ListOf<json::Object>>{{{}, mostAttempts}});
    io("rolls", topic.rolls);
    io("report", topic.report);
    io("settings", topic.settings, VariantsValue{});
    if constexpr (Io::reads) {
        dropErased();
        topic.stepsDone &= (1 << lessonStepCount) - 1;
        topic.attempts = attemptsInOldFile(io);
        topic.attempts.insert(attempts);
    }
}

/// How often a misconception was offered in an answer, and chosen.
struct KeptSign {
    int offered = 0;
    int chosen = 0;
};

template <typename Io> void fields(Io& io, KeptSign& sign) {
    io.need("offered", sign.offered, json::Number{1, mostAttempts});
    io.need("chosen", sign.chosen, json::Number{0, sign.offered});
}

template <typename Io> void fields(Io& io, Progress::Practice& practice) {
    io("in a row", practice.inARow, json::Clamped{0, lessons::Mastery::needed});
    io("missed", practice.missed, anyNumber);
    std::map<std::string, KeptSign> ideas;
    for (const lessons::Sign& sign : practice.signs)
        ideas[sign.misconception] = {sign.offered, sign.chosen};
    if (Io::reads || !ideas.empty())
        io("ideas", ideas, json::MapOf<json::Row>{});
    practice.signs.clear();
    // Ideas that the catalogue no longer has are forgotten.
    for (const auto& [idea, sign] : ideas)
        if (lessons::findMisconception(idea) != nullptr)
            practice.signs.push_back({idea, sign.offered, sign.chosen});
}

template <typename Io> void fields(Io& io, PupilFile& file) {
    io("name", file.name);
    io("seed", file.seed);
    io("topics", file.topics);
    io("practice", file.practice);
}

} // namespace app
