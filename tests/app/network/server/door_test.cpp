// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/network/server/authenticator.h"

#include "class_room.h"
#include "test_registry.h"

#include <QtTest/QSignalSpy>
#include <QtWebSockets/QWebSocketServer>

using namespace app;
using tests::ClassRoom;
using tests::Entrance;
using tests::Pupil;
using tests::RawClient;

namespace {

ClassRoom guardedRoom() {
    return ClassRoom({}, Entrance::WithCode);
}

join::JoinCode otherThan(const join::JoinCode& code) {
    return join::JoinCode(code.bits() + 1);
}

/// What a raw client has been sent in a field of a message.
QString fieldIn(const RawClient& client, const QString& message, const QString& field) {
    const QStringList texts = client.texts("\"type\":\"" + message + '"');
    if (texts.isEmpty())
        return {};
    const QString mark = '"' + field + "\":\"";
    const qsizetype start = texts.first().indexOf(mark) + mark.size();
    return texts.first().mid(start, texts.first().indexOf('"', start) - start);
}

/// The message with which somebody who knows the code of a room answers this client's challenge.
QString proofFor(const RawClient& client, ClassRoom& room) {
    const auto challenge = commitment::bytesOf(fieldIn(client, "challenge", "challenge").toStdString());
    const std::string key =
        join::doorKey(room.code(), room.door().identity().fingerprint().toStdString(), "8b", tests::cheap);
    return QString::fromStdString(messages::toText(
        messages::FromClient{0, messages::Proof{commitment::hexOf(join::proofOf(key, *challenge))}}));
}

/// Somebody who pretends to be a class: with a certificate of their own, and whatever they like to say.
class Impostor {
public:
    /// `first`: sent to everybody; `answer`: to whatever comes.
    Impostor(const QString& first, const QString& answer)
        : m_identity(m_folder.path()), m_server(QStringLiteral("class"), QWebSocketServer::SecureMode) {
        m_server.setSslConfiguration(m_identity.tls());
        QObject::connect(&m_server, &QWebSocketServer::newConnection, &m_server, [this, first, answer] {
            QWebSocket* const socket = m_server.nextPendingConnection();
            socket->setParent(&m_server);
            QObject::connect(socket, &QWebSocket::textMessageReceived, socket,
                             [this, socket, answer](const QString& text) {
                                 m_heard << text;
                                 socket->sendTextMessage(answer);
                             });
            socket->sendTextMessage(first);
        });
        if (!m_server.listen(QHostAddress::LocalHost))
            qFatal("no impostor");
    }
    QUrl url() const { return QUrl(QStringLiteral("wss://127.0.0.1:%1").arg(m_server.serverPort())); }
    const QStringList& heard() const { return m_heard; }
    QByteArray fingerprint() const { return m_identity.fingerprint(); }

private:
    QTemporaryDir m_folder;
    join::HostIdentity m_identity;
    QWebSocketServer m_server;
    QStringList m_heard;
};

const QString someChallenge = QStringLiteral(R"({"type":"challenge","challenge":"%1","class":"8b"})")
                                  .arg(QString(64, QLatin1Char('c')));

} // namespace

/// Three words open the door of an encrypted class, and show whose door it is.
class DoorTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void theRightWordsLetIn();
    void theWrongWordsLetNobodyIn();
    void whoGuessesHasToWait();
    void anAnswerIsGoodOnce();
    void anAnswerOfAnotherConnectionIsWorthNothing();
    void aHelloWithoutAnAnswerIsRefusedAndClosed();
    void theTeachersKeyAloneDoesNotOpenTheDoor();
    void aTokenComesBackWithoutTheCode();
    void theClassIsTheSameAfterARestart();
    void aNewCodeShutsOutTheOldOneAndNoMember();
    void ofAnUnknownHostNothingIsTrusted();
    void anImpostorWithTheRightSealIsRecognised();
    void whatAHostSaysBeforeItsProofIsNotBelieved();
    void aSealThatNothingAskedForAnswersNoRequest();
    void aHostOfAnotherNameIsNotAnswered();
    void aHostOfAnEarlierVersionIsNotAnswered();
    void anotherNameHasOtherWords();
    void anImpostorHearsNeitherTokenNorHello();
    void theTokenOfOneClassIsNotToldToAnother();
    void aClientThatCannotWorkOutTheCodeSaysSo();
};

