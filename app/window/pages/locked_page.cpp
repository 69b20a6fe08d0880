// SPDX-License-Identifier: GPL-3.0-or-later
#include "locked_page.h"

#include "app/settings/teacher_lock.h"
#include "app/ui/speech/announcer.h"
#include "app/ui/theme/follow_look.h"
#include "app/ui/widgets/carry_over.h"
#include "app/ui/widgets/page_parts.h"

#include <QtCore/QEvent>
#include <QtWidgets/QLabel>
#include <QtWidgets/QLineEdit>
#include <QtWidgets/QPushButton>
#include <QtWidgets/QVBoxLayout>

#include <utility>

namespace app {

using namespace page_parts;

LockedPage::LockedPage(std::function<QWidget*()> make, QWidget* parent)
    : QWidget(parent), m_make(std::move(make)), m_layout(new QVBoxLayout(this)),
      m_announcer(new speech::Announcer(this)) {
    m_layout->setContentsMargins(0, 0, 0, 0);
    build();
    followLook(this, [this] { buildAgain(m_form, [this] { build(); }); });
    connect(&TeacherLock::current(), &TeacherLock::changed, this, &LockedPage::refresh);
}

void LockedPage::build() {
    // Not deleted at once, because one of its controls may have triggered this call.
    if (m_form) {
        m_form->hide();
        m_form->deleteLater();
    }
    m_form = new QWidget(this);
    auto* rows = new QVBoxLayout(m_form);
    setMargins(rows, 28, 10);
    rows->addWidget(pageTitle(tr("For the teacher"), m_form));
    rows->addWidget(words(tr("The teacher’s password opens this page, until the program ends."), m_form));
    m_password = lineEdit({}, m_form);
    m_password->setObjectName(QStringLiteral("teacherPassword"));
    m_password->setEchoMode(QLineEdit::Password);
    m_password->setMaximumWidth(Theme::current().px(320));
    rows->addWidget(nameOf(m_password, tr("Password"), m_form));
    rows->addWidget(m_password);
    QPushButton* open = button(tr("Open"), m_form);
    open->setObjectName(QStringLiteral("openLock"));
    rows->addWidget(open, 0, Qt::AlignLeft);
    m_problem = words({}, m_form, TextRole::Strong, Role::Warning);
    m_problem->setObjectName(QStringLiteral("lockProblem"));
    rows->addWidget(m_problem);
    rows->addStretch(1);
    connect(m_password, &QLineEdit::returnPressed, this, &LockedPage::tryToOpen);
    connect(open, &QPushButton::clicked, this, &LockedPage::tryToOpen);
    m_layout->addWidget(m_form);
    refresh();
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
    QString problem;
    const int before = lock.pause();
    if (before == 0 && lock.open(m_password->text()))
        m_page->setFocus();
    else if (const int pause = lock.pause(); pause > 0)
        problem = tr("That was not the password. Try again in %n seconds.", nullptr, pause);
    else
        problem = tr("That was not the password.");
    m_password->clear();
    m_problem->setText(problem);
    m_problem->setVisible(!problem.isEmpty());
    if (!problem.isEmpty())
        m_announcer->say(problem);
}

void LockedPage::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange)
        buildAgain(m_form, [this] { build(); });
    QWidget::changeEvent(event);
}

} // namespace app
