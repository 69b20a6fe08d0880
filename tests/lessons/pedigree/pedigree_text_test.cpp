// SPDX-License-Identifier: GPL-3.0-or-later
#include "families.h"
#include "lessons/pedigree/pedigree_text.h"
#include "places.h"
#include "test_registry.h"

#include <QtCore/QFile>
#include <QtTest/QTest>

using namespace lessons::pedigree;

namespace {

QStringList pedigreeFaults(const std::string& text) {
    QStringList faults;
    for (const PedigreeFault& fault : readPedigree(text).faults)
        faults << QString::number(fault.line) + QStringLiteral(": ") +
                      QString::fromStdString(core::english(fault.what));
    return faults;
}

QString twins(int line) {
    return QString::number(line) +
           QStringLiteral(
               ": Twins cannot be described: identical ones have the same genotypes, and count as one. "
               "Keep one of them, and describe other twins as brothers and sisters.");
}

QStringList notesOn(const std::string& text) {
    QStringList notes;
    for (const PedigreeFault& note : readPedigree(text).notes)
        notes << QString::fromStdString(core::english(note.what));
    return notes;
}

QByteArray readmeBlock(const char* fence) {
    QFile file(QStringLiteral(GENOTYPE_SOURCE_DIR "/lessons/pedigree/README.md"));
    if (!file.open(QIODevice::ReadOnly))
        return {};
    const QByteArray text = file.readAll();
    const QByteArray opening = QByteArray("```") + fence + '\n';
    const qsizetype begin = text.indexOf(opening) + opening.size();
    return text.mid(begin, text.indexOf("```\n", begin) - begin);
}

} // namespace

class PedigreeTextTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void readsPeopleInAnyOrder() {
        const Pedigree family = familyOf("\xef\xbb\xbf# remark\r\n"
                                         "child f affected father dad mother mum \"Anna K.\" # remark\r\n"
                                         "\r\n"
                                         "  mum\twoman unaffected\n"
                                         "dad man unknown");
        QCOMPARE(family.size(), std::size_t{3});
        QVERIFY(family[0] == (Person{"child", Sex::Female, Status::Affected, Parents{2, 1}, "Anna K."}));
        QVERIFY(family[1] == (Person{"mum", Sex::Female, Status::Unaffected, {}, {}}));
        QVERIFY(family[2] == (Person{"dad", Sex::Male, Status::Unknown, {}, {}}));
        QCOMPARE(family.parentsFirst(), (std::vector<std::size_t>{1, 2, 0}));
        QCOMPARE(family.find("mum"), std::optional<std::size_t>(1));
        QVERIFY(!family.find("uncle"));
    }

    void sixColumnsSayTheSameAsWords() {
        Pedigree words = familyOf(readmeBlock("pedigree").toStdString());
        const Pedigree columns = familyOf(readmeBlock("ped").toStdString());
        QCOMPARE(words.size(), std::size_t{6});
        std::vector<Person> people = words.people();
        for (Person& person : people)
            person.label.clear();
        people[5].sex = Sex::Male;
        QVERIFY(Pedigree(people) == columns);
    }

    /// The same three people as PLINK, PLINK 2, Madeline, kinship2 and a German spreadsheet write them.
    void otherProgramsSayTheSame_data() {
        QTest::addColumn<QByteArray>("text");
        QTest::newRow("PLINK") << QByteArray("1 f 0 0 1 1\n1 m 0 0 2 2\n1 k f m 1 -9\n");
        QTest::newRow("PLINK, tabs") << QByteArray("1\tf\t0\t0\t1\t1\n1\tm\t0\t0\t2\t2\n1\tk\tf\tm\t1\t0\n");
        QTest::newRow("genotypes") << QByteArray(
            "1 f 0 0 1 1 A A G T\n1 m 0 0 2 2 A G 0 0\n1 k f m 1 -9 A G G G\n");
        QTest::newRow("PLINK 2") << QByteArray(
            "#FID IID PAT MAT SEX PHENO1\n1 f 0 0 1 1\n1 m 0 0 2 2\n1 k f m 1 NA\n");
        QTest::newRow("PLINK with names")
            << QByteArray("FID IID PAT MAT SEX PHENOTYPE\n1 f 0 0 1 1\n1 m 0 0 2 2\n1 k f m 1 -9\n");
        QTest::newRow("Madeline") << QByteArray(
            "FamilyId\tIndividualId\tGender\tFather\tMother\tAffected\tDOB\n1\tf\tM\t.\t.\tno\t1950\n"
            "1\tm\tF\t.\t.\tyes\t.\n1\tk\tM\tf\tm\t.\t.\n");
        QTest::newRow("kinship2") << QByteArray(
            "\"id\",\"dadid\",\"momid\",\"sex\",\"affected\"\n\"f\",NA,NA,"
            "\"male\",0\n\"m\",NA,NA,\"female\",1\n\"k\",\"f\",\"m\",\"male\",NA\n");
        QTest::newRow("kinship2, numbers, dead or alive")
            << QByteArray("id,fid,mid,sex,affected,status\nf,0,0,1,0,1\nm,0,0,2,1,0\nk,f,m,1,NA,0\n");
        QTest::newRow("logical") << QByteArray(
            "id dadid momid sex affected\nf NA NA 1 FALSE\nm NA NA 2 TRUE\nk f m 1 NA\n");
        QTest::newRow("German") << QByteArray("\xef\xbb\xbfPerson;Vater;Mutter;Geschlecht;betroffen\r\nf;;;"
                                              "m\xc3\xa4nnlich;nein\r\nm;;;w;ja\r\nk;f;m;m;\r\n");
    }

    void otherProgramsSayTheSame() {
        QFETCH(const QByteArray, text);
        const PedigreeReading reading = readPedigree(text.toStdString());
        QVERIFY2(reading.family.has_value(),
                 qPrintable(pedigreeFaults(text.toStdString()).join(QLatin1Char('\n'))));
        QVERIFY(reading.family->people() ==
                (std::vector<Person>{{"f", Sex::Male, Status::Unaffected, {}, {}},
                                     {"m", Sex::Female, Status::Affected, {}, {}},
                                     {"k", Sex::Male, Status::Unknown, Parents{0, 1}, {}}}));
    }

    void whatIsNotReadIsSaid() {
        QCOMPARE(notesOn("1 f 0 0 1 1 A A\n1 m 0 0 2 2 A G\n"),
                 QStringList{QStringLiteral("Columns 7 to 8 hold genotypes and are not read.")});
        QCOMPARE(notesOn("id,dad,mom,sex,affected,DOB\nf,,,1,0,1950\nm,,,2,1,\n"),
                 (QStringList{QStringLiteral("These columns are not read: “DOB”."),
                              QStringLiteral(
                                  "In the column “affected”, 0 is read as unaffected and 1 as affected.")}));
    }

    /// As PLINK allows. Children of one mother may have different fathers, so each gets an own one.
    void aMissingParentIsAdded() {
        for (const char* text :
             {"F1 mo 0 0 2 1\nF1 k1 0 mo 1 2\nF1 k2 0 mo 2 1\n",
              "mo female unaffected\nk1 male affected mother mo\nk2 female unaffected mother mo\n"}) {
            const Pedigree family = familyOf(text);
            QCOMPARE(family.size(), std::size_t{5});
            QVERIFY(family[1].parents == (Parents{3, 0}));
            QVERIFY(family[2].parents == (Parents{4, 0}));
            QVERIFY(family[3] == (Person{"k1-father", Sex::Male, Status::Unknown, {}, {}}));
            QCOMPARE(
                notesOn(text).front(),
                QStringLiteral("“k1-father” was added as the father of “k1”, of whom nothing is known."));
        }
    }

    void whatIsWrittenIsReadBack() {
        for (const std::string& text : {std::string(cousins), readmeBlock("pedigree").toStdString()}) {
            const Pedigree family = familyOf(text);
            QVERIFY(familyOf(writePedigree(family)) == family);
        }
        QCOMPARE(writePedigree(familyOf("b male affected mother mother father f \"B\"\nf man unaffected\n"
                                        "mother woman unknown")),
                 std::string("b       male    affected    mother mother  father f \"B\"\n"
                             "f       male    unaffected\n"
                             "mother  female  unknown\n"));
    }

    void saysWhatIsWrongAndWhere_data() {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QStringList>("faults");
        const auto row = [](const char* name, const char* text, const QStringList& faults) {
            QTest::newRow(name) << QString::fromUtf8(text) << faults;
        };
        row("nobody", "# nobody\n\n", {QStringLiteral("0: There is nobody in this file.")});
        row("too few words", "a male\n",
            {QStringLiteral("1: A person needs an id, a sex and a status: “II-1 female affected”.")});
        row("no sex", "a boy affected\n",
            {QStringLiteral("1: “boy” is not a sex. Write male, female or unknown.")});
        row("no status", "\na male ill\n",
            {QStringLiteral("2: “ill” is not a status. Write affected, unaffected or unknown.")});
        row("more words", "a male affected blond\n",
            {QStringLiteral("1: “blond” is not understood here. After the status come “mother” with an id, "
                            "“father” with an id, and last a name in quotation marks.")});
        row("open quotation", "a male affected \"A\n",
            {QStringLiteral("1: A quotation mark is not closed.")});
        row("a twin", "a male affected\nb male affected twin a\n", {twins(2)});
        row("unknown parents", "c male affected mother m father f\n",
            {QStringLiteral("1: “m”, the mother of “c”, has no line in this file."),
             QStringLiteral("1: “f”, the father of “c”, has no line in this file.")});
        row("parents exchanged", "m female affected\nf male affected\nc male affected mother f father m\n",
            {QStringLiteral("3: “m” is the father of “c”, so m must be male."),
             QStringLiteral("3: “f” is the mother of “c”, so f must be female.")});
        row("twice", "a male affected\na male affected\n", {QStringLiteral("2: The id “a” is used twice.")});
        row("own ancestor",
            "x male affected mother m father f\nm female unknown\nf male unknown mother n father x\n"
            "n female unknown\n",
            {QStringLiteral("1: “x” is among their own ancestors.")});
        row("an id with a comma", "a,b male affected\n",
            {QStringLiteral("1: “a,b” cannot be used as an id: write at most 40 letters, digits and hyphens, "
                            "without spaces, commas and quotation marks.")});
        row("two families", "A 1 0 0 1 2\nB 2 0 0 2 1\n",
            {QStringLiteral(
                "2: A file holds one family: here begins “B”, above it was “A”. Keep the lines of one "
                "family.")});
        row("a seventh column in one line", "A 1 0 0 1 2\nA 2 0 0 2 1 7\n",
            {QStringLiteral("2: This line has another number of columns than the first one. Each line needs "
                            "family, person, father, mother, sex and status; genotypes may follow.")});
        row("a seventh column", "A 1 0 0 1 2 3\nA 2 0 0 2 1 7\n",
            {QStringLiteral(
                "1: This file has 7 columns. Family, person, father, mother, sex and status are read; "
                "only genotypes may follow. Delete the other columns, or name all columns in a first "
                "line.")});
        const QString codes =
            QStringLiteral("1: Nobody has the status 2, so it is not clear what 0 and 1 mean: 1 is "
                           "unaffected in files with 1 and "
                           "2, and affected in files with 0 and 1. Write affected, unaffected or unknown.");
        row("status 0 and 1", "A f 0 0 1 0\nA m 0 0 2 0\nA k f m 1 1\n", {codes});
        row("status 1 alone", "A f 0 0 1 1\nA m 0 0 2 1\n", {codes});
        row("status 0 alone", "A f 0 0 1 0\nA m 0 0 2 0\n", {codes});
        row("phenotype 0 and 1", "id,father,mother,sex,phenotype\nf,,,1,0\nm,,,2,1\n",
            {QString(codes).replace(0, 1, QLatin1Char('2'))});
        row("sex 0 and 1", "A f 0 0 0 1\nA m 0 0 1 2\n",
            {QStringLiteral(
                "1: Nobody has the sex 2, so it is not clear whether 0 means unknown or is a sex. Write "
                "male, female or unknown.")});
        row("a measured trait", "A f 0 0 1 1.73\nA m 0 0 2 2\n",
            {QStringLiteral("1: “1.73” is not a status: 1 is unaffected, 2 is affected, 0 is unknown.")});
        row("a status of two meanings", "id,dad,mom,sex,affected\nf,,,M,A\nm,,,F,U\n",
            {QStringLiteral("3: “U” is not a status: 1 is unaffected, 2 is affected, 0 is unknown.")});
        row("identical twins", "id,dad,mom,sex,affected,MZTwin\na,,,M,A,1\nb,,,M,A,1\n",
            {twins(2), twins(3)});
        row("no column of sexes", "id,father,mother,affected\nf,,,1\n",
            {QStringLiteral(
                "1: This line names no column “sex”. Needed are the columns id, father, mother, sex and "
                "affected.")});
        row("no names of columns", "f,male,ill\nm,female,well\n",
            {QStringLiteral(
                "1: The first line of a file with columns names them: id, father, mother, sex and "
                "affected.")});
        row("codes", "A 1 0 0 1 2\nA 2 0 0 3 x\n",
            {QStringLiteral("2: “3” is not a sex: 1 is male, 2 is female, 0 is unknown."),
             QStringLiteral("2: “x” is not a status: 1 is unaffected, 2 is affected, 0 is unknown.")});
    }

    void saysWhatIsWrongAndWhere() {
        QFETCH(const QString, text);
        QFETCH(const QStringList, faults);
        QCOMPARE(pedigreeFaults(text.toStdString()), faults);
        QVERIFY(!readPedigree(text.toStdString()).family);
    }

    void refusesWhatIsNoTextOrTooLarge() {
        const QStringList noText{QStringLiteral("0: This is not a text file.")};
        QCOMPARE(pedigreeFaults(std::string("a male affected\0", 16)), noText);
        QCOMPARE(pedigreeFaults("\xff\xfe"
                                "a"),
                 noText);
        QCOMPARE(pedigreeFaults(std::string(64 * 1024 + 1, '\n')),
                 QStringList{QStringLiteral("0: The file of a family is at most 64 kB large.")});
        std::string many;
        for (int i = 0; i < 200; ++i)
            many += 'p' + std::to_string(i) + " male affected\n";
        QCOMPARE(familyOf(many).size(), mostPeople);
        QCOMPARE(pedigreeFaults(many + "last male affected\n"),
                 QStringList{QStringLiteral("201: A family may have at most 200 people.")});
    }

    void aFamilyWithAFaultCannotBeMade() {
        QVERIFY_THROWS_EXCEPTION(std::invalid_argument, Pedigree({{"a b", Sex::Male, {}, {}, {}}}));
        QVERIFY_THROWS_EXCEPTION(std::invalid_argument,
                                 Pedigree({{"a", Sex::Male, {}, {}, std::string(121, 'x')}}));
        QVERIFY_THROWS_EXCEPTION(std::invalid_argument, Pedigree({{"a", Sex::Male, {}, Parents{1, 2}, {}}}));
    }
};

GENOTYPE_TEST(PedigreeTextTest)
#include "pedigree_text_test.moc"
