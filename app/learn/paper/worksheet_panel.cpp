// SPDX-License-Identifier: GPL-3.0-or-later
#include "worksheet_panel.h"

#include "app/base/files/export_file.h"
#include "app/base/text/phrases.h"
#include "app/ui/widgets/file_choice.h"
#include "app/ui/widgets/flow_layout.h"
#include "app/ui/widgets/page_parts.h"

#include <QtCore/QDir>
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

/// Makes a label as high as the field beside it, so that their texts are on one line.
QWidget* besideField(QWidget* label) {
    keepStyled(label, [label] { label->setMinimumHeight(Theme::current().px(34)); });
    return label;
}

} // namespace

WorksheetPanel::WorksheetPanel(WorksheetChoices& choices, QWidget* parent)
    : Panel(parent), m_choices(choices) {
    auto* rows = new QVBoxLayout(this);
    setMargins(rows, 12, 7);
    rows->addWidget(words([] { return tr("Worksheets"); }, this, TextRole::PanelTitle));
    rows->addWidget(words(
        [] {
            return tr("Every pupil gets the same kinds of problems, equally hard, with different traits and "
                      "numbers. The same worksheet ID gives the same sheets again, so the answers match.");
        },
        this, TextRole::Body, Role::SoftInk));
    rows->addWidget(words([] { return tr("Problems"); }, this, TextRole::Strong));
    rows->addWidget(kindButtons());
    rows->addWidget(fields());
    rows->addWidget(addedPages());
    rows->addWidget(saveButtons());
    m_told = words({}, this, TextRole::Strong);
    m_told->setObjectName(QStringLiteral("worksheetTold"));
    rows->addWidget(m_told);
    connect(m_pupils, &QSpinBox::valueChanged, this, &WorksheetPanel::refresh);
    connect(m_seed, &QLineEdit::textChanged, this, &WorksheetPanel::refresh);
    refresh();
}

QWidget* WorksheetPanel::kindButtons() {
    auto* kinds = new QWidget(this);
    auto* flow = new FlowLayout(kinds);
    keepStyled(flow, [flow] { flow->setSpacing(Theme::current().px(6)); });
    for (const lessons::ProblemKind kind : lessons::allProblemKinds) {
        QPushButton* one = button(text(lessons::title(kind)), kinds);
        const std::string_view id = lessons::idOf(kind);
        one->setObjectName(QStringLiteral("problem-") + QString::fromUtf8(id.data(), qsizetype(id.size())));
        one->setCheckable(true);
        one->setChecked(std::ranges::find(m_choices.kinds, kind) != m_choices.kinds.end());
        connect(one, &QPushButton::clicked, this, &WorksheetPanel::refresh);
        flow->addWidget(one);
        m_kinds << one;
    }
    return kinds;
}

QWidget* WorksheetPanel::fields() {
    auto* line = new QWidget(this);
    auto* fields = new FlowLayout(line);
    keepStyled(fields, [fields] { fields->setSpacing(Theme::current().px(8)); });
    m_pupils = new QSpinBox(line);
    m_pupils->setObjectName(QStringLiteral("worksheetPupils"));
    m_pupils->setRange(1, Worksheets::mostPupils);
    m_pupils->setValue(m_choices.pupils);
    keepStyled(m_pupils, [this] { m_pupils->setMinimumWidth(Theme::current().px(80)); });
    fields->addWidget(besideField(nameOf(
        m_pupils, [] { return tr("Pupils"); }, line)));
    fields->addWidget(m_pupils);
    m_seed = lineEdit(QString::number(m_choices.seed), line);
    m_seed->setObjectName(QStringLiteral("worksheetSeed"));
    m_seed->setMaxLength(longestSeed);
    keepStyled(m_seed, [this] { m_seed->setFixedWidth(Theme::current().px(110)); });
    fields->addWidget(besideField(nameOf(
        m_seed, [] { return tr("Worksheet ID"); }, line)));
    fields->addWidget(m_seed);
    return line;
}

