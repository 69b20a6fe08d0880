// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/classroom/pupil/seat_table.h"
#include "app/network/client/class_client.h"

#include <QtCore/QPointer>
#include <QtWidgets/QWidget>

class QStackedWidget;

namespace app {

class AppSettings;
class PresentWords;

/// A table of the class on the projector: its board, as spectators may see it, and at the end
/// of the game its result. Nothing can be done there.
class ProjectedTable : public QWidget {
    Q_OBJECT
public:
    /// `client`: the teacher's, who sits at no table. The settings must outlive this.
    ProjectedTable(ClassClient& client, int number, AppSettings& settings, QWidget* parent);
    ~ProjectedTable() override;

    /// Null before the game has begun.
    SeatTable* table() const { return m_table.get(); }
    /// What is said above the board.
    QString words() const;

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    void watch();
    void onTables();
    void onBoard(const messages::Board& board);
    void onOver(const messages::Over& over);
    const messages::TableShown* shown() const;
    void drop();
    void announce();
    void place();

    QPointer<ClassClient> m_client;
    const int m_number;
    AppSettings& m_settings;
    std::unique_ptr<SeatTable> m_table;
    std::string m_game;
    bool m_isOver = false;
    QStackedWidget* m_stack;
    PresentWords* m_words;
};

} // namespace app
