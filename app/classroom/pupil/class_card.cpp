// SPDX-License-Identifier: GPL-3.0-or-later
#include "class_card.h"

#include "app/ui/speech/announcer.h"
#include "app/ui/widgets/page_parts.h"
#include "assignment_text.h"

#include <QtWidgets/QLabel>
#include <QtWidgets/QPushButton>
#include <QtWidgets/QVBoxLayout>

namespace app {

using namespace page_parts;

namespace {

constexpr qreal cardWidth = 420; ///< pixels at scale 1

} // namespace

ClassCard::ClassCard(const QString& nickname, QWidget* parent)
    : QWidget(parent), m_state(words({}, this)), m_hand(button({}, this)), m_sent(words({}, this)),
      m_open(button([] { return tr("Open it"); }, this)), m_announcer(new speech::Announcer(this)) {
    auto* rows = new QVBoxLayout(this);
    setMargins(rows, 0, 8);
    setFixedWidth(Theme::current().px(cardWidth));
    rows->addWidget(words(tr("You are %1").arg(nickname), this, TextRole::PanelTitle));
    m_state->setObjectName(QStringLiteral("handState"));
    rows->addWidget(m_state);
    m_hand->setObjectName(QStringLiteral("raiseHand"));
    connect(m_hand, &QPushButton::clicked, this, [this] { emit handWanted(!m_isRaised.value_or(false)); });
    rows->addWidget(m_hand, 0, Qt::AlignLeft);
    m_sent->setObjectName(QStringLiteral("sentByTeacher"));
    rows->addWidget(m_sent);
    m_open->setObjectName(QStringLiteral("openSent"));
    connect(m_open, &QPushButton::clicked, this, &ClassCard::openRequested);
    rows->addWidget(m_open, 0, Qt::AlignLeft);
    rows->addWidget(words(aboutMonitoring(), this, TextRole::Caption, Role::SoftInk));
    setRaised(false);
    setAssignment({});
}

QString ClassCard::aboutMonitoring() {
    return tr("While you are in the class, your teacher sees which page and lesson you are on, which steps "
              "you have done and how you answer its questions. No other pupil does. Your answers stay with "
              "the class when you leave.");
}

void ClassCard::setRaised(bool isRaised) {
    m_hand->setText(isRaised ? tr("I can carry on now") : tr("I need help"));
    m_hand->setAccessibleName(m_hand->text());
    const bool isChange = m_isRaised && *m_isRaised != isRaised;
    m_isRaised = isRaised;
    refreshState();
    if (isChange)
        m_announcer->say(m_state->text());
}

QString ClassCard::stateWords() const {
    if (!m_isRaised.value_or(false))
        return tr("Stuck? Press the button, and only your teacher sees that you need help.");
    if (!m_isConnected)
        return tr("Your hand is up. Your teacher sees it as soon as the connection is back.");
    return m_isAttended ? tr("Your teacher sees that you need help.")
                        : tr("Your hand is up. Your teacher is not in the class now, and sees it on coming "
                             "back.");
}

void ClassCard::refreshState() {
    m_state->setText(stateWords());
}

void ClassCard::setAttended(bool isAttended) {
    m_isAttended = isAttended;
    refreshState();
}

void ClassCard::setConnected(bool isConnected) {
    m_hand->setEnabled(isConnected);
    m_isConnected = isConnected;
    refreshState();
}

void ClassCard::setAssignment(const std::optional<messages::Assignment>& assignment) {
    m_sent->setVisible(assignment.has_value());
    m_open->setVisible(assignment.has_value());
    if (assignment)
        m_sent->setText(tr("Your teacher has sent %1.").arg(assignment_text::nameOf(*assignment)));
}

} // namespace app
