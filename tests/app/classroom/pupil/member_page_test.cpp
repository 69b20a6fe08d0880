// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/classroom/pupil/member_page.h"

#include "app/games/board/game_board.h"
#include "played_by_two.h"
#include "pupil_at_table.h"
#include "test_registry.h"
#include "tests/app/support/more_menu.h"
#include "tests/app/support/texts.h"
#include "tests/app/support/widgets.h"

#include <QtTest/QSignalSpy>
#include <QtWidgets/QLabel>
#include <QtWidgets/QListView>

#include <algorithm>

using namespace app;
using tests::AtATable;
using tests::ClassRoom;
using tests::isShown;
using tests::Pupil;
using tests::PupilAtPage;
using tests::takesAChoice;

/// A pupil's pages at a real host, over the loopback device.
class MemberPageTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void twoPlayGenotype() { whole<genotype::Game>(3, 1); }
    void twoPlayGenomeWars() { whole<genomewars::Game>(2, 3); }
    void twoPlayGeneExpression() { whole<genecards::Game>(4, 100); }
    void theLobbyShowsWhoSitsWhere();
    void afterACrashOneClickLeadsBackToTheSeat();
    void aLostConnectionComesBackByItself();
    void aClosedClassLeadsToTheStart();
    void aResultStaysWhenTheClassIsClosed();
    void theWordsTypedAgainLeadBackToTheSeat();
    void theWordsOfAnotherClassLeadThere();
    void theWordsLeadIntoAClassThatHasForgotten();
    void whoSitsDownWithADoubleClickBeginsNoGame();
    void leavingTheTableLeadsToTheClass();
    void leavingTheClassForgetsThePlace();
    void whoWatchesSeesTheBoardAndCannotPlay();
    void aPauseIsSaid();
    void aPausedTableDoesNotLookPlayable();
    void aFinishedTableShowsItsPlayersAndItsResult();
    void theClockIsShown();
    void aClosedTableLeadsToTheClass();
    void aTokenThatIsUnknownIsForgotten();
    void theLogLeadsToNoReplayDuringTheGame();

    void theStartPageLeadsBackAtOnce();
    void whoSitsAtTheTableAlreadyIsNotRefused();
    void aQuestionToUndoMovesNothingOnTheBoard();
    void theLobbySaysWhatComesNext();

private:
    template <typename G> void whole(int seats, int length) {
        ClassRoom room;
        const QString wrong = tests::playedByTwo<G>(room.url(), room.open(G::id, seats, length));
        QVERIFY2(wrong.isEmpty(), qPrintable(wrong));
    }
};

void MemberPageTest::theStartPageLeadsBackAtOnce() {
    AtATable at;
    QVERIFY(at.isReady());
    const int number = at.pupil.number();
    at.pupil.restart();
    at.pupil.page().comeBack();
    QVERIFY(at.pupil.hasBoard());
    QCOMPARE(at.pupil.number(), number);
    // A pupil who is in the class stays there.
    at.pupil.page().comeBack();
    QVERIFY(at.pupil.page().client().state() == ClassClient::State::In);
}

/// A teacher's wish comes again when a pupil comes back after a crash.
void MemberPageTest::whoSitsAtTheTableAlreadyIsNotRefused() {
    AtATable at;
    QVERIFY(at.isReady());
    at.pupil.page().sit(at.number);
    constexpr int answered = 300; // milliseconds
    QTest::qWait(answered);
    QCOMPARE(at.stripWords(), wording("TablePage.table", 1));
}

void MemberPageTest::aQuestionToUndoMovesNothingOnTheBoard() {
    AtATable at;
    QVERIFY(at.isReady());
    TableStrip& strip = at.pupil.table()->strip();
    const auto high = [&strip] {
        QCoreApplication::processEvents();
        return strip.height();
    };
    const int before = high();
    for (const auto question : {TableStrip::Question::OfAnother, TableStrip::Question::Own}) {
        strip.setQuestion(question);
        QCOMPARE(high(), before);
    }
}

