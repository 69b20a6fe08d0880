// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/ui/paint/words_painter.h"
#include "engine/genomewars/catalogue.h"
#include "wars_chart.h"

#include <QtWidgets/QWidget>

#include <optional>

namespace app {

/// The environment as a scene with its name, and in it every team's bacteria, one for each individual.
class SceneView : public QWidget, public PaintsWords {
    Q_OBJECT
public:
    explicit SceneView(QWidget* parent);

    /// Without an environment, only a plain background is shown.
    void setScene(std::optional<genomewars::Environment> environment, const QList<WarsTeamName>& teams,
                  const std::array<int, genomewars::maxTeams>& populations);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    void describe();

    std::optional<genomewars::Environment> m_environment;
    QList<WarsTeamName> m_teams;
    std::array<int, genomewars::maxTeams> m_populations{};
    /// The scene without bacteria, painted once for each size and look.
    QPixmap m_ground;
    QString m_groundKey;
};

} // namespace app
