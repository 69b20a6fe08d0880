// SPDX-License-Identifier: GPL-3.0-or-later
#include "languages.h"

#include <QtCore/QDir>
#include <QtCore/QTranslator>

#include <algorithm>

namespace app {

const QList<Language>& languages() {
    static const QList<Language> all = [] {
        const char* const english = QT_TRANSLATE_NOOP("language", "English");
        QList<Language> found{{QStringLiteral("en"), QString::fromLatin1(english)}};
        const QDir folder(QStringLiteral(":/i18n"));
        const QString before = QStringLiteral("genotype_");
        for (const QFileInfo& file :
             folder.entryInfoList({before + QStringLiteral("*.qm")}, QDir::Files, QDir::Name)) {
            const QString code = file.completeBaseName().mid(before.size());
            QTranslator translator;
            if (code != found.front().code && translator.load(file.filePath()))
                found << Language{code, translator.translate("language", english)};
        }
        return found;
    }();
    return all;
}

QStringList languageCodes() {
    QStringList codes;
    for (const Language& one : languages())
        codes << one.code;
    return codes;
}

bool isSpoken(const QString& code) {
    return std::ranges::any_of(languages(), [&code](const Language& one) { return one.code == code; });
}

} // namespace app
