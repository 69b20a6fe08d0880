// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/learn/lessons/lessons_page.h"
#include "app/network/client/joined_class.h"
#include "app/ui/widgets/notice_bar.h"
#include "app/window/shell/pupil_window.h"
#include "pupil_at_window.h"
#include "tests/app/network/server/class_room.h"
#include "tests/app/support/widgets.h"

#include <QtWidgets/QPushButton>

#include <functional>
#include <string>

namespace tests {

/// The lesson that teacher and pupil go through.
inline const std::string pacedLesson = "dominance";

/// A window whose program is a pupil in a class with a teacher.
struct Followed {
    explicit Followed(const QString& page = QStringLiteral("lessons")) : at(page) {
        desk = find<app::PupilWindow>(at.window);
        desk->reporter().setPause(std::chrono::milliseconds(10));
        isReady = teacher.comesAsTeacher(room.url()) && pupil.comes(room.url());
        app::JoinedClass::current().set(&pupil);
        isReady = isReady && Pupil::waitsFor([this] { return pupil.monitoring().pacing() && shown(); });
    }
    ~Followed() { app::JoinedClass::current().set(nullptr); }
    Followed(const Followed&) = delete;
    Followed& operator=(const Followed&) = delete;

    const messages::PupilShown* shown() const {
        const auto found = teacher.monitoring().pupils().find(pupil.welcome().member);
        return found == teacher.monitoring().pupils().end() ? nullptr : &found->second;
    }
    app::LessonsPage& lessons() {
        return *qobject_cast<app::LessonsPage*>(at.window.page(QStringLiteral("lessons")));
    }
    bool sees(const std::function<bool(const messages::PupilShown&)>& condition) {
        return Pupil::waitsFor([&] { return shown() && condition(*shown()); });
    }
    bool sends(const messages::SendAssignment& assignment) { return teacher.asks(assignment).empty(); }
    QString notice() const { return find<app::NoticeBar>(at.window)->text(); }
    bool press(const char* name) {
        for (auto* one : findAll<QPushButton>(at.window, name))
            if (one->isVisible() && one->isEnabled()) {
                one->click();
                at.settle();
                return true;
            }
        return false;
    }

    ClassRoom room;
    Pupil teacher;
    Pupil pupil;
    PupilAtWindow at;
    app::PupilWindow* desk = nullptr;
    bool isReady = false;
};

} // namespace tests
