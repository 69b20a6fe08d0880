// SPDX-License-Identifier: GPL-3.0-or-later
#include "lesson_plan.h"

#include "app/text/language.h"
#include "app/widgets/rich_words.h"
#include "lessons/documents/misconceptions.h"
#include "paper.h"

#include <QtGui/QTextDocument>

namespace app {

namespace {

QString marked(const lessons::Text& said) {
    return QStringLiteral("<p>%1</p>").arg(paper::words(lessonText(said)));
}

QString part(const QString& name, const lessons::Text& said) {
    return said.empty() ? QString() : paper::heading(name) + marked(said);
}

QString plan(const std::vector<lessons::PlanStep>& steps) {
    if (steps.empty())
        return {};
    QString out = QStringLiteral("<table border='1' cellspacing='0' cellpadding='4' "
                                 "style='border-collapse: collapse'>");
    for (const lessons::PlanStep& step : steps)
        out += QStringLiteral("<tr><td align='right' style='white-space: pre'>%1</td><td>%2</td></tr>")
                   .arg(LessonPlan::tr("%n min", "of a lesson's step", step.minutes).toHtmlEscaped(),
                        paper::words(lessonText(step.what)));
    return paper::heading(LessonPlan::tr("Steps")) + out + QStringLiteral("</table>");
}

QString board(const std::vector<lessons::Text>& lines) {
    if (lines.empty())
        return {};
    QStringList written;
    for (const lessons::Text& line : lines)
        written << paper::words(lessonText(line));
    return paper::heading(LessonPlan::tr("On the board")) +
           QStringLiteral("<table border='1' cellspacing='0' cellpadding='10' width='%1' "
                          "style='border-collapse: collapse'><tr><td align='center'>%2</td></tr></table>")
               .arg(paper::textWidth)
               .arg(written.join(QStringLiteral("<br/>")));
}

QString form(const lessons::QuestionForm& form) {
    QString out = marked(form.ask) + QStringLiteral("<p>");
    for (const lessons::Answer& answer : form.answers) {
        out += QStringLiteral("%1 %2<br/>")
                   .arg(answer.right ? QStringLiteral("☒") : QStringLiteral("☐"),
                        paper::words(lessonText(answer.text)));
        out += QStringLiteral("<span style='color: #444444; font-size: 9pt'>%1")
                   .arg(paper::words(lessonText(answer.why)));
        if (const auto* belief = misconceptionInUse(answer.misconception))
            out += QLatin1Char(' ') + LessonPlan::tr("Behind it: “%1”", "a misconception behind an answer")
                                          .arg(paper::words(lessonText(belief->says)));
        out += QStringLiteral("</span><br/>");
    }
    return out + QStringLiteral("</p>");
}

QString questions(const std::vector<lessons::Question>& all) {
    QString out = paper::heading(LessonPlan::tr("Questions and answers"));
    for (std::size_t i = 0; i < all.size(); ++i)
        for (std::size_t j = 0; j < all[i].forms.size(); ++j)
            out += QStringLiteral("<h3>%1</h3>")
                       .arg((j == 0 ? LessonPlan::tr("Question %1").arg(i + 1)
                                    : LessonPlan::tr("Question %1, asked again").arg(i + 1))
                                .toHtmlEscaped()) +
                   form(all[i].forms[j]);
    return out;
}

QString listed(const QString& name, const QStringList& items) {
    if (items.isEmpty())
        return {};
    return paper::heading(name) +
           QStringLiteral("<ul><li>%1</li></ul>").arg(items.join(QStringLiteral("</li><li>")));
}

QStringList curricula(const lessons::TeacherNotes& notes) {
    QStringList items;
    QStringList codes;
    for (const std::string& code : notes.standards)
        codes << QString::fromStdString(code).toHtmlEscaped();
    if (!codes.isEmpty())
        items << LessonPlan::tr("NGSS: %1").arg(codes.join(QStringLiteral(", ")));
    for (const std::string& topic : notes.curricula)
        items << QString::fromStdString(topic).toHtmlEscaped();
    return items;
}

} // namespace

QString LessonPlan::title(const lessons::Topic& topic) {
    return tr("Lesson plan: %1").arg(lessonText(topic.title));
}

QString LessonPlan::html(const lessons::Topic& topic) {
    const lessons::TeacherNotes& notes = topic.teacher;
    QString out = QStringLiteral("<h1>%1</h1>").arg(title(topic).toHtmlEscaped()) + marked(topic.task);
    if (notes.minutes > 0)
        out += QStringLiteral("<p>%1</p>")
                   .arg(tr("About %n minutes in class", nullptr, notes.minutes).toHtmlEscaped());
    out += part(tr("Aim"), notes.aim) + plan(notes.plan) + board(notes.board);
    out +=
        part(tr("For those who need help"), notes.easier) + part(tr("For those who want more"), notes.harder);
    out += questions(topic.questions);
    QStringList misconceptions;
    for (const lessons::Text& one : notes.misconceptions)
        misconceptions << paper::words(lessonText(one));
    QStringList sources;
    for (const std::string& source : notes.sources)
        sources << lessonText(source).toHtmlEscaped();
    return out + listed(tr("Misconceptions addressed"), misconceptions) +
           listed(tr("Curricula"), curricula(notes)) + listed(tr("Sources"), sources);
}

QString LessonPlan::writePdf(const lessons::Topic& topic, const QString& path) {
    QTextDocument document;
    paper::prepare(document);
    document.setHtml(html(topic));
    return paper::writePdf(document, title(topic), path);
}

} // namespace app
