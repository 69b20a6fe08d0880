// SPDX-License-Identifier: GPL-3.0-or-later
#include "help_learning.h"

#include "help_html.h"

#include <QtCore/QCoreApplication>

namespace app::help {
namespace {

struct Learning {
    Q_DECLARE_TR_FUNCTIONS(app::HelpLearning)
public:
    static HelpSection lessons() {
        return {
            QStringLiteral("lessons"), tr("Lessons"),
            p(tr("Every lesson is an experiment in four steps. Their tabs are at the top of the lesson, and "
                 "you can go back at any time.")) +
                table(row(tr("1 Predict"),
                          tr("Say what you expect. Once recorded, a prediction stays until you "
                             "start over, and nothing on the page gives the answer away.")) +
                      row(tr("2 Roll"), tr("Roll offspring, as many as you like. You can also take the dice "
                                           "of your last game, count by hand or import a CSV file.")) +
                      row(tr("3 Compare"),
                          tr("See how far the counts are from your prediction and from what the "
                             "theory expects.")) +
                      row(tr("4 Explain"), tr("Read why, practise, and save a report."))) +
                head(tr("Questions and practice")) +
                p(tr("A question counts as passed if your first answer is right. If it was wrong, you are "
                     "asked "
                     "the same idea in another way. Every answer is explained, and there are hints.")) +
                p(tr("Practice problems have new traits and numbers each time. Three right answers in a row, "
                     "without a hint, master a kind of problem; what you missed most comes next.")) +
                p(tr("Type a name in the list of lessons to keep your progress apart from that of others at "
                     "this "
                     "computer.")) +
                head(tr("From the lesson to the board and back")) +
                p(tr(
                    "Where the game can roll the same cross, “Play this on the board” deals a game with "
                    "these "
                    "parents. On a board, F1 or the right mouse button opens the lesson about what you point "
                    "at."))};
    }

    static HelpSection lab() {
        return {
            QStringLiteral("lab"), tr("Lab"),
            p(tr(
                "Cross what you like: up to four genes, linked or not, with any parents, and up to a billion "
                "offspring at a time. Everything can be undone.")) +
                head(tr("Writing a cross")) +
                table(row(QStringLiteral("RrGg × rrgg"),
                          tr("Two letters for each gene, one for each allele. You can type “x” for ×.")) +
                      row(QStringLiteral("XRXr × XrY"),
                          tr("A gene on the X chromosome: every X has its allele, and the Y none.")) +
                      row(tr("Linked genes"),
                          tr("Move the slider between two genes. At 50 % they are independent; the lower the "
                             "value, the closer together they lie on a chromosome."))) +
                p(tr("Under “How the genes act”, two genes decide one trait together, as in Labradors or "
                     "sweet peas, or a genotype of one gene dies.")) +
                head(tr("Breeding")) +
                p(tr("A mystery hides how a trait is inherited. Choose two individuals, cross them, keep "
                     "offspring on the shelf and cross those. State a model, predict a cross, test it and "
                     "defend it: the "
                     "program "
                     "says which other models your crosses exclude. A code gives the same mystery to "
                     "others.")) +
                head(tr("Other counts")) +
                p(tr("The Lab also tests counts from your games, from the tally pad, from a CSV file and "
                     "from Mendel's paper. If a file could be read in several ways, choose what its columns "
                     "mean.")) +
                p(tr("“Export” saves the numbers or the chart, with their source and test. “Lab report” "
                     "makes a report to hand in."))};
    }

    static HelpSection puzzles() {
        return {
            QStringLiteral("puzzles"), tr("Puzzles"),
            p(tr("A puzzle shows a moment of a game and a few choices. Each was played on to the end up to a "
                 "thousand "
                 "times: you as a Researcher, the others as Apprentices. So it is known what they lead to; "
                 "no bot "
                 "judges your answer.")) +
                table(
                    row(tr("1 to 5"), tr("answer: which choice is best for the player whose turn it is?")) +
                    row(tr("the last number"),
                        tr("“It hardly matters”: no choice is clearly better. There are such puzzles too.")) +
                    row(QStringLiteral("B"), tr("show the whole board, and the question again"))) +
                p(tr("A missed puzzle comes back tomorrow, a solved one after 3 days, then after 7, 16 and "
                     "35. "
                     "What is due comes first.")) +
                p(tr("Puzzles of your own: after a game, the report on luck and skill shows turning points. "
                     "“Keep as a puzzle” stands beside each choice that cost points. The computer then plays "
                     "on for "
                     "at most two minutes, and only keeps what is sure.")) +
                p(tr("Challenges: a teacher's text file sets a position, and you choose the parents for its "
                     "garden. "
                     "Your choice is graded by exact odds."))};
    }

