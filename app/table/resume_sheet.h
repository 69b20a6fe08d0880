// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/document/game_library.h"
#include "app/widgets/sheet.h"

namespace app {

/// The offer to go on with the last game, of whatever kind it is.
class ResumeSheet : public Sheet {
    Q_OBJECT
public:
    ResumeSheet(const SavedGame& game, QWidget* parent);

signals:
    void requested(const QString& path);
};

} // namespace app
