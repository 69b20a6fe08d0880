// SPDX-License-Identifier: GPL-3.0-or-later
#include "picture_width.h"

#include "app_settings.h"

#include <algorithm>

namespace app {

namespace {

const QString pictureKey = QStringLiteral("pictureWidth");

} // namespace

double pictureWidth(AppSettings& settings) {
    const double kept = settings.file().value(pictureKey).toDouble();
    return std::find(pictureWidths.begin(), pictureWidths.end(), kept) != pictureWidths.end()
               ? kept
               : usualPictureWidth;
}

void setPictureWidth(AppSettings& settings, double metres) {
    settings.file().setValue(pictureKey, metres);
    settings.settle();
}

} // namespace app