    static HelpSection statistics() {
        return {
            QStringLiteral("statistics"), tr("Chi-square and p"),
            p(tr(
                "Counts hardly ever match a ratio exactly. A test says how often chance alone gives a gap at "
                "least as large, if the ratio holds: that share is p.")) +
                list({tr("A large p means that the counts are consistent with the ratio. It does not prove "
                         "it."),
                      tr("A small p means that such a gap would be rare. It is not the chance that the ratio "
                         "is "
                         "right."),
                      tr("If you look again and again while counting, a rare gap turns up sooner or later. "
                         "Decide before you begin how many you will count.")}) +
                head(tr("As in an exam")) +
                p(tr("“Show the test” or “Numbers and test” has a switch: plain words, or the way it is "
                     "examined, with null hypothesis, the table of O and E, chi-square, degrees of freedom, "
                     "critical value and decision. There you can also open and print the table of critical "
                     "values.")) +
                p(tr("Where it is fast enough, p is exact: it comes from all possible counts, not from the "
                     "chi-square distribution. The exam form shows both."))};
    }

    static HelpSection teachers() {
        return {
            QStringLiteral("teachers"), tr("For teachers"),
            head(tr("Plans and notes")) +
                p(tr(
                    "Step 4 of every lesson ends with “For the teacher”: aim, steps, board, misconceptions, "
                    "curricula and sources. “Save the plan” puts them on paper, with all questions and their "
                    "answers. On pupils' computers you can hide these notes in the settings.")) +
                head(tr("Worksheets")) +
                p(tr("Lab › Worksheets makes a sheet for every pupil, with the same kinds of problems and "
                     "other "
                     "numbers, and the answers or a one-page key to them. Empty Punnett squares and a table "
                     "for "
                     "chi-square can be added. The same worksheet ID gives the same sheets again.")) +
                head(tr("Lessons of your own")) +
                p(tr("“Copy this lesson” in the notes makes a text file that you can change, and puts the "
                     "description of its format beside it. Lessons for everybody at a computer belong in "
                     "/usr/local/share/genotype-companion/lessons.")) +
                head(tr("Counts of a class")) +
                p(tr("The page “Class” adds up what the groups counted, without a network. Every group has a "
                     "number, and “Results code” in the Lab or in a lesson shows a code that carries its "
                     "counts: twelve characters for up to four outcomes and 1,000 plants, and a square that "
                     "a phone reads as text.")) +
                p(tr("Type, paste or open the codes; a wrong character is noticed. You can also type the "
                     "counts of each group, or read them from a folder of pupils' progress files, without "
                     "their names. The chart compares the sum with the expected ratio, and the test between "
                     "groups says how often chance alone makes groups differ as much. “Export” saves the "
                     "numbers.")) +
                head(tr("Reports on a class")) +
                p(tr("“Reports” on the page “Class” reads the progress files that pupils have saved on the "
                     "page “Lessons”: how far each has come, and which misconceptions are behind the wrong "
                     "answers. It exports CSV files and xAPI statements, without names if you like, and "
                     "keeps nothing of the progress files. A class on the network has the same report under "
                     "“On the network”, made of what its pupils have answered there.")) +
                head(tr("A class on the network")) +
                p(tr(
                    "Choose “On the network” on the page “Class” and open the class. Pupils join at their "
                    "own "
                    "computers with the three words that you show. You see where each pupil is and who needs "
                    "help, send pages and problems, cover the screens, collect counts and votes, and open "
                    "tables for games. Pupils have plant names instead of their own. Nothing leaves the "
                    "school, and you can erase the class.")) +
                head(tr("On a projector")) +
                p(tr("F11 shows the class what a page is about, in large type: a lesson's figure, the chart "
                     "of "
                     "the counts, a vote or a table. F11 or Escape ends it.")) +
                p(tr("Settings › Text size makes everything larger. The light and the high-contrast colours "
                     "are "
                     "easiest to read from the last row."))};
    }
};

} // namespace

HelpSection lessons() {
    return Learning::lessons();
}

HelpSection lab() {
    return Learning::lab();
}

HelpSection puzzles() {
    return Learning::puzzles();
}

HelpSection statistics() {
    return Learning::statistics();
}

HelpSection teachers() {
    return Learning::teachers();
}

} // namespace app::help
