// SPDX-License-Identifier: GPL-3.0-or-later
// The part of the shell that opens lessons and rules.
#include "app/ui/navigation/navigation.h"
#include "game_board.h"

#include <QtGui/QCursor>
#include <QtWidgets/QApplication>

namespace app {

const QWidget* GameBoard::lessonPlace() const {
    if (m_attended && !lessonAt(m_attended).empty())
        return m_attended;
    // Some things, such as a Punnett square, have a lesson but cannot be pressed.
    const QWidget* under = underMouse() ? childAt(mapFromGlobal(QCursor::pos())) : nullptr;
    return under && !lessonAt(under).empty() ? under : QApplication::focusWidget();
}

void GameBoard::lookUp() {
    const QWidget* place = m_refused ? m_refused.data() : lessonPlace();
    const std::string_view rule = ruleAt(place);
    const std::string_view lesson = lessonAt(place);
    if (!rule.empty() && (m_refused || lesson.empty()))
        go(*this, route::Rule{QString::fromUtf8(rule.data(), static_cast<qsizetype>(rule.size()))});
    else
        openLesson(lesson, *this);
}

} // namespace app
