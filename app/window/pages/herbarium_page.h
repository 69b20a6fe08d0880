// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/games/genotype/herbarium.h"

#include <QtWidgets/QWidget>

class QBoxLayout;
class QLabel;
class QListWidget;

namespace app {

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

signals:
    void left();

protected:
    void resizeEvent(QResizeEvent* event) override;
    void showEvent(QShowEvent* event) override;

private:
    void fill();
    void retranslate();
    void tell();
    /// In the order in which they were bred.
    QList<BredPlant> bred(genotype::PlantId plant) const;

    Herbarium m_herbarium;
    QList<BredPlant> m_plants;
    QBoxLayout* m_columns;
    QLabel* m_count;
    QListWidget* m_list;
    QLabel* m_told;
};

} // namespace app
