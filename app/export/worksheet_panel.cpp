// SPDX-License-Identifier: GPL-3.0-or-later
#include "worksheet_panel.h"

#include "app/text/phrases.h"
#include "app/widgets/flow_layout.h"
#include "app/widgets/page_parts.h"
#include "export_file.h"

#include <QtCore/QDir>
#include <QtCore/QStandardPaths>
#include <QtWidgets/QFileDialog>
#include <QtWidgets/QLabel>
#include <QtWidgets/QLineEdit>
#include <QtWidgets/QPushButton>
#include <QtWidgets/QSpinBox>
#include <QtWidgets/QVBoxLayout>

#include <algorithm>

namespace app {

using namespace page_parts;

namespace {

constexpr int longestSeed = 9;

} // namespace

WorksheetPanel::WorksheetPanel(WorksheetChoices& choices, QWidget* parent)
    : Panel(parent), m_choices(choices) {
    const Theme& theme = Theme::current();
    auto* rows = new QVBoxLayout(this);
    setMargins(rows, 12, 7);
    rows->addWidget(words(tr("Worksheets"), this, TextRole::PanelTitle));
    rows->addWidget(
        words(tr("Every pupil gets the same kinds of problems, equally hard, with different traits and "
                 "numbers. The same worksheet ID gives the same sheets again, so the answers match."),
              this, TextRole::Body, Role::SoftInk));
    rows->addWidget(words(tr("Problems"), this, TextRole::Strong));
    auto* kinds = new QWidget(this);
    auto* flow = new FlowLayout(kinds);
    flow->setSpacing(theme.px(6));
    for (const lessons::ProblemKind kind : lessons::allProblemKinds) {
        QPushButton* one = button(text(lessons::title(kind)), kinds);
        const std::string_view id = lessons::idOf(kind);
        one->setObjectName(QStringLiteral("problem-") + QString::fromUtf8(id.data(), qsizetype(id.size())));
        one->setCheckable(true);
        one->setChecked(std::ranges::find(m_choices.kinds, kind) != m_choices.kinds.end());
        connect(one, &QPushButton::clicked, this, &WorksheetPanel::bring);
        flow->addWidget(one);
        m_kinds << one;
    }
    rows->addWidget(kinds);
    auto* line = new QWidget(this);
    auto* fields = new FlowLayout(line);
    fields->setSpacing(theme.px(8));
    m_pupils = new QSpinBox(line);
    m_pupils->setObjectName(QStringLiteral("worksheetPupils"));
    m_pupils->setRange(1, Worksheets::mostPupils);
    m_pupils->setValue(m_choices.pupils);
    m_pupils->setMinimumWidth(theme.px(80));
    fields->addWidget(nameOf(m_pupils, tr("Pupils"), line));
    fields->addWidget(m_pupils);
    m_seed = lineEdit(QString::number(m_choices.seed), line);
    m_seed->setObjectName(QStringLiteral("worksheetSeed"));
    m_seed->setMaxLength(longestSeed);
    m_seed->setFixedWidth(theme.px(110));
    fields->addWidget(nameOf(m_seed, tr("Worksheet ID"), line));
    fields->addWidget(m_seed);
    rows->addWidget(line);
    auto* actions = new QWidget(this);
    auto* buttons = new FlowLayout(actions);
    buttons->setSpacing(theme.px(8));
    m_sheets = button(tr("Save worksheets (PDF)…"), actions);
    m_sheets->setObjectName(QStringLiteral("writeWorksheets"));
    m_answers = button(tr("Save answers (PDF)…"), actions);
    m_answers->setObjectName(QStringLiteral("writeAnswers"));
    connect(m_sheets, &QPushButton::clicked, this, [this] { choose(false); });
    connect(m_answers, &QPushButton::clicked, this, [this] { choose(true); });
    buttons->addWidget(m_sheets);
    buttons->addWidget(m_answers);
    rows->addWidget(actions);
    m_told = words({}, this, TextRole::Strong);
    m_told->setObjectName(QStringLiteral("worksheetTold"));
    rows->addWidget(m_told);
    connect(m_pupils, &QSpinBox::valueChanged, this, &WorksheetPanel::bring);
    connect(m_seed, &QLineEdit::textChanged, this, &WorksheetPanel::bring);
    bring();
}

void WorksheetPanel::bring() {
    m_choices.kinds.clear();
    for (int i = 0; i < m_kinds.size(); ++i)
        if (m_kinds[i]->isChecked())
            m_choices.kinds.push_back(lessons::allProblemKinds[std::size_t(i)]);
    m_choices.pupils = m_pupils->value();
    bool whole = false;
    const qulonglong seed = m_seed->text().trimmed().toULongLong(&whole);
    if (whole)
        m_choices.seed = seed;
    QString missing;
    if (m_choices.kinds.empty())
        missing = tr("Choose at least one kind of problem.");
    else if (!whole)
        missing = tr("The worksheet ID is a whole number with at most %1 digits.").arg(longestSeed);
    m_sheets->setEnabled(missing.isEmpty());
    m_answers->setEnabled(missing.isEmpty());
    m_told->setText(missing);
    m_told->setVisible(!missing.isEmpty());
}

void WorksheetPanel::choose(bool answers) {
    const QString folder = QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation);
    const QString name = (answers ? tr("Answers %1") : tr("Worksheets %1")).arg(m_choices.seed);
    const QString path = QFileDialog::getSaveFileName(
        this, answers ? tr("Save answers") : tr("Save worksheets"),
        QDir(folder).filePath(ExportFile::name(name, QDateTime::currentDateTime(), QStringLiteral("pdf"))),
        QStringLiteral("*.pdf"));
    if (!path.isEmpty())
        write(answers, path);
}

void WorksheetPanel::write(bool answers, const QString& path) {
    WorksheetChoices chosen = m_choices;
    chosen.answers = answers;
    const QString problem = Worksheets::writePdf(chosen, path);
    m_told->setText(problem.isEmpty() ? tr("Saved: %1").arg(QDir::toNativeSeparators(path)) : problem);
    m_told->setVisible(true);
}

} // namespace app
