// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtCore/QSize>
#include <QtWidgets/QWidget>

#include <vector>

namespace app {

/// A short text as a QR code (ISO/IEC 18004) that the camera of a phone reads as text. Dark on light in every
/// theme, since many readers need that.
class QrPicture : public QWidget {
    Q_OBJECT
public:
    explicit QrPicture(QWidget* parent);

    /// A text that is too long for a QR code, or empty, is not shown.
    void setText(const QString& text);
    /// Modules in each direction, without the quiet zone; 0 if nothing is shown.
    int side() const { return m_side; }
    bool isDark(int x, int y) const { return m_dark[std::size_t(y) * std::size_t(m_side) + std::size_t(x)]; }

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return sizeHint(); }

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    int m_side = 0;
    std::vector<bool> m_dark;
};

} // namespace app