void MemberPageTest::theLobbySaysWhatComesNext() {
    ClassRoom room;
    PupilAtPage pupil;
    QVERIFY(pupil.comes(room.url()));
    const auto reads = [&pupil](const char* key, auto... arguments) {
        return Pupil::waitsFor([&] {
            return std::ranges::any_of(findAll<QLabel>(pupil.page().lobby()), [&](const QLabel* one) {
                return one->isVisible() && says(one->text(), key, arguments...);
            });
        });
    };
    QVERIFY(reads("LobbyPage.lessonsOpenByThemselves"));
    const int table = room.open("genotype", 3);
    QVERIFY(reads("LobbyPage.sitDown"));
    QVERIFY(pupil.sitsDown(table));
    QVERIFY(reads("TableRow.sitAtTable", 1));
}

void MemberPageTest::theLobbyShowsWhoSitsWhere() {
    ClassRoom room;
    const int table = room.open("genotype", 3);
    Pupil classmate;
    QVERIFY(classmate.comes(room.url()) && classmate.sitsDown(table, 1));
    PupilAtPage pupil;
    QVERIFY(pupil.comes(room.url()));
    QVERIFY(isShown(&pupil.page().lobby()));
    const QString name = QString::fromStdString(classmate.welcome().nickname);
    QVERIFY(Pupil::waitsFor([&] { return pupil.page().lobby().row(table) != nullptr; }));
    QCOMPARE(pupil.page().lobby().row(table)->seatWords(),
             QStringLiteral("1. free   2. %1   3. free").arg(name));
    QVERIFY(pupil.sitsDown(table));
    const QString own = QString::fromStdString(pupil.page().client().welcome().nickname);
    QVERIFY(pupil.page().lobby().row(table)->seatWords().startsWith(QStringLiteral("1. %1 (you)").arg(own)));
    // A pupil who sits cannot sit down once more.
    QVERIFY(!PupilAtPage::click(*pupil.page().lobby().row(table), "sitDown"));
}

void MemberPageTest::afterACrashOneClickLeadsBackToTheSeat() {
    AtATable at;
    QVERIFY(at.isReady());
    const auto seen = at.pupil.seat<genomewars::Game>().observation(0);
    const std::string nickname = at.pupil.page().client().welcome().nickname;
    at.room.table(at.number).setPaused(true);
    at.pupil.restart();
    QVERIFY(!at.pupil.table());
    QVERIFY(PupilAtPage::click(at.pupil.page().joining(), "backToClass"));
    QVERIFY(at.pupil.hasBoard());
    QCOMPARE(at.pupil.page().client().welcome().nickname, nickname);
    QVERIFY(at.pupil.seat<genomewars::Game>().observation(0) == seen);
}

void MemberPageTest::aLostConnectionComesBackByItself() {
    AtATable at([](ClassHost::Options& options) { options.pace.patience = std::chrono::hours(1); });
    QVERIFY(at.isReady());
    QStringList said;
    QObject::connect(&at.pupil.page().client(), &ClassClient::stateChanged, this,
                     [&] { said << at.stripWords(); });
    // Like a host that was killed.
    at.pupil.page().client().connection().setWaitsForClosedHost(true);
    at.room.restart();
    QVERIFY(Pupil::waitsFor([&] { return at.pupil.page().client().state() == ClassClient::State::Waiting; }));
    QVERIFY_SAYS(at.stripWords(), "TablePage.teacherComputerDoesAnswer");
    QVERIFY(at.looksIdle());
    QVERIFY(Pupil::waitsFor([&] { return at.pupil.page().client().state() == ClassClient::State::In; }));
    QVERIFY(at.comesToSay("TablePage.table", 1));
    QVERIFY(at.hasTurn());
    core::Random chance(1);
    QVERIFY(Pupil::waitsFor([&] { return takesAChoice<genomewars::Game>(at.pupil, chance); }));
    QVERIFY(Pupil::waitsFor([&] { return at.pupil.game().stepCount() > 0; }));
}

