// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/base/shapes/garden_map.h"
#include "app/charts/painted_figure.h"

#include <array>

namespace app {

/// What the map says of a place.
struct PlaceWords {
    QString name;
    QString spoken; ///< the name of its sign
    QString words;
};
using PlacesInWords = std::array<PlaceWords, shapes::gardenPlaceCount>;

/// The abbey's garden with a sign for each of its places. A sign is a button; the map paints it, so that it
/// is also seen where the map is shown without buttons. What is said about the chosen place stands on a card
/// in the picture, and a pod counts the places that have been visited.
class GardenMap : public PaintedFigure {
    Q_OBJECT
public:
    explicit GardenMap(QWidget* parent);

    void setPlaces(const PlacesInWords& places);
    /// `visited`: a bit for each place.
    void setState(int chosen, int visited);

signals:
    void placeChosen(int place);

protected:
    void paint(QPainter& painter) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    struct Plan {
        QRectF scene; ///< what isn't below the card
        QRectF card;
        QRectF pod;
        std::array<QRectF, shapes::gardenPlaceCount> signs;
        bool narrow; ///< the signs are small, and the card is as wide as the map
    };
    Plan plan() const;
    QFont signFont(bool narrow) const;
    QString countWords() const;
    void arrange();
    void paintGround(QPainter& painter, const Plan& plan) const;
    void paintSign(QPainter& painter, const QRectF& sign, std::size_t place, bool small) const;
    void paintPod(QPainter& painter, const QRectF& pod) const;
    void paintCard(QPainter& painter, const QRectF& card) const;

    PlacesInWords m_places;
    std::array<QWidget*, shapes::gardenPlaceCount> m_signs{};
    int m_chosen = 0;
    int m_visited = 0;
};

} // namespace app
