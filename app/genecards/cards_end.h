// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "cards_history.h"

#include <QtWidgets/QWidget>

class QScrollArea;

namespace app {

/// The end of a game: who won, the scores over the hands as a chart to take away, and how each hand ended. It
/// keeps what it shows; the document may go on to another game.
class CardsEnd : public QWidget {
    Q_OBJECT
public:
    explicit CardsEnd(QWidget* parent = nullptr);

    void setGame(const CardsDocument& document);
    QString winnerSentence() const;

signals:
    void newGameRequested();
    void replayRequested();
    void boardRequested();
    void lessonWanted(const QString& topic);

protected:
    void changeEvent(QEvent* event) override;

private:
    void build();
    QWidget* buildChart(QWidget* parent);
    QWidget* buildHands(QWidget* parent);

    genecards::State m_state;
    QStringList m_names;
    QList<int> m_colours;
    QList<CardsMoment> m_history;
    QScrollArea* m_scroll = nullptr;
};

} // namespace app
