// SPDX-License-Identifier: GPL-3.0-or-later
#include "poll_messages.h"

namespace messages {

std::string_view code(PoolSource value) {
    switch (value) {
    case PoolSource::Lab: return "lab";
    case PoolSource::Lesson: return "lesson";
    case PoolSource::Game: return "game";
    case PoolSource::Hand: return "hand";
    }
    return "";
}

std::string_view code(PoolStage value) {
    switch (value) {
    case PoolStage::Closed: return "closed";
    case PoolStage::Open: return "open";
    case PoolStage::Paused: return "paused";
    }
    return "";
}

std::string_view code(VoteStage value) {
    switch (value) {
    case VoteStage::First: return "first";
    case VoteStage::Talk: return "talk";
    case VoteStage::Second: return "second";
    case VoteStage::Closed: return "closed";
    case VoteStage::Rolled: return "rolled";
    case VoteStage::Over: return "over";
    }
    return "";
}

} // namespace messages
