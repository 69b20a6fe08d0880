// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/charts/projector/presentation.h"

#include <QtWidgets/QWidget>

class QLabel;
class QLineEdit;
class QListWidget;
class QStackedWidget;
class QTextBrowser;

namespace app {

class Form;
class RulesPanel;

/// How to play, keys, all rulings and what this program is: one text with a table of contents and a search,
/// which also looks through the rules from A to Z.
class HelpPage : public QWidget, public Presents {
    Q_OBJECT
public:
    explicit HelpPage(QWidget* parent = nullptr);

    /// Shows the section with this anchor: goal, working, breeding, upgrades, scoring, cards, a-z, keys,
    /// rulings, about.
    void showSection(const QString& anchor);
    /// Shows an entry of the rules from A to Z, or the section with that anchor. False if there is none.
    bool showRule(const QString& id);
    /// Marks every place of the text where these words occur and shows the first; returns how many there are.
    /// The rules from A to Z show what matches; they come to the front if the words are only there.
    int search(const QString& words);
    RulesPanel* rules() const { return m_rules; }
    bool showsRules() const;
    /// The entry of the rules that is marked, or the only one that was found.
    Presentation presentation() const override;

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void addSide(Form& rows);
    void fill();
    /// Marks the places of the text with what is searched for; returns how many there are.
    int mark();
    void tellFound(int count, int rules);
    void showNext();
    void showPlace(const QString& anchor);
    void fitLines();

    QListWidget* m_contents = nullptr;
    QLineEdit* m_search = nullptr;
    QLabel* m_found = nullptr;
    QStackedWidget* m_stack = nullptr;
    QTextBrowser* m_text = nullptr;
    RulesPanel* m_rules = nullptr;
};

} // namespace app
