// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/document/read_error_words.h"

#include <QtCore/QCoreApplication>

namespace app {

using Kind = core::ReadFault;

namespace {

struct ReadErrorWords {
    Q_DECLARE_TR_FUNCTIONS(app::ReadErrorWords)
public:
    static QString reason(const games::ReadError& error) {
        const QString detail = QString::fromStdString(error.detail);
        switch (error.kind) {
        case Kind::NotARecord: return tr("This file is not a game of Genotype Companion.");
        case Kind::OtherFormat:
            return tr("This game was saved by another version of the program (file format %1, this one reads "
                      "%2).")
                .arg(detail)
                .arg(core::recordFormat);
        case Kind::OtherCatalogue:
            return tr("This game was played with other cards (card data %1, this program has %2). It would "
                      "play out differently.")
                .arg(detail)
                .arg(error.catalogueVersion);
        case Kind::OtherGame: return tr("This file is from a different game (“%1”).").arg(detail);
        case Kind::TooLarge: return tr("This file is too large to be a game.");
        case Kind::LineTooLong: return tr("The line is too long.");
        case Kind::BadHeader: return tr("“%1” was expected here.").arg(detail);
        case Kind::BadName: return tr("The name has characters that cannot be read.");
        case Kind::HeaderCutOff: return tr("The file ends before the game begins.");
        case Kind::NotAnActionLine: return tr("“%1” is not a move.").arg(detail);
        case Kind::WrongNumber: return tr("Move number %1 was expected here.").arg(detail);
        case Kind::WrongActor: return tr("It was player %1's turn.").arg(detail);
        case Kind::IllegalAction: return tr("The move “%1” was not possible at that point.").arg(detail);
        case Kind::NothingToUndo: return tr("It undoes more moves than there are.");
        case Kind::CutOff: return tr("The last line is not complete.");
        case Kind::Edited: return edited(error);
        }
        return {};
    }

    static QString edited(const games::ReadError& error) {
        return tr("Line %1 does not match its checksum: the file was changed after it was written.")
            .arg(error.line);
    }

    static QString damaged(const games::ReadError& error) {
        return tr("This game is damaged in line %1. %2").arg(error.line).arg(reason(error));
    }
};

} // namespace

bool isOfOtherVersion(const games::ReadError& error) {
    return error.kind == Kind::OtherFormat || error.kind == Kind::OtherCatalogue;
}

QString wordsFor(const games::ReadError& error) {
    if (error.kind == Kind::Edited)
        return ReadErrorWords::edited(error);
    const bool aboutTheWhole = isOfOtherVersion(error) || error.kind == Kind::NotARecord ||
                               error.kind == Kind::OtherGame || error.kind == Kind::TooLarge;
    return aboutTheWhole ? ReadErrorWords::reason(error) : ReadErrorWords::damaged(error);
}

} // namespace app
