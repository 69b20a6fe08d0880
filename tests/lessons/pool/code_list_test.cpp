// SPDX-License-Identifier: GPL-3.0-or-later
#include "lessons/pool/code_list.h"
#include "test_registry.h"

#include <QtTest/QTest>

using namespace lessons;
using CodeFault = PoolCodeError::Kind;

namespace {

const std::string codeOne = *writePoolCode({44, 1, 0, {90, 30, 31, 9}});
const std::string codeTwo = *writePoolCode({44, 2, 0, {85, 33, 28, 14}});
const std::string codeThree = *writePoolCode({44, 3, 0, {92, 27, 30, 11}});

/// "1: 1, 2: 2": lines and groups.
std::string codesIn(const std::string& text) {
    std::string found;
    for (const CodeList::Code& code : readPoolCodes(text).codes)
        found +=
            (found.empty() ? "" : ", ") + std::to_string(code.line) + ": " + std::to_string(code.count.group);
    return found;
}

std::string withBlanks(std::string code) {
    for (char& c : code)
        c = c == '-' ? ' ' : c;
    return code;
}

} // namespace

class CodeListTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void readsACodeInEachLine() {
        QCOMPARE(codesIn(codeOne + "\n" + codeTwo + "\r\n\n" + codeThree), std::string("1: 1, 2: 2, 4: 3"));
        QCOMPARE(codesIn("\xef\xbb\xbf" + codeOne), std::string("1: 1"));
    }

    void readsSeveralInALine() {
        QCOMPARE(codesIn(codeOne + ", " + codeTwo + ";" + codeThree), std::string("1: 1, 1: 2, 1: 3"));
        QCOMPARE(codesIn(codeOne + "\t" + codeTwo), std::string("1: 1, 1: 2"));
        QCOMPARE(codesIn(codeOne + " " + codeTwo), std::string("1: 1, 1: 2"));
        QCOMPARE(codesIn(withBlanks(codeOne) + ", " + withBlanks(codeTwo)), std::string("1: 1, 1: 2"));
    }

    void readsWhatAChatPutsBeforeACode() {
        QCOMPARE(codesIn("10:24 Group two: " + codeTwo), std::string("1: 2"));
    }

    void leavesOutRemarks() {
        const CodeList list = readPoolCodes("# period 3\n" + codeOne + "\nnames:\n");
        QCOMPARE(list.codes.size(), std::size_t{1});
        QVERIFY(list.faults.empty());
    }

    void oneBadCodeIsOneFaultAndTheOthersStay() {
        std::string wrong = codeTwo;
        wrong[0] = wrong[0] == '7' ? '8' : '7';
        const CodeList list = readPoolCodes(codeOne + "\n" + wrong + "\nhello you\n" + codeThree);
        QCOMPARE(list.codes.size(), std::size_t{2});
        QCOMPARE(list.faults.size(), std::size_t{2});
        QCOMPARE(list.faults[0].line, 2);
        QCOMPARE(list.faults[0].text, wrong);
        QCOMPARE(list.faults[0].error.kind, CodeFault::Mistyped);
        QCOMPARE(list.faults[1].line, 3);
        QCOMPARE(list.faults[1].text, std::string("hello you"));
        QCOMPARE(list.faults[1].error, (PoolCodeError{CodeFault::WrongCharacter, "u"}));
    }
};

#include "code_list_test.moc"
GENOTYPE_TEST(CodeListTest)
