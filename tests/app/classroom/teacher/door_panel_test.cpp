// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/classroom/teacher/door_panel.h"

#include "app/classroom/teacher/present_door.h"
#include "app/learn/sharing/qr_picture.h"
#include "app/ui/theme/theme.h"
#include "app/ui/widgets/popover.h"
#include "desk_windows.h"
#include "network_page.h"
#include "test_registry.h"
#include "tests/app/support/texts.h"
#include "tests/app/support/widgets.h"

#include <QtCore/QDir>
#include <QtCore/QLockFile>
#include <QtCore/QTemporaryDir>
#include <QtNetwork/QTcpServer>
#include <QtWidgets/QCheckBox>
#include <QtWidgets/QLineEdit>
#include <QtWidgets/QPushButton>
#include <QtWidgets/QSpinBox>

using namespace app;
using namespace tests::network;
using tests::ClassRoom;
using tests::Pupil;
using tests::desk::choose;

/// Where a class on the network is opened and closed.
class DoorPanelTest : public QObject {
    Q_OBJECT

private slots:
    void init() {
        Theme::install();
        m_folder = std::make_unique<QTemporaryDir>();
    }

    void theOpenClassShowsItsWordsAndItsAddress() {
        NetworkPage opened(m_folder->path());
        QVERIFY(!find<QLabel>(opened.page.network(), "joinWords")->isVisible());
        QVERIFY(!find<QPushButton>(opened.page.network(), "eraseClass")->isVisible());
        QVERIFY(opened.opens());
        QCOMPARE(opened.text("joinWords"), opened.page.hosted().authenticator()->words());
        QCOMPARE(opened.text("joinAddress"),
                 QStringLiteral("127.0.0.1:%1").arg(opened.page.hosted().host().port()));
        QVERIFY(find<QLabel>(opened.page.network(), "joinWords")->isVisible() &&
                !find<QPushButton>(opened.page.network(), "openClass")->isVisible());
        QVERIFY(find<QrPicture>(opened.page)->side() > 0);
        QVERIFY(opened.text("networkTold").contains(opened.page.hosted().authenticator()->words()));
    }

    void openingTheClassIsTheHighlightedStep() {
        NetworkPage closed(m_folder->path());
        QVERIFY(find<QPushButton>(closed.page.network(), "openClass")->isDefault());
        QVERIFY(!find<QPushButton>(closed.page.network(), "eraseClass")->isDefault());
    }

    void aClassThatIsOpenedForTheFirstTimeIsNotSaidToBeSaved() {
        NetworkPage page(m_folder->path());
        page.page.network().door().openClass();
        const auto* const saved = find<QLabel>(page.page.network(), "savedClass");
        QVERIFY(QTest::qWaitFor(
            [&] {
                return page.page.hosted().state() == HostedClass::State::Open ||
                       saved->isVisibleTo(&page.page);
            },
            tests::patience));
        QCOMPARE(page.page.hosted().state(), HostedClass::State::Open);
        QVERIFY(page.closes());
        QVERIFY(saved->isVisibleTo(&page.page));
    }

    void aClassWithoutADatabaseIsNotSaidToBeSaved() {
        NetworkPage page(m_folder->path());
        QVERIFY(page.opens());
        QVERIFY(page.closes());
        QVERIFY(find<QLabel>(page.page.network(), "savedClass")->isVisibleTo(&page.page));
        const QDir files(page.page.hostSettings().folder);
        for (const QString& file : files.entryList({QStringLiteral("class.sqlite*")}))
            QVERIFY(QFile::remove(files.filePath(file)));
        NetworkPage again(m_folder->path());
        QVERIFY(!find<QLabel>(again.page.network(), "savedClass")->isVisibleTo(&again.page));
    }

    void aPupilOfAnotherClassOpensNone() {
        const ClassRoom room;
        Pupil pupil;
        QVERIFY(pupil.comes(room.url()));
        NetworkPage page(m_folder->path());
        {
            const tests::desk::Joined joined(pupil);
            page.page.network().door().openClass();
            QCOMPARE(page.page.hosted().state(), HostedClass::State::Closed);
            QVERIFY_SAYS(page.text("networkTold"), "DoorPanel.anotherClassLeaveOne");
        }
        QVERIFY(page.opens());
    }

