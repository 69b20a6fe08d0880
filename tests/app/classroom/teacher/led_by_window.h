// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/classroom/teacher/dashboard.h"
#include "app/classroom/teacher/pupils_panel.h"
#include "app/network/client/joined_class.h"
#include "app/ui/widgets/fact_table.h"
#include "tests/app/network/server/class_room.h"
#include "tests/app/support/widgets.h"

#include <QtTest/QTest>
#include <QtWidgets/QLabel>
#include <QtWidgets/QPushButton>

/// A class that its teacher follows and leads at a window.
namespace led_by_window {

using namespace app;
using messages::LessonPart;
using messages::PupilShown;
using messages::Stuck;
using tests::ClassRoom;
using tests::Pupil;

inline constexpr std::int64_t now = 1'790'000'000;
inline const std::string testCross = "test-cross";
enum { nameColumn, stateColumn, placeColumn, stepColumn, answerColumn };

inline PupilShown pupilNamed(int member, const char* nickname) {
    return {.member = member,
            .nickname = nickname,
            .here = true,
            .page = "lessons",
            .lesson = testCross,
            .step = LessonPart::Roll,
            .done = 1};
}

inline std::map<int, PupilShown> classAtWork() {
    std::map<int, PupilShown> pupils;
    const char* const names[] = {"Yarrow", "Vetch", "Tansy", "Sorrel", "Clover", "Burdock"};
    for (int i = 0; i < 6; ++i)
        pupils[i + 1] = pupilNamed(i + 1, names[i]);
    pupils[2].here = false;
    pupils[2].seen = now - 200;
    pupils[3].done = messages::allStepsDone;
    pupils[4].raised = true;
    pupils[6].stuck = Stuck::Wrong;
    return pupils;
}

/// A teacher's window in a class with two pupils.
struct LedByWindow {
    LedByWindow() {
        isReady = teacher.comesAsTeacher(room.url()) && clover.comes(room.url()) && daisy.comes(room.url()) &&
                  Pupil::waitsFor([this] {
                      return teacher.monitoring().pacing() && teacher.monitoring().pupils().size() == 2;
                  });
        JoinedClass::current().set(&teacher);
        place.resize(900, 700);
        place.show();
        isReady = isReady && Pupil::waitsFor([this] { return list().rowCount() == 2; });
    }
    ~LedByWindow() { JoinedClass::current().set(nullptr); }
    LedByWindow(const LedByWindow&) = delete;
    LedByWindow& operator=(const LedByWindow&) = delete;

    FactTable& list() { return *find<FactTable>(desk.pupils(), "pupilList"); }
    QString cell(int row, int column) { return list().item(row, column)->text(); }
    template <typename Widget> Widget& part(const char* name) { return *find<Widget>(desk, name); }
    void press(const char* name) { part<QPushButton>(name).click(); }
    QString textOf(const char* name) { return part<QLabel>(name).text(); }

    ClassRoom room;
    Pupil teacher;
    Pupil clover;
    Pupil daisy;
    QWidget place;
    Dashboard desk{&place};
    bool isReady = false;
};

/// What a pupil is sent.
struct Assignments {
    explicit Assignments(Pupil& pupil) {
        QObject::connect(&pupil.monitoring(), &MemberMonitoring::assignmentArrived, &context,
                         [this](const messages::Assignment& assignment) { all.push_back(assignment); });
    }
    bool reach(std::size_t count) {
        return Pupil::waitsFor([&] { return all.size() >= count; });
    }
    QObject context;
    std::vector<messages::Assignment> all;
};

} // namespace led_by_window
