// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/network/server/class_storage.h"
#include "monitor_in_memory.h"
#include "polls_in_memory.h"

namespace tests {

/// A storage that keeps nothing, and refuses whatever it is given while `refuses` is true.
class RefusingStorage : public app::ClassStorage {
public:
    explicit RefusingStorage(const bool& refuses) : m_refuses(refuses) {}
    std::optional<Contents> load() override { return Contents{}; }
    bool save(const app::StoredClass&) override { return !m_refuses; }
    bool save(const app::Newcomer&) override { return !m_refuses; }
    bool save(const app::Member&) override { return !m_refuses; }
    bool removeMember(int) override { return !m_refuses; }
    bool save(const std::vector<app::StoredTable>&) override { return !m_refuses; }
    bool removeTable(int) override { return !m_refuses; }
    app::PollStorage& polls() override { return m_polls; }
    app::MonitorStorage& monitor() override { return m_monitor; }
    QString error() const override { return QStringLiteral("refused"); }

private:
    const bool& m_refuses;
    PollsInMemory m_polls;
    MonitorInMemory m_monitor;
};

/// For one that refuses nothing.
inline const bool refusesNothing = false;

} // namespace tests
