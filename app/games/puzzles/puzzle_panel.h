// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/ui/theme/kept.h"
#include "engine/genotype/model/observation.h"
#include "puzzle_words.h"

#include <QtWidgets/QWidget>

class QPushButton;
class QVBoxLayout;

namespace app {

class OptionButton;
namespace speech {
class Announcer;
}

/// A puzzle's question and its choices; after the answer, what each of them leads to, in its row, and why.
class PuzzlePanel : public QWidget {
    Q_OBJECT
public:
    explicit PuzzlePanel(QWidget* parent = nullptr);

    struct Question {
        genotype::Puzzle puzzle;
        /// What the seat that chooses sees.
        genotype::Observation seen;
        /// Its name.
        Text seat;
        /// Where the puzzle is from; may be empty.
        Text origin;
    };
    void ask(const Question& question);
    /// Locks the choices and shows what comes of them. Nothing of it is on the screen before.
    void showAnswer(const puzzle_words::PuzzleAnswer& answer);

    /// Those of the puzzle's options and, last, "It hardly matters".
    const QList<OptionButton*>& options() const { return m_options; }
    /// What is said about the answer; empty before.
    QString verdict() const;

signals:
    /// A choice was picked: its place, counted from 0. It can still be changed.
    void picked(int option);
    /// The choice that is picked is the answer.
    void confirmed();

private:
    QWidget* begin();
    void addTitle(QVBoxLayout& rows, QWidget* parent, const Text& title, const char* name);
    void addOptions(QVBoxLayout& rows, QWidget* parent);
    void addFigures(QVBoxLayout& rows, QWidget* parent, const puzzle_words::PuzzleAnswer& answer);
    void addFigure(std::size_t option, bool isChosen);
    /// What the figure of an option says.
    QString figureOf(std::size_t option) const;
    void addReasons(QVBoxLayout& rows, QWidget* parent);
    void addLesson(QVBoxLayout& rows, QWidget* parent);

    Question m_question;
    QWidget* m_content = nullptr;
    QList<OptionButton*> m_options;
    std::optional<puzzle_words::PuzzleAnswer> m_answer; ///< none before there is one
    speech::Announcer* m_announcer;
};

} // namespace app
