// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/ui/paint/words_painter.h"
#include "app/ui/theme/kept.h"

#include <QtWidgets/QPushButton>

namespace app {

/// A quiet button with what it is about at the left and how that is at the moment at the right: "Linkage ·
/// none". It opens what is folded away; where it can be checked, what it opened is shown while it is down.
class ValueRow : public QPushButton, public PaintsWords {
    Q_OBJECT
public:
    ValueRow(const Text& subject, QWidget* parent);

    void setValue(const QString& value);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    void name();

    QString m_value;
};

} // namespace app
