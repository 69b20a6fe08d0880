// SPDX-License-Identifier: GPL-3.0-or-later
#include "reason_text.h"

#include <QtCore/QCoreApplication>

namespace app {

using messages::ErrorCode;
using messages::Reason;
using messages::Role;

namespace {

struct ReasonText {
    Q_DECLARE_TR_FUNCTIONS(app::ReasonText)
};

QString waitText(int seconds) {
    return seconds > 0 ? QLatin1Char(' ') + ReasonText::tr("Try again in %n seconds.", nullptr, seconds)
                       : QString();
}

/// Empty for a code that has no sentence of its own.
QString sentenceFor(ErrorCode code, bool isTeacher) {
    switch (code) {
    case ErrorCode::TooOften: return ReasonText::tr("That was too fast. Try again.");
    case ErrorCode::DatabaseSilent:
        if (isTeacher)
            return ReasonText::tr(
                "The class’s database does not answer, so nothing has changed. Try again when it "
                "answers.");
        [[fallthrough]];
    case ErrorCode::NotSaved:
        return isTeacher ? ReasonText::tr("The host could not save this, so nothing has changed. Try again.")
                         : ReasonText::tr(
                               "The teacher’s computer could not save this, so it was not done. Try again.");

    // At the door.
    case ErrorCode::WrongCode:
        return ReasonText::tr("These are not the words of that class. Compare them with the projector.");
    case ErrorCode::Wait: return ReasonText::tr("Too many wrong words came from this computer.");
    case ErrorCode::TooManyJoins:
        return ReasonText::tr("Many have just joined from the same network address.");
    case ErrorCode::ClassFull: return ReasonText::tr("The class is full.");
    case ErrorCode::UnknownToken:
    case ErrorCode::ProofFirst:
        return ReasonText::tr("The class no longer recognises this computer. Type the three words.");
    case ErrorCode::WrongProtocol:
    case ErrorCode::NotAMessage:
        return ReasonText::tr("This program and the teacher’s do not understand each other. Both should "
                              "have the same version.");
    case ErrorCode::OtherHost:
        return ReasonText::tr(
            "This is not the computer of your class. Tell your teacher, and do not type the words again.");
    case ErrorCode::Untrusted:
        return ReasonText::tr("The class that you were in is gone. Ask your teacher for the "
                              "three words, and type them.");
    case ErrorCode::NoMemory:
        return ReasonText::tr("The three words could not be worked out: there is too little free memory.");
    case ErrorCode::NoAnswer:
        return ReasonText::tr("The teacher’s computer does not answer. Perhaps the class is closed.");

    // The host has closed the connection.
    case ErrorCode::HostEnds:
        return ReasonText::tr(
            "Your teacher has closed the class. When it is open again, you can go back to your seat.");
    case ErrorCode::Elsewhere:
        return ReasonText::tr("You have joined the class in another window. Carry on there.");
    case ErrorCode::Removed: return ReasonText::tr("Your teacher has removed you from the class.");

    // Tables.
    case ErrorCode::NoTable: return ReasonText::tr("That table has been closed.");
    case ErrorCode::SeatTaken:
        return isTeacher ? ReasonText::tr("Somebody has taken this seat in the meantime.")
                         : ReasonText::tr("There is no longer a free seat at that table.");
    case ErrorCode::OtherSeat:
        return ReasonText::tr(
            "You have already had another seat in this game, so you can only go back to that one.");
    case ErrorCode::SeenSeat:
        return ReasonText::tr("This pupil has sat there before, and elsewhere since: choose another seat.");
    case ErrorCode::NoMember:
        return ReasonText::tr("Somebody whom you have chosen is no longer in the class.");
    case ErrorCode::AlreadyBegun: return ReasonText::tr("The game has already begun.");
    case ErrorCode::NoSuchGame: return ReasonText::tr("The game cannot be played with so many rounds.");
    case ErrorCode::NobodyFree:
        return ReasonText::tr("Nobody could be seated: all of these pupils are in a game or away.");
    case ErrorCode::TooManyTables:
        return ReasonText::tr("A class has at most %n tables. Close some first.", nullptr,
                              messages::maxTables);

    // Play.
    case ErrorCode::Paused: return ReasonText::tr("Your teacher has paused all tables.");
    case ErrorCode::OtherStep:
    case ErrorCode::NotYourTurn:
        return ReasonText::tr(
            "The game had already moved on, so your choice did not count. Look at the board again.");
    case ErrorCode::NothingToUndo: return ReasonText::tr("There is nothing to undo.");

    // The pool and votes.
    case ErrorCode::PoolClosed:
    case ErrorCode::PoolPaused:
        return ReasonText::tr("The class takes no counts for this experiment at the moment.");
    case ErrorCode::NoContribution:
        return ReasonText::tr("This contribution has been taken out or replaced already.");
    case ErrorCode::NoVote:
    case ErrorCode::OtherStage: return ReasonText::tr("That came too late: the vote has moved on.");
    case ErrorCode::AlreadyVoted: return ReasonText::tr("You have voted already, and this vote counts.");

    // The person has left, and knows it.
    case ErrorCode::Left:
    // A newer host has sent it.
    case ErrorCode::Unknown:
    // The programs are at fault, not the person.
    case ErrorCode::TooLong:
    case ErrorCode::TooComplex:
    case ErrorCode::NotJson:
    case ErrorCode::UnknownMessage:
    case ErrorCode::Malformed:
    case ErrorCode::HelloFirst:
    case ErrorCode::AlreadyIn:
    case ErrorCode::WrongKey:
    case ErrorCode::NotAsked:
    case ErrorCode::NotAllowed:
    case ErrorCode::AlreadySeated:
    case ErrorCode::NotSeated:
    case ErrorCode::NotBegun:
    case ErrorCode::NotAnAction:
    case ErrorCode::NoExperiment:
    case ErrorCode::WrongCounts:
    case ErrorCode::OtherCounts:
    case ErrorCode::NoOtherClasses:
    case ErrorCode::NoOption:
    case ErrorCode::WrongQuestion:
    case ErrorCode::WrongAssignment:
    case ErrorCode::TooManyFaults:
    case ErrorCode::Silent:
    // A board offers only what the rules allow.
    case ErrorCode::Refused:
    // A class hardly reaches these limits.
    case ErrorCode::PoolFull:
    case ErrorCode::TooManyAnswers: return {};
    }
    return {};
}

} // namespace

QString refusalText(const Reason& why, Role listener) {
    const bool isTeacher = listener == Role::Teacher;
    const QString sentence = sentenceFor(why.code(), isTeacher);
    if (!sentence.isEmpty())
        return sentence;
    const QString word = QString::fromStdString(why.word());
    return isTeacher ? ReasonText::tr("The host has refused this (%1).").arg(word)
                     : ReasonText::tr("The teacher’s computer refused this (%1).").arg(word);
}

QString endText(const Reason& why, int wait) {
    if (why == ErrorCode::Left)
        return {};
    const QString sentence = sentenceFor(why.code(), false);
    if (sentence.isEmpty())
        return ReasonText::tr("The connection to the class has ended (%1).")
            .arg(QString::fromStdString(why.word()));
    const bool isWaitedFor =
        why == ErrorCode::WrongCode || why == ErrorCode::Wait || why == ErrorCode::TooManyJoins;
    return isWaitedFor ? sentence + waitText(wait) : sentence;
}

QString wrongCodeEverywhereText(int wait) {
    return ReasonText::tr(
               "None of the classes that were found has these words. Compare them with the projector.") +
           waitText(wait);
}

} // namespace app
