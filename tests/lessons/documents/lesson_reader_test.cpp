// SPDX-License-Identifier: GPL-3.0-or-later
#include "lessons/documents/catalogue.h"
#include "lessons/documents/lesson_reader.h"
#include "test_registry.h"

#include <QtTest/QTest>

using namespace lessons;

namespace {

/// The smallest lesson that is right. Its lines are counted in the tests.
const std::string smallest = R"(title = "Peas"
order = 5
figure = "square"
cross = "Rr x rr"
practice = ["test-cross"]
task = "Cross two peas."
predict = "What do you expect?"
roll = "Roll."
compare = "Compare."
explain = """
One *Rr* and
one [gamete](gamete).

And more."""

[[question]]
id = "peas-one"
ask = "Which?"
hints = ["Think."]

    [[question.answer]]
    text = "this"
    right = true
    why = "Right: this."

    [[question.answer]]
    text = "that"
    why = "That is something else."
)";

/// To be added to the smallest lesson.
std::string variant(const std::string& right) {
    return "\n    [[question.variant]]\n    ask = \"And now?\"\n    hints = [\"Think.\"]\n"
           "        [[question.variant.answer]]\n        text = \"these\"\n        right = " +
           right +
           "\n        why = \"These.\"\n"
           "        [[question.variant.answer]]\n        text = \"those\"\n        why = \"Not these.\"\n";
}

/// To be added to the smallest lesson: a plan of two steps, for a lesson of 25 minutes.
std::string plan(int first, int second) {
    const auto step = [](int minutes, const char* what) {
        return "\n    [[teacher.step]]\n    minutes = " + std::to_string(minutes) + "\n    what = \"" + what +
               "\"\n";
    };
    return "\n[teacher]\nminutes = 25\nboard = [\"*Rr* × *rr*\", \"1 : 1\"]\neasier = \"Draw.\"\n"
           "harder = \"Prove.\"\ncurricula = [\"AP Biology\"]\n" +
           step(first, "Predict.") + step(second, "Roll.");
}

std::string with(const std::string& old, const std::string& replacement) {
    std::string text = smallest;
    const auto at = text.find(old);
    return at == std::string::npos ? std::string() : text.replace(at, old.size(), replacement);
}

QStringList faultsOf(const LessonReading& reading) {
    QStringList lines;
    for (const LessonFault& fault : reading.faults)
        lines << QString::number(fault.line) + QStringLiteral(": ") +
                     QString::fromStdString(core::english(fault.what));
    return lines;
}

} // namespace

class LessonReaderTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void readsACrossWithAnySign() {
        for (const char* cross : {"Rr × rr", "Rr×rr", "Rrxrr", "Rr X rr", "Rr ✕ rr"}) {
            const LessonReading reading = readLesson("peas", with("Rr x rr", cross));
            QCOMPARE(faultsOf(reading), QStringList());
            QCOMPARE(reading.topic->startCross, std::string("Rr x rr"));
        }
    }

    void readsALessonWithNothingInIt() {
        const LessonReading reading = readLesson("peas", smallest);
        QCOMPARE(faultsOf(reading), QStringList());
        const Topic& topic = *reading.topic;
        QCOMPARE(topic.id, std::string("peas"));
        QCOMPARE(topic.title, std::string("Peas"));
        QCOMPARE(topic.order, 5);
        QVERIFY(topic.figure == Figure::Square);
        QCOMPARE(topic.startCross, std::string("Rr x rr"));
        QVERIFY(topic.practice == std::vector{ProblemKind::TestCross});
        QCOMPARE(topic.explain, (std::vector<Text>{"One *Rr* and one [gamete](gamete).", "And more."}));
        QCOMPARE(topic.questions.size(), std::size_t{1});
        QCOMPARE(topic.questions[0].forms[0].hints, std::vector<Text>{"Think."});
        const auto& answers = topic.questions[0].forms[0].answers;
        QVERIFY(answers[0].right && !answers[1].right);
        QVERIFY(topic.rollTitle.empty() && topic.game.empty() && topic.teacher.sources.empty());
        QCOMPARE(reading.questionLines, std::vector<int>{16});
    }

    void readsTheVariantsOfAQuestion() {
        const LessonReading reading = readLesson("peas", smallest + variant("true"));
        QCOMPARE(faultsOf(reading), QStringList());
        const auto& forms = reading.topic->questions[0].forms;
        QCOMPARE(forms.size(), std::size_t{2});
        QCOMPARE(forms[1].ask, std::string("And now?"));
        QCOMPARE(forms[1].answers[0].text, std::string("these"));
        QVERIFY(forms[1].answers[0].right && forms[1].answers[0].misconception.empty());
    }

    void fillsInTheWordsOfEachTrait() {
        std::string text = with("\"square\"", "\"generations\"");
        text.replace(text.find("Rr x rr"), 7, "Rr x Rr");
        text.replace(text.find("Compare."), 8, "Is *{Aa}* {look}? *{a}* and {look}.");
        text += "\n[[trait]]\nletter = \"G\"\nwords.look = \"green\"\n"
                "[[trait]]\nletter = \"R\"\nwords.look = \"round\"\n";
        const LessonReading reading = readLesson("peas", text);
        QCOMPARE(faultsOf(reading), QStringList());
        const Topic& topic = *reading.topic;
        QCOMPARE(topic.ofTraits.size(), std::size_t{2});
        QCOMPARE(topic.ofTraits[0].trait, genotype::Trait::PodColour);
        QCOMPARE(topic.ofTraits[0].texts.compare, std::string("Is *Gg* green? *g* and green."));
        // Its own texts are those of its cross.
        QCOMPARE(topic.compare, std::string("Is *Rr* round? *r* and round."));
    }

    void readsTheTeachersPlan() {
        const LessonReading reading = readLesson("peas", smallest + plan(5, 20));
        QCOMPARE(faultsOf(reading), QStringList());
        const TeacherNotes& notes = reading.topic->teacher;
        QCOMPARE(notes.minutes, 25);
        QCOMPARE(notes.board, (std::vector<Text>{"*Rr* × *rr*", "1 : 1"}));
        QCOMPARE(notes.easier, std::string("Draw."));
        QCOMPARE(notes.harder, std::string("Prove."));
        QCOMPARE(notes.curricula, std::vector<std::string>{"AP Biology"});
        QCOMPARE(notes.plan.size(), std::size_t{2});
        QCOMPARE(notes.plan[1].minutes, 20);
        QCOMPARE(notes.plan[1].what, std::string("Roll."));
    }

    void saysWhatIsWrongAndWhere_data() {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QStringList>("faults");
        const auto row = [](const char* name, const std::string& text, const QStringList& faults) {
            QTest::newRow(name) << QString::fromStdString(text) << faults;
        };
        row("unknown figure", with("\"square\"", "\"cube\""),
            {QStringLiteral(
                "3: There is no figure “cube”. There are: garden, seven-traits, gametes, looks, generations, "
                "square, small-families, test-cross, several-genes, linkage, three-point, patterns, "
                "mutation, expression, selection, chance, sex-linkage, interactions, cytoplasm, "
                "non-disjunction, germ-line, population, pedigree, meiosis, gene-editing, "
                "selective-breeding.")});
        row("no cross", with("Rr x rr", "Rr"),
            {QStringLiteral("4: The cross “Rr” cannot be read. Write two parents with x or × between them, "
                            "such as Rr x rr.")});
        row("a cross that the figure cannot show", with("Rr x rr", "Bb x bb"),
            {QStringLiteral(
                "4: The figure “square” needs a cross such as Ff x Ff: one of the game's genes, whose "
                "offspring can show both phenotypes.")});
        row("a cross with one phenotype", with("Rr x rr", "RR x rr"),
            {QStringLiteral(
                "4: The figure “square” needs a cross such as Ff x Ff: one of the game's genes, whose "
                "offspring can show both phenotypes.")});
        row("no cross for a figure that needs one", with("cross = \"Rr x rr\"\n", ""),
            {QStringLiteral(
                "3: The figure “square” needs a cross such as Ff x Ff: one of the game's genes, whose "
                "offspring can show both phenotypes.")});
        row("a cross for a figure without one", with("\"square\"", "\"expression\""),
            {QStringLiteral("4: The figure “expression” begins with no cross.")});
        row("practice", with("test-cross\"]", "juggling\"]"),
            {QStringLiteral("5: There are no practice problems of the kind “juggling”.")});
        row("misspelt key", with("predict =", "predicted ="),
            {QStringLiteral("1: “predict” is missing."),
             QStringLiteral("7: A lesson has no “predicted” here.")});
        row("wrong type", with("order = 5", "order = \"five\""),
            {QStringLiteral("2: “order” must be a whole number from 0 to 1000000.")});
        row("empty", with("\"Roll.\"", "\" \""), {QStringLiteral("8: “roll” is empty.")});
        row("glossary", with("](gamete)", "](gamette)"),
            {QStringLiteral("10: The glossary has no entry “gamette”.")});
        row("asterisk", with("*Rr*", "*Rr"),
            {QStringLiteral("10: A genotype stands between two asterisks; one of them is missing.")});
        row("two paragraphs", with("\"Compare.\"", "\"\"\"One.\n\nTwo.\"\"\""),
            {QStringLiteral("9: “compare” must be a single paragraph, without an empty line in it.")});
        row("no right answer", with("right = true", "right = false"),
            {QStringLiteral("16: Exactly one answer of a question must be right.")});
        row("the same answer twice", with("\"that\"", "\"this\""),
            {QStringLiteral("26: Two answers of this question are the same.")});
        row("no feedback", with("why = \"Right: this.\"", ""), {QStringLiteral("21: “why” is missing.")});
        row("no question", smallest.substr(0, smallest.find("[[question]]")),
            {QStringLiteral("0: A lesson needs at least one question.")});
        row("a single pair of brackets", with("[[question]]", "[question]"),
            {QStringLiteral("16: “question” must begin with its name in two pairs of square brackets.")});
        row("misconception", with("text = \"that\"", "text = \"that\"\n    misconception = \"magic\""),
            {QStringLiteral("28: The catalogue has no misconception “magic”.")});
        row("the right answer a misconception",
            with("right = true", "right = true\n    misconception = \"blending\""),
            {QStringLiteral("24: A right answer stands for no misconception.")});
        row("a variant without a right answer", smallest + variant("false"),
            {QStringLiteral("30: Exactly one answer of a question must be right.")});
        row("hints", with("[\"Think.\"]", "\"Think.\""),
            {QStringLiteral("19: “hints” must be a list in square brackets.")});
        const auto traits = [](const std::string& entries) {
            std::string text = with("\"square\"", "\"generations\"");
            text.replace(text.find("Rr x rr"), 7, "Rr x Rr");
            text.replace(text.find("Compare."), 8, "Is it {look}?");
            return text + entries;
        };
        row("an unknown trait", traits("[[trait]]\nletter = \"Q\"\nwords.look = \"round\"\n"),
            {QStringLiteral("30: The game has no trait “Q”. It has R, F, G and T.")});
        row("a word that a trait lacks", traits("[[trait]]\nletter = \"R\"\n"),
            {QStringLiteral("9: The trait R has no words for {look}.")});
        row("a trait twice",
            traits("[[trait]]\nletter = \"R\"\nwords.look = \"round\"\n"
                   "[[trait]]\nletter = \"R\"\nwords.look = \"round\"\n"),
            {QStringLiteral("33: Two entries are about the trait R.")});
        row("traits without that of the cross", traits("[[trait]]\nletter = \"F\"\nwords.look = \"white\"\n"),
            {QStringLiteral("29: The trait of the cross, R, is missing among the traits.")});
        row("traits for a figure that offers none",
            smallest + "[[trait]]\nletter = \"R\"\nwords.look = \"round\"\n",
            {QStringLiteral("29: This figure offers no choice of traits.")});
        row("words that are no text", traits("[[trait]]\nletter = \"R\"\nwords.look = \"a\"\nwords.no = 3\n"),
            {QStringLiteral("32: “no” must be a text in quotation marks.")});
        row("steps that take longer than the lesson", smallest + plan(5, 21),
            {QStringLiteral("31: The steps take 26 minutes together, but the lesson 25.")});
    }

    void saysWhatIsWrongAndWhere() {
        QFETCH(const QString, text);
        QFETCH(const QStringList, faults);
        QVERIFY(!text.isEmpty());
        const LessonReading reading = readLesson("peas", text.toStdString());
        QCOMPARE(faultsOf(reading), faults);
        QVERIFY(!reading.topic);
    }

    void findsEveryFaultAtOnce() {
        std::string text = with("\"square\"", "\"cube\"");
        text.replace(text.find("*Rr*"), 4, "*Rr");
        text.replace(text.find("right = true"), 12, "right = 1");
        QCOMPARE(readLesson("peas", text).faults.size(), std::size_t{4});
    }

    void whatIsNotTomlIsRefusedWithItsLine() {
        const LessonReading reading = readLesson("peas", with("\"Roll.\"", "Roll."));
        QCOMPARE(reading.faults.size(), std::size_t{1});
        QCOMPARE(reading.faults[0].line, 8);
        QVERIFY(core::english(reading.faults[0].what).starts_with("A value cannot be read. "));
        QVERIFY(!readLesson("peas", std::string("\xff\xfe\0", 3)).topic);
        QVERIFY(!readLesson("peas", std::string(100000, '[')).topic);
        QVERIFY(!readLesson("peas", std::string(largestLesson + 1, '#')).topic);
        QVERIFY(!readLesson("peas", "").topic);
    }

    void aTranslationWithAnotherStructureIsFound_data() {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("fault");
        const auto row = [](const char* name, const std::string& text, const char* fault) {
            QTest::newRow(name) << QString::fromStdString(text) << QString::fromUtf8(fault);
        };
        row("order", with("order = 5", "order = 6"), "0: “order” differs from the English lesson.");
        row("cross", with("Rr x rr", "rr x Rr"), "0: “cross” differs from the English lesson.");
        row("paragraphs", with("\n\nAnd more.", ""), "0: The English lesson has 2 of “explain”, this one 1.");
        row("links", with("[gamete](gamete)", "gamete"),
            "0: “explain” links to other words of the glossary than in English.");
        row("hints", with("\"Think.\"", "\"Think.\", \"Again.\""),
            "16: The English lesson has 1 of “hints”, this one 2.");
        row("variants", smallest + variant("true"), "16: The English lesson has 0 of “variant”, this one 1.");
        row("misconception", with("text = \"that\"", "text = \"that\"\n    misconception = \"blending\""),
            "16: “misconception” differs from the English lesson.");
        row("id", with("peas-one", "peas-two"), "16: “id” differs from the English lesson.");
    }

    void aTranslationWithAnotherStructureIsFound() {
        QFETCH(const QString, text);
        QFETCH(const QString, fault);
        const LessonReading english = readLesson("peas", smallest);
        LessonReading translation = readLesson("peas", text.toStdString());
        QCOMPARE(faultsOf(translation), QStringList());
        translation.faults = compareWithEnglish(*english.topic, translation);
        QCOMPARE(faultsOf(translation), QStringList{fault});
    }

    void aPlanWithOtherStepsIsFound() {
        const LessonReading english = readLesson("peas", smallest + plan(5, 20));
        LessonReading translation = readLesson("peas", smallest + plan(10, 15));
        QCOMPARE(compareWithEnglish(*english.topic, translation).size(), std::size_t{2});
        translation.topic->teacher.plan.pop_back();
        translation.topic->teacher.board.pop_back();
        translation.faults = compareWithEnglish(*english.topic, translation);
        QCOMPARE(faultsOf(translation),
                 (QStringList{QStringLiteral("0: The English lesson has 2 of “step”, this one 1."),
                              QStringLiteral("0: “minutes” differs from the English lesson."),
                              QStringLiteral("0: The English lesson has 2 of “board”, this one 1.")}));
    }

    void aRightAnswerInAnotherPlaceIsFound() {
        const LessonReading english = readLesson("peas", smallest);
        LessonReading translation = english;
        auto& answers = translation.topic->questions[0].forms[0].answers;
        std::swap(answers[0], answers[1]);
        QCOMPARE(compareWithEnglish(*english.topic, translation).size(), std::size_t{2});
        QCOMPARE(compareWithEnglish(*english.topic, english).size(), std::size_t{0});
    }
};

GENOTYPE_TEST(LessonReaderTest)
#include "lesson_reader_test.moc"
