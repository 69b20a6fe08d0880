// SPDX-License-Identifier: GPL-3.0-or-later
#include "table_fields.h"

#include "app/classroom/pupil/game_name.h"
#include "engine/games/games.h"

#include <QtCore/QCoreApplication>
#include <QtWidgets/QComboBox>

namespace app::table_fields {

QComboBox* addGames(Form& line, QAnyStringView name, const QString& id, const OnChange<int>& choose) {
    const auto games = [] {
        QList<Form::Item> items;
        games::Games::forEach([&]<typename G>() {
            items << Form::Item{gameNameOf(std::string(G::id)), QString::fromUtf8(G::id)};
            return false;
        });
        return items;
    };
    const QList<Form::Item> all = games();
    const auto chosen = std::ranges::find(all, id, [](const Form::Item& one) { return one.data.toString(); });
    return line.choice(
        name, [] { return QCoreApplication::translate("app::TablesPanel", "Game"); }, games,
        chosen == all.end() ? 0 : int(chosen - all.begin()), choose);
}

} // namespace app::table_fields
