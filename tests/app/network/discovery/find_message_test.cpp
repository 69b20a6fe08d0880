// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/network/discovery/address_limit.h"
#include "app/network/discovery/find_message.h"
#include "app/network/discovery/typed_address.h"
#include "test_registry.h"

#include <QtTest/QTest>

#include <string>

using namespace app::join;
using namespace std::chrono_literals;

class FindMessageTest : public QObject {
    Q_OBJECT

private slots:
    void aQuestionIsReadAsItWasWritten() {
        const std::string bytes = datagram(Question{"12345678"});
        QCOMPARE(bytes.size(), questionBytes);
        QCOMPARE(questionIn(bytes)->nonce, std::string("12345678"));
    }

    void anAnswerIsReadAsItWasWritten() {
        const auto answer = answerIn(datagram(HostAnswer{"12345678", 4660, "abcdefgh", "Raum 12 – Bio 9b"}));
        QVERIFY(answer.has_value());
        QCOMPARE(answer->nonce, std::string("12345678"));
        QCOMPARE(answer->port, std::uint16_t{4660});
        QCOMPARE(answer->fingerprintStart, std::string("abcdefgh"));
        QCOMPARE(answer->name, std::string("Raum 12 – Bio 9b"));
    }

    void noAnswerIsLongerThanItsQuestion() {
        const std::string longest = datagram(HostAnswer{"12345678", 1, "abcdefgh", std::string(500, 'x')});
        QVERIFY(longest.size() <= questionBytes);
        QCOMPARE(answerIn(longest)->name.size(), longestName);
    }

    void aNameIsCutAtTheEndOfACharacter() {
        const std::string name = std::string(longestName - 1, 'x') + "ü";
        QCOMPARE(answerIn(datagram(HostAnswer{"12345678", 1, "abcdefgh", name}))->name,
                 std::string(longestName - 1, 'x'));
    }

    void anyByteThatIsWrongMakesItNoQuestion() {
        const std::string good = datagram(Question{"12345678"});
        for (std::size_t i = 0; i < good.size(); ++i) {
            std::string bad = good;
            bad[i] ^= 1;
            const bool inNonce = i >= 8 && i < 8 + nonceBytes;
            QCOMPARE(questionIn(bad).has_value(), inNonce);
            QVERIFY(!questionIn(good.substr(0, i)));
        }
        QVERIFY(!questionIn(good + '\0'));
        QVERIFY(!answerIn(good));
    }

    void brokenAnswersAreNone_data() {
        QTest::addColumn<std::string>("bytes");
        const std::string good = datagram(HostAnswer{"12345678", 4660, "abcdefgh", "Bio"});
        const std::string head = good.substr(0, good.size() - 4);
        const auto named = [&](const std::string& name) {
            return head + static_cast<char>(name.size()) + name;
        };
        QTest::newRow("empty") << std::string();
        QTest::newRow("too short for its name") << good.substr(0, good.size() - 1);
        QTest::newRow("too long for its name") << good + 'x';
        QTest::newRow("a name that is too long") << named(std::string(longestName + 1, 'x'));
        QTest::newRow("port 0") << std::string(good).replace(16, 2, std::string(2, '\0'));
        QTest::newRow("another version") << std::string(good).replace(7, 1, "2");
        QTest::newRow("a control character") << named("a\nb");
        QTest::newRow("a control character above 7f") << named("a\xC2\x85");
        QTest::newRow("a character cut off") << named("a\xC3");
        QTest::newRow("an overlong character") << named("\xC0\xAF");
        QTest::newRow("another overlong character") << named("\xE0\x80\xAF");
        QTest::newRow("a surrogate") << named("\xED\xA0\x80");
        QTest::newRow("beyond Unicode") << named("\xF4\x90\x80\x80");
    }

    void brokenAnswersAreNone() {
        QFETCH(const std::string, bytes);
        QVERIFY(!answerIn(bytes));
    }

    void aComputerIsAnsweredAFewTimesAtOnceAndThenSlowly() {
        AddressLimit limit(answerRates);
        AddressLimit::Time now{};
        int answered = 0;
        for (int i = 0; i < 1000; ++i)
            answered += limit.allows("1", now) ? 1 : 0;
        QCOMPARE(answered, static_cast<int>(answerRates.each.atOnce));
        QVERIFY(limit.allows("2", now));
        now += 1s;
        answered = 0;
        for (int i = 0; i < 1000; ++i)
            answered += limit.allows("1", now) ? 1 : 0;
        QCOMPARE(answered, static_cast<int>(answerRates.each.perSecond));
    }

    void aWholeClassIsAnsweredAtOnceAndAFloodIsNot() {
        AddressLimit limit(answerRates);
        AddressLimit::Time now{};
        for (std::uint32_t seat = 0; seat < 40; ++seat)
            for (int question = 0; question < 9; ++question)
                QVERIFY(limit.allows(std::to_string(seat), now));
        int answered = 0;
        for (int second = 0; second < 10; ++second, now += 1s)
            for (std::uint32_t address = 0; address < 5000; ++address)
                answered += limit.allows(std::to_string(address + 1000), now) ? 1 : 0;
        QVERIFY(answered <= answerRates.all.atOnce + 10 * answerRates.all.perSecond);
        QVERIFY(limit.remembered() <= answerRates.mostRemembered);
        now += 10s;
        QVERIFY(limit.allows("0", now));
    }

    void addressesAsPeopleTypeThem() {
        const auto is = [](const char* typed, const char* host, quint16 port) {
            return typedAddress(QString::fromUtf8(typed)) == TypedAddress{QString::fromLatin1(host), port};
        };
        QVERIFY(is(" 10.0.0.5 ", "10.0.0.5", usualPort));
        QVERIFY(is("10.0.0.5:4000", "10.0.0.5", 4000));
        QVERIFY(is("lab-12", "lab-12", usualPort));
        QVERIFY(is("WSS://lab-12:4000/", "lab-12", 4000));
        QVERIFY(is("fd00::5", "fd00::5", usualPort));
        QVERIFY(is("[fd00::5]:4000", "fd00::5", 4000));
        for (const char* typed : {"", ":", "10.0.0.5:0", "10.0.0.5/x", "a b", "a?b", "[fd00"})
            QVERIFY2(!typedAddress(QString::fromLatin1(typed)), typed);
        QVERIFY(!typedAddress(QString(10000, QLatin1Char('a'))));
    }
};

GENOTYPE_TEST(FindMessageTest)
#include "find_message_test.moc"
