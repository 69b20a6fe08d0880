// SPDX-License-Identifier: GPL-3.0-or-later
#include "shot_catalogue.h"

#include <QtWidgets/QWidget>

#include <algorithm>

namespace app {
namespace {

constexpr QSize small{1366, 768};
constexpr QSize middling{1920, 1080};
constexpr QSize largest{3840, 2160};

QString nameOf(ThemeKind theme) {
    switch (theme) {
    case ThemeKind::Light: return QStringLiteral("light");
    case ThemeKind::Dark: return QStringLiteral("dark");
    case ThemeKind::HighContrast: return QStringLiteral("contrast");
    }
    return {};
}

} // namespace

void ShotCatalogue::add(const QString& name, const QList<ShotSetting>& settings, Shot::Make make) {
    Q_ASSERT(std::ranges::find(m_shots, name, &Shot::name) == m_shots.end());
    m_shots.push_back({name, settings, std::move(make)});
}

QList<ShotSetting> ShotCatalogue::usual() {
    const QString english = QStringLiteral("en");
    const QString german = QStringLiteral("de");
    return {{small, ThemeKind::Light, 100, english},        {small, ThemeKind::Dark, 100, english},
            {small, ThemeKind::HighContrast, 100, english}, {small, ThemeKind::Light, 100, german},
            {small, ThemeKind::Light, 200, english},        {small, ThemeKind::Light, 200, german},
            {small, ThemeKind::HighContrast, 200, german},  {middling, ThemeKind::Light, 100, english},
            {middling, ThemeKind::Dark, 100, german}};
}

QList<ShotSetting> ShotCatalogue::withLargest() {
    return usual() + QList<ShotSetting>{{largest, ThemeKind::Light, 100, QStringLiteral("en")}};
}

QList<ShotSetting> ShotCatalogue::brief() {
    return {{small, ThemeKind::Light, 100, QStringLiteral("en")},
            {small, ThemeKind::Dark, 100, QStringLiteral("de")},
            {small, ThemeKind::Light, 200, QStringLiteral("de")}};
}

QList<ShotSetting> ShotCatalogue::inUsualType(QList<ShotSetting> settings) {
    settings.removeIf([](const ShotSetting& one) { return one.textSize != 100; });
    return settings;
}

QString ShotCatalogue::fileName(const Shot& shot, const ShotSetting& setting) {
    QString name = QStringLiteral("%1-%2x%3-%4")
                       .arg(shot.name)
                       .arg(setting.size.width())
                       .arg(setting.size.height())
                       .arg(nameOf(setting.theme));
    if (setting.language != QLatin1String("en"))
        name += QLatin1Char('-') + setting.language;
    if (setting.textSize != 100)
        name += QStringLiteral("-%1").arg(setting.textSize);
    return name + QStringLiteral(".png");
}

} // namespace app
