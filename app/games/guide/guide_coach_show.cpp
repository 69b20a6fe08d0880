// SPDX-License-Identifier: GPL-3.0-or-later

// What the guide shows: the bubble, the light, the focus, and its parts on the start page and the end
// page.
#include "app/games/board/only_choices.h"
#include "app/games/genotype/genotype_table.h"
#include "app/ui/speech/announcer.h"
#include "app/ui/theme/kept.h"
#include "app/ui/theme/tokens.h"
#include "app/ui/widgets/popover.h"
#include "bubble_place.h"
#include "guide_bloom.h"
#include "guide_coach.h"
#include "guide_farewell.h"
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

/// What is said to a click on something that is not lit, but could be done now.
QString GuideCoach::warning() const {
    return m_bubble->page().canGoOn
               ? tr("Read this first and press “Next”. To play on at once, click there again.")
               : tr("That works, too: click it again if you want it. The guide suggests what is lit.");
}

genotype::PlantId GuideCoach::bloom() const {
    if (!isLeading() || m_memory.bloomed || m_table.document().isFinished())
        return genotype::noPlant;
    for (const genotype::Plot& plot : m_table.document().state().player(lessons::pupilSeat).plots)
        if (plot.complete())
            return plot.plant;
    return genotype::noPlant;
}

GuideBubble::Page GuideCoach::pageNow() {
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
    if (const genotype::PlantId plant = bloom(); plant != genotype::noPlant)
        return {.heading = tr("Your first plant"),
                .text =
                    tr("Every box is ticked: your first plant is complete, and its harvest will bring you %n "
                       "points!",
                       nullptr, genotype::plantCard(plant).points),
                .remark = {},
                .refusal = m_refusal,
                .canGoOn = true,
                .lesson = QString::fromStdString(walk().section(place()).lesson)};
    const Page page = m_back > 0 ? m_pages[m_behind - m_back] : Page{place(), text};
    return {.heading = headingOf(page.place),
            .text = page.text,
            .remark = name(m_standings.back().remark),
            .refusal = m_refusal,
            .canGoBack = m_back<m_behind, .canGoOn = m_back> 0 || shown.isRead,
            .lesson = QString::fromStdString(walk().section(page.place).lesson)};
}

void GuideCoach::show() {
    const bool speaks = isLeading() && !m_bubble->isHidden();
    const bool atNext = m_bubble->nextButton()->hasFocus();
    if (speaks)
        m_bubble->setPage(pageNow());
    const bool isRead = speaks && m_bubble->page().canGoOn;
    if (const genotype::PlantId plant = speaks ? bloom() : genotype::noPlant; plant != genotype::noPlant)
        m_bloom->open(m_table.document().state(), plant);
    else
        m_bloom->close();
    m_table.bots().setPaused(TableBots::Pause::Guide, isRead);
    m_table.onlyChoices().setBarred(isLeading());
    const QString told = speaks ? m_bubble->spoken() : QString();
    const bool fresh = told != m_told;
    m_told = told;
    // What is to be seen comes into sight before it is spoken of.
    if (speaks && fresh && m_table.viewer().isToChoose())
        m_table.board()->showGarden(core::noSeat);
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
    const bool speaks = isLeading() && !m_bubble->isHidden();
    const bool blooms = speaks && bloom() != genotype::noPlant;
    if (blooms) {
        m_bloom->fit();
        places << m_bloom;
    } else if (speaks && m_back == 0) {
        const GuideScene scene(m_table.document().state());
        if (const auto shown = walk().shown(place(), scene); shown.view)
            places = placesOf(*shown.view, scene, *m_table.board());
    }
    m_pointer->setLit(!blooms);
    m_pointer->pointAt(places, fresh);
    BoardArea& area = m_table.board()->area();
    if (fresh && !places.isEmpty())
        area.reveal(places.front());
    if (!speaks)
        return;
    placeBubble();
    const QList<QRect> lit = m_pointer->places();
    if (fresh && !lit.isEmpty() && m_bubble->geometry().intersects(lit.front())) {
        area.bringUp(places.front());
        placeBubble();
    }
}

/// Beside what it speaks of; where the board scrolls and leaves no room there, what it speaks of goes to the
/// upper edge.
void GuideCoach::placeBubble() {
    const Theme& theme = Theme::current();
    BoardView& board = *m_table.board();
    const int margin = theme.px(space::small);
    const QRect inside = board.rect().adjusted(margin, margin, -margin, -margin);
    if (inside.isEmpty())
        return;
    const GuideBubble::Page& page = m_bubble->page();
    BubbleRoom room{.inside = inside,
                    .size = m_bubble->sizeOn(inside.size(), false),
                    .targets = m_pointer->places(),
                    .needed = neededOn(board, m_pointer->targets()),
                    .gap = theme.px(space::card),
                    .before = {}};
    // Targets may go while a step lasts, but whatever moves or comes needs another look.
    const QString words = page.heading + page.text;
    const bool stays = words == m_standing.words && inside == m_standing.on &&
                       std::ranges::all_of(room.targets, [this](const QRect& target) {
                           return m_standing.targets.contains(target);
                       });
    if (stays && m_standing.place.size() == room.size)
        room.before = m_standing.place;
    m_standing = {bubblePlace(room), inside, words, stays ? m_standing.targets : room.targets};
    room.size = m_bubble->sizeOn(inside.size(), true);
    room.before = m_standing.place;
    m_bubble->setGeometry(bubblePlace(room));
    m_pointer->setBubble(m_bubble->geometry());
}

/// A glowing thing that is not lit is not clicked by mistake; whoever clicks it again means it.
bool GuideCoach::answers(const GlowButton& button) {
    if (!isLeading() || m_bubble->isHidden() || m_isWarned || m_pointer->isHidden())
        return false;
    const QList<QWidget*> lit = m_pointer->targets();
    const bool isLit = std::ranges::any_of(lit, [&button](const QWidget* one) {
        return one == &button || one->isAncestorOf(&button) || button.isAncestorOf(one);
    });
    const bool reads = m_bubble->page().canGoOn;
    if (isLit || (!button.isGlowing() && !reads))
        return false;
    m_isWarned = true;
    m_refusal = warning();
    show();
    return true;
}

/// To what the bubble speaks of, or else to what can be done.
void GuideCoach::leaveBubble() {
    for (QWidget* target : m_pointer->targets())
        if ((target->focusPolicy() & Qt::TabFocus) && target->isEnabled()) {
            target->setFocus(Qt::OtherFocusReason);
            return;
        }
    m_table.board()->setFocus(Qt::OtherFocusReason);
}

void GuideCoach::guideFocus(const QList<QWidget*>& places, bool atNext) {
    QWidget* const focus = QApplication::focusWidget();
    BoardView* const board = m_table.board();
    const bool ours = !focus || focus == board || board->isAncestorOf(focus);
    if (!board->isVisible() || !ours || (board->popover() && board->popover()->isVisible()))
        return;
    if (m_bubble->nextButton()->isVisible()) {
        m_bubble->nextButton()->setFocus(Qt::OtherFocusReason);
        return;
    }
    const auto reached = std::ranges::find_if(
        places, [](const QWidget* one) { return (one->focusPolicy() & Qt::TabFocus) && one->isEnabled(); });
    // A person at another control of the strip, such as Back, stays there.
    const bool reading = !atNext && focus && m_bubble->isAncestorOf(focus) && focus->isVisible();
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
