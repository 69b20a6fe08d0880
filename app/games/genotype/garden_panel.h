// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/ui/paint/words_painter.h"
#include "card_buttons.h"
#include "odds_lens.h"
#include "plant_card.h"
#include "space_button.h"

#include "engine/genotype/model/observation.h"

namespace app {

class CardStrip;

/// A player's mat: own spaces, dice slots, assistants, plots and, for the viewer, hand and odds lens. For
/// another player, it shows only the number of cards in the hand.
class GardenPanel : public QWidget, public PaintsWords {
    Q_OBJECT
public:
    explicit GardenPanel(QWidget* parent);

    struct Look {
        /// The garden's owner, and the viewer.
        genotype::Seat seat = 0;
        genotype::Seat viewer = 0;
        QString name;
        int colour = 0;
        bool person = true;
        genotype::PlantId setupSow = genotype::noPlant;
    };
    void setState(const genotype::Observation& seen, const Look& look, const QList<ShownMarker>& markers);
    QList<BoardButton*> buttons() const;
    OddsLens* lens() const { return m_lens; }
    /// Where the dice slots are, and a widget that has their name.
    QRect slotArea() const { return m_slotArea; }
    QWidget* slotsWidget() const { return m_slots; }
    /// For a screen reader: whose garden it is, its plots and what they still need, the hand and the dice
    /// slots, in a sentence each.
    QStringList spoken() const;

protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    QString slotWords() const;
    void retranslate();
    void arrange();
    bool isTall() const;
    void showHand(const genotype::Observation& seen);
    QString badgeOf(genotype::PlantId dealt) const;
    QRectF slotRect(int index) const;
    QFont handFont() const;
    void paintGround(QPainter& painter);
    void paintNames(QPainter& painter);
    void paintSlots(QPainter& painter);

    Look m_look;
    QString m_title;
    genotype::Player m_player;
    QList<QPair<genotype::Trait, genotype::Die>> m_dice;
    int m_handSize = 0;
    int m_toolCount = 0;
    bool m_own = false;
    bool m_isOver = false;
    QString m_handTitle;

    SpaceButton* m_gardening;
    SpaceButton* m_temporarySlot;
    SpaceButton* m_omari;
    QList<AssistantCard*> m_assistants;
    QList<PlotCard*> m_plots;
    QList<PlantCard*> m_hand;
    QList<ToolCard*> m_tools;
    CardStrip* m_plotStrip;
    CardStrip* m_handStrip;
    OddsLens* m_lens;
    QRect m_slotArea;
    /// An invisible widget over the painted dice slots that gives them an accessible name.
    QWidget* m_slots;
    QRect m_handArea;
};

} // namespace app
