// SPDX-License-Identifier: GPL-3.0-or-later
#include "guide_pointer.h"

namespace app {

GuidePointer::GuidePointer(QWidget* board)
    : Pointer(board, QStringLiteral("it outlines what the guide speaks of")) {
    setObjectName(QStringLiteral("guidePointer"));
}

} // namespace app
