// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/ui/paint/words_painter.h"
#include "engine/genomewars/catalogue.h"
#include "wars_chart.h"

#include <QtWidgets/QWidget>

#include <optional>

namespace app {

/// A team in the scene.
struct WarsColony {
    WarsTeamName team;
    int population = 0;
    int change = 0; ///< by the last roll
    bool acting = false;
};

/// The environment as a scene with its name and the allele that helps there, and in it every team's bacteria,
/// one for each individual, with their number.
class SceneView : public QWidget, public PaintsWords {
    Q_OBJECT
public:
    explicit SceneView(QWidget* parent);

    /// Without an environment, only a plain background is shown.
    void setScene(std::optional<genomewars::Environment> environment, const QList<WarsColony>& colonies);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    void describe();
    void paintGround(QPainter& painter);
    void paintColony(QPainter& painter, const QRectF& strip, const WarsColony& colony, int number) const;
    void paintNumber(QPainter& painter, const QRectF& strip, const WarsColony& colony) const;
    void paintPlates(QPainter& painter) const;

    std::optional<genomewars::Environment> m_environment;
    QList<WarsColony> m_colonies;
    /// The scene without bacteria, painted once for each size and look.
    QPixmap m_ground;
    QString m_groundKey;
};

} // namespace app