QWidget* WorksheetPanel::addedPages() {
    auto* line = new QWidget(this);
    auto* flow = new FlowLayout(line);
    keepStyled(flow, [flow] { flow->setSpacing(Theme::current().px(8)); });
    flow->addWidget(besideField(words([] { return tr("Add to each sheet"); }, line, TextRole::Strong)));
    const auto add = [&](const QString& name, const char* id, bool on) {
        QPushButton* one = button(name, line);
        one->setObjectName(QLatin1String(id));
        one->setCheckable(true);
        one->setChecked(on);
        connect(one, &QPushButton::clicked, this, &WorksheetPanel::refresh);
        flow->addWidget(one);
        return one;
    };
    m_squares = add(tr("Empty Punnett squares"), "worksheetSquares", m_choices.squares);
    m_chiSquare = add(tr("Chi-square table"), "worksheetChiSquare", m_choices.chiSquare);
    return line;
}

QWidget* WorksheetPanel::saveButtons() {
    auto* actions = new QWidget(this);
    auto* flow = new FlowLayout(actions);
    keepStyled(flow, [flow] { flow->setSpacing(Theme::current().px(8)); });
    const auto add = [&](const QString& name, const char* id, WorksheetPart part) {
        QPushButton* one = button(name, actions);
        one->setObjectName(QLatin1String(id));
        connect(one, &QPushButton::clicked, this, [this, part] { choose(part); });
        flow->addWidget(one);
        file_choice::hideUnlessOffered(one);
        m_saving << one;
    };
    add(tr("Save worksheets (PDF)…"), "writeWorksheets", WorksheetPart::Problems);
    add(tr("Save answers (PDF)…"), "writeAnswers", WorksheetPart::Answers);
    add(tr("Save key (PDF)…"), "writeKey", WorksheetPart::Key);
    return actions;
}

void WorksheetPanel::refresh() {
    m_choices.kinds.clear();
    for (int i = 0; i < m_kinds.size(); ++i)
        if (m_kinds[i]->isChecked())
            m_choices.kinds.push_back(lessons::allProblemKinds[std::size_t(i)]);
    m_choices.pupils = m_pupils->value();
    m_choices.squares = m_squares->isChecked();
    m_choices.chiSquare = m_chiSquare->isChecked();
    bool whole = false;
    const qulonglong seed = m_seed->text().trimmed().toULongLong(&whole);
    if (whole)
        m_choices.seed = seed;
    QString missing;
    if (m_choices.kinds.empty())
        missing = tr("Choose at least one kind of problem.");
    else if (!whole)
        missing = tr("The worksheet ID is a whole number with at most %1 digits.").arg(longestSeed);
    for (QPushButton* save : m_saving)
        save->setEnabled(missing.isEmpty());
    m_told->setText(missing);
    m_told->setVisible(!missing.isEmpty());
}

void WorksheetPanel::choose(WorksheetPart part) {
    QString name;
    QString question;
    switch (part) {
    case WorksheetPart::Problems:
        name = tr("Worksheets %1");
        question = tr("Save worksheets");
        break;
    case WorksheetPart::Answers:
        name = tr("Answers %1");
        question = tr("Save answers");
        break;
    case WorksheetPart::Key:
        name = tr("Key %1");
        question = tr("Save key");
        break;
    }
    const QString file =
        ExportFile::name(name.arg(m_choices.seed), QDateTime::currentDateTime(), QStringLiteral("pdf"));
    const QString path = file_choice::save(this, question, file, QStringLiteral("*.pdf"));
    if (!path.isEmpty())
        write(part, path);
}

void WorksheetPanel::write(WorksheetPart part, const QString& path) {
    const QString problem = Worksheets::writePdf(m_choices, part, path);
    m_told->setText(problem.isEmpty() ? tr("Saved: %1").arg(QDir::toNativeSeparators(path)) : problem);
    m_told->setVisible(true);
}

} // namespace app
