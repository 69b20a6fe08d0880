// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "lab_session.h"

#include <QtGui/QPixmap>
#include <QtWidgets/QWidget>

#include <map>

namespace app {

/// The first offspring of the bench one by one, in the order in which they came: one widget that puts a kept
/// picture of each look where a plant stands.
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
        int cell = 1;   ///< pixels of a picture
        qreal wide = 1; ///< from one to the next
        qreal high = 1;
        std::size_t shown = 0; ///< plants that find room
    };
    Field field() const;
    QPixmap picture(std::size_t look, int cell) const;
    void bring();

    LabSession& m_session;
    mutable std::map<std::pair<std::size_t, int>, QPixmap> m_pictures;
};

} // namespace app
