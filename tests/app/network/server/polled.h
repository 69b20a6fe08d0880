// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "class_room.h"

#include <QtTest/QSignalSpy>

/// A class that counts and votes.
namespace tests::polled {

using namespace app;
using messages::PoolStage;
using messages::VoteStage;

constexpr int crossed = 25; // Ff × ff
constexpr int selfed = 18;  // Ff × Ff

/// A class with a teacher who has opened a pool and asked a question, and so many pupils.
struct Polled {
    explicit Polled(int count, bool isHidden = false) {
        isReady = teacher.comesAsTeacher(room.url()) &&
                  teacher.asks(messages::SetPool{crossed, PoolStage::Open, isHidden}).empty() &&
                  teacher
                      .asks(messages::AskVote{
                          .question = "And the next?",
                          .options = {"purple", "white"},
                          .experiment = selfed,
                      })
                      .empty();
        for (int i = 0; i < count; ++i) {
            pupils.push_back(std::make_unique<Pupil>());
            isReady = isReady && pupils.back()->comes(room.url()) && hears(*pupils.back());
        }
        isReady = isReady && hears(teacher);
    }
    /// What is asked for is answered before everybody is told of it.
    static bool hears(const Pupil& one) {
        return Pupil::waitsFor(
            [&one] { return one.polls().vote() && one.polls().pools().contains(crossed); });
    }
    /// Whether it is on the host's disk.
    static bool gives(Pupil& pupil, std::vector<std::int64_t> counts) {
        const QSignalSpy answers(&pupil.polls(), &MemberPolls::contributed);
        pupil.polls().contribute({.experiment = crossed, .counts = std::move(counts)});
        return Pupil::waitsFor([&] { return !answers.isEmpty(); });
    }
    static std::string votes(Pupil& pupil, int round, int option) {
        return pupil.asks(messages::CastVote{1, round, option});
    }
    std::string goTo(VoteStage stage) { return teacher.asks(messages::SetVote{1, stage}); }

    ClassRoom room;
    Pupil teacher;
    std::vector<std::unique_ptr<Pupil>> pupils;
    bool isReady = false;
};

} // namespace tests::polled