void DoorTest::theRightWordsLetIn() {
    ClassRoom room = guardedRoom();
    const int table = room.open("genome-wars", 2);
    Pupil pupil;
    QVERIFY(pupil.comesWith(room.url(), room.code()));
    QCOMPARE(pupil.connection().fingerprint(), room.door().identity().fingerprint());
    QVERIFY(pupil.sitsDown(table));
    QCOMPARE(pupil.asks(messages::StartTable{table}), std::string());
    QVERIFY(Pupil::waitsFor([&] { return pupil.isMyTurn(); }));
}

void DoorTest::theWrongWordsLetNobodyIn() {
    ClassRoom room = guardedRoom();
    Pupil pupil;
    QVERIFY(!pupil.comesWith(room.url(), otherThan(room.code())));
    QCOMPARE(pupil.end(), QStringLiteral("wrong-code"));
    QCOMPARE(pupil.connection().wait(), 0);
    QVERIFY(pupil.connection().fingerprint().isEmpty());
    QCOMPARE(room.host().memberCount(), 0);
}

void DoorTest::whoGuessesHasToWait() {
    ClassRoom room = guardedRoom();
    Pupil pupil;
    for (int i = 0; i < join::AnswerVerifier::freeTries; ++i)
        QVERIFY(!pupil.comesWith(room.url(), otherThan(room.code())) && pupil.connection().wait() == 0);
    QVERIFY(!pupil.comesWith(room.url(), otherThan(room.code())));
    QCOMPARE(pupil.end(), QStringLiteral("wrong-code"));
    QCOMPARE(pupil.connection().wait(), int(join::AnswerVerifier::firstPause.count()));
    // Not even the right words are looked at.
    QVERIFY(!pupil.comesWith(room.url(), room.code()));
    QCOMPARE(pupil.end(), QStringLiteral("wait"));
    QVERIFY(pupil.connection().wait() > 0 &&
            pupil.connection().wait() <= join::AnswerVerifier::firstPause.count());
    QVERIFY(Pupil::waitsFor([&] { return pupil.comesWith(room.url(), room.code()); }));
}

void DoorTest::anAnswerIsGoodOnce() {
    ClassRoom room = guardedRoom();
    RawClient client(room.url());
    QVERIFY(client.waitsFor("challenge"));
    const QString proof = proofFor(client, room);
    client.send(proof);
    QVERIFY(client.waitsFor("seal"));
    QCOMPARE(fieldIn(client, "seal", "seal").toLatin1(), room.door().identity().seal().toHex());
    client.send(proof);
    QVERIFY(client.waitsFor("not-asked"));
    QCOMPARE(client.texts("\"seal\"").size(), 1);
    client.send(R"({"type": "hello", "protocol": 1})");
    QVERIFY(client.waitsFor("welcome"));
}

void DoorTest::anAnswerOfAnotherConnectionIsWorthNothing() {
    ClassRoom room = guardedRoom();
    RawClient pupil(room.url());
    RawClient listener(room.url());
    QVERIFY(pupil.waitsFor("challenge") && listener.waitsFor("challenge"));
    const QString overheard = proofFor(pupil, room);
    listener.send(overheard);
    QVERIFY(listener.waitsForClose());
    QVERIFY(listener.texts().last().contains("wrong-code") && listener.texts("\"seal\"").isEmpty());
    pupil.send(overheard);
    QVERIFY(pupil.waitsFor("seal"));
}

void DoorTest::aHelloWithoutAnAnswerIsRefusedAndClosed() {
    ClassRoom room = guardedRoom();
    RawClient client(room.url());
    client.send(R"({"type": "hello", "protocol": 1, "id": 4})");
    QVERIFY(client.waitsForClose());
    QCOMPARE(client.texts("\"re\":4").size(), 1);
    QVERIFY(client.texts().last().contains("\"bye\"") && client.texts().last().contains("proof-first"));
    QCOMPARE(room.host().memberCount(), 0);
}

void DoorTest::theTeachersKeyAloneDoesNotOpenTheDoor() {
    ClassRoom room = guardedRoom();
    Pupil teacher;
    const QByteArray known = room.door().identity().fingerprint();
    QVERIFY(!teacher.comes(room.url(), messages::Role::Teacher, tests::teacherKey, {}, {{}, known}));
    QCOMPARE(teacher.end(), QStringLiteral("proof-first"));
    QVERIFY(teacher.comes(room.url(), messages::Role::Teacher, tests::teacherKey, {}, {room.code(), {}}));
}

