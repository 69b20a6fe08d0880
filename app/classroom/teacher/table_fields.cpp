// SPDX-License-Identifier: GPL-3.0-or-later
#include "table_fields.h"

#include "app/classroom/pupil/game_name.h"
#include "app/ui/widgets/page_parts.h"
#include "engine/games/games.h"

#include <QtWidgets/QComboBox>
#include <QtWidgets/QHBoxLayout>
#include <QtWidgets/QLabel>

namespace app::table_fields {

void add(QWidget& line, QWidget* control, const char* name, const QString& label) {
    control->setObjectName(QLatin1String(name));
    auto* pair = new QWidget(&line);
    auto* inside = new QHBoxLayout(pair);
    page_parts::setMargins(inside, 0, 6);
    control->setParent(pair);
    inside->addWidget(page_parts::nameOf(control, label, pair));
    inside->addWidget(control);
    line.layout()->addWidget(pair);
}

void addGames(QComboBox& list) {
    games::Games::forEach([&]<typename G>() {
        list.addItem(gameNameOf(std::string(G::id)),
                     QString::fromUtf8(G::id.data(), qsizetype(G::id.size())));
        return false;
    });
}

} // namespace app::table_fields
