// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/ui/paint/words_painter.h"
#include "app/ui/widgets/segment_row.h"

#include <QtWidgets/QAbstractButton>

#include <functional>

namespace app {

/// A choice as a picture with a few words below it.
class PictureTile : public QAbstractButton, public PaintsWords {
    Q_OBJECT
public:
    PictureTile(const Text& words, const std::function<void(QPainter& painter, const QRectF& rect)>& picture);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return sizeHint(); }

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    QString m_words;
    std::function<void(QPainter& painter, const QRectF& rect)> m_picture;
};

/// Such tiles side by side, of which one is chosen. Values count from 0.
class PictureRow : public SegmentRow {
    Q_OBJECT
public:
    struct Tile {
        Text words;
        Text spoken; ///< what the choice is called in full; also the tip
        std::function<void(QPainter& painter, const QRectF& rect)> picture;
    };
    PictureRow(const Text& name, const QList<Tile>& tiles, int value, QWidget* parent);
};

} // namespace app