void DoorTest::aTokenComesBackWithoutTheCode() {
    ClassRoom room = guardedRoom();
    Pupil pupil;
    QVERIFY(pupil.comesWith(room.url(), room.code()));
    pupil.leave();
    // After a crash, say: another program with what the first one has kept.
    Pupil again;
    QVERIFY(again.comes(room.url(), messages::Role::Pupil, {}, pupil.welcome().token,
                        {{}, pupil.connection().fingerprint()}));
    QCOMPARE(again.welcome().member, pupil.welcome().member);
    Pupil guesser;
    QVERIFY(!guesser.comes(room.url(), messages::Role::Pupil, {}, std::string(32, '0'),
                           {{}, pupil.connection().fingerprint()}));
    QCOMPARE(guesser.end(), QStringLiteral("unknown-token"));
}

void DoorTest::theClassIsTheSameAfterARestart() {
    ClassRoom room = guardedRoom();
    const join::JoinCode before = room.code();
    Pupil pupil;
    QVERIFY(pupil.comesWith(room.url(), before));
    const int member = pupil.welcome().member;
    QVERIFY(room.restartFor({&pupil}));
    QVERIFY(room.code() == before);
    QCOMPARE(pupil.welcome().member, member);
}

void DoorTest::aNewCodeShutsOutTheOldOneAndNoMember() {
    ClassRoom room = guardedRoom();
    const join::JoinCode before = room.code();
    Pupil member;
    QVERIFY(member.comesWith(room.url(), before));
    QSignalSpy ready(&room.door(), &Authenticator::ready);
    room.door().renew();
    QVERIFY(room.code() == before); // until there is another
    QVERIFY(Pupil::waitsFor([&] { return !ready.isEmpty(); }));
    QVERIFY(!(room.code() == before));
    Pupil late;
    QVERIFY(!late.comesWith(room.url(), before));
    QCOMPARE(late.end(), QStringLiteral("wrong-code"));
    QVERIFY(late.comesWith(room.url(), room.code()));
    QCOMPARE(member.asks(messages::Watch{}), std::string());
    QVERIFY(room.restartFor({&member}));
}

void DoorTest::ofAnUnknownHostNothingIsTrusted() {
    ClassRoom room = guardedRoom();
    Pupil pupil;
    QVERIFY(!pupil.comes(room.url()));
    QCOMPARE(pupil.end(), QStringLiteral("untrusted"));
    QVERIFY(!pupil.comes(room.url(), messages::Role::Pupil, {}, {}, {{}, QByteArray(32, 'x')}));
    QCOMPARE(pupil.end(), QStringLiteral("untrusted"));
    QCOMPARE(room.host().memberCount(), 0);
}

/// A pupil of the class knows its code and its seal, and has a certificate of their own.
void DoorTest::anImpostorWithTheRightSealIsRecognised() {
    ClassRoom room = guardedRoom();
    const QString seal = QString::fromLatin1(room.door().identity().seal().toHex());
    const Impostor impostor(someChallenge, QStringLiteral(R"({"type":"seal","seal":"%1"})").arg(seal));
    Pupil pupil;
    QVERIFY(!pupil.comesWith(impostor.url(), room.code()));
    QCOMPARE(pupil.end(), QStringLiteral("other-host"));
    QVERIFY(pupil.connection().fingerprint().isEmpty());
    // What it has heard is of no use at the door of the class.
    QCOMPARE(impostor.heard().size(), 1);
    RawClient forwarder(room.url());
    QVERIFY(forwarder.waitsFor("challenge"));
    forwarder.send(impostor.heard().first());
    QVERIFY(forwarder.waitsFor("wrong-code"));
}

void DoorTest::whatAHostSaysBeforeItsProofIsNotBelieved() {
    ClassRoom room = guardedRoom();
    for (const QString said :
         {R"({"type":"welcome","protocol":1,"member":1,"nickname":"Clover","token":"x"})",
          R"({"type":"tables"})", R"({"type":"seal","seal":""})",
          R"({"type":"error","code":"unknown-token"})"}) {
        const Impostor impostor(said, said);
        Pupil pupil;
        QSignalSpy failures(&pupil, &ClassClient::failed);
        QVERIFY(!pupil.comesWith(impostor.url(), room.code()));
        QCOMPARE(pupil.end(), QStringLiteral("not-a-message"));
        QVERIFY(failures.isEmpty() && pupil.welcome().member == 0 && impostor.heard().isEmpty());
    }
}

