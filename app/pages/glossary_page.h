// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtWidgets/QWidget>

class QLineEdit;
class QTextBrowser;

namespace app {

/// Every term of the lessons with its meaning, in alphabetical order, with a search. What is a word of the
/// games is found too: it leads to the rules from A to Z.
class GlossaryPage : public QWidget {
    Q_OBJECT
public:
    explicit GlossaryPage(QWidget* parent = nullptr);

    /// Scrolls to a term and marks it. Does nothing if there is no term with that id.
    void showTerm(const QString& id);
    QString currentTerm() const { return m_term; }

signals:
    void topicRequested(const QString& id);
    /// Open an entry of the rules from A to Z.
    void ruleRequested(const QString& id);

protected:
    void changeEvent(QEvent* event) override;

private:
    void build();
    void showTerms(const QString& wanted);

    QString m_term;
    QWidget* m_content = nullptr;
    QLineEdit* m_search = nullptr;
    QTextBrowser* m_text = nullptr;
};

} // namespace app
