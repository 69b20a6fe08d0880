#include "question_panel.h"

#include "app/pages/page_parts.h"
#include "app/settings/flow_layout.h"
#include "lesson_session.h"
#include "rich_words.h"

#include <QtGui/QAccessible>
#include <QtWidgets/QLabel>
#include <QtWidgets/QPushButton>
#include <QtWidgets/QVBoxLayout>

namespace app {

using namespace page_parts;

QuestionPanel::QuestionPanel(LessonSession& session, const QString& next, QWidget* parent)
    : Sheet(parent, Role::GlowFill, Role::GlowBorder), m_session(session), m_next(next) {
    auto* rows = new QVBoxLayout(this);
    setMargins(rows, 12, 0);
    build();
    connect(&session, &LessonSession::answersChanged, this, &QuestionPanel::build);
}

void QuestionPanel::build() {
    const Theme& theme = Theme::current();
    // The place of the keyboard is kept by name over the new making.
    QString focused;
    if (m_content) {
        if (const QWidget* focus = window()->focusWidget(); focus && m_content->isAncestorOf(focus))
            focused = focus->objectName();
        m_content->hide();
        m_content->deleteLater();
    }
    m_content = new QWidget(this);
    layout()->addWidget(m_content);
    auto* rows = new QVBoxLayout(m_content);
    setMargins(rows, 0, 7);
    const std::size_t number = m_session.question();
    const lessons::Question& question = m_session.topic().questions[number];
    rows->addWidget(
        words(tr("Check yourself: %1 of %2").arg(number + 1).arg(m_session.topic().questions.size()),
              m_content, TextRole::PanelTitle));
    rows->addWidget(richWords(lessonText(question.ask), m_content));
    auto* answers = new QWidget(m_content);
    auto* flow = new FlowLayout(answers);
    flow->setSpacing(theme.px(8));
    const int given = m_session.answer(number);
    for (int i = 0; i < int(question.answers.size()); ++i) {
        const QString words = lessonText(question.answers[std::size_t(i)].text);
        QPushButton* answer = button(words, answers);
        answer->setObjectName(QStringLiteral("answer%1").arg(i));
        answer->setCheckable(true);
        // Only a right answer stays down; of a wrong one the feedback tells.
        answer->setChecked(i == given && question.answers[std::size_t(i)].right);
        if (isGenotype(words))
            answer->setFont(theme.genotypeFont(14));
        answer->setMinimumWidth(theme.px(86));
        connect(answer, &QPushButton::clicked, this, [this, number, i] { m_session.setAnswer(number, i); });
        flow->addWidget(answer);
    }
    rows->addWidget(answers);
    if (given >= 0) {
        const lessons::Answer& answer = question.answers[std::size_t(given)];
        const QString reason = lessonText(answer.why);
        QLabel* why = richWords(answer.right ? reason : tr("“%1”: %2").arg(lessonText(answer.text), reason),
                                m_content, TextRole::Strong, answer.right ? Role::SageText : Role::Warning);
        why->setObjectName(QStringLiteral("feedback"));
        rows->addWidget(why);
    }
    for (int hint = 0; hint < m_session.hintsShown(number); ++hint)
        rows->addWidget(richWords(lessonText(question.hints[std::size_t(hint)]), m_content, TextRole::Body,
                                  Role::SoftInk));
    auto* foot = new QWidget(m_content);
    auto* ways = new FlowLayout(foot);
    ways->setSpacing(theme.px(8));
    const auto add = [&](const QString& name, const QString& object, const auto& pressed) {
        QPushButton* way = button(name, foot);
        way->setObjectName(object);
        connect(way, &QPushButton::clicked, this, pressed);
        ways->addWidget(way);
        return way;
    };
    QPushButton* hint =
        add(tr("Hint"), QStringLiteral("hint"), [this, number] { m_session.showHint(number); });
    hint->setEnabled(m_session.hintsShown(number) < int(question.hints.size()));
    if (number > 0)
        add(tr("‹ Question before"), QStringLiteral("questionBefore"),
            [this, number] { m_session.setQuestion(number - 1); });
    if (number + 1 < m_session.topic().questions.size())
        add(tr("Next question ›"), QStringLiteral("questionNext"),
            [this, number] { m_session.setQuestion(number + 1); });
    else if (!m_next.isEmpty())
        add(tr("Next: %1 ›").arg(m_next), QStringLiteral("lessonNext"),
            [this] { emit nextLessonRequested(); });
    rows->addWidget(foot);
    m_content->show();
    if (!focused.isEmpty())
        if (auto* again = m_content->findChild<QWidget*>(focused))
            again->setFocus(Qt::TabFocusReason);
}

} // namespace app
