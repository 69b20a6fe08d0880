// SPDX-License-Identifier: GPL-3.0-or-later
#include "progress.h"

#include "app/document/disk.h"
#include "lessons/problems/problem.h"

#include <QtCore/QDir>
#include <QtCore/QFile>
#include <QtCore/QFileInfo>
#include <QtCore/QJsonArray>
#include <QtCore/QJsonDocument>
#include <QtCore/QJsonObject>
#include <QtCore/QRandomGenerator>

#include <bit>

namespace app {

namespace {

constexpr int format = 1;

QJsonObject written(const Progress::Topic& topic) {
    QJsonObject predictions;
    for (auto it = topic.predictions.begin(); it != topic.predictions.end(); ++it) {
        QJsonArray parts;
        for (const int part : it.value())
            parts.append(part);
        predictions.insert(it.key(), parts);
    }
    QJsonObject answers;
    for (auto it = topic.answers.begin(); it != topic.answers.end(); ++it)
        answers.insert(it.key(), it.value());
    return {{QStringLiteral("steps"), topic.stepsDone},
            {QStringLiteral("predictions"), predictions},
            {QStringLiteral("answers"), answers},
            {QStringLiteral("practice"), topic.inARow}};
}

Progress::Topic topicOf(const QJsonObject& object) {
    Progress::Topic topic;
    topic.stepsDone = object.value(QStringLiteral("steps")).toInt() & ((1 << lessonStepCount) - 1);
    topic.inARow = qBound(0, object.value(QStringLiteral("practice")).toInt(), lessons::Mastery::needed);
    const QJsonObject predictions = object.value(QStringLiteral("predictions")).toObject();
    for (auto it = predictions.begin(); it != predictions.end(); ++it) {
        std::vector<int> parts;
        for (const QJsonValue& part : it.value().toArray())
            parts.push_back(qBound(0, part.toInt(), 999999));
        topic.predictions.insert(it.key(), parts);
    }
    const QJsonObject answers = object.value(QStringLiteral("answers")).toObject();
    for (auto it = answers.begin(); it != answers.end(); ++it)
        topic.answers.insert(it.key(), it.value().toInt(-1));
    return topic;
}

} // namespace

Progress::Progress(const QString& folder, QObject* parent)
    : QObject(parent), m_file(QDir(folder).filePath(QStringLiteral("lessons.json"))) {
    read();
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
    const QString wanted = name.simplified().left(40);
    if (wanted == m_current)
        return;
    m_current = wanted;
    drawSeed();
    write();
    emit nameChanged();
    emit changed();
}

void Progress::erase() {
    m_pupils.remove(m_current);
    m_seeds.remove(m_current);
    m_current.clear();
    drawSeed();
    write();
    emit nameChanged();
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
    write();
    emit changed();
}

double Progress::share(const QString& id) const {
    return std::popcount(static_cast<unsigned>(topic(id).stepsDone)) / double(lessonStepCount);
}

void Progress::drawSeed() {
    if (!m_seeds.contains(m_current))
        m_seeds.insert(m_current, QRandomGenerator::global()->generate());
}

void Progress::read() {
    QFile file(m_file);
    if (!file.exists())
        return;
    QJsonParseError error;
    QJsonDocument document;
    if (file.open(QIODevice::ReadOnly))
        document = QJsonDocument::fromJson(file.readAll(), &error);
    file.close();
    const QJsonObject root = document.object();
    if (!document.isObject() || root.value(QStringLiteral("format")).toInt() != format) {
        // Kept, under a name that none of its kind has.
        QString aside = QDir(QFileInfo(m_file).path()).filePath(QStringLiteral("lessons.damaged.json"));
        for (int number = 2; QFile::exists(aside); ++number)
            aside = QDir(QFileInfo(m_file).path())
                        .filePath(QStringLiteral("lessons.damaged-%1.json").arg(number));
        if (QFile::rename(m_file, aside))
            m_damaged = aside;
        return;
    }
    m_current = root.value(QStringLiteral("current")).toString();
    const QJsonObject pupils = root.value(QStringLiteral("pupils")).toObject();
    for (auto it = pupils.begin(); it != pupils.end(); ++it) {
        Pupil& pupil = m_pupils[it.key()];
        const QJsonObject topics = it.value().toObject();
        for (auto topic = topics.begin(); topic != topics.end(); ++topic)
            pupil.insert(topic.key(), topicOf(topic.value().toObject()));
    }
    const QJsonObject seeds = root.value(QStringLiteral("seeds")).toObject();
    for (auto it = seeds.begin(); it != seeds.end(); ++it)
        m_seeds.insert(it.key(), std::uint32_t(it.value().toInteger()));
}

void Progress::write() {
    QJsonObject pupils;
    for (auto it = m_pupils.begin(); it != m_pupils.end(); ++it) {
        QJsonObject topics;
        for (auto topic = it.value().begin(); topic != it.value().end(); ++topic)
            topics.insert(topic.key(), written(topic.value()));
        pupils.insert(it.key(), topics);
    }
    QJsonObject seeds;
    for (auto it = m_seeds.begin(); it != m_seeds.end(); ++it)
        seeds.insert(it.key(), qint64(it.value()));
    const QJsonObject root{{QStringLiteral("format"), format},
                           {QStringLiteral("current"), m_current},
                           {QStringLiteral("seeds"), seeds},
                           {QStringLiteral("pupils"), pupils}};
    // Nobody has made the folder before the first game is kept.
    QDir().mkpath(QFileInfo(m_file).path());
    m_written = disk::replace(m_file, QJsonDocument(root).toJson().toStdString());
}

} // namespace app
