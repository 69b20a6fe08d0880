// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/ui/paint/plant_painter.h"
#include "board_button.h"
#include "engine/genotype/model/state.h"

namespace app {

/// How a card's plant looks under the current inheritance of each trait.
PlantLook lookOf(const genotype::State& state, genotype::PlantId plant);
/// "Plant 12: Rr round, tt short; 5 points" for screen readers and tool tips.
QString plantWords(const genotype::State& state, genotype::PlantId plant);

/// A pea plant card in a row, a hand or a Seed Bag: the plant, its points, its genotypes.
class PlantCard : public BoardButton {
    Q_OBJECT
public:
    explicit PlantCard(QWidget* parent);

    /// noPlant: an empty place.
    void setPlant(const genotype::State& state, genotype::PlantId plant);
    genotype::PlantId plant() const { return m_plant; }
    /// A word across the card's corner for what becomes of it ("sow", "keep"), which is in its name, too;
    /// empty for none. Call it after `setPlant`.
    void setBadge(const QString& badge);
    QString badge() const { return m_badge; }

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    genotype::PlantId m_plant = genotype::noPlant;
    PlantLook m_look;
    QString m_badge;
};

/// One trait of a plant in the garden: open, or covered by a trait marker.
class TraitCell : public BoardButton {
    Q_OBJECT
public:
    explicit TraitCell(QWidget* parent);
    /// `place`: the plot's name for a screen reader.
    void setCell(int plot, const QString& place, genotype::Trait trait, genotype::Genotype genotype,
                 bool covered);
    bool isCovered() const { return m_covered; }
    /// "Rr"
    QString pair() const;
    QStringList cardLines() const override;

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    genotype::Trait m_trait = genotype::Trait::SeedShape;
    genotype::Genotype m_genotype = genotype::Genotype::Heterozygous;
    bool m_covered = false;
};

/// A plot of a garden with the plant that grows there, or empty earth.
class PlotCard : public BoardButton {
    Q_OBJECT
public:
    PlotCard(int plot, QWidget* parent);

    void setPlot(const genotype::State& state, const genotype::Plot& plot);
    QList<TraitCell*> cells() const { return m_cells; }
    int plot() const { return m_place; }
    QStringList cardLines() const override;

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    void arrange();
    qreal cellHeight() const;
    qreal cellsTop() const;
    /// What the plot is called if it is no usual one.
    QString place() const;
    void paintInGarden(QPainter& painter);
    void paintFront(QPainter& painter, const QString& word);
    void paintTag(QPainter& painter, const QRectF& face);
    void paintCard(QPainter& painter);
    void paintEmptyCard(QPainter& painter);

    int m_place;
    genotype::Plot m_plot;
    PlantLook m_look;
    QList<TraitCell*> m_cells;
};

/// Paints the upper part of a card: background, plant, points, and the number by which the program names it.
/// Precondition: not noPlant.
void paintPlantFace(QPainter& painter, const QRectF& rect, const PlantLook& look, genotype::PlantId plant);

} // namespace app
