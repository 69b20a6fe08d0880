// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/paint/words_painter.h"
#include "engine/genomewars/catalogue.h"
#include "wars_chart.h"

#include <QtWidgets/QWidget>

#include <optional>

namespace app {

/// The environment as a scene, with the bacteria of every team in it, as many as there are, and its name.
class SceneView : public QWidget, public PaintsWords {
    Q_OBJECT
public:
    explicit SceneView(QWidget* parent);

    /// No environment yet: only a ground.
    void setScene(std::optional<genomewars::Environment> environment, const QList<WarsTeamName>& teams,
                  const std::array<int, genomewars::maxTeams>& populations);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;
    QList<PaintedText> paintedTexts() const override { return recordedWords(this); }

protected:
    void paintEvent(QPaintEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    void describe();

    std::optional<genomewars::Environment> m_environment;
    QList<WarsTeamName> m_teams;
    std::array<int, genomewars::maxTeams> m_populations{};
    /// The scene alone, painted once for a size and a look.
    QPixmap m_ground;
    QString m_groundKey;
};

} // namespace app
