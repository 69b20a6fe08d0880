// SPDX-License-Identifier: GPL-3.0-or-later
#include "damage.h"

#include <QtCore/QDir>
#include <QtCore/QFileInfo>

#include <utility>

namespace app {

DamageLog& DamageLog::current() {
    static DamageLog log;
    return log;
}

void DamageLog::report(const QString& sentence) {
    {
        const std::lock_guard lock(m_mutex);
        m_untold << sentence;
    }
    emit reported();
}

void DamageLog::reportLasting(const QString& sentence) {
    {
        const std::lock_guard lock(m_mutex);
        if (m_lasting.contains(sentence))
            return;
        m_lasting.insert(sentence);
    }
    report(sentence);
}

QStringList DamageLog::take() {
    const std::lock_guard lock(m_mutex);
    return std::exchange(m_untold, {});
}

void DamageLog::reportAside(const QString& path, const QString& aside, const QString& consequence) {
    const QString name = QDir::toNativeSeparators(path);
    if (aside.isEmpty())
        reportLasting(tr("The file “%1” is damaged. It has been left as it is.").arg(name) +
                      QLatin1Char(' ') + consequence);
    else
        report(
            tr("The file “%1” is damaged. It has been kept as “%2”.").arg(name, QFileInfo(aside).fileName()) +
            QLatin1Char(' ') + consequence);
}

void DamageLog::reportUnreadable(const QString& path, const QString& reason) {
    reportLasting(
        tr("The file “%1” cannot be read (%2). It has been left as it is, and nothing is written to it.")
            .arg(QDir::toNativeSeparators(path), reason));
}

} // namespace app
