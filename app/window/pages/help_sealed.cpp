// SPDX-License-Identifier: GPL-3.0-or-later
#include "help_sealed.h"

#include "help_html.h"

#include <QtCore/QCoreApplication>

namespace app::help {

namespace {

struct Sealed {
    Q_DECLARE_TR_FUNCTIONS(app::HelpSealed)
public:
    static QString proof() {
        return p(tr("With sealed dice, everybody at the table can be sure that nobody chose how the dice "
                    "fall: neither a player nor this program.")) +
               list(
                   {tr("The program draws a secret and shows its commitment, a number with 64 digits that "
                       "belongs to this secret, these rules and these players only. Write it down; its first "
                       "32 digits are "
                       "enough."),
                    tr("Then one of you types a word with letters from a to z only, and you note it too. The "
                       "dice of the whole game follow from the secret and the word together."),
                    tr("When the game is over, the secret is shown and saved with the game. Anyone can then "
                       "compute the commitment and the dice again.")}) +
               p(tr(
                   "To check a game, type the noted commitment and the word on its end page. Anyone else can "
                   "check the exported file: genotype-cli verify FILE --commitment TEXT --word WORD. If you "
                   "did not note both, nothing is proved.")) +
               p(tr("What is proved: nobody chose the dice, and rules, names and bots are those with which "
                    "the "
                    "game began. What is not: which moves were made. They come after the commitment, so "
                    "somebody could save other moves, or another title, with the same dice. A game that is "
                    "not "
                    "over proves nothing."));
    }

    static QString limits() {
        return head(tr("What is hidden, and from whom")) +
               p(tr("Until the game is over, no file contains its seed in readable form. The saved game is "
                    "encrypted at this point, and the key is in another file, in the folder “keys” of the "
                    "program's data. Only your account may read the two files.")) +
               p(tr("The program has to resume the game by itself, so both files are on this computer. "
                    "Someone who uses your account, or who administers or owns the computer, can read both "
                    "and "
                    "find the dice in advance, and someone who copies the saved game can play ahead in the "
                    "copy. "
                    "So can everybody where the disk has no permissions, as on most USB sticks. None of "
                    "them can change the dice.")) +
               p(tr("If the key is lost, the game cannot be resumed. A finished game no longer needs the "
                    "key. An abandoned game never shows its secret."));
    }
};

} // namespace

HelpSection sealedDice() {
    return {QStringLiteral("sealed-dice"), Sealed::tr("Sealed dice"), Sealed::proof() + Sealed::limits()};
}

} // namespace app::help
