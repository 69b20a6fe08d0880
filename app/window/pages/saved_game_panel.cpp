// SPDX-License-Identifier: GPL-3.0-or-later
#include "saved_game_panel.h"

#include "app/ui/navigation/navigation.h"
#include "app/ui/widgets/file_choice.h"
#include "app/ui/widgets/page_parts.h"

#include <QtCore/QFileInfo>
#include <QtCore/QLocale>
#include <QtWidgets/QBoxLayout>
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
    auto* outer = new QVBoxLayout(this);
    setMargins(outer, 4, 0);
    auto* inside = new QWidget;
    outer->addWidget(scrolling(inside, this));
    auto* rows = new QVBoxLayout(inside);
    setMargins(rows, 10, 8);
    if (!game) {
        rows->addWidget(words([] { return tr("No games yet"); }, inside, TextRole::PanelTitle));
        rows->addWidget(words(
            [] {
                return tr("Every game you start is saved here automatically, move by move. You can resume it "
                          "later, watch a replay, or take it to another computer with Export and Import.");
            },
            inside));
        rows->addStretch(1);
        return;
    }
    m_game = *game;
    rows->addWidget(words(titleOf(*game), inside, TextRole::PanelTitle));
    if (!game->playable()) {
        QLabel* why = words(game->message, inside, TextRole::Strong, Role::Warning);
        why->setObjectName(QStringLiteral("problem"));
        rows->addWidget(why);
    } else {
        rows->addWidget(words(game->gameName, inside, TextRole::Strong));
        if (!game->title.isEmpty())
            rows->addWidget(words(game->players.join(QStringLiteral(", ")), inside));
        rows->addWidget(words(
            [game = m_game] {
                return tr("%1. %n moves.", nullptr, static_cast<int>(game.actions)).arg(standing(game));
            },
            inside));
    }
    rows->addWidget(words([when = game->played] { return tr("Last played: %1").arg(dateText(when)); }, inside,
                          TextRole::Caption, Role::SoftInk));
    if (game->inUse)
        rows->addWidget(
            words([] { return tr("This game is open now."); }, inside, TextRole::Caption, Role::SoftInk));
    switch (asking) {
    case Asking::Rename: askRename(rows, inside); break;
    case Asking::Remove: askRemove(rows, inside); break;
    case Asking::Nothing: offer(rows, inside); break;
    }
    rows->addStretch(1);
}

void SavedGamePanel::offer(QBoxLayout* rows, QWidget* parent) {
    const SavedGame& game = m_game;
    const auto add = [&](const Text& label, const char* name, auto clicked) {
        QPushButton* made = button(label, parent);
        made->setObjectName(QLatin1String(name));
        connect(made, &QPushButton::clicked, this, clicked);
        rows->addWidget(made);
        return made;
    };
    if (game.playable() && !game.finished)
        add([] { return tr("Resume"); }, "goOn",
            [this, path = game.path] { go(*this, route::SavedGame{path}); })
            ->setDefault(true);
    if (game.playable()) {
        add([] { return tr("Replay"); }, "replay",
            [this, path = game.path] { go(*this, route::Replay{path}); })
            ->setDefault(game.finished);
        add([] { return tr("Rename"); }, "rename", [this] { emit asked(Asking::Rename); });
        file_choice::hideUnlessOffered(
            add([] { return tr("Export…"); }, "export", &SavedGamePanel::exportRequested));
    }
    if (game.problem == SaveProblem::Edited) {
        QPushButton* made =
            add([] { return tr("Open edited game"); }, "openEdited", &SavedGamePanel::editedRequested);
        keepTranslated(made, [made] {
            made->setAccessibleDescription(
                tr("Creates a new game from the moves now in the file; this file stays as it is."));
        });
        keepTranslated(made, [made] { made->setToolTip(made->accessibleDescription()); });
    }
    if (game.problem == SaveProblem::Damaged || game.problem == SaveProblem::Edited) {
        QPushButton* made =
            add([] { return tr("Recover intact moves"); }, "rescue", &SavedGamePanel::rescueRequested);
        keepTranslated(made, [made] {
            made->setAccessibleDescription(
                tr("Creates a new game from all moves before the damage; this file stays as it is."));
        });
        keepTranslated(made, [made] { made->setToolTip(made->accessibleDescription()); });
    }
    add([] { return tr("Delete"); }, "delete", [this] { emit asked(Asking::Remove); });
}

void SavedGamePanel::askRename(QBoxLayout* rows, QWidget* parent) {
    auto* title = lineEdit(m_game.title, parent);
    title->setObjectName(QStringLiteral("title"));
    title->setMaxLength(static_cast<int>(core::maxNameBytes) / 3);
    rows->addWidget(nameOf(
        title, [] { return tr("New name for the game"); }, parent));
    rows->addWidget(title);
    auto* line = new QHBoxLayout;
    QPushButton* keep = button([] { return tr("Save the name"); }, parent);
    keep->setObjectName(QStringLiteral("saveName"));
    keep->setDefault(true);
    QPushButton* leave = button([] { return tr("Cancel"); }, parent);
    line->addWidget(keep);
    line->addWidget(leave);
    rows->addLayout(line);
    const auto save = [this, title] { emit renamed(title->text()); };
    connect(title, &QLineEdit::returnPressed, this, save);
    connect(keep, &QPushButton::clicked, this, save);
    connect(leave, &QPushButton::clicked, this, [this] { emit asked(Asking::Nothing); });
    title->selectAll();
    title->setFocus();
}

void SavedGamePanel::askRemove(QBoxLayout* rows, QWidget* parent) {
    rows->addWidget(words(
        [noTrash = m_noTrash] {
            return noTrash
                       ? tr("There is no trash for this folder. Delete the game permanently? This cannot be "
                            "undone.")
                       : tr("Move this game to the trash?");
        },
        parent, TextRole::Strong));
    auto* line = new QHBoxLayout;
    QPushButton* leave = button([] { return tr("Keep it"); }, parent);
    QPushButton* away =
        button([noTrash = m_noTrash] { return noTrash ? tr("Delete permanently") : tr("Delete"); }, parent);
    away->setObjectName(QStringLiteral("reallyDelete"));
    line->addWidget(leave);
    line->addWidget(away);
    rows->addLayout(line);
    connect(leave, &QPushButton::clicked, this, [this] { emit asked(Asking::Nothing); });
    connect(away, &QPushButton::clicked, this, &SavedGamePanel::removed);
    leave->setFocus();
}

} // namespace app
