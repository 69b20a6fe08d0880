// SPDX-License-Identifier: GPL-3.0-or-later
#include "lessons/cross/gene.h"
#include "test_registry.h"

#include "engine/core/phrase.h"
#include "engine/genotype/words/words.h"

#include <QtCore/QSet>
#include <QtTest/QTest>

using namespace lessons;
using genotype::Inheritance;

class GeneTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void genotypesAreNumberedAsTheEngineDoes() {
        const Gene& gene = *findGene("seed-shape");
        for (const genotype::Genotype one : genotype::allGenotypes) {
            const auto index = static_cast<std::size_t>(one);
            QCOMPARE(gene.notation(index), std::string(genotype::notation(genotype::Trait::SeedShape, one)));
            QCOMPARE(gene.isHeterozygous(index), one == genotype::Genotype::Heterozygous);
        }
    }

    void aPairOfAllelesIsTheSameWhicheverComesFirst() {
        for (const Gene& gene : geneCatalogue()) {
            std::size_t number = 0;
            for (AlleleIndex one = 0; one < gene.alleleCount(); ++one)
                for (AlleleIndex other = one; other < gene.alleleCount(); ++other, ++number) {
                    QCOMPARE(gene.genotypeOf(one, other), number);
                    QCOMPARE(gene.genotypeOf(other, one), number);
                    QCOMPARE(gene.allelesOf(number), (std::array<AlleleIndex, 2>{one, other}));
                }
            QCOMPARE(number, gene.genotypeCount());
        }
    }

    void theLooksOfTheGamesTraitsAreThoseOfItsBoard() {
        const std::pair<const char*, Inheritance> genes[]{
            {"seed-shape", Inheritance::CompleteDominance},
            {"flower-colour", Inheritance::CompleteDominance},
            {"pod-colour", Inheritance::CompleteDominance},
            {"plant-height", Inheritance::CompleteDominance},
            {"flower-incomplete", Inheritance::IncompleteDominance},
            {"flower-codominance", Inheritance::Codominance},
            {"height-incomplete", Inheritance::IncompleteDominance}};
        for (const auto& [id, inheritance] : genes) {
            const Gene& gene = *findGene(id);
            for (const genotype::Genotype one : genotype::allGenotypes)
                QCOMPARE(
                    core::english(gene.phenotypes[gene.phenotypeOfGenotype[static_cast<std::size_t>(one)]]),
                    core::english(genotype::words::word(phenotypeOf(*gene.trait, one, inheritance))));
        }
    }

    void redAndWhiteFlowersComeFromRedOnes() {
        const Gene& codominant = *findGene("flower-codominance");
        QCOMPARE(core::english(codominant.phenotypes[0]), std::string("red"));
        QCOMPARE(core::english(codominant.phenotypes[1]), std::string("red and white"));
        QCOMPARE(core::english(codominant.phenotypes[2]), std::string("white"));
        QCOMPARE(core::english(findGene("flower-incomplete")->phenotypes[1]), std::string("pink"));
    }

    void bloodGroupsHaveSixGenotypesAndFourLooks() {
        const Gene& gene = *findGene("blood-group");
        const auto group = [&gene](AlleleIndex one, AlleleIndex other) {
            return core::english(gene.phenotypes[gene.phenotypeOfGenotype[gene.genotypeOf(one, other)]]);
        };
        constexpr AlleleIndex a = 0, b = 1, none = 2;
        QCOMPARE(gene.genotypeCount(), std::size_t{6});
        QCOMPARE(group(a, a), std::string("group A"));
        QCOMPARE(group(none, a), std::string("group A"));
        QCOMPARE(group(b, b), std::string("group B"));
        QCOMPARE(group(b, none), std::string("group B"));
        QCOMPARE(group(b, a), std::string("group AB"));
        QCOMPARE(group(none, none), std::string("group O"));
    }

    void everyGeneHasItsOwnIdAndAllItsWords() {
        QSet<QString> ids;
        for (const Gene& gene : geneCatalogue()) {
            const QString id = QString::fromStdString(gene.id);
            QVERIFY2(!ids.contains(id), qPrintable(id));
            ids << id;
            QCOMPARE(findGene(gene.id), &gene);
            QVERIFY(!core::english(gene.name).empty());
            QCOMPARE(gene.genotypeCount(), gene.alleleCount() * (gene.alleleCount() + 1) / 2);
            QSet<std::size_t> seen;
            for (const std::size_t phenotype : gene.phenotypeOfGenotype) {
                QVERIFY(phenotype < gene.phenotypeCount());
                QVERIFY(!core::english(gene.phenotypes[phenotype]).empty());
                seen << phenotype;
            }
            QCOMPARE(static_cast<std::size_t>(seen.size()), gene.phenotypeCount());
        }
        QCOMPARE(findGene("eye-size"), nullptr);
    }

    void inventedGenesCanBeCrossedWithEachOtherUnderAnyInheritance() {
        for (const auto inheritance :
             {Inheritance::CompleteDominance, Inheritance::IncompleteDominance, Inheritance::Codominance}) {
            QSet<QString> symbols;
            QSet<QString> looks;
            for (const Gene& gene : inventedGenes(inheritance)) {
                QCOMPARE(gene.inheritance, inheritance);
                for (const std::string& symbol : gene.symbols)
                    symbols << QString::fromStdString(symbol);
                for (const auto& look : gene.phenotypes)
                    looks << QString::fromStdString(core::english(look));
            }
            const auto genes = inventedGenes(inheritance).size();
            QCOMPARE(static_cast<std::size_t>(symbols.size()), 2 * genes);
            QCOMPARE(static_cast<std::size_t>(looks.size()),
                     (inheritance == Inheritance::CompleteDominance ? 2 : 3) * genes);
        }
    }
};

GENOTYPE_TEST(GeneTest)
#include "gene_test.moc"
