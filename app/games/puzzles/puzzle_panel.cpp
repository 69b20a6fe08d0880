// SPDX-License-Identifier: GPL-3.0-or-later
#include "puzzle_panel.h"

#include "app/base/text/phrases.h"
#include "app/games/genotype/square_sketch.h"
#include "app/ui/speech/announcer.h"
#include "app/ui/widgets/lesson_link.h"
#include "app/ui/widgets/page_parts.h"
#include "engine/genotype/game.h"
#include "lead_bar.h"
#include "option_button.h"
#include "puzzle_garden.h"

#include <QtCore/QLocale>
#include <QtWidgets/QLabel>
#include <QtWidgets/QPushButton>
#include <QtWidgets/QVBoxLayout>

#include <algorithm>

namespace app {

using namespace page_parts;
using genotype::PuzzleOption;
using puzzle_words::PuzzleAnswer;

PuzzlePanel::PuzzlePanel(QWidget* parent) : QWidget(parent), m_announcer(new speech::Announcer(this)) {
    auto* rows = new QVBoxLayout(this);
    rows->setContentsMargins(0, 0, 0, 0);
}

/// A new empty content in place of the old one.
QWidget* PuzzlePanel::begin() {
    discard(m_content);
    m_options.clear();
    m_content = new QWidget(this);
    layout()->addWidget(m_content);
    return m_content;
}

void PuzzlePanel::ask(const Question& question) {
    QWidget* content = begin();
    m_question = question;
    m_answer.reset();
    auto* rows = new QVBoxLayout(content);
    setMargins(rows, 4, 8);
    addQuestion(*rows, content);
    rows->addWidget(new PuzzleGarden(m_question.seen, content));
    rows->addStretch(1);
    content->show();
    m_options.front()->setFocus();
}

QString PuzzlePanel::verdict() const {
    return m_answer ? puzzle_words::verdict(m_question.puzzle, *m_answer) : QString();
}

void PuzzlePanel::addQuestion(QVBoxLayout& rows, QWidget* parent) {
    const auto& [puzzle, seen, seat, origin] = m_question;
    const auto add = [&](const Text& sentence, const char* name = "") {
        QLabel* label = wrappingLabel(sentence, parent);
        label->setObjectName(QLatin1String(name));
        rows.addWidget(label);
    };
    if (!origin.words().isEmpty())
        rows.addWidget(wrappingLabel(origin, parent, TextRole::Caption, Role::SoftInk));
    rows.addWidget(wrappingLabel([this] { return tr("What is best for %1?").arg(m_question.seat.words()); },
                                 parent, TextRole::PanelTitle));
    add([this] {
        return QStringLiteral("%1. %2: %3.")
            .arg(text(genotype::Game::progress(m_question.seen.visible)), m_question.seat.words(),
                 puzzle_words::belongings(m_question.seen));
    });
    if (!puzzle_words::tools(seen).isEmpty())
        add([this] { return tr("Tools in hand: %1.").arg(puzzle_words::tools(m_question.seen)); }, "tools");
    if (!puzzle_words::assistants(seen).isEmpty())
        add([this] { return tr("Assistants: %1.").arg(puzzle_words::assistants(m_question.seen)); },
            "assistants");
    const auto needed = [this] { return puzzle_words::needs(m_question.seen, m_question.seen.seat); };
    if (!needed().isEmpty())
        add([needed] { return tr("The plants still need %1.").arg(needed()); });
    for (std::size_t i = 0; i < puzzle.options.size(); ++i)
        m_options << new OptionButton(
            static_cast<int>(i) + 1,
            [this, i] {
                return text(
                    genotype::words::label(m_question.seen.visible, m_question.puzzle.options[i].action));
            },
            parent);
    for (std::size_t i = 0; i < puzzle.options.size(); ++i)
        if (const auto square = genotype::squareOf(seen.visible, puzzle.options[i].action))
            m_options[static_cast<qsizetype>(i)]->setPicture([square](QPainter& painter, const QRectF& room) {
                paintSquareSketch(painter, room, *square);
            });
    m_options << new OptionButton(
        static_cast<int>(m_options.size()) + 1, [] { return tr("It hardly matters"); }, parent);
    for (int i = 0; i < m_options.size(); ++i) {
        m_options[i]->setObjectName(QStringLiteral("option%1").arg(i + 1));
        connect(m_options[i], &QAbstractButton::clicked, this, [this, i] { emit chosen(i); });
        rows.addWidget(m_options[i]);
    }
}

void PuzzlePanel::showAnswer(const PuzzleAnswer& answer) {
    const genotype::Puzzle& puzzle = m_question.puzzle;
    QWidget* content = begin();
    m_answer = answer;
    auto* rows = new QVBoxLayout(content);
    setMargins(rows, 4, 8);
    const bool right = puzzle_words::isRight(puzzle, answer);
    QLabel* told = wrappingLabel([this] { return verdict(); }, content, TextRole::PanelTitle,
                                 right ? Role::SageText : Role::Warning);
    told->setObjectName(QStringLiteral("verdict"));
    rows->addWidget(told);
    QLabel* kind = wrappingLabel([this] { return puzzle_words::kindWords(m_question.puzzle); }, content);
    kind->setObjectName(QStringLiteral("puzzleKind"));
    rows->addWidget(kind);
    addWays(*rows, content);
    addQuestion(*rows, content);
    addFigures(*rows, content, answer);
    addReasons(*rows, content);
    rows->addWidget(new PuzzleGarden(m_question.seen, content));
    rows->addStretch(1);
    content->show();
    content->findChild<QPushButton*>(QStringLiteral("nextPuzzle"))->setFocus();
    m_announcer->say({verdict(), kind->text()});
}

QString PuzzlePanel::figureOf(std::size_t option) const {
    return tr("%1 points").arg(puzzle_words::figureOf(m_question.puzzle.options[option].lead));
}

void PuzzlePanel::addFigure(QVBoxLayout& rows, QWidget* parent, std::size_t option, bool isChosen) {
    const genotype::Puzzle& puzzle = m_question.puzzle;
    const bool isNeutral = puzzle_words::nearestKind(puzzle) == genotype::PuzzleKind::Neutral;
    const bool isBest = puzzle_words::isRight(puzzle, option);
    double low = 0;
    double high = 0;
    for (const PuzzleOption& one : puzzle.options) {
        low = std::min(low, one.lead.mean - one.lead.halfWidth());
        high = std::max(high, one.lead.mean + one.lead.halfWidth());
    }
    OptionButton* button = m_options[static_cast<qsizetype>(option)];
    button->lock(isBest, isChosen, [this, option, isMarked = isBest && !isNeutral, isChosen] {
        const QString mark = isMarked ? tr("Best: %1").arg(figureOf(option)) : figureOf(option);
        return isChosen ? tr("%1 (your answer)").arg(mark) : mark;
    });
    auto* bar = new LeadBar(puzzle.options[option].lead, low, high, isBest, parent);
    keepTranslated(bar, [this, bar, option] {
        bar->setName(tr("Lead with choice %1").arg(option + 1), figureOf(option));
    });
    rows.insertWidget(rows.indexOf(button) + 1, bar);
}

void PuzzlePanel::addFigures(QVBoxLayout& rows, QWidget* parent, const PuzzleAnswer& answer) {
    const genotype::Puzzle& puzzle = m_question.puzzle;
    for (std::size_t i = 0; i < puzzle.options.size(); ++i)
        addFigure(rows, parent, i, answer == i);
    const bool isNeutral = puzzle_words::nearestKind(puzzle) == genotype::PuzzleKind::Neutral;
    m_options.back()->lock(isNeutral, !answer, answer ? Text() : Text([] { return tr("Your answer"); }));
    QLabel* caption = wrappingLabel(
        [this] {
            return puzzle_words::playedOn(m_question.puzzle, m_question.seen.visible,
                                          m_question.seat.words());
        },
        parent, TextRole::Caption, Role::SoftInk);
    caption->setObjectName(QStringLiteral("playedOn"));
    rows.addWidget(caption);
}

void PuzzlePanel::addReasons(QVBoxLayout& rows, QWidget* parent) {
    const auto add = [&](const Text& title, const char* name, const std::function<QStringList()>& sentences) {
        if (sentences().isEmpty())
            return;
        rows.addWidget(wrappingLabel(title, parent, TextRole::Strong));
        QLabel* label = wrappingLabel([sentences] { return sentences().join(QLatin1Char('\n')); }, parent);
        label->setObjectName(QLatin1String(name));
        rows.addWidget(label);
    };
    add([this] { return tr("Why %1").arg(m_question.puzzle.best() + 1); }, "reasons",
        [this] { return puzzle_words::reasons(m_question.puzzle, m_question.seen); });
    add([] { return tr("The chances"); }, "odds",
        [this] { return puzzle_words::odds(m_question.puzzle, m_question.seen); });
}

void PuzzlePanel::addWays(QVBoxLayout& rows, QWidget* parent) {
    QPushButton* next = button([] { return tr("Next puzzle"); }, parent);
    next->setObjectName(QStringLiteral("nextPuzzle"));
    next->setDefault(true);
    connect(next, &QPushButton::clicked, this, &PuzzlePanel::nextRequested);
    rows.addWidget(next);
    QPushButton* board = button([] { return tr("Try it on the board"); }, parent);
    board->setObjectName(QStringLiteral("tryPuzzle"));
    setTip(board, [] { return tr("Starts a game against bots from this moment."); });
    connect(board, &QPushButton::clicked, this, &PuzzlePanel::boardRequested);
    rows.addWidget(board);
    const std::string_view topic = puzzle_words::lesson(m_question.puzzle, m_question.seen.visible);
    if (QPushButton* made = lessonButton(topic, parent))
        rows.addWidget(made);
}

} // namespace app
