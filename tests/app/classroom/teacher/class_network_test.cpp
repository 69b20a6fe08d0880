// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/classroom/teacher/class_network.h"

#include "app/base/files/word_file.h"
#include "app/classroom/teacher/projected_table.h"
#include "app/classroom/teacher/seat_mover.h"
#include "app/games/board/game_end.h"
#include "app/network/client/joined_class.h"
#include "app/ui/theme/theme.h"
#include "desk_windows.h"
#include "network_page.h"
#include "test_registry.h"
#include "tests/app/support/texts.h"
#include "tests/app/support/widgets.h"

#include <QtCore/QTemporaryDir>
#include <QtTest/QSignalSpy>
#include <QtWidgets/QComboBox>
#include <QtWidgets/QSpinBox>

using namespace app;
using namespace tests::network;
using tests::desk::choose;

/// The tables and members of a class on the network, at its teacher's window.
class ClassNetworkTest : public QObject {
    Q_OBJECT

private slots:
    void init() {
        Theme::install();
        m_folder = std::make_unique<QTemporaryDir>();
    }

    void theDashboardIsForTheTeacherAlone() {
        NetworkPage opened(m_folder->path());
        QVERIFY(opened.opens());
        JoinedPupil pupil(opened.page.hosted());
        QVERIFY(pupil.isIn());
        const QString nickname = QString::fromStdString(pupil.welcome().nickname);
        // It follows the class whose window this is.
        QVERIFY(QTest::qWaitFor([&] { return opened.cell("pupilList", 0, 0) == nickname; }, tests::patience));
        pupil.request(messages::Whereabouts{.page = "lab"});
        QVERIFY(QTest::qWaitFor([&] { return opened.cell("pupilList", 0, 2) == QLatin1String("Lab"); },
                                tests::patience));
        // What F11 shows knows nobody.
        const Presentation shown = opened.page.presentation();
        QVERIFY(!shown.explanation.join(QLatin1Char(' ')).contains(nickname));
        QVERIFY(!shown.title.contains(nickname) && shown.outcomes.empty());
    }

    void theTeachersWindowCollectsWhatPupilsSend() {
        NetworkPage opened(m_folder->path());
        QVERIFY(!JoinedClass::current().clientAs(messages::Role::Teacher));
        QVERIFY(opened.opens());
        QVERIFY(QTest::qWaitFor([] { return JoinedClass::current().clientAs(messages::Role::Teacher); },
                                tests::patience));
        ClassClient& teacher = *JoinedClass::current().clientAs(messages::Role::Teacher);
        constexpr int flowers = 18;
        teacher.request(messages::SetPool{.experiment = flowers, .stage = messages::PoolStage::Open});
        QVERIFY(QTest::qWaitFor([&] { return teacher.polls().pools().contains(flowers); }, tests::patience));
        JoinedPupil pupil(opened.page.hosted());
        QVERIFY(pupil.isIn());
        pupil.polls().contribute({.experiment = flowers, .counts = {31, 9}});
        QVERIFY(QTest::qWaitFor([&] { return teacher.polls().pools().at(flowers).contributors == 1; },
                                tests::patience));
        // The teacher is no member whom one could remove.
        QCOMPARE(find<QTableWidget>(opened.page.network(), "classMembers")->rowCount(), 1);
        QVERIFY(opened.closes());
        QVERIFY(!JoinedClass::current().clientAs(messages::Role::Teacher));
    }

