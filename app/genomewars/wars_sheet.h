// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/document/game_library.h"
#include "engine/genomewars/game.h"

#include <QtWidgets/QWidget>

#include <optional>

class QGridLayout;
class QLabel;
class QScrollArea;

namespace app {

/// Where a game of Genome Wars begins: how many teams, who they are, how many turns, and how the second gene
/// pool is counted. It starts nothing itself; it asks for it with a record that has no actions yet.
class WarsSheet : public QWidget {
    Q_OBJECT
public:
    explicit WarsSheet(QWidget* parent = nullptr);

    /// The game that is offered to go on with; none takes the offer away.
    void setResumable(const std::optional<SavedGame>& game);

    struct Choices {
        int teams = 4;
        /// By seat: "person" or a bot's id; as typed, blank for a name of ours.
        std::array<QString, genomewars::maxTeams> kinds;
        std::array<QString, genomewars::maxTeams> names;
        int rounds = genomewars::usualRounds;
        genomewars::Weighting weighting = genomewars::Weighting::EachGenomeOnce;
    };
    const Choices& choices() const { return m_choices; }
    /// A game with these choices and a seed drawn anew.
    core::Record<genomewars::Game> record() const;

public slots:
    void start();

signals:
    void startRequested(const games::AnyRecord& header);
    void resumeRequested(const QString& path);

protected:
    void changeEvent(QEvent* event) override;

private:
    void build();
    void buildTeams(QWidget* parent, QGridLayout* grid);
    void refresh();
    QString nameOf(int seat) const;
    static QString suggestedName(int seat);

    Choices m_choices;
    std::optional<SavedGame> m_resumable;
    QScrollArea* m_scroll = nullptr;
    QList<QWidgetList> m_rows;
    QLabel* m_weightingNote = nullptr;
    QLabel* m_curtainNote = nullptr;
};

} // namespace app
