// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "lab_session.h"

#include <QtGui/QPixmap>
#include <QtWidgets/QWidget>

#include <map>

namespace app {

/// Shows the first offspring of the bench one by one, in the order in which they came. A single widget paints
/// them all, with one cached picture for each look.
class PlantsPicture : public QWidget {
    Q_OBJECT
public:
    PlantsPicture(LabSession& session, QWidget* parent);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;
    bool event(QEvent* event) override;

private:
    struct Field {
        int columns = 1;
        int cell = 1;   ///< width and height of a picture, in pixels
        qreal wide = 1; ///< distance from one plant to the next
        qreal high = 1;
        std::size_t shown = 0; ///< number of plants that fit
    };
    Field field() const;
    QPixmap picture(std::size_t look, int cell) const;
    /// What the genes show, or a spot of its colour: if it is not large, or has no painter.
    void paintLook(QPainter& painter, const QRectF& room, std::size_t look, bool large) const;
    void refresh();

    LabSession& m_session;
    mutable std::map<std::pair<std::size_t, int>, QPixmap> m_pictures;
};

} // namespace app