    /// A pupil alone may not: a pupil who has sat at a game returns to that seat.
    void aPupilIsMovedToAnotherSeatOfAGame() {
        NetworkPage opened(m_folder->path());
        QVERIFY(opened.opens());
        auto* const move = find<QPushButton>(opened.page.network(), "movePupil");
        QVERIFY(!move->isEnabled());
        ClassHost& host = opened.page.hosted().host();
        QCOMPARE(tests::opensTable(host, {"genome-wars", 3, 2, {}, 0}), 1);
        JoinedPupil pupil(opened.page.hosted());
        JoinedPupil other(opened.page.hosted());
        QVERIFY(pupil.isIn() && other.isIn());
        for (const auto& [one, seat] : {std::pair{&pupil, core::Seat{0}}, std::pair{&other, core::Seat{2}}}) {
            one->request(messages::Sit{1, seat});
            QVERIFY(QTest::qWaitFor([&, one = one] { return one->place().first == 1; }, tests::patience));
        }
        QCOMPARE(opened.asks(messages::StartTable{1}), std::string());
        QVERIFY(QTest::qWaitFor([&] { return move->isEnabled(); }, tests::patience));
        const QString nickname = QString::fromStdString(pupil.welcome().nickname);
        auto* const pupils = find<QComboBox>(opened.page.network(), "movedPupil");
        pupils->setCurrentIndex(pupils->findText(nickname));
        QVERIFY(pupils->currentIndex() >= 0);
        // Seats of persons are not offered.
        auto* const seats = find<QComboBox>(opened.page.network(), "movedTo");
        QCOMPARE(seats->count(), 1);
        QVERIFY_SAYS(seats->currentText(), "SeatMover.tableSeat", 1, 2);
        QVERIFY2(move->accessibleName().contains(nickname), qPrintable(move->accessibleName()));
        QSignalSpy moved(&other, &ClassClient::pupilMoved);
        QSignalSpy told(find<SeatMover>(opened.page.network(), "seatMover"), &SeatMover::told);
        opened.page.activateWindow();
        move->setFocus();
        QTest::keyClick(move, Qt::Key_Space);
        QVERIFY(
            QTest::qWaitFor([&] { return pupil.place() == std::pair(1, core::Seat{1}); }, tests::patience));
        QVERIFY(QTest::qWaitFor(
            [&] { return !told.isEmpty() && told.back().front().toString().contains(nickname); },
            tests::patience));
        QVERIFY(!told.back().at(1).toBool());
        const QString sentence = told.back().front().toString();
        QVERIFY2(sentence.contains(nickname) && says(sentence, "SeatMover.nowSeatTableEverybody"),
                 qPrintable(sentence));
        QVERIFY(
            QTest::qWaitFor([&] { return pupil.place() == std::pair(1, core::Seat{1}); }, tests::patience));
        QVERIFY(QTest::qWaitFor([&] { return moved.size() == 1; }, tests::patience));
    }

    void aTableIsOpenedAndBegunAndClosed() {
        NetworkPage opened(m_folder->path());
        QVERIFY(opened.opens());
        auto* game = find<QComboBox>(opened.page.network(), "tableGame");
        game->setCurrentIndex(game->findData(QStringLiteral("genome-wars")));
        find<QSpinBox>(opened.page.network(), "tableSeats")->setValue(3);
        opened.click("openTable");
        QVERIFY(QTest::qWaitFor([&] { return opened.cell("classTables", 0, 0) == QLatin1String("1"); },
                                tests::patience));
        QCOMPARE(opened.cell("classTables", 0, 2), wording("TablesPanel.waiting"));
        QCOMPARE(opened.cell("classTables", 0, 3), wording("TablesPanel.free", 3));
        JoinedPupil pupil(opened.page.hosted());
        QVERIFY(pupil.isIn());
        pupil.request(messages::Sit{.table = 1});
        QVERIFY(QTest::qWaitFor([&] { return opened.cell("classTables", 0, 3).startsWith("Clover"); },
                                tests::patience));
        opened.click("startTable");
        QVERIFY(QTest::qWaitFor(
            [&] { return opened.cell("classTables", 0, 2) == wording("TablesPanel.playing"); },
            tests::patience));
        QVERIFY(!find<QPushButton>(opened.page.network(), "startTable")->isEnabled());
        opened.click("pauseTables");
        QVERIFY(QTest::qWaitFor([&] { return opened.page.hosted().host().isPaused(); }, tests::patience));
        QTRY_COMPARE(find<QPushButton>(opened.page.network(), "pauseTables")->text(),
                     wording("TablesPanel.resumeAllTables"));
        QCOMPARE(opened.cell("classTables", 0, 2), wording("TablesPanel.paused"));
        opened.click("closeTable");
        QVERIFY(choose(opened.page, wording("TablesPanel.keepPlaying")));
        QCOMPARE(opened.page.hosted().host().tables().size(), std::size_t{1});
        opened.click("closeTable");
        QVERIFY(choose(opened.page, wording("TablesPanel.close")));
        QVERIFY(
            QTest::qWaitFor([&] { return opened.page.hosted().host().tables().empty(); }, tests::patience));
    }

