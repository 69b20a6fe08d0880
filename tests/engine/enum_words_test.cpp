// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/core/enum_words.h"
#include "test_registry.h"

#include <QtTest/QTest>

#include <string>

namespace {

enum class Corner : std::uint8_t { Top, LowerLeft, OneWayOut };
struct HandBegan {};

std::string word(Corner corner) {
    return std::string(core::nameWord(corner));
}

} // namespace

/// The names of the source as the words of notations, records and messages.
class EnumWordsTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void aNameBecomesAWordInLowerCaseWithHyphens() {
        QCOMPARE(word(Corner::Top), std::string("top"));
        QCOMPARE(word(Corner::LowerLeft), std::string("lower-left"));
        QCOMPARE(word(Corner::OneWayOut), std::string("one-way-out"));
        QCOMPARE(std::string(core::nameWord<HandBegan>()), std::string("hand-began"));
    }

    void aNumberThatIsNoValueHasNoWord() {
        QCOMPARE(word(static_cast<Corner>(3)), std::string());
        QCOMPARE(word(static_cast<Corner>(255)), std::string());
    }

    void aNameCanStayAsItIsWritten() {
        constexpr auto& names = core::enumeratorNames<Corner, false>;
        QCOMPARE(names.size(), std::size_t{3});
        QCOMPARE(std::string(names[1]), std::string("LowerLeft"));
    }

    void aWordIsFoundAgain() {
        using Words = core::EnumWords<Corner>;
        QCOMPARE(Words::count, std::size_t{3});
        QVERIFY(Words::find("lower-left") == Corner::LowerLeft);
        QVERIFY(!Words::find("LowerLeft") && !Words::find(""));
    }
};

GENOTYPE_TEST(EnumWordsTest)
#include "enum_words_test.moc"
