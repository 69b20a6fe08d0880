// SPDX-License-Identifier: GPL-3.0-or-later
#include "class_reports.h"

#include "app/documents/lesson_shelf.h"
#include "app/documents/report_words.h"
#include "app/ui/speech/announcer.h"
#include "app/ui/widgets/file_choice.h"
#include "app/ui/widgets/flow_layout.h"
#include "app/ui/widgets/page_parts.h"
#include "app/ui/widgets/panel.h"

#include <QtWidgets/QCheckBox>
#include <QtWidgets/QLabel>
#include <QtWidgets/QPushButton>
#include <QtWidgets/QScrollArea>
#include <QtWidgets/QVBoxLayout>

namespace app {

using namespace page_parts;

ClassReports::ClassReports(ReportDesk& desk, const QStringList& lessonFolders, QWidget* parent)
    : QWidget(parent), m_desk(desk), m_shelf(std::make_unique<LessonShelf>(lessonFolders)),
      m_announcer(new speech::Announcer(this)) {
    auto* rows = new QVBoxLayout(this);
    setMargins(rows, 0, 8);
    auto* body = new QWidget;
    auto* parts = new QVBoxLayout(body);
    setMargins(parts, 0, 12);
    keepStyled(parts, [parts] { parts->setContentsMargins(0, 0, Theme::current().px(4), 0); });
    parts->addWidget(makeFiles());
    parts->addWidget(m_guide = makeGuide(body));
    parts->addWidget(m_view = new ReportView(desk.choice, body));
    parts->addStretch(1);
    connect(m_view, &ReportView::told, this, &ClassReports::showMessage);
    // The names of files hold those of pupils.
    connect(m_view, &ReportView::namesHidden, this, [this] {
        m_desk.told.clear();
        refreshTold();
    });
    auto* area = scrolling(body, this);
    area->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    area->setFocusPolicy(Qt::NoFocus);
    rows->addWidget(area, 1);
    connect(&desk.files, &ReportFiles::changed, this, &ClassReports::refresh);
    // A school's lesson says which answers are right.
    connect(m_shelf.get(), &LessonShelf::changed, this, &ClassReports::refresh);
    refresh();
    refreshTold();
}

ClassReports::~ClassReports() = default;

QWidget* ClassReports::makeFiles() {
    auto* panel = new Panel(this);
    auto* rows = new QVBoxLayout(panel);
    setMargins(rows, 12, 8);
    rows->addWidget(words([] { return tr("Pupils' progress files"); }, panel, TextRole::PanelTitle));
    auto* controls = new QWidget(panel);
    auto* flow = new FlowLayout(controls);
    keepStyled(flow, [flow] { flow->setSpacing(Theme::current().px(8)); });
    const auto add = [&](const QString& label, const char* name, auto pressed) {
        QPushButton* made = button(label, controls);
        made->setObjectName(QLatin1String(name));
        connect(made, &QPushButton::clicked, this, pressed);
        flow->addWidget(made);
        return made;
    };
    QPushButton* files = add(tr("Add files…"), "addReportFiles", [this] {
        const QStringList paths =
            file_choice::openSeveral(this, tr("Open progress"), QStringLiteral("*.json"));
        if (!paths.isEmpty())
            addFiles(paths);
    });
    QPushButton* folder = add(tr("Add a folder…"), "addReportFolder", [this] {
        const QString path = file_choice::folder(this, tr("Folder with pupils' progress files"));
        if (!path.isEmpty())
            addFolder(path);
    });
    m_merged = add(tr("Save joined files…"), "saveMerged", [this] {
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
    m_erase = add(tr("Erase"), "eraseReports", [this] {
        m_desk.files.forget();
        showMessage(tr("Everything that was read is forgotten. The files themselves are unchanged."), false);
    });
    keepTranslated(m_erase, [this] { m_erase->setAccessibleName(tr("Erase what was read")); });
    m_join = new QCheckBox(tr("The same name is the same pupil"), controls);
    m_join->setObjectName(QStringLiteral("joinNamesakes"));
    setTip(m_join, [] { return tr("Joins the files of pupils who typed their name on two computers"); });
    connect(m_join, &QCheckBox::toggled, this, [this](bool join) { m_desk.files.joinNamesakes(join); });
    m_join->setMinimumHeight(m_erase->sizeHint().height());
    flow->addWidget(m_join);
    rows->addWidget(controls);
    m_told = words({}, panel, TextRole::Strong);
    m_told->setObjectName(QStringLiteral("reportsTold"));
    rows->addWidget(m_told);
    rows->addWidget(words(
        [] {
            return tr("What is read here stays in memory until the program ends. Nothing is saved, and "
                      "nothing leaves this computer, unless you export it.");
        },
        panel, TextRole::Caption, Role::SoftInk));
    return panel;
}

QWidget* ClassReports::makeGuide(QWidget* parent) {
    auto* panel = new Panel(parent);
    panel->setObjectName(QStringLiteral("reportsGuide"));
    auto* rows = new QVBoxLayout(panel);
    setMargins(rows, 16, 8);
    rows->addWidget(words([] { return tr("What has the class learned?"); }, panel, TextRole::PanelTitle));
    for (const QString& step :
         {tr("1. On the Lessons page, each pupil types a name or nickname and presses “Save…”. That makes a "
             "progress file."),
          tr("2. Collect the files on a stick or in a folder, and add them here. Several files of one pupil "
             "are "
             "joined."),
          tr("3. The page then shows how far each pupil has come, which questions were missed, and which "
             "misconceptions are behind the wrong answers. You can export CSV files for a spreadsheet and "
             "xAPI statements for a learning record store, without names if you like.")})
        rows->addWidget(words(step, panel));
    return panel;
}

void ClassReports::addFiles(const QStringList& paths) {
    const QString told = m_desk.files.add(paths);
    showMessage(told, false);
}

void ClassReports::addFolder(const QString& folder) {
    const QString told = m_desk.files.addFolder(folder);
    showMessage(told, false);
}

void ClassReports::saveMerged(const QString& folder) {
    bool failed = false;
    const QString told = m_desk.files.saveMerged(folder, failed);
    showMessage(told, failed);
}

void ClassReports::refresh() {
    auto records = m_desk.files.records();
    const bool isEmpty = records.empty();
    m_guide->setVisible(isEmpty);
    m_view->setVisible(!isEmpty);
    m_erase->setEnabled(!isEmpty);
    m_merged->setEnabled(m_desk.files.hasMerged());
    m_join->setVisible(m_desk.files.hasNamesakes());
    m_join->setChecked(m_desk.files.areNamesakesJoined());
    m_view->setRecords(std::move(records), reportTexts(*m_shelf));
}

void ClassReports::showMessage(const QString& message, bool isProblem) {
    m_desk.told = message;
    m_desk.isProblem = isProblem;
    refreshTold();
    m_announcer->say(message);
}

void ClassReports::refreshTold() {
    QPalette palette = m_told->palette();
    palette.setColor(QPalette::WindowText,
                     Theme::current().colour(m_desk.isProblem ? Role::Warning : Role::Ink));
    m_told->setPalette(palette);
    m_told->setText(m_desk.told);
    m_told->setVisible(!m_desk.told.isEmpty());
}

} // namespace app
