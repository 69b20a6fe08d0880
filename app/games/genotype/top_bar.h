// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/ui/paint/words_painter.h"
#include "engine/genotype/model/observation.h"

#include <QtWidgets/QAbstractButton>

class QBoxLayout;
class QHBoxLayout;

namespace app {

/// A player in the top bar: name, coins, trait markers on plants that are not harvested, points, action
/// markers left, and a star for the first player. Each number changes only for its own reason: coins and
/// trait markers become points when the game is over.
class PlayerChip : public QAbstractButton, public PaintsWords {
    Q_OBJECT
public:
    explicit PlayerChip(QWidget* parent);

    struct Face {
        QString name;
        int colour = 0;
        int coins = 0;
        /// Trait markers on plants that are not harvested.
        int ticks = 0;
        /// Of harvested plants and goals; when the game is over, of everything.
        int points = 0;
        /// Of everything, if the game ended now.
        int total = 0;
        int markersLeft = 0;
        int plants = 0;
        int tools = 0;
        bool first = false;
        bool acting = false;
        bool shown = false;
        bool bot = false;
        bool operator==(const Face&) const = default;
    };
    void setFace(const Face& face);
    const Face& face() const { return m_face; }

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    Face m_face;
};

/// The state of the game: which round of how many, and which of the three phases.
class RoundTrack : public QWidget, public PaintsWords {
    Q_OBJECT
public:
    explicit RoundTrack(QWidget* parent);
    void setState(const genotype::State& state);
    /// The phases of this round and their places.
    QList<QPair<genotype::Phase, QRectF>> pills() const;

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    /// The place of the pea of a round, from 1, and of the pod around all of them.
    QRectF circle(int round) const;
    QRectF pod() const;
    static QString words(genotype::Phase phase);
    void paintPod(QPainter& painter);
    void paintPea(QPainter& painter, int round);

    int m_round = 1;
    int m_rounds = 5;
    genotype::Phase m_phase = genotype::Phase::Setup;
};

/// The line at the top of the board.
class TopBar : public QWidget {
    Q_OBJECT
public:
    explicit TopBar(QWidget* parent);

    void setState(const genotype::Observation& seen, const QList<PlayerChip::Face>& faces);

    const QList<PlayerChip*>& chips() const { return m_chips; }
    RoundTrack* track() const { return m_track; }

    /// Two lines instead of one: round and phase, and below them the players.
    void setFolded(bool folded);
    /// Puts a part between the two, which becomes a child; folded, it has a line of its own.
    void setMiddle(QWidget* part);
    /// How many lines there are.
    int lines() const;

signals:
    /// Show a player's garden.
    void seatClicked(genotype::Seat seat);

private:
    RoundTrack* m_track;
    QBoxLayout* m_lines;
    QHBoxLayout* m_chipsLayout;
    QWidget* m_middle = nullptr;
    QList<PlayerChip*> m_chips;
};

} // namespace app
