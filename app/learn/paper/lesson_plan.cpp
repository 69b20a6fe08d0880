// SPDX-License-Identifier: GPL-3.0-or-later
#include "lesson_plan.h"

#include "app/base/text/language.h"
#include "app/charts/export/paper.h"
#include "app/ui/widgets/rich_words.h"
#include "lessons/documents/misconceptions.h"
#include "teacher_notes.h"

#include <QtGui/QTextDocument>

namespace app {

namespace {

QString marked(const lessons::Text& said) {
    return QStringLiteral("<p>%1</p>").arg(paper::words(lessonText(said)));
}

QString wordsOf(const NotePart& part, const NotePart::Line& line) {
    return part.marked ? paper::words(line.words) : line.words.toHtmlEscaped();
}

QString steps(const NotePart& part) {
    if (part.lines.empty())
        return {};
    QString rows;
    for (const NotePart::Line& line : part.lines)
        rows += QStringLiteral("<tr><td align='right' style='white-space: pre'>%1</td><td>%2</td></tr>")
                    .arg(line.minutes.toHtmlEscaped(), wordsOf(part, line));
    return QStringLiteral("<table border='1' cellspacing='0' cellpadding='4' "
                          "style='border-collapse: collapse'>%1</table>")
        .arg(rows);
}

QString onPaper(const NotePart& part) {
    QStringList lines;
    for (const NotePart::Line& line : part.lines)
        lines << wordsOf(part, line);
    QString content;
    switch (part.kind) {
    case NotePart::Kind::Text:
        content = QStringLiteral("<p>%1</p>").arg(lines.join(QStringLiteral("</p><p>")));
        break;
    case NotePart::Kind::Steps: content = steps(part); break;
    case NotePart::Kind::Board:
        content =
            QStringLiteral("<table border='1' cellspacing='0' cellpadding='10' width='%1' "
                           "style='border-collapse: collapse'><tr><td align='center'>%2</td></tr></table>")
                .arg(paper::textWidth)
                .arg(lines.join(QStringLiteral("<br/>")));
        break;
    case NotePart::Kind::List:
    case NotePart::Kind::Sources:
        content = QStringLiteral("<ul><li>%1</li></ul>").arg(lines.join(QStringLiteral("</li><li>")));
        break;
    }
    return paper::heading(part.title) + content;
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

} // namespace

QString LessonPlan::title(const lessons::Topic& topic) {
    return tr("Lesson plan: %1").arg(lessonText(topic.title));
}

QString LessonPlan::html(const lessons::Topic& topic) {
    QString out = QStringLiteral("<h1>%1</h1>").arg(title(topic).toHtmlEscaped()) + marked(topic.task);
    for (const NotePart& part : TeacherNotes::teaching(topic.teacher))
        out += onPaper(part);
    out += questions(topic.questions);
    for (const NotePart& part : TeacherNotes::background(topic.teacher))
        out += onPaper(part);
    return out;
}

QString LessonPlan::writePdf(const lessons::Topic& topic, const QString& path) {
    QTextDocument document;
    paper::prepare(document);
    document.setHtml(html(topic));
    return paper::writePdf(document, title(topic), path);
}

} // namespace app
