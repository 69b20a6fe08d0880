// SPDX-License-Identifier: GPL-3.0-or-later
#include "teacher_notes.h"

#include "app/ui/widgets/rich_words.h"

#include <QtCore/QStringList>

#include <string>
#include <utility>

namespace app {

namespace {

using Kind = NotePart::Kind;

void addText(std::vector<NotePart>& parts, const QString& title, const lessons::Text& said) {
    if (!said.empty())
        parts.push_back({Kind::Text, title, {{lessonText(said), {}}}, true});
}

/// From texts with marks.
void addMarked(std::vector<NotePart>& parts, Kind kind, const QString& title,
               const std::vector<lessons::Text>& all) {
    NotePart part{kind, title, {}, true};
    for (const lessons::Text& one : all)
        part.lines.push_back({lessonText(one), {}});
    if (!part.lines.empty())
        parts.push_back(std::move(part));
}

} // namespace

std::vector<NotePart> TeacherNotes::teaching(const lessons::TeacherNotes& notes) {
    std::vector<NotePart> parts;
    addText(parts, tr("Aim"), notes.aim);
    if (notes.minutes > 0 || !notes.plan.empty()) {
        NotePart steps{Kind::Steps,
                       notes.minutes > 0 ? tr("About %n minutes in class", nullptr, notes.minutes)
                                         : tr("Steps"),
                       {},
                       true};
        for (const lessons::PlanStep& step : notes.plan)
            steps.lines.push_back({lessonText(step.what), tr("%n min", "of a lesson's step", step.minutes)});
        parts.push_back(std::move(steps));
    }
    addMarked(parts, Kind::Board, tr("On the board"), notes.board);
    addText(parts, tr("For those who need help"), notes.easier);
    addText(parts, tr("For those who want more"), notes.harder);
    return parts;
}

std::vector<NotePart> TeacherNotes::background(const lessons::TeacherNotes& notes) {
    std::vector<NotePart> parts;
    addMarked(parts, Kind::List, tr("Misconceptions addressed"), notes.misconceptions);
    NotePart curricula{Kind::List, tr("Curricula"), {}, false};
    QStringList codes;
    for (const std::string& code : notes.standards)
        codes << QString::fromStdString(code);
    if (!codes.isEmpty())
        curricula.lines.push_back({tr("NGSS: %1").arg(codes.join(QStringLiteral(", "))), {}});
    for (const std::string& topic : notes.curricula)
        curricula.lines.push_back({QString::fromStdString(topic), {}});
    if (!curricula.lines.empty())
        parts.push_back(std::move(curricula));
    NotePart sources{Kind::Sources, tr("Sources"), {}, false};
    for (const std::string& source : notes.sources)
        sources.lines.push_back({QString::fromStdString(source), {}});
    if (!sources.lines.empty())
        parts.push_back(std::move(sources));
    return parts;
}

} // namespace app
