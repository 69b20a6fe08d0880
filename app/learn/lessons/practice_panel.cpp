// SPDX-License-Identifier: GPL-3.0-or-later
#include "practice_panel.h"

#include "app/base/text/phrases.h"
#include "app/charts/family_meiosis.h"
#include "app/charts/outcome_chart.h"
#include "app/charts/pedigree_picture.h"
#include "app/learn/session/lesson_practice.h"
#include "app/learn/session/lesson_quiz.h"
#include "app/ui/widgets/flow_layout.h"
#include "app/ui/widgets/page_parts.h"
#include "app/ui/widgets/rich_words.h"
#include "lessons/pedigree/family_question.h"

#include <QtWidgets/QLabel>
#include <QtWidgets/QPushButton>
#include <QtWidgets/QVBoxLayout>

#include <algorithm>

namespace app {

using namespace page_parts;

PracticePanel::PracticePanel(LessonPractice& practice, const LessonQuiz& quiz, QWidget* parent)
    : AnswerSheet(parent), m_practice(practice), m_quiz(quiz) {
    build();
    connect(&practice, &LessonPractice::changed, this, &PracticePanel::build);
    connect(&quiz, &LessonQuiz::changed, this, &PracticePanel::build);
}

void PracticePanel::build() {
    renew([this](QWidget* content, QVBoxLayout& rows) { fill(content, rows); });
}

void PracticePanel::addFamily(const lessons::Problem& problem, QWidget* content, QVBoxLayout& rows) {
    auto* picture = new PedigreePicture(content);
    picture->setObjectName(QStringLiteral("problemFamily"));
    if (problem.nextChild)
        picture->setFamily(withChild(*problem.family, *problem.nextChild), problem.family->size());
    else
        picture->setFamily(*problem.family);
    rows.addWidget(picture);
    QLabel* person = words([] { return tr("Point at a person, or use the arrow keys."); }, content,
                           TextRole::Caption, Role::SoftInk);
    person->setObjectName(QStringLiteral("problemPerson"));
    rows.addWidget(person);
    connect(picture, &PedigreePicture::cursorMoved, person, [picture, person] {
        const QString told = picture->cursorText();
        person->setText(told.isEmpty() ? tr("Point at a person, or use the arrow keys.") : told);
    });
}

void PracticePanel::addPlace(QWidget* content, QVBoxLayout& rows) {
    const LessonPractice::Worksheet& sheet = m_practice.worksheet();
    if (sheet.problems.empty())
        return;
    const int count = int(sheet.problems.size());
    // As the sheet and its key are numbered on paper.
    const QString number = QStringLiteral("%1-1").arg(sheet.seed);
    const bool isDone = sheet.isLast() && m_practice.isSolved();
    QLabel* place =
        words(isDone ? tr("Worksheet %1 is done: %2 of %3 right at the first attempt.")
                           .arg(number)
                           .arg(sheet.rightAtFirst)
                           .arg(count)
                     : tr("Worksheet %1, problem %2 of %3").arg(number).arg(int(sheet.at) + 1).arg(count),
              content, TextRole::Strong);
    place->setObjectName(QStringLiteral("worksheetPlace"));
    rows.addWidget(place);
}

void PracticePanel::fill(QWidget* content, QVBoxLayout& rows) {
    const lessons::Problem& problem = m_practice.problem();
    rows.addWidget(
        words(tr("Practise: %1").arg(text(lessons::title(problem.kind))), content, TextRole::PanelTitle));
    addPlace(content, rows);
    const int inARow = m_practice.inARow();
    const int kinds = m_practice.kinds();
    const QString row = inARow >= lessons::Mastery::needed
                            ? tr("Mastered: %1 in a row at the first attempt.").arg(lessons::Mastery::needed)
                            : tr("In a row at the first attempt, without a hint: %1 of %2.")
                                  .arg(inARow)
                                  .arg(lessons::Mastery::needed);
    QStringList lines{row};
    if (kinds > 1)
        lines << tr("Kinds of problem mastered: %1 of %2.").arg(m_practice.kindsMastered()).arg(kinds);
    if (problem.invented && !problem.family)
        lines << tr("The traits are invented, so looking them up does not help.");
    QLabel* mastery = words(lines.join(QLatin1Char(' ')), content, TextRole::Caption, Role::SoftInk);
    mastery->setObjectName(QStringLiteral("mastery"));
    rows.addWidget(mastery);
    for (const core::Phrase& sentence : problem.givenBesideFamily())
        rows.addWidget(richWords(text(sentence), content));
    if (problem.family)
        addFamily(problem, content, rows);
    QStringList counted;
    for (const lessons::CountedLook& look : problem.counted)
        counted << tr("%1: %2").arg(text(look.name), countText(look.count));
    if (!counted.isEmpty())
        rows.addWidget(richWords(counted.join(QStringLiteral("; ")), content, TextRole::Strong));
    QLabel* ask = richWords(text(problem.ask), content, TextRole::Strong);
    ask->setObjectName(QStringLiteral("problemAsk"));
    rows.addWidget(ask);
    auto* answers = new QWidget(content);
    auto* flow = new FlowLayout(answers);
    keepStyled(flow, [flow] { flow->setSpacing(Theme::current().px(8)); });
    const std::vector<int>& given = m_practice.answers();
    const bool solved = m_practice.isSolved();
    for (int i = 0; i < int(problem.answers.size()); ++i) {
        const lessons::ProblemAnswer& one = problem.answers[std::size_t(i)];
        QPushButton* answer = answerButton(text(one.text), QStringLiteral("problemAnswer%1").arg(i),
                                           solved && one.right, answers);
        connect(answer, &QPushButton::clicked, this, [this, i] { m_practice.answer(i); });
        flow->addWidget(answer);
    }
    rows.addWidget(answers);
    auto* foot = new QWidget(content);
    auto* ways = new FlowLayout(foot);
    keepStyled(ways, [ways] { ways->setSpacing(Theme::current().px(8)); });
    QPushButton* hint =
        hintButton(QStringLiteral("problemHint"), m_practice.hintsShown() < int(problem.hints.size()), foot);
    connect(hint, &QPushButton::clicked, this, [this] { m_practice.showHint(); });
    ways->addWidget(hint);
    const LessonPractice::Worksheet& sheet = m_practice.worksheet();
    QPushButton* next =
        button(sheet.problems.empty() || sheet.isLast() ? tr("New problem ›") : tr("Next problem ›"), foot);
    next->setObjectName(QStringLiteral("problemNext"));
    connect(next, &QPushButton::clicked, this, [this] { m_practice.next(); });
    ways->addWidget(next);
    // The mode can be what is asked for.
    if (solved && problem.familyAnswer)
        ways->addWidget(meiosisButton(foot, [family = *problem.family, answer = *problem.familyAnswer] {
            return familyMeiosis(family, answer.mode, answer.couple);
        }));
    rows.addWidget(foot);
    // Below the buttons, which stay where they are.
    if (!given.empty()) {
        const lessons::ProblemAnswer& last = problem.answers[std::size_t(given.back())];
        rows.addWidget(feedback(text(last.text), text(last.why), last.right,
                                QStringLiteral("problemFeedback"), content));
    }
    for (int shown = 0; shown < m_practice.hintsShown(); ++shown)
        rows.addWidget(hintLine(text(problem.hints[std::size_t(shown)]), content));
    // What the questions show alone stands below them.
    std::vector<lessons::Sign> signs = m_practice.diagnosisWith(m_quiz.diagnosis()).signs();
    for (const lessons::Sign& sign : m_quiz.diagnosis().signs())
        if (sign.isHeld())
            std::erase_if(signs,
                          [&](const lessons::Sign& one) { return one.misconception == sign.misconception; });
    addIdeas(signs, QStringLiteral("practisedIdea"), content, rows);
}

} // namespace app
