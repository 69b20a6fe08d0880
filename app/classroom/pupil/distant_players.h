// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/documents/table_bots.h"

namespace app {

/// The others at a table of a class, as a board knows bots: they play on the host, so nothing is decided
/// here.
class DistantPlayers : public TableBots {
    Q_OBJECT
public:
    explicit DistantPlayers(TableDocument& document, QObject* parent = nullptr)
        : TableBots(document, parent) {}

protected:
    void think() override {}
    bool searches() const override { return false; }
    bool hasDecision() const override { return false; }
    void forgetDecision() override {}
    bool performDecision() override { return false; }
};

} // namespace app