void MemberPageTest::aClosedClassLeadsToTheStart() {
    AtATable at;
    QVERIFY(at.isReady());
    const int number = at.pupil.number();
    at.pupil.page().activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(&at.pupil.page()));
    at.pupil.table()->table().board()->setFocus();
    at.room.restart();
    QVERIFY(Pupil::waitsFor([&] { return isShown(&at.pupil.page().joining()); }));
    QVERIFY(find<QPushButton>(at.pupil.page().joining(), "backToClass")->hasFocus());
    QVERIFY(!at.pupil.table());
    QVERIFY(at.pupil.page().client().state() == ClassClient::State::Out);
    QVERIFY_SAYS(at.pupil.page().joining().told(), "ReasonText.teacherClosedClass");
    QVERIFY(PupilAtPage::click(at.pupil.page().joining(), "backToClass"));
    QVERIFY(at.pupil.hasBoard());
    QCOMPARE(at.pupil.number(), number);
}

void MemberPageTest::aResultStaysWhenTheClassIsClosed() {
    AtATable at({}, 0, 1);
    QVERIFY(at.isReady() && at.playsToTheEnd());
    at.room.restart();
    QVERIFY(at.comesToSay("TablePage.teacherClosedClass"));
    QVERIFY(isShown(at.pupil.table()->table().endPage()));
    QVERIFY(PupilAtPage::click(*at.pupil.table()->table().endPage(), "newGame"));
    QVERIFY(isShown(&at.pupil.page().joining()));
}

void MemberPageTest::theWordsTypedAgainLeadBackToTheSeat() {
    ClassRoom room({}, tests::Entrance::WithCode);
    const int table = room.open("genome-wars", 2);
    PupilAtPage pupil;
    QVERIFY(pupil.types(room.url(), room.code()) && pupil.sitsDown(table));
    const int number = pupil.number();
    pupil.restart();
    QVERIFY(pupil.types(room.url(), room.code()));
    QCOMPARE(pupil.number(), number);
    QVERIFY(Pupil::waitsFor([&] { return pupil.page().client().place().first == table; }));
}

void MemberPageTest::theWordsOfAnotherClassLeadThere() {
    ClassRoom room({}, tests::Entrance::WithCode);
    ClassRoom other({}, tests::Entrance::WithCode);
    PupilAtPage pupil;
    QVERIFY(pupil.types(room.url(), room.code()));
    const QByteArray first = pupil.page().client().connection().fingerprint();
    pupil.restart();
    QVERIFY(pupil.types(other.url(), other.code()));
    QVERIFY(pupil.page().client().connection().fingerprint() != first);
    QCOMPARE(MemberStore(pupil.folder()).read()->host, other.url());
}

void MemberPageTest::theWordsLeadIntoAClassThatHasForgotten() {
    ClassRoom room({}, tests::Entrance::WithCode);
    PupilAtPage pupil;
    QVERIFY(pupil.types(room.url(), room.code()));
    MemberStore store(pupil.folder());
    auto place = store.read();
    QVERIFY(place);
    place->token = "0123456789abcdef";
    QVERIFY(store.remember(*place));
    pupil.restart();
    QVERIFY(pupil.types(room.url(), room.code()));
    QVERIFY(store.read()->token != place->token);
}

void MemberPageTest::whoSitsDownWithADoubleClickBeginsNoGame() {
    ClassRoom room;
    const int table = room.open("genome-wars", 3);
    PupilAtPage pupil;
    QVERIFY(pupil.comes(room.url()) && Pupil::waitsFor([&] { return pupil.page().lobby().row(table); }));
    TableRow& row = *pupil.page().lobby().row(table);
    const auto* const sit = find<QPushButton>(row, "sitDown");
    QTRY_VERIFY(sit->mapTo(&row, QPoint()).y() > 0); // laid out
    const QRect place(sit->mapTo(&row, QPoint()), sit->size());
    QVERIFY(pupil.sitsDown(table));
    QVERIFY(isShown(find<QPushButton>(row, "beginGame")));
    for (const QPoint& point : {place.topLeft(), place.center(), place.bottomRight()})
        QTRY_COMPARE(row.childAt(point), sit);
    QVERIFY(!sit->isEnabled());
}

