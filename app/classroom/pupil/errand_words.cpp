// SPDX-License-Identifier: GPL-3.0-or-later
#include "errand_words.h"

#include "app/base/text/language.h"
#include "app/ui/navigation/route.h"

#include <QtCore/QCoreApplication>

#include <array>
#include <utility>

namespace app::errand_words {

namespace {

/// For lupdate: the words of this file.
class ErrandWords {
    Q_DECLARE_TR_FUNCTIONS(app::ErrandWords)
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
    case messages::LessonPart::Predict: return ErrandWords::tr("Predict");
    case messages::LessonPart::Roll: return ErrandWords::tr("Roll");
    case messages::LessonPart::Compare: return ErrandWords::tr("Compare");
    case messages::LessonPart::Explain: return ErrandWords::tr("Explain");
    }
    return {};
}

QString nameOf(const messages::Errand& errand) {
    const QString target = QString::fromStdString(errand.target);
    switch (errand.kind) {
    case messages::ErrandKind::Page: return ErrandWords::tr("the page “%1”").arg(pageTitle(errand.target));
    case messages::ErrandKind::Lesson:
        return ErrandWords::tr("the lesson “%1”").arg(lessonTitle(errand.target));
    case messages::ErrandKind::Practice:
        return ErrandWords::tr("a practice problem of the lesson “%1”").arg(lessonTitle(errand.target));
    case messages::ErrandKind::Worksheet:
        return ErrandWords::tr("worksheet %1 of the lesson “%2”")
            .arg(QString::number(errand.seed), lessonTitle(errand.target));
    case messages::ErrandKind::Mystery: return ErrandWords::tr("the mystery %1").arg(target);
    case messages::ErrandKind::Puzzle: return ErrandWords::tr("a puzzle");
    case messages::ErrandKind::SitAtTable: return ErrandWords::tr("table %1").arg(errand.table);
    }
    return {};
}

} // namespace app::errand_words
