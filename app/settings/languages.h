// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtCore/QList>
#include <QtCore/QString>

namespace app {

/// A language that the program speaks.
struct Language {
    /// Two letters of ISO 639-1: "en".
    QString code;
    /// The language named in itself, so that everybody finds the way back: "Deutsch".
    QString ownName;
};

/// English, then every translation in the program, by code. A file translations/genotype_<code>.ts is all
/// that a further language needs; it names itself as the translation of "English" in the context "language".
const QList<Language>& languages();

/// Whether the program speaks the language.
bool isSpoken(const QString& code);

} // namespace app
