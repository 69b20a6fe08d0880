// SPDX-License-Identifier: GPL-3.0-or-later
#include "qr_picture.h"

#include "app/ui/speech/spoken.h"
#include "app/ui/theme/kept.h"
#include "app/ui/theme/theme.h"

#include <qrcodegen/qrcodegen.hpp>

#include <QtGui/QPainter>

namespace app {

namespace {

constexpr int quietZone = 4;   ///< modules around the code (ISO/IEC 18004, 6.3.8)
constexpr qreal picture = 174; ///< pixels at scale 1: six a module with the quiet zone

} // namespace

QrPicture::QrPicture(QWidget* parent) : QWidget(parent) {
    speech::setRole(this, QAccessible::Graphic);
    keepTranslated(this, [this] { setAccessibleName(tr("QR code")); });
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
}

void QrPicture::setText(const QString& text) {
    m_side = 0;
    m_dark.clear();
    if (!text.isEmpty()) {
        try {
            const auto code =
                qrcodegen::QrCode::encodeText(text.toUtf8().constData(), qrcodegen::QrCode::Ecc::MEDIUM);
            m_side = code.getSize();
            for (int y = 0; y < m_side; ++y)
                for (int x = 0; x < m_side; ++x)
                    m_dark.push_back(code.getModule(x, y));
        } catch (const qrcodegen::data_too_long&) {
            m_side = 0;
        }
    }
    speech::setDescription(this, m_side > 0 ? tr("Reads as text: %1").arg(text) : QString());
    update();
}

QSize QrPicture::sizeHint() const {
    const int side = Theme::current().px(picture);
    return {side, side};
}

void QrPicture::paintEvent(QPaintEvent*) {
    if (m_side == 0)
        return;
    QPainter painter(this);
    painter.fillRect(rect(), colourOf(ThemeKind::Light, Role::Panel));
    const QColor dark = colourOf(ThemeKind::Light, Role::Ink);
    // Whole pixels, so that no light line runs between two dark modules.
    const int module = qMax(1, qMin(width(), height()) / (m_side + 2 * quietZone));
    const int left = (width() - module * m_side) / 2;
    const int top = (height() - module * m_side) / 2;
    for (int y = 0; y < m_side; ++y)
        for (int x = 0; x < m_side; ++x)
            if (isDark(x, y))
                painter.fillRect(left + x * module, top + y * module, module, module, dark);
}

} // namespace app
