// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/base/text/translations.h"

namespace app {

class AppSettings;

/// Gives the program the look, the language, the sounds and the form of tests from the settings, now and
/// whenever they change.
class SettingsApplier : public QObject {
    Q_OBJECT
public:
    /// The settings must outlive this.
    explicit SettingsApplier(AppSettings& settings, QObject* parent = nullptr);

private:
    Translations m_translations;
};

} // namespace app
