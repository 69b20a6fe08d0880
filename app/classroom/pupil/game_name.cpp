// SPDX-License-Identifier: GPL-3.0-or-later
#include "game_name.h"

#include "app/base/text/phrases.h"
#include "engine/games/games.h"

namespace app {

QString gameNameOf(const std::string& id) {
    QString name = QString::fromStdString(id);
    games::Games::forEach([&]<typename G>() {
        if (G::id != id)
            return false;
        name = text(G::name());
        return true;
    });
    return name;
}

} // namespace app
