// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/classroom/pupil/join_page.h"

#include "app/network/discovery/find_words.h"
#include "app/settings/machine_config.h"
#include "test_registry.h"
#include "tests/app/network/discovery/made_up_network.h"
#include "tests/app/support/texts.h"
#include "tests/app/support/widgets.h"
#include "tests/patience.h"

#include <QtCore/QScopeGuard>
#include <QtTest/QSignalSpy>
#include <QtTest/QTest>
#include <QtWidgets/QLabel>
#include <QtWidgets/QLineEdit>
#include <QtWidgets/QListWidget>
#include <QtWidgets/QPushButton>

using namespace app;

namespace {

constexpr auto someWords = "acorn tiger violet";

constexpr join::FinderPatience shortPatience{.questions = 1,
                                             .betweenQuestions = 1,
                                             .answers = 20,
                                             .others = 20,
                                             .probe = 1,
                                             .knownDoor = 20,
                                             .atOnce = 255,
                                             .allDoors = 50};

/// Searches again almost at once.
constexpr SearchPace fastPace{.patience = shortPatience, .pause = std::chrono::milliseconds(5)};

/// The page in a made-up network, with short patience.
struct Joining {
    explicit Joining(const SearchPace& pace = {.patience = shortPatience}) : page(network, pace) {
        page.resize(900, 700);
        page.show();
        QObject::connect(&page, &JoinPage::joinRequested, &page,
                         [this](const QUrl& url, const join::JoinCode& code) {
                             asked << url.toString();
                             codes << QString::fromStdString(code.words());
                         });
    }
    QLineEdit& words() { return *find<QLineEdit>(page, "joinWords"); }
    QLineEdit& address() { return *find<QLineEdit>(page, "hostAddress"); }
    QListWidget& hosts() { return *find<QListWidget>(page, "foundHosts"); }
    void join() { click(page, "joinNow"); }
    /// A class opens; all have the same name.
    void open(const QString& address = QStringLiteral("10.0.0.5")) {
        network.hosts[address] = {.nonce = {},
                                  .port = 18660,
                                  .fingerprintStart = "1234567" + address.right(1).toStdString(),
                                  .name = "Room 12"};
        network.doors[address] = MadeUpNetwork::Reach::Connected;
    }
    bool searches() {
        page.begin();
        return QTest::qWaitFor([this] { return !page.classSearch().finder().isBusy(); }, tests::patience);
    }

    MadeUpNetwork network;
    JoinPage page;
    QStringList asked;
    QStringList codes;
};

} // namespace

class JoinPageTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void aFoundHostIsJoinedWithTheWords();
    void aTypedAddressComesBeforeWhatWasFound();
    void aSlipInAWordIsSaidInASentence();
    void withoutAHostItSaysWhatToDo();
    void whyNobodyWasFoundIsSaid();
    void aWordThatIsBegunIsGuessed();
    void aClassThatOpensLaterIsFoundByItself();
    void theClassNextDoorIsNotTheOneThatIsWaitedFor();
    void wordsThatAreChangedWaitNoMore();
    void theRightWordsFindTheirClass();
    void atATypedAddressNothingIsSaidOfTheClassThatWasFound();
    void itDoesNotSearchForEver();
    void theHostsOfTheComputerAreTried();
    void wrongWordsAreNotApproved();
    void thePlaceThatIsRememberedIsOffered();
    void theWayBackIsTheFirstThing();
    void whileJoiningOnlyStoppingIsPossible();
    void whatAWordWasTakenForIsSaid();
    void noButtonMovesWhenSomethingIsSaidOrFound();
};

void JoinPageTest::aFoundHostIsJoinedWithTheWords() {
    Joining at;
    at.open();
    QVERIFY(at.searches());
    QCOMPARE(at.hosts().count(), 1);
    at.words().setText(QStringLiteral("Acorn, tigerr violet"));
    at.join();
    QCOMPARE(at.asked, QStringList{QStringLiteral("wss://10.0.0.5:18660")});
    QCOMPARE(at.codes, QStringList{QString::fromLatin1(someWords)});
}

