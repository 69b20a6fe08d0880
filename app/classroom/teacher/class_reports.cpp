// SPDX-License-Identifier: GPL-3.0-or-later
#include "class_reports.h"

#include "app/documents/lesson_shelf.h"
#include "app/documents/report_words.h"
#include "app/ui/speech/announcer.h"
#include "app/ui/theme/tokens.h"
#include "app/ui/widgets/file_choice.h"
#include "app/ui/widgets/form.h"
#include "app/ui/widgets/page_parts.h"

#include <QtWidgets/QBoxLayout>
#include <QtWidgets/QCheckBox>
#include <QtWidgets/QLabel>
#include <QtWidgets/QPushButton>
#include <QtWidgets/QScrollArea>

namespace app {

using namespace page_parts;

ClassReports::ClassReports(const QStringList& lessonFolders, QWidget* parent)
    : QWidget(parent), m_shelf(new LessonShelf(lessonFolders, this)),
      m_announcer(new speech::Announcer(this)) {
    Form parts(new QWidget, Form::Way::Down, space::gap);
    QLayout* const margins = parts.box();
    keepStyled(margins,
               [margins] { margins->setContentsMargins(0, 0, Theme::current().px(space::tight), 0); });
    auto* area = scrolling(parts.widget(), this);
    area->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    area->setFocusPolicy(Qt::NoFocus);
    Form(this).add(area, 1);
    addFiles(parts.panel([] { return tr("Pupils' progress files"); }));
    addGuide(parts.panel([] { return tr("What has the class learned?"); }, 8, 16));
    m_view = parts.add(new ReportView(m_choice, parts.widget()));
    parts.addStretch();
    connect(m_view, &ReportView::told, this, &ClassReports::showMessage);
    // The names of files hold those of pupils.
    connect(m_view, &ReportView::namesHidden, m_told, &QLabel::hide);
    connect(&m_files, &ReportFiles::changed, this, &ClassReports::refresh);
    // A school's lesson says which answers are right.
    connect(m_shelf, &LessonShelf::changed, this, &ClassReports::refresh);
    keepTranslated(this, [this] {
        m_shelf->refresh();
        refresh();
    });
}

void ClassReports::addFiles(Form panel) {
    Form line = panel.part(Form::Way::Wrapping);
    QPushButton* files = line.button(
        "addReportFiles", [] { return tr("Add files…"); },
        [this] {
            const QStringList paths =
                file_choice::openSeveral(this, tr("Open progress"), QStringLiteral("*.json"));
            if (!paths.isEmpty())
                addFiles(paths);
        });
    QPushButton* folder = line.button(
        "addReportFolder", [] { return tr("Add a folder…"); },
        [this] {
            const QString path = file_choice::folder(this, tr("Folder with pupils' progress files"));
            if (!path.isEmpty())
                addFolder(path);
        });
    m_merged = line.button(
        "saveMerged", [] { return tr("Save joined files…"); },
        [this] {
            const QString path = file_choice::folder(this, tr("Folder for the joined files"));
            if (!path.isEmpty())
                saveMerged(path);
        });
    setTip(m_merged, [] {
        return tr("Saves one file for each pupil who handed in several, to be opened on "
                  "the Lessons page again");
    });
    for (QPushButton* one : {files, folder, m_merged})
        file_choice::hideUnlessOffered(one);
    m_erase = line.button(
        "eraseReports", [] { return tr("Erase"); },
        [this] {
            m_files.forget();
            showMessage(tr("Everything that was read is forgotten. The files themselves are unchanged."),
                        false);
        });
    keepTranslated(m_erase, [this] { m_erase->setAccessibleName(tr("Erase what was read")); });
    m_join = line.tick(
        "joinNamesakes", [] { return tr("The same name is the same pupil"); }, false,
        [this](bool join) { m_files.joinNamesakes(join); });
    setTip(m_join, [] { return tr("Joins the files of pupils who typed their name on two computers"); });
    keepStyled(m_join, [this] { m_join->setMinimumHeight(m_erase->sizeHint().height()); });
    m_told = panel.label("reportsTold", TextRole::Strong);
    m_told->hide();
    panel.note([] {
        return tr("What is read here stays in memory until the program ends. Nothing is saved, and "
                  "nothing leaves this computer, unless you export it.");
    });
}

void ClassReports::addGuide(Form panel) {
    m_guide = panel.widget();
    m_guide->setObjectName(QStringLiteral("reportsGuide"));
    panel.text([] {
        return tr(
            "1. On the Lessons page, each pupil types a name or nickname and presses “Save…”. That makes a "
            "progress file.");
    });
    panel.text([] {
        return tr(
            "2. Collect the files on a stick or in a folder, and add them here. Several files of one pupil "
            "are "
            "joined.");
    });
    panel.text([] {
        return tr(
            "3. The page then shows how far each pupil has come, which questions were missed, and which "
            "misconceptions are behind the wrong answers. You can export CSV files for a spreadsheet and "
            "xAPI statements for a learning record store, without names if you like.");
    });
}

void ClassReports::addFiles(const QStringList& paths) {
    const QString told = m_files.add(paths);
    showMessage(told, false);
}

void ClassReports::addFolder(const QString& folder) {
    const QString told = m_files.addFolder(folder);
    showMessage(told, false);
}

void ClassReports::saveMerged(const QString& folder) {
    bool failed = false;
    const QString told = m_files.saveMerged(folder, failed);
    showMessage(told, failed);
}

void ClassReports::refresh() {
    auto records = m_files.records();
    const bool isEmpty = records.empty();
    m_guide->setVisible(isEmpty);
    m_view->setVisible(!isEmpty);
    m_erase->setEnabled(!isEmpty);
    m_merged->setEnabled(m_files.hasMerged());
    m_join->setVisible(m_files.hasNamesakes());
    m_join->setChecked(m_files.areNamesakesJoined());
    m_view->setRecords(std::move(records), reportTexts(*m_shelf));
}

void ClassReports::showMessage(const QString& message, bool isProblem) {
    setColour(m_told, isProblem ? Role::Warning : Role::Ink);
    m_told->setText(message);
    m_told->setVisible(!message.isEmpty());
    m_announcer->say(message);
}

} // namespace app
