// SPDX-License-Identifier: GPL-3.0-or-later
#include "places.h"
#include "test_registry.h"

#include <QtCore/QDirIterator>
#include <QtCore/QFile>
#include <QtCore/QHash>
#include <QtCore/QRegularExpression>
#include <QtTest/QTest>

#include <algorithm>
#include <vector>

namespace {

/// A sentence that claims a state of the world, what it reads, and the test that the state and no other makes
/// the program say it.
struct Promise {
    const char* sentence; ///< its beginning
    const char* reads;
    const char* test;
};

/// In these files every sentence of that kind has a row.
constexpr const char* watched[] = {
    "app/classroom/teacher/class_network.cpp", "app/classroom/teacher/door_panel.cpp",
    "app/classroom/teacher/pacing_panel.cpp",  "app/classroom/teacher/pacing_panel_cover.cpp",
    "app/classroom/teacher/pool_reading.cpp",  "app/learn/lessons/pupil_panel.cpp",
    "app/classroom/pupil/class_card.cpp",      "app/classroom/pupil/join_page.cpp",
    "app/classroom/pupil/host_panel.cpp",      "app/classroom/pupil/lobby_page.cpp",
    "app/classroom/pupil/member_page.cpp",     "app/network/client/reason_text.cpp",
    "app/classroom/pupil/table_page.cpp",      "app/learn/sharing/send_part.cpp",
    "app/learn/sharing/vote_card.cpp",         "app/window/shell/hand_notice.cpp",
    "app/window/shell/pupil_window.cpp",       "app/classroom/teacher/seat_mover.cpp",
    "app/settings/settings_file.cpp",
};

const std::vector<Promise> promises{
    // What a teacher sees of a pupil.
    {"Your teacher sees that you need help.", "PacingShown: raised and attended; the connection",
     "HandNoticeTest::aHandIsSeenOnEveryPage"},
    {"Your hand is up. Your teacher is not in the class now", "PacingShown::attended",
     "PupilWindowTest::nobodySeesAHandWhileNoTeacherIsThere"},
    {"Your hand is up. Your teacher sees it as soon as", "ClassClient::state",
     "ClassCardTest::aHandWithoutAConnectionIsNotSeen"},
    {"Stuck? Press the button, and only your teacher sees", "to whom the host tells of hands",
     "MonitorWireTest::nobodyElseHearsAByteOfIt"},
    {"While you are in the class, your teacher sees", "what the host tells teachers",
     "MonitorWireTest::nobodyElseHearsAByteOfIt"},
    {"Your teacher has sent %1.", "the last assignment, and whether its table is open",
     "PupilAssignmentsTest::whatIsAskedOfAClosedTableIsTakenBack"},
    {"Your teacher has sent %1. It cannot be opened", "whether the page is there",
     "PupilAssignmentsTest::everyKindOfAssignmentLeadsToItsPlace"},
    {"Your teacher has opened %1 for you.", "that it was opened",
     "PupilAssignmentsTest::anAssignmentThatWasOpenedIsToldForAWhile"},
    {"Your teacher asks you to open %1.", "where the pupil sits, and whether the table is open",
     "PupilAssignmentsTest::whoSitsAtTheTableIsNotAskedToGoThere"},
    {"The connection to the class was lost, so your screen", "ClassClient::state, BlankCover::isOn",
     "PupilWindowTest::aCoveredScreenLightsUpWithoutTheHost"},
    {"Needs help: %1.", "PupilShown: here and raised", "HandNoticeTest::aHandThatIsLoweredIsNoNewsAnyMore"},
    {"Nobody needs help.", "PupilShown: here and raised",
     "HandNoticeTest::aHandThatIsLoweredIsNoNewsAnyMore"},
    {"%n pupils need help.", "PupilShown: here and raised",
     "HandNoticeTest::whatIsPresentedSaysHowManyAndNotWho"},
    // Covered screens.
    {"All pupils' screens are covered.", "PupilShown::covered of every pupil",
     "PacingPanelTest::coveredIsWhatThePupilsProgramsSay"},
    {"The screens of all pupils who are here are covered.", "PupilShown: here and covered",
     "PacingPanelTest::coveredIsWhatThePupilsProgramsSay"},
    {"%n screens are covered.", "PupilShown::covered", "PacingPanelTest::coveredIsWhatThePupilsProgramsSay"},
    {"Not covered: %1.", "PupilShown: here and covered",
     "PacingPanelTest::coveredIsWhatThePupilsProgramsSay"},
    {"Away, and not covered: %1.", "PupilShown::here", "PacingPanelTest::coveredIsWhatThePupilsProgramsSay"},
    {"No pupil is here. New pupils find their screens covered.", "PupilShown::here",
     "PupilWindowTest::whoComesLateFindsTheScreenCovered"},
    {"This erases everything done under this name", "the progress under that name",
     "ProgressNamesTest::erasesOneNameAndNoOther"},
    // The door of a class.
    {"A class is saved here", "the files of the class",
     "DoorPanelTest::aClassWithoutADatabaseIsNotSaidToBeSaved"},
    {"The class is open.", "HostedClass::opened", "DoorPanelTest::theOpenClassShowsItsWordsAndItsAddress"},
    {"The class is closed. Everything is saved.", "HostedClass::closed",
     "ClassTeacherTest::aClassIsWhereItWasWhenItIsOpenedAgain"},
    {"The class is closed. Its database did not save", "HostedClass::closed",
     "SilentDatabaseTest::aClassIsClosedWithoutItsDatabase"},
    {"The class is being closed", "HostedClass::state",
     "SilentDatabaseTest::aClassIsClosedWithoutItsDatabase"},
    {"The class’s database does not answer", "ChangeQueue::isSilent, or the host's answer, database-silent",
     "SilentDatabaseTest::commandsAreAnsweredAndTheWindowGoesOn"},
    {"The class’s database answers again.", "ChangeQueue::isSilent",
     "SilentDatabaseTest::commandsAreAnsweredAndTheWindowGoesOn"},
    {"Everything is being erased", "what HostedClass::erase does",
     "SilentDatabaseTest::erasingWaitsForTheDatabaseAloneAndTheWindowDoesNot"},
    {"Nothing was erased, because", "what HostedClass::erase has left",
     "SilentDatabaseTest::erasingWaitsForTheDatabaseAloneAndTheWindowDoesNot"},
    {"The class is being opened", "HostedClass::state", "DoorPanelTest::aTakenPortIsSaidInASentence"},
    {"Another program answers searches", "HostedClass::isFound",
     "DoorPanelTest::theOpenClassShowsItsWordsAndItsAddress"},
    {"Make new words? Then nobody can join with the old ones.", "Authenticator::renew",
     "DoorTest::aNewCodeShutsOutTheOldOneAndNoMember"},
    {"Everything that this program kept of the class has been erased", "what HostedClass::erase has left",
     "ClassTeacherTest::erasedMeansThatNothingIsLeft"},
    {"%n files could not be erased", "what HostedClass::erase has left",
     "ClassTeacherTest::erasedMeansThatNothingIsLeft"},
    {"The class is damaged. There is a good copy of %1.", "ClassFolder::copyIn",
     "DamagedClassTest::anEmptyDatabaseIsSaidAndItsCopyOffered"},
    {"With new words, nobody can join who only knows the old ones.", "Authenticator::renew",
     "DoorTest::aNewCodeShutsOutTheOldOneAndNoMember"},
    {"You are in another class as %1.", "JoinedClass::client",
     "DoorPanelTest::aPupilOfAnotherClassOpensNone"},
    // Joining one.
    {"A class was found", "Finder::hosts", "WaysIntoAClassTest::whoComesBackToNobodyIsToldAndNotJoined"},
    {"%n computers with a class were found.", "Finder::hosts", "JoinPageTest::theRightWordsFindTheirClass"},
    {"No class has been found", "Finder::hosts", "JoinPageTest::aClassThatOpensLaterIsFoundByItself"},
    {"%1 The program keeps searching.", "Finder::isBusy, the timer of the next search",
     "JoinPageTest::itDoesNotSearchForEver"},
    {"The class that was found has other words.", "what its door has answered",
     "JoinPageTest::theClassNextDoorIsNotTheOneThatIsWaitedFor"},
    {"None of the classes that were found has these words.", "what all doors have answered",
     "JoinPageTest::theRightWordsFindTheirClass"},
    {"No class answers at the address %1.", "the try at that address",
     "JoinPageTest::atATypedAddressNothingIsSaidOfTheClassThatWasFound"},
    {"You were in a class as %1.", "MemberStore", "JoinPageTest::thePlaceThatIsRememberedIsOffered"},
    {"The teacher’s computer does not answer. Perhaps the class is closed.", "ClassClient::ended, no-answer",
     "WaysIntoAClassTest::whoComesBackToNobodyIsToldAndNotJoined"},
    {"The class that you were in is gone.", "ClassClient::ended, untrusted",
     "WaysIntoAClassTest::anErasedClassAsksForItsNewWords"},
    {"The class no longer recognises this computer.", "ClassClient::ended, unknown-token",
     "MemberPageTest::aTokenThatIsUnknownIsForgotten"},
    {"Many have just joined from the same network address.", "ClassClient::ended, too-many-joins",
     "CrowdedDoorTest::oneComputerJoinsSoOftenAndNoMore"},
    {"The connection to the class has ended", "ClassClient::ended",
     "HostGuardTest::manyBadMessagesEndTheConnection"},
    {"Your teacher has closed the class. When it is open again", "ClassClient::ended, host-ends",
     "MemberPageTest::aClosedClassLeadsToTheStart"},
    {"You have joined the class in another window.", "ClassClient::ended, elsewhere",
     "ClassTableTest::aSecondConnectionReplacesTheFirst"},
    {"Your teacher has removed you from the class.", "ClassClient::ended, removed",
     "ClassTeacherTest::aRemovedMemberIsOutForGood"},
    {"Somebody whom you have chosen is no longer in the class.", "Failed, no-member",
     "ClassTeacherTest::aRemovedMemberIsOutForGood"},
    {"You are in the class.", "ClassClient::state", "MemberPageTest::theLobbySaysWhatComesNext"},
    {"A class is open on this computer.", "JoinedClass::clientAs",
     "WaysIntoAClassTest::aClassOfOnesOwnIsNoWayOut"},
    {"A class was opened on this computer", "JoinedClass::clientAs",
     "WaysIntoAClassTest::aClassOfOnesOwnIsNoWayOut"},
    {"Your place could not be saved", "MemberStore::remember", "MemberStoreTest::aPlaceThatIsRefusedIsSaid"},
    // At a table.
    {"Your teacher has closed the table.", "ClassClient::tables",
     "MemberPageTest::aClosedTableLeadsToTheClass"},
    {"That table has been closed.", "Failed, no-table", "ClassHostTest::aClosedTableIsGoneForEverybody"},
    {"Your teacher has moved %1 to another seat", "PupilMoved",
     "ClassSeatsTest::theTeacherMovesAPupilAndTheTableIsTold"},
    {"Your teacher has paused all tables.", "Tables::paused", "MemberPageTest::aPauseIsSaid"},
    {"The teacher’s computer does not answer. The program keeps trying", "ClassClient::state",
     "MemberPageTest::aLostConnectionComesBackByItself"},
    {"%1 has lost the connection. A bot is playing", "SeatShown::occupant",
     "ClassTableTest::aBotPlaysForWhoIsGone"},
    {"These have lost the connection, and bots are playing", "SeatShown::occupant",
     "ClassTableTest::aBotPlaysForWhoIsGone"},
    {"Your teacher has closed the class. You can look at the result", "ClassClient::ended, host-ends",
     "MemberPageTest::aResultStaysWhenTheClassIsClosed"},
    // Counts and votes.
    {"The class has your counts.", "the host's answer", "PupilsPollsTest::aPupilSendsCounts"},
    {"The class has these counts already.", "ClassClient::given",
     "PupilsPollsTest::theGreenButtonCountsNoPlantTwice"},
    {"Your counts are on their way.", "contributions without an answer",
     "ClassContributionsTest::whatWasNotAnsweredIsSentAgain"},
    {"The teacher’s computer refused this", "the host's answer",
     "ClassContributionsTest::aFloodOfContributionsIsStopped"},
    {"The teacher’s computer could not save this", "the host's answer, not-saved",
     "SilentStorageTest::aSilentStorageIsSaidAndWhatItHasBegunIsAnsweredLater"},
    {"So far you have sent", "PoolShown::own", "PupilsPollsTest::aPupilSendsCounts"},
    {"If these counts contain the ones you have sent", "ClassClient::given",
     "PupilsPollsTest::whoCannotKnowWhatWasSentIsNotLedToSendItAgain"},
    {"Your teacher is collecting counts", "PoolShown::stage", "PupilsPollsTest::aPupilSendsCounts"},
    {"Your teacher is not collecting counts", "PoolShown::stage", "PupilsPollsTest::aPupilSendsCounts"},
    {"Your teacher has paused the collection.", "PoolShown::stage",
     "ClassPollsTest::onlyATeacherReachesTheTeachersCalls"},
    {"%n more pupils have to send counts", "PoolShown::missing",
     "ClassPollsTest::theTeacherSeesTheSumAtAnyTime"},
    {"The class sees the sum when %n more", "PoolShown::missing",
     "LiveClassPanelTest::theTeacherCollectsAndSeesTheSum"},
    {"The dice of %n tables are counted in.", "PoolShown::tables",
     "NetworkPresentationTest::theDiceOfTablesAreNamedBesideThePupils"},
    {"Choose by yourself. Nobody else sees what you choose.", "what the host tells the others",
     "ClassPollsTest::whoHasSaidWhatChangesNoByte"},
    {"Your vote is in.", "VoteShown::own", "PupilsPollsTest::aPupilIsToldAndVotes"},
    {"Your second vote is in.", "VoteShown::own", "PupilsPollsTest::aSecondVoteLocksTheAnswers"},
    {"The pupils you had chosen have left or no longer need help.", "the pupils to send to, as PupilShown",
     "PacingPanelTest::thingsAreSentToAllOrSome"},
    {"Pupils who have sat at a game return to their own seat only", "ClassHost::placeFor",
     "ClassSeatsTest::whoHasSatAtAGameReturnsToThatSeatOnly"},
    {"%1 now has seat %2 of table %3.", "what the host has answered; HostTable::hasSeenOther",
     "ClassNetworkTest::aPupilIsMovedToAnotherSeatOfAGame"},
    // On the board.
    {"The parents of another trait are being set now.", "GameDocument::whyNot",
     "BoardRulesTest::whatIsRefusedMayNotBeDone"},
    // Progress in the lessons.
    {"Kept on this computer only.", "Progress", "ProgressTest::isThereAgainTheNextTime"},
    {"Saved as %1.", "what the disk has answered", "PupilsNamesWayTest::noEmptyFileIsSavedWithoutAWord"},
    {"The valid settings still apply.", "what AppSettings reads from the file",
     "AppSettingsTest::noSettingChangesWithoutASentence"},
    {"Your progress could not be saved.", "Progress::isWritten", "ProgressTest::saysWhenTheDiskRefuses"},
    {"%1 is now called %2, and the work has come along.", "Progress::takeOver, Progress::isWritten",
     "PupilNamesTest::aMistypedNameIsCorrectedWithTheWork"},
    {"If the name was mistyped: all work of %1 goes along to %2", "Progress::takeOver",
     "PupilNamesTest::aMistypedNameIsCorrectedWithTheWork"},
    {"What %1 has done stays under that name.", "Progress::isEmpty",
     "PupilsNamesWayTest::anotherNameBeginsAnew"},
    {"This erases everything done under this name", "what Progress::erase leaves in the folder",
     "ProgressNamesTest::erasesOneNameFromEveryFileInTheFolder"},
    {"What was done here without a name now belongs to %1.", "Progress::unnamed",
     "PupilsNamesWayTest::aNameTypedAfterTheWorkTakesItAlong"},
};

/// Says what a button is for, asks, or names a thing: no state of the world.
constexpr const char* noClaims[] = {
    "I need help",
    "To %n who need help or are stuck",
    "Message on covered screens",
    "Its address, if it is not found",
    "Erase everything in this class: members",
    "Adds the progress from a file that was saved on another computer",
    "This erases everything done under this name",
};

QString read(const QString& path) {
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()) : QString();
}

