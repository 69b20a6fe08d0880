// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/ui/paint/words_painter.h"
#include "plant_card.h"

#include "engine/genotype/model/observation.h"

namespace app {

/// One plant of Brother Johann's garden as a line: the plant, its points, its traits from the top row of the
/// card to the bottom one (R F G T), and above them the marks of the automa card beside it.
class JohannPlant : public QWidget, public PaintsWords {
    Q_OBJECT
public:
    JohannPlant(int place, QWidget* parent);

    /// `beside`: the automa card laid beside the plant in this breeding phase, or noAutoma.
    void setPlant(const genotype::State& state, const genotype::Plot& plot, std::uint8_t beside);

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    int m_place;
    genotype::Plot m_plot;
    PlantLook m_look;
    std::uint8_t m_beside = genotype::noAutoma;
};

/// Brother Johann's side of a solo game: his garden as a column, with the lowest plant at the bottom, and who
/// helps him. His coins, markers and points are in the top bar, like every player's.
class JohannPanel : public QWidget, public PaintsWords {
    Q_OBJECT
public:
    explicit JohannPanel(QWidget* parent);

    void setState(const genotype::Observation& seen);

protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    void retranslate();
    void arrange();

    genotype::Observation m_seen;
    QString m_title;
    QString m_facts;
    /// From the lowest up.
    QList<JohannPlant*> m_plants;
};

} // namespace app
