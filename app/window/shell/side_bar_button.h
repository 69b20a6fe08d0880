// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/ui/paint/icons.h"
#include "app/ui/paint/painted_words.h"

#include <QtWidgets/QAbstractButton>

namespace app {

/// One page in the side bar: its icon above its name. If there is too little height, the icon shrinks, never
/// the name.
class SideBarButton : public QAbstractButton, public PaintsWords {
    Q_OBJECT
public:
    explicit SideBarButton(PageIcon icon, QWidget* parent = nullptr);

    void setTitle(const QString& title, const QString& keys);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;
    QList<PaintedText> paintedTexts() const override;
    /// The side of the icon, for which the lowest button of the bar decides, so that all have one or none
    /// has; 0: there is no room.
    qreal iconSide() const;

protected:
    bool event(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;

private:
    QFont labelFont() const;
    /// The height of the name at the bottom.
    QRectF labelRect() const;
    QColor ground() const;

    PageIcon m_icon;
};

} // namespace app
