// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/core/enum_words.h"
#include "words.h"

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

/// The messages with which a teacher monitors a class and sets its pace: what pupils' programs tell of their
/// work, and what a teacher sends to their screens. They are part of the class protocol (class_messages.h);
/// README.md of this folder documents them.
namespace messages {

inline constexpr std::size_t mostAnswersAtOnce = 2;
/// Of a question; also the forms that it can have.
inline constexpr int mostChoices = 20;
/// Pupils whom a teacher picks out to send something to.
inline constexpr std::size_t mostRecipients = 120;
/// One bit for each step of a lesson, as Whereabouts::done.
inline constexpr int allStepsDone = 15;

/// The steps of a lesson; None where no lesson is shown.
enum class LessonPart : std::uint8_t { None, Predict, Roll, Compare, Explain };
inline constexpr int lessonPartCount = static_cast<int>(Words<LessonPart>::count);

// ---- From a pupil

/// Where the pupil is, whenever that has changed. Nobody but teachers learns of it.
struct Whereabouts {
    static constexpr std::string_view name = "where";
    /// As `--page` names it.
    std::string page{};
    /// The lesson that is shown, by its id; empty on another page.
    std::string lesson{};
    LessonPart step = LessonPart::None;
    /// The steps of that lesson that are done: 1 for the first, 2, 4 and 8 for the others, added up.
    int done = 0;
    /// No key and no pointer was moved for some minutes.
    bool idle = false;
    /// The screen is covered, as the teacher wants it.
    bool covered = false;
    bool operator==(const Whereabouts&) const = default;
};

/// An answer to a question of a lesson, or to a practice problem.
struct GivenAnswer {
    /// Of the member's answers, rising.
    int number = 0;
    std::string lesson{};
    /// By its id; empty for a practice problem.
    std::string question{};
    /// Of the question, from 0: the first one or a variant.
    int form = 0;
    /// From 0, in the order of the lesson's file, or of the problem.
    int choice = 0;
    bool right = false;
    /// The first choice at this form or problem; a pupil may try the others too.
    bool first = false;
    /// Hints that had been shown.
    int hints = 0;
    /// What a pupil who chooses this believes, an id of lessons/misconceptions; may be empty.
    std::string misconception{};
    /// The kind of practice problem, and the seed that it was made from; empty and 0 for a question.
    std::string problem{};
    std::int64_t seed = 0;
    bool operator==(const GivenAnswer&) const = default;
};
/// The next answers. Those whose number is not higher than the member's last one are repeats, and are counted
/// once.
struct GiveAnswers {
    static constexpr std::string_view name = "give-answers";
    std::vector<GivenAnswer> answers{};
    bool operator==(const GiveAnswers&) const = default;
};

/// A pupil's: raises a hand, or lowers it. A teacher's: lowers the hand of a member.
struct RaiseHand {
    static constexpr std::string_view name = "raise-hand";
    bool raised = false;
    /// A teacher's; 0 for the own hand.
    int member = 0;
    bool operator==(const RaiseHand&) const = default;
};

// ---- From a teacher

/// What a teacher sends to screens.
enum class AssignmentKind : std::uint8_t {
    Page,       ///< `target`: a page as `--page` names it
    Lesson,     ///< `target`: its id; `step`: where to begin, or None
    Practice,   ///< problems made from `seed`; `target`: the lesson that they belong to
    Mystery,    ///< `target`: the code of a mystery at the breeding bench
    Puzzle,     ///< `target`: its id
    SitAtTable, ///< `table`
    Worksheet   ///< the first worksheet made from `seed`; `target`: the lesson whose kinds of problem it has
};
constexpr std::string_view code(AssignmentKind value) {
    return value == AssignmentKind::SitAtTable ? "table" : core::nameWord(value);
}

/// Sends something to all pupils or to some.
struct SendAssignment {
    static constexpr std::string_view name = "send";
    AssignmentKind kind = AssignmentKind::Page;
    std::string target{};
    LessonPart step = LessonPart::None;
    std::int64_t seed = 0;
    int table = 0;
    /// Members; empty: all pupils.
    std::vector<int> to{};
    bool operator==(const SendAssignment&) const = default;
};

/// Seats pupils at new tables of a game, spread evenly, and opens these on their screens: all who are here,
/// or those in `to`. A pupil in a game that goes on stays there. The other fields are those of OpenTable.
struct LayTables {
    static constexpr std::string_view name = "lay-tables";
    std::string game{};
    /// Of each table; seats that are left are for bots.
    int seats = 2;
    int length = 0;
    std::string bot{};
    int clock = 0;
    /// Begins the games at once.
    bool start = false;
    /// Members; empty: all pupils.
    std::vector<int> to{};
    bool operator==(const LayTables&) const = default;
};

/// Covers all pupils' screens with a sentence, or lights them again.
struct BlankScreens {
    static constexpr std::string_view name = "blank";
    bool dark = false;
    std::string words{};
    bool operator==(const BlankScreens&) const = default;
};

/// Opens a lesson up to a step for the class, which then goes through it together; without a lesson lets all
/// go on by themselves.
struct PaceLesson {
    static constexpr std::string_view name = "pace";
    std::string lesson{};
    LessonPart step = LessonPart::None;
    bool operator==(const PaceLesson&) const = default;
};

/// Asks for the answers of all pupils, from a place in their list on.
struct AskAnswers {
    static constexpr std::string_view name = "answers";
    int from = 0;
    bool operator==(const AskAnswers&) const = default;
};

// ---- From the host

/// How the class is led, to pupils and teachers: after the welcome, and whenever it has changed.
struct PacingShown {
    static constexpr std::string_view name = "pacing";
    bool dark = false;
    std::string words{};
    /// The lesson that the class goes through together, open up to this step; empty: everybody goes on alone.
    std::string lesson{};
    LessonPart step = LessonPart::None;
    /// The number of this member's last answer that the host has.
    int last = 0;
    /// Whether this member's hand is raised.
    bool raised = false;
    /// Whether a teacher is connected, to whom hands are shown.
    bool attended = false;
    bool operator==(const PacingShown&) const = default;
};

/// Something that the teacher has sent, to a pupil for whom it is meant.
struct Assignment {
    static constexpr std::string_view name = "assignment";
    /// Rising; one that a program has seen before comes again after a break.
    int number = 0;
    AssignmentKind kind = AssignmentKind::Page;
    std::string target{};
    LessonPart step = LessonPart::None;
    std::int64_t seed = 0;
    int table = 0;
    bool operator==(const Assignment&) const = default;
};

/// Why a pupil seems to be stuck.
enum class Stuck : std::uint8_t {
    No,
    Wrong, ///< three wrong answers in a row to one question or kind of problem
    Idle,  ///< in a lesson, and nothing was pressed or moved for five minutes
};
/// What is known of a pupil, to teachers: after the welcome, and whenever it has changed.
struct PupilShown {
    static constexpr std::string_view name = "pupil";
    int member = 0;
    std::string nickname{};
    bool here = false;
    /// Removed from the class: apart from the number, all fields are blank.
    bool gone = false;
    /// As the pupil's program has said since it came.
    bool covered = false;
    std::string page{};
    std::string lesson{};
    LessonPart step = LessonPart::None;
    int done = 0;
    Stuck stuck = Stuck::No;
    bool raised = false;
    /// Questions and problems that were answered, and how many of the first answers were right.
    int answered = 0;
    int right = 0;
    /// Since when the pupil is there, and when the program was last heard of. Seconds since the beginning of
    /// 1970 (UTC), by the clock of the host; 0: never.
    std::int64_t since = 0;
    std::int64_t seen = 0;
    bool operator==(const PupilShown&) const = default;
};

/// How many first answers stood for a misconception.
struct BeliefCount {
    std::string misconception{};
    int count = 0;
    bool operator==(const BeliefCount&) const = default;
};
/// The pupils' first answers to a form of a question, or to a kind of problem; to teachers.
struct Tally {
    static constexpr std::string_view name = "tally";
    std::string lesson{};
    std::string question{};
    int form = 0;
    std::string problem{};
    int answers = 0;
    int right = 0;
    /// By choice; empty for problems, which have other choices for everybody.
    std::vector<int> choices{};
    std::vector<BeliefCount> beliefs{};
    bool operator==(const Tally&) const = default;
};

struct AnswerShown {
    int member = 0;
    /// As PupilShown::seen.
    std::int64_t time = 0;
    GivenAnswer answer{};
    bool operator==(const AnswerShown&) const = default;
};
/// Part of the answers, in the order in which they came; ask again from `from` plus how many there are.
struct Answers {
    static constexpr std::string_view name = "answers";
    int from = 0;
    int total = 0;
    std::vector<AnswerShown> list{};
    bool operator==(const Answers&) const = default;
};

} // namespace messages