void MemberPageTest::leavingTheTableLeadsToTheClass() {
    AtATable at;
    QVERIFY(at.isReady());
    QVERIFY(tests::chooseFromMore(*at.pupil.table()->table().board(), wording("PromptBar.leave")));
    QVERIFY(!at.pupil.table());
    QVERIFY(isShown(&at.pupil.page().lobby()));
    QVERIFY(Pupil::waitsFor([&] { return at.pupil.page().client().place().first == 0; }));
    // The seat is a bot's now, so it can be taken again.
    QVERIFY(at.pupil.sitsDown(at.number));
    QVERIFY(at.pupil.hasBoard());
}

void MemberPageTest::leavingTheClassForgetsThePlace() {
    ClassRoom room;
    PupilAtPage pupil;
    QVERIFY(pupil.comes(room.url()));
    QVERIFY(MemberStore(pupil.folder()).read());
    QVERIFY(PupilAtPage::click(pupil.page().lobby(), "leaveClass"));
    QVERIFY(isShown(&pupil.page().joining()));
    QVERIFY(!MemberStore(pupil.folder()).read());
    QVERIFY(!PupilAtPage::click(pupil.page().joining(), "backToClass"));
}

void MemberPageTest::whoWatchesSeesTheBoardAndCannotPlay() {
    AtATable at;
    QVERIFY(at.isReady());
    PupilAtPage watcher;
    QVERIFY(watcher.comes(at.room.url()));
    QVERIFY(watcher.clicksInLobby(at.number, "watchTable"));
    QVERIFY(watcher.hasBoard());
    QVERIFY(watcher.seat<genomewars::Game>().legal().empty());
    QCOMPARE(watcher.table()->table().seat().seat(), core::noSeat);
    QVERIFY(watcher.table()->table().board()->glowing().isEmpty());
    core::Random chance(1);
    QVERIFY(takesAChoice<genomewars::Game>(at.pupil, chance));
    QVERIFY(Pupil::waitsFor([&] { return watcher.game().stepCount() > 0; }));
    QVERIFY(PupilAtPage::click(watcher.table()->strip(), "leaveTable"));
    QVERIFY(isShown(&watcher.page().lobby()));
}

void MemberPageTest::aPausedTableDoesNotLookPlayable() {
    AtATable at;
    QVERIFY(at.isReady());
    QVERIFY(!at.pupil.table()->table().board()->glowing().isEmpty());
    QVERIFY(!at.looksIdle());
    Pupil teacher;
    QVERIFY(teacher.comesAsTeacher(at.room.url()));
    QCOMPARE(teacher.asks(messages::Pause{true}), std::string());
    QVERIFY(at.comesToSay("TablePage.teacherPausedTables"));
    QVERIFY(at.looksIdle());
    QCOMPARE(teacher.asks(messages::Pause{false}), std::string());
    QVERIFY(Pupil::waitsFor([&] { return !at.pupil.table()->table().board()->glowing().isEmpty(); }));
}

void MemberPageTest::aFinishedTableShowsItsPlayersAndItsResult() {
    AtATable at({}, 0, 1);
    QVERIFY(at.isReady() && at.playsToTheEnd());
    const QString name = QString::fromStdString(at.pupil.page().client().welcome().nickname);
    QVERIFY(PupilAtPage::click(*at.pupil.table()->table().endPage(), "newGame"));
    QVERIFY(Pupil::waitsFor([&] { return at.pupil.page().client().place().first == 0; }));
    QVERIFY(Pupil::waitsFor([&] {
        const QString seats = at.pupil.page().lobby().row(at.number)->seatWords();
        return seats.startsWith(QStringLiteral("1. %1   2. ").arg(name)) &&
               seats.endsWith(QLatin1String("2. Bot 2"));
    }));
    PupilAtPage other;
    QVERIFY(other.comes(at.room.url()) && other.clicksInLobby(at.number, "watchTable"));
    QVERIFY(Pupil::waitsFor([&] { return other.table() && isShown(other.table()->table().endPage()); }));
    QVERIFY(!other.table()->table().endPage()->winnerSentence().isEmpty());
    QVERIFY(PupilAtPage::click(*other.table()->table().endPage(), "replay"));
    QVERIFY(other.table()->table().replay()->length() > 0);
}

