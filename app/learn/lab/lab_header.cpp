// SPDX-License-Identifier: GPL-3.0-or-later
#include "lab_header.h"

#include "app/charts/projector/present_button.h"
#include "app/ui/widgets/page_parts.h"
#include "breeding_words.h"
#include "lab_session.h"
#include "lab_view.h"

#include <QtWidgets/QButtonGroup>
#include <QtWidgets/QGridLayout>
#include <QtWidgets/QLabel>
#include <QtWidgets/QPushButton>

namespace app {

using namespace page_parts;

LabHeader::LabHeader(LabSession& session, BreedingSession& breeding, LabSource source, const LabView& view,
                     const Lent& lent, QWidget* parent)
    : QWidget(parent), m_session(session), m_breeding(breeding), m_source(source),
      m_grid(new QGridLayout(this)) {
    m_title = pageTitle([] { return tr("Lab"); }, this);
    m_sources = new QWidget(this);
    addSources(Form(m_sources, Form::Way::Wrapping, 6));
    m_actions = new QWidget(this);
    addActions(Form(m_actions, Form::Way::Wrapping, 6), view, lent);
    m_grid->setContentsMargins(0, 0, 0, 0);
    keepStyled(m_grid, [this] {
        m_grid->setHorizontalSpacing(Theme::current().px(10));
        m_grid->setVerticalSpacing(Theme::current().px(6));
    });
    m_grid->setColumnStretch(1, 1);
    fold(QWIDGETSIZE_MAX);
}

QString LabHeader::nameOf(LabSource source) {
    switch (source) {
    case LabSource::Cross: return tr("Simulated cross");
    case LabSource::Breeding: return tr("Breeding");
    case LabSource::Games: return tr("My games");
    case LabSource::Tally: return tr("Tally pad");
    case LabSource::File: return tr("A file");
    case LabSource::Mendel: return tr("Mendel's counts");
    }
    return {};
}

void LabHeader::addSources(Form line) {
    keepTranslated(line.widget(),
                   [made = line.widget()] { made->setAccessibleName(tr("Where the counts come from")); });
    auto* group = new QButtonGroup(line.widget());
    for (const LabSource one : {LabSource::Cross, LabSource::Breeding, LabSource::Games, LabSource::Tally,
                                LabSource::File, LabSource::Mendel}) {
        QPushButton* choice = line.toggle(
            QStringLiteral("source%1").arg(int(one)), [one] { return nameOf(one); }, one == m_source);
        keepTranslated(choice, [choice, one] {
            choice->setAccessibleName(one == LabSource::Breeding ? tr("Breeding bench with a mystery")
                                                                 : tr("Counts from: %1").arg(nameOf(one)));
        });
        group->addButton(choice, int(one));
    }
    // Queued, because the receiver may delete the button while it still handles the click.
    connect(
        group, &QButtonGroup::idClicked, this,
        [this](int id) { emit sourceChosen(static_cast<LabSource>(id)); }, Qt::QueuedConnection);
}

void LabHeader::addActions(Form line, const LabView& view, const Lent& lent) {
    const bool hasSteps = m_source == LabSource::Cross || m_source == LabSource::Breeding;
    m_undo = line.button(
        "undo", [] { return tr("Undo"); }, [this] { undo(); });
    m_redo = line.button(
        "redo", [] { return tr("Redo"); }, [this] { redo(); });
    m_undo->setVisible(hasSteps);
    m_redo->setVisible(hasSteps);
    auto* files = line.add(new ExportButton(lent.exported, line.widget()));
    files->setObjectName(QStringLiteral("export"));
    connect(files, &ExportButton::told, this, &LabHeader::told);
    if (lent.counted)
        line.add(new ResultsCodeButton(lent.dataFolder, lent.counted, line.widget()));
    m_report = line.toggle(
        "report", [] { return tr("Lab report"); }, view.reportShown);
    connect(m_report, &QPushButton::clicked, this, &LabHeader::reportToggled);
    m_worksheets = line.toggle(
        "worksheets", [] { return tr("Worksheets"); }, view.worksheetsShown);
    connect(m_worksheets, &QPushButton::clicked, this, &LabHeader::worksheetsToggled);
    // A mystery is not shown to a class: its expectation would give it away.
    m_worksheets->setVisible(m_source != LabSource::Breeding);
    if (m_source != LabSource::Breeding)
        connect(line.add(presentButton(line.widget())), &QPushButton::clicked, this,
                &LabHeader::presentRequested);
}

void LabHeader::undo() {
    if (!m_undo->isEnabled())
        return;
    if (m_source == LabSource::Cross)
        m_session.undo();
    else if (m_source == LabSource::Breeding)
        m_breeding.undo();
}

void LabHeader::redo() {
    if (!m_redo->isEnabled())
        return;
    if (m_source == LabSource::Cross)
        m_session.redo();
    else if (m_source == LabSource::Breeding)
        m_breeding.redo();
}

void LabHeader::refreshHistory(bool busy) {
    const bool bench = m_source == LabSource::Breeding;
    m_undo->setEnabled((bench ? m_breeding.steps().canUndo() : m_session.canUndo()) && !busy);
    m_redo->setEnabled((bench ? m_breeding.steps().canRedo() : m_session.canRedo()) && !busy);
    QString what = tr("Nothing to undo");
    if (bench && m_breeding.steps().canUndo())
        what = breeding_words::undoName(m_breeding.steps().last());
    if (!bench && m_session.canUndo())
        switch (m_session.lastStep()) {
        case LabSession::Step::Genes: what = tr("Undo the choice of genes"); break;
        case LabSession::Step::Parents: what = tr("Undo the change of the parents"); break;
        case LabSession::Step::Linkage: what = tr("Undo the change of the linkage"); break;
        case LabSession::Step::Roll: what = tr("Undo the last roll"); break;
        case LabSession::Step::Action: what = tr("Undo the change of how the genes act"); break;
        }
    m_undo->setToolTip(what);
    m_undo->setAccessibleDescription(what);
}

void LabHeader::setReportShown(bool shown) {
    m_report->setChecked(shown);
}

void LabHeader::setWorksheetsShown(bool shown) {
    m_worksheets->setChecked(shown);
}

void LabHeader::fold(int room) {
    const Theme& theme = Theme::current();
    for (QPushButton* action : m_actions->findChildren<QPushButton*>())
        action->ensurePolished();
    // A gap more than they ask for: hints are rounded, and a last one that is a pixel short takes a line of
    // its own.
    const int actions = m_actions->layout()->sizeHint().width() + theme.px(6);
    const int together = m_title->sizeHint().width() + actions + theme.px(24);
    int sources = 0;
    for (QPushButton* source : m_sources->findChildren<QPushButton*>()) {
        source->ensurePolished();
        sources += source->sizeHint().width() + theme.px(6);
    }
    const Rows rows = together + sources <= room ? Rows::One : together <= room ? Rows::Two : Rows::Three;
    // Only in a row of their own may they take several lines.
    m_actions->setMinimumWidth(rows == Rows::Three ? 0 : actions);
    if (rows == m_rows)
        return;
    m_rows = rows;
    for (QWidget* part : {m_title, m_sources, m_actions})
        m_grid->removeWidget(part);
    m_grid->addWidget(m_title, 0, 0);
    if (rows == Rows::One)
        m_grid->addWidget(m_sources, 0, 1);
    else
        m_grid->addWidget(m_sources, 1, 0, 1, 3);
    if (rows == Rows::Three)
        m_grid->addWidget(m_actions, 2, 0, 1, 3);
    else
        m_grid->addWidget(m_actions, 0, 2, Qt::AlignTop);
}

} // namespace app
