// SPDX-License-Identifier: GPL-3.0-or-later
#include "guide_coach.h"

#include "app/base/text/language.h"
#include "app/games/board/game_log.h"
#include "app/games/genotype/genotype_table.h"
#include "app/ui/speech/announcer.h"
#include "app/ui/theme/kept.h"
#include "guide_panel.h"
#include "guide_pointer.h"

#include <QtCore/QDir>
#include <QtCore/QFileInfo>
#include <QtWidgets/QApplication>

#include <algorithm>
#include <utility>

namespace app {

using lessons::GuidePlace;
using lessons::GuideStanding;

GuideCoach::GuideCoach(GenotypeTable& table, const QString& folder)
    : QObject(&table), m_table(table), m_store(folder), m_folder(folder), m_panel(new GuidePanel),
      m_pointer(new GuidePointer(table.board())), m_announcer(new speech::Announcer(m_panel)) {
    m_panel->hide();
    table.board()->area().setStrip(m_panel);
    m_pointer->stackUnder(table.board()->log());
    connectPanel();
    connect(&table, &GameTable::guideRequested, this, &GuideCoach::lead);
    connect(&table.viewer(), &Viewer::changed, this, &GuideCoach::follow);
    connect(&table.document(), &TableDocument::closed, this, [this] {
        m_guided = false;
        refresh();
        updateOffer();
    });
    connect(&table.board()->area(), &BoardArea::placed, this, [this] {
        // Whoever has taken something up has found a way round the refusal.
        if (const bool halfMade = m_table.board()->choices().isHalfMade();
            std::exchange(m_halfMade, halfMade) != halfMade && !m_refusal.isEmpty()) {
            m_refusal.clear();
            show();
        } else {
            point(false);
        }
    });
    connect(table.board(), &GameBoard::escaped, this, [this] {
        if (isLeading())
            leaveGuide();
    });
    connect(table.board(), &GameBoard::refused, this, [this](const QString& words) {
        m_refusal = words;
        show();
    });
    table.sheet()->setFirstSteps([this](QWidget* parent) { return makeOffer(parent); });
    table.endPage()->setOpening([this](QWidget* parent) { return makeFarewell(parent); });
}

void GuideCoach::connectPanel() {
    connect(m_panel, &GuidePanel::nextClicked, this, &GuideCoach::goOn);
    connect(m_panel, &GuidePanel::backClicked, this, &GuideCoach::goBack);
    connect(m_panel, &GuidePanel::leaveClicked, this, &GuideCoach::leaveGuide);
    connect(m_panel, &GuidePanel::returnClicked, this, &GuideCoach::callBack);
    connect(m_panel, &GuidePanel::skipClicked, this,
            [this] { turn(walk().skip(m_standings.back(), m_table.document().state())); });
    // After the panel itself, whose height has changed. It may outlive this by a moment.
    keepTranslated(m_panel, [coach = QPointer(this)] {
        if (coach)
            coach->tellAgain();
    });
    keepStyled(m_panel, [coach = QPointer(this)] {
        if (coach)
            coach->refresh();
    });
}

/// In another language the guide is still at the same step, so the keyboard focus stays where it was.
void GuideCoach::tellAgain() {
    m_pages.clear();
    m_back = 0;
    if (!m_refusal.isEmpty())
        m_refusal = m_table.board()->refusal();
    const QPointer<QWidget> focus = QApplication::focusWidget();
    refresh();
    if (focus && focus->isVisible())
        focus->setFocus(Qt::OtherFocusReason);
}

const lessons::Guide& GuideCoach::guide() const {
    return lessons::guideIn(languageInUse().toStdString());
}

QString GuideCoach::path() const {
    const Journal* journal = m_table.document().journal();
    return journal ? QFileInfo(journal->path()).fileName() : QString();
}

void GuideCoach::lead() {
    m_beginsAnew = false;
    GuideMemory kept = m_store.read();
    const QString file = QDir(GameLibrary(m_folder).gamesFolder()).filePath(kept.game);
    if (kept.game.isEmpty() || kept.over || !QFileInfo(file).isFile()) {
        leadAnew();
        return;
    }
    // Whoever asks for the guide wants to hear it, even after having played on without it.
    if (std::exchange(kept.off, false))
        m_store.write(kept);
    if (m_guided && path() == kept.game)
        callBack();
    emit m_table.resumeRequested(file);
}

void GuideCoach::leadAnew() {
    m_beginsAnew = true;
    emit m_table.startRequested(
        lessons::guidedGame(guide(), m_table.sheet()->choices().nameOf(0).toStdString()));
}

void GuideCoach::follow(const Change& change) {
    if (change.kind == Change::Kind::Opened) {
        open();
        updateOffer();
        return;
    }
    if (!m_guided)
        return;
    if (change.kind == Change::Kind::Undone) {
        m_standings.resize(change.after + 1);
        m_memory.turns.removeIf([&change](const GuideTurn& one) { return one.actions > change.after; });
        const GuidePlace now = place();
        m_pages.removeIf([&now](const Page& page) {
            return std::pair(page.place.section, page.place.step) > std::pair(now.section, now.step);
        });
    }
    while (m_standings.size() <= m_table.document().stepCount())
        push();
    m_back = 0;
    m_moved = true;
    m_refusal.clear();
    if (m_table.document().isFinished())
        m_memory.over = true;
    keep();
    refresh();
    if (m_memory.over)
        updateOffer();
}

void GuideCoach::open() {
    m_guided = isGuided(guide(), m_table.document().record());
    m_standings.clear();
    m_pages.clear();
    m_back = 0;
    m_refusal.clear();
    // The new game may have the file name of a deleted one.
    const bool isNew = std::exchange(m_beginsAnew, false) && m_table.document().stepCount() == 0;
    const GuideMemory kept = m_guided && !isNew ? m_store.read() : GuideMemory();
    m_memory = kept.game == path() ? kept : GuideMemory();
    m_memory.game = path();
    m_standings.push_back(
        turned(m_guided ? walk().begin(m_table.document().stateAfter(0)) : GuideStanding(), 0));
    while (m_guided && m_standings.size() <= m_table.document().stepCount())
        push();
    if (m_guided)
        keep();
    refresh();
}

/// Follows the next step of the document.
void GuideCoach::push() {
    const GameDocument& document = m_table.document();
    const std::size_t step = m_standings.size() - 1;
    const Step& taken = document.steps()[step];
    const GuideStanding after =
        walk().after(m_standings.back(), {document.stateAfter(step), taken.actor, taken.action, taken.events,
                                          document.stateAfter(step + 1)});
    m_standings.push_back(turned(after, step + 1));
}

/// The place to which the pupil had turned at this moment, or the standing itself.
GuideStanding GuideCoach::turned(const GuideStanding& standing, std::size_t actions) const {
    const auto found = std::ranges::find(m_memory.turns, actions, &GuideTurn::actions);
    if (found == m_memory.turns.end())
        return standing;
    const auto& sections = guide().sections;
    const auto section =
        std::ranges::find(sections, found->section.toStdString(), &lessons::GuideSection::id);
    if (found->section.isEmpty())
        return {{sections.size(), 0}, {}};
    // A file of another version may name what this guide does not have.
    if (section == sections.end() || static_cast<std::size_t>(found->step) >= section->steps.size())
        return standing;
    return {{static_cast<std::size_t>(section - sections.begin()), static_cast<std::size_t>(found->step)},
            {}};
}

/// The pupil turns to another step.
void GuideCoach::turn(const GuideStanding& standing) {
    const std::size_t actions = m_standings.size() - 1;
    const bool over = walk().isOver(standing.place);
    m_standings.back() = standing;
    m_memory.turns.removeIf([actions](const GuideTurn& one) { return one.actions == actions; });
    m_memory.turns << GuideTurn{actions,
                                over ? QString() : QString::fromStdString(walk().section(standing.place).id),
                                static_cast<int>(standing.place.step)};
    m_back = 0;
    m_refusal.clear();
    keep();
    refresh();
}

void GuideCoach::keep() {
    const bool over = walk().isOver(place());
    m_memory.section = over ? QString() : QString::fromStdString(walk().section(place()).id);
    m_store.write(m_memory);
}

void GuideCoach::goBack() {
    m_back = std::min(m_back + 1, m_behind);
    show();
}

void GuideCoach::goOn() {
    if (m_back > 0) {
        --m_back;
        show();
        return;
    }
    turn(walk().next(m_standings.back(), m_table.document().state()));
}

void GuideCoach::leaveGuide() {
    m_memory.off = true;
    m_store.write(m_memory);
    refresh();
    m_announcer->say(tr("You play without the guide."));
    m_table.board()->setFocus(Qt::OtherFocusReason);
}

void GuideCoach::callBack() {
    m_memory.off = false;
    m_told.clear();
    m_store.write(m_memory);
    refresh();
}

void GuideCoach::refresh() {
    const bool wanted = m_guided && !m_table.document().isFinished() && !walk().isOver(place());
    if (wanted) {
        QStringList texts;
        QStringList remarks{name(guide().other), name(guide().harvested)};
        const auto add = [this, &texts](const std::vector<lessons::GuideView>& views) {
            for (const lessons::GuideView& view : views)
                texts << name(view.text);
        };
        for (const lessons::GuideSection& section : guide().sections) {
            texts << name(section.wait);
            remarks << name(section.gone);
            for (const lessons::GuideStep& step : section.steps) {
                add(step.views);
                remarks << name(step.insteadText);
            }
        }
        add(guide().asides);
        m_panel->setAllWords(texts, remarks);
        m_panel->setOff(m_memory.off);
    }
    m_panel->setVisible(wanted);
    if (!wanted)
        m_told.clear();
    show();
    m_table.board()->area().fit();
}

} // namespace app
