// SPDX-License-Identifier: GPL-3.0-or-later
#include "translations.h"

#include "app/base/text/language.h"

#include <QtCore/QCoreApplication>
#include <QtCore/QLibraryInfo>
#include <QtCore/QLocale>

namespace app {

Translations::Translations(QObject* parent) : QObject(parent) {}

Translations::~Translations() {
    QCoreApplication::removeTranslator(&m_own);
    QCoreApplication::removeTranslator(&m_toolkit);
}

void Translations::use(const QString& code) {
    if (code == m_code)
        return;
    m_code = code;
    setLanguageInUse(code);
    const bool english = code == QLatin1String("en");
    // Numbers and dates follow the language of the words around them.
    QLocale::setDefault(english ? QLocale(QLocale::English) : QLocale(code));
    QCoreApplication::removeTranslator(&m_own);
    QCoreApplication::removeTranslator(&m_toolkit);
    const QString toolkit = QStringLiteral("qtbase_") + code;
    if (!english && (m_toolkit.load(QStringLiteral(":/i18n/") + toolkit) ||
                     m_toolkit.load(toolkit, QLibraryInfo::path(QLibraryInfo::TranslationsPath))))
        QCoreApplication::installTranslator(&m_toolkit);
    // English too, because the singulars are in its file and not in the sources.
    if (m_own.load(QStringLiteral(":/i18n/genotype_") + code))
        QCoreApplication::installTranslator(&m_own);
    else
        qWarning("the translation for %s is missing from the resources", qPrintable(code));
}

} // namespace app
