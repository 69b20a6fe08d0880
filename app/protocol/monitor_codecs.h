// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "monitor_messages.h"
#include "poll_codecs.h"

/// The fields of the messages with which a teacher follows and leads a class.
namespace messages {

/// The id of a page, a lesson, a question, a misconception: a school's own lessons are named by its files.
inline constexpr Line aLongId{60};
inline constexpr Line aShortId{40};
/// What stands on a covered screen.
inline constexpr Line aLineOfWords{200};
inline constexpr Number aMonitoredMember{0, 100'000};
inline constexpr Number anAssignmentTable{0, 60};
inline constexpr Number seatsOfATable{1, 6};
inline constexpr ListOf<Number> recipients{{1, 100'000}, mostRecipients};
inline constexpr Number aSeed{0, std::int64_t{1} << 53};
inline constexpr Number aChoice{0, mostChoices - 1};
inline constexpr Number aTime{0, std::int64_t{1} << 40};
inline constexpr Number aCountOfAnswers{0, 0x7fffffff};
inline constexpr Word<LessonPart> aLessonPart{};
inline constexpr std::size_t mostAnswersInAPart = 1000;

template <typename Io> void fields(Io& io, Whereabouts& m) {
    io("page", m.page, aShortId);
    io("lesson", m.lesson, aLongId);
    io("step", m.step, aLessonPart);
    io("done", m.done, Number{0, allStepsDone});
    io("idle", m.idle, Flag{});
    io("covered", m.covered, Flag{});
}

template <typename Io> void fields(Io& io, GivenAnswer& m) {
    io("number", m.number, Number{1, 0x7fffffff});
    io("lesson", m.lesson, aLongId);
    io("question", m.question, aLongId);
    io("form", m.form, aChoice);
    io("choice", m.choice, aChoice);
    io("right", m.right, Flag{});
    io("first", m.first, Flag{});
    io("hints", m.hints, aChoice);
    io("misconception", m.misconception, aLongId);
    io("problem", m.problem, aShortId);
    io("seed", m.seed, aSeed);
}

template <typename Io> void fields(Io& io, GiveAnswers& m) {
    io("answers", m.answers, ListOf<Object>{{}, mostAnswersAtOnce});
}

template <typename Io> void fields(Io& io, RaiseHand& m) {
    io("raised", m.raised, Flag{});
    io("member", m.member, aMonitoredMember);
}

template <typename Io> void fields(Io& io, SendAssignment& m) {
    io("kind", m.kind, Word<AssignmentKind>{});
    io("target", m.target, aLongId);
    io("step", m.step, aLessonPart);
    io("seed", m.seed, aSeed);
    io("table", m.table, anAssignmentTable);
    io("to", m.to, recipients);
}

template <typename Io> void fields(Io& io, LayTables& m) {
    io("game", m.game, aShortId);
    io("seats", m.seats, seatsOfATable);
    io("length", m.length, Number{0, 2000});
    io("bot", m.bot, aShortId);
    io("clock", m.clock, Number{0, 3600});
    io("start", m.start, Flag{});
    io("to", m.to, recipients);
}

template <typename Io> void fields(Io& io, BlankScreens& m) {
    io("dark", m.dark, Flag{});
    io("words", m.words, aLineOfWords);
}

template <typename Io> void fields(Io& io, PaceLesson& m) {
    io("lesson", m.lesson, aLongId);
    io("step", m.step, aLessonPart);
}

template <typename Io> void fields(Io& io, AskAnswers& m) {
    io("from", m.from, aCountOfAnswers);
}

template <typename Io> void fields(Io& io, PacingShown& m) {
    io("dark", m.dark, Flag{});
    io("words", m.words, aLineOfWords);
    io("lesson", m.lesson, aLongId);
    io("step", m.step, aLessonPart);
    io("last", m.last, aCountOfAnswers);
    io("raised", m.raised, Flag{});
    io("attended", m.attended, Flag{});
}

template <typename Io> void fields(Io& io, Assignment& m) {
    io("number", m.number, Number{1, 0x7fffffff});
    io("kind", m.kind, Word<AssignmentKind>{});
    io("target", m.target, aLongId);
    io("step", m.step, aLessonPart);
    io("seed", m.seed, aSeed);
    io("table", m.table, anAssignmentTable);
}

template <typename Io> void fields(Io& io, PupilShown& m) {
    io("member", m.member, aMonitoredMember);
    io("nickname", m.nickname, Text{200});
    io("here", m.here, Flag{});
    io("gone", m.gone, Flag{});
    io("covered", m.covered, Flag{});
    io("page", m.page, aShortId);
    io("lesson", m.lesson, aLongId);
    io("step", m.step, aLessonPart);
    io("done", m.done, Number{0, allStepsDone});
    io("stuck", m.stuck, Word<Stuck>{});
    io("raised", m.raised, Flag{});
    io("answered", m.answered, aCountOfAnswers);
    io("right", m.right, aCountOfAnswers);
    io("since", m.since, aTime);
    io("seen", m.seen, aTime);
}

template <typename Io> void fields(Io& io, BeliefCount& m) {
    io("misconception", m.misconception, aLongId);
    io("count", m.count, aCountOfAnswers);
}

template <typename Io> void fields(Io& io, Tally& m) {
    io("lesson", m.lesson, aLongId);
    io("question", m.question, aLongId);
    io("form", m.form, aChoice);
    io("problem", m.problem, aShortId);
    io("answers", m.answers, aCountOfAnswers);
    io("right", m.right, aCountOfAnswers);
    io("choices", m.choices, ListOf<Number>{aCountOfAnswers, mostChoices});
    io("beliefs", m.beliefs, ListOf<Object>{{}, mostChoices});
}

template <typename Io> void fields(Io& io, AnswerShown& m) {
    io("member", m.member, aMonitoredMember);
    io("time", m.time, aTime);
    io("answer", m.answer, Object{});
}

template <typename Io> void fields(Io& io, Answers& m) {
    io("from", m.from, aCountOfAnswers);
    io("total", m.total, aCountOfAnswers);
    io("list", m.list, ListOf<Object>{{}, mostAnswersInAPart});
}

} // namespace messages
