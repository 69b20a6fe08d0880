// SPDX-License-Identifier: GPL-3.0-or-later
#include "report_view.h"

#include "app/base/files/export_file.h"
#include "app/base/text/unbroken.h"
#include "app/learn/session/lesson_words.h"
#include "app/learn/sharing/share_bar.h"
#include "app/ui/theme/tokens.h"
#include "app/ui/widgets/fact_table.h"
#include "app/ui/widgets/file_choice.h"
#include "app/ui/widgets/form.h"
#include "app/ui/widgets/page_parts.h"
#include "app/ui/widgets/panel.h"

#include <QtCore/QDir>
#include <QtCore/QSignalBlocker>
#include <QtWidgets/QBoxLayout>
#include <QtWidgets/QCheckBox>
#include <QtWidgets/QComboBox>
#include <QtWidgets/QLabel>
#include <QtWidgets/QMenu>
#include <QtWidgets/QPushButton>

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
    Form parts(this, Form::Way::Down, space::gap);
    Form pupils(parts.add(new Panel(this)), Form::Way::Down, space::small, space::gap);
    addHead(pupils.part(Form::Way::Along, space::gap));
    m_pupils = pupils.add(
        "reportPupils",
        new FactTable([] { return tr("Pupils"); },
                      [] {
                          return QStringList{
                              tr("Pupil"), tr("Lessons done, of those begun"),
                              tr("Questions right at the first try"), tr("Kinds of problem mastered"),
                              tr("Most frequent misconception (times chosen, of those it was offered)")};
                      },
                      0, pupils.widget()));
    m_pupils->setSentences(Belief);
    Form questions = parts.panel([] { return tr("By question"); });
    m_lessons = keepLetters(questions.choice("reportLesson", Label::heard([] { return tr("Lesson"); })), 36);
    questions.box()->setAlignment(m_lessons, Qt::AlignLeft);
    connect(m_lessons, &QComboBox::activated, this, [this](int row) {
        m_choice.lesson = m_lessons->itemData(row).toString().toStdString();
        refreshQuestions();
    });
    m_sentence = questions.label("reportSentence", TextRole::Strong);
    questions.note([] { return tr("Each bar shows the pupils who were right at the first try."); });
    m_questions = questions.part(Form::Way::Down, 14).widget();
}

void ReportView::addHead(Form line) {
    m_title = line.grow(line.label("reportTitle", TextRole::PanelTitle));
    auto* hidden = line.tick(
        "hideNames", [] { return tr("Hide names"); }, m_choice.areNamesHidden,
        [this](bool hide) {
            m_choice.areNamesHidden = hide;
            refresh();
            if (hide)
                emit namesHidden();
        });
    setTip(hidden, [] { return tr("Shows “Pupil 1”, “Pupil 2” … here and in what is exported"); });
    QPushButton* const files = line.button("exportReport", [] { return tr("Export"); });
    auto* menu = new QMenu(files);
    for (const SavedAs& one : savedAs)
        menu->addAction({}, this, [this, format = one.format] { choose(format); });
    keepTranslated(files, [files, menu] {
        files->setAccessibleName(tr("Export the report"));
        for (std::size_t i = 0; i < std::size(savedAs); ++i)
            menu->actions()[qsizetype(i)]->setText(tr(savedAs[i].label));
    });
    files->setMenu(menu);
    file_choice::hideUnlessOffered(files);
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
    const std::string id = m_lessons->currentData().toString().toStdString();
    const auto lesson = std::ranges::find(m_report.lessons, id, &lessons::LessonSummary::lesson);
    m_sentence->setText(lesson == m_report.lessons.end() ? tr("No lesson has been begun.")
                                                         : unbroken(sentenceOn(*lesson)));
    std::size_t shown = 0;
    for (const lessons::QuestionSummary& question : m_report.questions) {
        if (question.lesson != id)
            continue;
        if (shown == m_blocks.size())
            m_blocks.push_back(makeBlock());
        fillBlock(m_blocks[shown++], question);
    }
    for (std::size_t i = 0; i < m_blocks.size(); ++i)
        m_blocks[i].whole->setVisible(i < shown);
}

ReportView::Block ReportView::makeBlock() {
    Form form(new QWidget(m_questions), Form::Way::Down, space::tight);
    m_questions->layout()->addWidget(form.widget());
    return {form.widget(), form.text({}), form.add("questionBar", new ShareBar(form.widget())), {}};
}

/// Labels and bar stay and change their words.
void ReportView::fillBlock(Block& block, const lessons::QuestionSummary& question) const {
    block.asked->setText(
        unbroken(QString::fromStdString(lessons::askedIn(m_texts, question.lesson, question.question))));
    block.bar->setVisible(question.answered > 0);
    block.bar->setShare(question.rightAtFirst, question.answered,
                        of(question.rightAtFirst, question.answered), tr("Right at the first try"));
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
    while (block.lines.size() < lines.size()) {
        block.lines << wrappingLabel({}, block.whole, TextRole::Body, Role::SoftInk);
        block.whole->layout()->addWidget(block.lines.back());
    }
    for (qsizetype i = 0; i < block.lines.size(); ++i) {
        block.lines[i]->setText(unbroken(lines.value(i)));
        block.lines[i]->setVisible(i < lines.size());
    }
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
