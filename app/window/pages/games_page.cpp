// SPDX-License-Identifier: GPL-3.0-or-later
#include "games_page.h"

#include "app/settings/machine_config.h"
#include "app/ui/navigation/navigation.h"
#include "app/ui/widgets/file_choice.h"
#include "app/ui/widgets/form.h"
#include "app/ui/widgets/page_parts.h"
#include "app/ui/widgets/way_back.h"
#include "game_item_delegate.h"

#include <QtCore/QDir>
#include <QtCore/QFileInfo>
#include <QtGui/QKeyEvent>
#include <QtWidgets/QBoxLayout>
#include <QtWidgets/QLabel>
#include <QtWidgets/QListWidget>
#include <QtWidgets/QPushButton>

#include <algorithm>

namespace app {

using namespace page_parts;

namespace {

void describe(QListWidgetItem& entry, const SavedGame& game) {
    const QString played = SavedGamePanel::dateText(game.played);
    QStringList facts;
    if (game.playable())
        facts << game.gameName;
    if (game.playable() && !game.title.isEmpty())
        facts << game.players.join(QStringLiteral(", "));
    facts << played;
    if (game.inUse)
        facts << GamesPage::tr("open now");
    entry.setData(Qt::UserRole, game.path);
    entry.setData(GameItemDelegate::TitleRole, SavedGamePanel::titleOf(game));
    entry.setData(GameItemDelegate::PlayersRole, facts.join(QStringLiteral(" · ")));
    entry.setData(GameItemDelegate::StandingRole, SavedGamePanel::standing(game));
    entry.setData(GameItemDelegate::ProblemRole, !game.playable());
    entry.setData(Qt::AccessibleTextRole,
                  QStringList{SavedGamePanel::titleOf(game), SavedGamePanel::standing(game),
                              facts.join(QStringLiteral(", "))}
                      .join(QStringLiteral(", ")));
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
    layout()->addWidget(m_content);
    Form rows(m_content, Form::Way::Down, 12, 16);
    Form line = rows.part(Form::Way::Along, 12);
    line.add(wayBack(PageId::Play, m_content))
        ->setVisible(MachineConfig::current().allowsPage(pageName(PageId::Play)));
    line.grow(line.add(pageTitle([] { return app::pageTitle(PageId::Games); }, m_content)));
    QPushButton* import = line.button(
        "import", [] { return tr("Import…"); }, [this] { chooseImport(); });
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
    Form columns = rows.part(Form::Way::Along, 16, 1);
    m_columns = columns.box();
    m_list = columns.add(new QListWidget(m_content), 3);
    keepTranslated(m_list, [this] { m_list->setAccessibleName(app::pageTitle(PageId::Games)); });
    m_list->setFrameShape(QFrame::NoFrame);
    m_list->viewport()->setAutoFillBackground(false);
    m_list->setMouseTracking(true);
    m_list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_list->setItemDelegate(new GameItemDelegate(m_list));
    m_detail = columns.part(Form::Way::Down, 0, 2).widget();
    connect(m_list, &QListWidget::currentItemChanged, this, [this](QListWidgetItem* entry) {
        if (entry)
            select(entry->data(Qt::UserRole).toString());
    });
    connect(m_list, &QListWidget::itemActivated, this, [this] {
        if (const SavedGame* game = current(); game && game->playable()) {
            if (game->finished)
                go(*this, route::Replay{game->path});
            else
                go(*this, route::SavedGame{game->path});
        }
    });
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
        if (game.path == m_selected)
            m_list->setCurrentItem(entry);
    }
    while (m_list->count() > static_cast<int>(m_games.size()))
        delete m_list->takeItem(m_list->count() - 1);
    if (!current())
        m_list->setCurrentItem(nullptr);
    m_list->setVisible(!m_games.empty());
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
    const bool wide = width() >= Theme::current().px(760);
    m_columns->setDirection(wide ? QBoxLayout::LeftToRight : QBoxLayout::TopToBottom);
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
