// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtCore/QTimer>
#include <QtWidgets/QLabel>

#include <chrono>

namespace app {

namespace speech {
class Announcer;
}

/// What a page has to say about something that was done, or was not: a line that is there only while it says
/// something. It is read aloud, too.
class StatusLine : public QLabel {
    Q_OBJECT
public:
    explicit StatusLine(QWidget* parent);

    /// Keeps room for one line also while there is nothing to say, so that nothing below moves. What is no
    /// problem is then said for a minute only: by then it need not hold any more.
    void keepRoom(std::chrono::milliseconds told = std::chrono::minutes(1));
    /// Empty: nothing. A problem has the colour of a warning.
    void showMessage(const QString& message, bool isProblem);
    /// Shows what another line says, without reading it aloud again.
    void tellAs(const StatusLine& other);

private:
    void put(const QString& message, bool isProblem);
    void showColour();

    bool m_isProblem = false;
    bool m_keepsRoom = false;
    QTimer m_over;
    speech::Announcer* m_announcer;
};

} // namespace app
