// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/base/files/medium.h"

#include <QtCore/QFile>
#include <QtCore/QMap>

#include <optional>
#include <utility>

/// A disk that fails on command for as long as this object exists. It numbers the requests from 1, so a test
/// can make each one fail in turn wherever it comes from; new code that writes is included automatically.
class FaultyDisk : public app::disk::Medium {
public:
    enum class Often { Once, Always };
    using Deed = app::disk::Deed;
    using Verdict = app::disk::Verdict;

    FaultyDisk() { app::disk::setMedium(this); }
    ~FaultyDisk() override { app::disk::setMedium(nullptr); }

    /// Makes the request with that number fail, counted from now, or that one and all after it.
    void fail(int number, Often often) {
        m_counted = 0;
        m_failing = number;
        m_often = often;
        m_struck = false;
    }
    /// From now on this many bytes can be written; of a write that does not fit, only the first part is.
    void fillUpAfter(qint64 bytes) {
        m_room = bytes;
        m_struck = false;
    }
    /// Claims that bytes are on the disk when they are not.
    void lieAboutSync() { m_lies = true; }
    void recover() {
        m_failing = 0;
        m_room.reset();
        m_lies = false;
    }
    /// Whether the failure that was asked for has happened.
    bool hasStruck() const { return m_struck; }
    /// The file or folder of the first request that failed.
    const QString& struckPath() const { return m_struckPath; }
    int counted() const { return m_counted; }

    /// A power cut: every file goes back to what was really on the disk.
    void cutPower() {
        for (auto it = m_lasting.begin(); it != m_lasting.end(); ++it) {
            QFile file(it.key());
            if (!file.open(QIODevice::WriteOnly) || file.write(it.value()) != it.value().size())
                qFatal("the test cannot write %s", qPrintable(it.key()));
        }
    }

    Verdict before(Deed deed, const QString& path, qint64 bytes) override {
        ++m_counted;
        const bool due =
            m_failing > 0 && (m_often == Often::Always ? m_counted >= m_failing : m_counted == m_failing);
        if (due)
            return refuse(path);
        if (m_room && bytes > *m_room) {
            const qint64 fits = std::exchange(*m_room, 0);
            if (deed != Deed::Append)
                return refuse(path);
            m_struck = true;
            return {Verdict::Kind::Torn, fits};
        }
        if (m_room)
            *m_room -= bytes;
        if (deed == Deed::Append && !m_lasting.contains(path))
            m_lasting[path] = contentOf(path);
        return {m_lies && deed == Deed::Sync ? Verdict::Kind::Lied : Verdict::Kind::Done, 0};
    }

    void after(Deed deed, const QString& path) override {
        if (deed == Deed::Replace || deed == Deed::Sync)
            m_lasting[path] = contentOf(path);
        else if (deed == Deed::Remove)
            m_lasting.remove(path);
    }

private:
    Verdict refuse(const QString& path) {
        if (!m_struck)
            m_struckPath = path;
        m_struck = true;
        return {Verdict::Kind::Refused, 0};
    }
    static QByteArray contentOf(const QString& path) {
        QFile file(path);
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    }

    int m_counted = 0;
    int m_failing = 0;
    Often m_often = Often::Once;
    bool m_struck = false;
    QString m_struckPath;
    bool m_lies = false;
    std::optional<qint64> m_room;
    QMap<QString, QByteArray> m_lasting;
};
