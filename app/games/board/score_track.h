// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/ui/paint/words_painter.h"
#include "app/ui/widgets/motion_layer.h"

#include <QtCore/QSet>
#include <QtWidgets/QWidget>

namespace app {

/// A seat's place on the score track.
struct Standing {
    QString name;
    int colour = 0; ///< 0 … 5
    int points = 0;
    bool operator==(const Standing&) const = default;
};

/// The score track along the edge of the printed board: a number for each ten points, and a disc for each
/// seat. It has 50 points, and more when somebody has more. A change shows at once; `slides` are the flights
/// that lead the eye there.
class ScoreTrack : public QWidget, public PaintsWords {
    Q_OBJECT
public:
    explicit ScoreTrack(QWidget* parent);

    /// `isNews`: whether something has just happened, so that new points slide.
    void setStandings(const QList<Standing>& standings, bool isNews);
    /// The last number of the track, a multiple of ten.
    int last() const;
    /// Where a seat's disc is; discs of equal points are beside one another.
    QRectF discOf(int seat) const;
    /// Flights, in the coordinates of `over`, for the discs that the last news has moved; each is given once.
    QList<Flight> slides(const QWidget& over);

    QSize sizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    void announce();
    qreal placeOf(int points) const;
    QRectF discOf(const QList<int>& points, int seat) const;
    /// How many points lie between two numbers.
    int step() const;

    QList<Standing> m_standings;
    /// The points before the last news; empty if nothing has moved since.
    QList<int> m_before;
    /// Seats whose discs are in the air.
    QSet<int> m_sliding;
};

} // namespace app