    void nothingMovesWhenTheTeacherAndThePupilsCome() {
        NetworkPage opened(m_folder->path());
        opened.page.resize(1290, 740);
        QVERIFY(opened.opens());
        const auto places = [&] {
            QCoreApplication::processEvents();
            QList<QPoint> all;
            for (const char* name : {"sendAssignment", "openStep", "coverScreens", "closeClass"})
                all << find<QPushButton>(opened.page.network(), name)
                           ->mapTo(&opened.page.network(), QPoint());
            return all;
        };
        QVERIFY(find<QPushButton>(opened.page.network(), "coverScreens")->isVisible());
        const auto before = places();
        QVERIFY(QTest::qWaitFor([] { return JoinedClass::current().clientAs(messages::Role::Teacher); },
                                tests::patience));
        JoinedPupil pupil(opened.page.hosted());
        QVERIFY(pupil.isIn());
        QVERIFY(QTest::qWaitFor(
            [&] { return find<QTableWidget>(opened.page.network(), "pupilList")->isVisible(); },
            tests::patience));
        pupil.request(messages::RaiseHand{.raised = true});
        QVERIFY(
            QTest::qWaitFor([&] { return find<QPushButton>(opened.page.network(), "handSeen")->isEnabled(); },
                            tests::patience));
        QCOMPARE(places(), before);
        QVERIFY(opened.closes());
        QTRY_VERIFY(!has<QPushButton>(opened.page.network(), "coverScreens"));
    }

    void aMemberIsShownAndRemovedAfterAQuestion() {
        NetworkPage opened(m_folder->path());
        QVERIFY(opened.opens());
        JoinedPupil pupil(opened.page.hosted());
        QVERIFY(pupil.isIn());
        QVERIFY(QTest::qWaitFor([&] { return opened.cell("classMembers", 0, 0) == QLatin1String("Clover"); },
                                tests::patience));
        QCOMPARE(opened.cell("classMembers", 0, 1), wording("MembersPanel.here"));
        find<QTableWidget>(opened.page.network(), "classMembers")->setCurrentCell(0, 0);
        opened.click("removeMember");
        QVERIFY(choose(opened.page, wording("MembersPanel.keep")));
        QCOMPARE(find<QTableWidget>(opened.page.network(), "classMembers")->rowCount(), 1);
        find<QTableWidget>(opened.page.network(), "classMembers")->setCurrentCell(0, 0);
        opened.click("removeMember");
        QVERIFY(choose(opened.page, wording("MembersPanel.remove")));
        QVERIFY(QTest::qWaitFor(
            [&] { return find<QTableWidget>(opened.page.network(), "classMembers")->rowCount() == 0; },
            tests::patience));
        QVERIFY(QTest::qWaitFor([&] { return pupil.state() == ClassClient::State::Out; }, tests::patience));
    }

