// SPDX-License-Identifier: GPL-3.0-or-later
#include "families.h"
#include "lessons/pedigree/family_tree.h"
#include "lessons/pedigree/family_words.h"
#include "test_registry.h"

#include <QtTest/QTest>

using namespace lessons::pedigree;

namespace {

/// "I: a b | II: c": ids by generation, from left to right.
QString rowsOf(const Pedigree& family) {
    QStringList rows;
    const FamilyTree tree(family);
    for (const auto& generation : tree.generations()) {
        QString row = QString::fromStdString(romanNumeral(std::size_t(rows.size()) + 1)) + QLatin1Char(':');
        for (const std::size_t person : generation)
            row += QLatin1Char(' ') + QString::fromStdString(family[person].id);
        rows << row;
    }
    return rows.join(QStringLiteral(" | "));
}

} // namespace

class FamilyTreeTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void partnersStandBesideEachOtherInOneGeneration() {
        // The parents of the second wife come last in the file, and one generation above her.
        QCOMPARE(rowsOf(familyOf("a male unknown\nb female unknown\n"
                                 "wife female unknown\n"
                                 "son male unknown mother b father a\n"
                                 "daughter female unknown mother b father a\n"
                                 "husband male unknown\n"
                                 "c1 male unknown mother wife father son\n"
                                 "c2 male unknown mother daughter father husband\n"
                                 "c3 male unknown mother second father son\n"
                                 "second female unknown mother y father x\n"
                                 "x male unknown\ny female unknown\n")),
                 QStringLiteral("I: a b x y | II: wife son daughter husband second | III: c1 c3 c2"));
    }

    void everybodyHasTheNumberOfGenerationAndPlace() {
        const Pedigree family = familyOf(cousins);
        const FamilyTree tree(family);
        // The men who married in stand beside their wives.
        QCOMPARE(
            rowsOf(family),
            QStringLiteral("I: I-1 I-2 | II: II-1 II-3 II-2 II-4 | III: III-1 III-2 III-3 | IV: IV-1 IV-2"));
        QCOMPARE(tree.numberOf(*family.find("II-3")), std::string("II-2"));
        QCOMPARE(tree.numberOf(*family.find("IV-2")), std::string("IV-2"));
        QCOMPARE(tree.generationOf(*family.find("II-4")), std::size_t{1});
    }

    void couplesKnowTheirChildrenAndWhetherTheyAreRelated() {
        const Pedigree family = familyOf(cousins);
        const auto couples = FamilyTree(family).couples();
        QCOMPARE(couples.size(), std::size_t{4});
        QCOMPARE(couples[0].children, (std::vector<std::size_t>{2, 3}));
        QVERIFY(!couples[0].related && !couples[1].related && !couples[2].related);
        QCOMPARE(couples[3].father, *family.find("III-1"));
        QVERIFY(couples[3].related);
    }

    void anUncleAndHisNieceStandInTheirOwnGenerations() {
        const Pedigree family = familyOf("a male unknown\nb female unknown\n"
                                         "c male unknown mother b father a\n"
                                         "uncle male unknown mother b father a\n"
                                         "d female unknown\n"
                                         "niece female unknown mother d father c\n"
                                         "child male unknown mother niece father uncle\n");
        QCOMPARE(rowsOf(family), QStringLiteral("I: a b | II: c d uncle | III: niece | IV: child"));
        QVERIFY(FamilyTree(family).couples().back().related);
    }

    void separateFamiliesBothBeginAtTheTop() {
        QCOMPARE(rowsOf(familyOf("a male unknown\nb female unknown\nc male unknown mother b father a\n"
                                 "x male unknown\ny female unknown\nz male unknown mother y father x\n"
                                 "alone male unknown\n")),
                 QStringLiteral("I: a b x y alone | II: c z"));
        QCOMPARE(rowsOf({}), QString());
    }

    void generationsCountInRomanNumerals() {
        for (const auto& [number, numeral] : {std::pair{1, "I"},
                                              {4, "IV"},
                                              {9, "IX"},
                                              {14, "XIV"},
                                              {49, "XLIX"},
                                              {99, "XCIX"},
                                              {1994, "MCMXCIV"}})
            QCOMPARE(romanNumeral(std::size_t(number)), std::string(numeral));
    }

    void sentencesNameEverybodyOnceAsAChildOrPartner() {
        QStringList said;
        for (const auto& sentence : sentencesOf(familyOf("a male unaffected\nb female affected \"B\"\n"
                                                         "c unknown unknown mother b father a\n"
                                                         "d male affected mother b father a\n"
                                                         "e female unaffected\n")))
            said << QString::fromStdString(core::english(sentence));
        QCOMPARE(said,
                 (QStringList{QStringLiteral("Parents: a (male, not affected) and b B (female, affected). "
                                             "Children: c (sex unknown, not known whether affected), d "
                                             "(male, affected)."),
                              QStringLiteral("Without relatives here: e (female, not affected).")}));
    }
};

GENOTYPE_TEST(FamilyTreeTest)
#include "family_tree_test.moc"
