// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtCore/QList>
#include <QtCore/QString>

namespace app {

/// An entry of the rules from A to Z in the program's language.
struct RuleWords {
    QString id;
    QString title;
    /// "Genotype", and the chapter of its rulebook.
    QString source;
    /// What the thing does, and what else is worth knowing.
    QString text;
    /// Each with its kind in front: "House ruling: …".
    QStringList rulings;
    /// Ids and titles of other entries.
    QList<std::pair<QString, QString>> see;
};

/// The entries with all these words in any of the program's languages, in alphabetical order; all of them
/// without a word.
QList<RuleWords> rulesWith(const QString& words);

/// The title of an entry; empty if there is none of that id.
QString ruleTitle(const QString& id);

} // namespace app
