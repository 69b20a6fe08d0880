// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/settings/app_settings.h"

#include "app/ui/paint/painted_words.h"

#include <QtWidgets/QAbstractButton>

namespace app {

/// A choice of a look: a small picture of the board in it, with its name below.
class LookCard : public QAbstractButton, public PaintsWords {
    Q_OBJECT
public:
    explicit LookCard(AppSettings::Look look, QWidget* parent = nullptr);

    QSize sizeHint() const override;
    QList<PaintedText> paintedTexts() const override;

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    QFont labelFont() const;
    QRectF pictureRect() const;
    QRectF labelRect() const;
    QColor ground() const;

    AppSettings::Look m_look;
};

} // namespace app
