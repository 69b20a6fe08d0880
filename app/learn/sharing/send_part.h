// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "class_count.h"

#include <QtWidgets/QWidget>

#include <functional>

class QLabel;
class QPushButton;

namespace app {

class ClassClient;
namespace speech {
class Announcer;
}

/// Sends counts to the class that this window has joined as a pupil; hidden while there is none.
class SendPart : public QWidget {
    Q_OBJECT
public:
    /// `group`: the number of the group, 0 for none.
    SendPart(ClassCount count, std::function<int()> group, QWidget* parent);

signals:
    /// It is shown or hidden now.
    void offered(bool isOffered);

private:
    void refresh();
    void send(bool replaces);
    void settle(int number, bool isSent, const QString& outcome);
    /// What the class already has of this sample, if it has grown from that: rolls add to a sample, so it is
    /// the largest contribution from the same source that these counts contain. 0: this is another sample.
    messages::Contribute earlier(const ClassClient& client) const;
    /// What the class makes of these counts now.
    QString state(const ClassClient& client) const;

    const ClassCount m_count;
    const std::function<int()> m_group;
    speech::Announcer* m_announcer;
    QLabel* m_state;
    QPushButton* m_send;
    QPushButton* m_replace;
    /// The contribution that is under way, 0 for none, and what became of the last one.
    int m_underWay = 0;
    bool m_isSent = false;
    QString m_outcome;
};

} // namespace app
