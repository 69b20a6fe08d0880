// SPDX-License-Identifier: GPL-3.0-or-later
#include "help_text.h"

#include "app/base/text/phrases.h"
#include "help_companions.h"
#include "help_html.h"
#include "help_learning.h"
#include "help_sealed.h"
#include "rulings.h"

#include <QtCore/QCoreApplication>
#include <QtCore/QStringList>

namespace app {

using namespace genotype;
using namespace help;

namespace {

struct Help {
    Q_DECLARE_TR_FUNCTIONS(app::Help)
public:
    static HelpSection goal() {
        return {
            QStringLiteral("goal"), tr("What it is about"),
            p(tr("You do research in the monastery garden where Gregor Mendel bred his peas. Each plant card "
                 "asks "
                 "for two to four genotypes, pairs of letters such as Rr.")) +
                p(tr("Find these genotypes among the dice and cover them: that validates a trait. A plant "
                     "with all "
                     "its traits covered is complete and can be harvested for points. Most points win.")) +
                p(tr("A game has five rounds, or fewer if you agree on that. A round has three phases: "
                     "working, plant breeding and research upgrades."))};
    }

    static HelpSection working() {
        QString rows;
        for (const SpaceInfo& info : spaces) {
            const bool repeated = info.id == Space::SecondTreasury || info.id == Space::SecondNursery ||
                                  info.id == Space::SecondToolShed || info.id == Space::UniversityTwo ||
                                  info.id == Space::GoalThree;
            const bool otherTrait =
                (isParentGenes(info.id) || isFirstShift(info.id)) && traitOf(info.id) != Trait::SeedShape;
            if (!repeated && !otherTrait)
                rows += row(text(words::shortName(info.id)), text(words::rule(info.id)));
        }
        return {QStringLiteral("working"), tr("Working phase"),
                p(tr("Players take turns: put one action marker on a free space and do what the space says. "
                     "A space stays taken for the rest of the round; only the 2nd Shift holds any number of "
                     "markers. The phase ends when all markers are placed.")) +
                    table(rows)};
    }

    static HelpSection breeding() {
        return {QStringLiteral("breeding"), tr("Plant breeding phase"),
                p(tr("All twenty dice are rolled, five for each trait. A numeral points to one cell of the "
                     "trait's Punnett square: I top left, II top right, III bottom left, IV bottom right. "
                     "The cell's pair of letters comes from its row and its column, and the die goes below "
                     "that genotype.")) +
                    p(tr("A die that shows a mutation is rolled once more. If it shows a mutation again, it "
                         "goes to the de novo mutations.")) +
                    p(tr("Then the players take dice, one at a time: first those with a 1st Shift (one die "
                         "of that "
                         "trait), then those with a 2nd Shift (any die), then everybody in turn until all "
                         "have passed.")) +
                    p(tr("A die that you take fills one of your dice slots and validates one matching trait "
                         "in your "
                         "garden. A mutation die brings 1 coin instead, or, together with a second die of "
                         "its colour, it "
                         "validates any trait of that colour.")) +
                    p(tr("Gene tiles change the parents, and with them what the dice can show: with parents "
                         "RR and rr "
                         "every numeral is Rr."))};
    }

    static HelpSection upgrades() {
        QString rows;
        for (const Upgrade upgrade :
             {Upgrade::NewPlot, Upgrade::DiceSlot, Upgrade::ActionMarker, Upgrade::Assistant})
            rows += row(text(words::name(upgrade)), text(words::rule(upgrade)));
        return {QStringLiteral("upgrades"), tr("Upgrades and the end of a round"),
                p(tr("In reverse order, beginning with the last player, you make one purchase a turn until "
                     "all have passed. Every purchase raises the price of its kind by 1; at the end of the "
                     "round, all prices fall by 1.")) +
                    table(rows) +
                    p(tr("Then the round ends: the rows are refilled, each Punnett square gets its coin "
                         "back, you take back your markers, and the first turn moves on clockwise. Gene "
                         "tiles, plants and goals stay. The last round has no upgrades."))};
    }

    static HelpSection scoring() {
        return {
            QStringLiteral("scoring"), tr("Points"),
            p(tr("At the end, every complete plant is harvested. Then count:")) +
                list({tr("the points on your completed plants,"),
                      tr("2 or 3 points for each completed plant that fits a research goal you have marked,"),
                      tr("1 point for each trait marker on plants that are not complete,"),
                      tr("1 point for each coin.")}) +
                p(tr("A tie goes to the player with more completed plants; if that is equal too, the win is "
                     "shared."))};
    }

    static HelpSection cards() {
        QString tools;
        for (const genotype::ToolCard& card : toolCards)
            tools += row(text(words::name(card.id)), text(words::rule(card.id)));
        QString assistants;
        for (const genotype::AssistantCard& card : assistantCards)
            assistants += row(text(words::name(card.id)), text(words::rule(card.id)));
        return {QStringLiteral("cards"), tr("Tools and assistants"),
                p(tr("A tool works once and is discarded. An assistant stays with you.")) +
                    head(tr("Tools")) + table(tools) + head(tr("Assistants")) + table(assistants)};
    }

