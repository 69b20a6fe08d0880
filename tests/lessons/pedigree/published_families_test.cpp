// SPDX-License-Identifier: GPL-3.0-or-later
#include "close_to.h"
#include "lessons/pedigree/exclusion.h"
#include "lessons/pedigree/family_tree.h"
#include "lessons/pedigree/inference.h"
#include "lessons/pedigree/published_families.h"
#include "test_registry.h"

#include <QtCore/QSet>
#include <QtTest/QTest>

#include <cmath>

using namespace lessons::pedigree;

class PublishedFamiliesTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void everyFamilyHasATitleASourceAndTheNumbersOfItsPlaces() {
        QSet<QString> ids;
        for (const PublishedFamily& one : publishedFamilies()) {
            ids << QString::fromStdString(one.id);
            QCOMPARE(findPublishedFamily(one.id), &one);
            for (const auto& text : {one.title, one.leftOut, one.source})
                QVERIFY(!core::english(text).empty());
            const FamilyTree tree(one.family);
            for (std::size_t i = 0; i < one.family.size(); ++i)
                QCOMPARE(one.family[i].id, tree.numberOf(i));
            QVERIFY(isPossible(one.family, one.mode));
        }
        QCOMPARE(ids.size(), 3);
        QVERIFY(!findPublishedFamily("habsburg"));
    }

    void theQueenAndSixOfHerDescendantsWereCarriersForCertain() {
        const auto& royal = *findPublishedFamily("royal-haemophilia");
        QCOMPARE(possibleAmong(mainModes, royal.family),
                 (std::vector{Mode::AutosomalRecessive, Mode::XLinkedRecessive}));
        const Model model{royal.mode, 0.0001, 1};
        const auto chances = genotypeChances(royal.family, model).value();
        QStringList certain;
        for (std::size_t i = 0; i < royal.family.size(); ++i)
            if (isCertainCarrier(royal.mode, chances[i]))
                certain << QString::fromStdString(royal.family[i].label);
        QCOMPARE(certain.join(QLatin1Char(',')),
                 QStringLiteral("Queen Victoria,Alice,Beatrice,Irene,Alix,Alice of Albany,Victoria Eugenie"));
        // Two healthy sons: (1/2 · 1/4) of (1/2 · 1/4 + 1/2), which is 1/5.
        QStringList oneInFive;
        for (std::size_t i = 0; i < royal.family.size(); ++i)
            if (std::abs(carrierChance(royal.mode, chances[i]) - 0.2) < 1e-12)
                oneInFive << QString::fromStdString(royal.family[i].label);
        QCOMPARE(oneInFive.join(QLatin1Char(',')), QStringLiteral("Victoria,Helena,Victoria of Hesse"));
        // An autosomal allele would have to have come in by several marriages.
        QVERIFY(log10Likelihood(royal.family, model) -
                    log10Likelihood(royal.family, {Mode::AutosomalRecessive, 0.0001, 1}) >
                15);
        // Two of her grandchildren married.
        int related = 0;
        const FamilyTree tree(royal.family);
        for (const Couple& couple : tree.couples())
            related += couple.related ? 1 : 0;
        QCOMPARE(related, 1);
    }

    void scottsSisterHadTheAlleleFromBothParents() {
        const auto& scott = *findPublishedFamily("scott-colour-blindness");
        const auto excluded = exclusionOf(scott.family, Mode::XLinkedDominant);
        QVERIFY(excluded.has_value());
        const auto chances = genotypeChances(scott.family, {scott.mode, 0.08, 1}).value();
        QVERIFY(isCertainCarrier(scott.mode, chances[*scott.family.find("II-2")]));
        QVERIFY(isCertainCarrier(scott.mode, chances[*scott.family.find("IV-5")]));
        QVERIFY(isCertainCarrier(scott.mode, chances[*scott.family.find("III-3")])); // of the father
    }

    void phenylketonuriaIsAutosomalRecessiveByTheFirstFamilyAlone() {
        const auto& first = *findPublishedFamily("first-phenylketonuria");
        QCOMPARE(possibleAmong(allModes, first.family), std::vector{Mode::AutosomalRecessive});
        CLOSE(nextChild(first.family, {first.mode, 0.01, 1}, {0, 1})->affected, 0.25);
    }
};

GENOTYPE_TEST(PublishedFamiliesTest)
#include "published_families_test.moc"
