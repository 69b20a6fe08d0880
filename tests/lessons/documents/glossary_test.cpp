// SPDX-License-Identifier: GPL-3.0-or-later
#include "lessons/documents/glossary.h"

#include "engine/core/text.h"
#include "lessons/documents/catalogue.h"
#include "test_registry.h"

#include <QtTest/QTest>

#include <algorithm>

using namespace lessons;

namespace {

const std::string twoTerms = R"([[term]]
id = "gene"
name = "gene"
lesson = "gametes"
meaning = "A piece of DNA. Its variants are [alleles](allele)."

[[term]]
id = "allele"
name = "allele"
lesson = "gametes"
meaning = """
A variant of a [gene](gene),
such as *R*."""
)";

const std::string twoTermsGerman = R"([[term]]
id = "gene"
name = "Gen"
meaning = "Ein Stück DNA. Seine Varianten sind [Allele](allele)."

[[term]]
id = "allele"
name = "Allel"
meaning = "Eine Variante eines [Gens](gene) wie *R*."
)";

std::string replacing(std::string text, const std::string& part, const std::string& other) {
    const std::size_t at = text.find(part);
    if (at == std::string::npos)
        qFatal("the file does not contain the part");
    return text.replace(at, part.size(), other);
}

QString faultIn(const EntriesReading<Term>& reading) {
    return reading.faults.empty() ? QString()
                                  : QString::fromStdString(core::english(reading.faults.front().what));
}
QString faultInEnglish(const std::string& text) {
    return faultIn(readTerms(text));
}
QString faultInGerman(const std::string& text) {
    return faultIn(readTerms(text, readTerms(twoTerms).all));
}

} // namespace

class GlossaryTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void readsATermAndItsTranslation() {
        const EntriesReading<Term> english = readTerms(twoTerms);
        QCOMPARE(faultIn(english), QString());
        QCOMPARE(int(english.all.size()), 2);
        QCOMPARE(english.all[1],
                 (Term{"allele", "allele", "A variant of a [gene](gene), such as *R*.", "gametes"}));
        const EntriesReading<Term> german = readTerms(twoTermsGerman, english.all);
        QCOMPARE(faultIn(german), QString());
        QCOMPARE(german.all[1].name, std::string("Allel"));
        QCOMPARE(german.all[1].topic, std::string("gametes"));
    }

    void saysWhatIsWrongWithAFile() {
        QCOMPARE(faultInEnglish(replacing(twoTerms, "id = \"gene\"", "id = \"allele\"")),
                 QString("Two entries have the id “allele”."));
        const EntriesReading<Term> reading = readTerms(replacing(twoTerms, "(gene)", "(genes)"));
        QCOMPARE(faultIn(reading), QString("The glossary has no entry “genes”."));
        QCOMPARE(reading.faults.front().line, 11);
        QVERIFY(reading.all.empty());
        QCOMPARE(faultInEnglish(replacing(twoTerms, "*R*", "*R")),
                 QString("A genotype stands between two asterisks; one of them is missing."));
        QVERIFY(!faultInEnglish(replacing(twoTerms, "name = \"allele\"\n", "")).isEmpty());
        QVERIFY(!faultInEnglish(replacing(twoTerms, "lesson = \"gametes\"\n", "")).isEmpty());
        QVERIFY(!faultInEnglish(replacing(twoTerms, "name = \"gene\"", "name = \"gene\"\ntopic = \"x\""))
                     .isEmpty());
    }

    void aTranslationHasTheSameTermsAndLinks() {
        QCOMPARE(faultInGerman(replacing(twoTermsGerman, "id = \"gene\"", "id = \"genome\"")),
                 QString("The English file has no entry “genome”."));
        QCOMPARE(faultInGerman(twoTermsGerman.substr(0, twoTermsGerman.find("\n\n") + 1)),
                 QString("“allele” is missing."));
        QCOMPARE(faultInGerman(replacing(twoTermsGerman, "[Gens](gene)", "Gens")),
                 QString("“allele” links to other words of the glossary than in English."));
        QCOMPARE(faultInGerman(replacing(twoTermsGerman, "[Gens](gene)", "[Gens](gen)")),
                 QString("The glossary has no entry “gen”."));
        QVERIFY(!faultInGerman(replacing(twoTermsGerman, "name = \"Gen\"", "name = \"Gen\"\nlesson = \"x\""))
                     .isEmpty());
    }

    void theProgramsFilesAreSound() {
        const auto& files = languageFiles("glossary");
        const auto english = std::ranges::find(files, "en", &LanguageFile::language);
        QVERIFY(english != files.end() && files.size() >= 2);
        const EntriesReading<Term> original = readTerms(english->text);
        QCOMPARE(faultIn(original), QString());
        for (const LanguageFile& file : files)
            if (file.language != "en") {
                const QString fault = faultIn(readTerms(file.text, original.all));
                QVERIFY2(fault.isEmpty(), qPrintable(fault));
            }
    }

    void hasEveryTermOfTheBooklet() {
        for (const char* id : {"allele", "de-novo", "dominant", "gene", "genotype", "heterozygous",
                               "homozygous", "phenotype", "punnett-square", "recessive", "test-cross"})
            QVERIFY2(findTerm(id), id);
        for (const Term& term : glossary())
            QVERIFY2(findTopic(term.topic), term.name.c_str());
    }

    void speaksEnglishWhereALanguageHasNoFile() {
        QCOMPARE(findTerm("gene", "fr"), findTerm("gene"));
        QCOMPARE(findTerm("gene", "de")->name, std::string("Gen"));
    }

    void linksAreReadInOrder() {
        QCOMPARE(linksIn("a [b](c) and [d](e-f)"), (std::vector<std::string_view>{"c", "e-f"}));
        QVERIFY(linksIn("none (here) [at] all").empty());
        QVERIFY(haveSameLinks("[a](b) [c](d)", "[x](d) [y](b)") && !haveSameLinks("[a](b)", "[a](b) [a](b)"));
    }
};

GENOTYPE_TEST(GlossaryTest)
#include "glossary_test.moc"
