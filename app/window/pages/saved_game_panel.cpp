// SPDX-License-Identifier: GPL-3.0-or-later
#include "saved_game_panel.h"

#include "app/ui/navigation/navigation.h"
#include "app/ui/widgets/file_choice.h"
#include "app/ui/widgets/form.h"
#include "app/ui/widgets/page_parts.h"

#include <QtCore/QFileInfo>
#include <QtCore/QLocale>
#include <QtWidgets/QLabel>
#include <QtWidgets/QLineEdit>
#include <QtWidgets/QPushButton>
#include <QtWidgets/QScrollArea>

namespace app {

using namespace page_parts;

QString SavedGamePanel::dateText(const QDateTime& when) {
    const QLocale locale;
    return locale.toString(when.date(), QLocale::ShortFormat) + QLatin1Char(' ') +
           locale.toString(when.time(), QStringLiteral("HH:mm"));
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
    : Panel(parent), m_noTrash(noTrash) {
    auto* inside = new QWidget;
    Form(this, Form::Way::Down, 0, 4).add(scrolling(inside, this));
    Form rows(inside, Form::Way::Filled, 8, 10);
    if (!game) {
        rows.heading([] { return tr("No games yet"); });
        rows.text([] {
            return tr("Every game you start is saved here automatically, move by move. You can resume it "
                      "later, watch a replay, or take it to another computer with Export and Import.");
        });
        rows.addStretch();
        return;
    }
    m_game = *game;
    rows.heading(titleOf(*game));
    if (!game->playable()) {
        rows.text(game->message, TextRole::Strong, Role::Warning)->setObjectName(QStringLiteral("problem"));
    } else {
        rows.text(game->gameName, TextRole::Strong);
        if (!game->title.isEmpty())
            rows.text(game->players.join(QStringLiteral(", ")));
        rows.text([game = m_game] {
            return tr("%1. %n moves.", nullptr, static_cast<int>(game.actions)).arg(standing(game));
        });
    }
    rows.note([when = game->played] { return tr("Last played: %1").arg(dateText(when)); });
    if (game->inUse)
        rows.note([] { return tr("This game is open now."); });
    switch (asking) {
    case Asking::Rename: askRename(rows); break;
    case Asking::Remove: askRemove(rows); break;
    case Asking::Nothing: offer(rows); break;
    }
    rows.addStretch();
}

void SavedGamePanel::offer(Form& rows) {
    const SavedGame& game = m_game;
    if (game.playable() && !game.finished)
        rows.button(
                "goOn", [] { return tr("Resume"); },
                [this, path = game.path] { go(*this, route::SavedGame{path}); })
            ->setDefault(true);
    if (game.playable()) {
        rows.button(
                "replay", [] { return tr("Replay"); },
                [this, path = game.path] { go(*this, route::Replay{path}); })
            ->setDefault(game.finished);
        rows.button(
            "rename", [] { return tr("Rename"); }, [this] { emit asked(Asking::Rename); });
        file_choice::hideUnlessOffered(rows.button(
            "export", [] { return tr("Export…"); }, [this] { emit exportRequested(); }));
    }
    if (game.problem == SaveProblem::Edited)
        setTip(rows.button(
                   "openEdited", [] { return tr("Open edited game"); }, [this] { emit editedRequested(); }),
               [] {
                   return tr("Creates a new game from the moves now in the file; this file stays as it is.");
               });
    if (game.problem == SaveProblem::Damaged || game.problem == SaveProblem::Edited)
        setTip(rows.button(
                   "rescue", [] { return tr("Recover intact moves"); }, [this] { emit rescueRequested(); }),
               [] {
                   return tr(
                       "Creates a new game from all moves before the damage; this file stays as it is.");
               });
    rows.button(
        "delete", [] { return tr("Delete"); }, [this] { emit asked(Asking::Remove); });
}

void SavedGamePanel::askRename(Form& rows) {
    QLineEdit* title = rows.field(
        "title", [] { return tr("New name for the game"); }, m_game.title);
    title->setMaxLength(static_cast<int>(core::maxNameBytes) / 3);
    const auto save = [this, title] { emit renamed(title->text()); };
    connect(title, &QLineEdit::returnPressed, this, save);
    Form line = rows.part(Form::Way::Along);
    line.button(
            "saveName", [] { return tr("Save the name"); }, save)
        ->setDefault(true);
    line.button(
        {}, [] { return tr("Cancel"); }, [this] { emit asked(Asking::Nothing); });
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
    Form line = rows.part(Form::Way::Along);
    QPushButton* leave = line.button(
        {}, [] { return tr("Keep it"); }, [this] { emit asked(Asking::Nothing); });
    line.button(
        "reallyDelete", [noTrash = m_noTrash] { return noTrash ? tr("Delete permanently") : tr("Delete"); },
        [this] { emit removed(); });
    leave->setFocus();
}

} // namespace app