/// Only `done` and `error` answer a request.
void DoorTest::aSealThatNothingAskedForAnswersNoRequest() {
    const Impostor host(QStringLiteral(R"({"type":"seal","seal":"00","re":0})"),
                        QStringLiteral(R"({"type":"error","code":"class-full","re":0})"));
    Pupil pupil;
    QSignalSpy done(&pupil, &ClassClient::done);
    QVERIFY(!pupil.comes(host.url(), messages::Role::Pupil, {}, "token", {{}, host.fingerprint()}));
    QCOMPARE(pupil.end(), QStringLiteral("class-full")); // so the seal has come before
    QVERIFY(done.isEmpty());
}

/// An impostor who has worked out answers for one class says its name to the pupils of another.
void DoorTest::aHostOfAnotherNameIsNotAnswered() {
    const Impostor impostor(someChallenge, someChallenge);
    Pupil pupil;
    QVERIFY(!pupil.comes(impostor.url(), messages::Role::Pupil, {}, {},
                         {.code = join::JoinCode(7), .fingerprint = {}, .className = "9a"}));
    QCOMPARE(pupil.end(), QStringLiteral("other-host"));
    QVERIFY(impostor.heard().isEmpty());
    ClassRoom room = guardedRoom();
    QVERIFY(pupil.comes(room.url(), messages::Role::Pupil, {}, {},
                        {.code = room.code(), .fingerprint = {}, .className = "8b"}));
}

void DoorTest::aHostOfAnEarlierVersionIsNotAnswered() {
    QString challenge = someChallenge;
    challenge.remove(QStringLiteral(R"(,"class":"8b")"));
    const Impostor impostor(challenge, challenge);
    Pupil pupil;
    QVERIFY(!pupil.comesWith(impostor.url(), join::JoinCode(7)));
    QCOMPARE(pupil.end(), QStringLiteral("wrong-protocol"));
    QVERIFY(impostor.heard().isEmpty());
}

void DoorTest::anotherNameHasOtherWords() {
    const QTemporaryDir folder;
    const auto wordsOf = [&folder](const QString& name) {
        Authenticator door(folder.path(), name, tests::cheap);
        door.prepare();
        return Pupil::waitsFor([&door] { return door.isReady(); }) ? door.words() : QString();
    };
    QVERIFY(!wordsOf(QStringLiteral("8b")).isEmpty());
    QCOMPARE(wordsOf(QStringLiteral(" 8b ")), wordsOf(QStringLiteral("8b")));
    QVERIFY(wordsOf(QStringLiteral("9a")) != wordsOf(QStringLiteral("8b")));
    // And an answer that was heard at one class is none at the other.
    const join::JoinCode code(7);
    QVERIFY(join::doorKey(code, "host", "8b", tests::cheap) !=
            join::doorKey(code, "host", "9a", tests::cheap));
}

void DoorTest::anImpostorHearsNeitherTokenNorHello() {
    ClassRoom room = guardedRoom();
    Pupil pupil;
    QVERIFY(pupil.comesWith(room.url(), room.code()));
    const Impostor impostor(someChallenge, someChallenge);
    Pupil again;
    QVERIFY(!again.comes(impostor.url(), messages::Role::Pupil, {}, pupil.welcome().token,
                         {{}, pupil.connection().fingerprint()}));
    QCOMPARE(again.end(), QStringLiteral("untrusted"));
    // With the code too: another certificate than the one that is remembered ends it.
    QVERIFY(!again.comes(impostor.url(), messages::Role::Pupil, {}, pupil.welcome().token,
                         {room.code(), pupil.connection().fingerprint()}));
    QCOMPARE(again.end(), QStringLiteral("untrusted"));
    QVERIFY(impostor.heard().isEmpty());
}

void DoorTest::theTokenOfOneClassIsNotToldToAnother() {
    ClassRoom room = guardedRoom();
    ClassRoom other = guardedRoom();
    Pupil pupil;
    QVERIFY(pupil.comesWith(room.url(), room.code()));
    const std::string token = pupil.welcome().token;
    QVERIFY(pupil.comesWith(other.url(), other.code()));
    QVERIFY(pupil.welcome().token != token);
    QCOMPARE(pupil.connection().fingerprint(), other.door().identity().fingerprint());
}

void DoorTest::aClientThatCannotWorkOutTheCodeSaysSo() {
    ClassRoom room = guardedRoom();
    Pupil pupil;
    pupil.connection().setHashCost({3, 1, 1}); // no power of two
    QVERIFY(!pupil.comesWith(room.url(), room.code()));
    QCOMPARE(pupil.end(), QStringLiteral("no-memory"));
}

GENOTYPE_TEST(DoorTest)

#include "door_test.moc"
