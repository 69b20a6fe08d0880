// SPDX-License-Identifier: GPL-3.0-or-later
#include "guide_coach.h"

#include "app/base/text/language.h"
#include "app/games/board/board_pointing.h"
#include "app/games/board/game_log.h"
#include "app/games/genotype/genotype_table.h"
#include "app/ui/speech/announcer.h"
#include "app/ui/theme/kept.h"
#include "guide_bloom.h"
#include "guide_pointer.h"
#include "guide_recall.h"

#include <QtCore/QDir>
#include <QtCore/QFileInfo>
#include <QtWidgets/QApplication>
#include <QtWidgets/QScrollArea>
#include <QtWidgets/QScrollBar>

#include <algorithm>
#include <utility>

namespace app {

using lessons::GuidePlace;
using lessons::GuideStanding;

GuideCoach::GuideCoach(GenotypeTable& table, const QString& folder)
    : QObject(&table), m_table(table), m_store(folder), m_folder(folder), m_bubble(new GuideBubble),
      m_recall(new GuideRecall), m_pointer(new GuidePointer(table.board())),
      m_bloom(new GuideBloom(table.board())), m_announcer(new speech::Announcer(m_bubble)) {
    m_recall->hide();
    table.board()->area().setStrip(m_recall);
    m_bubble->hide();
    table.board()->area().setBubble(m_bubble);
    for (QWidget* over : QWidgetList{m_pointer, m_bloom, m_bubble})
        over->stackUnder(table.board()->log());
    // What a hint points at is not dimmed.
    table.board()->hints().stackUnder(*m_bubble);
    table.board()->pointing().setAnswering([this](const GlowButton& button) { return answers(button); });
    connectBubble();
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
        if (!isLeading())
            return;
        m_refusal = words;
        show();
    });
    table.sheet()->setFirstSteps([this](QWidget* parent) { return makeOffer(parent); });
    table.endPage()->setOpening([this](QWidget* parent) { return makeFarewell(parent); });
}

void GuideCoach::connectBubble() {
    connect(m_bubble, &GuideBubble::nextClicked, this, &GuideCoach::goOn);
    connect(m_bubble, &GuideBubble::backClicked, this, &GuideCoach::goBack);
    connect(m_bubble, &GuideBubble::leaveClicked, this, &GuideCoach::leaveGuide);
    connect(m_bubble, &GuideBubble::escaped, this, &GuideCoach::leaveBubble);
    connect(m_recall, &GuideRecall::clicked, this, &GuideCoach::callBack);
    connect(m_bubble, &GuideBubble::skipClicked, this,
            [this] { turn(walk().skip(m_standings.back(), m_table.document().state())); });
    // After the bubble itself, whose size has changed. It may outlive this by a moment.
    keepTranslated(m_bubble, [coach = QPointer(this)] {
        if (coach)
            coach->tellAgain();
    });
    keepStyled(m_bubble, [coach = QPointer(this)] {
        if (!coach)
            return;
        coach->m_standing = {};
        coach->refresh();
    });
    // By then everything else on the board has its new place, too.
    connect(&Theme::current(), &Theme::changed, this, [this] {
        m_standing = {};
        point(false);
    });
    const auto placeAgain = [this] {
        if (isLeading() && !m_bubble->isHidden())
            placeBubble();
    };
    connect(m_table.board()->area().scroll()->verticalScrollBar(), &QScrollBar::valueChanged, this,
            placeAgain);
    // After the layout has moved everything else, too.
    connect(m_pointer, &Pointer::followed, this, placeAgain, Qt::QueuedConnection);
}

/// In another language the guide is still at the same step, so the keyboard focus stays where it was.
void GuideCoach::tellAgain() {
    m_pages.clear();
    m_back = 0;
    m_standing = {};
    if (!m_refusal.isEmpty())
        m_refusal = m_isWarned ? warning() : m_table.board()->pointing().refusal();
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
    m_isWarned = false;
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
    m_isWarned = false;
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
    if (bloom() != genotype::noPlant) {
        m_memory.bloomed = true;
        m_refusal.clear();
        keep();
        refresh();
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
    m_bubble->setVisible(wanted && !m_memory.off);
    m_recall->setVisible(wanted && m_memory.off);
    if (!wanted)
        m_told.clear();
    m_table.board()->area().fit();
    show();
}

} // namespace app
