// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/genotype/model/action.h"
#include "engine/genotype/record.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

/// The guided first game as data: what is said at which moment of a real game, what it points at, and which
/// move or event completes a step. README.md describes the file.
namespace lessons {

/// The pupil's seat; the bot has the other one.
inline constexpr genotype::Seat pupilSeat = 0;

/// Actions in their notation, with * for anything: "place genes-*".
struct GuidePattern {
    std::string notation;
    /// "useful tile *": only those that bring one of the actor's plants on; see useful.h.
    bool useful = false;

    bool operator==(const GuidePattern&) const = default;
};

/// A moment of the game. Everything that is set must hold; without anything it is any moment.
struct GuideMoment {
    struct Time {
        genotype::Phase phase = genotype::Phase::Setup;
        int round = 1;
        bool operator==(const Time&) const = default;
    };
    /// This phase of this round, or later.
    std::optional<Time> from;
    /// The pupil has to choose, and it is one of these choices.
    std::vector<genotype::PendingKind> choice;
    /// The pupil may take an action that fits one of these.
    std::vector<GuidePattern> offered;

    bool operator==(const GuideMoment&) const = default;
};

/// What completes a step: an action of the pupil, an event that concerns her or everybody, or both at once.
struct GuideDeed {
    std::optional<GuidePattern> action;
    std::string event; ///< one of guideEvents; empty: any or none

    bool operator==(const GuideDeed&) const = default;
};

/// What is said at a moment, and what it points at.
struct GuideView {
    GuideMoment when;
    std::string text; ///< one or two sentences, with *Rr* for genotypes
    /// Parts of the board (guideRegions) and actions: the latter stand for what can be clicked to take them.
    std::vector<std::string> regions;
    std::vector<GuidePattern> actions;
};

struct GuideStep {
    /// The first whose moment has come is shown.
    std::vector<GuideView> views;
    /// Empty: a step to be read, which the pupil leaves with a button, or by playing on.
    std::vector<GuideDeed> done;
    /// Another move that makes the rest of the section pointless, and the sentence that says so.
    std::vector<GuideDeed> instead;
    std::string insteadText;
    /// From this moment on the step is left out.
    std::optional<GuideMoment> until;

    bool isRead() const { return done.empty(); }
};

struct GuideSection {
    std::string id;
    std::string title;
    std::string lesson;  ///< an id of the library
    std::string learned; ///< what the end of the guide says about it
    std::string wait;    ///< shown while the pupil has to choose and no step is due
    std::string gone;    ///< said when the game has left the section behind before its first step was done
    std::optional<GuideMoment> until;
    std::vector<GuideStep> steps;
};

struct Guide {
    std::string title; ///< of the game, as the list of saved games shows it
    int rounds = 2;
    std::uint64_t seed = 1;
    std::string bot;
    std::string botName;
    std::string other; ///< said after a move that is not the one asked for
    /// Said after the pupil has harvested.
    std::string harvested;
    std::string watching; ///< shown while the bot plays; %1 is its name
    std::vector<GuideSection> sections;
    /// Shown when no step is due.
    std::vector<GuideView> asides;
};

/// The guided game, before the first action.
genotype::Record guidedGame(const Guide& guide, const std::string& pupil);
/// Whether a record is of this guide's game, whatever has been played in it.
bool isGuided(const Guide& guide, const genotype::Record& record);

/// The parts of the board that a view can point at.
inline constexpr std::string_view guideRegions[] = {"plots", "hand",  "squares", "pool",     "mutations",
                                                    "odds",  "coins", "rounds",  "upgrades", "goals"};
/// The names of the events that can complete a step.
inline constexpr std::string_view guideEvents[] = {
    "marker-placed",   "coins-gained", "gene-tile-placed", "die-rolled",      "die-taken",
    "trait-validated", "plant-sown",   "plant-harvested",  "upgrade-bought",  "goal-claimed",
    "round-began",     "phase-began",  "game-ended",       "validation-lost", "passed"};

/// The guide in a language; English if there is none in that language. It lives as long as the program.
const Guide& guideIn(std::string_view language);

} // namespace lessons
