// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/ui/paint/words_painter.h"
#include "engine/genomewars/judgement.h"
#include "wars_buttons.h"

#include <QtWidgets/QWidget>

#include <array>
#include <optional>

namespace app {

/// A team at the side of the board: marker, name, population with its last change, and the four alleles.
class TeamRow : public QWidget, public PaintsWords {
    Q_OBJECT
public:
    explicit TeamRow(QWidget* parent);

    struct Face {
        QString name;
        int colour = 0;
        int population = 0;
        /// The change in population by the last roll; 0 is not shown.
        int change = 0;
        /// What the last roll did to the team; none: it was not judged.
        std::optional<genomewars::Judgement> judged = std::nullopt;
        bool acting = false;
        bool alive = true;
        /// Whether the genome has been chosen, even if it is still secret.
        bool chosen = false;
        bool started = false;
        bool operator==(const Face&) const = default;
    };
    /// `genome`: empty if it is secret or not chosen yet.
    void setTeam(const Face& face, const genomewars::Genome& genome);
    const QList<AlleleChip*>& chips() const { return m_chips; }

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    QString status() const;

    Face m_face;
    QList<AlleleChip*> m_chips;
};

} // namespace app