void JoinPageTest::aTypedAddressComesBeforeWhatWasFound() {
    Joining at;
    at.network.doors[QStringLiteral("10.0.0.5")] = MadeUpNetwork::Reach::Connected;
    QVERIFY(at.searches());
    at.words().setText(QString::fromLatin1(someWords));
    at.address().setText(QStringLiteral("lab-12:4433"));
    at.join();
    QCOMPARE(at.asked, QStringList{QStringLiteral("wss://lab-12:4433")});
    at.address().setText(QStringLiteral("10.0.0.5:x"));
    at.join();
    QCOMPARE(at.asked.size(), 1);
    QCOMPARE(at.page.told(), join::causeWords(join::Cause::NoAddress));
}

void JoinPageTest::aSlipInAWordIsSaidInASentence() {
    Joining at;
    at.address().setText(QStringLiteral("10.0.0.5"));
    at.words().setText(QStringLiteral("acorn tiger"));
    at.join();
    QVERIFY_SAYS(at.page.told(), "JoinPage.wordsOnProjector");
    at.words().setText(QStringLiteral("acorn tiger qqqqqq"));
    QVERIFY(at.page.wordsAboutCode().contains(QStringLiteral("“qqqqqq” is not one of the words")));
    at.words().setText(QStringLiteral("acorn tiger violet arena"));
    QVERIFY_SAYS(at.page.wordsAboutCode(), "JoinPage.typeOnlyThreeWords");
    at.join();
    QVERIFY(at.asked.isEmpty());
}

void JoinPageTest::withoutAHostItSaysWhatToDo() {
    Joining at;
    at.words().setText(QString::fromLatin1(someWords));
    at.join();
    QVERIFY_SAYS(at.page.told(), "JoinPage.classBeenFoundType");
    QVERIFY(at.asked.isEmpty());
}

void JoinPageTest::whyNobodyWasFoundIsSaid() {
    Joining at;
    at.network.own.clear();
    QVERIFY(at.searches());
    QVERIFY(at.page.wordsAboutSearch().startsWith(join::causeWords(join::Cause::NoNetwork)));
    Joining other;
    other.network.doors[QStringLiteral("10.0.0.9")] = MadeUpNetwork::Reach::Refused;
    QVERIFY(other.searches());
    QVERIFY(other.page.wordsAboutSearch().startsWith(join::causeWords(join::Cause::NobodyAnswers)));
}

void JoinPageTest::aWordThatIsBegunIsGuessed() {
    Joining at;
    at.words().setText(QStringLiteral("acorn tiger set"));
    QVERIFY(at.page.wordsAboutCode().contains(QStringLiteral("setup")));
}

void JoinPageTest::aClassThatOpensLaterIsFoundByItself() {
    Joining at(fastPace);
    QVERIFY(at.searches());
    at.words().setText(QString::fromLatin1(someWords));
    at.join();
    QVERIFY_SAYS(at.page.told(), "JoinPage.classBeenFoundYet");
    const QString said = at.page.wordsAboutSearch();
    QVERIFY_SAYS(said, "JoinPage.keepsSearching");
    const int asked = at.network.questions;
    QTRY_VERIFY(at.network.questions > asked + 1);
    QCOMPARE(at.page.wordsAboutSearch(), said);
    at.open();
    QTRY_COMPARE(at.hosts().count(), 1);
    QVERIFY(at.page.told().isEmpty());
    // The words have been typed: nothing else is asked of the pupil.
    QTRY_COMPARE(at.asked, QStringList{QStringLiteral("wss://10.0.0.5:18660")});
    QTRY_VERIFY(at.page.wordsAboutSearch().contains(QLatin1String("found")));
}

void JoinPageTest::theClassNextDoorIsNotTheOneThatIsWaitedFor() {
    Joining at(fastPace);
    QVERIFY(at.searches());
    at.words().setText(QString::fromLatin1(someWords));
    at.join();
    at.open();
    QTRY_COMPARE(at.asked.size(), 1);
    QVERIFY(!at.page.goOn(messages::ErrorCode::WrongCode, 0));
    QVERIFY_SAYS(at.page.told(), "JoinPage.classFoundOtherWords");
    const int asked = at.network.questions;
    QTRY_VERIFY(at.network.questions > asked + 2);
    QCOMPARE(at.asked.size(), 1);
    at.open(QStringLiteral("10.0.0.6"));
    QTRY_COMPARE(at.asked.size(), 2);
    QCOMPARE(at.asked.last(), QStringLiteral("wss://10.0.0.6:18660"));
}