/// The texts of a source file in tr(…), whole.
QStringList textsIn(QString source) {
    static const QRegularExpression joint(QStringLiteral("\"\\s*\n\\s*\""));
    static const QRegularExpression text(QStringLiteral("\\btr\\(\\s*\"((?:[^\"\\\\]|\\\\.)*)\""));
    source.remove(joint);
    QStringList texts;
    for (auto found = text.globalMatch(source); found.hasNext();)
        texts << found.next().captured(1);
    return texts;
}

bool isClaim(const QString& text) {
    static const QRegularExpression claim(
        QStringLiteral("\\b(sees?|seen|saved|sent|covered|joined|found|erased|closed|collecting|paused|"
                       "counted in|kept|opened|stays|in the class|in a class|another class|needs? help|other "
                       "words|is open|keeps|your counts|these counts|the sum|vote is in|belongs|answers|not "
                       "answer|not know|has ended|lost the connection|has your|have lost|is gone)\\b"),
        QRegularExpression::CaseInsensitiveOption);
    return claim.match(text).hasMatch();
}

QString sourceFile(const char* name) {
    return QStringLiteral(GENOTYPE_SOURCE_DIR "/") + QLatin1String(name);
}

} // namespace

/// "A sentence that claims a state of the world reads that state."
class PromisesTest : public QObject {
    Q_OBJECT
private slots:
    void everyPromiseIsSaidSomewhere();
    void everyPromiseHasItsTest();
    void everyClaimIsInTheTable();
};

