// SPDX-License-Identifier: GPL-3.0-or-later
#include "report_view.h"

#include "app/base/files/export_file.h"
#include "app/base/text/unbroken.h"
#include "app/learn/session/lesson_words.h"
#include "app/learn/sharing/share_bar.h"
#include "app/ui/speech/spoken.h"
#include "app/ui/widgets/fact_table.h"
#include "app/ui/widgets/file_choice.h"
#include "app/ui/widgets/page_parts.h"
#include "app/ui/widgets/panel.h"

#include <QtCore/QDir>
#include <QtCore/QSignalBlocker>
#include <QtWidgets/QCheckBox>
#include <QtWidgets/QComboBox>
#include <QtWidgets/QLabel>
#include <QtWidgets/QMenu>
#include <QtWidgets/QPushButton>
#include <QtWidgets/QVBoxLayout>

#include <algorithm>

namespace app {

using namespace page_parts;

namespace {

enum ReportColumn { ReportedPupil, LessonsDone, RightAtFirst, Mastered, Belief };

QString of(int part, int whole) {
    if (whole == 0)
        return QStringLiteral("–");
    return ReportView::tr("%1 of %2", "how many of how many").arg(part).arg(whole);
}

struct SavedAs {
    ReportView::Format format;
    const char* label; ///< in the menu
    const char* title; ///< the beginning of the file's name
};
constexpr SavedAs savedAs[] = {
    {ReportView::Format::Pupils, QT_TRANSLATE_NOOP("app::ReportView", "Pupils (CSV)…"),
     QT_TRANSLATE_NOOP("app::ReportView", "Class report, pupils")},
    {ReportView::Format::Lessons, QT_TRANSLATE_NOOP("app::ReportView", "Lessons (CSV)…"),
     QT_TRANSLATE_NOOP("app::ReportView", "Class report, lessons")},
    {ReportView::Format::Questions, QT_TRANSLATE_NOOP("app::ReportView", "Questions (CSV)…"),
     QT_TRANSLATE_NOOP("app::ReportView", "Class report, questions")},
    {ReportView::Format::Everything, QT_TRANSLATE_NOOP("app::ReportView", "Everything, every answer (CSV)…"),
     QT_TRANSLATE_NOOP("app::ReportView", "Class report, every answer")},
    {ReportView::Format::Xapi, QT_TRANSLATE_NOOP("app::ReportView", "xAPI statements (JSON)…"),
     QT_TRANSLATE_NOOP("app::ReportView", "Class report, xAPI")},
};

} // namespace

ReportView::ReportView(ReportChoice& choice, QWidget* parent) : QWidget(parent), m_choice(choice) {
    auto* parts = new QVBoxLayout(this);
    setMargins(parts, 0, 12);
    auto* pupils = new Panel(this);
    auto* rows = new QVBoxLayout(pupils);
    setMargins(rows, 12, 8);
    rows->addWidget(makeHead());
    m_pupils = new FactTable(tr("Pupils"),
                             {tr("Pupil"), tr("Lessons done, of those begun"),
                              tr("Questions right at the first try"), tr("Kinds of problem mastered"),
                              tr("Most frequent misconception (times chosen, of those it was offered)")},
                             0, pupils);
    m_pupils->setObjectName(QStringLiteral("reportPupils"));
    m_pupils->setSentences(Belief);
    rows->addWidget(m_pupils);
    parts->addWidget(pupils);
    auto* questions = new Panel(this);
    m_questionRows = new QVBoxLayout(questions);
    setMargins(m_questionRows, 12, 8);
    m_questionRows->addWidget(words([] { return tr("By question"); }, questions, TextRole::PanelTitle));
    m_lessons = new QComboBox(questions);
    m_lessons->setObjectName(QStringLiteral("reportLesson"));
    m_lessons->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    m_lessons->setMinimumContentsLength(36);
    speech::setLabel(m_lessons, tr("Lesson"));
    connect(m_lessons, &QComboBox::activated, this, [this](int row) {
        m_choice.lesson = m_lessons->itemData(row).toString().toStdString();
        refreshQuestions();
    });
    m_questionRows->addWidget(m_lessons, 0, Qt::AlignLeft);
    m_sentence = words({}, questions, TextRole::Strong);
    m_sentence->setObjectName(QStringLiteral("reportSentence"));
    m_questionRows->addWidget(m_sentence);
    m_questionRows->addWidget(
        words([] { return tr("Each bar shows the pupils who were right at the first try."); }, questions,
              TextRole::Caption, Role::SoftInk));
    parts->addWidget(questions);
}

QWidget* ReportView::makeHead() {
    auto* head = new QWidget(this);
    auto* row = new QHBoxLayout(head);
    setMargins(row, 0, 12);
    m_title = words({}, head, TextRole::PanelTitle);
    m_title->setObjectName(QStringLiteral("reportTitle"));
    row->addWidget(m_title, 1);
    auto* hidden = new QCheckBox(tr("Hide names"), head);
    hidden->setObjectName(QStringLiteral("hideNames"));
    setTip(hidden, [] { return tr("Shows “Pupil 1”, “Pupil 2” … here and in what is exported"); });
    hidden->setChecked(m_choice.areNamesHidden);
    connect(hidden, &QCheckBox::toggled, this, [this](bool hide) {
        m_choice.areNamesHidden = hide;
        refresh();
        if (hide)
            emit namesHidden();
    });
    row->addWidget(hidden);
    auto* files = button([] { return tr("Export"); }, head);
    files->setObjectName(QStringLiteral("exportReport"));
    keepTranslated(files, [files] { files->setAccessibleName(tr("Export the report")); });
    auto* menu = new QMenu(files);
    for (const SavedAs& one : savedAs)
        menu->addAction(tr(one.label), this, [this, format = one.format] { choose(format); });
    files->setMenu(menu);
    file_choice::hideUnlessOffered(files);
    row->addWidget(files);
    return head;
}

void ReportView::setRecords(std::vector<lessons::LearningRecord> records, lessons::ReportTexts texts) {
    m_records = std::move(records);
    m_texts = std::move(texts);
    refresh();
}

void ReportView::refresh() {
    m_shown = m_choice.areNamesHidden ? lessons::withoutNames(m_records, m_texts) : m_records;
    m_report = lessons::classReport(m_shown, m_texts);
    m_title->setText(tr("%n pupils", nullptr, static_cast<int>(m_shown.size())));
    refreshPupils();
    refreshLessons();
    refreshQuestions();
}

void ReportView::refreshPupils() {
    m_pupils->setRowCount(static_cast<int>(m_report.pupils.size()));
    for (int row = 0; row < m_pupils->rowCount(); ++row) {
        const lessons::PupilSummary& pupil = m_report.pupils[static_cast<std::size_t>(row)];
        m_pupils->set(row, ReportedPupil, QString::fromStdString(pupil.name));
        m_pupils->set(row, LessonsDone, of(pupil.lessonsDone, pupil.lessonsBegun));
        m_pupils->set(row, RightAtFirst, of(pupil.rightAtFirst, pupil.answered));
        m_pupils->set(row, Mastered, of(pupil.mastered, pupil.practised));
        QString belief = tr("none");
        if (!pupil.signs.empty()) {
            const lessons::Sign& sign = pupil.signs.front();
            belief =
                tr("“%1” (%2 of %3)", "a misconception, how often it was chosen and offered")
                    .arg(quotable(QString::fromStdString(lessons::beliefIn(m_texts, sign.misconception))))
                    .arg(sign.chosen)
                    .arg(sign.offered);
        }
        m_pupils->set(row, Belief, belief);
    }
    m_pupils->fit();
}

void ReportView::refreshLessons() {
    const QSignalBlocker quiet(m_lessons);
    m_lessons->clear();
    int most = -1;
    int chosen = -1;
    for (const lessons::LessonSummary& lesson : m_report.lessons) {
        const int row = m_lessons->count();
        m_lessons->addItem(tr("%1 – %2", "a lesson and how many pupils have begun it")
                               .arg(QString::fromStdString(lessons::titleIn(m_texts, lesson.lesson)),
                                    tr("%n pupils", nullptr, lesson.begun)),
                           QString::fromStdString(lesson.lesson));
        if (lesson.lesson == m_choice.lesson)
            chosen = row;
        if (most < 0 || lesson.begun > m_report.lessons[static_cast<std::size_t>(most)].begun)
            most = row;
    }
    m_lessons->setCurrentIndex(chosen < 0 ? most : chosen);
    m_lessons->setVisible(m_lessons->count() > 0);
}

QString ReportView::sentenceOn(const lessons::LessonSummary& lesson) const {
    QString sentence = tr("%n pupils have begun this lesson.", nullptr, lesson.begun) + QLatin1Char(' ') +
                       tr("%n have finished it.", nullptr, lesson.done);
    if (lesson.answered > 0)
        sentence += QLatin1Char(' ') +
                    tr("%1 of %2 first answers were right.").arg(lesson.rightAtFirst).arg(lesson.answered);
    return sentence;
}

void ReportView::refreshQuestions() {
    if (m_questions) {
        m_questionRows->removeWidget(m_questions);
        m_questions->hide();
        m_questions->deleteLater();
    }
    m_questions = new QWidget(m_lessons->parentWidget());
    auto* rows = new QVBoxLayout(m_questions);
    setMargins(rows, 0, 14);
    const std::string id = m_lessons->currentData().toString().toStdString();
    const auto lesson = std::ranges::find(m_report.lessons, id, &lessons::LessonSummary::lesson);
    m_sentence->setText(lesson == m_report.lessons.end() ? tr("No lesson has been begun.")
                                                         : unbroken(sentenceOn(*lesson)));
    for (const lessons::QuestionSummary& question : m_report.questions)
        if (question.lesson == id)
            rows->addWidget(blockOf(question, m_questions));
    m_questionRows->addWidget(m_questions);
    m_questions->show();
}

QWidget* ReportView::blockOf(const lessons::QuestionSummary& question, QWidget* parent) const {
    auto* block = new QWidget(parent);
    auto* rows = new QVBoxLayout(block);
    setMargins(rows, 0, 4);
    const QString asked =
        QString::fromStdString(lessons::askedIn(m_texts, question.lesson, question.question));
    rows->addWidget(words(unbroken(asked), block));
    if (question.answered > 0) {
        auto* bar = new ShareBar(block);
        bar->setObjectName(QStringLiteral("questionBar"));
        bar->setShare(question.rightAtFirst, question.answered, of(question.rightAtFirst, question.answered),
                      tr("Right at the first try"));
        rows->addWidget(bar);
    }
    QStringList lines;
    for (const auto& [misconception, pupils] : question.behind)
        lines << tr("%n pupils: “%1”", nullptr, pupils)
                     .arg(quotable(QString::fromStdString(lessons::beliefIn(m_texts, misconception))));
    if (question.withoutMisconception > 0)
        lines << tr("%n pupils: wrong, with no known misconception behind it", nullptr,
                    question.withoutMisconception);
    if (question.rightLater > 0)
        lines << tr("%n of the pupils who missed it got a similar question right.", nullptr,
                    question.rightLater);
    if (question.unknown > 0)
        lines << tr("%n answers cannot be judged: this computer does not have the lesson, or has another "
                    "version.",
                    nullptr, question.unknown);
    for (const QString& line : lines)
        rows->addWidget(words(unbroken(line), block, TextRole::Body, Role::SoftInk));
    return block;
}

void ReportView::choose(Format format) {
    const auto* const as = std::ranges::find(savedAs, format, &SavedAs::format);
    const QString suffix = format == Format::Xapi ? QStringLiteral("json") : QStringLiteral("csv");
    const QString path = file_choice::save(
        this, tr("Export"), ExportFile::name(tr(as->title), QDateTime::currentDateTime(), suffix),
        QStringLiteral("*.") + suffix);
    if (!path.isEmpty())
        save(format, path);
}

void ReportView::save(Format format, const QString& path) {
    const QString problem = saveReport(format, path, m_shown, m_texts);
    emit told(problem.isEmpty() ? tr("Saved: %1").arg(QDir::toNativeSeparators(path)) : problem,
              !problem.isEmpty());
}

} // namespace app
