// SPDX-License-Identifier: GPL-3.0-or-later
#include "dice_sheet.h"

#include "app/theme/theme.h"
#include "dice_detail.h"

#include <QtWidgets/QScrollBar>

namespace app {

DiceSheet::DiceSheet(const lessons::PooledSample& sample, const lessons::PooledSample& omari, QWidget* parent)
    : QScrollArea(parent), m_detail(new DiceDetail(sample, omari)) {
    m_detail->setTestShown(true);
    setFrameShape(QFrame::NoFrame);
    setWidgetResizable(true);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    viewport()->setAutoFillBackground(false);
    setWidget(m_detail);
    m_detail->setAutoFillBackground(false);
}

QSize DiceSheet::sizeHint() const {
    return m_detail->sizeHint() + QSize(verticalScrollBar()->sizeHint().width() + Theme::current().px(4), 0);
}

QSize DiceSheet::minimumSizeHint() const {
    const Theme& theme = Theme::current();
    return {theme.px(260), theme.px(200)};
}

} // namespace app
