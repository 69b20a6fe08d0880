// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/ui/paint/words_painter.h"
#include "app/ui/theme/kept.h"

#include <QtWidgets/QCheckBox>

namespace app {

/// A check box that looks like a switch, with a sentence below its text that says what it does. To a screen
/// reader it is a check box with that description.
class SwitchBox : public QCheckBox, public PaintsWords {
    Q_OBJECT
public:
    SwitchBox(const Text& text, const Text& about, QWidget* parent);

    void setAbout(const QString& about);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;
    bool hasHeightForWidth() const override { return true; }
    int heightForWidth(int width) const override;

protected:
    bool hitButton(const QPoint& place) const override { return rect().contains(place); }
    void paintEvent(QPaintEvent* event) override;

private:
    QString m_about;
};

} // namespace app
