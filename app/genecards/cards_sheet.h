// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/document/game_library.h"
#include "engine/genecards/game.h"

#include <QtWidgets/QWidget>

#include <array>
#include <optional>

class QLabel;
class QScrollArea;

namespace app {

/// Where a game of Gene Expression begins: how many players, who they are, and the score that wins. It starts
/// nothing itself; it asks for it with a record that has no actions yet.
class CardsSheet : public QWidget {
    Q_OBJECT
public:
    explicit CardsSheet(QWidget* parent = nullptr);

    /// The game that is offered to go on with; none takes the offer away.
    void setResumable(const std::optional<SavedGame>& game);

    struct Choices {
        int players = genecards::minSeats;
        /// By seat: "person" or a bot's id; as typed, blank for a name of ours.
        std::array<QString, genecards::maxSeats> kinds;
        std::array<QString, genecards::maxSeats> names;
        int target = genecards::usualTarget;
    };
    const Choices& choices() const { return m_choices; }
    /// A game with these choices and a seed drawn anew.
    genecards::Record record() const;

public slots:
    void start();

signals:
    void startRequested(const games::AnyRecord& header);
    void resumeRequested(const QString& path);

protected:
    void changeEvent(QEvent* event) override;

private:
    void build();
    QWidget* buildPlayers(QWidget* parent);
    QWidget* buildTarget(QWidget* parent);
    void refresh();
    QString nameOf(int seat) const;
    QString suggestedName(int seat) const;

    Choices m_choices;
    std::optional<SavedGame> m_resumable;
    QScrollArea* m_scroll = nullptr;
    QList<QWidgetList> m_rows;
    QLabel* m_curtainNote = nullptr;
    QLabel* m_targetNote = nullptr;
};

} // namespace app
