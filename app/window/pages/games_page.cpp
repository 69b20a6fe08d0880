// SPDX-License-Identifier: GPL-3.0-or-later
#include "games_page.h"

#include "app/settings/machine_config.h"
#include "app/ui/navigation/navigation.h"
#include "app/ui/theme/tokens.h"
#include "app/ui/widgets/file_choice.h"
#include "app/ui/widgets/form.h"
#include "app/ui/widgets/page_foot.h"
#include "app/ui/widgets/page_parts.h"
#include "app/ui/widgets/segment_row.h"
#include "app/ui/widgets/way_back.h"
#include "game_item_delegate.h"

#include <QtCore/QDir>
#include <QtCore/QFileInfo>
#include <QtCore/QLocale>
#include <QtGui/QKeyEvent>
#include <QtWidgets/QAbstractButton>
#include <QtWidgets/QBoxLayout>
#include <QtWidgets/QLabel>
#include <QtWidgets/QListWidget>
#include <QtWidgets/QPushButton>

#include <algorithm>

namespace app {

using namespace page_parts;

namespace {

/// The page, in pixels at scale 1, so wide that card and list, or the two parts of the header, stand beside
/// each other.
constexpr qreal leastBeside = 560;
constexpr qreal leastHeader = 760;
/// Of the width.
constexpr int detailShare = 4;
constexpr int listShare = 3;

void describe(QListWidgetItem& entry, const SavedGame& game) {
    const QString comma = QStringLiteral(", ");
    QStringList winners;
    for (const SavedSeat& seat : game.seats)
        if (seat.wins)
            winners << QString::fromStdString(seat.name);
    QStringList facts;
    if (game.playable())
        facts << game.gameName;
    else
        facts << GamesPage::tr("Each game has a file of its own.");
    if (!winners.isEmpty())
        facts << GamesPage::tr("won by %1").arg(winners.join(comma));
    else if (game.playable() && !game.title.isEmpty())
        facts << game.players.join(comma);
    QStringList standing{SavedGamePanel::standing(game), SavedGamePanel::dateText(game.played)};
    if (game.inUse)
        standing << GamesPage::tr("open now");
    entry.setData(Qt::UserRole, game.path);
    entry.setData(GameItemDelegate::TitleRole, SavedGamePanel::titleOf(game));
    entry.setData(GameItemDelegate::PlayersRole, facts.join(QStringLiteral(" · ")));
    entry.setData(GameItemDelegate::StandingRole, standing.join(QStringLiteral(" · ")));
    entry.setData(GameItemDelegate::GameRole, QVariant::fromValue(game));
    entry.setData(Qt::AccessibleTextRole,
                  (QStringList{SavedGamePanel::titleOf(game)} + standing + facts).join(comma));
    entry.setData(Qt::AccessibleDescriptionRole,
                  game.message.isEmpty() ? QVariant() : QVariant(game.message));
}

} // namespace

GamesPage::GamesPage(const GameLibrary& library, QWidget* parent)
    : QWidget(parent), m_library(library), m_saved(new SavedGames(library, this)) {
    Form(this, Form::Way::Down, 0);
    build();
    connect(m_saved, &SavedGames::changed, this, &GamesPage::showGames);
}

const SavedGame* GamesPage::current() const {
    const auto found = std::find_if(m_games.begin(), m_games.end(),
                                    [this](const SavedGame& game) { return game.path == m_selected; });
    return found == m_games.end() ? nullptr : &*found;
}

QString GamesPage::message() const {
    return m_message;
}

void GamesPage::refresh() {
    m_saved->refresh();
    showGames();
}

void GamesPage::showGames() {
    m_games = m_saved->games();
    // A newly made game is selected before it has been read, so it may be missing from the list for a moment.
    if (!current() && (m_saved->isComplete() || m_selected.isEmpty())) {
        m_selected = m_games.empty() ? QString() : m_games.front().path;
        m_asking = SavedGamePanel::Asking::Nothing;
    }
    fillList();
    say(m_message, m_messageIsProblem);
    if (m_shown != wantedDetail())
        buildDetail();
}

GamesPage::Detail GamesPage::wantedDetail() const {
    const SavedGame* game = current();
    return {.game = game ? std::optional(*game) : std::nullopt,
            .asking = m_asking,
            .noTrash = m_noTrash,
            .known = game || m_saved->isComplete()};
}

void GamesPage::select(const QString& path) {
    m_selected = path;
    m_asking = SavedGamePanel::Asking::Nothing;
    m_noTrash = false;
    for (int row = 0; row < m_list->count(); ++row)
        if (m_list->item(row)->data(Qt::UserRole).toString() == path && m_list->currentRow() != row)
            m_list->setCurrentRow(row);
    buildDetail();
}

void GamesPage::build() {
    m_content = new QWidget(this);
    static_cast<QBoxLayout*>(layout())->addWidget(m_content, 1);
    Form rows(m_content, Form::Way::Down, space::gap);
    keepStyled(rows.box(), [box = rows.box()] {
        const Theme& theme = Theme::current();
        const int side = theme.px(space::section);
        box->setContentsMargins(side, theme.px(space::card), side, theme.px(space::small));
    });
    Form head = rows.part(Form::Way::Along, space::small);
    m_header = head.box();
    Form named = head.part(Form::Way::Along, space::gap, 1);
    named.add(wayBack(PageId::Play, named.widget()))
        ->setVisible(MachineConfig::current().allowsPage(pageName(PageId::Play)));
    named.grow(named.add(pageTitle([] { return app::pageTitle(PageId::Games); }, named.widget())));
    Form choice = head.part(Form::Way::Along, space::gap);
    m_filter = choice.add("gamesShown", new SegmentRow(3, choice.widget()));
    choice.box()->setAlignment(m_filter, Qt::AlignVCenter);
    keepTranslated(m_filter, [this] {
        m_filter->setSubject(tr("Listed games"));
        countGames();
    });
    connect(m_filter, &SegmentRow::chosen, this, [this](int shown) { showOnly(static_cast<Shown>(shown)); });
    QPushButton* import = choice.button(
        "import", [] { return tr("Import…"); }, [this] { chooseImport(); });
    setButtonKind(import, ButtonKind::Text);
    setTip(import, [] { return tr("Adds a game file from elsewhere to your saved games"); });
    file_choice::hideUnlessOffered(import);
    m_told = rows.label("message", TextRole::Strong);
    m_takeEdited = rows.button(
        "importEdited", [] { return tr("Open as edited"); },
        [this, import] {
            // The button disappears. If the focus went to the list, that would select another game before the
            // new one has been read.
            import->setFocus();
            importFrom(m_edited, Journal::Seals::Ignored);
        });
    setTip(m_takeEdited,
           [] { return tr("Creates a new game from the moves now in the file; the file stays as it is."); });
    Form columns = rows.part(Form::Way::Along, space::gap, 1);
    m_columns = columns.box();
    m_list = new QListWidget(columns.widget());
    m_detail = columns.part(Form::Way::Down, 0, detailShare).widget();
    columns.add(m_list, listShare);
    keepTranslated(m_list, [this] { m_list->setAccessibleName(app::pageTitle(PageId::Games)); });
    m_list->setFrameShape(QFrame::NoFrame);
    m_list->viewport()->setAutoFillBackground(false);
    m_list->setMouseTracking(true);
    m_list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_list->setItemDelegate(new GameItemDelegate(m_list));
    m_list->setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    connect(m_list, &QListWidget::currentItemChanged, this, [this](QListWidgetItem* entry) {
        if (entry)
            select(entry->data(Qt::UserRole).toString());
    });
    connect(m_list, &QListWidget::itemActivated, this, [this] {
        if (const SavedGame* game = current(); game && game->playable()) {
            go(*this, route::SavedGame{game->path});
        }
    });
    m_foot = new PageFoot([] { return tr("Every move is saved by itself, on this computer."); }, this);
    layout()->addWidget(m_foot);
    m_foot->add(
        "newGame", [] { return tr("New game"); }, ButtonKind::Tonal,
        [this] { go(*this, route::Page{PageId::Play}); });
    keepTranslated(this, [this] {
        m_games = m_saved->games();
        fillList();
        say(m_message, m_messageIsProblem);
    });
    buildDetail();
    arrange();
}

/// Changes only rows that differ, so that a list that is still filling keeps its scroll position and its
/// current row.
void GamesPage::fillList() {
    const QSignalBlocker quiet(m_list);
    if (const SavedGame* game = current(); game && !isShown(*game))
        m_which = Shown::All;
    countGames();
    for (int row = 0; row < static_cast<int>(m_games.size()); ++row) {
        const SavedGame& game = m_games[static_cast<std::size_t>(row)];
        QListWidgetItem* entry = m_list->item(row);
        if (!entry || entry->data(Qt::UserRole).toString() != game.path) {
            int from = row + 1;
            while (from < m_list->count() && m_list->item(from)->data(Qt::UserRole).toString() != game.path)
                ++from;
            entry = from < m_list->count() ? m_list->takeItem(from) : new QListWidgetItem;
            m_list->insertItem(row, entry);
        }
        describe(*entry, game);
        entry->setHidden(!isShown(game));
        if (game.path == m_selected)
            m_list->setCurrentItem(entry);
    }
    while (m_list->count() > static_cast<int>(m_games.size()))
        delete m_list->takeItem(m_list->count() - 1);
    if (!current())
        m_list->setCurrentItem(nullptr);
    m_list->setVisible(!m_games.empty());
    m_filter->setVisible(!m_games.empty());
    if (QPushButton* begin = m_foot->findChild<QPushButton*>(QStringLiteral("newGame")))
        begin->setVisible(!m_games.empty() && MachineConfig::current().allowsPage(pageName(PageId::Play)));
}

void GamesPage::buildDetail() {
    discard(m_panel);
    m_shown = wantedDetail();
    m_panel = new SavedGamePanel(current(), m_asking, m_noTrash, m_detail);
    m_detail->layout()->addWidget(m_panel);
    m_detail->setVisible(m_shown.known);
    connect(m_panel, &SavedGamePanel::exportRequested, this, &GamesPage::chooseExport);
    // These actions replace the panel, so they are queued until its click has been handled, and only the
    // first one counts.
    const auto answer = [this, panel = m_panel](auto signal, auto act) {
        connect(
            panel, signal, this,
            [this, panel, act](auto&&... arguments) {
                if (panel == m_panel)
                    (this->*act)(arguments...);
            },
            Qt::QueuedConnection);
    };
    answer(&SavedGamePanel::asked, &GamesPage::ask);
    answer(&SavedGamePanel::renamed, &GamesPage::rename);
    answer(&SavedGamePanel::removed, &GamesPage::remove);
    answer(&SavedGamePanel::rescueRequested, &GamesPage::rescue);
    answer(&SavedGamePanel::editedRequested, &GamesPage::takeEdited);
    m_panel->show();
    orderTabs();
}

void GamesPage::orderTabs() {
    QWidget* before = m_list;
    for (QWidget* part : m_panel->findChildren<QWidget*>()) {
        if (part->focusPolicy() == Qt::NoFocus)
            continue;
        setTabOrder(before, part);
        before = part;
    }
}

bool GamesPage::isShown(const SavedGame& game) const {
    switch (m_which) {
    case Shown::GoingOn: return game.playable() && !game.finished;
    case Shown::Finished: return game.playable() && game.finished;
    case Shown::All: break;
    }
    return true;
}

void GamesPage::showOnly(Shown shown) {
    m_which = shown;
    if (const SavedGame* game = current(); !game || !isShown(*game)) {
        const auto first =
            std::ranges::find_if(m_games, [this](const SavedGame& one) { return isShown(one); });
        if (first != m_games.end()) {
            select(first->path);
            say({}, false);
        }
    }
    fillList();
}

void GamesPage::countGames() {
    const auto finished = std::ranges::count_if(
        m_games, [](const SavedGame& game) { return game.playable() && game.finished; });
    const auto goingOn = std::ranges::count_if(
        m_games, [](const SavedGame& game) { return game.playable() && !game.finished; });
    const QLocale locale;
    m_filter->setLabels({tr("All %1", "games, and how many").arg(locale.toString(m_games.size())),
                         tr("Going on %1", "games, and how many").arg(locale.toString(goingOn)),
                         tr("Finished %1", "games, and how many").arg(locale.toString(finished))});
    m_filter->showValue(static_cast<int>(m_which));
    const auto buttons = m_filter->findChildren<QAbstractButton*>();
    buttons[1]->setEnabled(goingOn > 0);
    buttons[2]->setEnabled(finished > 0);
}

void GamesPage::ask(SavedGamePanel::Asking what) {
    m_asking = what;
    m_noTrash = false;
    say({}, false);
    buildDetail();
    if (what == SavedGamePanel::Asking::Nothing)
        m_list->setFocus();
}

void GamesPage::say(const QString& message, bool isProblem) {
    if (message != m_message)
        m_edited.clear();
    m_message = message;
    m_messageIsProblem = isProblem;
    setColour(m_told, isProblem ? Role::Warning : Role::SageText);
    m_told->setText(message);
    m_told->setVisible(!message.isEmpty());
    m_takeEdited->setVisible(!m_edited.isEmpty());
}

void GamesPage::rename(const QString& title) {
    const SavedGame* game = current();
    if (!game)
        return;
    m_edited.clear();
    const GameLibrary::Outcome outcome = GameLibrary::rename(game->path, title);
    m_asking = SavedGamePanel::Asking::Nothing;
    m_message = outcome.message;
    m_messageIsProblem = !outcome.ok();
    refresh();
    m_list->setFocus();
}

void GamesPage::remove() {
    const SavedGame* game = current();
    if (!game)
        return;
    m_edited.clear();
    const GameLibrary::Outcome outcome =
        m_noTrash ? GameLibrary::removeForGood(game->path) : GameLibrary::moveToTrash(game->path);
    // Another window may have opened or deleted it since the list was read.
    const bool offersMore = !outcome.ok() && !m_noTrash && !game->inUse && !Journal::isHeld(game->path) &&
                            QFileInfo::exists(game->path);
    m_noTrash = offersMore;
    m_asking = offersMore ? SavedGamePanel::Asking::Remove : SavedGamePanel::Asking::Nothing;
    m_message = outcome.ok() ? tr("The game was deleted.") : outcome.message;
    m_messageIsProblem = !outcome.ok();
    refresh();
    if (!offersMore)
        m_list->setFocus();
}

void GamesPage::rescue() {
    if (const SavedGame* game = current())
        showMade(m_library.rescue(game->path),
                 tr("All moves before the damage are now in a new game. The damaged file is still there."));
}

void GamesPage::takeEdited() {
    if (const SavedGame* game = current())
        showMade(m_library.takeEdited(game->path),
                 tr("The edited moves are now in a new game. The changed file is still there."));
}

void GamesPage::showMade(OpenedGame opened, const QString& told) {
    m_edited.clear();
    m_messageIsProblem = !opened.ok();
    m_message = opened.ok() ? told : opened.message;
    if (opened.ok())
        m_selected = opened.journal->path();
    opened.journal.reset();
    refresh();
}

void GamesPage::importFrom(const QString& path, Journal::Seals seals) {
    const GameLibrary::Outcome outcome = m_library.importFrom(path, seals);
    m_edited = outcome.problem == SaveProblem::Edited ? path : QString();
    m_message = outcome.ok() ? tr("The game was imported.") : outcome.message;
    m_messageIsProblem = !outcome.ok();
    if (outcome.ok())
        m_selected = outcome.path;
    refresh();
}

void GamesPage::exportTo(const QString& path) {
    const SavedGame* game = current();
    if (!game)
        return;
    const GameLibrary::Outcome outcome = m_library.exportTo(game->path, path);
    say(outcome.ok() ? tr("A copy was saved: %1").arg(QDir::toNativeSeparators(path)) : outcome.message,
        !outcome.ok());
}

void GamesPage::chooseImport() {
    const QString path =
        file_choice::open(this, tr("Import a game"),
                          tr("Genotype Companion games (%1);;All files (%2)")
                              .arg(QLatin1Char('*') + GameLibrary::suffix(), QStringLiteral("*")));
    if (!path.isEmpty())
        importFrom(path);
}

void GamesPage::chooseExport() {
    const SavedGame* game = current();
    if (!game)
        return;
    const QString suggested = QFileInfo(game->path).fileName();
    const QString path =
        file_choice::save(this, tr("Export the game"), suggested,
                          tr("Genotype Companion games (%1)").arg(QLatin1Char('*') + GameLibrary::suffix()));
    if (!path.isEmpty())
        exportTo(path);
}

void GamesPage::arrange() {
    const Theme& theme = Theme::current();
    const auto along = [](bool isWide) { return isWide ? QBoxLayout::LeftToRight : QBoxLayout::TopToBottom; };
    m_columns->setDirection(along(width() >= theme.px(leastBeside)));
    m_header->setDirection(along(width() >= theme.px(leastHeader)));
}

void GamesPage::showEvent(QShowEvent* event) {
    if (!event->spontaneous()) {
        refresh();
    }
    QWidget::showEvent(event);
}

void GamesPage::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    arrange();
}

} // namespace app
