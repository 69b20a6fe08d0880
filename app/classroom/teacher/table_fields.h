// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/ui/widgets/form.h"

/// Fields for the rules of a table, as the panels that open tables share them.
namespace app::table_fields {

/// A list of all games, whose data are the games' ids. `id`: the chosen game; the first one if there
/// is none of that id.
QComboBox* addGames(Form& line, QAnyStringView name, const QString& id, const OnChange<int>& choose);

} // namespace app::table_fields
