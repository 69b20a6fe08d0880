// SPDX-License-Identifier: GPL-3.0-or-later
#include "config_file.h"

#include <QtCore/QStringDecoder>

#include <utility>

namespace app {

std::optional<ConfigFile> ConfigFile::parse(const QByteArray& bytes) {
    QStringDecoder decoder(QStringDecoder::Utf8);
    QString text = decoder(bytes);
    if (decoder.hasError() || text.contains(QChar(QChar::Null)))
        return std::nullopt;
    text.replace(QLatin1String("\r\n"), QLatin1String("\n")).replace(QLatin1Char('\r'), QLatin1Char('\n'));
    ConfigFile file;
    QString section;
    int number = 0;
    for (const QString& written : text.split(QLatin1Char('\n'))) {
        ++number;
        const QString line = written.trimmed();
        if (line.isEmpty() || line.startsWith(QLatin1Char(';')) || line.startsWith(QLatin1Char('#')))
            continue;
        if (line.startsWith(QLatin1Char('[')) && line.endsWith(QLatin1Char(']'))) {
            section = line.mid(1, line.size() - 2).trimmed().toLower();
            continue;
        }
        const qsizetype equals = line.indexOf(QLatin1Char('='));
        if (equals < 1 || line.startsWith(QLatin1Char('['))) {
            file.malformed.append({number, section, {}, line});
            // A heading that lacks its bracket: the entries below are still its own.
            if (line.startsWith(QLatin1Char('[')))
                section = line.mid(1).trimmed().toLower();
        } else {
            file.entries.append(
                {number, section, line.left(equals).trimmed().toLower(), line.mid(equals + 1).trimmed()});
        }
    }
    return file;
}

QStringList partsOfList(const QString& value) {
    QStringList parts;
    QString part;
    bool quoted = false;
    for (const QChar letter : value) {
        if (letter == QLatin1Char('"'))
            quoted = !quoted;
        else if (letter == QLatin1Char(',') && !quoted)
            parts << std::exchange(part, {}).simplified();
        else
            part += letter;
    }
    parts << part.simplified();
    return parts;
}

} // namespace app
