// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtCore/QString>
#include <QtCore/QStringList>

namespace app {

/// The few pieces of rich text that the help consists of. They take plain words and escape them.
namespace help {

QString p(const QString& sentence);
QString head(const QString& words);
QString list(const QStringList& items);
/// A row of a table: a name, and what it does or means.
QString row(const QString& name, const QString& meaning);
QString table(const QString& rows);

} // namespace help

} // namespace app
