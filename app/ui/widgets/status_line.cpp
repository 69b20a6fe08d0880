// SPDX-License-Identifier: GPL-3.0-or-later
#include "status_line.h"

#include "app/ui/speech/announcer.h"
#include "app/ui/theme/kept.h"
#include "app/ui/theme/theme.h"

namespace app {

StatusLine::StatusLine(QWidget* parent) : QLabel(parent), m_announcer(new speech::Announcer(this)) {
    setTextFormat(Qt::PlainText);
    keepStyled(this, [this] {
        setFont(Theme::current().font(TextRole::Strong));
        showColour();
        if (m_keepsRoom)
            setMinimumHeight(fontMetrics().lineSpacing());
    });
    setWordWrap(true);
    hide();
    m_over.setSingleShot(true);
    connect(&m_over, &QTimer::timeout, this, [this] { put({}, false); });
}

void StatusLine::keepRoom(std::chrono::milliseconds told) {
    m_keepsRoom = true;
    m_over.setInterval(told);
    setMinimumHeight(fontMetrics().lineSpacing());
    show();
}

void StatusLine::showMessage(const QString& message, bool isProblem) {
    put(message, isProblem);
    if (!message.isEmpty())
        m_announcer->say(message);
}

void StatusLine::tellAs(const StatusLine& other) {
    put(other.text(), other.m_isProblem);
}

void StatusLine::put(const QString& message, bool isProblem) {
    m_isProblem = isProblem;
    showColour();
    setText(message);
    setVisible(m_keepsRoom || !message.isEmpty());
    if (m_keepsRoom && !isProblem && !message.isEmpty())
        m_over.start();
    else
        m_over.stop();
}

void StatusLine::showColour() {
    QPalette colours = palette();
    colours.setColor(QPalette::WindowText, Theme::current().colour(m_isProblem ? Role::Warning : Role::Ink));
    setPalette(colours);
}

} // namespace app
