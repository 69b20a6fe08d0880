// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/charts/projector/presentation.h"
#include "help_hits.h"

#include <QtWidgets/QWidget>

class QLabel;
class QLineEdit;
class QListWidget;
class QStackedWidget;
class QTextBrowser;

namespace app {

class Form;
class PageFoot;
class RulesPanel;
class SegmentRow;

/// How to play, keys, all rulings and what this program is: one text with a table of contents, and one search
/// for it, the rules from A to Z, the glossary and the lessons. While something is searched for, what was
/// found is listed in place of the contents.
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
    void addHead(Form& rows);
    void addSide(Form& rows);
    void addFoot();
    /// Lists what the search has found, of the chosen kind.
    void listHits();
    void showHit(const HelpHit& hit);
    void follow(const QString& link);
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
    SegmentRow* m_kinds = nullptr;     ///< of hits; the first: all
    QStackedWidget* m_lists = nullptr; ///< contents, hits
    QListWidget* m_hitList = nullptr;
    QList<HelpHit> m_hits;
    QStackedWidget* m_stack = nullptr;
    QTextBrowser* m_entry = nullptr; ///< a term or a lesson that was found
    HelpHit m_shownHit;
    QTextBrowser* m_text = nullptr;
    RulesPanel* m_rules = nullptr;
};

} // namespace app
