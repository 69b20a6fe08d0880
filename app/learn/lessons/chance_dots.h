// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtWidgets/QWidget>

namespace app {

/// A hundred dots, one for each of a hundred samples: those with a gap at least as large are filled.
class ChanceDots : public QWidget {
    Q_OBJECT
public:
    explicit ChanceDots(QWidget* parent);

    /// 0 to 100.
    void setFilled(int filled);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    void describe();

    int m_filled = 0;
};

} // namespace app
