// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/documents/bot_pace.h"
#include "app/ui/theme/colour_table.h"
#include "desktop_wishes.h"
#include "setting.h"

#include <QtCore/QByteArray>
#include <QtCore/QString>

namespace app {

/// What a person has chosen for the program, saved between runs. An invalid value in the file counts as not
/// chosen. `settings.sounds()` is what applies, `settings.sounds.set(true)` a choice.
class AppSettings : public SettingsFile {
    Q_OBJECT
public:
    enum class Look { System, Light, Dark, HighContrast };
    static constexpr int smallestText = 100;
    static constexpr int largestText = 200;

    explicit AppSettings(const QString& file = {}, QObject* parent = nullptr);

    Setting<Look> look;
    /// In per cent, 100 … 200; what the desktop asks for until somebody chooses.
    Setting<int> textSize;
    /// What the desktop asks for until somebody chooses.
    Setting<bool> reduceMotion;
    Setting<BotPace> botPace;
    /// Whether a choice that is none is made by itself (OnlyChoices).
    Setting<bool> makesOnlyChoices;
    /// Whether the board looks back on each round.
    Setting<bool> roundUps;
    /// Whether a board can be heard; from the start, unless the computer's configuration says otherwise.
    Setting<bool> sounds;
    /// Whether what is heard is also shown in words; not until somebody chooses it.
    Setting<bool> soundCaptions;
    /// A code of `languages()`; empty for the system's language.
    Setting<QString> language;
    /// Whether tests are written out as in an exam.
    Setting<bool> examTests;
    /// Whether lessons show the notes for teachers; never while the TeacherLock is shut.
    Setting<bool> teacherNotes;
    Setting<QByteArray> windowGeometry;

    /// The look, with `System` replaced by what the desktop asks for, or by its own colours if it does not
    /// say.
    ThemeKind theme() const;
    /// The language, with the system's in place of an empty code: never empty.
    QString languageCode() const;
    /// What applies where nothing has been chosen.
    void setDesktop(const DesktopWishes& desktop);
    /// Whether making only choices and looking back are on until somebody chooses; true. Tests
    /// that click through a board set it to false, so that the board makes no move and opens no page.
    static void setPacedAtFirst(bool paced);

private:
    DesktopWishes m_desktop;
};

} // namespace app
