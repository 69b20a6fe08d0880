// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/classroom/teacher/live_class_panel.h"
#include "app/learn/sharing/class_count.h"
#include "app/network/client/joined_class.h"
#include "app/ui/widgets/notice_bar.h"
#include "app/window/shell/vote_notice.h"
#include "tests/app/network/server/class_room.h"
#include "tests/app/support/widgets.h"

#include <QtTest/QSignalSpy>
#include <QtWidgets/QLabel>
#include <QtWidgets/QLineEdit>
#include <QtWidgets/QPushButton>

/// The windows of a teacher and of pupils in a class with a real host.
namespace tests::desk {

using app::ClassClient;
using app::ClassCount;
using app::MemberPolls;
using messages::VoteStage;

/// The window of somebody in a class, as long as this exists.
struct Joined {
    explicit Joined(ClassClient& client) { app::JoinedClass::current().set(&client); }
    ~Joined() { app::JoinedClass::current().set(nullptr); }
    Joined(const Joined&) = delete;
    Joined& operator=(const Joined&) = delete;
};

inline void press(QWidget& place, const char* name) {
    shown<QPushButton>(place, name)->click();
}

/// Presses the button with this text in whatever popover is open.
inline bool choose(const QWidget& page, const QString& text) {
    for (QPushButton* one : findAll<QPushButton>(page.window()))
        if (one->isVisible() && one->text() == text) {
            one->click();
            return true;
        }
    return false;
}

/// A teacher's window in a class with a pupil.
struct TeachersWindow {
    TeachersWindow() {
        isReady = teacher.comesAsTeacher(room.url()) && pupil.comes(room.url());
        place.resize(900, 600);
        place.show();
    }
    void write(const char* question, const char* answers) {
        shown<QLineEdit>(desk, "askQuestion")->setText(QString::fromUtf8(question));
        shown<QLineEdit>(desk, "askAnswers")->setText(QString::fromUtf8(answers));
    }
    bool isAt(VoteStage stage) {
        return Pupil::waitsFor(
                   [&] { return pupil.polls().vote() && pupil.polls().vote()->stage == stage; }) &&
               Pupil::waitsFor(
                   [&] { return teacher.polls().vote() && teacher.polls().vote()->stage == stage; });
    }

    ClassRoom room;
    Pupil teacher;
    Pupil pupil;
    Joined joined{teacher};
    QWidget place;
    app::LiveClassPanel desk{&place};
    bool isReady = false;
};

/// A pupil's window, in a class with a question.
struct PupilsWindow {
    PupilsWindow() {
        isReady = teacher.comesAsTeacher(room.url()) && pupil.comes(room.url());
        place.resize(900, 600);
        place.show();
        standing.hide();
        isReady =
            isReady && teacher
                           .asks(messages::AskVote{
                               .question = "And the next?", .options = {"purple", "white"}, .experiment = 18})
                           .empty();
    }
    bool opens() {
        if (!Pupil::waitsFor([&] { return notice.isVisible(); }))
            return false;
        press(place, "openVote");
        return voter.card() != nullptr;
    }
    bool goesTo(VoteStage stage) {
        return teacher.asks(messages::SetVote{1, stage}).empty() &&
               Pupil::waitsFor([&] { return pupil.polls().vote() && pupil.polls().vote()->stage == stage; });
    }

    ClassRoom room;
    Pupil teacher;
    Pupil pupil;
    Joined joined{pupil};
    QWidget place;
    app::NoticeBar notice{&place};
    QPushButton standing{&place};
    app::VoteNotice voter{notice, place, [this] { return &standing; }, &place};
    bool isReady = false;
};

inline constexpr int flowers = 18; // Ff × Ff

inline ClassCount countsOf(std::vector<std::int64_t> counts) {
    return {flowers, QStringLiteral("Ff × Ff"), {"purple", "white"}, std::move(counts)};
}

/// So many more pupils give counts, each with a group.
inline bool othersGive(ClassRoom& room, int others) {
    for (int i = 0; i < others; ++i) {
        Pupil one;
        QSignalSpy answers(&one.polls(), &MemberPolls::contributed);
        if (!one.comes(room.url()))
            return false;
        one.polls().contribute({.experiment = flowers, .counts = {3, 1}, .group = i + 1});
        if (!Pupil::waitsFor([&] { return !answers.isEmpty(); }))
            return false;
    }
    return true;
}

} // namespace tests::desk
