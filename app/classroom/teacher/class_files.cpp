// SPDX-License-Identifier: GPL-3.0-or-later
#include "class_files.h"

#include "app/learn/session/pupil_file.h"
#include "lessons/pool/code_list.h"
#include "lessons/pool/pool_experiment.h"

#include <QtCore/QDir>
#include <QtCore/QFile>

#include <algorithm>
#include <numeric>

namespace app {

namespace {

constexpr qsizetype mostFiles = 200;

/// A pupil's own rolls, by experiment.
struct PupilRolls {
    std::uint32_t seed = 0;
    std::map<int, std::vector<std::int64_t>> counts;
};

std::int64_t sumOf(const std::vector<std::int64_t>& counts) {
    return std::accumulate(counts.begin(), counts.end(), std::int64_t{0});
}

int experimentOf(const QString& key, std::size_t outcomes) {
    for (const lessons::PoolExperiment& one : lessons::poolExperiments())
        if (one.experiment && one.outcomes == outcomes && key == QString::fromStdString(one.experiment->key))
            return one.id;
    return 0;
}

PupilRolls rollsIn(const PupilFile& file) {
    PupilRolls pupil;
    pupil.seed = file.seed;
    // In the order of the lessons' ids, in which a sum that would be too large leaves out the last ones.
    QStringList ids = file.topics.keys();
    ids.sort();
    for (const QString& id : ids) {
        const Progress::Topic read = file.topics.value(id);
        for (auto rolls = read.rolls.begin(); rolls != read.rolls.end(); ++rolls) {
            const std::vector<std::int64_t>& counts = rolls->counts;
            const int experiment = experimentOf(rolls.key(), counts.size());
            const std::int64_t all = sumOf(counts);
            if (!rolls->source.isEmpty() || experiment == 0 || all == 0)
                continue;
            const auto before = pupil.counts.find(experiment); // the same cross can be in two lessons
            const auto already = before == pupil.counts.end() ? 0 : sumOf(before->second);
            if (all > lessons::mostPoolPlants - already)
                continue;
            auto& sum = pupil.counts[experiment];
            sum.resize(counts.size());
            std::transform(sum.begin(), sum.end(), counts.begin(), sum.begin(), std::plus<>());
        }
    }
    return pupil;
}

/// The group that this pupil's file was, or one that has no counts in any of the experiments; 0 if there is
/// none left.
int groupFor(const ClassState& state, const PupilRolls& pupil) {
    if (const auto known = state.pupils.find(pupil.seed); known != state.pupils.end())
        return known->second;
    for (int group = 1; group <= lessons::mostPoolGroups; ++group) {
        const auto isTaken = [&](const auto& one) { return state.sample.find(one.first, group) != nullptr; };
        const bool isPupils =
            std::ranges::any_of(state.pupils, [group](const auto& known) { return known.second == group; });
        if (!isPupils && std::ranges::none_of(pupil.counts, isTaken))
            return group;
    }
    return 0;
}

/// The experiment that most groups have counts for; 0 without any.
int commonest(const lessons::ClassSample& sample) {
    int best = 0;
    std::size_t most = 0;
    for (const int experiment : sample.experiments())
        if (const std::size_t groups = sample.entriesOf(experiment).size(); groups > most) {
            most = groups;
            best = experiment;
        }
    return best;
}

} // namespace

ClassSession::Taken ClassFiles::takeCodes(ClassSession& session, const QString& path) {
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly)) {
        ClassSession::Taken taken;
        taken.faults << tr("%1 could not be read.").arg(QDir::toNativeSeparators(path));
        return taken;
    }
    return session.take(QString::fromUtf8(file.read(qint64(lessons::largestCodeList))));
}

QString ClassFiles::takeFolder(ClassSession& session, const QString& folder) {
    int read = 0;
    int without = 0; // rolls that a class can add up
    int others = 0;  // files that are something else
    int left = 0;    // there was no group for them any more
    const QDir dir(folder);
    const auto takeIn = [&](ClassState& next) {
        const QStringList names = dir.entryList({QStringLiteral("*.json")}, QDir::Files, QDir::Name);
        for (const QString& name : names.first(std::min(names.size(), mostFiles))) {
            const auto file = PupilFile::readFrom(dir.filePath(name));
            if (!file) {
                ++others;
                continue;
            }
            const PupilRolls pupil = rollsIn(*file);
            if (pupil.counts.empty()) {
                ++without;
                continue;
            }
            const int group = groupFor(next, pupil);
            if (group == 0) {
                ++left;
                continue;
            }
            next.pupils[pupil.seed] = group;
            for (const auto& [experiment, counts] : pupil.counts)
                next.sample.set({experiment, group, {}, counts});
            ++read;
        }
        if (next.sample.entriesOf(next.experiment).empty() && read > 0)
            next.experiment = commonest(next.sample);
    };
    if (!session.change(takeIn))
        return session.problem();
    QStringList sentences{tr("Rolls of %n pupils were read.", nullptr, read)};
    if (without > 0)
        sentences << tr("%n files contain no rolls that can be added up.", nullptr, without);
    if (others > 0)
        sentences << tr("%n files are not progress files.", nullptr, others);
    if (left > 0)
        sentences << tr("%n files could not be added: all groups are taken.", nullptr, left);
    return sentences.join(QLatin1Char(' '));
}

} // namespace app
