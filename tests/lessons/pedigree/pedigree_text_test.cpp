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
        row("one parent", "m female affected\nc male affected mother m\n",
            {QStringLiteral("2: “c” has only one parent. Name mother and father, or neither.")});
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
        row("two families", "A 1 0 0 1 1\nB 2 0 0 2 1\n",
            {QStringLiteral("2: A file holds one family: here begins “B”, above it was “A”.")});
        row("a seventh column", "A 1 0 0 1 1\nA 2 0 0 2 1 7\n",
            {QStringLiteral("2: A line of this file needs six columns, as the first one has: family, person, "
                            "father, mother, sex and status.")});
        row("codes", "A 1 0 0 1 1\nA 2 0 0 3 x\n",
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
        const QStringList noText{QStringLiteral("0: This is not a text file in UTF-8.")};
        QCOMPARE(pedigreeFaults(std::string("a male affected\0", 16)), noText);
        QCOMPARE(pedigreeFaults("\xff male affected"), noText);
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
