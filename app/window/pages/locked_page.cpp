// SPDX-License-Identifier: GPL-3.0-or-later
#include "locked_page.h"

#include "app/settings/teacher_lock.h"
#include "app/ui/speech/announcer.h"
#include "app/ui/widgets/page_parts.h"

#include <QtWidgets/QLabel>
#include <QtWidgets/QLineEdit>
#include <QtWidgets/QPushButton>
#include <QtWidgets/QVBoxLayout>

#include <utility>

namespace app {

using namespace page_parts;

LockedPage::LockedPage(std::function<QWidget*()> make, QWidget* parent)
    : QWidget(parent), m_make(std::move(make)), m_layout(new QVBoxLayout(this)),
      m_announcer(new speech::Announcer(this)), m_form(new QWidget(this)), m_password(lineEdit({}, m_form)),
      m_problem(words({}, m_form, TextRole::Strong, Role::Warning)) {
    m_layout->setContentsMargins(0, 0, 0, 0);
    m_layout->addWidget(m_form);
    auto* rows = new QVBoxLayout(m_form);
    setMargins(rows, 28, 10);
    rows->addWidget(pageTitle([] { return tr("For the teacher"); }, m_form));
    rows->addWidget(
        words([] { return tr("The teacher’s password opens this page, until the program ends."); }, m_form));
    m_password->setObjectName(QStringLiteral("teacherPassword"));
    m_password->setEchoMode(QLineEdit::Password);
    keepStyled(m_password, [this] { m_password->setMaximumWidth(Theme::current().px(320)); });
    rows->addWidget(nameOf(
        m_password, [] { return tr("Password"); }, m_form));
    rows->addWidget(m_password);
    QPushButton* open = button([] { return tr("Open"); }, m_form);
    open->setObjectName(QStringLiteral("openLock"));
    rows->addWidget(open, 0, Qt::AlignLeft);
    m_problem->setObjectName(QStringLiteral("lockProblem"));
    rows->addWidget(m_problem);
    rows->addStretch(1);
    keepTranslated(m_problem, [this] { m_problem->setText(m_tells ? m_tells() : QString()); });
    connect(m_password, &QLineEdit::returnPressed, this, &LockedPage::tryToOpen);
    connect(open, &QPushButton::clicked, this, &LockedPage::tryToOpen);
    refresh();
    connect(&TeacherLock::current(), &TeacherLock::changed, this, &LockedPage::refresh);
}

void LockedPage::refresh() {
    const bool shut = TeacherLock::current().isShut();
    if (!shut && !m_page) {
        m_page = m_make();
        m_layout->addWidget(m_page);
    }
    if (m_page)
        m_page->setVisible(!shut);
    m_form->setVisible(shut);
    m_problem->setVisible(!m_problem->text().isEmpty());
    setFocusProxy(shut ? m_password : nullptr);
}

/// There is nothing else to do here than to type.
void LockedPage::showEvent(QShowEvent* event) {
    QWidget::showEvent(event);
    if (TeacherLock::current().isShut())
        m_password->setFocus();
}

void LockedPage::tryToOpen() {
    TeacherLock& lock = TeacherLock::current();
    m_tells = nullptr;
    const int before = lock.pause();
    if (before == 0 && lock.open(m_password->text()))
        m_page->setFocus();
    else if (const int pause = lock.pause(); pause > 0)
        m_tells = [pause] {
            return tr("That was not the password. Try again in %n seconds.", nullptr, pause);
        };
    else
        m_tells = [] { return tr("That was not the password."); };
    m_password->clear();
    const QString problem = m_tells ? m_tells() : QString();
    m_problem->setText(problem);
    m_problem->setVisible(!problem.isEmpty());
    if (!problem.isEmpty())
        m_announcer->say(problem);
}

} // namespace app
