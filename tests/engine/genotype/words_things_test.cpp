// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/genotype/words/words.h"
#include "phrase_checks.h"
#include "test_registry.h"

#include <QtTest/QTest>

#include <set>

using namespace genotype;

/// What is said of things on the board that have no card or space of their own.
class WordsThingsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void everyThingIsExplainedInWholeSentences() {
        std::set<std::string> sentences;
        for (int thing = 0; thing < words::thingKinds; ++thing) {
            const Phrase phrase = words::rule(static_cast<words::Thing>(thing));
            SENTENCE(phrase);
            sentences.insert(english(phrase));
        }
        // Only the two decks have the same words.
        QCOMPARE(static_cast<int>(sentences.size()), words::thingKinds - 1);
        for (const Trait trait : allTraits) {
            for (const Side side : {Side::Left, Side::Top})
                SENTENCE(words::rule(trait, side));
            for (int area = 0; area < poolAreaCount; ++area)
                SENTENCE(words::rule(trait, static_cast<PoolArea>(area)));
        }
    }

    void aCellSaysWhatItsDieCountsAs() {
        const Parents parents{Genotype::HomozygousDominant, Genotype::Heterozygous};
        QCOMPARE(tests::textOf(words::cellRule(Trait::SeedShape, Inheritance::CompleteDominance, parents, 0)),
                 QStringLiteral("A die that shows I counts as RR: round seeds."));
        const Parents mixed{Genotype::Heterozygous, Genotype::Heterozygous};
        for (const Inheritance inheritance :
             {Inheritance::CompleteDominance, Inheritance::Codominance, Inheritance::IncompleteDominance})
            for (int cell = 0; cell < 4; ++cell)
                SENTENCE(words::cellRule(Trait::FlowerColour, inheritance, mixed, cell));
    }
};

GENOTYPE_TEST(WordsThingsTest)
#include "words_things_test.moc"
