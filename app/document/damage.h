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

    /// A sentence for a person: which file, what became of it, and what the program does without it. The same
    /// sentence is told once.
    void report(const QString& sentence);
    /// What was reported since the last call, oldest first: for whoever tells it.
    QStringList take();

    /// "x.json could not be understood and is kept as x.damaged.json." and the like, about one file. `aside`:
    /// where the damaged file is now; empty if it is still in its place.
    static QString putAside(const QString& path, const QString& aside);
    /// The file is there and cannot be read; nothing is written to it.
    static QString unreadable(const QString& path, const QString& reason);

signals:
    void reported();

private:
    std::mutex m_mutex;
    QSet<QString> m_known;
    QStringList m_untold;
};

} // namespace app
