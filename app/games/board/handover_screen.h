// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtWidgets/QWidget>

class QLabel;
class QPushButton;

namespace app {

/// Hides a hand or another secret while one person makes way for the next at the screen.
class HandoverScreen : public QWidget {
    Q_OBJECT
public:
    enum class Hides { Garden, Genome };
    explicit HandoverScreen(QWidget* parent, Hides hides = Hides::Garden);

    void setNext(const QString& name, int colour);
    /// Sets the parts that it lies over, its siblings, and follows them when they move.
    void cover(const QWidgetList& parts);
    /// Lies down on the parts.
    void fit();

signals:
    void lifted();

protected:
    void paintEvent(QPaintEvent* event) override;
    void showEvent(QShowEvent* event) override;
    void changeEvent(QEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void retranslate();

    Hides m_hides;
    QWidgetList m_covered;
    QString m_name;
    int m_colour = 0;
    QLabel* m_words;
    QLabel* m_hint;
    QPushButton* m_button;
};

} // namespace app