void JoinPageTest::wordsThatAreChangedWaitNoMore() {
    Joining at(fastPace);
    QVERIFY(at.searches());
    at.words().setText(QString::fromLatin1(someWords));
    at.join();
    at.words().setText(QStringLiteral("acorn"));
    at.open();
    QTRY_COMPARE(at.hosts().count(), 1);
    QTRY_VERIFY(!at.page.classSearch().finder().isBusy());
    QVERIFY(at.asked.isEmpty());
}

void JoinPageTest::theRightWordsFindTheirClass() {
    Joining at;
    at.open();
    at.open(QStringLiteral("10.0.0.6"));
    QVERIFY(at.searches());
    QTRY_COMPARE(at.hosts().count(), 2);
    const int chosen = at.hosts().currentRow();
    at.words().setText(QString::fromLatin1(someWords));
    at.join();
    QCOMPARE(at.asked.size(), 1);
    // Whichever was chosen: the other one has the words.
    QVERIFY(at.page.goOn(messages::ErrorCode::WrongCode, 0));
    QCOMPARE(at.asked.size(), 2);
    QVERIFY(at.asked[0] != at.asked[1]);
    QCOMPARE(at.hosts().currentRow(), chosen);
    // A host that lets everybody in and proves nothing keeps nobody from the right class, either.
    at.hosts().setCurrentRow(1 - chosen);
    at.join();
    QVERIFY(at.page.goOn(messages::ErrorCode::OtherHost, 0));
    QCOMPARE(at.asked.size(), 4);
    QCOMPARE(at.asked[3], at.asked[0]);
    QVERIFY(!at.page.goOn(messages::ErrorCode::WrongCode, 7));
    QVERIFY_SAYS(at.page.told(), "ReasonText.noneClassesFoundThese");
    QVERIFY(at.page.told().contains(QLatin1String("7 seconds")));
}

void JoinPageTest::atATypedAddressNothingIsSaidOfTheClassThatWasFound() {
    Joining at;
    at.open();
    QVERIFY(at.searches());
    at.words().setText(QString::fromLatin1(someWords));
    at.address().setText(QStringLiteral("10.0.0.99"));
    at.join();
    QCOMPARE(at.asked, QStringList{QStringLiteral("wss://10.0.0.99:18660")});
    QVERIFY(!at.page.goOn(messages::ErrorCode::NoAnswer, 0));
    QCOMPARE(at.page.told(), wording("JoinPage.classAnswersAddressCompare", "10.0.0.99"));
    QCOMPARE(at.hosts().count(), 1);
}

void JoinPageTest::itDoesNotSearchForEver() {
    constexpr join::FinderPatience hardlyAny{.questions = 1,
                                             .betweenQuestions = 1,
                                             .answers = 1,
                                             .others = 1,
                                             .probe = 1,
                                             .knownDoor = 1,
                                             .atOnce = 255,
                                             .allDoors = 1};
    Joining at(SearchPace{.patience = hardlyAny, .pause = std::chrono::milliseconds(0)});
    QVERIFY(at.searches());
    at.words().setText(QString::fromLatin1(someWords));
    at.join();
    at.page.begin();
    QTRY_VERIFY_WITH_TIMEOUT(!says(at.page.wordsAboutSearch(), "JoinPage.keepsSearching"), tests::patience);
    QVERIFY(at.network.questions > 50);
    QVERIFY_SAYS(at.page.told(), "JoinPage.classBeenFoundType");
    // Hidden, it does not search at all.
    at.page.begin();
    at.page.hide();
    QVERIFY(!says(at.page.wordsAboutSearch(), "JoinPage.keepsSearching"));
}

void JoinPageTest::theHostsOfTheComputerAreTried() {
    MachineConfig config;
    config.hosts = QStringList{QStringLiteral("10.1.0.5")};
    MachineConfig::use(config);
    const auto reset = qScopeGuard([] { MachineConfig::use({}); });
    Joining at;
    at.network.doors[QStringLiteral("10.1.0.5")] = MadeUpNetwork::Reach::Connected;
    QVERIFY(at.searches());
    QCOMPARE(at.hosts().count(), 1);
    at.words().setText(QString::fromLatin1(someWords));
    at.join();
    QCOMPARE(at.asked, QStringList{QStringLiteral("wss://10.1.0.5:18660")});
}

