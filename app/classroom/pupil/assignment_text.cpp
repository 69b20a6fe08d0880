// SPDX-License-Identifier: GPL-3.0-or-later
#include "assignment_text.h"

#include "app/base/text/language.h"
#include "app/ui/navigation/route.h"

#include <QtCore/QCoreApplication>

#include <array>
#include <utility>

namespace app::assignment_text {

namespace {

/// For lupdate: the words of this file.
class AssignmentText {
    Q_DECLARE_TR_FUNCTIONS(app::AssignmentText)
};

} // namespace

QString pageTitle(const std::string& page) {
    const QString name = QString::fromStdString(page);
    const auto known = pageNamed(name);
    return known ? app::pageTitle(*known) : name;
}

QString lessonTitle(const std::string& lesson) {
    const lessons::Topic* const topic = topicInUse(lesson);
    return QString::fromStdString(topic ? topic->title : lesson);
}

QString stepTitle(messages::LessonPart step) {
    switch (step) {
    case messages::LessonPart::None: return {};
    case messages::LessonPart::Predict: return AssignmentText::tr("Predict");
    case messages::LessonPart::Roll: return AssignmentText::tr("Roll");
    case messages::LessonPart::Compare: return AssignmentText::tr("Compare");
    case messages::LessonPart::Explain: return AssignmentText::tr("Explain");
    }
    return {};
}

QString nameOf(const messages::Assignment& assignment) {
    const QString target = QString::fromStdString(assignment.target);
    switch (assignment.kind) {
    case messages::AssignmentKind::Page:
        return AssignmentText::tr("the page “%1”").arg(pageTitle(assignment.target));
    case messages::AssignmentKind::Lesson:
        return AssignmentText::tr("the lesson “%1”").arg(lessonTitle(assignment.target));
    case messages::AssignmentKind::Practice:
        return AssignmentText::tr("a practice problem of the lesson “%1”")
            .arg(lessonTitle(assignment.target));
    case messages::AssignmentKind::Worksheet:
        return AssignmentText::tr("worksheet %1 of the lesson “%2”")
            .arg(QString::number(assignment.seed), lessonTitle(assignment.target));
    case messages::AssignmentKind::Mystery: return AssignmentText::tr("the mystery %1").arg(target);
    case messages::AssignmentKind::Puzzle: return AssignmentText::tr("a puzzle");
    case messages::AssignmentKind::SitAtTable: return AssignmentText::tr("table %1").arg(assignment.table);
    }
    return {};
}

} // namespace app::assignment_text
