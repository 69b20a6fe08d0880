// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "chair_button.h"

#include <QtCore/QList>
#include <QtGui/QPixmap>
#include <QtWidgets/QWidget>

#include <functional>

class QBoxLayout;

namespace app {

/// The garden with a round table, seen at an angle: a board lies on it, and chairs stand around it, the first
/// in front. What the sky has room for stands above them.
class TableScene : public QWidget {
    Q_OBJECT
public:
    TableScene(int chairs, QWidget* parent);

    /// Paints what lies on the table into an upright rectangle, which is then laid on it.
    void setBoard(const std::function<void(QPainter& painter, const QRectF& rect)>& paint);
    /// A part in the sky.
    void addAbove(QWidget* part);

    QSize minimumSizeHint() const override;
    QSize sizeHint() const override { return minimumSizeHint(); }
    /// The scene grows with its chairs where they need two rows.
    bool hasHeightForWidth() const override { return true; }
    int heightForWidth(int width) const override;

protected:
    ChairButton* chair(int chair) const { return m_chairs.at(chair); }
    int chairCount() const { return static_cast<int>(m_chairs.size()); }

    bool event(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void paintEvent(QPaintEvent* event) override;

private:
    /// How many of the chairs behind the table stand side by side.
    int perRow(int width) const;
    int aboveHeight(int width) const;
    QRectF table() const;
    void arrange();
    void paintGarden(QPainter& painter) const;
    void paintTable(QPainter& painter) const;

    QList<ChairButton*> m_chairs;
    QWidget* m_above;
    std::function<void(QPainter& painter, const QRectF& rect)> m_paintBoard;
    QPixmap m_picture; ///< of everything but the chairs
};

} // namespace app
