// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtCore/QList>
#include <QtCore/QObject>
#include <QtCore/QPointer>
#include <QtCore/QStringList>
#include <QtWidgets/QWidget>

namespace app::speech {

/// The sentences with a full stop each, so that the voice pauses there; empty ones are left out.
QStringList ended(QStringList sentences);

/// Makes a screen reader say what happens on the screen without a click: what a bot did, what the dice show.
/// Everything said within one turn of the event loop is one announcement.
///
/// Qt 6.8 has an event for this. In earlier versions, the bridge to AT-SPI drops alerts but reports that an
/// object is shown, and Orca reads a notification that appears. So each announcement is an invisible
/// notification of its own in the window; the last few stay there to be read.
class Announcer : public QObject {
    Q_OBJECT
public:
    /// Speaks in the window of `place`, while that is visible. `place` must outlive this.
    explicit Announcer(QWidget* place);

    void say(const QString& sentence);
    void say(const QStringList& sentences);

signals:
    /// The sentences in the order in which they were said.
    void said(const QStringList& sentences);

private:
    void announce();

    QWidget* m_place;
    QStringList m_waiting;
    QList<QPointer<QWidget>> m_shown;
};

} // namespace app::speech
