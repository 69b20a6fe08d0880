// SPDX-License-Identifier: GPL-3.0-or-later
#include "announcer.h"

#include "spoken.h"

#include <QtCore/QtGlobal>

namespace app::speech {

QStringList ended(QStringList sentences) {
    sentences.removeAll(QString());
    for (QString& one : sentences)
        if (!one.endsWith(QLatin1Char('.')))
            one += QLatin1Char('.');
    return sentences;
}

Announcer::Announcer(QWidget* place) : QObject(place), m_place(place) {}

void Announcer::say(const QString& sentence) {
    say(QStringList{sentence});
}

void Announcer::say(const QStringList& sentences) {
    const bool idle = m_waiting.isEmpty();
    for (const QString& sentence : sentences)
        if (!sentence.isEmpty())
            m_waiting << sentence;
    if (idle && !m_waiting.isEmpty())
        QMetaObject::invokeMethod(this, &Announcer::announce, Qt::QueuedConnection);
}

void Announcer::announce() {
    const QStringList sentences = std::exchange(m_waiting, {});
    emit said(sentences);
    if (!QAccessible::isActive() || !m_place->isVisible())
        return;
    const QString words = sentences.join(QLatin1Char(' '));
#if QT_VERSION >= QT_VERSION_CHECK(6, 8, 0)
    QAccessibleAnnouncementEvent event(m_place, words);
    QAccessible::updateAccessibility(&event);
#else
    constexpr int kept = 6;
    auto* notification = new QWidget(m_place->window());
    setRole(notification, QAccessible::Notification);
    notification->setObjectName(QStringLiteral("announcement"));
    notification->setAccessibleName(words);
    notification->setAttribute(Qt::WA_TransparentForMouseEvents);
    notification->setFixedSize(1, 1);
    notification->lower();
    notification->show();
    m_shown << notification;
    while (m_shown.size() > kept)
        if (QWidget* oldest = m_shown.takeFirst())
            oldest->deleteLater();
#endif
}

} // namespace app::speech
