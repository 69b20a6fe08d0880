// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/documents/report_export.h"
#include "app/ui/widgets/form.h"
#include "lessons/reports/class_report.h"

#include <QtWidgets/QWidget>

namespace app {

class FactTable;
class ShareBar;

/// What is chosen in a report; it outlives the view.
struct ReportChoice {
    bool areNamesHidden = false;
    std::string lesson; ///< whose questions are shown; empty or unknown: the one that most have begun
};

/// What a class has learned: a row a pupil, and below it, lesson by lesson, how the questions were answered
/// and which misconceptions stand behind the wrong answers. It shows any list of records, wherever they come
/// from, and saves them.
class ReportView : public QWidget {
    Q_OBJECT
public:
    /// `choice` must outlive this.
    ReportView(ReportChoice& choice, QWidget* parent);

    void setRecords(std::vector<lessons::LearningRecord> records, lessons::ReportTexts texts);

    using Format = ReportFormat;
    /// Saves without asking for a name, and emits `told` with the outcome.
    void save(Format format, const QString& path);

signals:
    /// The outcome: a sentence on what was saved, or why nothing was.
    void told(const QString& message, bool isProblem);
    /// Names have been hidden, as before the screen is shown to the class.
    void namesHidden();

private:
    /// What is said on a question.
    struct Block {
        QWidget* whole;
        QLabel* asked;
        ShareBar* bar;
        QList<QLabel*> lines;
    };

    void addHead(Form line);
    void choose(Format format);
    void refresh();
    void refreshPupils();
    void refreshLessons();
    void refreshQuestions();
    Block makeBlock();
    void fillBlock(Block& block, const lessons::QuestionSummary& question) const;
    QString sentenceOn(const lessons::LessonSummary& lesson) const;

    ReportChoice& m_choice;
    std::vector<lessons::LearningRecord> m_records; ///< with names
    std::vector<lessons::LearningRecord> m_shown;   ///< as they are shown and saved
    lessons::ReportTexts m_texts;
    lessons::ClassReport m_report;
    QLabel* m_title;
    FactTable* m_pupils;
    QComboBox* m_lessons;
    QLabel* m_sentence;
    QWidget* m_questions;
    std::vector<Block> m_blocks;
};

} // namespace app
