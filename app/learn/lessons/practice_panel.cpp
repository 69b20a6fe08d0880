// SPDX-License-Identifier: GPL-3.0-or-later
#include "practice_panel.h"

#include "app/base/text/phrases.h"
#include "app/charts/family_meiosis.h"
#include "app/charts/outcome_chart.h"
#include "app/charts/pedigree_picture.h"
#include "app/learn/session/lesson_practice.h"
#include "app/learn/session/lesson_quiz.h"
#include "app/ui/theme/tokens.h"
#include "app/ui/widgets/rich_words.h"
#include "lessons/pedigree/family_question.h"

#include <QtWidgets/QLabel>
#include <QtWidgets/QPushButton>

#include <algorithm>

namespace app {

PracticePanel::PracticePanel(LessonPractice& practice, const LessonQuiz& quiz, QWidget* parent)
    : AnswerSheet(parent), m_practice(practice), m_quiz(quiz) {
    keepTranslated(this, [this] { build(); });
    connect(&practice, &LessonPractice::changed, this, &PracticePanel::build);
    connect(&quiz, &LessonQuiz::changed, this, &PracticePanel::build);
}

void PracticePanel::build() {
    renew([this](Form& rows) {
        const lessons::Problem& problem = m_practice.problem();
        rows.heading(tr("Practise: %1").arg(text(lessons::title(problem.kind))));
        addPlace(rows);
        addMastery(rows);
        addProblem(rows);
        addAnswers(rows.part(Form::Way::Down, space::small));
        addWays(rows.part(Form::Way::Wrapping));
        // Below the buttons, which stay where they are.
        addReply(rows);
    });
}

void PracticePanel::addFamily(Form& rows) {
    const lessons::Problem& problem = m_practice.problem();
    auto* picture = rows.add("problemFamily", new PedigreePicture(rows.widget()));
    if (problem.nextChild)
        picture->setFamily(withChild(*problem.family, *problem.nextChild), problem.family->size());
    else
        picture->setFamily(*problem.family);
    QLabel* person = rows.label("problemPerson", TextRole::Caption, Role::SoftInk);
    const auto tell = [picture, person] {
        const QString told = picture->cursorText();
        person->setText(told.isEmpty() ? tr("Point at a person, or use the arrow keys.") : told);
    };
    tell();
    connect(picture, &PedigreePicture::cursorMoved, person, tell);
}

void PracticePanel::addPlace(Form& rows) {
    const LessonPractice::Worksheet& sheet = m_practice.worksheet();
    if (sheet.problems.empty())
        return;
    const int count = int(sheet.problems.size());
    // As the sheet and its key are numbered on paper.
    const QString number = QStringLiteral("%1-1").arg(sheet.seed);
    const bool isDone = sheet.isLast() && m_practice.isSolved();
    rows.text(isDone ? tr("Worksheet %1 is done: %2 of %3 right at the first attempt.")
                           .arg(number)
                           .arg(sheet.rightAtFirst)
                           .arg(count)
                     : tr("Worksheet %1, problem %2 of %3").arg(number).arg(int(sheet.at) + 1).arg(count),
              TextRole::Strong)
        ->setObjectName(QStringLiteral("worksheetPlace"));
}

void PracticePanel::addMastery(Form& rows) {
    const lessons::Problem& problem = m_practice.problem();
    const int inARow = m_practice.inARow();
    QStringList lines{inARow >= lessons::Mastery::needed
                          ? tr("Mastered: %1 in a row at the first attempt.").arg(lessons::Mastery::needed)
                          : tr("In a row at the first attempt, without a hint: %1 of %2.")
                                .arg(inARow)
                                .arg(lessons::Mastery::needed)};
    if (const int kinds = m_practice.kinds(); kinds > 1)
        lines << tr("Kinds of problem mastered: %1 of %2.").arg(m_practice.kindsMastered()).arg(kinds);
    if (problem.invented && !problem.family)
        lines << tr("The traits are invented, so looking them up does not help.");
    rows.note(lines.join(QLatin1Char(' ')))->setObjectName(QStringLiteral("mastery"));
}

void PracticePanel::addProblem(Form& rows) {
    const lessons::Problem& problem = m_practice.problem();
    for (const core::Phrase& sentence : problem.givenBesideFamily())
        rows.add(richWords(text(sentence), rows.widget()));
    if (problem.family)
        addFamily(rows);
    QStringList counted;
    for (const lessons::CountedLook& look : problem.counted)
        counted << tr("%1: %2").arg(text(look.name), countText(look.count));
    if (!counted.isEmpty())
        rows.add(richWords(counted.join(QStringLiteral("; ")), rows.widget(), TextRole::Strong));
    rows.add("problemAsk", richWords(text(problem.ask), rows.widget(), TextRole::Strong));
}

void PracticePanel::addAnswers(Form rows) {
    const auto& answers = m_practice.problem().answers;
    for (int i = 0; i < int(answers.size()); ++i) {
        const lessons::ProblemAnswer& one = answers[std::size_t(i)];
        const AnswerWords words{text(one.text), text(one.why)};
        AnswerRow* const row = addAnswer(rows, words, QStringLiteral("problemAnswer%1").arg(i),
                                         [this, i] { m_practice.answer(i); });
        if (!m_practice.answers().empty() && m_practice.answers().back() == i)
            addFeedback(row, words, one.right, QStringLiteral("problemFeedback"));
    }
}

void PracticePanel::addWays(Form line) {
    const lessons::Problem& problem = m_practice.problem();
    line.button("problemHint", AnswerSheet::tr("Hint"), [this] { m_practice.showHint(); })
        ->setEnabled(m_practice.hintsShown() < int(problem.hints.size()));
    const LessonPractice::Worksheet& sheet = m_practice.worksheet();
    line.button("problemNext",
                sheet.problems.empty() || sheet.isLast() ? tr("New problem ›") : tr("Next problem ›"),
                [this] { m_practice.next(); });
    // The mode can be what is asked for.
    if (m_practice.isSolved() && problem.familyAnswer)
        line.add(meiosisButton(line.widget(), [family = *problem.family, answer = *problem.familyAnswer] {
            return familyMeiosis(family, answer.mode, answer.couple);
        }));
}

void PracticePanel::addReply(Form& rows) {
    const lessons::Problem& problem = m_practice.problem();
    for (int shown = 0; shown < m_practice.hintsShown(); ++shown)
        addHint(rows, text(problem.hints[std::size_t(shown)]));
    // What the questions show alone stands below them.
    std::vector<lessons::Sign> signs = m_practice.diagnosisWith(m_quiz.diagnosis()).signs();
    for (const lessons::Sign& sign : m_quiz.diagnosis().signs())
        if (sign.isHeld())
            std::erase_if(signs,
                          [&](const lessons::Sign& one) { return one.misconception == sign.misconception; });
    addIdeas(rows, signs, QStringLiteral("practisedIdea"));
}

} // namespace app
