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
               list({tr("The program draws a secret and shows its commitment, a number with 64 digits that "
                        "belongs to this secret and this setup only. Write it down; its first 32 digits are "
                        "enough."),
                     tr("Then one of you types a word. The dice of the whole game follow from the secret and "
                        "the word together."),
                     tr("When the game is over, the secret is shown and saved with the game. Anyone can then "
                        "compute the commitment and the dice again.")}) +
               p(tr("To check a game, export it and run: genotype-cli verify FILE --commitment TEXT --word "
                    "WORD. If you did not note the commitment, nothing is proved."));
    }

    static QString limits() {
        return head(tr("What is hidden, and from whom")) +
               p(tr("Until the game is over, no file contains its seed in readable form. The saved game is "
                    "encrypted at this point, and the key is in another file, in the folder “keys” of the "
                    "program's data.")) +
               p(tr("The program has to resume the game by itself, so both files are on this computer. "
                    "Someone who can read all your files and write programs can find the dice in advance, "
                    "and someone who copies the saved game can play ahead in the copy. They can "
                    "still not change the dice.")) +
               p(tr("If the key is lost, the game cannot be resumed. Once a game is over, it needs the key "
                    "no longer. A game that is abandoned never shows its secret."));
    }
};

} // namespace

HelpSection sealedDice() {
    return {QStringLiteral("sealed-dice"), Sealed::tr("Sealed dice"), Sealed::proof() + Sealed::limits()};
}

} // namespace app::help
