// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/document/bot_thinker.h"
#include "app/genotype/game_document.h"

#include <QtCore/QStringList>
#include <QtCore/QTimer>

namespace app {

/// Asks the strongest bot what it would do in place of the seat that has to choose, and why. The bot sees
/// only what that seat sees. A hint is dropped as soon as the game continues.
class HintAdviser : public QObject {
    Q_OBJECT
public:
    /// The document must outlive this.
    explicit HintAdviser(GameDocument& document, QObject* parent = nullptr);

    /// Thinks on another thread, then emits `advised` with the best that it has found in `patience`.
    void ask();
    bool isThinking() const { return m_thinker.isThinking(); }
    /// The time limit for thinking, in milliseconds: the answer is on the screen within a second.
    static constexpr int patience = 700;

signals:
    void thinkingChanged(bool thinking);
    /// The move, the reasons in whole sentences, the most important first, and what it is worth in points,
    /// which may be empty.
    void advised(const genotype::Action& action, const QStringList& reasons, const QString& figure);

private:
    GameDocument& m_document;
    BotThinker m_thinker;
    QTimer m_deadline;
};

} // namespace app
