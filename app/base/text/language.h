// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "lessons/documents/catalogue.h"
#include "lessons/documents/misconceptions.h"

#include <QtCore/QString>

namespace app {

/// Sets the code of the program's language, "en" at first. Called by `Translations` before the change is
/// announced.
void setLanguageInUse(const QString& code);

/// That code.
QString languageInUse();

/// All of the program's own lessons in its language, in their order; see lessons::topics.
const std::vector<const lessons::Topic*>& topicsInUse();

/// Null if there is none of that id.
const lessons::Topic* topicInUse(std::string_view id);

/// The program's catalogue in its language; null if there is none of that id.
const lessons::Misconception* misconceptionInUse(std::string_view id);

} // namespace app
