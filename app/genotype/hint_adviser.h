// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/document/bot_thinker.h"
#include "app/genotype/game_document.h"

#include <QtCore/QStringList>

namespace app {

/// Asks the strongest bot what it would do in the place of whoever is to choose, and why. The bot sees what
/// that seat sees. A hint is dropped as soon as the game continues.
class HintAdviser : public QObject {
    Q_OBJECT
public:
    /// The document must live longer.
    explicit HintAdviser(GameDocument& document, QObject* parent = nullptr);

    /// Thinks on another thread, for about a second; `advised` is emitted with the result.
    void ask();
    bool isThinking() const { return m_thinker.isThinking(); }
    /// How long it may think, in milliseconds.
    static constexpr int patience = 1000;

signals:
    void thinkingChanged(bool thinking);
    /// The move, and whole sentences that say why, the most telling first.
    void advised(const genotype::Action& action, const QStringList& reasons);

private:
    GameDocument& m_document;
    BotThinker m_thinker;
};

} // namespace app
