// SPDX-License-Identifier: GPL-3.0-or-later
#include "answers_panel.h"

#include "app/base/text/language.h"
#include "app/base/text/phrases.h"
#include "app/classroom/pupil/assignment_text.h"
#include "app/ui/speech/spoken.h"
#include "app/ui/theme/tokens.h"
#include "app/ui/widgets/rich_words.h"
#include "lessons/problems/problem.h"

#include <QtCore/QRegularExpression>
#include <QtCore/QSignalBlocker>
#include <QtGui/QTextDocumentFragment>
#include <QtWidgets/QBoxLayout>
#include <QtWidgets/QComboBox>
#include <QtWidgets/QLabel>

#include <algorithm>
#include <map>

namespace app {

namespace {

/// More would be no overview.
constexpr std::size_t mostShown = 12;
constexpr std::size_t mostBeliefs = 5;

/// As the lessons write it, but without links, which lead nowhere from here.
QString formatted(QString marked) {
    static const QRegularExpression link(QStringLiteral("\\[([^\\]]+)\\]\\([a-z0-9-]+\\)"));
    return richText(marked.replace(link, QStringLiteral("\\1")));
}

int wrongIn(const messages::Tally& tally) {
    return tally.answers - tally.right;
}

QString beliefText(const std::string& misconception) {
    const lessons::Misconception* const known = misconceptionInUse(misconception);
    return AnswersPanel::tr("“%1”").arg(known ? lessonText(known->says)
                                              : QString::fromStdString(misconception));
}

/// Null if this program does not have the lesson, such as a school's own, or has another edition of it.
const lessons::QuestionForm* formOf(const messages::Tally& tally) {
    const lessons::Topic* const topic = topicInUse(tally.lesson);
    if (!topic)
        return nullptr;
    const auto found = std::ranges::find(topic->questions, tally.question, &lessons::Question::id);
    const auto form = static_cast<std::size_t>(tally.form);
    return found == topic->questions.end() || form >= found->forms.size() ? nullptr : &found->forms[form];
}

QString problemTitle(const std::string& kind) {
    for (const lessons::ProblemKind one : lessons::allProblemKinds)
        if (lessons::idOf(one) == kind)
            return AnswersPanel::tr("Practice: %1").arg(text(lessons::title(one)));
    return QString::fromStdString(kind);
}

/// One line for each answer, the chosen ones with the belief behind them.
QString linesOf(const messages::Tally& tally) {
    const lessons::QuestionForm* const form = formOf(tally);
    const QString title = !tally.problem.empty() ? problemTitle(tally.problem)
                          : form                 ? lessonText(form->ask)
                                                 : QString::fromStdString(tally.question);
    QStringList lines{QStringLiteral("<b>%1</b>").arg(formatted(title)),
                      AnswersPanel::tr("%n first answers", nullptr, tally.answers) + QStringLiteral(", ") +
                          AnswersPanel::tr("%n right", nullptr, tally.right)};
    for (std::size_t i = 0; i < tally.choices.size(); ++i) {
        if (tally.choices[i] == 0)
            continue;
        const bool isKnown = form && i < form->answers.size();
        QString answer =
            isKnown ? formatted(lessonText(form->answers[i].text)) : AnswersPanel::tr("answer %1").arg(i + 1);
        if (isKnown && form->answers[i].right)
            answer = AnswersPanel::tr("%1 (right)").arg(answer);
        QString line = AnswersPanel::tr("%1 × %2").arg(QString::number(tally.choices[i]), answer);
        if (isKnown && !form->answers[i].misconception.empty())
            line += QStringLiteral(" – ") + formatted(beliefText(form->answers[i].misconception));
        lines << line;
    }
    if (tally.choices.empty())
        for (const messages::BeliefCount& belief : tally.beliefs)
            lines << AnswersPanel::tr("%1 × %2").arg(QString::number(belief.count),
                                                     formatted(beliefText(belief.misconception)));
    return lines.join(QStringLiteral("<br>"));
}

QLabel* richLabel(Form form, const QString& name) {
    QLabel* label = form.label(name);
    label->setTextFormat(Qt::RichText);
    return label;
}

/// The words without their marks are its name.
void put(QLabel* label, const QString& text) {
    if (label->text() != text) {
        label->setText(text);
        speech::setName(label, QTextDocumentFragment::fromHtml(text).toPlainText());
    }
    label->show();
}

} // namespace

AnswersPanel::AnswersPanel(QWidget* parent) : Panel(parent), m_form(this, Form::Way::Down, space::small, 12) {
    m_form.heading([] { return tr("Answers of the class"); });
    m_lesson = m_form.choice("answeredLesson", Label::heard([] { return tr("Lesson"); }), {}, 0,
                             [this] { refresh(); });
    m_form.box()->setAlignment(m_lesson, Qt::AlignLeft);
    m_none = m_form.text([] { return tr("Nobody has answered a question yet."); });
    m_none->setObjectName(QStringLiteral("noAnswers"));
    m_beliefs = richLabel(m_form, QStringLiteral("beliefs"));
    keepTranslated(this, [this] { setTallies(std::vector(m_tallies)); });
}

void AnswersPanel::setTallies(const std::vector<messages::Tally>& tallies) {
    m_tallies = tallies;
    refreshLessons();
    refresh();
}

void AnswersPanel::refreshLessons() {
    const QSignalBlocker quiet(m_lesson);
    for (const messages::Tally& tally : m_tallies) {
        const QString id = QString::fromStdString(tally.lesson);
        const QString title = assignment_text::lessonTitle(tally.lesson);
        if (const int row = m_lesson->findData(id); row >= 0)
            m_lesson->setItemText(row, title);
        else
            m_lesson->addItem(title, id);
    }
    for (int i = m_lesson->count() - 1; i >= 0; --i)
        if (std::ranges::find(m_tallies, m_lesson->itemData(i).toString().toStdString(),
                              &messages::Tally::lesson) == m_tallies.end())
            m_lesson->removeItem(i);
    m_lesson->setVisible(!m_tallies.empty());
}

std::vector<messages::Tally> AnswersPanel::shown() const {
    std::vector<messages::Tally> chosen;
    const std::string lesson = m_lesson->currentData().toString().toStdString();
    std::ranges::copy_if(m_tallies, std::back_inserter(chosen),
                         [&lesson](const messages::Tally& tally) { return tally.lesson == lesson; });
    std::ranges::stable_sort(chosen, std::ranges::greater(), wrongIn);
    if (chosen.size() > mostShown)
        chosen.resize(mostShown);
    return chosen;
}

void AnswersPanel::refresh() {
    const std::vector<messages::Tally> tallies = shown();
    m_none->setVisible(tallies.empty());
    std::map<std::string, int> counts;
    for (const messages::Tally& tally : tallies)
        for (const messages::BeliefCount& belief : tally.beliefs)
            counts[belief.misconception] += belief.count;
    std::vector<messages::BeliefCount> beliefs;
    for (const auto& [misconception, count] : counts)
        beliefs.push_back({misconception, count});
    std::ranges::stable_sort(beliefs, std::ranges::greater(), &messages::BeliefCount::count);
    QStringList lines{QStringLiteral("<b>%1</b>").arg(tr("What was misunderstood"))};
    for (std::size_t i = 0; i < std::min(beliefs.size(), mostBeliefs); ++i)
        lines << tr("%1 × %2").arg(QString::number(beliefs[i].count),
                                   formatted(beliefText(beliefs[i].misconception)));
    put(m_beliefs, lines.join(QStringLiteral("<br>")));
    m_beliefs->setVisible(!beliefs.empty());
    while (m_questions.size() < tallies.size())
        m_questions.push_back(richLabel(m_form, QStringLiteral("tally%1").arg(m_questions.size() + 1)));
    for (std::size_t i = 0; i < m_questions.size(); ++i) {
        if (i < tallies.size())
            put(m_questions[i], linesOf(tallies[i]));
        else
            m_questions[i]->hide();
    }
}

} // namespace app
