// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/ui/sound/sounds.h"

#include <QtCore/QTimer>
#include <QtWidgets/QLabel>

namespace app {

/// Says for a moment, in a corner of its parent, what is being heard.
class SoundCaption : public QLabel {
    Q_OBJECT
public:
    explicit SoundCaption(QWidget* parent);

    void show(Sound sound);

    /// How long it stays: long enough to be read.
    static constexpr int shownFor = 1500; // milliseconds

private:
    QTimer m_time;
};

} // namespace app