    static HelpSection keys() {
        return {
            QStringLiteral("keys"), tr("Mouse and keys"),
            p(tr("Click what glows. A thick violet ring helps one of your plants now; a thin dashed ring is "
                 "merely allowed. Rest the pointer on anything, or hold it down, and a card says what it is, "
                 "what it costs and when you can use it.")) +
                table(
                    row(tr("Tab, Shift+Tab"), tr("next or previous thing you can do")) +
                    row(tr("Arrow keys"), tr("from one space, card or die to its neighbour")) +
                    row(tr("Enter"), tr("do it")) +
                    row(tr("Escape"), tr("close what is open, or take back a choice")) +
                    row(tr("Ctrl+Z"), tr("undo, as far back as the last thing revealed")) +
                    row(tr("Ctrl+Y"), tr("redo")) +
                    row(tr("Ctrl+Enter"), tr("continue: end the turn, pass or skip a step")) +
                    row(tr("F2"), tr("explain the thing that has the focus; F2 or Escape closes the card")) +
                    row(tr("Shift+F2"), tr("in Genotype: explain the next thing that cannot get the focus, "
                                           "such as a cell of a Punnett square")) +
                    row(tr("R"), tr("roll, in Genome Wars; hold it down to go on rolling")) +
                    row(tr("H"), tr("a hint: what the strongest bot would do")) +
                    row(tr("N"), tr("the next bot move, if bots wait for a key")) +
                    row(tr("F1, right mouse button"), tr("the lesson or the rule about what you point at; "
                                                         "after a refusal, F1 opens the rule")) +
                    row(tr("L"), tr("open or close the log")) +
                    row(tr("Ctrl+W"), tr("leave the game; you can resume it from the start page")) +
                    row(tr("T, P, D, C"),
                        tr("hear from a screen reader: whose turn it is, what you have and still need, the "
                           "dice or cards on the table, coins and scores")) +
                    row(tr("E"), tr("read the last events again")) +
                    row(tr("Alt+←"),
                        tr("on every page: back to where you were; the mouse’s back button does the same")) +
                    row(tr("F11"), tr("on every page: present it to a class, full screen and in large type; "
                                      "the line at the bottom names the keys")) +
                    row(tr("Ctrl and +, −, 0"), tr("on every page: larger type, smaller, and as usual")) +
                    row(tr("1 to 5"), tr("look at the garden of that player"))) +
                head(tr("In a replay")) +
                table(row(tr("Space bar"), tr("play automatically, or pause")) +
                      row(tr("Left, Right"), tr("a step back or forward")) +
                      row(tr("Page Up, Page Down"), tr("to the beginning of a round, or of the next one")) +
                      row(tr("Home, End"), tr("to the beginning or the end of the game")) +
                      row(tr("Escape"), tr("leave the replay")))};
    }

    static QString rulingsOf(Ruling::Part part) {
        QStringList items;
        for (const Ruling& ruling : rulings())
            if (ruling.part == part && ruling.kind == Ruling::Kind::Reading)
                items << ruling.text;
        return list(items);
    }

    static HelpSection houseRulings() {
        QStringList departures;
        QStringList house;
        for (const Ruling& ruling : rulings()) {
            if (ruling.kind == Ruling::Kind::Departure)
                departures << ruling.text;
            if (ruling.kind == Ruling::Kind::House)
                house << ruling.text;
        }
        return {
            QStringLiteral("rulings"), tr("House rulings and departures"),
            p(tr(
                "Where a rulebook leaves something open, a program has to decide. Here is every decision.")) +
                head(tr("Departure from the rulebook")) + list(departures) +
                head(tr("House rulings: your group may see it differently")) + list(house) +
                p(tr("The rest is how this program fills gaps in the rulebook.")) +
                head(tr("Cards, board and setup")) + rulingsOf(Ruling::Part::Setup) +
                head(tr("What is hidden")) + rulingsOf(Ruling::Part::Hidden) + head(tr("Working phase")) +
                rulingsOf(Ruling::Part::Working) + head(tr("Plant breeding phase")) +
                rulingsOf(Ruling::Part::Breeding) + head(tr("Upgrades and the end")) +
                rulingsOf(Ruling::Part::UpgradesAndEnd) + head(tr("Overlays")) +
                rulingsOf(Ruling::Part::Overlays) + head(tr("Alone against Brother Johann")) +
                rulingsOf(Ruling::Part::Solo) + head(tr("Genome Wars")) +
                rulingsOf(Ruling::Part::GenomeWars) + head(tr("Gene Expression")) +
                rulingsOf(Ruling::Part::GeneExpression)};
    }

    static HelpSection about() {
        return {
            QStringLiteral("about"), tr("About this program"),
            p(tr("Genotype Companion, version %1.").arg(QStringLiteral(GENOTYPE_VERSION))) +
                p(tr("This is an unofficial companion. The game “Genotype: A Mendelian Genetics Game” and "
                     "its name "
                     "belong to their publisher, Genius Games. The card data and all pictures here are our "
                     "own.")) +
                p(tr("The program is free software under the GNU General Public License, version 3 or later "
                     "(GPL-3.0-or-later): you may use, study, change and share it. It comes without any "
                     "warranty.")) +
                p(tr("Made with Qt and Qt Charts, Boost, PCG, OpenSSL and the Noto fonts."))};
    }
};

} // namespace

QList<HelpSection> helpSections() {
    return {Help::goal(),     Help::working(),    Help::breeding(),   Help::upgrades(),
            Help::scoring(),  Help::cards(),      help::genomeWars(), help::geneExpression(),
            help::lessons(),  help::lab(),        help::puzzles(),    help::statistics(),
            help::teachers(), help::sealedDice(), Help::keys(),       Help::houseRulings(),
            Help::about()};
}

} // namespace app
