// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtCore/QList>
#include <QtCore/QString>
#include <QtCore/QStringList>

namespace app {

/// A language of the program.
struct Language {
    /// Two letters of ISO 639-1: "en".
    QString code;
    /// The language's own name for itself, so that everybody can find the way back: "Deutsch".
    QString ownName;
};

/// English, then every translation in the program, sorted by code. Another language needs only a file
/// translations/genotype_<code>.ts, which gives its own name as the translation of "English" in the context
/// "language".
const QList<Language>& languages();

/// The codes of all languages, sorted.
QStringList languageCodes();

/// Whether the program has this language.
bool isSpoken(const QString& code);

} // namespace app
