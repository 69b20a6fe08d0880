// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/base/text/phrases.h"

#include "app/base/text/language_texts.h"
#include "app/base/text/translations.h"
#include "engine/genotype/words/words.h"
#include "test_registry.h"

#include <QtTest/QTest>

#include <thread>

using namespace app;
using namespace genotype;

namespace {

genotype::Phrase coinsGained(int coins) {
    return words::phrase(event::CoinsGained{0, static_cast<std::uint8_t>(coins), CoinReason::University},
                         {{"Alina"}, {}});
}

} // namespace

/// One process speaks to German and to English pupils at once.
class TwoLanguagesTest : public QObject {
    Q_OBJECT
private slots:
    void aPhraseHasATextInEachLanguageWhateverTheProgramSpeaks() {
        Translations program;
        for (const char* const code : {"en", "de", "en"}) {
            program.use(QString::fromLatin1(code));
            QCOMPARE(text(coinsGained(1), QStringLiteral("en")),
                     QString::fromStdString(core::english(coinsGained(1))));
            QCOMPARE(text(coinsGained(3), QStringLiteral("en")),
                     QString::fromStdString(core::english(coinsGained(3))));
            const QString one = text(coinsGained(1), QStringLiteral("de"));
            const QString three = text(coinsGained(3), QStringLiteral("de"));
            QVERIFY2(one.contains(QStringLiteral("1 Münze")) && !one.contains(QStringLiteral("1 Münzen")),
                     qPrintable(one));
            QVERIFY2(three.contains(QStringLiteral("3 Münzen")), qPrintable(three));
            QCOMPARE(text(coinsGained(3)), text(coinsGained(3), QString::fromLatin1(code)));
        }
        program.use(QStringLiteral("en"));
    }

    void anUnknownLanguageIsEnglish() {
        QCOMPARE(text(coinsGained(1), QStringLiteral("xx")),
                 QString::fromStdString(core::english(coinsGained(1))));
    }

    void twoThreadsSpeakTwoLanguages() {
        constexpr int often = 200;
        const auto speak = [](const QString& code, const QString& expected, bool& isRight) {
            for (int i = 0; i < often; ++i)
                isRight = isRight && text(coinsGained(3), code) == expected;
        };
        bool german = true;
        bool english = true;
        const QString inGerman = text(coinsGained(3), QStringLiteral("de"));
        const QString inEnglish = text(coinsGained(3), QStringLiteral("en"));
        QVERIFY(inGerman != inEnglish);
        std::thread one(speak, QStringLiteral("de"), inGerman, std::ref(german));
        std::thread two(speak, QStringLiteral("en"), inEnglish, std::ref(english));
        one.join();
        two.join();
        QVERIFY(german && english);
    }
};

GENOTYPE_TEST(TwoLanguagesTest)
#include "two_languages_test.moc"
