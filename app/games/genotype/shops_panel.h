// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/ui/paint/words_painter.h"
#include "card_buttons.h"
#include "plant_card.h"
#include "space_button.h"

#include "engine/genotype/model/observation.h"

namespace app {

class CardStrip;

/// The Nursery, the Tool Shed, the research upgrades with the assistants for hire, and the monastery.
class ShopsPanel : public QWidget, public PaintsWords {
    Q_OBJECT
public:
    explicit ShopsPanel(QWidget* parent);

    /// `markers`: how each seat's marker looks, by seat.
    void setState(const genotype::Observation& seen, const QList<ShownMarker>& markers);
    /// Everything that can be pointed at, in reading order.
    QList<BoardButton*> buttons() const;

protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    void retranslate();
    void arrange();
    SpaceButton* space(genotype::Space space) const;

    struct Section {
        QString title;
        QRect rect;
    };

    int m_players = 2;
    QList<SpaceButton*> m_spaces;
    QList<PlantCard*> m_plants;
    DeckButton* m_plantDeck;
    QList<ToolCard*> m_tools;
    DeckButton* m_toolDeck;
    QList<UpgradeRod*> m_rods;
    QList<AssistantCard*> m_assistants;
    QList<Section> m_sections;
};

} // namespace app
