// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/charts/painted_figure.h"

namespace app {

/// A count as a bar with its number behind it, as long as its share of a whole.
class ShareBar : public PaintedFigure {
    Q_OBJECT
public:
    explicit ShareBar(QWidget* parent);

    /// `label`: what is written behind the bar; `name`: what the bar is, for those who hear it.
    void setShare(int count, int whole, const QString& label, const QString& name);

protected:
    void paint(QPainter& painter) override;

private:
    int m_count = 0;
    int m_whole = 0;
    QString m_label;
};

} // namespace app
