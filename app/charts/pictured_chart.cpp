// SPDX-License-Identifier: GPL-3.0-or-later
#include "pictured_chart.h"

namespace app {

void PicturedChart::setPictures(const OutcomePainter& paint) {
    if (!m_paint && !paint)
        return;
    m_paint = paint;
    renew();
}

} // namespace app
