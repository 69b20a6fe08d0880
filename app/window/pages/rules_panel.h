// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules_words.h"

#include <QtWidgets/QWidget>

#include <optional>

class QTextBrowser;

namespace app {

/// The rules of the games from A to Z, or those that match a search.
class RulesPanel : public QWidget {
    Q_OBJECT
public:
    explicit RulesPanel(QWidget* parent = nullptr);

    /// Shows only entries with these words, in any of the program's languages; all if there are none. Returns
    /// how many.
    int find(const QString& words);
    /// Scrolls to an entry and marks it. False, and nothing changes, if there is none with that id.
    bool showRule(const QString& id);
    /// Scrolls to one of the entries that the search shows, and marks it.
    void markFound(const QString& id);
    /// How many entries are shown.
    int count() const { return static_cast<int>(rulesWith(m_wanted).size()); }
    QString currentRule() const { return m_rule; }
    /// The marked entry, or the only one that the search has found.
    std::optional<RuleWords> singleRule() const;

signals:
    /// A link to an entry that the search does not show was clicked.
    void allWanted();

private:
    /// Shows the entries; returns how many.
    int fill();
    QString html() const;

    QString m_wanted;
    QString m_rule;
    QTextBrowser* m_text;
};

} // namespace app
