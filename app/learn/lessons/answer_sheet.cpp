// SPDX-License-Identifier: GPL-3.0-or-later
#include "answer_sheet.h"

#include "app/base/text/language.h"
#include "app/learn/session/lesson_words.h"
#include "app/ui/speech/announcer.h"
#include "app/ui/speech/spoken.h"
#include "app/ui/widgets/page_parts.h"
#include "app/ui/widgets/rich_words.h"

#include <QtWidgets/QLabel>
#include <QtWidgets/QPushButton>
#include <QtWidgets/QVBoxLayout>

namespace app {

using namespace page_parts;

namespace {

/// Set on labels that respond to the pupil: the words to announce.
constexpr char newsProperty[] = "spokenNews";

} // namespace

AnswerSheet::AnswerSheet(QWidget* parent) : Panel(parent), m_announcer(new speech::Announcer(this)) {
    auto* rows = new QVBoxLayout(this);
    setMargins(rows, 12, 0);
}

AnswerSheet::AnswerSheet(QWidget* parent, Role ground, Role line)
    : Panel(parent, ground, line), m_announcer(new speech::Announcer(this)) {
    auto* rows = new QVBoxLayout(this);
    setMargins(rows, 12, 0);
}

void AnswerSheet::renew(const std::function<void(QWidget*, QVBoxLayout&)>& fill) {
    QString focused;
    QStringList known;
    const bool first = !m_content;
    QWidget* const old = m_content;
    if (old) {
        known = newsSince({});
        if (const QWidget* focus = window()->focusWidget(); focus && old->isAncestorOf(focus))
            focused = focus->objectName();
        layout()->removeWidget(old);
    }
    m_content = new QWidget(this);
    layout()->addWidget(m_content);
    auto* rows = new QVBoxLayout(m_content);
    setMargins(rows, 0, 7);
    fill(m_content, *rows);
    m_content->show();
    if (!first)
        m_announcer->say(newsSince(known));
    if (!focused.isEmpty())
        if (auto* again = m_content->findChild<QWidget*>(focused))
            again->setFocus(Qt::TabFocusReason);
    // Last: hidden with the focus in it, it would pass that to what comes next, and the page would scroll
    // there.
    if (old) {
        old->hide();
        old->deleteLater();
    }
}

QStringList AnswerSheet::newsSince(const QStringList& known) const {
    QStringList news;
    for (const QLabel* label : m_content->findChildren<QLabel*>())
        if (const QString words = label->property(newsProperty).toString();
            !words.isEmpty() && !known.contains(words))
            news << words;
    return news;
}

QPushButton* AnswerSheet::answerButton(const QString& marked, const QString& object, bool down,
                                       QWidget* parent) {
    const QString words = plainText(marked);
    QPushButton* answer = button(words, parent);
    answer->setObjectName(object);
    answer->setCheckable(true);
    speech::setRole(answer, QAccessible::RadioButton);
    answer->setChecked(down);
    // A button has one font: that of genotypes is for answers without other words.
    if (isGenotype(words) || marked == QLatin1Char('*') + words + QLatin1Char('*'))
        keepStyled(answer, [answer] { answer->setFont(Theme::current().genotypeFont(14)); });
    keepStyled(answer, [answer] { answer->setMinimumWidth(Theme::current().px(86)); });
    return answer;
}

QWidget* AnswerSheet::feedback(const QString& answer, const QString& why, bool right, const QString& object,
                               QWidget* parent) {
    const QString marked = right ? why : tr("“%1”: %2").arg(quotable(answer), why);
    QLabel* label = richWords(marked, parent, TextRole::Strong, right ? Role::SageText : Role::Warning);
    label->setObjectName(object);
    label->setProperty(newsProperty, plainText(marked));
    return label;
}

QWidget* AnswerSheet::hintLine(const QString& marked, QWidget* parent) {
    QLabel* label = richWords(marked, parent, TextRole::Body, Role::SoftInk);
    label->setProperty(newsProperty, plainText(marked));
    return label;
}

QPushButton* AnswerSheet::hintButton(const QString& object, bool more, QWidget* parent) {
    QPushButton* hint = button([] { return tr("Hint"); }, parent);
    hint->setObjectName(object);
    hint->setEnabled(more);
    return hint;
}

void AnswerSheet::addIdeas(const std::vector<lessons::Sign>& signs, const QString& object, QWidget* content,
                           QVBoxLayout& rows) {
    for (const lessons::Sign& sign : signs) {
        const lessons::Misconception* idea = misconceptionInUse(sign.misconception);
        if (!sign.isHeld() || !idea)
            continue;
        QWidget* line = hintLine(tr("More than one of your answers fits this idea: “%1” What is true: %2")
                                     .arg(lessonText(idea->says), lessonText(idea->fact)),
                                 content);
        line->setObjectName(object);
        rows.addWidget(line);
    }
}

} // namespace app
