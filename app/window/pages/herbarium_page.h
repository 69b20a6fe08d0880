// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/games/genotype/herbarium.h"

#include <QtWidgets/QWidget>

class QBoxLayout;
class QLabel;
class QListWidget;
class QPushButton;

namespace app {

class TapedPlant;

/// A place for every plant card: those that were bred in games at this computer are pressed there, the others
/// are empty.
class HerbariumPage : public QWidget {
    Q_OBJECT
public:
    explicit HerbariumPage(const QString& folder, QWidget* parent = nullptr);

    /// Reads the herbarium again.
    void refresh();
    /// How many different plants are in it.
    int grown() const;
    QListWidget* list() const { return m_list; }
    /// What is said about the current plant.
    QString told() const;
    /// Chooses the plant with this number, from 1. False if there is none.
    bool showPlant(int number);

protected:
    void resizeEvent(QResizeEvent* event) override;
    void showEvent(QShowEvent* event) override;

private:
    void buildSheet(QWidget* side);
    void fill();
    void retranslate();
    void tell();
    /// The file of the game in which the current plant was bred last; empty if it is gone.
    QString gameFile() const;
    /// In the order in which they were bred.
    QList<BredPlant> bred(genotype::PlantId plant) const;

    Herbarium m_herbarium;
    QList<BredPlant> m_plants;
    QBoxLayout* m_columns;
    QString m_folder;
    QLabel* m_count;
    QLabel* m_missing;
    QListWidget* m_list;
    TapedPlant* m_sheet;
    QLabel* m_number;
    QLabel* m_worth;
    QLabel* m_genotypes;
    QLabel* m_told;
    QPushButton* m_game;
};

} // namespace app