void MemberPageTest::aPauseIsSaid() {
    AtATable at;
    QVERIFY(at.isReady());
    Pupil teacher;
    QVERIFY(teacher.comesAsTeacher(at.room.url()));
    QCOMPARE(teacher.asks(messages::Pause{true}), std::string());
    QVERIFY(at.comesToSay("TablePage.teacherPausedTables"));
    core::Random chance(1);
    QVERIFY(takesAChoice<genomewars::Game>(at.pupil, chance));
    QCOMPARE(teacher.asks(messages::Pause{false}), std::string());
    QVERIFY(Pupil::waitsFor([&] { return !says(at.stripWords(), "TablePage.teacherPausedTables"); }));
    QCOMPARE(at.pupil.game().stepCount(), 0u);
}

void MemberPageTest::theClockIsShown() {
    AtATable at({}, 600);
    QVERIFY(at.isReady());
    const auto labels = findAll<QLabel>(at.pupil.table()->strip());
    QVERIFY(std::ranges::any_of(labels, [](const QLabel* label) {
        return label->isVisible() &&
               (label->text().startsWith(QLatin1String("9:")) || label->text() == QLatin1String("10:00"));
    }));
}

void MemberPageTest::aClosedTableLeadsToTheClass() {
    AtATable at;
    QVERIFY(at.isReady());
    Pupil teacher;
    QVERIFY(teacher.comesAsTeacher(at.room.url()));
    QCOMPARE(teacher.asks(messages::CloseTable{at.number}), std::string());
    QVERIFY(Pupil::waitsFor([&] { return !at.pupil.table(); }));
    QVERIFY(isShown(&at.pupil.page().lobby()));
    QVERIFY_SAYS(at.pupil.page().lobby().told(), "MemberPage.teacherClosedTable");
}

void MemberPageTest::aTokenThatIsUnknownIsForgotten() {
    ClassRoom room;
    PupilAtPage pupil;
    QVERIFY(
        MemberStore(pupil.folder())
            .remember(
                {.host = room.url(), .token = "0123456789abcdef", .nickname = "Clover", .fingerprint = {}}));
    pupil.restart();
    QVERIFY(PupilAtPage::click(pupil.page().joining(), "backToClass"));
    QVERIFY(Pupil::waitsFor([&] {
        return !pupil.page().joining().told().isEmpty() &&
               pupil.page().client().state() == ClassClient::State::Out;
    }));
    QVERIFY_SAYS(pupil.page().joining().told(), "ReasonText.classLongerRecognisesComputer");
    QVERIFY(!MemberStore(pupil.folder()).read());
}

void MemberPageTest::theLogLeadsToNoReplayDuringTheGame() {
    AtATable at;
    QVERIFY(at.isReady());
    QSignalSpy moments(at.pupil.table()->table().board(), &GameBoard::momentRequested);
    GameBoard* const board = at.pupil.table()->table().board();
    core::Random chance(1);
    QVERIFY(takesAChoice<genomewars::Game>(at.pupil, chance));
    QVERIFY(Pupil::waitsFor([&] { return at.pupil.game().stepCount() > 0; }));
    board->setLogVisible(true);
    auto* const list = find<QListView>(board);
    emit list->activated(list->model()->index(0, 0));
    QVERIFY(moments.isEmpty());
}

GENOTYPE_TEST(MemberPageTest, long)
#include "member_page_test.moc"
