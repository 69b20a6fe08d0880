// SPDX-License-Identifier: GPL-3.0-or-later
#include "locked_page.h"

#include "app/settings/teacher_lock.h"
#include "app/ui/speech/announcer.h"
#include "app/ui/widgets/form.h"
#include "app/ui/widgets/page_parts.h"

#include <QtWidgets/QBoxLayout>
#include <QtWidgets/QLabel>
#include <QtWidgets/QLineEdit>

#include <utility>

namespace app {

using namespace page_parts;

LockedPage::LockedPage(std::function<QWidget*()> make, QWidget* parent)
    : QWidget(parent), m_make(std::move(make)), m_announcer(new speech::Announcer(this)) {
    Form place(this, Form::Way::Down, 0);
    m_layout = place.box();
    m_form = place.add(new QWidget(this));
    Form rows(m_form, Form::Way::Down, 10, 28);
    rows.add(pageTitle([] { return tr("For the teacher"); }, m_form));
    rows.text([] { return tr("The teacher’s password opens this page, until the program ends."); });
    m_password = rows.field("teacherPassword", [] { return tr("Password"); });
    m_password->setEchoMode(QLineEdit::Password);
    keepStyled(m_password, [this] { m_password->setMaximumWidth(Theme::current().px(320)); });
    connect(m_password, &QLineEdit::returnPressed, this, &LockedPage::tryToOpen);
    rows.button(
        "openLock", [] { return tr("Open"); }, [this] { tryToOpen(); });
    m_problem = rows.label("lockProblem", TextRole::Strong, Role::Warning);
    keepTranslated(m_problem, [this] { m_problem->setText(m_tells ? m_tells() : QString()); });
    rows.addStretch();
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