    void membersFromOneComputerAreConfirmedByTheTeacher() {
        NetworkPage opened(m_folder->path());
        QVERIFY(opened.opens());
        JoinedPupil clover(opened.page.hosted());
        clover.connection().setInstallation("one");
        QVERIFY(clover.isIn());
        JoinedPupil daisy(opened.page.hosted());
        daisy.connection().setInstallation("one");
        QVERIFY(daisy.isIn());
        auto* const list = find<QTableWidget>(opened.page.network(), "classMembers");
        QVERIFY(QTest::qWaitFor([&] { return list->rowCount() == 2; }, tests::patience));
        QCOMPARE(opened.cell("classMembers", 0, 1), wording("MembersPanel.here"));
        QCOMPARE(opened.cell("classMembers", 1, 1), QStringLiteral("here, from the same computer as Clover"));
        list->setCurrentCell(0, 0);
        QVERIFY(find<QPushButton>(opened.page.network(), "confirmMember")->isHidden());
        list->setCurrentCell(1, 0);
        QVERIFY(!find<QPushButton>(opened.page.network(), "confirmMember")->isHidden());
        opened.click("confirmMember");
        QVERIFY(
            QTest::qWaitFor([&] { return opened.cell("classMembers", 1, 1) == wording("MembersPanel.here"); },
                            tests::patience));
        QVERIFY(opened.page.hosted().host().members().back().isConfirmed);
        opened.click("confirmMember");
        QVERIFY(QTest::qWaitFor(
            [&] { return says(opened.cell("classMembers", 1, 1), "MembersPanel.sameComputer"); },
            tests::patience));
    }

    void theClassStaysOpenWhenThePageIsBuiltAnew() {
        NetworkPage opened(m_folder->path());
        QVERIFY(opened.opens());
        const QString words = opened.text("joinWords");
        JoinedPupil pupil(opened.page.hosted());
        QVERIFY(pupil.isIn());
        QEvent language(QEvent::LanguageChange);
        QCoreApplication::sendEvent(&opened.page, &language);
        QCOMPARE(opened.text("joinWords"), words);
        QVERIFY(pupil.state() == ClassClient::State::In);
        QCOMPARE(opened.cell("classMembers", 0, 0), QStringLiteral("Clover"));
    }

    /// As it is when F11 has made everything larger for a while.
    void theFormOfATableOutlivesAnotherTheme() {
        NetworkPage opened(m_folder->path());
        QVERIFY(opened.opens());
        auto* game = find<QComboBox>(opened.page.network(), "tableGame");
        game->setCurrentIndex(game->findData(QStringLiteral("genome-wars")));
        find<QSpinBox>(opened.page.network(), "tableSeats")->setValue(6);
        find<QSpinBox>(opened.page.network(), "tableLength")->setValue(7);
        find<QComboBox>(opened.page.network(), "tableBots")->setCurrentIndex(1);
        find<QComboBox>(opened.page.network(), "tableClock")->setCurrentIndex(2);
        const QString told = opened.text("networkTold");
        const int wide = game->sizeHint().width();
        for (const qreal scale : {1.375, 1.0}) {
            Theme::current().setViewScale(scale);
            QCoreApplication::processEvents();
            QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
        }
        game = find<QComboBox>(opened.page.network(), "tableGame");
        QCOMPARE(game->currentData().toString(), QStringLiteral("genome-wars"));
        QCOMPARE(find<QSpinBox>(opened.page.network(), "tableSeats")->value(), 6);
        QCOMPARE(find<QSpinBox>(opened.page.network(), "tableLength")->value(), 7);
        QCOMPARE(find<QComboBox>(opened.page.network(), "tableBots")->currentIndex(), 1);
        QCOMPARE(find<QComboBox>(opened.page.network(), "tableClock")->currentIndex(), 2);
        QCOMPARE(opened.text("networkTold"), told);
        QCOMPARE(game->sizeHint().width(), wide);
    }

