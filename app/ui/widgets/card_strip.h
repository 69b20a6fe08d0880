// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtWidgets/QWidget>

namespace app {

/// Cards side by side. They have their preferred width while there is room, then their minimum, and then
/// overlap like cards in a hand; the one pointed at comes to the front.
class CardStrip : public QWidget {
    Q_OBJECT
public:
    /// How much wider than they prefer cards become where there is room.
    static constexpr double mostGrowth = 1.6;

    explicit CardStrip(QWidget* parent = nullptr);

    /// Sets the cards to lay out, in order. Earlier cards are neither hidden nor deleted.
    void setCards(const QList<QWidget*>& cards);
    const QList<QWidget*>& cards() const { return m_cards; }
    int count() const { return static_cast<int>(m_cards.size()); }
    /// The minimum width at which no card covers another, and the preferred width.
    int tightWidth() const;
    int comfortableWidth() const;

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

protected:
    void resizeEvent(QResizeEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void arrange();
    void stack();

    QList<QWidget*> m_cards;
};

} // namespace app
