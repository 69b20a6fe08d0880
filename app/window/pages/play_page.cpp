// SPDX-License-Identifier: GPL-3.0-or-later
#include "play_page.h"

#include "app/classroom/pupil/member_page.h"
#include "app/classroom/pupil/member_store.h"
#include "app/classroom/pupil/table_page.h"
#include "app/games/board/game_sheet.h"
#include "app/games/board/only_choices.h"
#include "app/games/board/replay_frame.h"
#include "app/games/printed/box_page.h"
#include "app/settings/app_settings.h"
#include "app/ui/navigation/navigation.h"
#include "app/ui/theme/theme.h"
#include "app/ui/widgets/notice_bar.h"
#include "app/ui/widgets/popover.h"
#include "begin_page.h"
#include "game_entries.h"
#include "game_keeper.h"

#include <QtWidgets/QStackedWidget>
#include <QtWidgets/QVBoxLayout>

#include <algorithm>
#include <utility>

namespace app {

PlayPage::PlayPage(AppContext& context, QWidget* parent)
    : QWidget(parent), m_context(context), m_library(context.dataFolder), m_saved(m_library),
      m_stack(new QStackedWidget(this)), m_begin(new BeginPage(context.settings, this)),
      m_boards(new QStackedWidget(this)), m_ends(new QStackedWidget(this)),
      m_replays(new QStackedWidget(this)), m_notice(new NoticeBar(this)),
      m_keeper(new GameKeeper(m_library, *m_notice, this)) {
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(m_stack, 1);
    m_stack->addWidget(m_begin);
    m_stack->addWidget(m_boards);
    m_stack->addWidget(m_ends);
    m_stack->addWidget(m_replays);

    m_table = m_replayed = add(gameEntries().front().id);
    connect(m_begin, &BeginPage::gameChosen, this, &PlayPage::choose);
    connect(m_begin, &BeginPage::boxRequested, this, &PlayPage::showBox);
    connect(m_begin, &BeginPage::classRequested, this, &PlayPage::showClass);
    connect(m_begin, &BeginPage::backToClassRequested, this, &PlayPage::comeBackToClass);
    connect(&m_saved, &SavedGames::changed, this, &PlayPage::showResumable);
    connect(m_keeper, &GameKeeper::quiet, this, [this] {
        if (!m_problem.isEmpty() && m_notice->text().isEmpty())
            m_notice->say(m_problem);
    });
    choose(m_begin->lastChosen());
    if (!m_context.recordFile.isEmpty())
        open(m_context.recordFile);
}

PlayPage::~PlayPage() = default;

/// At most one game is open at a time.
std::string PlayPage::ledgerId() const {
    for (const auto& [id, table] : m_tables)
        if (const std::string found = table->ledgerId(); !found.empty())
            return found;
    return m_class ? m_class->ledgerId() : std::string();
}

GameTable* PlayPage::tableOf(const QString& id) {
    const auto found = m_tables.find(id);
    return found != m_tables.end() ? found->second : add(id);
}

GameTable* PlayPage::add(const QString& id) {
    for (const GameEntry& entry : gameEntries()) {
        if (entry.id != id)
            continue;
        GameTable* table = entry.make(m_context, this);
        m_tables[id] = table;
        m_begin->addSheet(id, table->sheet());
        m_boards->addWidget(table->board());
        m_ends->addWidget(table->endPage());
        m_replays->addWidget(table->replay());
        connectTable(*table);
        return table;
    }
    return nullptr;
}

void PlayPage::connectTable(GameTable& table) {
    connect(&table, &GameTable::startRequested, this, &PlayPage::start);
    connect(&table, &GameTable::resumeRequested, this, &PlayPage::open);
    connect(&table, &GameTable::newGameRequested, this, &PlayPage::newGame);
    connect(&table, &GameTable::boardRequested, this, [this] { setView(View::Board); });
    connect(&table, &GameTable::resultRequested, this, [this] { setView(View::End); });
    connect(&table, &GameTable::replayRequested, this, [this] { replayCurrent(0); });
    connect(&table, &GameTable::momentRequested, this, &PlayPage::replayCurrent);
    connect(&table, &GameTable::problem, this, &PlayPage::tellProblem);
    m_keeper->follow(table);
    connect(table.replay(), &ReplayFrame::closed, this, [this] { setView(m_beforeReplay); });
    connect(&table.document(), &TableDocument::changed, this,
            [this, &table](const Change& change) { tableChanged(table, change); });
    connect(&table, &GameTable::leaveRequested, this, &PlayPage::leave);
    const AppSettings& settings = m_context.settings;
    settings.botPace.follow(&table.bots(), [&table](BotPace pace) { table.bots().setPace(pace); });
    settings.makesOnlyChoices.follow(&table.onlyChoices(),
                                     [&table](bool makes) { table.onlyChoices().setWanted(makes); });
    settings.roundUps.follow(&table, [&table](bool wanted) { table.setRoundUps(wanted); });
}

void PlayPage::tellProblem(const QString& words) {
    const bool shown = !m_problem.isEmpty() && m_notice->text() == m_problem;
    m_problem = words;
    if (words.isEmpty() && shown)
        m_notice->dismiss();
    // A message about an unsaved game takes precedence; this one is shown after it.
    if (!words.isEmpty() && !m_keeper->isSaying())
        m_notice->say(words);
}

PlayPage::View PlayPage::view() const {
    const QWidget* const shown = m_stack->currentWidget();
    if (m_box && shown == m_box)
        return View::Box;
    return m_class && shown == m_class ? View::Class : static_cast<View>(m_stack->currentIndex());
}

QStackedWidget* PlayPage::stackOf(View view) const {
    switch (view) {
    case View::NewGame: return nullptr;
    case View::Board: return m_boards;
    case View::End: return m_ends;
    case View::Replay: return m_replays;
    case View::Box:
    case View::Class: return nullptr;
    }
    return nullptr;
}

QWidget* PlayPage::shownIn(View view) const {
    if (const QStackedWidget* pages = stackOf(view))
        return pages->currentWidget();
    if (view == View::NewGame)
        return m_table->sheet();
    return view == View::Box ? static_cast<QWidget*>(m_box) : m_class;
}

void PlayPage::setView(View view) {
    m_boards->setCurrentWidget(m_table->board());
    m_ends->setCurrentWidget(m_table->endPage());
    m_replays->setCurrentWidget(m_replayed->replay());
    if (view == View::Box || view == View::Class)
        m_stack->setCurrentWidget(shownIn(view));
    else
        m_stack->setCurrentIndex(static_cast<int>(view));
    pauseBots();
    // Bots may end a game while somebody is typing on another page.
    if (isVisible() || !window()->isVisible())
        shownIn(view)->setFocus();
}

/// A game must not continue by itself while it is hidden by a replay, a class or another game.
void PlayPage::pauseBots() {
    const bool isSeen = view() == View::Board || view() == View::End;
    for (const auto& [id, table] : m_tables)
        table->bots().setPaused(TableBots::Pause::Replay, !isSeen || table != m_table);
}

void PlayPage::choose(const QString& id) {
    GameTable* table = tableOf(id);
    if (!table)
        return;
    m_table = table;
    m_begin->choose(id);
    offerResume();
    setView(view());
}

void PlayPage::offerResume() {
    m_saved.refresh();
    showResumable();
    // After a crash, one click leads back to the seat.
    const auto place = MemberStore(m_context.dataFolder).read();
    m_begin->offerClass(place ? place->nickname : QString());
}

/// A sheet is left alone if its offer stays the same, because somebody may be typing in it.
void PlayPage::showResumable() {
    const std::optional<SavedGame> game = m_saved.lastUnfinished();
    std::optional<SavedGame>& offered = m_offers[m_table];
    if (offered == game)
        return;
    offered = game;
    m_table->setResumable(game);
}

GameTable& PlayPage::take(const games::AnyRecord& record) {
    const std::string_view id = games::idOf(record);
    GameTable* table = tableOf(QString::fromLatin1(id.data(), static_cast<qsizetype>(id.size())));
    for (const auto& [other, one] : m_tables)
        if (one != table)
            one->document().close();
    m_table = table ? table : m_table;
    m_begin->choose(m_table->id());
    return *m_table;
}

void PlayPage::start(const games::AnyRecord& header) {
    deal(header, {});
}

void PlayPage::startFromLesson(const games::AnyRecord& header, const QString& topic) {
    deal(header,
         {{tr("Back to the lesson"), "backToLesson", [this, topic] { go(*this, route::Lesson{topic}); }}});
}

void PlayPage::deal(const games::AnyRecord& header, const QList<NoticeWay>& ways) {
    m_keeper->whenKept(tr("Abandon the game"), [this, header, ways] {
        OpenedGame created = m_library.create(header);
        m_notice->dismiss();
        GameTable& table = take(header);
        table.open(header, std::move(created.journal));
        setView(View::Board);
        if (!created.ok())
            m_keeper->tellNotKept(table, created.message);
        else if (const QString notice = table.noticeFor(header); !notice.isEmpty())
            m_notice->say(notice, ways);
    });
}

void PlayPage::showReplay(GameTable& table, const games::AnyRecord& record, std::size_t moment,
                          core::Seat viewer) {
    m_beforeReplay = view() == View::Replay ? m_beforeReplay : view();
    m_replayed = &table;
    table.openReplay(record, moment, viewer);
    setView(View::Replay);
}

void PlayPage::replayCurrent(std::size_t moment) {
    // If the handover screen is shown, the replay shows nobody's hand either.
    showReplay(*m_table, m_table->document().anyRecord(), moment, m_table->viewer().eyes());
}

void PlayPage::showGame(const QString& id) {
    choose(id);
    if (m_table->document().isOpen() && !m_table->document().isFinished())
        setView(View::Board);
    else
        newGame();
}

void PlayPage::learn() {
    choose(gameEntries().front().id);
    emit m_table->guideRequested();
}

void PlayPage::newGame() {
    // A game that is over is not held any longer: it can be renamed or deleted.
    if (m_keeper->isAllKept())
        for (const auto& [id, table] : m_tables)
            if (TableDocument& over = table->document(); over.isOpen() && over.isFinished())
                over.close();
    offerResume();
    setView(View::NewGame);
}

void PlayPage::showBox() {
    if (!m_box) {
        m_box = new BoxPage(m_context, this);
        m_stack->addWidget(m_box);
        connect(m_box, &BoxPage::left, this, &PlayPage::newGame);
    }
    setView(View::Box);
}

bool PlayPage::isPlaying() const {
    const View shown = view();
    return (shown == View::Board && !m_table->document().isFinished()) ||
           (shown == View::Class && m_class->table() && !m_class->table()->isOver() &&
            !m_class->table()->isWatching());
}

void PlayPage::sitAt(int table) {
    showClass();
    m_class->sit(table);
}

void PlayPage::showClass() {
    if (!m_class) {
        m_class = new MemberPage(m_context, nullptr, this);
        m_stack->addWidget(m_class);
        // A game of one's own may have waited meanwhile.
        connect(m_class, &MemberPage::left, this, [this] { showGame(m_table->id()); });
        connect(m_class, &MemberPage::startRequested, this, &PlayPage::start);
    }
    setView(View::Class);
}

void PlayPage::comeBackToClass() {
    showClass();
    m_class->comeBack();
}

void PlayPage::leave() {
    m_keeper->whenKept(tr("Leave without saving"), [this] {
        for (Popover* sheet : window()->findChildren<Popover*>())
            sheet->close();
        m_notice->dismiss();
        m_table->document().close();
        newGame();
    });
}

bool PlayPage::saveElsewhere(const QString& path) {
    return m_keeper->saveTo(*m_table, path);
}

bool PlayPage::mayClose() {
    if (m_givenUp || m_keeper->isAllKept())
        return true;
    m_keeper->whenKept(tr("Close without saving"), [this] {
        m_givenUp = true;
        window()->close();
    });
    return false;
}

/// Bots may have ended the game, or begun to wait, while nobody saw the page.
void PlayPage::showEvent(QShowEvent* event) {
    QWidget::showEvent(event);
    const QWidget* const focus = focusWidget();
    if (focus && !focus->isVisibleTo(this))
        shownIn(view())->setFocus();
}

void PlayPage::tableChanged(GameTable& table, const Change& change) {
    if (change.kind == Change::Kind::Opened && table.document().journal())
        m_saved.remember(table.document().journal()->path());
    if (change.kind == Change::Kind::Opened)
        m_givenUp = false;
    if (&table != m_table || !table.document().isFinished())
        return;
    table.fillEndPage();
    if (change.kind == Change::Kind::Acted || change.kind == Change::Kind::Redone)
        setView(View::End);
}

Presentation PlayPage::presentation() const {
    Presentation shown;
    const bool isReplay = view() == View::Replay;
    GameTable* const table = isReplay ? m_replayed : m_table;
    if (!isReplay && ((view() != View::Board && view() != View::End) || !table->document().isOpen()))
        return shown;
    const auto& entries = gameEntries();
    const auto entry =
        std::ranges::find_if(entries, [table](const GameEntry& one) { return one.id == table->id(); });
    shown.title = entry == entries.end() ? QString() : entry->name();
    shown.isFigureWhole = true;
    shown.figure = [table, isReplay](QWidget* parent) -> QWidget* {
        return isReplay ? table->makeProjectedReplay(parent) : table->makeProjected(parent);
    };
    return shown;
}

} // namespace app
