// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/documents/table_document.h"

#include <QtCore/QAbstractListModel>
#include <QtWidgets/QWidget>

class QLabel;
class QListView;
class QPushButton;

namespace app {

/// The sentences of a game as one seat may read them, a line for each event.
class LogModel : public QAbstractListModel {
    Q_OBJECT
public:
    explicit LogModel(const TableDocument& document, QObject* parent = nullptr);

    /// Sets the seat whose log it is: another seat's hidden cards are not named.
    void setViewer(core::Seat viewer);
    /// Adds new lines, or reads the whole game again after an undo.
    void refresh();
    /// Reads everything again, for another game or another language.
    void reread();

    int rowCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;

    /// How many actions had been taken after the line's event.
    std::size_t stepAfter(int row) const { return m_lines[static_cast<std::size_t>(row)].step; }

private:
    struct Line {
        QString words;
        std::size_t step = 0;
        bool heading = false;
    };
    void append(const std::vector<Sentence>& sentences, std::size_t step);

    const TableDocument& m_document;
    core::Seat m_viewer = core::noSeat;
    std::size_t m_read = 0;
    std::vector<Line> m_lines;
};

/// The log at the side of the board. A click on a line requests the board as it was then.
class GameLog : public QWidget {
    Q_OBJECT
public:
    GameLog(const TableDocument& document, QWidget* parent);

    LogModel* model() const { return m_model; }
    void showLatest();
    /// Whether the board can be seen as it was, from the start true. If not, a click on a line does nothing.
    void setLeadsBack(bool leadsBack);

signals:
    /// Show the board as it was after this many actions.
    void momentClicked(std::size_t actions);
    void closed();

protected:
    void paintEvent(QPaintEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    void retranslate();
    void leadBack(const QModelIndex& index);

    bool m_leadsBack = true;
    LogModel* m_model;
    QListView* m_list;
    QLabel* m_title;
    QPushButton* m_close;
};

} // namespace app
