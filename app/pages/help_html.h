// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtCore/QString>
#include <QtCore/QStringList>

namespace app {

/// The few pieces of rich text that the help is made of. Words come in plain and are escaped here.
namespace help {

QString p(const QString& sentence);
QString head(const QString& words);
QString list(const QStringList& items);
/// A row of a table: what something is called, and what it does or means.
QString row(const QString& name, const QString& meaning);
QString table(const QString& rows);

} // namespace help

} // namespace app
