// SPDX-License-Identifier: GPL-3.0-or-later
#include "answer_sheet.h"

#include "answer_row.h"
#include "app/base/text/language.h"
#include "app/learn/session/lesson_words.h"
#include "app/ui/speech/announcer.h"
#include "app/ui/speech/spoken.h"
#include "app/ui/theme/kept.h"
#include "app/ui/widgets/rich_words.h"

#include <QtWidgets/QBoxLayout>
#include <QtWidgets/QLabel>
#include <QtWidgets/QPushButton>

namespace app {

namespace {

/// Set on labels that respond to the pupil: the words to announce.
constexpr char newsProperty[] = "spokenNews";

} // namespace

AnswerSheet::AnswerSheet(QWidget* parent) : Panel(parent), m_announcer(new speech::Announcer(this)) {
    Form(this, Form::Way::Down, 0, 12);
}

void AnswerSheet::renew(const std::function<void(Form&)>& fill) {
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
    Form rows(m_content, Form::Way::Down, 7);
    fill(rows);
    m_content->show();
    if (!first)
        m_announcer->say(newsSince(known));
    if (!focused.isEmpty())
        if (auto* again = m_content->findChild<QWidget*>(focused))
            again->setFocus(Qt::TabFocusReason);
    // Last: hidden with the focus in it, it would pass that to what comes next, and the page would scroll
    // there.
    discard(old);
}

QStringList AnswerSheet::newsSince(const QStringList& known) const {
    QStringList news;
    for (const QLabel* label : m_content->findChildren<QLabel*>())
        if (const QString words = label->property(newsProperty).toString();
            !words.isEmpty() && !known.contains(words))
            news << words;
    return news;
}

AnswerRow* AnswerSheet::addAnswer(Form& rows, const AnswerWords& words, const QString& object,
                                  const std::function<void()>& pressed) {
    auto* answer = rows.add(object, new AnswerRow(words.answer, words.why, rows.widget()));
    connect(answer, &QPushButton::clicked, answer, [answer, pressed] {
        answer->setChecked(false); // a right one stays down when the sheet is made again
        pressed();
    });
    return answer;
}

void AnswerSheet::addFeedback(AnswerRow* row, const AnswerWords& words, bool isRight, const QString& object) {
    row->setChecked(isRight);
    QLabel* label = row->tell(isRight);
    label->setObjectName(object);
    const QString said = isRight ? words.why : tr("“%1”: %2").arg(quotable(words.answer), words.why);
    label->setProperty(newsProperty, plainText(said));
}

QLabel* AnswerSheet::addHint(Form& rows, const QString& marked) {
    QLabel* label = rows.add(richWords(marked, rows.widget(), TextRole::Body, Role::SoftInk));
    label->setProperty(newsProperty, plainText(marked));
    return label;
}

void AnswerSheet::addIdeas(Form& rows, const std::vector<lessons::Sign>& signs, const QString& object) {
    for (const lessons::Sign& sign : signs) {
        const lessons::Misconception* idea = misconceptionInUse(sign.misconception);
        if (sign.isHeld() && idea)
            addHint(rows, tr("More than one of your answers fits this idea: “%1” What is true: %2")
                              .arg(lessonText(idea->says), lessonText(idea->fact)))
                ->setObjectName(object);
    }
}

} // namespace app
