// SPDX-License-Identifier: GPL-3.0-or-later
#include "bot_thinker.h"

#include <QtCore/QMetaObject>

namespace app {

BotThinker::BotThinker(QObject* parent)
    : QObject(parent), m_background([this](std::function<void()> answer) {
          QMetaObject::invokeMethod(this, std::move(answer), Qt::QueuedConnection);
      }) {}

} // namespace app