    void whatIsPresentedIsHowToJoin() {
        NetworkPage opened(m_folder->path());
        QVERIFY(opened.page.presentation().explanation.isEmpty());
        QVERIFY(opened.opens());
        const Presentation shown = opened.page.presentation();
        QVERIFY(shown.explanation.first().contains(opened.page.hosted().authenticator()->words()));
        QVERIFY(shown.explanation.first().contains(opened.text("joinAddress")));
        QWidget parent;
        QVERIFY(qobject_cast<PresentDoor*>(shown.figure(&parent)));
    }

    void aClassWithANameIsShownByIt() {
        NetworkPage opened(m_folder->path());
        opened.page.hostSettings().name = QStringLiteral("8b");
        QVERIFY(opened.opens());
        QVERIFY(opened.text("wordsCaption").contains(QStringLiteral("“8b”")));
        QWidget parent;
        const QWidget* const projected = opened.page.presentation().figure(&parent);
        QVERIFY_SAYS(projected->accessibleDescription(), "PresentDoor.playJoinClass", "8b");
    }

    void aClassIsNotNamedAfterItsComputer() {
        NetworkPage opened(m_folder->path());
        opened.page.hostSettings().name = QSysInfo::machineHostName();
        QVERIFY(opened.opens());
        QCOMPARE(opened.text("wordsCaption"), wording("DoorPanel.threeWordsClass"));
    }

    void newWordsReplaceTheOldOnes() {
        NetworkPage opened(m_folder->path());
        QVERIFY(opened.opens());
        const QString before = opened.text("joinWords");
        opened.click("newWords");
        QVERIFY(choose(opened.page, wording("DoorPanel.makeNewWords")));
        QVERIFY(QTest::qWaitFor([&] { return opened.text("joinWords") != before; }, tests::patience));
        QCOMPARE(opened.text("joinWords"), opened.page.hosted().authenticator()->words());
        QVERIFY(opened.text("networkTold").contains(opened.text("joinWords")));
    }

    void theWordsAreNewAtEachOpeningUnlessTheTeacherKeepsThem() {
        NetworkPage opened(m_folder->path());
        QVERIFY(opened.opens());
        const QString first = opened.text("joinWords");
        QVERIFY(opened.closes());
        QVERIFY(opened.opens());
        const QString second = opened.text("joinWords");
        QVERIFY(second != first);
        QVERIFY(opened.closes());
        click(opened.page.network(), "keepWords");
        QVERIFY(opened.opens());
        QCOMPARE(opened.text("joinWords"), second);
        QVERIFY(HostChoices(m_folder->path()).values().keepsWords);
    }

    void aTakenPortIsSaidInASentence() {
        NetworkPage opened(m_folder->path());
        QTcpServer other;
        QVERIFY(other.listen(QHostAddress::LocalHost));
        opened.page.hostSettings().port = other.serverPort();
        opened.page.network().door().openClass();
        QVERIFY(QTest::qWaitFor([&] { return opened.page.hosted().state() == HostedClass::State::Closed; },
                                tests::patience));
        QVERIFY2(opened.text("networkTold").contains(QString::number(other.serverPort())),
                 qPrintable(opened.text("networkTold")));
        QVERIFY(find<QPushButton>(opened.page.network(), "openClass")->isEnabled());
    }

    void anotherWindowIsNamed() {
        NetworkPage second(m_folder->path());
        const QString folder = second.page.hostSettings().folder;
        // As another program holds it: in this one, the teacher would be in the first window's class.
        QLockFile first(HostedClass::lockFile(folder));
        QVERIFY(QDir().mkpath(folder) && first.tryLock());
        second.page.network().door().openClass();
        QVERIFY_SAYS(second.text("networkTold"), "HostWords.anotherWindowClassOpen");
    }

    void whatIsErasedIsGone() {
        NetworkPage opened(m_folder->path());
        QVERIFY(opened.opens());
        opened.click("closeClass");
        QVERIFY(choose(opened.page, wording("DoorPanel.closeClass")));
        QVERIFY(QTest::qWaitFor(
            [&] { return find<QPushButton>(opened.page.network(), "eraseClass")->isVisible(); },
            tests::patience));
        opened.click("eraseClass");
        QVERIFY(choose(opened.page, wording("DoorPanel.eraseEverything")));
        QVERIFY(QTest::qWaitFor(
            [&] { return !find<QPushButton>(opened.page.network(), "eraseClass")->isVisible(); },
            tests::patience));
        QVERIFY(!QFile::exists(m_folder->path() + "/class/class.sqlite"));
    }

