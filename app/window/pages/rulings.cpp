// SPDX-License-Identifier: GPL-3.0-or-later
#include "rulings.h"

#include <QtCore/QCoreApplication>

namespace app {

namespace {

using Kind = Ruling::Kind;
using Part = Ruling::Part;

struct Row {
    const char* id;
    Kind kind;
    Part part;
    const char* text;
};

// clang-format off
constexpr Row rows[] = {
    {"shorter-game", Kind::House, Part::Setup, QT_TRANSLATE_NOOP("app::Rulings", "A game may be set to 1 to 4 rounds instead of 5; its last round has no upgrade phase and ends with the final harvest.")},
    {"own-data", Kind::Reading, Part::Setup, QT_TRANSLATE_NOOP("app::Rulings", "The plant cards, the number of copies of each tool, the prices on the abacus, the two plots and three dice slots of a player mat and the points for the research goals of flower colour, pod colour and plant height are our own data.")},
    {"second-spaces", Kind::Reading, Part::Setup, QT_TRANSLATE_NOOP("app::Rulings", "The second spaces of Treasury, Nursery and Tool Shed are used with four or five players only.")},
    {"die-faces", Kind::Reading, Part::Setup, QT_TRANSLATE_NOOP("app::Rulings", "An offspring die has six faces: I, II, III, IV and two mutations; a mutation is re-rolled once, so it stays in 1 of 9 rolls.")},
    {"first-player", Kind::Reading, Part::Setup, QT_TRANSLATE_NOOP("app::Rulings", "The first player is chosen at setup or at random, no matter who did garden work last.")},
    {"secret-setup", Kind::Reading, Part::Setup, QT_TRANSLATE_NOOP("app::Rulings", "Which plant to sow, keep and discard is chosen in secret and revealed when all have chosen.")},

    {"hidden", Kind::Departure, Part::Hidden, QT_TRANSLATE_NOOP("app::Rulings", "Hands (but not their sizes), the order of the decks and cards seen at setup or in a Seed Bag are hidden; everything else is public, including the running score and harvested plants, which the rulebook lays face down.")},

    {"turn", Kind::Reading, Part::Working, QT_TRANSLATE_NOOP("app::Rulings", "A turn consists of any tools and assistants, one marker placed and resolved, and again any tools and assistants.")},
    {"marker-must", Kind::Reading, Part::Working, QT_TRANSLATE_NOOP("app::Rulings", "A player with a marker must place it; a player without one has no more turns in this phase and so cannot use tools or assistants in it either.")},
    {"tools-when", Kind::Reading, Part::Working, QT_TRANSLATE_NOOP("app::Rulings", "Tools and assistants may be used whenever your own turn is waiting for a choice: between two cards drawn, between the steps of Gardening, between Father Omari's dice.")},
    {"tool-nothing", Kind::Reading, Part::Working, QT_TRANSLATE_NOOP("app::Rulings", "A tool that could do nothing may not be played; a played tool is discarded at once, a Flower Pot with its harvest.")},
    {"draw-order", Kind::Reading, Part::Working, QT_TRANSLATE_NOOP("app::Rulings", "Cards are drawn one after another and each is seen before the next is chosen; gaps in a row stay until the end of the round.")},
    {"reshuffle", Kind::Reading, Part::Working, QT_TRANSLATE_NOOP("app::Rulings", "A deck is reshuffled only when a card has to be drawn from it; if there are too few cards, you get as many as there are.")},
    {"any-space", Kind::Reading, Part::Working, QT_TRANSLATE_NOOP("app::Rulings", "Any empty space may be taken, even the more expensive one, even for no effect; but not a University without an uncovered trait, a Research Goal without a free goal and a marker, or anything you cannot pay for.")},
    {"square-coin", Kind::Reading, Part::Working, QT_TRANSLATE_NOOP("app::Rulings", "The coin beside a Punnett square goes to the first marker on Set Parent Genes or 1st Shift of that trait; the 2nd Shift gives no coin.")},
    {"gene-tiles", Kind::Reading, Part::Working, QT_TRANSLATE_NOOP("app::Rulings", "Set Parent Genes: put a free tile on a free side with either face up, or remove a tile, or change nothing; a placed tile is never turned over.")},
    {"gardening-order", Kind::Reading, Part::Working, QT_TRANSLATE_NOOP("app::Rulings", "Gardening has a fixed order: draw one card, harvest every complete plant, sow any number; a plant leaves its plot in no other way.")},
    {"funnel-at-once", Kind::Reading, Part::Working, QT_TRANSLATE_NOOP("app::Rulings", "A Watering Funnel is played as soon as you get it, one in the starting hand in the first turn; with nothing to validate, it is discarded.")},
    {"leopold-and-grant", Kind::House, Part::Working, QT_TRANSLATE_NOOP("app::Rulings", "Brother Leopold's minimum of 1 coin limits his own reduction only: he applies first, then each Grant takes off 2 more, not below 0; several Grants may be used in one purchase.")},
    {"goals-stay", Kind::Reading, Part::Working, QT_TRANSLATE_NOOP("app::Rulings", "A research goal holds one marker for good; one player may hold several goals of a trait.")},
    {"dissertation", Kind::Reading, Part::Working, QT_TRANSLATE_NOOP("app::Rulings", "A Dissertation uses no space and costs 1 coin, even with Brother Leopold; it needs a free goal and a marker.")},
    {"widening", Kind::Reading, Part::Working, QT_TRANSLATE_NOOP("app::Rulings", "Pollen Brush and Sister May widen every validation, wherever it comes from, to each uncovered copy of that genotype in your own plots.")},
    {"bonus-tools", Kind::Reading, Part::Working, QT_TRANSLATE_NOOP("app::Rulings", "Hand Lens, Pocket Watch and Garden Line are played together with the marker, not later; two copies may be played; Garden Line does not work with Father Anton's pick.")},
    {"seed-bag", Kind::Reading, Part::Working, QT_TRANSLATE_NOOP("app::Rulings", "A Seed Bag draws from the deck only; the cards that you do not keep are discarded afterwards.")},
    {"flower-pot", Kind::Reading, Part::Working, QT_TRANSLATE_NOOP("app::Rulings", "The plant for a Flower Pot comes from the row or the deck, never from the hand; Flower Pot and Brother Eduard count as plots.")},
    {"eduard", Kind::Reading, Part::Working, QT_TRANSLATE_NOOP("app::Rulings", "Brother Eduard takes a new plant in the harvest step, before sowing; if there is none, he stays empty and may be sown like a plot; at the final harvest he takes none.")},
    {"omari", Kind::House, Part::Working, QT_TRANSLATE_NOOP("app::Rulings", "Father Omari takes one marker a round; his dice are read with the current squares and may be used in any order or not at all; Rake, Pollen Brush and Sister May work on them, Graft Knife and Sister Maria do not, and they need no slot.")},
    {"elisabeth", Kind::Reading, Part::Working, QT_TRANSLATE_NOOP("app::Rulings", "Sister Elisabeth validates any genotype of a goal that you have marked, even one marked in this turn; if the trait has an overlay, only that goal's one genotype.")},
    {"assistant-at-once", Kind::Reading, Part::Working, QT_TRANSLATE_NOOP("app::Rulings", "An assistant works from the moment you hire them.")},

    {"pick-order", Kind::Reading, Part::Breeding, QT_TRANSLATE_NOOP("app::Rulings", "The order is: 1st Shifts, Father Anton, 2nd Shifts, then single picks in turn order; 1st Shifts go in turn order of their owners, and for one owner from seed shape to plant height.")},
    {"shift-lost", Kind::Departure, Part::Breeding, QT_TRANSLATE_NOOP("app::Rulings", "A player who cannot take a die in a 1st or 2nd Shift loses only that pick; taken literally, the rulebook would exclude that player for the rest of the phase.")},
    {"pick-must", Kind::Reading, Part::Breeding, QT_TRANSLATE_NOOP("app::Rulings", "A pick must be used if it can: with a free slot and a matching trait, a mutation die for its coin, or a pair with a mutation; nobody is obliged to use a tool, Sister Maria or unpaid slots of Brother Franz.")},
    {"pass-final", Kind::Reading, Part::Breeding, QT_TRANSLATE_NOOP("app::Rulings", "A pass in the normal picks is final for the phase; Father Anton's pick may be declined.")},
    {"first-shift-colour", Kind::Reading, Part::Breeding, QT_TRANSLATE_NOOP("app::Rulings", "A 1st Shift takes dice of its colour only, numerals or mutations.")},
    {"mutation-use", Kind::Reading, Part::Breeding, QT_TRANSLATE_NOOP("app::Rulings", "A mutation die on one slot brings 1 coin; with a second die of its colour, on two slots, it validates any one trait of that colour.")},
    {"wild-dice", Kind::Reading, Part::Breeding, QT_TRANSLATE_NOOP("app::Rulings", "Rake and Sister Maria each change one die on one slot, but not both the same die and not a pair with a mutation; a mutation die changed in this way gives no coin.")},
    {"graft-knife", Kind::Reading, Part::Breeding, QT_TRANSLATE_NOOP("app::Rulings", "A Graft Knife gives one more place in the same pick and needs a die that is being taken, so it cannot be played when every slot is full; every die must be used.")},
    {"franz", Kind::Reading, Part::Breeding, QT_TRANSLATE_NOOP("app::Rulings", "Brother Franz costs 1 coin that you already have, once a round, before the first die on one of his two slots; dice fill ordinary slots first.")},
    {"dice-stay", Kind::Reading, Part::Breeding, QT_TRANSLATE_NOOP("app::Rulings", "Dice that were taken do not come back within the phase; it ends when nobody has a pick left.")},

    {"upgrade-order", Kind::Reading, Part::UpgradesAndEnd, QT_TRANSLATE_NOOP("app::Rulings", "Upgrades go in reverse order, one purchase a turn; a pass is final for the round, and only a player who could buy nothing at all, even with the Grants in hand, is skipped.")},
    {"no-new-assistants", Kind::Reading, Part::UpgradesAndEnd, QT_TRANSLATE_NOOP("app::Rulings", "Assistants are not replaced before the end of the round; a bought marker works from the next round on.")},
    {"final-harvest", Kind::Reading, Part::UpgradesAndEnd, QT_TRANSLATE_NOOP("app::Rulings", "After the last breeding phase every complete plant is harvested, then the four sources of points count; cards in hand score nothing.")},
    {"tie", Kind::Reading, Part::UpgradesAndEnd, QT_TRANSLATE_NOOP("app::Rulings", "A tie goes to the player with more completed plants; if that is equal too, the win is shared.")},

    {"overlay-goals", Kind::Reading, Part::Overlays, QT_TRANSLATE_NOOP("app::Rulings", "A trait with an overlay has three research goals, one for each genotype: 3 points for two capital letters, 2 for one of each, 3 for two small letters.")},

    {"automa-cards", Kind::Reading, Part::Solo, QT_TRANSLATE_NOOP("app::Rulings", "Brother Johann's nine cards are our own data: action, letter, pips and arrows; the arrows of University and Research Goal are those of the rulebook's examples. Only the Research Goal's card has a mutation row, as in these examples.")},
    {"bottom-most", Kind::Reading, Part::Solo, QT_TRANSLATE_NOOP("app::Rulings", "“Bottom-most” means the lowest plant and, on it, the lowest row; a completed plant leaves at once with its card, before the next effect.")},
    {"automa-redrawn", Kind::Reading, Part::Solo, QT_TRANSLATE_NOOP("app::Rulings", "Brother Johann's action card is redrawn if no letter could make it valid; if only the letter does not fit, just the support card is redrawn. If none of the nine cards is valid, he takes the 2nd Shift.")},
    {"johann-empty", Kind::Reading, Part::Solo, QT_TRANSLATE_NOOP("app::Rulings", "With an empty garden, Brother Johann's validations are lost, the University is invalid, and a breeding card brings at most a coin from its mutation row.")},
    {"johann-full", Kind::House, Part::Solo, QT_TRANSLATE_NOOP("app::Rulings", "With four plants in Brother Johann's garden, each plant he would gain is judged on its own and becomes a validation; in the Nursery, the card he would have taken stays, and the next one to its right is discarded.")},
    {"johann-shifts", Kind::House, Part::Solo, QT_TRANSLATE_NOOP("app::Rulings", "Brother Johann has 3 shifts and 1 more for each Dice Slot, including his picks in the 2nd Shift; further markers there are lost. He draws even if no dice are left.")},
    {"johann-coins", Kind::House, Part::Solo, QT_TRANSLATE_NOOP("app::Rulings", "In a standard or hard game, Brother Johann gains his 3 coins in the last round too.")},
    {"johann-assistant", Kind::House, Part::Solo, QT_TRANSLATE_NOOP("app::Rulings", "Brother Johann's assistant in a hard game is not counted among his assistants, which are those that he hires; Sister Elisabeth's goal at setup is free and uses one of his three markers, and her validation is extra.")},
    {"arrows", Kind::Reading, Part::Solo, QT_TRANSLATE_NOOP("app::Rulings", "An arrow counts only numeral dice of its exact genotype, the single arrow before the double; a mutation row takes one die without a partner.")},
    {"johann-upgrade", Kind::Reading, Part::Solo, QT_TRANSLATE_NOOP("app::Rulings", "The row of the double arrow names Brother Johann's upgrade: seed shape a New Plot, flower colour a Dice Slot, pod colour an Action Marker, plant height an Assistant. His purchases alternate with yours, and he begins.")},

    {"wars-rounds", Kind::Reading, Part::GenomeWars, QT_TRANSLATE_NOOP("app::Rulings", "A game has ten rounds, or another number that you agree on; in each round, every living team has a turn.")},
    {"wars-secret", Kind::Reading, Part::GenomeWars, QT_TRANSLATE_NOOP("app::Rulings", "Genomes are chosen in secret and shown together; two teams may have the same one.")},
    {"wars-first", Kind::House, Part::GenomeWars, QT_TRANSLATE_NOOP("app::Rulings", "Who begins: the frequencies of the alleles in each team's four places are put in order, the rarest first, and compared one after another; alleles that nobody holds do not count; a complete tie is decided at random. Turns go round from there.")},
    {"wars-extinct", Kind::Reading, Part::GenomeWars, QT_TRANSLATE_NOOP("app::Rulings", "An extinct team has no more turns and does not come back.")},
    {"wars-tables", Kind::Reading, Part::GenomeWars, QT_TRANSLATE_NOOP("app::Rulings", "In the same turn, the table of natural rolls counts for the acting team and the table of modified rolls for every other living team. On a 3 or 4, nothing happens except the mass extinction.")},
    {"wars-two", Kind::Reading, Part::GenomeWars, QT_TRANSLATE_NOOP("app::Rulings", "On a natural 2, the others are still judged in the old environment; then a new one is rolled (a 6 is rolled again), and it may be the same.")},
    {"wars-twelve", Kind::Reading, Part::GenomeWars, QT_TRANSLATE_NOOP("app::Rulings", "A modified roll above 12 counts as 12.")},
    {"wars-bonus", Kind::Reading, Part::GenomeWars, QT_TRANSLATE_NOOP("app::Rulings", "In the environment of an allele the bonus is 3, and 2 more for each further copy. Fast Reproduction gives no bonus anywhere; the other alleles of that genome still do.")},
    {"wars-fast", Kind::Reading, Part::GenomeWars, QT_TRANSLATE_NOOP("app::Rulings", "Fast Reproduction turns a rise of 1 into 2 and, when the acting team rolls a natural 12, a rise of 2 into 3.")},
    {"wars-mutation", Kind::Reading, Part::GenomeWars, QT_TRANSLATE_NOOP("app::Rulings", "A mutation on a 7 or 8 replaces one allele with a different one, perhaps one that the genome already has; the genome must stay within its limits.")},
    {"wars-end", Kind::Reading, Part::GenomeWars, QT_TRANSLATE_NOOP("app::Rulings", "The game ends at once when one team is left; if none is left, nobody wins.")},
    {"wars-pool", Kind::House, Part::GenomeWars, QT_TRANSLATE_NOOP("app::Rulings", "In the second gene pool, each surviving genome counts once, exactly as in the rules; at setup you can choose to count it once for each individual of its population, as a biologist would.")},
    {"wars-winner", Kind::Reading, Part::GenomeWars, QT_TRANSLATE_NOOP("app::Rulings", "The largest population wins; a tie goes to the team with the more frequent allele, then to the next allele; if still tied, the win is shared.")},

    {"operon", Kind::Reading, Part::GeneExpression, QT_TRANSLATE_NOOP("app::Rulings", "The cards of the second place are always called operon; the source also says enhancer, which is something else in a cell.")},
    {"cards-fit", Kind::Reading, Part::GeneExpression, QT_TRANSLATE_NOOP("app::Rulings", "A card fits if its category follows that of the top card, if it shows the same number, or if it is the same action; the same category alone does not fit. An action card belongs to its category.")},
    {"cards-must", Kind::House, Part::GeneExpression, QT_TRANSLATE_NOOP("app::Rulings", "If you hold a card that fits, you must play one; if not, you draw one card and may play it at once if it fits.")},
    {"substitution", Kind::House, Part::GeneExpression, QT_TRANSLATE_NOOP("app::Rulings", "Substitution: the player of this card names two players, who swap their hands.")},
    {"deletion", Kind::Reading, Part::GeneExpression, QT_TRANSLATE_NOOP("app::Rulings", "Deletion: one more card of any kind except Deletion is played, if one is held, and that card's own action counts.")},
    {"first-card", Kind::Reading, Part::GeneExpression, QT_TRANSLATE_NOOP("app::Rulings", "If the first card turned over is an action: with Translocation or Insertion, the first player loses the turn and, with Insertion, draws two cards; with Substitution, that player names the two who swap and then plays; with Deletion, that player can play any card except Deletion.")},
    {"hand-end", Kind::Reading, Part::GeneExpression, QT_TRANSLATE_NOOP("app::Rulings", "A hand ends with the last card: its action no longer counts, except that the two cards of an Insertion are drawn before the points are counted.")},
    {"cards-score", Kind::Reading, Part::GeneExpression, QT_TRANSLATE_NOOP("app::Rulings", "The player who ends a hand scores the cards of all others: the number on each number card and 20 for each action. The first to reach the agreed number of points wins.")},
    {"cards-first", Kind::Reading, Part::GeneExpression, QT_TRANSLATE_NOOP("app::Rulings", "A random player begins the first hand; after that, the next player to the left begins each hand.")},
    {"cards-pile", Kind::Reading, Part::GeneExpression, QT_TRANSLATE_NOOP("app::Rulings", "When the draw pile is empty, the discards except the top card are shuffled into a new one. If there are too few cards, you draw as many as there are; if there are none and nothing fits, you pass.")},
};
// clang-format on

} // namespace

std::vector<Ruling> rulings() {
    std::vector<Ruling> all;
    for (const Row& row : rows)
        all.push_back({QString::fromLatin1(row.id), row.kind, row.part,
                       QCoreApplication::translate("app::Rulings", row.text)});
    return all;
}

} // namespace app