void JoinPageTest::wrongWordsAreNotApproved() {
    Joining at;
    at.words().setText(QString::fromLatin1(someWords));
    const QString approved = at.page.wordsAboutCode();
    at.page.showMessage(QStringLiteral("These are not the words of that class."));
    QVERIFY(at.page.wordsAboutCode() != approved);
    at.words().setText(QStringLiteral("acorn tiger arena"));
    QCOMPARE(at.page.wordsAboutCode(), approved);
}

void JoinPageTest::thePlaceThatIsRememberedIsOffered() {
    Joining at;
    auto* const back = find<QPushButton>(at.page, "backToClass");
    QVERIFY(!back->isVisible());
    at.page.setRemembered(RememberedPlace{.host = QUrl(QStringLiteral("wss://10.0.0.5:18660")),
                                          .token = "t",
                                          .nickname = "Clover",
                                          .fingerprint = {}});
    QVERIFY(back->isVisible());
    QSignalSpy asked(&at.page, &JoinPage::backRequested);
    back->click();
    QCOMPARE(asked.size(), 1);
}

void JoinPageTest::theWayBackIsTheFirstThing() {
    Joining at;
    auto* const back = find<QPushButton>(at.page, "backToClass");
    const auto* const join = find<QPushButton>(at.page, "joinNow");
    QVERIFY(join->isDefault());
    QCOMPARE(at.page.focusProxy(), &at.words());
    at.page.setRemembered(RememberedPlace{.host = QUrl(QStringLiteral("wss://10.0.0.5:18660")),
                                          .token = "t",
                                          .nickname = "Clover",
                                          .fingerprint = {}});
    QVERIFY(back->isDefault() && !join->isDefault());
    QCOMPARE(at.page.focusProxy(), back);
    at.page.setRemembered({});
    QCOMPARE(at.page.focusProxy(), &at.words());
}

void JoinPageTest::whileJoiningOnlyStoppingIsPossible() {
    Joining at;
    at.words().setText(QString::fromLatin1(someWords));
    at.address().setText(QStringLiteral("10.0.0.5"));
    at.page.setConnecting(true);
    QVERIFY(!find<QPushButton>(at.page, "joinNow")->isEnabled());
    emit at.words().returnPressed();
    QVERIFY(at.asked.isEmpty());
    QVERIFY(find<QPushButton>(at.page, "stopJoining")->isVisible());
}

void JoinPageTest::whatAWordWasTakenForIsSaid() {
    Joining at;
    at.words().setText(QStringLiteral(" Acorn tiger violet"));
    QVERIFY_SAYS(at.page.wordsAboutCode(), "JoinPage.allThreeWordsSpelled");
    at.words().setText(QStringLiteral("acorn tigerr violet"));
    QVERIFY(at.page.wordsAboutCode().endsWith(QString::fromLatin1(someWords)));
    // What is said above the words is not said again below them.
    at.words().setText(QStringLiteral("acorn tiger qqqqqq"));
    at.join();
    int said = 0;
    for (const QLabel* one : findAll<QLabel>(at.page))
        said += one->isVisible() && one->text().contains(QLatin1String("qqqqqq")) ? 1 : 0;
    QCOMPARE(said, 1);
}

void JoinPageTest::noButtonMovesWhenSomethingIsSaidOrFound() {
    Joining at(fastPace);
    QVERIFY(at.searches());
    at.page.setRemembered(RememberedPlace{.host = QUrl(QStringLiteral("wss://10.0.0.5:18660")),
                                          .token = "t",
                                          .nickname = "Clover",
                                          .fingerprint = {}});
    const auto places = [&at] {
        QCoreApplication::processEvents();
        QList<QPoint> all;
        for (const char* name : {"backToClass", "forgetClass", "searchAgain", "joinNow", "leaveJoining"}) {
            const auto* one = find<QPushButton>(at.page, name);
            all << one->mapTo(&at.page, QPoint());
        }
        return all;
    };
    const QList<QPoint> before = places();
    at.open();
    at.page.begin();
    QTRY_COMPARE(at.hosts().count(), 1);
    QVERIFY(at.page.wordsAboutSearch().contains(QLatin1String("Room 12 (10.0.0.5:18660)")));
    QCOMPARE(places(), before);
    at.page.showMessage(QStringLiteral("Something has happened."));
    QCOMPARE(places(), before);
    at.page.setConnecting(true);
    QCOMPARE(places(), before);
    QVERIFY(!find<QPushButton>(at.page, "backToClass")->isEnabled());
}

GENOTYPE_TEST(JoinPageTest)

#include "join_page_test.moc"
