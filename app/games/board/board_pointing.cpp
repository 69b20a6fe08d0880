// SPDX-License-Identifier: GPL-3.0-or-later
#include "board_pointing.h"

#include "app/ui/navigation/navigation.h"
#include "app/ui/widgets/lesson_link.h"

#include <QtGui/QCursor>
#include <QtWidgets/QApplication>
#include <QtWidgets/QToolTip>

#include <utility>

namespace app {

BoardPointing::BoardPointing(BoardWords& words, const Viewer& viewer, QWidget& board, Buttons buttons)
    : m_words(words), m_viewer(viewer), m_board(board), m_buttons(std::move(buttons)) {}

/// A button can outlive this by a moment, while a screen reader still asks about it.
BoardPointing::~BoardPointing() {
    for (const QPointer<GlowButton>& button : std::as_const(m_watched))
        if (button)
            button->setExplainer({});
}

void BoardPointing::watch(const QList<GlowButton*>& buttons) {
    m_watched = {buttons.begin(), buttons.end()};
    for (GlowButton* button : buttons) {
        connect(button, &GlowButton::pressedOn, this, &BoardPointing::press, Qt::UniqueConnection);
        connect(button, &GlowButton::attended, this, &BoardPointing::attend, Qt::UniqueConnection);
        connect(button, &GlowButton::unattended, this, &BoardPointing::leave, Qt::UniqueConnection);
        button->setExplainer([this](const GlowButton& one) { return m_words.explain(one); });
    }
}

/// Pointing at a button shows the reason for a refusal; after a click, it also appears beside the button and
/// is announced.
void BoardPointing::press(GlowButton* button) {
    if (m_answers && !m_viewer.isStopped() && m_answers(*button))
        return;
    const Explanation said = m_words.explain(*button);
    const bool isRefused = said.refusal && !button->isGlowing();
    if (isRefused)
        emit refusalKnown(said.answer());
    if (m_viewer.isStopped()) {
        emit pressedWhileStopped();
        return;
    }
    const QPoint under = button->mapToGlobal(QPoint(0, button->height()));
    emit pressed(button);
    if (!isRefused)
        return;
    m_refused = button;
    emit refused(said.answer());
    QToolTip::showText(
        under, m_words.ruleAt(button).empty() ? said.answer() : tr("%1 (F1: the rule)").arg(said.answer()),
        &m_board);
}

void BoardPointing::attend(GlowButton* button) {
    // After a step the board moves the focus by itself, but a person still looks at what the mouse points at.
    if (button->isFocusedByProgram() && !button->underMouse())
        for (GlowButton* other : m_buttons())
            if (other->underMouse())
                button = other;
    m_attended = button;
    tell(*button);
    m_words.pointedAt(button);
}

void BoardPointing::tell(const GlowButton& button) {
    const Explanation said = m_words.explain(button);
    emit reached(said.words, said.refusal);
}

void BoardPointing::sayAgain() {
    if (m_attended && m_attended->isVisible())
        tell(*m_attended);
}

void BoardPointing::leave() {
    m_attended = nullptr;
    m_refused = nullptr;
    emit left();
    m_words.pointedAt(nullptr);
}

QString BoardPointing::refusal() const {
    return m_refused ? m_words.explain(*m_refused).answer() : QString();
}

const QWidget* BoardPointing::place() const {
    if (m_attended && !m_words.lessonAt(m_attended).empty())
        return m_attended;
    // Some things, such as a Punnett square, have a lesson but cannot be pressed.
    const QWidget* under =
        m_board.underMouse() ? m_board.childAt(m_board.mapFromGlobal(QCursor::pos())) : nullptr;
    return under && !m_words.lessonAt(under).empty() ? under : QApplication::focusWidget();
}

void BoardPointing::lookUp() {
    const QWidget* about = m_refused ? m_refused.data() : place();
    const std::string_view rule = m_words.ruleAt(about);
    const std::string_view lesson = m_words.lessonAt(about);
    if (!rule.empty() && (m_refused || lesson.empty()))
        go(m_board, route::Rule{QString::fromUtf8(rule.data(), static_cast<qsizetype>(rule.size()))});
    else
        openLesson(lesson, m_board);
}

} // namespace app
