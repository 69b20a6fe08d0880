// SPDX-License-Identifier: GPL-3.0-or-later
#include "teacher_client.h"

#include "app/base/files/damage.h"
#include "app/base/files/word_file.h"
#include "app/network/client/joined_class.h"

namespace app {

namespace {

constexpr int tokenDigits = 32;

} // namespace

TeacherClient::TeacherClient(HostedClass& hosted, const HostedClass::Settings& settings, QObject* parent)
    : QObject(parent), m_hosted(hosted), m_settings(settings) {
    connect(&hosted, &HostedClass::opened, this, &TeacherClient::enter);
    connect(&hosted, &HostedClass::closed, this, &TeacherClient::leave);
    connect(&m_client, &ClassClient::stateChanged, this, &TeacherClient::keepToken);
    connect(&m_client, &ClassClient::ended, this, &TeacherClient::onEnd);
}

TeacherClient::~TeacherClient() {
    leave();
}

QString TeacherClient::tokenFile() const {
    return m_settings.folder + QStringLiteral("/teacher-token");
}

std::string TeacherClient::keptToken() const {
    const word_file::Content kept = word_file::read(tokenFile(), tokenDigits);
    if (kept.state == word_file::State::Damaged)
        DamageLog::current().reportAside(
            tokenFile(), word_file::putAside(tokenFile()),
            tr("You are in your class as a new member; what it has kept is unchanged."));
    if (kept.state == word_file::State::Unreadable)
        DamageLog::current().reportUnreadable(tokenFile(), kept.reason);
    return kept.word.substr(0, tokenDigits);
}

void TeacherClient::enter() {
    m_token = keptToken();
    connectToHost();
    JoinedClass::current().set(&m_client);
}

void TeacherClient::connectToHost() {
    const std::string& key = m_hosted.teacherKey();
    if (key.empty())
        return;
    const Authenticator* const door = m_hosted.authenticator();
    QUrl url;
    url.setScheme(door ? QStringLiteral("wss") : QStringLiteral("ws"));
    const QHostAddress address =
        m_settings.isEverywhere() ? QHostAddress(QHostAddress::LocalHost) : m_settings.address;
    url.setHost(address.toString());
    url.setPort(m_hosted.host().port());
    ClassDoor words;
    if (door)
        words.code = join::typedCode(door->words().toStdString()).code;
    m_client.connection().setHashCost(m_settings.cost);
    m_client.enter(url, {.role = messages::Role::Teacher, .token = m_token, .key = key}, words);
}

void TeacherClient::keepToken() {
    if (m_client.state() != ClassClient::State::In || m_client.welcome().token == m_token)
        return;
    m_token = m_client.welcome().token;
    // If it cannot be saved, the next opening adds a member.
    word_file::write(tokenFile(), word_file::withChecksum(m_token));
}

/// The database may be another one than the token's.
void TeacherClient::onEnd(const messages::Reason& why) {
    if (why != messages::ErrorCode::UnknownToken || m_token.empty() ||
        m_hosted.state() != HostedClass::State::Open)
        return;
    m_token.clear();
    // Queued: the client is about to end.
    QMetaObject::invokeMethod(
        this,
        [this] {
            if (m_hosted.state() == HostedClass::State::Open)
                connectToHost();
        },
        Qt::QueuedConnection);
}

void TeacherClient::leave() {
    if (JoinedClass::current().client() == &m_client)
        JoinedClass::current().set(nullptr);
    m_client.leave();
}

} // namespace app
