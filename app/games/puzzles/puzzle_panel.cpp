// SPDX-License-Identifier: GPL-3.0-or-later
#include "puzzle_panel.h"

#include "app/base/text/phrases.h"
#include "app/games/genotype/square_sketch.h"
#include "app/ui/speech/announcer.h"
#include "app/ui/theme/tokens.h"
#include "app/ui/widgets/lesson_link.h"
#include "app/ui/widgets/page_parts.h"
#include "engine/genotype/game.h"
#include "lead_bar.h"
#include "option_button.h"

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
    setMargins(rows, space::small, space::small);
    addTitle(
        *rows, content, [this] { return tr("What is best for %1?").arg(m_question.seat.words()); },
        "question");
    if (!m_question.origin.words().isEmpty())
        rows->addWidget(wrappingLabel(m_question.origin, content, TextRole::Body, Role::SoftInk));
    addOptions(*rows, content);
    rows->addStretch(1);
    content->show();
    m_options.front()->setFocus();
}

QString PuzzlePanel::verdict() const {
    return m_answer ? puzzle_words::verdict(m_question.puzzle, *m_answer) : QString();
}

void PuzzlePanel::addTitle(QVBoxLayout& rows, QWidget* parent, const Text& title, const char* name) {
    QLabel* label = wrappingLabel(title, parent, TextRole::PageTitle);
    label->setObjectName(QLatin1String(name));
    rows.addWidget(label);
}

void PuzzlePanel::addOptions(QVBoxLayout& rows, QWidget* parent) {
    const genotype::Puzzle& puzzle = m_question.puzzle;
    const genotype::Observation& seen = m_question.seen;
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
        connect(m_options[i], &QAbstractButton::clicked, this, [this, i] { emit picked(i); });
        connect(m_options[i], &OptionButton::confirmed, this, &PuzzlePanel::confirmed);
        rows.addWidget(m_options[i]);
    }
}

void PuzzlePanel::showAnswer(const PuzzleAnswer& answer) {
    const genotype::Puzzle& puzzle = m_question.puzzle;
    QWidget* content = begin();
    m_answer = answer;
    auto* rows = new QVBoxLayout(content);
    setMargins(rows, space::small, space::small);
    addTitle(
        *rows, content, [this] { return verdict(); }, "verdict");
    setColour(content->findChild<QLabel*>(QStringLiteral("verdict")),
              puzzle_words::isRight(puzzle, answer) ? Role::SageText : Role::Warning);
    QLabel* kind = wrappingLabel([this] { return puzzle_words::kindWords(m_question.puzzle); }, content);
    kind->setObjectName(QStringLiteral("puzzleKind"));
    rows->addWidget(kind);
    addOptions(*rows, content);
    addFigures(*rows, content, answer);
    addReasons(*rows, content);
    addLesson(*rows, content);
    rows->addStretch(1);
    content->show();
    m_announcer->say({verdict(), kind->text()});
}

QString PuzzlePanel::figureOf(std::size_t option) const {
    return tr("%1 points").arg(puzzle_words::figureOf(m_question.puzzle.options[option].lead));
}

void PuzzlePanel::addFigure(std::size_t option, bool isChosen) {
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
    auto* bar = new LeadBar(puzzle.options[option].lead, low, high, isBest, button);
    keepTranslated(bar, [this, bar, option] {
        bar->setName(tr("Lead with choice %1").arg(option + 1), figureOf(option));
    });
    button->setFigure(bar);
}

void PuzzlePanel::addFigures(QVBoxLayout& rows, QWidget* parent, const PuzzleAnswer& answer) {
    const genotype::Puzzle& puzzle = m_question.puzzle;
    for (std::size_t i = 0; i < puzzle.options.size(); ++i)
        addFigure(i, answer == i);
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

void PuzzlePanel::addLesson(QVBoxLayout& rows, QWidget* parent) {
    const std::string_view topic = puzzle_words::lesson(m_question.puzzle, m_question.seen.visible);
    if (QPushButton* made = lessonButton(topic, parent))
        rows.addWidget(made, 0, Qt::AlignLeft);
}

} // namespace app
