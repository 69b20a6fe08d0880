// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/ui/paint/words_painter.h"

#include <QtWidgets/QWidget>

namespace app {

/// The stamp on a mystery whose model has been defended against all others.
class SolvedStamp : public QWidget, public PaintsWords {
    Q_OBJECT
public:
    /// `code`: of the mystery.
    SolvedStamp(const QString& code, QWidget* parent);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return sizeHint(); }

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    QString m_code;
};

} // namespace app
