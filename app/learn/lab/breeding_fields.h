// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/base/files/stored.h"
#include "breeding_session.h"
#include "lessons/breeding/hypotheses.h"

/// What the file of the Lab holds of a breeding bench.
namespace lessons::breeding {

template <typename Io> void fields(Io& io, Look& look) {
    if constexpr (Io::reads)
        look = unseen;
    io("first", look.forms[0]);
    io("second", look.forms[1]);
}

} // namespace lessons::breeding

namespace app {

struct KeptPair {
    std::size_t mother = 0;
    std::size_t father = 0;

    bool operator==(const KeptPair&) const = default;
};

struct KeptBench {
    QString code;
    /// In words, since numbers in JSON are exact to 2⁵³ only.
    QString seed;
    std::vector<std::string> actions;
    std::vector<std::size_t> parents;
    std::vector<BreedingPrediction> predictions;
    bool judged = false;
    bool revealed = false;
    /// The parents of crosses that were taken back.
    std::vector<KeptPair> takenBack;
    std::optional<std::size_t> shown;
    /// What the pupil claims; an empty mode: nothing.
    QString mode;
    std::vector<lessons::breeding::Look> forms;

    bool operator==(const KeptBench&) const = default;
};

inline constexpr json::ListOf<json::Row> someRows{{}, std::string::npos};

template <typename Io> void fields(Io& io, KeptPair& pair) {
    io.need("mother", pair.mother);
    io.need("father", pair.father);
}

template <typename Io> void fields(Io& io, BreedingPrediction& prediction) {
    io.need("mother", prediction.mother);
    io.need("father", prediction.father);
    io("ratio", prediction.ratio);
    io("apart", prediction.apart);
    io("looks", prediction.looks, someRows);
    io("before", prediction.before);
}

template <typename Io> void fields(Io& io, KeptBench& bench) {
    io("code", bench.code);
    io("seed", bench.seed);
    io("actions", bench.actions);
    io("parents", bench.parents);
    io("predictions", bench.predictions);
    io("judged", bench.judged);
    io("revealed", bench.revealed);
    if (Io::reads || !bench.takenBack.empty())
        io("takenBack", bench.takenBack, someRows);
    io("shown", bench.shown);
    io("mode", bench.mode, json::QtText{.orNone = true});
    if (Io::reads || !bench.mode.isEmpty())
        io("forms", bench.forms, someRows);
}

} // namespace app
