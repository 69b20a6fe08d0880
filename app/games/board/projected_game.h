// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/documents/document_of.h"
#include "app/documents/viewer.h"

#include <QtWidgets/QWidget>

class QStackedWidget;

namespace app {

class GameBoard;
class GameEnd;

/// A running game on the projector: its board as an onlooker sees it, with nobody's hand, whose turn it is
/// and, when the game is over, its result. It follows the game; nothing can be done there.
class ProjectedGame : public QWidget {
    Q_OBJECT
public:
    /// The document must outlive this.
    ProjectedGame(TableDocument& document, QWidget* parent);
    ~ProjectedGame() override;

    /// Whose turn it is, or that the game is over.
    QString words() const;

protected:
    Viewer& viewer() { return m_viewer; }
    /// Both are made for this viewer; they belong to this from now on.
    void setPages(GameBoard* board, GameEnd* end);
    /// Makes the end page show the game, which is over.
    virtual void fillEnd() = 0;

    void resizeEvent(QResizeEvent* event) override;

private:
    void refresh();

    TableDocument& m_document;
    Viewer m_viewer;
    GameBoard* m_board = nullptr;
    GameEnd* m_end = nullptr;
    QStackedWidget* m_stack;
};

/// `Parts`: as for TableOf.
template <typename Parts> class ProjectedGameOf : public ProjectedGame {
public:
    using Document = DocumentOf<typename Parts::Game>;

    ProjectedGameOf(Document& document, QWidget* parent)
        : ProjectedGame(document, parent), m_document(document), m_end(new typename Parts::End) {
        setPages(new typename Parts::Board(document, viewer(), nullptr, this), m_end);
    }

protected:
    void fillEnd() override {
        m_end->setRecord(m_document.anyRecord());
        m_end->setGame(m_document);
    }

private:
    Document& m_document;
    typename Parts::End* m_end;
};

} // namespace app