    void seatsComeBackAfterAGameThatHasOthers() {
        NetworkPage opened(m_folder->path());
        QVERIFY(opened.opens());
        auto* game = find<QComboBox>(opened.page.network(), "tableGame");
        auto* seats = find<QSpinBox>(opened.page.network(), "tableSeats");
        seats->setValue(2);
        game->setCurrentIndex(game->findData(QStringLiteral("gene-expression")));
        QCOMPARE(seats->value(), 4);
        QCOMPARE(opened.text("seatsNote"),
                 wording("TablesPanel.playedSeatsBotsTake", wording("engine.geneExpression"), 4, 6));
        game->setCurrentIndex(game->findData(QStringLiteral("genotype")));
        QCOMPARE(seats->value(), 2);
    }

    void theFieldsOfAFormStandInOneLine() {
        NetworkPage opened(m_folder->path());
        QVERIFY(opened.opens());
        QCoreApplication::processEvents();
        const auto middle = [&](const char* name) {
            QWidget* const field = find<QWidget>(opened.page.network(), name);
            return field->mapTo(&opened.page, field->rect().center()).y();
        };
        QVERIFY(std::abs(middle("tableSeats") - middle("tableGame")) <= 1);
        QVERIFY(std::abs(middle("tableLength") - middle("tableGame")) <= 1);
    }

    void theTeacherIsOneMemberHoweverOftenTheClassIsOpened() {
        for (int opening = 1; opening <= 3; ++opening) {
            NetworkPage opened(m_folder->path());
            QVERIFY(opened.opens());
            QVERIFY(QTest::qWaitFor([] { return JoinedClass::current().clientAs(messages::Role::Teacher); },
                                    tests::patience));
            QCOMPARE(opened.page.hosted().host().memberCount(), 1);
            QVERIFY(opened.closes());
        }
        // An older copy of the database does not know the token.
        const QString token = m_folder->path() + "/class/teacher-token";
        QVERIFY(QFile::exists(token) && word_file::write(token, word_file::drawn(32)));
        NetworkPage opened(m_folder->path());
        QVERIFY(opened.opens());
        QVERIFY(QTest::qWaitFor([] { return JoinedClass::current().clientAs(messages::Role::Teacher); },
                                tests::patience));
    }

    void aTableIsShownToTheClassAsItsGameGoesOn() {
        NetworkPage opened(m_folder->path());
        QVERIFY(opened.opens());
        QVERIFY(QTest::qWaitFor([] { return JoinedClass::current().clientAs(messages::Role::Teacher); },
                                tests::patience));
        QCOMPARE(tests::opensTable(opened.page.hosted().host(), {"genome-wars", 2, 2, {}, 0}), 1);
        QSignalSpy wanted(&opened.page, &ClassPage::presentRequested);
        QTRY_VERIFY(find<QPushButton>(opened.page.network(), "presentTable")->isEnabled());
        opened.click("presentTable");
        QCOMPARE(wanted.size(), 1);
        QWidget place;
        auto* const shown = qobject_cast<ProjectedTable*>(opened.page.presentation().figure(&place));
        QVERIFY(shown && !shown->table());
        QTRY_COMPARE(shown->words(), wording("ProjectedTable.gameBegunYet"));
        // Bots play it to its end.
        QCOMPARE(opened.asks(messages::StartTable{1}), std::string());
        QVERIFY(QTest::qWaitFor([&] { return shown->table() != nullptr; }, tests::patience));
        QVERIFY(QTest::qWaitFor([&] { return shown->words() == wording("ProjectedTable.gameOver"); },
                                tests::patience));
        QVERIFY(shown->table()->endPage()->isVisibleTo(&place));
        for (const QPushButton* button : findAll<QPushButton>(shown->table()->endPage()))
            QVERIFY(!button->isVisibleTo(&place));
        QCOMPARE(opened.asks(messages::CloseTable{1}), std::string());
        QVERIFY(QTest::qWaitFor([&] { return shown->words() == wording("ProjectedTable.tableClosed"); },
                                tests::patience));
    }

private:
    std::unique_ptr<QTemporaryDir> m_folder;
};

#include "class_network_test.moc"
GENOTYPE_TEST(ClassNetworkTest)
