// SPDX-License-Identifier: GPL-3.0-or-later
#include "puzzle_panel.h"

#include "app/base/text/phrases.h"
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
    m_question = question;
    m_verdict.clear();
    QWidget* content = begin();
    auto* rows = new QVBoxLayout(content);
    setMargins(rows, 4, 8);
    addQuestion(*rows, content);
    rows->addWidget(new PuzzleGarden(question.seen, content));
    rows->addStretch(1);
    content->show();
    m_options.front()->setFocus();
}

void PuzzlePanel::addQuestion(QVBoxLayout& rows, QWidget* parent) {
    const auto& [puzzle, seen, seat, origin] = m_question;
    if (!origin.isEmpty())
        rows.addWidget(words(origin, parent, TextRole::Caption, Role::SoftInk));
    rows.addWidget(words(tr("What is best for %1?").arg(seat), parent, TextRole::PanelTitle));
    rows.addWidget(
        words(QStringLiteral("%1. %2: %3.")
                  .arg(text(genotype::Game::progress(seen.visible)), seat, puzzle_words::belongings(seen)),
              parent));
    const auto add = [&](const QString& sentence, const char* name) {
        QLabel* label = words(sentence, parent);
        label->setObjectName(QLatin1String(name));
        rows.addWidget(label);
    };
    if (const QString held = puzzle_words::tools(seen); !held.isEmpty())
        add(tr("Tools in hand: %1.").arg(held), "tools");
    if (const QString helping = puzzle_words::assistants(seen); !helping.isEmpty())
        add(tr("Assistants: %1.").arg(helping), "assistants");
    if (const QString needed = puzzle_words::needs(seen, seen.seat); !needed.isEmpty())
        rows.addWidget(words(tr("The plants still need %1.").arg(needed), parent));
    for (const PuzzleOption& option : puzzle.options)
        m_options << new OptionButton(static_cast<int>(m_options.size()) + 1,
                                      text(genotype::words::label(seen.visible, option.action)), parent);
    m_options << new OptionButton(static_cast<int>(m_options.size()) + 1, tr("It hardly matters"), parent);
    for (int i = 0; i < m_options.size(); ++i) {
        m_options[i]->setObjectName(QStringLiteral("option%1").arg(i + 1));
        connect(m_options[i], &QAbstractButton::clicked, this, [this, i] { emit chosen(i); });
        rows.addWidget(m_options[i]);
    }
}

void PuzzlePanel::showAnswer(const PuzzleAnswer& answer) {
    const genotype::Puzzle& puzzle = m_question.puzzle;
    QWidget* content = begin();
    auto* rows = new QVBoxLayout(content);
    setMargins(rows, 4, 8);
    m_verdict = puzzle_words::verdict(puzzle, answer);
    const bool right = puzzle_words::isRight(puzzle, answer);
    QLabel* verdict = words(m_verdict, content, TextRole::PanelTitle, right ? Role::SageText : Role::Warning);
    verdict->setObjectName(QStringLiteral("verdict"));
    rows->addWidget(verdict);
    QLabel* kind = words(puzzle_words::kindWords(puzzle), content);
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
    m_announcer->say({m_verdict, kind->text()});
}

void PuzzlePanel::addFigures(QVBoxLayout& rows, QWidget* parent, const PuzzleAnswer& answer) {
    const genotype::Puzzle& puzzle = m_question.puzzle;
    const bool neutral = puzzle_words::nearestKind(puzzle) == genotype::PuzzleKind::Neutral;
    double low = 0;
    double high = 0;
    for (const PuzzleOption& option : puzzle.options) {
        low = std::min(low, option.lead.mean - option.lead.halfWidth());
        high = std::max(high, option.lead.mean + option.lead.halfWidth());
    }
    for (std::size_t i = 0; i < puzzle.options.size(); ++i) {
        const PuzzleOption& option = puzzle.options[i];
        const bool best = puzzle_words::isRight(puzzle, i);
        const bool chosen = answer == i;
        const QString figure = tr("%1 points").arg(puzzle_words::figureOf(option.lead));
        const QString mark = best && !neutral ? tr("Best: %1").arg(figure) : figure;
        OptionButton* button = m_options[static_cast<qsizetype>(i)];
        button->lock(best, chosen, chosen ? tr("%1 (your answer)").arg(mark) : mark);
        auto* bar = new LeadBar(option.lead, low, high, best, parent);
        bar->setName(tr("Lead with choice %1").arg(i + 1), figure);
        rows.insertWidget(rows.indexOf(button) + 1, bar);
    }
    m_options.back()->lock(neutral, !answer, !answer ? tr("Your answer") : QString());
    QLabel* caption = words(puzzle_words::playedOn(puzzle, m_question.seen.visible, m_question.seat), parent,
                            TextRole::Caption, Role::SoftInk);
    caption->setObjectName(QStringLiteral("playedOn"));
    rows.addWidget(caption);
}

void PuzzlePanel::addReasons(QVBoxLayout& rows, QWidget* parent) {
    const auto add = [&](const QString& title, const char* name, const QStringList& sentences) {
        if (sentences.isEmpty())
            return;
        rows.addWidget(words(title, parent, TextRole::Strong));
        QLabel* label = words(sentences.join(QLatin1Char('\n')), parent);
        label->setObjectName(QLatin1String(name));
        rows.addWidget(label);
    };
    const genotype::Puzzle& puzzle = m_question.puzzle;
    add(tr("Why %1").arg(puzzle.best() + 1), "reasons", puzzle_words::reasons(puzzle, m_question.seen));
    add(tr("The chances"), "odds", puzzle_words::odds(puzzle, m_question.seen));
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
