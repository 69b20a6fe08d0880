// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtCore/QDateTime>
#include <QtCore/QList>
#include <QtCore/QString>

#include <utility>

namespace app {

/// What an exported table or picture says about itself, so that it can be understood without the program:
/// names and values, in the order in which they are shown.
using ExportFacts = QList<std::pair<QString, QString>>;

/// When the file was made, and by which version of the program.
ExportFacts originFacts(const QDateTime& when);

/// The facts as lines below a table, "# Source,a simulated cross", in the dialect of `csvText`. `readCsv`
/// leaves such lines out.
QString factLines(const ExportFacts& facts);
/// The facts in a line or more below a picture.
QString factCaption(const ExportFacts& facts);

} // namespace app
