// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtCore/QRect>
#include <QtCore/QString>
#include <QtCore/QStringList>
#include <QtWidgets/QWidget>

class QLabel;
class QVBoxLayout;

namespace app {

/// What a thing on a board is: its name, then what it does, when, at what price and for what points.
struct ThingWords {
    QString title = {};
    QStringList lines = {};
    /// The part of the widget that this is about; empty: all of it.
    QRect place = {};

    bool isEmpty() const { return title.isEmpty() || lines.isEmpty(); }
};

/// A card beside a thing on the board that says what it is. It lies over the window, lets the mouse through
/// and never covers the thing itself.
class ExplanationCard : public QWidget {
    Q_OBJECT
public:
    explicit ExplanationCard(QWidget* window);

    /// `thing` in the window's coordinates.
    void showBeside(const QRect& thing, const ThingWords& words);

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    QVBoxLayout* m_rows;
    QLabel* m_title;
    QLabel* m_text;
};

} // namespace app
