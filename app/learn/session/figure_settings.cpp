// SPDX-License-Identifier: GPL-3.0-or-later
#include "figure_settings.h"

#include "lessons/documents/start_cross.h"

#include <algorithm>
#include <utility>

namespace app {

namespace {

const QString mysterySetting = QStringLiteral("mystery");

} // namespace

FigureSettings::FigureSettings(const lessons::Topic& topic, LessonProgress progress, std::uint64_t seed,
                               core::Random& chance)
    : m_topic(&topic), m_progress(std::move(progress)), m_seed(seed), m_chance(chance) {
    restore();
}

int FigureSettings::startTrait() const {
    const auto& all = m_topic->ofTraits;
    if (all.empty())
        return 0;
    const auto start = lessons::startCross(m_topic->startCross).genes.front().trait;
    const auto found = std::ranges::find_if(all, [&](const auto& one) { return one.trait == start; });
    return found == all.end() ? 0 : int(found - all.begin());
}

const lessons::TraitTexts* FigureSettings::shownTrait() const {
    const auto& all = m_topic->ofTraits;
    return all.empty() ? nullptr : &all[std::size_t(choice(traitSetting, int(all.size()), startTrait()))];
}

const lessons::TopicTexts& FigureSettings::texts() const {
    const lessons::TraitTexts* shown = shownTrait();
    return shown ? shown->texts : *m_topic;
}

QVariant FigureSettings::setting(const QString& name, const QVariant& otherwise) const {
    return m_settings.value(name, otherwise);
}

int FigureSettings::choice(const char* name, int count, int otherwise) const {
    const int saved = setting(QLatin1String(name), otherwise).toInt();
    return saved >= 0 && saved < count ? saved : otherwise;
}

void FigureSettings::setSetting(const QString& name, const QVariant& value) {
    if (m_settings.value(name) == value)
        return;
    m_settings.insert(name, value);
    emit changed(name);
}

void FigureSettings::restore() {
    m_settings = m_progress.topic().settings;
    if (m_settings.contains(mysterySetting))
        return;
    constexpr std::uint32_t mysteries = 1'000'000;
    core::Random random(m_seed + (std::uint64_t{m_progress.pupilSeed()} << 32));
    m_settings.insert(mysterySetting, int(random.below(mysteries)));
}

void FigureSettings::restoreIfSaved() {
    if (!m_progress.topic().settings.isEmpty())
        restore();
}

int FigureSettings::firstMystery() const {
    return m_settings.value(mysterySetting).toInt();
}

} // namespace app
