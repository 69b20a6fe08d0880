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
using tests::closes;
using tests::opens;
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

/// A teacher with the words of an encrypted class.
bool comesAsTeacher(Pupil& teacher, const HostedClass& hosted) {
    return teacher.comes(QUrl(QStringLiteral("wss://127.0.0.1:%1").arg(hosted.host().port())),
                         messages::Role::Teacher, hosted.teacherKey(), {},
                         {join::typedCode(hosted.authenticator()->words().toStdString()).code, {}});
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
    Pupil teacher;
    QVERIFY(teacher.comesAsTeacher(room.url()));
    const auto members = [&room] {
        return std::ranges::count_if(room.host().members(), [](const ClassHost::Presence& one) {
            return one.role == messages::Role::Pupil;
        });
    };
    QCOMPARE(pupil.asks(messages::RemoveMember{teacher.welcome().member}), std::string("not-allowed"));
    QCOMPARE(teacher.asks(messages::RemoveMember{teacher.welcome().member}), std::string("not-allowed"));
    QCOMPARE(teacher.asks(messages::RemoveMember{pupil.welcome().member}), std::string());
    QVERIFY(Pupil::waitsFor([&] { return pupil.end() == QLatin1String("removed"); }));
    QCOMPARE(members(), std::ptrdiff_t{0});
    QCOMPARE(room.table(table).shown().seats[0].member, 0);
    QCOMPARE(teacher.asks(messages::RemoveMember{1}), std::string("no-member"));
    QCOMPARE(teacher.asks(messages::RemoveMember{9}), std::string("no-member"));
    teacher.leave();
    room.restart();
    QCOMPARE(members(), std::ptrdiff_t{0});
    Pupil again;
    QVERIFY(!again.comes(room.url(), messages::Role::Pupil, {}, token));
    QCOMPARE(again.end(), QStringLiteral("unknown-token"));
    // The number, under which votes may be kept, is not given to anybody else.
    QVERIFY(again.comes(room.url()));
    QCOMPARE(again.welcome().member, 3);
    QVERIFY(again.sitsDown(table, 0));
}

void ClassTeacherTest::aMemberWhoCannotBeRemovedOnTheDiskStays() {
    const QTemporaryDir folder;
    bool refuses = false;
    ClassHost::Options options;
    options.dataFolder = folder.path();
    options.teacherKey = tests::teacherKey;
    ClassHost host(options, std::make_unique<tests::RefusingStorage>(refuses));
    QVERIFY(tests::restores(host) && host.listen(QHostAddress::LocalHost, 0));
    const QUrl url(QStringLiteral("ws://127.0.0.1:%1").arg(host.port()));
    Pupil pupil;
    Pupil teacher;
    QVERIFY(pupil.comes(url) && teacher.comesAsTeacher(url));
    refuses = true;
    QCOMPARE(teacher.asks(messages::RemoveMember{1}), std::string("not-saved"));
    QCOMPARE(host.members().size(), std::size_t{2});
    QCOMPARE(pupil.asks(messages::Watch{}), std::string());
}

void ClassTeacherTest::tablesAreStartedPausedAndClosed() {
    ClassRoom room;
    const int table = room.open("genome-wars", 2);
    Pupil pupil;
    QVERIFY(pupil.comes(room.url()) && pupil.sitsDown(table, 0));
    Pupil teacher;
    QVERIFY(teacher.comesAsTeacher(room.url()));
    QCOMPARE(teacher.asks(messages::Pause{true}), std::string());
    QCOMPARE(teacher.asks(messages::StartTable{table}), std::string());
    QCOMPARE(teacher.asks(messages::StartTable{table}), std::string("already-begun"));
    QCOMPARE(teacher.asks(messages::StartTable{9}), std::string("no-table"));
    QVERIFY(Pupil::waitsFor([&] { return pupil.isMyTurn() && pupil.tables().paused; }));
    QCOMPARE(pupil.plays(pupil.board()->legal.front()), std::string("paused"));
    QCOMPARE(teacher.asks(messages::Pause{false}), std::string());
    QCOMPARE(pupil.plays(pupil.board()->legal.front()), std::string());
    QCOMPARE(teacher.asks(messages::CloseTable{table}), std::string());
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
    const int table = tests::opensTable(hosted.host(), rules);
    const auto url = [&] { return QUrl(QStringLiteral("wss://127.0.0.1:%1").arg(hosted.host().port())); };
    Pupil pupil;
    QVERIFY(pupil.comesWith(url(), *join::typedCode(words.toStdString()).code));
    QVERIFY(pupil.sitsDown(table, 0));
    QCOMPARE(pupil.asks(messages::StartTable{table}), std::string());
    QVERIFY(Pupil::waitsFor([&] { return pupil.isMyTurn(); }));
    pupil.connection().setWaitsForClosedHost(false);
    QSignalSpy closed(&hosted, &HostedClass::closed);
    QVERIFY(closes(hosted));
    QCOMPARE(closed, QList<QVariantList>{{true}});
    QVERIFY(Pupil::waitsFor([&] { return pupil.end() == QLatin1String("host-ends"); }));
    settings.keepsCode = true; // otherwise there are new words
    QVERIFY(opens(hosted, settings));
    QCOMPARE(hosted.authenticator()->words(), words);
    Pupil again;
    QVERIFY(again.comes(url(), messages::Role::Pupil, {}, pupil.welcome().token,
                        {{}, pupil.connection().fingerprint()}));
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
    QVERIFY(closes(first));
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
    const int table = tests::opensTable(hosted.host(), rules);
    Pupil teacher;
    QVERIFY(comesAsTeacher(teacher, hosted));
    QCOMPARE(teacher.asks(messages::StartTable{table}), std::string());
    teacher.leave();
    // Not while it is open.
    QVERIFY(!HostedClass::erase(settings.folder).isEmpty());
    QVERIFY(QFile::exists(settings.folder + "/class.sqlite"));
    QVERIFY(closes(hosted));
    QCOMPARE(HostedClass::erase(settings.folder), QStringList());
    QDirIterator left(settings.folder, QDir::Files | QDir::Hidden, QDirIterator::Subdirectories);
    QVERIFY2(!left.hasNext(), qPrintable(left.hasNext() ? left.next() : QString()));
    QVERIFY(opens(hosted, settings));
    QVERIFY(hosted.host().tables().empty() && hosted.host().memberCount() == 0);
    QVERIFY(hosted.authenticator()->words() != words);
}

GENOTYPE_TEST(ClassTeacherTest)

#include "class_teacher_test.moc"
