// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtCore/QObject>
#include <QtCore/QSet>
#include <QtCore/QString>
#include <QtCore/QStringList>

#include <mutex>

namespace app {

/// Every file of the program's own that did not say what the program had written. Whoever reads such a file
/// reports its damage here; the window and the host tell people. So no reader can read past damage in
/// silence, even if the page that uses the file says nothing. For any thread.
class DamageLog : public QObject {
    Q_OBJECT
public:
    static DamageLog& current();

    /// A sentence for a person: which file, what became of it, and what the program does without it. Every
    /// time, for damage that cannot be met a second time: the file has been put aside or mended.
    void report(const QString& sentence);
    /// The same, once: the damage stays where it is, and every reader meets it.
    void reportLasting(const QString& sentence);
    /// What became of a damaged file that was to be put aside, and what that means for people. `aside`: where
    /// the file is now; empty if it is still in its place.
    void reportAside(const QString& path, const QString& aside, const QString& consequence);
    /// The file is there and cannot be read; nothing is written to it.
    void reportUnreadable(const QString& path, const QString& reason);
    /// What was reported since the last call, oldest first: for whoever tells it.
    QStringList take();

signals:
    void reported();

private:
    std::mutex m_mutex;
    QSet<QString> m_lasting;
    QStringList m_untold;
};

} // namespace app
