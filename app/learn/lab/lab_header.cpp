// SPDX-License-Identifier: GPL-3.0-or-later
#include "lab_header.h"

#include "app/charts/projector/present_button.h"
#include "app/ui/speech/spoken.h"
#include "app/ui/theme/button_kind.h"
#include "app/ui/theme/tokens.h"
#include "app/ui/widgets/form.h"
#include "app/ui/widgets/page_parts.h"
#include "app/ui/widgets/popover.h"
#include "app/ui/widgets/segment_tabs.h"
#include "breeding_words.h"
#include "lab_session.h"
#include "lab_view.h"

#include <QtWidgets/QGridLayout>
#include <QtWidgets/QLabel>
#include <QtWidgets/QPushButton>

#include <array>
#include <utility>

namespace app {

using namespace page_parts;

namespace {

struct SourceWords {
    QString name;  ///< among the other sources
    QString title; ///< of the page
    QString about;
};

SourceWords wordsOf(LabSource source) {
    switch (source) {
    case LabSource::Cross:
        return {LabHeader::tr("Cross"), LabHeader::tr("Cross two plants"),
                LabHeader::tr("Cross two parents and roll their offspring")};
    case LabSource::Breeding:
        return {LabHeader::tr("Breeding bench"), LabHeader::tr("How is it inherited?"),
                LabHeader::tr("Breed animals or plants to find out how their looks are inherited")};
    case LabSource::Games:
        return {LabHeader::tr("My games"), LabHeader::tr("Dice of my games"),
                LabHeader::tr("The dice that fell in games on this computer")};
    case LabSource::Tally:
        return {LabHeader::tr("Tally pad"), LabHeader::tr("Count by hand"),
                LabHeader::tr("Seeds, plants or dice that you count on your desk")};
    case LabSource::File:
        return {LabHeader::tr("A file"), LabHeader::tr("Counts from a file"),
                LabHeader::tr("A table from a spreadsheet")};
    case LabSource::Mendel:
        return {LabHeader::tr("Mendel's counts"), LabHeader::tr("Mendel's counts"),
                LabHeader::tr("What Mendel counted and published in 1866")};
    }
    return {};
}

constexpr std::array otherSources{LabSource::Games, LabSource::Tally, LabSource::File, LabSource::Mendel};

} // namespace

LabHeader::LabHeader(LabSession& session, BreedingSession& breeding, LabSource source, const LabView& view,
                     Lent lent, QWidget* parent)
    : QWidget(parent), m_session(session), m_breeding(breeding), m_source(source), m_lent(std::move(lent)),
      m_reportShown(view.reportShown), m_worksheetsShown(view.worksheetsShown),
      m_grid(new QGridLayout(this)) {
    m_title = pageTitle([source] { return wordsOf(source).title; }, this);
    m_switch = new SegmentTabs(this);
    addSwitch(*m_switch);
    m_actions = new QWidget(this);
    addActions(Form(m_actions, Form::Way::Wrapping, space::small));
    m_grid->setContentsMargins(0, 0, 0, 0);
    keepStyled(m_grid, [this] {
        m_grid->setHorizontalSpacing(Theme::current().px(space::gap));
        m_grid->setVerticalSpacing(Theme::current().px(space::small));
    });
    m_grid->setColumnStretch(0, 1);
    fold(QWIDGETSIZE_MAX, false);
}

void LabHeader::addSwitch(SegmentTabs& tabs) {
    keepTranslated(&tabs, [&tabs] { tabs.setAccessibleName(tr("Where the counts come from")); });
    for (const LabSource one : {LabSource::Cross, LabSource::Breeding}) {
        auto* tab = new SegmentTab(&tabs);
        tab->setObjectName(QStringLiteral("source%1").arg(int(one)));
        tab->setCheckable(true);
        tab->setChecked(one == m_source);
        speech::setRole(tab, QAccessible::RadioButton);
        keepTranslated(tab, [tab, one] {
            tab->setText(wordsOf(one).name);
            tab->setAccessibleName(one == LabSource::Breeding ? tr("Breeding bench with a mystery")
                                                              : tr("Simulated cross"));
            tab->setToolTip(wordsOf(one).about);
        });
        connect(tab, &QPushButton::clicked, this, [this, tab, one] {
            tab->setChecked(one == m_source); // until the page shows it
            choose(one);
        });
        tabs.add(tab);
    }
}

/// Later, because the receiver may delete the button that was pressed.
void LabHeader::choose(LabSource source) {
    QMetaObject::invokeMethod(
        this, [this, source] { emit sourceChosen(source); }, Qt::QueuedConnection);
}

void LabHeader::addActions(Form line) {
    const bool isBench = m_source == LabSource::Breeding;
    m_other = line.button(
        "otherData", [] { return tr("Other data"); }, [this] { offerSources(); });
    m_papers = line.button(
        "papers", [isBench] { return isBench ? tr("Lab report") : tr("Report and worksheets"); },
        [this] { offerPapers(); });
    m_undo = line.button(
        "undo", [] { return tr("Undo"); }, [this] { undo(); });
    m_redo = line.button(
        "redo", [] { return tr("Redo"); }, [this] { redo(); });
    m_undo->setVisible(hasSteps());
    m_redo->setVisible(hasSteps());
    m_more = line.button(
        "labMore", [] { return QStringLiteral("…"); }, [this] { offerMore(); });
    keepTranslated(m_more, [this] {
        m_more->setToolTip(m_source == LabSource::Breeding ? tr("Export")
                                                           : tr("Export, results code, present"));
        m_more->setAccessibleName(tr("More: %1").arg(m_more->toolTip()));
    });
    setTip(m_other, [] { return tr("Counts from your games, your desk, a file, or Mendel"); });
    for (QPushButton* button : {m_undo, m_redo})
        setButtonKind(button, ButtonKind::Text);
    for (QPushButton* button : {m_other, m_papers, m_more})
        setButtonKind(button, ButtonKind::Tonal);
}

void LabHeader::offerSources() {
    QStringList names;
    ChoiceWords words;
    for (const LabSource one : otherSources) {
        names << wordsOf(one).name;
        words.abouts << wordsOf(one).about;
    }
    openChoice(
        m_other, tr("Other data"), names, [this](int place) { choose(otherSources[std::size_t(place)]); },
        words);
}

void LabHeader::offerPapers() {
    if (m_source == LabSource::Breeding) { // a mystery has no worksheets
        emit reportToggled(!m_reportShown);
        return;
    }
    openChoice(m_papers, {},
               {m_reportShown ? tr("Close the lab report") : tr("Lab report"),
                m_worksheetsShown ? tr("Close the worksheets") : tr("Worksheets")},
               [this](int place) {
                   if (place == 0)
                       emit reportToggled(!m_reportShown);
                   else
                       emit worksheetsToggled(!m_worksheetsShown);
               });
}

bool LabHeader::hasSteps() const {
    return m_source == LabSource::Cross || m_source == LabSource::Breeding;
}

void LabHeader::offerMore() {
    auto* content = new QWidget;
    Form rows(content, Form::Way::Filled, space::tight);
    if (hasSteps() && m_undo->isHidden()) {
        QPushButton* undone = rows.button(
            "undoInMore", [] { return tr("Undo"); }, [this] { undo(); });
        QPushButton* redone = rows.button(
            "redoInMore", [] { return tr("Redo"); }, [this] { redo(); });
        undone->setEnabled(m_undo->isEnabled());
        redone->setEnabled(m_redo->isEnabled());
    }
    auto* files = rows.add("export", new ExportButton(m_lent.exported, content));
    connect(files, &ExportButton::told, this, &LabHeader::told);
    if (m_lent.counted)
        rows.add(new ResultsCodeButton(m_lent.dataFolder, m_lent.counted, content));
    // A mystery is not shown to a class: its expectation would give it away.
    QPushButton* present = m_source == LabSource::Breeding ? nullptr : rows.add(presentButton(content));
    Popover* popover = Popover::open(m_more, content, [] { return tr("More"); });
    if (present)
        connect(present, &QPushButton::clicked, this, [this, popover] {
            popover->close();
            emit presentRequested();
        });
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

void LabHeader::fold(int room, bool isLow) {
    const Theme& theme = Theme::current();
    for (QPushButton* action : m_actions->findChildren<QPushButton*>())
        action->ensurePolished();
    const int gap = theme.px(space::gap);
    // A gap more than they ask for: hints are rounded, and a last one that is a pixel short takes a line of
    // its own.
    int actions = m_actions->layout()->sizeHint().width() + theme.px(space::small);
    if (hasSteps() && m_undo->isHidden())
        for (const QPushButton* step : {m_undo, m_redo})
            actions += step->sizeHint().width() + theme.px(space::small);
    const int together = m_switch->sizeHint().width() + gap + actions;
    const int title = m_title->sizeHint().width();
    const bool isBeside = title + gap + m_switch->sizeHint().width() <= room;
    const Rows rows = title + gap + together <= room ? Rows::One
                      : together <= room             ? Rows::Two
                      : isBeside                     ? Rows::TwoAndActions
                                                     : Rows::Three;
    const bool areAlone = rows == Rows::TwoAndActions || rows == Rows::Three;
    // Where there is little room, undo and redo are behind the button for more.
    m_undo->setVisible(hasSteps() && !(areAlone && isLow));
    m_redo->setVisible(hasSteps() && !(areAlone && isLow));
    // Only in a row of their own may they take several lines.
    m_actions->setMinimumWidth(areAlone ? 0 : actions);
    if (rows == m_rows)
        return;
    m_rows = rows;
    for (QWidget* part : {m_title, static_cast<QWidget*>(m_switch), m_actions})
        m_grid->removeWidget(part);
    const bool isTitleAlone = rows == Rows::Two || rows == Rows::Three;
    const int first = isTitleAlone ? 1 : 0;
    m_grid->addWidget(m_title, 0, 0, 1, isTitleAlone ? 3 : 1);
    m_grid->addWidget(m_switch, first, isTitleAlone ? 0 : 1, Qt::AlignLeft | Qt::AlignVCenter);
    if (areAlone)
        m_grid->addWidget(m_actions, first + 1, 0, 1, 3);
    else
        m_grid->addWidget(m_actions, first, rows == Rows::One ? 2 : 1, Qt::AlignVCenter);
    m_grid->setColumnStretch(0, isTitleAlone ? 0 : 1);
    m_grid->setColumnStretch(1, isTitleAlone ? 1 : 0);
}

} // namespace app
