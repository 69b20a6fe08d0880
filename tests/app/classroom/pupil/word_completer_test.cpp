// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/classroom/pupil/word_completer.h"

#include "test_registry.h"

#include <QtTest/QTest>

using app::WordCompleter;

class WordCompleterTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void theLastWordIsCompleted();
    void aWordThatIsBegunIsCompleted();
    void aCompleteWordLeavesTheNextClickAlone();
};

void WordCompleterTest::theLastWordIsCompleted() {
    WordCompleter completer;
    completer.setCompletionPrefix(QStringLiteral("acorn tig"));
    QVERIFY(completer.completionCount() > 0);
    QVERIFY(completer.currentCompletion().startsWith(QLatin1String("acorn tig")));
    completer.setCompletionPrefix(QStringLiteral("acorn xxx"));
    QCOMPARE(completer.completionCount(), 0);
}

void WordCompleterTest::aWordThatIsBegunIsCompleted() {
    WordCompleter completer;
    completer.setCompletionPrefix(QStringLiteral("acorn set"));
    QCOMPARE(completer.currentCompletion(), QStringLiteral("acorn setup"));
}

void WordCompleterTest::aCompleteWordLeavesTheNextClickAlone() {
    WordCompleter completer;
    completer.setCompletionPrefix(QStringLiteral("acorn tige"));
    QCOMPARE(completer.completionCount(), 1);
    for (const char* const whole : {"acorn tiger", "Acorn TIGER"}) {
        completer.setCompletionPrefix(QString::fromLatin1(whole));
        QCOMPARE(completer.completionCount(), 0);
    }
    completer.setCompletionPrefix(QStringLiteral("acorn tiger vio"));
    QVERIFY(completer.currentCompletion().startsWith(QLatin1String("acorn tiger vio")));
}

GENOTYPE_TEST(WordCompleterTest)

#include "word_completer_test.moc"
