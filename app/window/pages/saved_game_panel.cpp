// SPDX-License-Identifier: GPL-3.0-or-later
#include "saved_game_panel.h"

#include "app/settings/machine_config.h"
#include "app/ui/navigation/navigation.h"
#include "app/ui/theme/button_kind.h"
#include "app/ui/theme/elevation.h"
#include "app/ui/theme/tokens.h"
#include "app/ui/widgets/file_choice.h"
#include "app/ui/widgets/form.h"
#include "app/ui/widgets/page_parts.h"
#include "engine/games/games.h"
#include "saved_game_parts.h"
#include "saved_game_picture.h"

#include <QtCore/QFileInfo>
#include <QtCore/QLocale>
#include <QtWidgets/QBoxLayout>
#include <QtWidgets/QLabel>
#include <QtWidgets/QLineEdit>
#include <QtWidgets/QPushButton>
#include <QtWidgets/QScrollArea>

namespace app {

using namespace page_parts;

namespace {

/// The card, in pixels at scale 1, so wide that all its buttons stand beside each other.
constexpr qreal leastActsBeside = 440;

/// What a player has, and whether the game waits for that player.
QString aboutSeat(const SavedGame& game, const SavedSeat& seat) {
    QStringList about;
    if (seat.points && game.game == QLatin1String(genomewars::Game::id.data()))
        about << SavedGamePanel::tr("population %1").arg(QLocale().toString(*seat.points));
    else if (seat.points)
        about << SavedGamePanel::tr("%n points", "of a player", *seat.points);
    if (seat.isNext)
        about << SavedGamePanel::tr("next to play");
    if (seat.wins)
        about << SavedGamePanel::tr("has won");
    return about.join(QStringLiteral(" · "));
}

QString seatNameOf(const SavedGame& game, std::size_t seat) {
    const QString name = QString::fromStdString(game.seats[seat].name);
    return name.isEmpty() ? SavedGamePanel::tr("Player %1").arg(seat + 1) : name;
}

} // namespace

QString SavedGamePanel::dateText(const QDateTime& when) {
    const QLocale locale;
    const QString time = locale.toString(when.time(), QStringLiteral("HH:mm"));
    switch (when.date().daysTo(QDate::currentDate())) {
    case 0: return tr("today, %1", "a time").arg(time);
    case 1: return tr("yesterday, %1", "a time").arg(time);
    default: return locale.toString(when.date(), QLocale::ShortFormat) + QLatin1Char(' ') + time;
    }
}

QString SavedGamePanel::titleOf(const SavedGame& game) {
    if (!game.title.isEmpty())
        return game.title;
    return game.playable() ? game.players.join(QStringLiteral(", ")) : QFileInfo(game.path).fileName();
}

QString SavedGamePanel::standing(const SavedGame& game) {
    switch (game.problem) {
    case SaveProblem::None: break;
    case SaveProblem::Edited: return tr("Changed");
    case SaveProblem::Damaged: return tr("Damaged");
    case SaveProblem::OtherVersion: return tr("From another version");
    case SaveProblem::DiceHidden: return tr("Sealed dice");
    default: return tr("Cannot be read");
    }
    return game.progress;
}

SavedGamePanel::SavedGamePanel(const SavedGame* game, Asking asking, bool noTrash, QWidget* parent)
    : Panel(parent, Role::Panel, game ? Role::GlowBorder : Role::Line), m_noTrash(noTrash) {
    auto* inside = new QWidget;
    Form frame(this, Form::Way::Down, 0);
    frame.add(scrolling(inside, this));
    keepStyled(frame.box(), [box = frame.box()] {
        const qreal line = Theme::current().px(stroke::strong);
        const QMarginsF margins = elevationMargins(Elevation::Rests) + QMarginsF(line, line, line, line);
        box->setContentsMargins(margins.toMargins());
    });
    Form all(inside, Form::Way::Filled, 0);
    all.box()->addWidget(new SavedGameScene(game, inside), 1);
    Form rows = all.part(Form::Way::Filled, space::small);
    keepStyled(rows.box(), [box = rows.box()] {
        const Theme& theme = Theme::current();
        const int side = theme.px(space::section);
        box->setContentsMargins(side, theme.px(space::card), side, theme.px(space::card));
    });
    if (!game) {
        QLabel* none = rows.text([] { return tr("No games yet"); }, TextRole::PageTitle);
        keepStyled(none, [none] { none->setFont(Theme::current().serif(type::page, QFont::Bold)); });
        rows.text([] {
            return tr("Every game you start is saved here automatically, move by move. You can resume it "
                      "later, watch a replay, or take it to another computer with Export and Import.");
        });
        if (MachineConfig::current().allowsPage(pageName(PageId::Play))) {
            Form line = rows.part(Form::Way::Along, space::gap);
            line.addStretch();
            setButtonKind(line.button(
                              "firstGame", [] { return tr("Start a game"); },
                              [this] { go(*this, route::Page{PageId::Play}); }),
                          ButtonKind::Primary);
        }
        return;
    }
    m_game = *game;
    describe(rows);
    switch (asking) {
    case Asking::Rename: askRename(rows); break;
    case Asking::Remove: askRemove(rows); break;
    case Asking::Nothing: offer(rows); break;
    }
}

void SavedGamePanel::describe(Form& rows) {
    const SavedGame& game = m_game;
    const auto played = [game = m_game] {
        QStringList about;
        if (game.playable())
            about << game.gameName;
        about << tr("last played %1", "a day and a time").arg(dateText(game.played));
        if (game.inUse)
            about << tr("open now");
        return about.join(QStringLiteral(" · "));
    };
    rows.text(played, TextRole::Body, Role::SoftInk);
    QLabel* title = rows.text(titleOf(game), TextRole::PageTitle);
    title->setObjectName(QStringLiteral("gameTitle"));
    keepStyled(title, [title] { title->setFont(Theme::current().serif(type::page, QFont::Bold)); });
    if (!game.playable()) {
        rows.text(game.message, TextRole::Strong, Role::Warning)->setObjectName(QStringLiteral("problem"));
        rows.text([] { return tr("Each game has a file of its own."); });
        return;
    }
    Form players = rows.part(Form::Way::Wrapping, space::card);
    for (std::size_t seat = 0; seat < game.seats.size(); ++seat)
        players.add(new SavedPlayerBadge(
            seatNameOf(game, seat), game.seats[seat].colour,
            [game = m_game, seat] { return aboutSeat(game, game.seats[seat]); }, players.widget()));
    Form rounds = rows.part(Form::Way::Along, space::gap);
    if (game.rounds.rounds > 0)
        rounds.add(new RoundsBar(game.rounds, game.finished, rounds.widget()));
    rounds.grow(rounds.text(
        [game = m_game] {
            return tr("%1. %n moves.", nullptr, static_cast<int>(game.actions)).arg(standing(game));
        },
        TextRole::Body, Role::SoftInk));
}

void SavedGamePanel::offer(Form& rows) {
    const SavedGame& game = m_game;
    Form line = rows.part(Form::Way::Along, space::gap);
    m_acts = line.box();
    Form others = line.part(Form::Way::Wrapping, space::tight, 1);
    const auto add = [](Form& form, ButtonKind kind, QAnyStringView name, const Text& text,
                        const std::function<void()>& pressed) {
        QPushButton* made = form.button(name, text, pressed);
        setButtonKind(made, kind);
        return made;
    };
    if (game.playable()) {
        add(
            others, ButtonKind::Text, "replay", [] { return tr("Replay"); },
            [this, path = game.path] { go(*this, route::Replay{path}); });
        add(
            others, ButtonKind::Text, "rename", [] { return tr("Rename"); },
            [this] { emit asked(Asking::Rename); });
        file_choice::hideUnlessOffered(add(
            others, ButtonKind::Text, "export", [] { return tr("Export…"); },
            [this] { emit exportRequested(); }));
    }
    const bool isEdited = game.problem == SaveProblem::Edited;
    if (game.problem == SaveProblem::Damaged || isEdited)
        setTip(add(
                   isEdited ? others : line, isEdited ? ButtonKind::Text : ButtonKind::Primary, "rescue",
                   [] { return tr("Recover intact moves"); }, [this] { emit rescueRequested(); }),
               [] {
                   return tr(
                       "Creates a new game from all moves before the damage; this file stays as it is.");
               });
    add(
        others, ButtonKind::Text, "delete", [] { return tr("Delete"); },
        [this] { emit asked(Asking::Remove); });
    if (isEdited)
        setTip(add(
                   line, ButtonKind::Primary, "openEdited", [] { return tr("Open edited game"); },
                   [this] { emit editedRequested(); }),
               [] {
                   return tr("Creates a new game from the moves now in the file; this file stays as it is.");
               });
    if (!game.playable())
        return;
    const auto open = [this, path = game.path] { go(*this, route::SavedGame{path}); };
    if (game.finished)
        add(
            line, ButtonKind::Primary, "lookAtEnd", [] { return tr("Look at the end"); }, open);
    else
        add(
            line, ButtonKind::Primary, "goOn", [] { return tr("Continue"); }, open);
}

void SavedGamePanel::resizeEvent(QResizeEvent* event) {
    Panel::resizeEvent(event);
    if (m_acts)
        m_acts->setDirection(width() >= Theme::current().px(leastActsBeside) ? QBoxLayout::LeftToRight
                                                                             : QBoxLayout::TopToBottom);
}

void SavedGamePanel::askRename(Form& rows) {
    QLineEdit* title = rows.field(
        "title", [] { return tr("New name for the game"); }, m_game.title);
    title->setMaxLength(static_cast<int>(core::maxNameBytes) / 3);
    const auto save = [this, title] { emit renamed(title->text()); };
    connect(title, &QLineEdit::returnPressed, this, save);
    Form line = rows.part(Form::Way::Along, space::gap);
    line.addStretch();
    setButtonKind(line.button(
                      {}, [] { return tr("Cancel"); }, [this] { emit asked(Asking::Nothing); }),
                  ButtonKind::Text);
    setButtonKind(line.button(
                      "saveName", [] { return tr("Save the name"); }, save),
                  ButtonKind::Primary);
    title->selectAll();
    title->setFocus();
}

void SavedGamePanel::askRemove(Form& rows) {
    rows.text(
        [noTrash = m_noTrash] {
            return noTrash
                       ? tr("There is no trash for this folder. Delete the game permanently? This cannot be "
                            "undone.")
                       : tr("Move this game to the trash?");
        },
        TextRole::Strong);
    Form line = rows.part(Form::Way::Along, space::gap);
    line.addStretch();
    setButtonKind(line.button(
                      "reallyDelete",
                      [noTrash = m_noTrash] { return noTrash ? tr("Delete permanently") : tr("Delete"); },
                      [this] { emit removed(); }),
                  ButtonKind::Tonal);
    QPushButton* leave = line.button(
        {}, [] { return tr("Keep it"); }, [this] { emit asked(Asking::Nothing); });
    setButtonKind(leave, ButtonKind::Tonal);
    leave->setFocus();
}

} // namespace app
