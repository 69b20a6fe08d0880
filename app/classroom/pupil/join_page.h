// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/network/discovery/finder.h"
#include "app/network/discovery/join_code.h"
#include "app/protocol/error_codes.h"
#include "member_store.h"

#include <QtCore/QSet>
#include <QtCore/QTimer>
#include <QtCore/QUrl>
#include <QtWidgets/QWidget>

class QLabel;
class QLineEdit;
class QListWidget;
class QPushButton;

namespace app {

namespace speech {
class Announcer;
}

/// Where a pupil joins a class: types the three words, and has the program search for the host or types its
/// address.
class JoinPage : public QWidget {
    Q_OBJECT
public:
    /// The surroundings must outlive this.
    explicit JoinPage(join::Surroundings& surroundings, QWidget* parent = nullptr);

    /// Begins to search. As long as nobody is found and the page is shown, it searches again by itself after
    /// each pause, quietly and not for ever; with the button at once.
    void begin();
    /// Forgets who was found, since that one is gone: then `begin` searches.
    void forgetHosts();
    /// Ends the search, because the pupil is in a class.
    void rest();
    /// Between two searches that the page begins by itself, from the start ten seconds.
    void setPause(std::chrono::milliseconds pause) { m_later.setInterval(pause); }
    /// The place in a class to which one click leads back; none: not offered.
    void setRemembered(const std::optional<RememberedPlace>& place);
    /// Whether the program is at a host's door now: then nothing else can be done.
    void setConnecting(bool isConnecting);
    /// Says why the pupil is not in a class.
    void showMessage(const QString& words);
    /// The host at which the words were tried last has not admitted the pupil, for this reason; `wait` as
    /// that of ClassClient. Several classes may have the same name, and the right words find their own: true
    /// if the next host is being asked. Otherwise what became of all of them is said.
    bool goOn(const messages::Reason& why, int wait);
    /// Words are what is needed now.
    void askForWords();
    QString told() const;
    join::Finder& finder() { return m_finder; }
    /// What the page says of the words that were typed, and of the search.
    QString wordsAboutCode() const;
    QString wordsAboutSearch() const;

signals:
    /// `className`: under which the host was chosen; empty if an address was typed.
    void joinRequested(const QUrl& host, const join::JoinCode& code, const QString& className = {});
    void backRequested();
    void forgetRequested();
    void stopRequested();
    /// Leave this page.
    void left();

protected:
    void changeEvent(QEvent* event) override;
    void hideEvent(QHideEvent* event) override;

private:
    QWidget* makeBack();
    QWidget* makeWords();
    QWidget* makeSearch();
    QWidget* makeFoot();
    void retranslate();
    void refresh();
    void showHosts();
    void search();
    void searchQuietly();
    void searchLater();
    /// Whether a search is under way or will begin by itself.
    bool goesOnSearching() const;
    void onStep(join::Finder::Step step);
    void onEnd(std::optional<join::Cause> cause);
    /// Where to connect: the chosen host, or the address that was typed.
    std::optional<QUrl> host() const;
    /// The name of the chosen host; empty if an address was typed, or if it has said none.
    QString hostName() const;
    void joinNow();
    /// Where words can be tried: the name of the class enters what is made of them.
    struct Door {
        QUrl url;
        QString className;
    };
    QList<Door> foundDoors() const;
    /// Tries the words at the doors that are left.
    void tryNext();
    /// A pupil who has typed the words joins as soon as there is a class.
    void joinFoundHosts();
    void waitOn();
    bool hasTypedAddress() const;
    /// What an entry of the list of hosts has its address as.
    static constexpr int urlRole = Qt::UserRole;
    static constexpr int nameRole = Qt::UserRole + 1;
    static QUrl urlOf(const QString& host, quint16 port);
    /// That there is nobody to be joined yet, and what can be done about it.
    QString waitingWords() const;

    join::Finder m_finder;
    std::optional<RememberedPlace> m_remembered;
    std::optional<join::Finder::Step> m_step;
    std::optional<join::Cause> m_cause;
    /// Until the next search that it begins by itself, and how many of them there were.
    QTimer m_later;
    int m_quietSearches = 0;
    /// Whether the page has begun the present search by itself.
    bool m_isQuiet = false;
    bool m_isConnecting = false;
    QString m_words;
    /// In place of these words: that nobody has been found yet. A class that is found then is joined.
    bool m_isWaiting = false;
    /// Whether the page tries the words by itself, after having waited.
    bool m_isByItself = false;
    /// Where the words are still to be tried, where they are tried now, and where they were refused.
    QList<Door> m_doors;
    Door m_atDoor;
    QSet<QUrl> m_refusedAt;
    /// What became of the tries since somebody has asked for them.
    QList<messages::ErrorCode> m_refusals;
    int m_longestWait = 0;
    /// The words of the class did not lead into it; until they are changed.
    bool m_isDoubted = false;
    speech::Announcer* m_announcer;
    QLabel* m_title = nullptr;
    QLabel* m_told = nullptr;
    QWidget* m_backPanel = nullptr;
    QLabel* m_backWords = nullptr;
    QPushButton* m_back = nullptr;
    QPushButton* m_forget = nullptr;
    QLabel* m_codeName = nullptr;
    QLineEdit* m_code = nullptr;
    QLabel* m_codeWords = nullptr;
    QLabel* m_hostsName = nullptr;
    QListWidget* m_hosts = nullptr;
    QLabel* m_searchWords = nullptr;
    QPushButton* m_again = nullptr;
    QLabel* m_addressName = nullptr;
    QLineEdit* m_address = nullptr;
    QPushButton* m_join = nullptr;
    QPushButton* m_stop = nullptr;
    QPushButton* m_leave = nullptr;
};

} // namespace app
