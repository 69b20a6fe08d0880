// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/documents/viewer.h"
#include "app/games/genotype/board_view.h"
#include "engine/genotype/words/words.h"
#include "option_button.h"
#include "puzzle_page.h"
#include "puzzle_panel.h"

#include <QtWidgets/QVBoxLayout>

namespace app {

namespace {

/// The moment of a puzzle on a board of its own, as the seat that has to choose sees it.
class PuzzlePicture : public QWidget {
public:
    PuzzlePicture(const genotype::Record& record, const QString& words, QWidget* parent)
        : QWidget(parent), m_document(new GameDocument(this)), m_viewer(new Viewer(*m_document, this)),
          m_board(new BoardView(*m_document, *m_viewer, nullptr, this)) {
        setAttribute(Qt::WA_TransparentForMouseEvents);
        auto* layout = new QVBoxLayout(this);
        layout->setContentsMargins(0, 0, 0, 0);
        layout->addWidget(m_board);
        m_viewer->setSpectator(genotype::replay(record).state.actor);
        m_document->open(record, nullptr);
        m_board->prompter().setReplayWords(words);
    }

private:
    GameDocument* m_document;
    Viewer* m_viewer;
    BoardView* m_board;
};

} // namespace

Presentation PuzzlePage::presentation() const {
    Presentation shown;
    if (view() != View::Practice || !m_current)
        return shown;
    QStringList choices;
    for (const OptionButton* option : m_panel->options())
        choices << QStringLiteral("%1: %2").arg(choices.size() + 1).arg(option->text());
    shown.title = tr("What is best for %1?").arg(m_document->seatName(m_viewer->seat()));
    shown.isFigureWhole = true;
    shown.figure = [record = m_current->record,
                    words = m_answered ? m_panel->verdict() : choices.join(QStringLiteral("  ·  "))](
                       QWidget* parent) { return new PuzzlePicture(record, words, parent); };
    return shown;
}

} // namespace app
