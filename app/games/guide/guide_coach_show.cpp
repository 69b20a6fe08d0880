// SPDX-License-Identifier: GPL-3.0-or-later

// What the guide shows: the strip, the outline, the focus, and its parts on the start page and the end
// page.
#include "app/games/board/only_choices.h"
#include "app/games/genotype/genotype_table.h"
#include "app/ui/speech/announcer.h"
#include "app/ui/theme/kept.h"
#include "app/ui/widgets/popover.h"
#include "guide_coach.h"
#include "guide_farewell.h"
#include "guide_panel.h"
#include "guide_places.h"
#include "guide_pointer.h"

#include <QtCore/QDir>
#include <QtCore/QFileInfo>
#include <QtWidgets/QApplication>
#include <QtWidgets/QLayout>
#include <QtWidgets/QPushButton>

#include <algorithm>
#include <utility>

namespace app {

using lessons::GuidePlace;
using lessons::GuideScene;
using lessons::GuideWalk;

QString GuideCoach::name(const std::string& text) const {
    QString words = QString::fromStdString(text);
    return words.replace(QLatin1String("%1"), QString::fromStdString(guide().botName));
}

QString GuideCoach::headingOf(const GuidePlace& place) const {
    return tr("%1 of %2 · %3")
        .arg(place.section + 1)
        .arg(guide().sections.size())
        .arg(QString::fromStdString(walk().section(place).title));
}

void GuideCoach::show() {
    const bool speaks = isLeading() && !m_panel->isHidden();
    bool reads = false;
    const bool atNext = m_panel->nextButton()->hasFocus();
    if (speaks) {
        const GuideScene scene(m_table.document().state());
        const GuideWalk::Shown shown = walk().shown(place(), scene);
        const QString text = name(shown.text);
        if (shown.isStep && m_back == 0) {
            if (!m_pages.isEmpty() && m_pages.last().place == place())
                m_pages.removeLast();
            m_pages << Page{place(), text};
        }
        // While the bot plays, say, the text is no step: then all pages are behind it.
        m_behind = static_cast<int>(m_pages.size()) - (shown.isStep && !m_pages.isEmpty() ? 1 : 0);
        m_back = std::min(m_back, m_behind);
        const Page page = m_back > 0 ? m_pages[m_behind - m_back] : Page{place(), text};
        reads = m_back > 0 || shown.isRead;
        m_panel->setPage({.heading = headingOf(page.place),
                          .text = page.text,
                          .remark = m_refusal.isEmpty() ? name(m_standings.back().remark) : m_refusal,
                          .refusal = !m_refusal.isEmpty(),
                          .canGoBack = m_back < m_behind,
                          .canGoOn = reads,
                          .lesson = QString::fromStdString(walk().section(page.place).lesson)});
    }
    m_table.bots().setPaused(TableBots::Pause::Guide, reads);
    m_table.onlyChoices().setBarred(isLeading());
    if (speaks && m_panel->heightForWidth(m_panel->width()) > m_panel->height())
        m_table.board()->area().fit();
    const QString told = speaks ? m_panel->spoken() : QString();
    const bool fresh = told != m_told;
    m_told = told;
    point(fresh);
    const bool moved = std::exchange(m_moved, false);
    if (!speaks)
        return;
    if (fresh)
        m_announcer->say(told);
    // After a move the same words may point at other things than where the board puts the focus.
    if (fresh || moved)
        guideFocus(m_pointer->targets(), atNext);
}

void GuideCoach::point(bool fresh) {
    QList<QWidget*> places;
    if (isLeading() && !m_panel->isHidden() && m_back == 0) {
        const GuideScene scene(m_table.document().state());
        if (const auto shown = walk().shown(place(), scene); shown.view)
            places = placesOf(*shown.view, scene, *m_table.board());
    }
    m_pointer->pointAt(places, fresh);
    if (fresh && !places.isEmpty())
        m_table.board()->area().reveal(places.front());
}

void GuideCoach::guideFocus(const QList<QWidget*>& places, bool atNext) {
    QWidget* const focus = QApplication::focusWidget();
    BoardView* const board = m_table.board();
    const bool ours = !focus || focus == board || board->isAncestorOf(focus);
    if (!board->isVisible() || !ours || (board->popover() && board->popover()->isVisible()))
        return;
    if (m_panel->nextButton()->isVisible()) {
        m_panel->nextButton()->setFocus(Qt::OtherFocusReason);
        return;
    }
    const auto reached = std::ranges::find_if(
        places, [](const QWidget* one) { return (one->focusPolicy() & Qt::TabFocus) && one->isEnabled(); });
    // A person at another control of the strip, such as Back, stays there.
    const bool reading = !atNext && focus && m_panel->isAncestorOf(focus) && focus->isVisible();
    if (reached != places.end() && !places.contains(focus) && !reading)
        (*reached)->setFocus(Qt::OtherFocusReason);
    else if (atNext || !focus || !focus->isVisible())
        board->setFocus(Qt::OtherFocusReason);
}

GuideOffer::State GuideCoach::offered() {
    const GuideMemory kept = m_store.read();
    const GameLibrary library(m_folder);
    const qsizetype games = library.files().size();
    const bool there = QFileInfo(QDir(library.gamesFolder()).filePath(kept.game)).isFile();
    if (kept.game.isEmpty() || kept.over || !there)
        return {games == 0, {}};
    GuideOffer::State state{games == 1, {}};
    const auto& sections = guide().sections;
    const auto found = std::ranges::find(sections, kept.section.toStdString(), &lessons::GuideSection::id);
    const std::size_t section =
        found == sections.end() ? 0 : static_cast<std::size_t>(found - sections.begin());
    state.place = headingOf({section, 0});
    return state;
}

QWidget* GuideCoach::makeOffer(QWidget* parent) {
    m_offer = new GuideOffer(offered(), parent);
    connect(m_offer, &GuideOffer::requested, &m_table, &GameTable::guideRequested);
    connect(m_offer, &GuideOffer::anewRequested, this, &GuideCoach::leadAnew);
    return m_offer;
}

void GuideCoach::updateOffer() {
    if (!m_offer)
        return;
    const GuideOffer::State state = offered();
    QWidget* const page = m_offer->parentWidget();
    if (state.isFirst == m_offer->isFirst() || !page->layout()) {
        m_offer->setState(state);
        return;
    }
    // Its button may be the one that is being clicked, so it goes only afterwards.
    const QPointer<GuideOffer> before = m_offer;
    delete page->layout()->replaceWidget(before, makeOffer(page));
    discard(before);
}

QWidget* GuideCoach::makeFarewell(QWidget* parent) {
    if (!m_guided || !m_table.document().isFinished())
        return nullptr;
    auto* farewell = new GuideFarewell([this]() -> const lessons::Guide& { return guide(); }, parent);
    connect(farewell, &GuideFarewell::playClicked, this, &GuideCoach::handOver);
    return farewell;
}

/// Begins a game for two of the usual length at once, by the standard rules. The sheet keeps what was chosen.
void GuideCoach::handOver() {
    TableChoices choices = m_table.sheet()->choices().quick();
    choices.players = 2;
    if (!choices.yourNameProblem().isEmpty())
        choices.yourName.clear();
    emit m_table.startRequested(choices.record());
}

} // namespace app