void PromisesTest::everyPromiseIsSaidSomewhere() {
    QStringList texts;
    for (const char* name : watched)
        texts << textsIn(read(sourceFile(name)));
    texts << textsIn(read(sourceFile("app/games/genotype/board_choices.cpp")));
    QVERIFY(texts.size() > 100);
    for (const Promise& one : promises) {
        const QString sentence = QString::fromUtf8(one.sentence);
        QVERIFY2(std::ranges::any_of(texts, [&](const QString& text) { return text.startsWith(sentence); }),
                 one.sentence);
        QVERIFY2(*one.reads != '\0', one.sentence);
    }
}

void PromisesTest::everyPromiseHasItsTest() {
    QHash<QString, QString> sources; // by the name of the class of tests
    static const QRegularExpression name(QStringLiteral("class (\\w+Test) : public QObject"));
    QDirIterator files(QStringLiteral(GENOTYPE_SOURCE_DIR "/tests"), {QStringLiteral("*_test.cpp")},
                       QDir::Files, QDirIterator::Subdirectories);
    while (files.hasNext()) {
        const QString source = read(files.next());
        for (auto found = name.globalMatch(source); found.hasNext();)
            sources[found.next().captured(1)] += source;
    }
    QVERIFY(sources.size() > 50);
    for (const Promise& one : promises) {
        const QStringList test = QString::fromUtf8(one.test).split(QStringLiteral("::"));
        QCOMPARE(test.size(), 2);
        const QRegularExpression slot(QStringLiteral("void (\\w+::)?%1\\(\\)").arg(test[1]));
        QVERIFY2(slot.match(sources.value(test[0])).hasMatch(), one.test);
    }
}

void PromisesTest::everyClaimIsInTheTable() {
    for (const char* name : watched) {
        const QStringList texts = textsIn(read(sourceFile(name)));
        QVERIFY2(!texts.isEmpty(), name);
        for (const QString& text : texts) {
            const auto begins = [&text](const char* sentence) {
                return text.startsWith(QString::fromUtf8(sentence));
            };
            const bool isListed = std::ranges::any_of(promises, begins, &Promise::sentence) ||
                                  std::ranges::any_of(noClaims, begins);
            QVERIFY2(isListed || !isClaim(text),
                     qPrintable(QStringLiteral("%1: %2").arg(QLatin1String(name), text)));
        }
    }
}

GENOTYPE_TEST(PromisesTest)

#include "promises_test.moc"
