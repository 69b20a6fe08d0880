// SPDX-License-Identifier: GPL-3.0-or-later
#include "progress.h"

#include "lessons/documents/catalogue.h"
#include "progress_fields.h"
#include "progress_merge.h"

#include <QtCore/QRandomGenerator>
#include <QtCore/QRegularExpression>

#include <algorithm>
#include <bit>
#include <utility>

namespace app {

namespace {

constexpr qsizetype longestName = 40;

/// Up to version 0.1 mastery belonged to a lesson.
struct OldTopic {
    int practice = 0;
};

template <typename Io> void fields(Io& io, OldTopic& topic) {
    io("practice", topic.practice);
}

struct OldProgress {
    QHash<QString, QHash<QString, OldTopic>> pupils;
};

template <typename Io> void fields(Io& io, OldProgress& progress) {
    io("pupils", progress.pupils);
}

} // namespace

template <typename Io> void fields(Io& io, Progress::Content& content) {
    io("current", content.current);
    io("seeds", content.seeds);
    io("pupils", content.pupils);
    io("practice", content.practice);
}

Progress::Progress(const QString& folder, QObject* parent)
    : QObject(parent), m_file(std::in_place, folder, Kept::Progress) {
    m_current = take(m_file->read());
    drawSeed();
}

QStringList Progress::names() const {
    QStringList names = m_pupils.keys();
    if (!m_current.isEmpty() && !names.contains(m_current))
        names << m_current;
    names.removeAll(QString());
    names.sort(Qt::CaseInsensitive);
    return names;
}

void Progress::setCurrent(const QString& name) {
    const QString wanted = name.simplified().left(longestName);
    if (wanted == m_current)
        return;
    const bool wasNobody = m_current.isEmpty();
    m_current = wanted;
    drawSeed();
    m_taken.reset();
    m_isNameNew = !wanted.isEmpty();
    if (wasNobody && !m_unnamedNow.isEmpty())
        take(m_unnamedNow);
    m_unnamedNow = {};
    write();
    emit nameChanged(wasNobody);
    emit changed();
}

bool Progress::isEmpty() const {
    const Pupil topics = m_pupils.value(m_current);
    const Practices practice = m_practice.value(m_current);
    return std::ranges::all_of(topics, [](const Topic& one) { return one == Topic{}; }) &&
           std::ranges::all_of(practice, [](const Practice& one) { return one == Practice{}; });
}

Progress::Parts Progress::unnamedParts() const {
    const QStringList topics = m_pupils.value(QString()).keys();
    const QStringList kinds = m_practice.value(QString()).keys();
    return {{topics.begin(), topics.end()}, {kinds.begin(), kinds.end()}};
}

Progress::Unnamed Progress::unnamed() const {
    if (m_current.isEmpty() || !m_isNameNew)
        return Unnamed::None;
    if (m_taken)
        return Unnamed::Taken;
    return unnamedParts().isEmpty() ? Unnamed::None : Unnamed::Waiting;
}

Progress::Work Progress::workOf(const QString& name, const Parts& parts) const {
    Work work;
    const Pupil topics = m_pupils.value(name);
    for (const QString& id : parts.topics)
        if (topics.contains(id))
            work.topics.insert(id, topics.value(id));
    const Practices practice = m_practice.value(name);
    for (const QString& kind : parts.kinds)
        if (practice.contains(kind))
            work.practice.insert(kind, practice.value(kind));
    return work;
}

void Progress::put(const QString& name, const Parts& parts, const Work& work) {
    for (const QString& id : parts.topics) {
        m_pupils[name].remove(id);
        m_touched[name].remove(id);
    }
    for (const QString& kind : parts.kinds) {
        m_practice[name].remove(kind);
        m_practised[name].remove(kind);
    }
    m_dropped[name].topics |= parts.topics;
    m_dropped[name].kinds |= parts.kinds;
    for (auto it = work.topics.begin(); it != work.topics.end(); ++it) {
        m_pupils[name].insert(it.key(), it.value());
        m_touched[name].insert(it.key());
    }
    for (auto it = work.practice.begin(); it != work.practice.end(); ++it) {
        m_practice[name].insert(it.key(), it.value());
        m_practised[name].insert(it.key());
    }
}

void Progress::take(const Parts& parts) {
    const Work theirs = workOf({}, parts);
    m_taken = Taken{parts, theirs, workOf(m_current, parts)};
    add({.name = {}, .topics = theirs.topics, .practice = theirs.practice});
    put({}, parts, {});
}

void Progress::takeUnnamed() {
    const Parts parts = unnamedParts();
    if (m_current.isEmpty() || parts.isEmpty())
        return;
    take(parts);
    write();
    emit nameChanged(true);
    emit changed();
}

void Progress::giveBackUnnamed() {
    if (!m_taken)
        return;
    const Taken taken = *std::exchange(m_taken, {});
    put(m_current, taken.parts, taken.before);
    put({}, taken.parts, taken.unnamed);
    write();
    emit nameChanged(false);
    emit changed();
}

/// From here on, what was taken along cannot be told from what the pupil does now.
void Progress::noteWork() {
    m_taken.reset();
    m_isNameNew = false;
}

void Progress::erase() {
    m_taken.reset();
    m_isNameNew = false;
    m_dropped.remove(m_current);
    m_pupils.remove(m_current);
    m_seeds.remove(m_current);
    m_touched.remove(m_current);
    m_practice.remove(m_current);
    m_practised.remove(m_current);
    if (m_current.isEmpty())
        m_unnamedNow = {};
    m_erased.insert(m_current);
    m_current.clear();
    drawSeed();
    write();
    if (m_file && !m_file->removeAside().isEmpty())
        m_written = false;
    emit nameChanged(false);
    emit changed();
}

PupilFile Progress::pupil() const {
    return {m_current, seed(), m_pupils.value(m_current), m_practice.value(m_current)};
}

QByteArray Progress::file() const {
    return pupil().content();
}

bool Progress::addFile(const QByteArray& content) {
    const auto file = PupilFile::read(content);
    const QString wanted = file ? file->name.left(longestName) : QString();
    if (wanted.isEmpty())
        return false;
    m_current = wanted;
    m_taken.reset();
    m_isNameNew = false;
    for (int number = 2; m_seeds.contains(m_current) && m_seeds.value(m_current) != file->seed; ++number)
        m_current = QStringLiteral("%1 (%2)").arg(wanted.left(longestName - 5)).arg(number);
    if (!m_seeds.contains(m_current)) {
        m_seeds.insert(m_current, file->seed);
        m_drawn.insert(m_current);
    }
    add(*file);
    write();
    emit nameChanged(false);
    emit changed();
    return true;
}

void Progress::add(const PupilFile& file) {
    PupilFile both = pupil();
    both.add(file);
    for (auto it = both.topics.begin(); it != both.topics.end(); ++it)
        if (Topic& known = m_pupils[m_current][it.key()]; known != it.value()) {
            known = it.value();
            m_touched[m_current].insert(it.key());
        }
    for (auto it = both.practice.begin(); it != both.practice.end(); ++it)
        if (Practice& known = m_practice[m_current][it.key()]; known != it.value()) {
            known = it.value();
            m_practised[m_current].insert(it.key());
        }
}

QString Progress::namesake() const {
    static const QRegularExpression numbered(QStringLiteral("^(.+) \\(\\d+\\)$"));
    const auto match = numbered.match(m_current);
    return match.hasMatch() && m_seeds.contains(match.captured(1)) ? match.captured(1) : QString();
}

void Progress::joinNamesake() {
    const QString name = namesake();
    if (name.isEmpty())
        return;
    const QString numbered = m_current;
    m_current = name;
    takeOver(numbered);
}

void Progress::takeOver(const QString& name) {
    const QString kept = std::exchange(m_current, name);
    const PupilFile mine = pupil();
    m_current = kept;
    add(mine);
    write();
    // What the disk has refused stays under both names.
    if (m_written) {
        m_current = name;
        erase();
        setCurrent(kept);
        return;
    }
    emit nameChanged(false);
    emit changed();
}

Progress::Topic Progress::topic(const QString& id) const {
    return m_pupils.value(m_current).value(id);
}

void Progress::setTopic(const QString& id, const Topic& topic) {
    Topic& known = m_pupils[m_current][id];
    if (known == topic)
        return;
    known = topic;
    m_touched[m_current].insert(id);
    if (m_current.isEmpty())
        m_unnamedNow.topics.insert(id);
    noteWork();
    write();
    emit changed();
}

void Progress::setPractice(const QString& kind, const Practice& practice) {
    Practice& known = m_practice[m_current][kind];
    if (known == practice)
        return;
    known = practice;
    m_practised[m_current].insert(kind);
    if (m_current.isEmpty())
        m_unnamedNow.kinds.insert(kind);
    noteWork();
    write();
    emit changed();
}

double Progress::share(const QString& id) const {
    return std::popcount(static_cast<unsigned>(topic(id).stepsDone)) / double(lessonStepCount);
}

void Progress::drawSeed() {
    if (m_seeds.contains(m_current))
        return;
    m_seeds.insert(m_current, QRandomGenerator::global()->generate());
    m_drawn.insert(m_current);
}

QString Progress::take(const json::Json& root) {
    const auto kept = json::storedIn<Content>(root);
    m_pupils = kept.pupils;
    m_practice = kept.practice;
    m_seeds.insert(kept.seeds);
    const auto old = json::storedIn<OldProgress>(root).pupils;
    for (auto pupil = old.begin(); pupil != old.end(); ++pupil)
        for (auto topic = pupil.value().begin(); topic != pupil.value().end(); ++topic) {
            const lessons::Topic* const known = lessons::findTopic(topic.key().toStdString());
            if (known == nullptr || topic.value().practice < lessons::Mastery::needed)
                continue;
            for (const lessons::ProblemKind kind : known->practice) {
                const QString id = QString::fromUtf8(lessons::idOf(kind));
                if (!kept.practice.value(pupil.key()).contains(id))
                    m_practice[pupil.key()].insert(id, {lessons::Mastery::needed, 0, {}});
            }
        }
    return kept.current;
}

void Progress::merge(const json::Json& root) {
    // If the file has been removed, keep everything that is known here.
    if (root.empty())
        return;
    const QHash<QString, Pupil> here = m_pupils;
    const QHash<QString, Practices> practiceHere = m_practice;
    const QHash<QString, std::uint32_t> seedsHere = m_seeds;
    take(root);
    for (const QString& name : std::as_const(m_erased)) {
        m_pupils.remove(name);
        m_practice.remove(name);
        m_seeds.remove(name);
    }
    for (auto it = m_dropped.begin(); it != m_dropped.end(); ++it) {
        for (const QString& id : it.value().topics)
            m_pupils[it.key()].remove(id);
        for (const QString& kind : it.value().kinds)
            m_practice[it.key()].remove(kind);
    }
    for (auto it = m_practised.begin(); it != m_practised.end(); ++it)
        for (const QString& kind : it.value())
            m_practice[it.key()].insert(kind, practiceHere.value(it.key()).value(kind));
    for (auto it = seedsHere.begin(); it != seedsHere.end(); ++it)
        if (!m_drawn.contains(it.key()) || !m_seeds.contains(it.key()) || m_erased.contains(it.key()))
            m_seeds.insert(it.key(), it.value());
    for (auto it = m_touched.begin(); it != m_touched.end(); ++it)
        for (const QString& id : it.value()) {
            Topic& topic = m_pupils[it.key()][id];
            topic = over(here.value(it.key()).value(id), topic);
        }
}

void Progress::write() {
    m_written = !m_file || m_file->change([this](json::Json root) {
        merge(root);
        return json::over(std::move(root), Content{m_current, m_seeds, m_pupils, m_practice});
    });
    if (!m_written)
        return;
    m_touched.clear();
    m_practised.clear();
    m_erased.clear();
    m_drawn.clear();
    m_dropped.clear();
}

} // namespace app
