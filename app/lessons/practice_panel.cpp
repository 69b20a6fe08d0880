#include "practice_panel.h"

#include "app/pages/page_parts.h"
#include "app/settings/flow_layout.h"
#include "app/text/phrases.h"
#include "lesson_session.h"
#include "outcome_chart.h"
#include "rich_words.h"

#include <QtWidgets/QLabel>
#include <QtWidgets/QPushButton>
#include <QtWidgets/QVBoxLayout>

#include <algorithm>

namespace app {

using namespace page_parts;

PracticePanel::PracticePanel(LessonSession& session, QWidget* parent) : Sheet(parent), m_session(session) {
    auto* rows = new QVBoxLayout(this);
    setMargins(rows, 12, 0);
    build();
    connect(&session, &LessonSession::problemChanged, this, &PracticePanel::build);
}

void PracticePanel::build() {
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
    setMargins(rows, 0, 6);
    const lessons::Problem& problem = m_session.problem();
    rows->addWidget(
        words(tr("Practise: %1").arg(text(lessons::title(problem.kind))), m_content, TextRole::PanelTitle));
    const int inARow = m_session.inARow();
    rows->addWidget(words(
        inARow >= lessons::Mastery::needed
            ? tr("Mastered: %1 in a row at the first try. The traits are invented; go on as long as you "
                 "like.")
                  .arg(lessons::Mastery::needed)
            : tr("In a row at the first try: %1 of %2. The traits are invented, so nothing can be looked up.")
                  .arg(inARow)
                  .arg(lessons::Mastery::needed),
        m_content, TextRole::Caption, Role::SoftInk));
    for (const core::Phrase& sentence : problem.given)
        rows->addWidget(richWords(text(sentence), m_content));
    QStringList counted;
    for (const lessons::CountedLook& look : problem.counted)
        counted << tr("%1: %2").arg(text(look.name), countText(look.count));
    if (!counted.isEmpty())
        rows->addWidget(richWords(counted.join(QStringLiteral("; ")), m_content, TextRole::Strong));
    QLabel* ask = richWords(text(problem.ask), m_content, TextRole::Strong);
    ask->setObjectName(QStringLiteral("problemAsk"));
    rows->addWidget(ask);
    auto* answers = new QWidget(m_content);
    auto* flow = new FlowLayout(answers);
    flow->setSpacing(theme.px(8));
    const std::vector<int>& given = m_session.problemAnswers();
    const bool solved =
        std::ranges::any_of(given, [&](int one) { return problem.answers[std::size_t(one)].right; });
    for (int i = 0; i < int(problem.answers.size()); ++i) {
        const QString marked = text(problem.answers[std::size_t(i)].text);
        QPushButton* answer = button(plainText(marked), answers);
        answer->setObjectName(QStringLiteral("problemAnswer%1").arg(i));
        answer->setCheckable(true);
        answer->setChecked(solved && problem.answers[std::size_t(i)].right);
        if (isGenotype(plainText(marked)) || marked.startsWith(QLatin1Char('*')))
            answer->setFont(theme.genotypeFont(14));
        connect(answer, &QPushButton::clicked, this, [this, i] { m_session.answerProblem(i); });
        flow->addWidget(answer);
    }
    rows->addWidget(answers);
    if (!given.empty()) {
        const lessons::ProblemAnswer& last = problem.answers[std::size_t(given.back())];
        QLabel* why =
            richWords(last.right ? text(last.why) : tr("“%1”: %2").arg(text(last.text), text(last.why)),
                      m_content, TextRole::Strong, last.right ? Role::SageText : Role::Warning);
        why->setObjectName(QStringLiteral("problemFeedback"));
        rows->addWidget(why);
    }
    for (int hint = 0; hint < m_session.problemHints(); ++hint)
        rows->addWidget(
            richWords(text(problem.hints[std::size_t(hint)]), m_content, TextRole::Body, Role::SoftInk));
    auto* foot = new QWidget(m_content);
    auto* ways = new FlowLayout(foot);
    ways->setSpacing(theme.px(8));
    QPushButton* hint = button(tr("Hint"), foot);
    hint->setObjectName(QStringLiteral("problemHint"));
    hint->setEnabled(m_session.problemHints() < int(problem.hints.size()));
    connect(hint, &QPushButton::clicked, this, [this] { m_session.showProblemHint(); });
    ways->addWidget(hint);
    QPushButton* next = button(tr("New problem ›"), foot);
    next->setObjectName(QStringLiteral("problemNext"));
    connect(next, &QPushButton::clicked, this, [this] { m_session.nextProblem(); });
    ways->addWidget(next);
    rows->addWidget(foot);
    m_content->show();
    if (!focused.isEmpty())
        if (auto* again = m_content->findChild<QWidget*>(focused))
            again->setFocus(Qt::TabFocusReason);
}

} // namespace app
