// SPDX-License-Identifier: GPL-3.0-or-later
#include "language_texts.h"

#include <map>
#include <mutex>
#include <string>

namespace app {

const LanguageTexts& LanguageTexts::of(const QString& code) {
    static std::mutex mutex;
    static std::map<std::string, LanguageTexts> all;
    const std::scoped_lock lock(mutex);
    return all.try_emplace(code.toStdString(), code).first->second;
}

LanguageTexts::LanguageTexts(const QString& code) {
    // A language without a file leaves the translator empty, which means English.
    static_cast<void>(m_translator.load(QStringLiteral(":/i18n/genotype_") + code) ||
                      m_translator.load(QStringLiteral(":/i18n/genotype_en")));
}

QString LanguageTexts::translate(const char* context, const char* source, int n) const {
    QString words = m_translator.translate(context, source, nullptr, n);
    if (words.isNull())
        words = QString::fromUtf8(source);
    return n < 0 ? words : words.replace(QLatin1String("%n"), QString::number(n));
}

} // namespace app
