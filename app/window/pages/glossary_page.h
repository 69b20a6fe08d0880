// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/charts/projector/presentation.h"

#include <QtWidgets/QWidget>

class QLineEdit;
class QTextBrowser;

namespace lessons {
struct Term;
}

namespace app {

/// Every term of the lessons with its meaning, in alphabetical order, with a search. What is a word of the
/// games is found too: it leads to the rules from A to Z.
class GlossaryPage : public QWidget, public Presents {
    Q_OBJECT
public:
    explicit GlossaryPage(QWidget* parent = nullptr);

    /// Scrolls to a term and marks it. False, and nothing changes, if there is no term with that id.
    bool showTerm(const QString& id);
    QString currentTerm() const { return m_term; }
    /// The marked term, or the only one that the search has found.
    Presentation presentation() const override;

private:
    void showTerms(const QString& wanted);
    QString termsWith(const QString& wanted);

    QString m_term;
    /// Those that are shown, in alphabetical order.
    std::vector<const lessons::Term*> m_terms;
    QLineEdit* m_search;
    QTextBrowser* m_text = nullptr;
};

} // namespace app
