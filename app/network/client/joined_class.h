// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "class_client.h"

#include <QtCore/QPointer>

namespace app {

/// The class that this window has joined, for the pages that are not about joining one. The owner of the
/// client says so here.
class JoinedClass : public QObject {
    Q_OBJECT
public:
    static JoinedClass& current();

    /// Null while there is none.
    ClassClient* client() const { return m_client; }
    /// The client if it is welcome and has this role, else null.
    ClassClient* clientAs(messages::Role role) const;
    void set(ClassClient* client);
    /// As ClassClient::perform, of the client that has this role; nothing is sent if there is none.
    void perform(messages::Role role, const messages::ClientMessage& message, const QObject* context,
                 const ClassRequests::Settle& settle) const;

signals:
    /// Another class, none, or another state of the connection.
    void changed();
    void voteChanged();
    void poolChanged();
    void contributionsCame(int id, const messages::Contributions& contributions);
    void tablesChanged();
    void pacingChanged();
    void assignmentArrived(const messages::Assignment& assignment);
    void pupilChanged(int member);
    void talliesChanged();
    void contributed(int number);
    void notContributed(int number, const messages::Failed& failure);

private:
    QPointer<ClassClient> m_client;
};

} // namespace app
