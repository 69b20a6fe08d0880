// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/network/server/class_host.h"

#include "app/network/server/hosted_class.h"
#include "class_room.h"
#include "refusing_storage.h"
#include "test_registry.h"

#include <QtCore/QDirIterator>
#include <QtTest/QSignalSpy>

using namespace app;
using tests::ClassRoom;
using tests::Pupil;

namespace {

/// A class in a folder, opened without encryption unless a test asks for it.
HostedClass::Settings settingsFor(const QTemporaryDir& folder) {
    HostedClass::Settings settings;
    settings.folder = folder.filePath("class");
    settings.address = QHostAddress(QHostAddress::LocalHost);
    settings.port = 0;
    settings.questionPort = 0;
    settings.cost = tests::cheap;
    settings.pace = {.patience = std::chrono::milliseconds(0), .bots = BotPace::Instant};
    return settings;
}

bool opens(HostedClass& hosted, const HostedClass::Settings& settings) {
    hosted.open(settings);
    return Pupil::waitsFor([&] { return hosted.state() != HostedClass::State::Opening; }) &&
           hosted.state() == HostedClass::State::Open;
}

} // namespace

/// What a teacher does at the window of the host.
class ClassTeacherTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void theMembersAreShownWithTheirPlaces();
    void aRemovedMemberIsOutForGood();
    void aMemberWhoCannotBeRemovedOnTheDiskStays();
    void tablesAreStartedPausedAndClosed();
    void aClassIsWhereItWasWhenItIsOpenedAgain();
    void onlyOneProgramOpensAFoldersClass();
    void aTakenPortIsNamed();
    void aFolderThatCannotBeWrittenIsNamed();
    void erasedMeansThatNothingIsLeft();
};

void ClassTeacherTest::theMembersAreShownWithTheirPlaces() {
    ClassRoom room;
    const int table = room.open("genome-wars", 2);
    QSignalSpy changed(&room.host(), &ClassHost::changed);
    Pupil one;
    Pupil other;
    QVERIFY(one.comes(room.url()) && other.comes(room.url()));
    QVERIFY(one.sitsDown(table));
    QVERIFY(Pupil::waitsFor([&] { return !changed.isEmpty(); }));
    changed.clear();
    other.leave();
    QVERIFY(Pupil::waitsFor([&] { return !room.host().members().back().isHere; }));
    QVERIFY(Pupil::waitsFor([&] { return !changed.isEmpty(); }));
    const auto members = room.host().members();
    QCOMPARE(members.size(), std::size_t{2});
    QCOMPARE(members[0].nickname, std::string("Clover"));
    QVERIFY(members[0].isHere && members[0].table == table);
    QCOMPARE(members[1].table, 0);
}

void ClassTeacherTest::aRemovedMemberIsOutForGood() {
    ClassRoom room;
    const int table = room.open("genome-wars", 2);
    Pupil pupil;
    QVERIFY(pupil.comes(room.url()) && pupil.sitsDown(table, 0));
    const std::string token = pupil.welcome().token;
    QVERIFY(!room.host().removeMember(pupil.welcome().member));
    QVERIFY(Pupil::waitsFor([&] { return pupil.end() == QLatin1String("removed"); }));
    QVERIFY(room.host().members().empty());
    QCOMPARE(room.table(table).shown().seats[0].member, 0);
    QCOMPARE(room.host().removeMember(1)->code.word(), std::string("no-member"));
    room.restart();
    QVERIFY(room.host().members().empty());
    Pupil again;
    QVERIFY(!again.comes(room.url(), messages::Role::Pupil, {}, token));
    QCOMPARE(again.end(), QStringLiteral("unknown-token"));
    // The number, under which votes may be kept, is not given to anybody else.
    QVERIFY(again.comes(room.url()));
    QCOMPARE(again.welcome().member, 2);
    QVERIFY(again.sitsDown(table, 0));
}

void ClassTeacherTest::aMemberWhoCannotBeRemovedOnTheDiskStays() {
    const QTemporaryDir folder;
    bool refuses = false;
    ClassHost::Options options;
    options.dataFolder = folder.path();
    ClassHost host(options, std::make_unique<tests::RefusingStorage>(refuses));
    QVERIFY(host.restore() && host.listen(QHostAddress::LocalHost, 0));
    Pupil pupil;
    QVERIFY(pupil.comes(QUrl(QStringLiteral("ws://127.0.0.1:%1").arg(host.port()))));
    refuses = true;
    QCOMPARE(host.removeMember(1)->code.word(), std::string("not-saved"));
    QCOMPARE(host.members().size(), std::size_t{1});
    QCOMPARE(pupil.asks(messages::Watch{}), std::string());
}

