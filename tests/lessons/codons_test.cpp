// SPDX-License-Identifier: GPL-3.0-or-later
#include "lessons/codons.h"
#include "test_registry.h"

#include <QtTest/QTest>

#include <map>
#include <set>

using namespace lessons;

namespace {

/// The standard code as textbooks print it, in mRNA: an amino acid and its codons.
const std::map<char, std::set<std::string>> textbook{
    {'F', {"UUU", "UUC"}},
    {'L', {"UUA", "UUG", "CUU", "CUC", "CUA", "CUG"}},
    {'I', {"AUU", "AUC", "AUA"}},
    {'M', {"AUG"}},
    {'V', {"GUU", "GUC", "GUA", "GUG"}},
    {'S', {"UCU", "UCC", "UCA", "UCG", "AGU", "AGC"}},
    {'P', {"CCU", "CCC", "CCA", "CCG"}},
    {'T', {"ACU", "ACC", "ACA", "ACG"}},
    {'A', {"GCU", "GCC", "GCA", "GCG"}},
    {'Y', {"UAU", "UAC"}},
    {'*', {"UAA", "UAG", "UGA"}},
    {'H', {"CAU", "CAC"}},
    {'Q', {"CAA", "CAG"}},
    {'N', {"AAU", "AAC"}},
    {'K', {"AAA", "AAG"}},
    {'D', {"GAU", "GAC"}},
    {'E', {"GAA", "GAG"}},
    {'C', {"UGU", "UGC"}},
    {'W', {"UGG"}},
    {'R', {"CGU", "CGC", "CGA", "CGG", "AGA", "AGG"}},
    {'G', {"GGU", "GGC", "GGA", "GGG"}},
};

const std::string gene(exampleGene);

} // namespace

class CodonsTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void translatesAll64Codons() {
        int seen = 0;
        for (const char first : bases)
            for (const char second : bases)
                for (const char third : bases) {
                    const std::string codon{first, second, third};
                    const char aminoAcid = aminoAcidOf(codon);
                    QVERIFY2(textbook.at(aminoAcid).contains(messenger(codon)), codon.c_str());
                    ++seen;
                }
        std::size_t listed = 0;
        for (const auto& [aminoAcid, codons] : textbook)
            listed += codons.size();
        QCOMPARE(seen, 64);
        QCOMPARE(listed, std::size_t{64});
        for (const char* none : {"", "AT", "ATGA", "AUG", "atg", "ATN"})
            QCOMPARE(aminoAcidOf(none), '?');
    }

    void namesEveryAminoAcid() {
        std::set<std::string> names;
        std::set<std::string_view> shorts;
        for (const auto& [aminoAcid, codons] : textbook) {
            names.insert(core::english(aminoAcidName(aminoAcid)));
            shorts.insert(shortAminoAcid(aminoAcid));
        }
        QCOMPARE(names.size(), std::size_t{21});
        QCOMPARE(shorts.size(), std::size_t{21});
        QCOMPARE(core::english(aminoAcidName('E')), std::string("glutamic acid"));
        QCOMPARE(shortAminoAcid('V'), std::string_view("Val"));
    }

    void translatesTheBeginningOfBetaGlobin() {
        // Human β-globin: Met, then Val His Leu Thr Pro Glu Glu Lys Ser (UniProt P68871).
        QCOMPARE(translate(gene), std::string("MVHLTPEEKS*"));
        QCOMPARE(messenger("ATGTTT"), std::string("AUGUUU"));
    }

    void endsAtTheFirstStopCodon() {
        QCOMPARE(translate("ATGTAAGGG"), std::string("M*"));
        QCOMPARE(translate("ATGGGGCC"), std::string("MG"));
        QCOMPARE(translate("AT"), std::string());
    }

    void recognisesTheSickleCellMutationAsMissense() {
        const std::string sickle = substituted(gene, 19, 'T');
        QCOMPARE(sickle.substr(18, 3), std::string("GTG"));
        QCOMPARE(translate(sickle), std::string("MVHLTPVEKS*"));
        QCOMPARE(effectOf(gene, sickle), Effect::Missense);
    }

    void recognisesWhatASubstitutionDoes() {
        QCOMPARE(effectOf(gene, gene), Effect::None);
        QCOMPARE(effectOf(gene, substituted(gene, 20, 'A')), Effect::Silent);   // GAG → GAA
        QCOMPARE(effectOf(gene, substituted(gene, 18, 'T')), Effect::Nonsense); // GAG → TAG
        QCOMPARE(effectOf(gene, substituted(gene, 0, 'G')), Effect::StartLost);
        QCOMPARE(effectOf(gene, substituted(gene, 30, 'C')), Effect::StopLost); // TAA → CAA
        QCOMPARE(effectOf(gene, substituted(gene, 31, 'G')), Effect::Silent);   // TAA → TGA, a stop still
        QCOMPARE(effectOf(gene, substituted(substituted(gene, 19, 'T'), 22, 'T')), Effect::SeveralChanged);
    }

    void recognisesFrameshifts() {
        for (std::size_t at = 3; at < gene.size(); ++at) {
            QCOMPARE(effectOf(gene, inserted(gene, at, 'C')), Effect::Frameshift);
            QCOMPARE(effectOf(gene, deleted(gene, at)), Effect::Frameshift);
        }
        QCOMPARE(inserted("ATG", 3, 'C'), std::string("ATGC"));
        QCOMPARE(deleted("ATGC", 1), std::string("AGC"));
    }

    void readsOnInFrameAfterThreeLetters() {
        std::string longer = gene;
        for (int i = 0; i < 3; ++i)
            longer = inserted(longer, 6, 'G');
        QCOMPARE(translate(longer), std::string("MVGHLTPEEKS*"));
        QCOMPARE(effectOf(gene, longer), Effect::InFrame);
        std::string shorter = gene;
        for (int i = 0; i < 3; ++i)
            shorter = deleted(shorter, 6);
        QCOMPARE(translate(shorter), std::string("MVLTPEEKS*"));
        QCOMPARE(effectOf(gene, shorter), Effect::InFrame);
        // A stop codon among them ends the protein.
        std::string ended = gene;
        for (const char base : {'A', 'A', 'T'})
            ended = inserted(ended, 6, base);
        QCOMPARE(translate(ended), std::string("MV*"));
        QCOMPARE(effectOf(gene, ended), Effect::Nonsense);
        // One letter out and one in: the codons between them change, those after them do not.
        QCOMPARE(effectOf(gene, inserted(deleted(gene, 12), 18, 'C')), Effect::SeveralChanged);
    }

    void movesAPieceToAnotherPlace() {
        QCOMPARE(translocated("ATGCCCGGGTAA", 3, 3, 9), std::string("ATGGGGCCCTAA"));
        QCOMPARE(translocated("ATGCCCGGGTAA", 6, 3, 3), std::string("ATGGGGCCCTAA"));
        QCOMPARE(translocated("ATGCCCGGGTAA", 3, 3, 5), std::string("ATGCCCGGGTAA"));
        QCOMPARE(translocated("ATGCCCGGGTAA", 3, 3, 6), std::string("ATGCCCGGGTAA"));
        const std::string moved = translocated(gene, 3, 3, 12);
        QCOMPARE(translate(moved), std::string("MHLVTPEEKS*"));
        QCOMPARE(effectOf(gene, moved), Effect::SeveralChanged);
    }

    void countsWhatSubstitutionsDo() {
        // 549 substitutions of the 61 codons of amino acids; the figures are those of Graur D., Li W.-H.
        // (2000) Fundamentals of Molecular Evolution, chapter 1.
        QCOMPARE(countSubstitutionsOfAllCodons(),
                 (SubstitutionCounts{.silent = 134, .missense = 392, .nonsense = 23}));
        // The substitutions of each letter of the example between start and stop, by their effect on the
        // whole gene.
        SubstitutionCounts one;
        for (std::size_t at = 3; at < gene.size() - 3; ++at)
            for (const char base : bases) {
                if (base == gene[at])
                    continue;
                const Effect effect = effectOf(gene, substituted(gene, at, base));
                one.silent += effect == Effect::Silent;
                one.missense += effect == Effect::Missense;
                one.nonsense += effect == Effect::Nonsense;
            }
        QCOMPARE(countSubstitutions(gene), one);
        QCOMPARE(one.all(), 81);
    }
};

GENOTYPE_TEST(CodonsTest)
#include "codons_test.moc"
