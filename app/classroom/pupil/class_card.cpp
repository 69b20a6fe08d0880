// SPDX-License-Identifier: GPL-3.0-or-later
#include "class_card.h"

#include "app/ui/speech/announcer.h"
#include "app/ui/widgets/form.h"
#include "app/ui/widgets/page_parts.h"
#include "assignment_text.h"

#include <QtWidgets/QLabel>
#include <QtWidgets/QPushButton>

namespace app {

using namespace page_parts;

namespace {

constexpr qreal cardWidth = 420; ///< pixels at scale 1

} // namespace

ClassCard::ClassCard(const QString& nickname, QWidget* parent)
    : QWidget(parent), m_announcer(new speech::Announcer(this)) {
    Form form(this);
    keepFixedWidth(this, cardWidth);
    form.heading([nickname] { return tr("You are %1").arg(nickname); });
    m_state = form.label("handState");
    m_hand = form.button("raiseHand", {}, [this] { emit handWanted(!m_isRaised); });
    m_sent = form.label("sentByTeacher");
    m_open = form.button(
        "openSent", [] { return tr("Open it"); }, [this] { emit openRequested(); });
    form.note([] { return aboutMonitoring(); });
    keepTranslated(this, [this] { refresh(); });
}

QString ClassCard::aboutMonitoring() {
    return tr("While you are in the class, your teacher sees which page and lesson you are on, which steps "
              "you have done and how you answer its questions. No other pupil does. Your answers stay with "
              "the class when you leave.");
}

void ClassCard::setRaised(bool isRaised) {
    const bool isChange = m_isRaised != isRaised;
    m_isRaised = isRaised;
    refresh();
    if (isChange)
        m_announcer->say(m_state->text());
}

QString ClassCard::stateWords() const {
    if (!m_isRaised)
        return tr("Stuck? Press the button, and only your teacher sees that you need help.");
    if (!m_isConnected)
        return tr("Your hand is up. Your teacher sees it as soon as the connection is back.");
    return m_isAttended ? tr("Your teacher sees that you need help.")
                        : tr("Your hand is up. Your teacher is not in the class now, and sees it on coming "
                             "back.");
}

void ClassCard::refresh() {
    m_hand->setText(m_isRaised ? tr("I can carry on now") : tr("I need help"));
    m_hand->setAccessibleName(m_hand->text());
    m_state->setText(stateWords());
    m_sent->setVisible(m_assignment.has_value());
    m_open->setVisible(m_assignment.has_value());
    if (m_assignment)
        m_sent->setText(tr("Your teacher has sent %1.").arg(assignment_text::nameOf(*m_assignment)));
}

void ClassCard::setAttended(bool isAttended) {
    m_isAttended = isAttended;
    refresh();
}

void ClassCard::setConnected(bool isConnected) {
    m_hand->setEnabled(isConnected);
    m_isConnected = isConnected;
    refresh();
}

void ClassCard::setAssignment(const std::optional<messages::Assignment>& assignment) {
    m_assignment = assignment;
    refresh();
}

} // namespace app
