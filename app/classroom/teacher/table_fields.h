// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtCore/QString>

class QComboBox;
class QWidget;

/// Fields for the rules of a table, as the panels that open tables share them.
namespace app::table_fields {

/// Puts a control with its label in front into `line`, which has a FlowLayout.
void add(QWidget& line, QWidget* control, const char* name, const QString& label);
/// Fills the list with all games; the data of each entry is the game's id.
void addGames(QComboBox& list);

} // namespace app::table_fields
