// SPDX-License-Identifier: GPL-3.0-or-later
// At whose doors the page for joining a class tries the words.
#include "join_page.h"

#include "app/network/client/reason_text.h"
#include "app/network/discovery/find_words.h"
#include "app/ui/speech/announcer.h"

#include <QtWidgets/QLineEdit>
#include <QtWidgets/QListWidget>

#include <algorithm>
#include <utility>

namespace app {

using messages::ErrorCode;

QUrl JoinPage::urlOf(const QString& host, quint16 port) {
    QUrl url;
    url.setScheme(QStringLiteral("wss"));
    url.setHost(host);
    url.setPort(port);
    return url;
}

std::optional<QUrl> JoinPage::host() const {
    const QString typed = m_address->text().trimmed();
    if (!typed.isEmpty()) {
        const auto address = join::typedAddress(typed);
        return address ? std::optional(urlOf(address->host, address->port)) : std::nullopt;
    }
    const QListWidgetItem* const item = m_hosts->currentItem();
    return item ? std::optional(QUrl(item->data(urlRole).toString())) : std::nullopt;
}

QString JoinPage::hostName() const {
    const QListWidgetItem* const item = m_hosts->currentItem();
    return item && !hasTypedAddress() ? item->data(nameRole).toString() : QString();
}

QList<JoinPage::Door> JoinPage::foundDoors() const {
    QList<Door> doors;
    for (int row = 0; row < m_hosts->count(); ++row) {
        const QListWidgetItem* const item = m_hosts->item(row);
        doors << Door{QUrl(item->data(urlRole).toString()), item->data(nameRole).toString()};
    }
    return doors;
}

void JoinPage::joinNow() {
    const join::TypedCode typed = join::typedCode(m_code->text().toStdString());
    const auto where = host();
    if (m_isConnecting)
        return;
    if (!typed.code) {
        showMessage(wordsAboutCode());
        m_code->setFocus();
    } else if (!where) {
        const bool isWaiting = !hasTypedAddress();
        showMessage(isWaiting ? waitingWords() : join::causeWords(join::Cause::NoAddress));
        m_isWaiting = isWaiting;
        m_isDoubted = false;
        refresh();
    } else {
        showMessage({});
        m_refusedAt.clear();
        m_refusals.clear();
        m_longestWait = 0;
        m_isByItself = false;
        m_doors = {{*where, hostName()}};
        if (!hasTypedAddress())
            for (const Door& door : foundDoors())
                if (door.url != *where)
                    m_doors << door;
        tryNext();
    }
}

void JoinPage::tryNext() {
    const join::TypedCode typed = join::typedCode(m_code->text().toStdString());
    if (!typed.code || m_doors.isEmpty())
        return;
    m_atDoor = m_doors.takeFirst();
    emit joinRequested(m_atDoor.url, *typed.code, m_atDoor.className);
}

void JoinPage::joinFoundHosts() {
    if (!m_isWaiting || m_isConnecting || hasTypedAddress())
        return;
    QList<Door> fresh;
    for (const Door& door : foundDoors())
        if (!m_refusedAt.contains(door.url))
            fresh << door;
    if (fresh.isEmpty())
        return;
    m_isWaiting = false;
    m_isByItself = true;
    m_words.clear();
    refresh();
    m_refusals.clear();
    m_longestWait = 0;
    m_doors = fresh;
    // Queued: the search is in the middle of saying whom it has found.
    QMetaObject::invokeMethod(this, &JoinPage::tryNext, Qt::QueuedConnection);
}

bool JoinPage::goOn(const messages::Reason& why, int wait) {
    m_refusals << why.code();
    m_longestWait = std::max(m_longestWait, wait);
    m_refusedAt.insert(m_atDoor.url);
    // What one host says holds for it alone.
    const bool isOfHost = why != ErrorCode::Left && why != ErrorCode::NoMemory;
    if (isOfHost && !m_doors.isEmpty()) {
        tryNext();
        return true;
    }
    const QList<ErrorCode> refusals = std::exchange(m_refusals, {});
    const bool isOfSeveral = refusals.size() > 1;
    const bool isByItself = std::exchange(m_isByItself, false);
    m_doors.clear();
    if (why == ErrorCode::NoAnswer && hasTypedAddress())
        showMessage(tr("No class answers at the address %1. Compare it with the projector.")
                        .arg(m_address->text().trimmed()));
    else if (isByItself && why == ErrorCode::WrongCode)
        waitOn();
    else
        showMessage(isOfSeveral && refusals.contains(ErrorCode::WrongCode)
                        ? wrongCodeEverywhereText(m_longestWait)
                        : endText(why, m_longestWait));
    if (why == ErrorCode::NoAnswer && !hasTypedAddress())
        forgetHosts();
    return false;
}

/// The class next door was found first.
void JoinPage::waitOn() {
    m_isWaiting = true;
    searchLater();
    m_announcer->say(waitingWords());
}

bool JoinPage::hasTypedAddress() const {
    return !m_address->text().trimmed().isEmpty();
}

void JoinPage::askForWords() {
    setRemembered({});
    m_code->setFocus();
}

QString JoinPage::waitingWords() const {
    if (!m_refusedAt.isEmpty())
        return goesOnSearching()
                   ? tr("The class that was found has other words. The program keeps searching for yours.")
                   : tr("The class that was found has other words. Search again when yours is open.");
    return goesOnSearching()
               ? tr("No class has been found yet. Type the address from the projector, or wait.")
               : tr("No class has been found. Type the address from the projector, or search again.");
}

} // namespace app
