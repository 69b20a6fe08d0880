// SPDX-License-Identifier: GPL-3.0-or-later
#include "families.h"
#include "lessons/pedigree/exclusion.h"
#include "test_registry.h"

#include <QtTest/QTest>

#include <algorithm>

using namespace lessons::pedigree;

namespace {

/// Father, mother and one child: three words.
Pedigree threeOf(const char* father, const char* mother, const char* sex, const char* child) {
    return familyOf(std::string("I-1 male ") + father + "\nI-2 female " + mother + "\nII-1 " + sex + ' ' +
                    child + " mother I-2 father I-1\n");
}

QString whyNot(const Pedigree& family, Mode mode) {
    const auto exclusion = exclusionOf(family, mode);
    return exclusion ? QString::fromStdString(core::english(exclusion->why)) : QString();
}

} // namespace

class ExclusionTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void anAffectedChildOfHealthyParentsIsNotDominant() {
        const Pedigree son = threeOf("unaffected", "unaffected", "male", "affected");
        QCOMPARE(whyNot(son, Mode::AutosomalDominant),
                 QStringLiteral("II-1 is affected, but neither parent is (I-1, I-2)."));
        QCOMPARE(exclusionOf(son, Mode::AutosomalDominant)->people, (std::vector<std::size_t>{0, 1, 2}));
        // For the X chromosome of a son, the father does not matter.
        QCOMPARE(
            whyNot(son, Mode::XLinkedDominant),
            QStringLiteral("II-1 is affected and has his only X chromosome from his mother I-2, but she is "
                           "not affected."));
        QCOMPARE(exclusionOf(son, Mode::XLinkedDominant)->people, (std::vector<std::size_t>{1, 2}));
        QVERIFY(whyNot(son, Mode::AutosomalRecessive).isEmpty());
        QVERIFY(whyNot(son, Mode::XLinkedRecessive).isEmpty());
        const Pedigree daughter = threeOf("unaffected", "unaffected", "female", "affected");
        QCOMPARE(possibleAmong(mainModes, daughter), std::vector{Mode::AutosomalRecessive});
        QCOMPARE(whyNot(daughter, Mode::XLinkedDominant),
                 QStringLiteral("II-1 is affected, but neither parent is (I-1, I-2)."));
        QCOMPARE(
            whyNot(daughter, Mode::XLinkedRecessive),
            QStringLiteral("II-1 is affected, so one of her alleles for the trait is on the X chromosome "
                           "from her father I-1; but he is not affected."));
    }

    /// A father passes no mitochondria on, but he may share the line of mothers: with his sister, or with a
    /// cousin whose mother is his mother's sister.
    void aFatherWithTheLineOfHisChildsMotherIsNamedForThatLine() {
        const auto siblings = familyOf("I-1 female unaffected\n"
                                       "I-2 male unaffected\n"
                                       "II-1 male unaffected mother I-1 father I-2\n"
                                       "II-2 female unknown mother I-1 father I-2\n"
                                       "III-1 male affected mother II-2 father II-1\n");
        const QString why = whyNot(siblings, Mode::Mitochondrial);
        QVERIFY2(why.contains(QStringLiteral("mitochondria")) && !why.contains(QLatin1Char('Y')),
                 qPrintable(why));
        QVERIFY2(why.contains(QStringLiteral("only III-1 is")), qPrintable(why));
        const auto cousins = familyOf("I-1 female unknown\n"
                                      "I-2 male unknown\n"
                                      "II-1 female unknown mother I-1 father I-2\n"
                                      "II-2 male unknown\n"
                                      "II-3 female unknown mother I-1 father I-2\n"
                                      "III-1 male affected mother II-1 father II-2\n"
                                      "III-2 female unknown mother II-3 father II-2\n"
                                      "IV-1 female unaffected mother III-2 father III-1\n");
        QCOMPARE(whyNot(cousins, Mode::Mitochondrial),
                 QStringLiteral(
                     "III-1 and IV-1 both have the mitochondria of I-1, through mothers alone. So both are "
                     "affected or neither is, but only III-1 is."));
    }

    void aHealthyChildOfAffectedParentsIsNotRecessive() {
        const Pedigree son = threeOf("affected", "affected", "male", "unaffected");
        QCOMPARE(
            whyNot(son, Mode::AutosomalRecessive),
            QStringLiteral("Both parents of II-1 are affected (I-1, I-2) and have only the allele for the "
                           "trait to pass on, but II-1 is not affected."));
        QCOMPARE(
            whyNot(son, Mode::XLinkedRecessive),
            QStringLiteral("I-2 is affected, so both her X chromosomes carry the allele and all her sons get "
                           "it; but her son II-1 is not affected."));
        const Pedigree daughter = threeOf("affected", "affected", "female", "unaffected");
        QCOMPARE(possibleAmong(mainModes, daughter), std::vector{Mode::AutosomalDominant});
        QCOMPARE(exclusionOf(daughter, Mode::XLinkedRecessive)->people.size(), std::size_t{3});
        QCOMPARE(
            whyNot(daughter, Mode::XLinkedDominant),
            QStringLiteral("I-1 is affected and passes his only X chromosome on to all his daughters, but "
                           "his daughter II-1 is not affected."));
    }

    void sonsAndMothersShowTheYChromosomeAndMitochondria() {
        QCOMPARE(
            whyNot(threeOf("affected", "unaffected", "male", "unaffected"), Mode::YLinked),
            QStringLiteral("I-1 is affected and passes his Y chromosome on to all his sons, but his son II-1 "
                           "is not affected."));
        QCOMPARE(
            whyNot(threeOf("unaffected", "unaffected", "male", "affected"), Mode::YLinked),
            QStringLiteral("II-1 is affected and has his Y chromosome from his father I-1, but he is not "
                           "affected."));
        QCOMPARE(whyNot(threeOf("affected", "affected", "male", "affected"), Mode::YLinked),
                 QStringLiteral("I-2 is affected, but a woman has no Y chromosome."));
        QCOMPARE(
            whyNot(threeOf("affected", "unaffected", "unknown", "affected"), Mode::Mitochondrial),
            QStringLiteral("II-1 is affected, but the mother, I-2, is not; mitochondria come from the mother "
                           "alone."));
        QCOMPARE(
            whyNot(threeOf("unaffected", "affected", "male", "unaffected"), Mode::Mitochondrial),
            QStringLiteral("I-2 is affected and passes her mitochondria on to all her children, but II-1 is "
                           "not affected."));
    }

    void peopleWithNamesAreNamed() {
        QCOMPARE(
            whyNot(familyOf("1 male affected \"Tom\"\n2 female unknown\n3 male unaffected mother 2 father 1"),
                   Mode::YLinked),
            QStringLiteral("1 Tom is affected and passes his Y chromosome on to all his sons, but his son "
                           "3 is not affected."));
    }

    void relativesFarApartAreFoundWhereOthersAreUnknown() {
        // Her only X chromosomes both carry the allele, so her daughter's sons are affected in one of two
        // cases; but mitochondria pass through the daughter for certain.
        const Pedigree family = familyOf("gf male unknown\ngm female affected\n"
                                         "d female unknown mother gm father gf\n"
                                         "h male unknown\n"
                                         "s male unaffected mother d father h\n");
        const auto exclusion = exclusionOf(family, Mode::Mitochondrial);
        QVERIFY(exclusion.has_value());
        QCOMPARE(exclusion->people, (std::vector<std::size_t>{1, 4}));
        QCOMPARE(QString::fromStdString(core::english(exclusion->why)),
                 QStringLiteral("s has the mitochondria of gm, through mothers alone. So both are affected "
                                "or neither is, but only gm is."));
        // Four affected grandparents: both parents have only the allele for the trait.
        const Pedigree four =
            familyOf("a male affected\nb female affected\nc male affected\nk female affected\n"
                     "m male unknown mother b father a\nw female unknown mother k father c\n"
                     "x male unaffected mother w father m\ny male unknown mother w father m\n");
        QCOMPARE(exclusionOf(four, Mode::AutosomalRecessive)->people,
                 (std::vector<std::size_t>{0, 1, 2, 3, 6}));
        // For the X chromosome, the mother's parents and one son are enough.
        QCOMPARE(exclusionOf(four, Mode::XLinkedRecessive)->people, (std::vector<std::size_t>{2, 3, 6}));
    }

    void nobodyInTheSetCanBeLeftOut() {
        const Pedigree family =
            familyOf("a male affected\nb female affected\nc male affected\nk female affected\n"
                     "m male unknown mother b father a\nw female unknown mother k father c\n"
                     "x male unaffected mother w father m\n");
        for (const Mode mode : mainModes)
            if (const auto exclusion = exclusionOf(family, mode))
                for (const std::size_t out : exclusion->people) {
                    std::vector<Person> people = family.people();
                    for (std::size_t i = 0; i < people.size(); ++i)
                        if (i == out || std::ranges::find(exclusion->people, i) == exclusion->people.end())
                            people[i].status = Status::Unknown;
                    QVERIFY(isPossible(Pedigree(people), mode));
                }
    }

    void whatIsXLinkedCouldAlwaysBeAutosomal() {
        // All phenotypes of a family of six.
        const Pedigree family =
            familyOf("a male unknown\nb female unknown\n"
                     "c female unknown mother b father a\nk male unknown mother b father a\n"
                     "e male unknown\nf female unknown mother c father e\n");
        int linked = 0;
        for (unsigned set = 0; set < 1u << family.size(); ++set) {
            std::vector<Person> people = family.people();
            for (std::size_t i = 0; i < people.size(); ++i)
                people[i].status = set >> i & 1u ? Status::Affected : Status::Unaffected;
            const Pedigree one(people);
            for (const auto& [x, autosome] : {std::pair{Mode::XLinkedRecessive, Mode::AutosomalRecessive},
                                              std::pair{Mode::XLinkedDominant, Mode::AutosomalDominant}})
                if (isPossible(one, x)) {
                    ++linked;
                    QVERIFY(isPossible(one, autosome));
                }
        }
        QVERIFY(linked > 20);
    }

    void aLargeFamilyIsExplainedQuickly() {
        std::string text = "m0 male unaffected\nw0 female unaffected\n";
        for (int i = 1; i < 100; ++i) {
            const std::string last = std::to_string(i - 1);
            text += "m" + std::to_string(i) + " male " + (i == 99 ? "affected" : "unaffected") + " mother w" +
                    last + " father m" + last + "\nw" + std::to_string(i) + " female unaffected\n";
        }
        QCOMPARE(whyNot(familyOf(text), Mode::AutosomalDominant),
                 QStringLiteral("m99 is affected, but neither parent is (m98, w98)."));
    }
};

GENOTYPE_TEST(ExclusionTest)
#include "exclusion_test.moc"