void ClassTeacherTest::tablesAreStartedPausedAndClosed() {
    ClassRoom room;
    const int table = room.open("genome-wars", 2);
    Pupil pupil;
    QVERIFY(pupil.comes(room.url()) && pupil.sitsDown(table, 0));
    room.host().setPaused(true);
    QVERIFY(!room.host().startTable(table));
    QCOMPARE(room.host().startTable(table)->code.word(), std::string("already-begun"));
    QCOMPARE(room.host().startTable(9)->code.word(), std::string("no-table"));
    QVERIFY(Pupil::waitsFor([&] { return pupil.isMyTurn() && pupil.tables().paused; }));
    QCOMPARE(pupil.plays(pupil.board()->legal.front()), std::string("paused"));
    room.host().setPaused(false);
    QCOMPARE(pupil.plays(pupil.board()->legal.front()), std::string());
    QVERIFY(!room.host().closeTable(table));
    QVERIFY(Pupil::waitsFor([&] { return pupil.tables().tables.empty(); }));
}

void ClassTeacherTest::aClassIsWhereItWasWhenItIsOpenedAgain() {
    const QTemporaryDir folder;
    HostedClass::Settings settings = settingsFor(folder);
    settings.pace.patience = std::chrono::hours(1); // no bot plays meanwhile
    HostedClass hosted;
    QVERIFY(opens(hosted, settings));
    const QString words = hosted.authenticator()->words();
    TableRules rules;
    rules.game = "genome-wars";
    const int table = hosted.host().openTable(rules).value_or(0);
    const auto url = [&] { return QUrl(QStringLiteral("wss://127.0.0.1:%1").arg(hosted.host().port())); };
    Pupil pupil;
    QVERIFY(pupil.comesWith(url(), *join::typedCode(words.toStdString()).code));
    QVERIFY(pupil.sitsDown(table, 0));
    QVERIFY(!hosted.host().startTable(table));
    QVERIFY(Pupil::waitsFor([&] { return pupil.isMyTurn(); }));
    pupil.setPersistent(false);
    hosted.close();
    QVERIFY(hosted.state() == HostedClass::State::Closed);
    QVERIFY(Pupil::waitsFor([&] { return pupil.end() == QLatin1String("host-ends"); }));
    settings.keepsCode = true; // otherwise there are new words
    QVERIFY(opens(hosted, settings));
    QCOMPARE(hosted.authenticator()->words(), words);
    Pupil again;
    QVERIFY(again.comes(url(), messages::Role::Pupil, {}, pupil.welcome().token, {{}, pupil.fingerprint()}));
    QVERIFY(Pupil::waitsFor([&] { return again.isMyTurn(); }));
    QCOMPARE(again.board()->step, pupil.board()->step);
}

void ClassTeacherTest::onlyOneProgramOpensAFoldersClass() {
    const QTemporaryDir folder;
    HostedClass first;
    QVERIFY(opens(first, settingsFor(folder)));
    HostedClass second;
    QSignalSpy failed(&second, &HostedClass::failed);
    QVERIFY(!opens(second, settingsFor(folder)));
    QCOMPARE(failed.size(), 1);
    QVERIFY(failed.first().first().value<HostedClass::Trouble>() == HostedClass::Trouble::OtherHost);
    first.close();
    QVERIFY(opens(second, settingsFor(folder)));
}

void ClassTeacherTest::aTakenPortIsNamed() {
    const QTemporaryDir folder;
    const QTemporaryDir other;
    HostedClass first;
    QVERIFY(opens(first, settingsFor(folder)));
    HostedClass second;
    QSignalSpy failed(&second, &HostedClass::failed);
    HostedClass::Settings settings = settingsFor(other);
    settings.port = first.host().port();
    QVERIFY(!opens(second, settings));
    QVERIFY(failed.first().first().value<HostedClass::Trouble>() == HostedClass::Trouble::PortTaken);
}

void ClassTeacherTest::aFolderThatCannotBeWrittenIsNamed() {
    HostedClass hosted;
    QSignalSpy failed(&hosted, &HostedClass::failed);
    HostedClass::Settings settings;
    settings.folder = QStringLiteral("/proc/none");
    QVERIFY(!opens(hosted, settings));
    QVERIFY(failed.first().first().value<HostedClass::Trouble>() == HostedClass::Trouble::Folder);
}

void ClassTeacherTest::erasedMeansThatNothingIsLeft() {
    const QTemporaryDir folder;
    const HostedClass::Settings settings = settingsFor(folder);
    HostedClass hosted;
    QVERIFY(opens(hosted, settings));
    const QString words = hosted.authenticator()->words();
    TableRules rules;
    rules.game = "genome-wars";
    QVERIFY(!hosted.host().startTable(hosted.host().openTable(rules).value_or(0)));
    // Not while it is open.
    QVERIFY(!HostedClass::erase(settings.folder).isEmpty());
    QVERIFY(QFile::exists(settings.folder + "/class.sqlite"));
    hosted.close();
    QCOMPARE(HostedClass::erase(settings.folder), QStringList());
    QDirIterator left(settings.folder, QDir::Files | QDir::Hidden, QDirIterator::Subdirectories);
    QVERIFY2(!left.hasNext(), qPrintable(left.hasNext() ? left.next() : QString()));
    QVERIFY(opens(hosted, settings));
    QVERIFY(hosted.host().tables().empty() && hosted.host().memberCount() == 0);
    QVERIFY(hosted.authenticator()->words() != words);
}

GENOTYPE_TEST(ClassTeacherTest)

#include "class_teacher_test.moc"
