// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/member/join_page.h"

#include "app/join/find_words.h"
#include "app/join/made_up_network.h"
#include "app/member/word_completer.h"
#include "test_registry.h"

#include <QtTest/QSignalSpy>
#include <QtTest/QTest>
#include <QtWidgets/QLineEdit>
#include <QtWidgets/QListWidget>
#include <QtWidgets/QPushButton>

using namespace app;

namespace {

constexpr auto someWords = "acorn tiger violet";

/// The page in a made-up network, with short patience.
struct Joining {
    Joining() : page(network) {
        page.finder().setPatience({.questions = 1,
                                   .betweenQuestions = 1,
                                   .answers = 20,
                                   .others = 20,
                                   .knock = 1,
                                   .knownDoor = 20,
                                   .atOnce = 255,
                                   .allDoors = 50});
        page.resize(900, 700);
        page.show();
        QObject::connect(&page, &JoinPage::joinRequested, &page,
                         [this](const QUrl& url, const join::JoinCode& code) {
                             asked << url.toString();
                             codes << QString::fromStdString(code.words());
                         });
    }
    QLineEdit& words() { return *page.findChild<QLineEdit*>(QStringLiteral("joinWords")); }
    QLineEdit& address() { return *page.findChild<QLineEdit*>(QStringLiteral("hostAddress")); }
    QListWidget& hosts() { return *page.findChild<QListWidget*>(QStringLiteral("foundHosts")); }
    void join() { page.findChild<QPushButton*>(QStringLiteral("joinNow"))->click(); }
    bool searches() {
        page.begin();
        return QTest::qWaitFor([this] { return !page.finder().isBusy(); }, 20'000);
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
    void theLastWordIsCompleted();
    void thePlaceThatIsRememberedIsOffered();
    void whileJoiningOnlyStoppingIsPossible();
};

void JoinPageTest::aFoundHostIsJoinedWithTheWords() {
    Joining at;
    at.network.hosts[QStringLiteral("10.0.0.5")] = {
        .nonce = {}, .port = 18660, .fingerprintStart = "12345678", .name = "Room 12"};
    at.network.doors[QStringLiteral("10.0.0.5")] = MadeUpNetwork::Reach::Connected;
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
    QVERIFY(at.page.told().contains(QLatin1String("on the projector")));
    at.words().setText(QStringLiteral("acorn tiger qqqqqq"));
    QVERIFY(at.page.wordsAboutCode().contains(QStringLiteral("“qqqqqq” is not one of the words")));
    at.words().setText(QStringLiteral("acorn tiger violet arena"));
    QVERIFY(at.page.wordsAboutCode().contains(QLatin1String("only three")));
    at.join();
    QVERIFY(at.asked.isEmpty());
}

void JoinPageTest::withoutAHostItSaysWhatToDo() {
    Joining at;
    at.words().setText(QString::fromLatin1(someWords));
    at.join();
    QVERIFY(at.page.told().contains(QLatin1String("Type the address")));
    QVERIFY(at.asked.isEmpty());
}

void JoinPageTest::whyNobodyWasFoundIsSaid() {
    Joining at;
    at.network.own.clear();
    QVERIFY(at.searches());
    QCOMPARE(at.page.wordsAboutSearch(), join::causeWords(join::Cause::NoNetwork));
    Joining other;
    other.network.doors[QStringLiteral("10.0.0.9")] = MadeUpNetwork::Reach::Refused;
    QVERIFY(other.searches());
    QCOMPARE(other.page.wordsAboutSearch(), join::causeWords(join::Cause::NobodyAnswers));
}

void JoinPageTest::theLastWordIsCompleted() {
    WordCompleter completer;
    completer.setCompletionPrefix(QStringLiteral("acorn tig"));
    QVERIFY(completer.completionCount() > 0);
    QVERIFY(completer.currentCompletion().startsWith(QLatin1String("acorn tig")));
    completer.setCompletionPrefix(QStringLiteral("acorn xxx"));
    QCOMPARE(completer.completionCount(), 0);
}

void JoinPageTest::thePlaceThatIsRememberedIsOffered() {
    Joining at;
    auto* const back = at.page.findChild<QPushButton*>(QStringLiteral("backToClass"));
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

void JoinPageTest::whileJoiningOnlyStoppingIsPossible() {
    Joining at;
    at.words().setText(QString::fromLatin1(someWords));
    at.address().setText(QStringLiteral("10.0.0.5"));
    at.page.setKnocking(true);
    QVERIFY(!at.page.findChild<QPushButton*>(QStringLiteral("joinNow"))->isEnabled());
    emit at.words().returnPressed();
    QVERIFY(at.asked.isEmpty());
    QVERIFY(at.page.findChild<QPushButton*>(QStringLiteral("stopJoining"))->isVisible());
}

GENOTYPE_TEST(JoinPageTest)

#include "join_page_test.moc"
