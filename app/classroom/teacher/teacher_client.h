// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/network/client/class_client.h"
#include "app/network/server/hosted_class.h"

namespace app {

/// The teacher's own connection to the class that this window hosts, for what a teacher does by messages:
/// collecting counts and asking for votes. It passes the door like anybody else, and the other pages learn of
/// it by JoinedClass. It is one member of the class, however often the class is opened: a file in the folder
/// of the class has its token.
class TeacherClient : public QObject {
    Q_OBJECT
public:
    /// Both must outlive this.
    TeacherClient(HostedClass& hosted, const HostedClass::Settings& settings, QObject* parent = nullptr);
    ~TeacherClient() override;

    ClassClient& client() { return m_client; }

private:
    void enter();
    void connectToHost();
    /// Where the token is.
    QString tokenFile() const;
    /// What it says; empty if there is none, or it is damaged.
    std::string keptToken() const;
    void keepToken();
    void onEnd(const messages::Reason& why);
    void leave();

    HostedClass& m_hosted;
    const HostedClass::Settings& m_settings;
    ClassClient m_client;
    std::string m_token;
};

} // namespace app
