// SPDX-License-Identifier: GPL-3.0-or-later
#include "guide_store.h"

#include "app/base/files/stored.h"

namespace app {

template <typename Io> void fields(Io& io, GuideTurn& turn) {
    io.need("actions", turn.actions);
    io("section", turn.section);
    io.need("step", turn.step, json::Number{0, INT_MAX});
}

template <typename Io> void fields(Io& io, GuideMemory& memory) {
    io("game", memory.game);
    io("section", memory.section);
    io("off", memory.off);
    io("over", memory.over);
    io("bloomed", memory.bloomed);
    io("turns", memory.turns);
}

GuideStore::GuideStore(const QString& folder) : m_file(folder, Kept::Guide) {}

GuideMemory GuideStore::read() {
    return storedIn<GuideMemory>(m_file);
}

void GuideStore::write(const GuideMemory& memory) {
    store(m_file, memory);
}

} // namespace app
