// SPDX-License-Identifier: GPL-3.0-or-later
#include "marked_text.h"

#include <QtCore/QCoreApplication>

namespace app {

namespace marks {

const QRegularExpression& genotype() {
    static const QRegularExpression pattern(QStringLiteral("\\*([^*]+)\\*"));
    return pattern;
}

const QRegularExpression& link() {
    static const QRegularExpression pattern(QStringLiteral("\\[([^\\]]+)\\]\\(([a-z0-9-]+)\\)"));
    return pattern;
}

} // namespace marks

QString plainText(const QString& marked) {
    QString words = marked;
    words.replace(marks::genotype(), QStringLiteral("\\1"));
    words.replace(marks::link(), QStringLiteral("\\1"));
    return words;
}

QString lessonText(const char* english) {
    return QCoreApplication::translate("engine", english);
}

QString lessonText(const lessons::Text& text) {
    return QString::fromStdString(text);
}

bool isGenotype(const QString& words) {
    static const QRegularExpression pattern(QStringLiteral("^[RrFfGgTtKkYy]{1,8}( × [RrFfGgTtKkYy]{1,8})?$"));
    return pattern.match(words).hasMatch();
}

} // namespace app
