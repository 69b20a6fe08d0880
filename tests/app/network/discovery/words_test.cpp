// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/network/discovery/words.h"
#include "test_registry.h"

#include <QtCore/QCryptographicHash>
#include <QtTest/QTest>

#include <algorithm>
#include <set>
#include <stdexcept>

using namespace app::join;

class JoinWordsTest : public QObject {
    Q_OBJECT

private slots:
    void neverMovesAWord() {
        QByteArray all;
        for (std::size_t i = 0; i < wordCount; ++i)
            all +=
                (i == 0 ? "" : "\n") + QByteArray(wordAt(i).data(), static_cast<qsizetype>(wordAt(i).size()));
        QCOMPARE(QCryptographicHash::hash(all, QCryptographicHash::Sha256).toHex(),
                 QByteArray("e5276e238324187e5d60d1ac20d56e83faf5a3cc08f3ad14b4b400b6f75486a2"));
        QVERIFY_EXCEPTION_THROWN(wordAt(wordCount), std::out_of_range);
    }

    void everyWordIsShortPlainAndInOrder() {
        for (std::size_t i = 0; i < wordCount; ++i) {
            const std::string_view word = wordAt(i);
            QVERIFY2(word.size() >= 3 && word.size() <= 8, word.data());
            QVERIFY(std::ranges::all_of(word, [](char c) { return c >= 'a' && c <= 'z'; }));
            QVERIFY(i == 0 || wordAt(i - 1) < word);
        }
    }

    void noTwoWordsBeginAlike() {
        std::set<std::string_view> beginnings;
        for (std::size_t i = 0; i < wordCount; ++i)
            QVERIFY(beginnings.insert(wordAt(i).substr(0, distinctLetters)).second);
    }

    void everyWordIsUnderstood() {
        for (std::size_t i = 0; i < wordCount; ++i)
            QCOMPARE(numberOf(wordAt(i)), i);
    }

    /// Whatever slips, it never becomes another word unless that is what was typed.
    void aSlipIsForgivenOnlyIfOneWordCanBeMeant() {
        int forgiven = 0;
        int asked = 0;
        for (std::size_t i = 0; i < wordCount; ++i)
            for (std::size_t at = 0; at < wordAt(i).size(); ++at) {
                std::string typed(wordAt(i));
                typed[at] = typed[at] == 'q' ? 'x' : 'q';
                const auto read = numberOf(typed);
                QVERIFY2(!read || *read == i || wordAt(*read) == typed, typed.c_str());
                ++(read ? forgiven : asked);
                QVERIFY(std::ranges::count(wordsLike(typed), wordAt(i)) == 1);
            }
        QVERIFY2(forgiven > 9 * asked, qPrintable(QStringLiteral("%1 %2").arg(forgiven).arg(asked)));
    }

    void lettersLostDoubledAndSwappedAreForgiven() {
        const std::size_t zucchini = wordCount - 1;
        for (const char* typed : {"zuchini", "zuccchini", "zuchcini", "zucchiny", "ucchini"})
            QVERIFY2(numberOf(typed) == zucchini, typed);
        for (const char* typed : {"", "z", "zucc", "zuccini?", "qqqqq", "zuhcniic"})
            QVERIFY2(!numberOf(typed), typed);
    }
};

GENOTYPE_TEST(JoinWordsTest)
#include "words_test.moc"
