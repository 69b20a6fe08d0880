// SPDX-License-Identifier: GPL-3.0-or-later
#include "app_settings.h"

#include "app/theme/theme.h"

#include <QtCore/QLocale>

#include <array>
#include <span>

namespace app {
namespace {

constexpr auto lookKey = "look";
constexpr auto textKey = "textSize";
constexpr auto motionKey = "reduceMotion";
constexpr auto paceKey = "botPace";
constexpr auto languageKey = "language";
constexpr auto geometryKey = "windowGeometry";

/// How an enum is written, in the order of its values.
constexpr std::array<const char*, 4> lookNames{"system", "light", "dark", "contrast"};
constexpr std::array<const char*, 5> paceNames{"key", "slow", "normal", "fast", "instant"};
constexpr std::array<const char*, 3> languageNames{"system", "en", "de"};

using Names = std::span<const char* const>;

template <typename Value> Value read(const QSettings& file, const char* key, Names names, Value otherwise) {
    const QString written = file.value(QLatin1String(key)).toString();
    for (std::size_t i = 0; i < names.size(); ++i)
        if (written == QLatin1String(names[i]))
            return static_cast<Value>(i);
    return otherwise;
}

template <typename Value> void write(QSettings& file, const char* key, Names names, Value value) {
    file.setValue(QLatin1String(key), QLatin1String(names[static_cast<std::size_t>(value)]));
}

} // namespace

AppSettings::AppSettings(const QString& file, QObject* parent)
    : QObject(parent), m_file(file.isEmpty() ? std::make_unique<QSettings>()
                                             : std::make_unique<QSettings>(file, QSettings::IniFormat)) {}

AppSettings::Look AppSettings::look() const {
    return m_lookForThisRun ? *m_lookForThisRun : read(*m_file, lookKey, lookNames, Look::System);
}

void AppSettings::setLook(Look look) {
    m_lookForThisRun.reset();
    write(*m_file, lookKey, lookNames, look);
    emit lookChanged();
}

void AppSettings::setLookForThisRun(Look look) {
    m_lookForThisRun = look;
    emit lookChanged();
}

ThemeKind AppSettings::theme() const {
    switch (look()) {
    case Look::System: return Theme::current().systemKind();
    case Look::Light: return ThemeKind::Light;
    case Look::Dark: return ThemeKind::Dark;
    case Look::HighContrast: return ThemeKind::HighContrast;
    }
    return ThemeKind::Light;
}

int AppSettings::textSize() const {
    bool number = false;
    const int percent = m_file->value(QLatin1String(textKey)).toInt(&number);
    return number ? qBound(smallestText, percent, largestText) : smallestText;
}

void AppSettings::setTextSize(int percent) {
    percent = qBound(smallestText, percent, largestText);
    m_file->setValue(QLatin1String(textKey), percent);
    emit textSizeChanged(percent);
}

bool AppSettings::reduceMotion() const {
    return m_file->value(QLatin1String(motionKey), false).toBool();
}

void AppSettings::setReduceMotion(bool reduce) {
    m_file->setValue(QLatin1String(motionKey), reduce);
    emit reduceMotionChanged(reduce);
}

BotPace AppSettings::botPace() const {
    return read(*m_file, paceKey, paceNames, BotPace::Normal);
}

void AppSettings::setBotPace(BotPace pace) {
    write(*m_file, paceKey, paceNames, pace);
    emit botPaceChanged(pace);
}

AppSettings::Language AppSettings::language() const {
    return m_languageForThisRun ? *m_languageForThisRun
                                : read(*m_file, languageKey, languageNames, Language::System);
}

void AppSettings::setLanguage(Language language) {
    m_languageForThisRun.reset();
    write(*m_file, languageKey, languageNames, language);
    emit languageChanged();
}

void AppSettings::setLanguageForThisRun(Language language) {
    m_languageForThisRun = language;
    emit languageChanged();
}

QString AppSettings::languageCode() const {
    if (language() != Language::System)
        return QLatin1String(languageNames[static_cast<std::size_t>(language())]);
    // The first of the reader's languages that the program speaks.
    const QStringList wanted = QLocale::system().uiLanguages();
    for (const QString& one : wanted)
        for (const char* code : {"en", "de"})
            if (one == QLatin1String(code) || one.startsWith(QLatin1String(code) + QLatin1Char('-')))
                return QLatin1String(code);
    return QStringLiteral("en");
}

QByteArray AppSettings::windowGeometry() const {
    return m_file->value(QLatin1String(geometryKey)).toByteArray();
}

void AppSettings::setWindowGeometry(const QByteArray& geometry) {
    m_file->setValue(QLatin1String(geometryKey), geometry);
}

} // namespace app
