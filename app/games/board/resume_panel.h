// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/documents/game_library.h"
#include "app/ui/widgets/panel.h"

namespace app {

/// The offer to resume the last game, of any kind.
class ResumePanel : public Panel {
    Q_OBJECT
public:
    ResumePanel(const SavedGame& game, QWidget* parent);

signals:
    void requested(const QString& path);
};

} // namespace app
