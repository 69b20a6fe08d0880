// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtCore/QString>
#include <QtCore/QTranslator>

namespace app {

/// The texts of one language, whichever language the program itself speaks: a class host answers German and
/// English pupils at once.
class LanguageTexts {
public:
    /// By a code of `languages()`; for any other code the English texts. Loaded at the first call and kept
    /// while the program runs; may be called on any thread.
    static const LanguageTexts& of(const QString& code);

    explicit LanguageTexts(const QString& code);

    /// As QCoreApplication::translate: the translation of a source text, or the source text if there is none.
    /// With n ≥ 0 the form for that number, in which %n is replaced.
    QString translate(const char* context, const char* source, int n = -1) const;

private:
    QTranslator m_translator;
};

} // namespace app
