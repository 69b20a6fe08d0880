// SPDX-License-Identifier: GPL-3.0-or-later
#include "export_file.h"

#include "disk.h"

#include <QtCore/QDir>

namespace app {

QString ExportFile::name(const QString& title, const QDateTime& when, const QString& suffix) {
    // Characters that Windows, macOS or Linux does not allow in a name, or that are awkward in one. A regular
    // expression would leave all of them in a text with half of a surrogate pair, which it refuses to read.
    static const QString forbidden = QStringLiteral("<>:\"/\\|?*.");
    QString clean;
    for (const char32_t one : title.toUcs4())
        if (one < U' ' || QChar::isNonCharacter(one) || one == QChar::ReplacementCharacter ||
            (one < 0x80 && forbidden.contains(QChar(char16_t(one)))))
            clean += QLatin1Char(' ');
        else
            clean += QStringView(QChar::fromUcs4(one));
    clean = clean.simplified().left(80);
    if (!clean.isEmpty() && clean.back().isHighSurrogate())
        clean.chop(1);
    if (clean.isEmpty())
        clean = QStringLiteral("Genotype Companion");
    return QStringLiteral("%1 %2.%3").arg(clean, when.toString(QStringLiteral("yyyy-MM-dd HH-mm")), suffix);
}

QString ExportFile::failure(const QString& path) {
    return tr("%1 could not be saved. Choose another folder or free some disk space.")
        .arg(QDir::toNativeSeparators(path));
}

QString ExportFile::writeTable(const QString& path, const QString& csv, disk::Readers readers) {
    return disk::replace(path, (QChar(QChar::ByteOrderMark) + csv).toStdString(), readers) ? QString()
                                                                                           : failure(path);
}

} // namespace app
