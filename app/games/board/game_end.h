// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/ui/theme/kept.h"
#include "engine/games/any_record.h"

#include <QtCore/QString>
#include <QtWidgets/QWidget>

#include <functional>
#include <string_view>
#include <utility>

class QScrollArea;
class QVBoxLayout;

namespace app {

/// The end of a game: who won and why, where to go from here and, below that, what the game itself has to
/// show, which a subclass adds. The page keeps what it shows even if the document opens another game.
class GameEnd : public QWidget {
    Q_OBJECT
public:
    explicit GameEnd(QWidget* parent = nullptr);

    /// Sets the record whose sealed dice are revealed at the end of the page; nothing is shown for others.
    /// Call it before the page is built with the same game.
    void setRecord(const games::AnyRecord& record) { m_record = record; }

    /// What the first button is called, which leads away from this game; `label` is called again when the
    /// language changes. Without it, it is "New game".
    void setWayOn(std::function<QString()> label) { m_wayOn = std::move(label); }

    /// For a page that a whole room looks at: there is nothing to press, and nothing about how well single
    /// players have played. Call it before the page is built.
    void setForRoom() { m_isForRoom = true; }

    /// Whose part of the game is shown first; without it, the first person's. Call it before the page is
    /// built.
    void setHome(core::Seat seat) { m_home = seat; }

    /// One sentence on who won, and why.
    virtual QString winnerSentence() const = 0;
    /// Sets what stands above everything else when the page is built next; `make` may return null.
    void setOpening(std::function<QWidget*(QWidget* parent)> make) { m_opening = std::move(make); }

signals:
    void newGameRequested();
    void replayRequested();
    void boardRequested();
    /// Show the board as it was after this many actions.
    void momentRequested(std::size_t actions);
    /// Play on from a record of this game.
    void startRequested(const games::AnyRecord& record);

protected:
    // ---- What a game supplies
    /// Whether there is a game to show.
    virtual bool hasGame() const = 0;
    virtual QString title() const = 0;
    /// The lesson about this game, an id of lessons/topics; empty if there is none.
    virtual std::string_view lesson() const { return {}; }
    /// The title, the winner and the buttons that lead on. Most games do not override it.
    virtual void addHead(QVBoxLayout& rows, QWidget* page);
    virtual void addParts(QVBoxLayout& rows, QWidget* page) = 0;
    /// What shows that sealed dice were not changed: below everything else, if the game does not say where.
    virtual void addProof(QVBoxLayout& rows, QWidget* proof);

    bool isForRoom() const { return m_isForRoom; }
    /// noSeat: nobody's in particular.
    core::Seat home() const { return m_home; }
    /// The label of the button that leads away from this game.
    QString wayOn() const;

    /// Call it when there is another game to show.
    void build();
    /// New game, replay, board: side by side.
    QWidget* makeButtons(QWidget* parent);
    /// A panel with a heading; the caller adds the content below.
    static QWidget* makePart(const Text& heading, QWidget* parent);
    /// The same around a chart that can be exported as a picture or, with `table`, as CSV.
    static QWidget* makeChartPart(const Text& heading, QWidget* chart, const std::function<QString()>& table,
                                  QWidget* parent);
    /// The title while the game is not over.
    static QString unfinishedTitle();
    static QString unfinishedSentence();

private:
    std::function<QWidget*(QWidget* parent)> m_opening;
    std::function<QString()> m_wayOn;
    QScrollArea* m_scroll = nullptr;
    bool m_isForRoom = false;
    core::Seat m_home = core::noSeat;
    games::AnyRecord m_record;
};

} // namespace app
