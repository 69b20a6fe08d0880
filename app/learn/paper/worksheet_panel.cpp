// SPDX-License-Identifier: GPL-3.0-or-later
#include "worksheet_panel.h"

#include "app/base/files/export_file.h"
#include "app/base/text/phrases.h"
#include "app/ui/widgets/file_choice.h"
#include "app/ui/widgets/page_parts.h"

#include <QtCore/QDir>
#include <QtWidgets/QLabel>
#include <QtWidgets/QLineEdit>
#include <QtWidgets/QPushButton>
#include <QtWidgets/QSpinBox>

#include <algorithm>

namespace app {

using namespace page_parts;

namespace {

constexpr int longestSeed = 9;

} // namespace

WorksheetPanel::WorksheetPanel(WorksheetChoices& choices, QWidget* parent)
    : Panel(parent), m_choices(choices) {
    Form form(this, Form::Way::Down, 7, 12);
    form.text([] { return tr("Worksheets"); }, TextRole::PanelTitle);
    form.text(
        [] {
            return tr("Every pupil gets the same kinds of problems, equally hard, with different traits and "
                      "numbers. The same worksheet ID gives the same sheets again, so the answers match.");
        },
        TextRole::Body, Role::SoftInk);
    form.text([] { return tr("Problems"); }, TextRole::Strong);
    addKinds(form.part(Form::Way::Wrapping, 6));
    addFields(form.part(Form::Way::Wrapping));
    addPages(form.part(Form::Way::Wrapping));
    addSaving(form.part(Form::Way::Wrapping));
    m_told = form.label("worksheetTold", TextRole::Strong);
    keepTranslated(this, [this] { refresh(); });
}

void WorksheetPanel::addKinds(Form line) {
    for (const lessons::ProblemKind kind : lessons::allProblemKinds)
        m_kinds << line.toggle(
            QStringLiteral("problem-") + QString::fromUtf8(lessons::idOf(kind)),
            [kind] { return text(lessons::title(kind)); },
            std::ranges::find(m_choices.kinds, kind) != m_choices.kinds.end(), [this] { refresh(); });
}

void WorksheetPanel::addFields(Form line) {
    m_pupils = line.number(
        "worksheetPupils", [] { return tr("Pupils"); }, {1, Worksheets::mostPupils}, m_choices.pupils,
        [this] { refresh(); });
    keepStyled(m_pupils, [this] { m_pupils->setMinimumWidth(Theme::current().px(80)); });
    m_seed = line.field(
        "worksheetSeed", [] { return tr("Worksheet ID"); }, QString::number(m_choices.seed),
        [this] { refresh(); });
    m_seed->setMaxLength(longestSeed);
    keepFixedWidth(m_seed, 110);
}

void WorksheetPanel::addPages(Form line) {
    line.text([] { return tr("Add to each sheet"); }, TextRole::Strong);
    m_squares = line.toggle(
        "worksheetSquares", [] { return tr("Empty Punnett squares"); }, m_choices.squares,
        [this] { refresh(); });
    m_chiSquare = line.toggle(
        "worksheetChiSquare", [] { return tr("Chi-square table"); }, m_choices.chiSquare,
        [this] { refresh(); });
}

void WorksheetPanel::addSaving(Form line) {
    m_saving = {
        line.button(
            "writeWorksheets", [] { return tr("Save worksheets (PDF)…"); },
            [this] { choose(WorksheetPart::Problems); }),
        line.button(
            "writeAnswers", [] { return tr("Save answers (PDF)…"); },
            [this] { choose(WorksheetPart::Answers); }),
        line.button(
            "writeKey", [] { return tr("Save key (PDF)…"); }, [this] { choose(WorksheetPart::Key); }),
    };
    for (QPushButton* save : m_saving)
        file_choice::hideUnlessOffered(save);
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
