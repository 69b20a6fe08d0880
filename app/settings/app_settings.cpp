// SPDX-License-Identifier: GPL-3.0-or-later
#include "app_settings.h"

#include "app/base/files/damage.h"
#include "app/base/files/disk.h"
#include "app/base/files/word_file.h"
#include "app/base/text/languages.h"
#include "app/ui/theme/theme.h"
#include "machine_config.h"
#include "settings_seal.h"
#include "teacher_lock.h"

#include <QtCore/QLocale>

#include <array>
#include <span>

namespace app {
namespace {

constexpr auto lookKey = "look";
constexpr auto textKey = "textSize";
constexpr auto motionKey = "reduceMotion";
constexpr auto paceKey = "botPace";
constexpr auto onlyKey = "makeOnlyChoices";
constexpr auto roundKey = "roundUps";
constexpr auto soundKey = "sounds";
constexpr auto captionKey = "soundCaptions";
constexpr auto languageKey = "language";
constexpr auto examKey = "examTests";
constexpr auto notesKey = "teacherNotes";
constexpr auto geometryKey = "windowGeometry";

/// The names of an enum's values in the file, in the enum's order.
constexpr std::array<const char*, 4> lookNames{"system", "light", "dark", "contrast"};
constexpr std::array<const char*, 5> paceNames{"key", "slow", "normal", "fast", "instant"};
bool pacedAtFirst = true;

/// Stands in the file for the system's language.
constexpr QLatin1String systemLanguage("system");

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
                                             : std::make_unique<QSettings>(file, QSettings::IniFormat)) {
    connect(&TeacherLock::current(), &TeacherLock::changed, this,
            [this] { emit teacherNotesChanged(teacherNotes()); });
}

/// Called before the change itself is signalled, so that a page shows both at once.
void AppSettings::settle() {
    const bool kept = disk::settle(*m_file);
    if (kept)
        settings_seal::put(path());
    if (kept == m_kept)
        return;
    m_kept = kept;
    emit keptChanged();
}

void AppSettings::checkFile() {
    QString reason;
    const settings_seal::State state = settings_seal::look(path(), &reason);
    if (state == settings_seal::State::Unreadable)
        return DamageLog::current().reportUnreadable(path(), reason);
    const bool isRead = m_file->status() != QSettings::FormatError;
    if (state != settings_seal::State::Damaged && (state != settings_seal::State::Unchecked || isRead))
        return;
    const QString aside = word_file::putAside(path());
    DamageLog::current().reportAside(path(), aside,
                                     tr("The valid settings still apply. Check them on the Settings page."));
    if (aside.isEmpty())
        return;
    QVariantMap values;
    for (const QString& key : m_file->allKeys())
        values.insert(key, m_file->value(key));
    m_file->clear();
    for (auto one = values.cbegin(); one != values.cend(); ++one)
        m_file->setValue(one.key(), one.value());
    settle();
}

AppSettings::Look AppSettings::look() const {
    return m_lookForThisRun ? *m_lookForThisRun : read(*m_file, lookKey, lookNames, Look::System);
}

void AppSettings::setLook(Look look) {
    m_lookForThisRun.reset();
    write(*m_file, lookKey, lookNames, look);
    settle();
    emit lookChanged();
}

void AppSettings::setLookForThisRun(Look look) {
    m_lookForThisRun = look;
    emit lookChanged();
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

int AppSettings::textSize() const {
    bool number = false;
    const int percent = m_file->value(QLatin1String(textKey)).toInt(&number);
    return qBound(smallestText, number ? percent : m_desktop.textSize.value_or(smallestText), largestText);
}

void AppSettings::setTextSize(int percent) {
    percent = qBound(smallestText, percent, largestText);
    m_file->setValue(QLatin1String(textKey), percent);
    settle();
    emit textSizeChanged(percent);
}

bool AppSettings::reduceMotion() const {
    return m_file->value(QLatin1String(motionKey), m_desktop.reduceMotion.value_or(false)).toBool();
}

void AppSettings::setReduceMotion(bool reduce) {
    m_file->setValue(QLatin1String(motionKey), reduce);
    settle();
    emit reduceMotionChanged(reduce);
}

void AppSettings::setDesktop(const DesktopWishes& desktop) {
    const ThemeKind theme = this->theme();
    const int textSize = this->textSize();
    const bool reduceMotion = this->reduceMotion();
    m_desktop = desktop;
    if (this->theme() != theme)
        emit lookChanged();
    if (this->textSize() != textSize)
        emit textSizeChanged(this->textSize());
    if (this->reduceMotion() != reduceMotion)
        emit reduceMotionChanged(this->reduceMotion());
}

BotPace AppSettings::botPace() const {
    return read(*m_file, paceKey, paceNames, BotPace::Normal);
}

void AppSettings::setBotPace(BotPace pace) {
    write(*m_file, paceKey, paceNames, pace);
    settle();
    emit botPaceChanged(pace);
}

bool AppSettings::makesOnlyChoices() const {
    return m_file->value(QLatin1String(onlyKey), pacedAtFirst).toBool();
}

void AppSettings::setMakesOnlyChoices(bool makes) {
    m_file->setValue(QLatin1String(onlyKey), makes);
    settle();
    emit makesOnlyChoicesChanged(makes);
}

bool AppSettings::roundUps() const {
    return m_file->value(QLatin1String(roundKey), pacedAtFirst).toBool();
}

void AppSettings::setRoundUps(bool wanted) {
    m_file->setValue(QLatin1String(roundKey), wanted);
    settle();
    emit roundUpsChanged(wanted);
}

bool AppSettings::sounds() const {
    return m_file->value(QLatin1String(soundKey), false).toBool();
}

void AppSettings::setSounds(bool wanted) {
    m_file->setValue(QLatin1String(soundKey), wanted);
    settle();
    emit soundsChanged();
}

bool AppSettings::soundCaptions() const {
    return m_file->value(QLatin1String(captionKey), true).toBool();
}

void AppSettings::setSoundCaptions(bool wanted) {
    m_file->setValue(QLatin1String(captionKey), wanted);
    settle();
    emit soundsChanged();
}

void AppSettings::setPacedAtFirst(bool paced) {
    pacedAtFirst = paced;
}

QString AppSettings::language() const {
    if (m_languageForThisRun)
        return *m_languageForThisRun;
    const QString written = m_file->value(QLatin1String(languageKey)).toString();
    return isSpoken(written) ? written : QString();
}

void AppSettings::setLanguage(const QString& code) {
    m_languageForThisRun.reset();
    m_file->setValue(QLatin1String(languageKey), code.isEmpty() ? QString(systemLanguage) : code);
    settle();
    emit languageChanged();
}

void AppSettings::setLanguageForThisRun(const QString& code) {
    m_languageForThisRun = code;
    emit languageChanged();
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

bool AppSettings::examTests() const {
    return m_file->value(QLatin1String(examKey), false).toBool();
}

void AppSettings::setExamTests(bool exam) {
    m_file->setValue(QLatin1String(examKey), exam);
    settle();
}

bool AppSettings::teacherNotes() const {
    return !TeacherLock::current().isShut() && m_file->value(QLatin1String(notesKey), true).toBool();
}

void AppSettings::setTeacherNotes(bool shown) {
    m_file->setValue(QLatin1String(notesKey), shown);
    settle();
    emit teacherNotesChanged(shown);
}

QByteArray AppSettings::windowGeometry() const {
    return m_file->value(QLatin1String(geometryKey)).toByteArray();
}

void AppSettings::setWindowGeometry(const QByteArray& geometry) {
    m_file->setValue(QLatin1String(geometryKey), geometry);
    settle();
}

} // namespace app
