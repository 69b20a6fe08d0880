// SPDX-License-Identifier: GPL-3.0-or-later
#include "told_line.h"

#include "app/speech/announcer.h"
#include "app/theme/theme.h"

namespace app {

ToldLine::ToldLine(QWidget* parent) : QLabel(parent), m_announcer(new speech::Announcer(this)) {
    setTextFormat(Qt::PlainText);
    setFont(Theme::current().font(TextRole::Strong));
    setWordWrap(true);
    hide();
}

void ToldLine::tell(const QString& message, bool isProblem) {
    put(message, isProblem);
    if (!message.isEmpty())
        m_announcer->say(message);
}

void ToldLine::tellAs(const ToldLine& other) {
    put(other.text(), other.m_isProblem);
}

void ToldLine::put(const QString& message, bool isProblem) {
    m_isProblem = isProblem;
    QPalette colours = palette();
    colours.setColor(QPalette::WindowText, Theme::current().colour(isProblem ? Role::Warning : Role::Ink));
    setPalette(colours);
    setText(message);
    setVisible(!message.isEmpty());
}

} // namespace app
