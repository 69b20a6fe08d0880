// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/ui/paint/words_painter.h"
#include "engine/genomewars/judgement.h"
#include "wars_buttons.h"

#include <QtWidgets/QWidget>

#include <array>
#include <optional>

namespace app {

/// A team at the side of the board: marker, name, how many are alive, what the last roll did or what its
/// genome adds to the next one, and the four alleles.
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
        /// What the genome adds to the rolls of other teams in this environment.
        int bonus = 0;
        bool acting = false;
        /// A person is about to roll: what counts is the bonus, not the last roll.
        bool awaitsRoll = false;
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
    /// What the last roll did: "7 + 5 = 12".
    QString arithmetic() const;
    /// The line below the name.
    QString line() const;

    Face m_face;
    QList<AlleleChip*> m_chips;
};

} // namespace app
