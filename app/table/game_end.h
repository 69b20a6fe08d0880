// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtCore/QString>
#include <QtWidgets/QWidget>

#include <functional>
#include <string_view>

class QScrollArea;
class QVBoxLayout;

namespace app {

/// The end of a game: who won and why, where to go from here, and below it what the game itself has to show,
/// which a subclass adds. It keeps what it shows; the document may move on to another game.
class GameEnd : public QWidget {
    Q_OBJECT
public:
    explicit GameEnd(QWidget* parent = nullptr);

    /// One sentence: who won, and by what.
    virtual QString winnerSentence() const = 0;

signals:
    void newGameRequested();
    void replayRequested();
    void boardRequested();
    /// A lesson is to be opened: an id of lessons/topics.
    void lessonRequested(const QString& topic);

protected:
    // ---- What a game supplies
    /// There is a game to show.
    virtual bool hasGame() const = 0;
    virtual QString title() const = 0;
    /// The lesson about this game, an id of lessons/topics; empty when there is none.
    virtual std::string_view lesson() const { return {}; }
    /// Title, winner and what leads on from here. Most games leave it as it is.
    virtual void addHead(QVBoxLayout& rows, QWidget* page);
    virtual void addParts(QVBoxLayout& rows, QWidget* page) = 0;

    /// Call it when there is another game to show.
    void build();
    /// New game, replay, board: side by side.
    QWidget* makeButtons(QWidget* parent);
    /// A panel with a heading, to which the caller adds below it.
    static QWidget* makePart(const QString& heading, QWidget* parent);
    /// The same around a chart, which can be exported as a picture or, with `table`, as CSV.
    static QWidget* makeChartPart(const QString& heading, QWidget* chart,
                                  const std::function<QString()>& table, QWidget* parent);
    /// As a title while the game is not over.
    static QString unfinishedTitle();
    static QString unfinishedSentence();

    void changeEvent(QEvent* event) override;

private:
    QScrollArea* m_scroll = nullptr;
};

} // namespace app
