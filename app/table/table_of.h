// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/document/bots_of.h"
#include "game_table.h"

namespace app {

/// The part of a game's table that is the same for every game: document, bots and viewer, over the game's
/// traits.
template <typename G> class TableOf : public GameTable {
public:
    explicit TableOf(QObject* parent = nullptr)
        : GameTable(parent), m_document(new DocumentOf<G>(this)), m_bots(new BotsOf<G>(*m_document, this)),
          m_viewer(new Viewer(*m_document, this)) {}

    QString id() const override {
        return QString::fromLatin1(G::id.data(), static_cast<qsizetype>(G::id.size()));
    }
    DocumentOf<G>& document() override { return *m_document; }
    TableBots& bots() override { return *m_bots; }
    Viewer& viewer() override { return *m_viewer; }

private:
    DocumentOf<G>* m_document;
    BotsOf<G>* m_bots;
    Viewer* m_viewer;
};

} // namespace app
