// SPDX-License-Identifier: GPL-3.0-or-later
#include "word_completer.h"

#include "app/network/discovery/words.h"

#include <QtCore/QStringListModel>

namespace app {

namespace {

QStringList allJoinWords() {
    QStringList words;
    for (std::size_t number = 0; number < join::wordCount; ++number) {
        const std::string_view word = join::wordAt(number);
        words << QString::fromLatin1(word.data(), static_cast<qsizetype>(word.size()));
    }
    return words;
}

} // namespace

WordCompleter::WordCompleter(QObject* parent) : QCompleter(parent) {
    setModel(new QStringListModel(allJoinWords(), this));
    setCaseSensitivity(Qt::CaseInsensitive);
    setModelSorting(QCompleter::CaseInsensitivelySortedModel);
}

QStringList WordCompleter::splitPath(const QString& text) const {
    const qsizetype space = text.lastIndexOf(QLatin1Char(' '));
    m_before = text.left(space + 1);
    const QString word = text.mid(space + 1);
    // A list below a word that is complete would only take the next click, on "Join" for example, for itself.
    const std::string typed = word.toLower().toStdString();
    const auto number = join::numberOf(typed);
    if (number && join::wordAt(*number) == typed)
        return {QStringLiteral(" ")};
    return {word};
}

QString WordCompleter::pathFromIndex(const QModelIndex& index) const {
    return m_before + QCompleter::pathFromIndex(index);
}

} // namespace app
