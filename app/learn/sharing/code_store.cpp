// SPDX-License-Identifier: GPL-3.0-or-later
#include "code_store.h"

#include "app/base/files/stored.h"
#include "lessons/pool/pool_code.h"

#include <algorithm>

namespace app {

template <typename Io> void fields(Io& io, CodeStore::State::Code& code) {
    io("serial", code.serial, json::Clamped{0, lessons::poolSerials - 1});
    io("counts", code.counts);
}

template <typename Io> void fields(Io& io, CodeStore::State& state) {
    io("group", state.group, json::Number{0, lessons::mostPoolGroups});
    io("codes", state.codes);
}

CodeStore::CodeStore(const QString& dataFolder) : m_file(dataFolder, Kept::Codes) {}

CodeStore::State CodeStore::state() {
    return m_saved ? storedIn<State>(m_file) : m_unsaved;
}

void CodeStore::save(const State& state) {
    m_unsaved = state;
    m_saved = store(m_file, state);
}

int CodeStore::group() {
    return state().group;
}

void CodeStore::setGroup(int group) {
    State now = state();
    if (group == now.group)
        return;
    now.group = group;
    save(now);
}

std::optional<QString> CodeStore::code(int experiment, const std::vector<std::int64_t>& counts) {
    State now = state();
    const bool counted = std::any_of(counts.begin(), counts.end(), [](auto count) { return count > 0; });
    if (now.group == 0 || experiment == 0 || !counted)
        return std::nullopt;
    const auto last = now.codes.find(experiment);
    const bool isFirst = last == now.codes.end();
    const bool same = !isFirst && last->second.counts == counts;
    int serial = isFirst ? 0 : last->second.serial;
    if (!isFirst && !same)
        serial = (serial + 1) % lessons::poolSerials;
    const auto written = lessons::writePoolCode({experiment, now.group, serial, counts});
    if (!written)
        return std::nullopt;
    if (!same) {
        now.codes[experiment] = {serial, counts};
        save(now);
    }
    return QString::fromStdString(*written);
}

} // namespace app