    void closingAsksAndSaysWhoIsIn() {
        NetworkPage opened(m_folder->path());
        QVERIFY(opened.page.mayClose());
        QVERIFY(opened.opens());
        for (const int table : {1, 2}) {
            QCOMPARE(opened.asks(messages::OpenTable{.game = "genome-wars"}), std::string());
            QCOMPARE(opened.asks(messages::StartTable{table}), std::string());
        }
        JoinedPupil pupil(opened.page.hosted());
        JoinedPupil other(opened.page.hosted());
        QVERIFY(pupil.isIn() && other.isIn());
        opened.click("closeClass");
        const auto* const question = find<Popover>(opened.page.window());
        QCOMPARE(question->accessibleName(),
                 QStringLiteral(
                     "2 pupils are in the class now. 2 games are running.\nEverything is saved. When you "
                     "open the class again, it continues where it stopped."));
        QVERIFY(choose(opened.page, wording("DoorPanel.keepOpen")));
        QVERIFY(opened.page.hosted().state() == HostedClass::State::Open);
        opened.click("closeClass");
        QVERIFY(choose(opened.page, wording("DoorPanel.closeClass")));
        QVERIFY(QTest::qWaitFor([&] { return opened.page.hosted().state() == HostedClass::State::Closed; },
                                tests::patience));
    }

    void theWindowDoesNotCloseOverAnOpenClass() {
        NetworkPage opened(m_folder->path());
        QVERIFY(opened.opens());
        opened.page.showPart(ClassPage::Part::Counts);
        QVERIFY(!opened.page.mayClose());
        // A second try does not ask twice.
        QVERIFY(!opened.page.mayClose());
        QCOMPARE(findAll<Popover>(opened.page.window()).size(), 1);
        QVERIFY(choose(opened.page, wording("ClassPage.closeClassProgram")));
        QVERIFY(QTest::qWaitFor([&] { return !opened.page.isVisible(); }, tests::patience));
        QVERIFY(opened.page.mayClose());
    }

    void whatWasChosenIsRemembered() {
        {
            NetworkPage opened(m_folder->path());
            QVERIFY(find<QLabel>(opened.page.network(), "savedClass")->isHidden());
            find<QSpinBox>(opened.page.network(), "classPort")->setValue(20'001);
            QTest::keyClicks(find<QLineEdit>(opened.page.network(), "className"), "8b");
            QTest::keyClick(find<QLineEdit>(opened.page.network(), "className"), Qt::Key_Return);
            opened.page.hostSettings().port = 0;
            QVERIFY(opened.opens());
        }
        AppSettings settings(m_folder->filePath("settings.ini"));
        AppContext context(settings, m_folder->path(), {});
        ClassPage again(context);
        QCOMPARE(again.hostSettings().port, quint16{20'001});
        QCOMPARE(again.hostSettings().name, QStringLiteral("8b"));
        QCOMPARE(find<QSpinBox>(again, "classPort")->value(), 20'001);
        QVERIFY(!find<QLabel>(again, "savedClass")->isHidden());
        QCOMPARE(find<QPushButton>(again, "openClass")->text(), wording("DoorPanel.openClassAgain"));
    }

    void theAddressThatWasChosenIsShown() {
        HostChoices choices(m_folder->path());
        const QStringList addresses{"192.168.1.20", "10.0.0.7"};
        QCOMPARE(choices.shownOf(addresses), QStringLiteral("192.168.1.20"));
        choices.set({.address = "10.0.0.7"});
        QCOMPARE(HostChoices(m_folder->path()).shownOf(addresses), QStringLiteral("10.0.0.7"));
        // The computer has moved to another room.
        QCOMPARE(choices.shownOf({"172.16.0.3"}), QStringLiteral("172.16.0.3"));
        QCOMPARE(choices.shownOf({}), QString());
    }

private:
    std::unique_ptr<QTemporaryDir> m_folder;
};

#include "door_panel_test.moc"
GENOTYPE_TEST(DoorPanelTest)
