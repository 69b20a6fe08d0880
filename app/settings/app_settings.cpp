// SPDX-License-Identifier: GPL-3.0-or-later
#include "app_settings.h"

#include "app/base/text/languages.h"
#include "app/ui/theme/theme.h"
#include "machine_config.h"
#include "teacher_lock.h"

#include <QtCore/QLocale>

namespace app {
namespace {

bool pacedAtFirst = true;

/// Stands in the file for the system's language.
constexpr QLatin1String systemLanguage("system");

bool isPaced() {
    return pacedAtFirst;
}

bool isOff() {
    return false;
}

bool isHeardAtFirst() {
    return MachineConfig::current().sounds;
}

bool mayShowNotes() {
    return !TeacherLock::current().isShut();
}

int inRange(int percent) {
    return qBound(AppSettings::smallestText, percent, AppSettings::largestText);
}

const SettingCodec<int> textSizeCodec{.read = [](const QVariant& kept) -> std::optional<int> {
                                          bool isNumber = false;
                                          const int percent = kept.toInt(&isNumber);
                                          return isNumber ? std::optional(inRange(percent)) : std::nullopt;
                                      },
                                      .write = [](int percent) { return QVariant(inRange(percent)); }};

const SettingCodec<QString> languageCodec{
    .read = [](const QVariant& kept) -> std::optional<QString> {
        const QString written = kept.toString();
        return isSpoken(written) ? std::optional(written) : std::nullopt;
    },
    .write = [](const QString& code) { return QVariant(code.isEmpty() ? QString(systemLanguage) : code); }};

const SettingCodec<bool> teacherNotesCodec{
    .read = [](const QVariant& kept) { return std::optional(mayShowNotes() && kept.toBool()); }};

} // namespace

AppSettings::AppSettings(const QString& file, QObject* parent)
    : SettingsFile(file, parent), look(
                                      *this, "look", [] { return Look::System; },
                                      namedSetting<Look>(std::array{"system", "light", "dark", "contrast"})),
      textSize(
          *this, "textSize", [this] { return inRange(m_desktop.textSize.value_or(smallestText)); },
          textSizeCodec),
      reduceMotion(*this, "reduceMotion", [this] { return m_desktop.reduceMotion.value_or(false); }),
      botPace(
          *this, "botPace", [] { return BotPace::Normal; },
          namedSetting<BotPace>(std::array{"key", "slow", "normal", "fast", "instant"})),
      makesOnlyChoices(*this, "makeOnlyChoices", isPaced), roundUps(*this, "roundUps", isPaced),
      sounds(*this, "sounds", isHeardAtFirst), soundCaptions(*this, "soundCaptions", isOff),
      language(
          *this, "language", [] { return QString(); }, languageCodec),
      examTests(*this, "examTests", isOff),
      teacherNotes(*this, "teacherNotes", mayShowNotes, teacherNotesCodec),
      windowGeometry(*this, "windowGeometry", [] { return QByteArray(); }) {
    connect(&TeacherLock::current(), &TeacherLock::changed, &teacherNotes, &AnySetting::changed);
}

ThemeKind AppSettings::theme() const {
    switch (look()) {
    case Look::System: return m_desktop.look.value_or(Theme::current().systemKind());
    case Look::Light: return ThemeKind::Light;
    case Look::Dark: return ThemeKind::Dark;
    case Look::HighContrast: return ThemeKind::HighContrast;
    }
    return ThemeKind::Light;
}

QString AppSettings::languageCode() const {
    if (const QString chosen = language(); !chosen.isEmpty())
        return chosen;
    if (const QString& machines = MachineConfig::current().language; !machines.isEmpty())
        return machines;
    // The first of the system's languages that the program has.
    for (const QString& wanted : QLocale::system().uiLanguages())
        if (const QString code = wanted.section(QLatin1Char('-'), 0, 0); isSpoken(code))
            return code;
    return QStringLiteral("en");
}

void AppSettings::setDesktop(const DesktopWishes& desktop) {
    const ThemeKind theme = this->theme();
    const int size = textSize();
    const bool isStill = reduceMotion();
    m_desktop = desktop;
    if (this->theme() != theme)
        emit look.changed();
    if (textSize() != size)
        emit textSize.changed();
    if (reduceMotion() != isStill)
        emit reduceMotion.changed();
}

void AppSettings::setPacedAtFirst(bool paced) {
    pacedAtFirst = paced;
}

} // namespace app
