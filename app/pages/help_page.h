// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtWidgets/QWidget>

class QLabel;
class QLineEdit;
class QListWidget;
class QTextBrowser;

namespace app {

/// How to play, keys, all rulings and what this program is: one text with a table of contents and a search.
class HelpPage : public QWidget {
    Q_OBJECT
public:
    explicit HelpPage(QWidget* parent = nullptr);

    /// Shows the section with this anchor: goal, working, breeding, upgrades, scoring, cards, keys, rulings,
    /// about.
    void showSection(const QString& anchor);
    /// Marks every place where these words occur and shows the first; returns how many there are.
    int search(const QString& words);

signals:
    /// Begin the guided first game.
    void guideRequested();

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    void build();
    void showNext();
    void fitLines();

    QWidget* m_content = nullptr;
    QListWidget* m_contents = nullptr;
    QLineEdit* m_search = nullptr;
    QLabel* m_found = nullptr;
    QTextBrowser* m_text = nullptr;
};

} // namespace app
