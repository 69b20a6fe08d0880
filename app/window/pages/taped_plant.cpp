// SPDX-License-Identifier: GPL-3.0-or-later
#include "taped_plant.h"

#include "app/ui/paint/brushwork.h"
#include "app/ui/theme/tokens.h"
#include "pressed_plant_delegate.h"

#include <QtGui/QPainter>
#include <QtGui/QPainterPath>

#include <array>

namespace app {

void TapedPlant::setLooks(const QList<PlantLook>& looks, bool isGrown) {
    m_looks = looks;
    m_isGrown = isGrown;
    update();
}

void TapedPlant::paintEvent(QPaintEvent*) {
    const Theme& theme = Theme::current();
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const QRectF sheet = rect();
    setInk(painter, Qt::NoPen, Role::PlantGround);
    painter.drawRoundedRect(sheet, theme.px(radius::space), theme.px(radius::space));
    if (m_looks.isEmpty())
        return;
    const qreal wide = sheet.width() / qreal(m_looks.size());
    const qreal margin = theme.px(space::small);
    for (int i = 0; i < m_looks.size(); ++i) {
        const QRectF room = QRectF(sheet.left() + i * wide, sheet.top(), wide, sheet.height())
                                .adjusted(margin, margin, -margin, -margin);
        QRectF place(0, 0, qMin(room.width(), room.height() * 0.84),
                     qMin(room.height(), room.width() * 1.25));
        place.moveCenter(room.center());
        if (!m_isGrown) {
            paintOutline(painter, place, m_looks[i], theme.colour(Role::Line));
            continue;
        }
        // It lies on the paper and casts a narrow shadow.
        QColor shadow = theme.colour(Role::Shadow);
        shadow.setAlphaF(0.2F);
        paintOutline(painter, place.translated(theme.px(space::hair), theme.px(space::tight)), m_looks[i],
                     shadow);
        paintPlant(painter, place, m_looks[i]);
        QColor tape = theme.colour(Role::CoinFill);
        tape.setAlphaF(0.45F);
        for (const auto& [height, degrees] : {std::pair(0.62, 8.0), std::pair(0.86, -6.0)}) {
            painter.save();
            painter.translate(place.center().x() - place.width() * 0.12,
                              place.top() + place.height() * height);
            painter.rotate(degrees);
            painter.fillRect(QRectF(-place.width() * 0.12, -place.height() * 0.02, place.width() * 0.24,
                                    place.height() * 0.042),
                             tape);
            painter.restore();
        }
    }
}

} // namespace app
