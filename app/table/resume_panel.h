// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/document/game_library.h"
#include "app/widgets/panel.h"

namespace app {

/// The offer to go on with the last game, of whatever kind it is.
class ResumePanel : public Panel {
    Q_OBJECT
public:
    ResumePanel(const SavedGame& game, QWidget* parent);

signals:
    void requested(const QString& path);
};

} // namespace app
