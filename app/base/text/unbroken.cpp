// SPDX-License-Identifier: GPL-3.0-or-later
#include "unbroken.h"

#include <QtCore/QRegularExpression>

namespace app {

QString unbroken(const QString& words) {
    // Each pattern matches a single ordinary space together with its neighbours.
    static const QRegularExpression places(
        QStringLiteral("(?<=\\d) (?=%|°C|[:×] \\d|(?:mm|cm|km|m|kg|mg|g|ms|s|min|cM)\\b)"
                       "|(?<=\\d ×) (?=\\d)"
                       "|(?<=\\d :)(?<!: \\d :)(?<!: \\d\\d :) (?=\\d+\\b(?! :))"
                       "|(?<=\\b[npRS]|\\bdf|[hχ]²) (?=[=<>·] )"
                       "|(?<=\\b[npRS] [=<>]|\\bdf [=<>]|[hχ]² [=<>]) (?=[\\d∞%h])"
                       "|(?<=\\bh² ·) (?=S\\b)"
                       "|(?<=\\d) (?=\\d{3}(?!\\w))"
                       "|(?<=\\b[zdu]\\.) (?=[Bha]\\.)"));
    QString bound = words;
    return bound.replace(places, QString(QChar::Nbsp));
}

} // namespace app
