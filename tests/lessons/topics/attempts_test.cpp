// SPDX-License-Identifier: GPL-3.0-or-later
#include "lessons/topics/attempts.h"
#include "test_registry.h"

#include <QtTest/QTest>

using namespace lessons;

namespace {

/// Two forms of three answers; the second is right in the first form, the last in the variant.
Question twoForms() {
    const Answer wrong{"no", false, "because", {}};
    const Answer right{"yes", true, "because", {}};
    return {"q", {{"first?", {wrong, right, wrong}, {}}, {"variant?", {wrong, wrong, right}, {}}}};
}

} // namespace

class AttemptsTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void aRightFirstAnswerPasses() {
        const Question question = twoForms();
        QVERIFY(!isPassed(question, {}));
        QVERIFY(isPassed(question, {{0, {1}, 0}}));
        QVERIFY(isPassed(question, {{0, {1, 0}, 0}}));
        QVERIFY(!canTryAgain(question, {{0, {1}, 0}}));
    }

    void aRightAnswerAfterAWrongOnePassesNothing() {
        const Question question = twoForms();
        const Attempts attempts{{0, {0, 2, 1}, 0}};
        QVERIFY(!isPassed(question, attempts));
        QVERIFY(canTryAgain(question, attempts));
    }

    void aVariantPassesWhatTheFirstFormDidNot() {
        const Question question = twoForms();
        Attempts attempts{{0, {0}, 0}};
        QCOMPARE(nextForm(question, attempts), std::size_t{1});
        attempts.push_back({1, {}, 0});
        QCOMPARE(currentForm(question, attempts), std::size_t{1});
        QVERIFY(!canTryAgain(question, attempts)); // first it must be answered
        attempts.back().answers = {2};
        QVERIFY(isPassed(question, attempts));
    }

    void afterTheLastVariantComesTheFirstFormAgain() {
        const Question question = twoForms();
        QCOMPARE(nextForm(question, {{0, {0}, 0}, {1, {0}, 0}}), std::size_t{0});
    }

    void whatTheQuestionNoLongerHasCountsForNothing() {
        const Question question = twoForms();
        QVERIFY(!isPassed(question, {{7, {1}, 0}}));
        QVERIFY(!isPassed(question, {{0, {-1}, 0}}));
        QVERIFY(!isPassed(question, {{0, {3}, 0}}));
        QCOMPARE(currentForm(question, {{7, {1}, 0}}), std::size_t{0});
    }

    void ofTwoListsThatContinueEachOtherTheLongerStays() {
        const Attempts shorter{{0, {0}, 0}};
        const Attempts longer{{0, {0, 1}, 0}, {1, {2}, 0}};
        QCOMPARE(merged(shorter, longer), longer);
        QCOMPARE(merged(longer, shorter), longer);
        QCOMPARE(merged({}, longer), longer);
    }

    void listsThatDifferFollowEachOther() {
        const Attempts saved{{0, {0}, 0}};
        const Attempts here{{0, {1}, 0}};
        QCOMPARE(merged(saved, here), (Attempts{{0, {0}, 0}, {0, {1}, 0}}));
    }

    void whatTwoListsHaveInCommonIsThereOnce() {
        const Attempts saved{{0, {0}, 0}, {1, {2}, 0}};
        const Attempts here{{0, {0, 1}, 1}, {1, {1}, 0}};
        const Attempts both{{0, {0, 1}, 1}, {1, {2}, 0}, {1, {1}, 0}};
        QCOMPARE(merged(saved, here), both);
        // As when a file is carried back and forth.
        QCOMPARE(merged(both, here), both);
        QCOMPARE(merged(both, saved), both);
        QCOMPARE(merged(saved, both), both);
    }

    void listsOfThreePlacesDoNotGrow() {
        const Attempts one{{0, {0}, 0}};
        const Attempts two{{0, {1}, 0}};
        const Attempts three{{0, {2}, 0}};
        const Attempts all = merged(merged(one, two), three);
        QCOMPARE(all.size(), std::size_t{3});
        QCOMPARE(merged(all, merged(three, one)), all);
        QCOMPARE(merged(all, merged(two, three)), all);
    }

    void theSameAnswersTwiceInOneListStayTwo() {
        const Attempts twice{{0, {0}, 0}, {1, {2}, 0}, {0, {0}, 0}};
        QCOMPARE(merged({{0, {0}, 0}}, twice).size(), std::size_t{3});
        QCOMPARE(merged(twice, twice), twice);
    }
};

GENOTYPE_TEST(AttemptsTest)
#include "attempts_test.moc"
