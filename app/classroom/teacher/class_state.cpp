// SPDX-License-Identifier: GPL-3.0-or-later
#include "class_state.h"

#include "app/base/files/stored.h"
#include "lessons/csv/ratio.h"
#include "lessons/pool/pool_experiment.h"

#include <stdexcept>

namespace lessons {

template <typename Io> void fields(Io& io, ClassEntry& entry) {
    io.need("experiment", entry.experiment);
    io.need("group", entry.group);
    io("serial", entry.serial, json::OptionalOf<json::Number>{{0, poolSerials - 1}});
    io.need("counts", entry.counts, json::ListOf<json::Number>{{0, INT64_MAX}, mostPoolOutcomes, true});
}

template <typename Io> void fields(Io& io, OwnExperiment& own) {
    io("names", own.names);
    io("parts", own.parts, json::ListOf<json::Decimal>{{0, largestRatioPart}, std::string::npos});
}

} // namespace lessons

namespace app {

namespace {

/// What has the shape of a state, whether it makes sense or not.
struct KeptClass {
    int experiment = 0;
    std::vector<lessons::ClassEntry> entries;
    std::map<int, lessons::OwnExperiment> own;
    std::map<int, QString> names;
    std::map<std::uint32_t, int> pupils;
};

template <typename Io> void fields(Io& io, KeptClass& kept) {
    io("experiment", kept.experiment);
    io("entries", kept.entries);
    io("own", kept.own);
    io("names", kept.names, json::MapOf<json::QtText>{{longestGroupName}});
    io("pupils", kept.pupils);
}

bool isGroup(int group) {
    return group >= 1 && group <= lessons::mostPoolGroups;
}

} // namespace

json::Json over(json::Json kept, const ClassState& state) {
    return json::over(std::move(kept), KeptClass{state.experiment, state.sample.entries(),
                                                 state.sample.owns(), state.names, state.pupils});
}

ClassState classStateIn(const json::Json& object) {
    auto kept = json::storedIn<KeptClass>(object);
    ClassState state;
    state.experiment = lessons::findPoolExperiment(kept.experiment) ? kept.experiment : 0;
    for (lessons::ClassEntry& entry : kept.entries)
        try {
            state.sample.set(std::move(entry));
        } catch (const std::invalid_argument&) {
            // It was not written by this program.
        }
    for (auto& [experiment, own] : kept.own) {
        const lessons::PoolExperiment* known = lessons::findPoolExperiment(experiment);
        if (!known || !known->isOwn())
            continue;
        own.names.resize(std::min(own.names.size(), known->outcomes));
        for (std::string& name : own.names)
            name = QString::fromStdString(name).left(longestGroupName).toStdString();
        state.sample.setOwn(experiment, std::move(own));
    }
    std::erase_if(kept.names, [](const auto& one) { return !isGroup(one.first) || one.second.isEmpty(); });
    std::erase_if(kept.pupils, [](const auto& one) { return !isGroup(one.second); });
    state.names = std::move(kept.names);
    state.pupils = std::move(kept.pupils);
    return state;
}

} // namespace app
