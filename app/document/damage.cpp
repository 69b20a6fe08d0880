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
        if (m_known.contains(sentence))
            return;
        m_known.insert(sentence);
        m_untold << sentence;
    }
    emit reported();
}

QStringList DamageLog::take() {
    const std::lock_guard lock(m_mutex);
    return std::exchange(m_untold, {});
}

QString DamageLog::putAside(const QString& path, const QString& aside) {
    const QString name = QDir::toNativeSeparators(path);
    return aside.isEmpty() ? tr("The file “%1” is damaged. It has been left as it is.").arg(name)
                           : tr("The file “%1” is damaged. It has been kept as “%2”.")
                                 .arg(name, QFileInfo(aside).fileName());
}

QString DamageLog::unreadable(const QString& path, const QString& reason) {
    return tr("The file “%1” cannot be read (%2). It has been left as it is, and nothing is written to it.")
        .arg(QDir::toNativeSeparators(path), reason);
}

} // namespace app
