// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/network/discovery/join_code.h"
#include "class_search.h"
#include "door_tries.h"
#include "member_store.h"

#include <QtCore/QUrl>
#include <QtWidgets/QWidget>

class QLabel;
class QLineEdit;
class QPushButton;

namespace app {

class HostPanel;
class PageFoot;

namespace speech {
class Announcer;
}

/// Where a pupil joins a class, at the garden gate: types the three words, and has the program search for the
/// host. Other ways, the list of hosts and the address of one, are folded away until they may be needed.
class JoinPage : public QWidget {
    Q_OBJECT
public:
    /// The surroundings must outlive this.
    explicit JoinPage(join::Surroundings& surroundings, const SearchPace& pace = {},
                      QWidget* parent = nullptr);

    /// Begins to search, unless a class has been found. As long as nobody is found and the page is shown, it
    /// searches again by itself.
    void begin();
    /// Forgets who was found, since that one is gone: then `begin` searches.
    void forgetHosts();
    /// Ends the search, because the pupil is in a class.
    void rest();
    /// The place in a class to which one click leads back; none: not offered.
    void setRemembered(const std::optional<RememberedPlace>& place);
    /// Whether the program is at a host's door now: then nothing else can be done.
    void setConnecting(bool isConnecting);
    /// Says why the pupil is not in a class.
    void showMessage(const QString& words);
    /// The host at which the words were tried last has not admitted the pupil, for this reason; `wait` as
    /// that of ClassClient. Several classes may have the same name, and the right words find their own: true
    /// if the next host is being asked. Otherwise the page says how all of them have answered.
    bool goOn(const messages::Reason& why, int wait);
    /// Offers no way back any more, and puts the focus on the field for the three words.
    void askForWords();
    QString told() const;
    ClassSearch& classSearch() { return m_search; }
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
    void showEvent(QShowEvent* event) override;

private:
    QWidget* makeHead();
    QWidget* makeBack();
    QWidget* makeWords();
    QWidget* makeJoin();
    /// Opens the other ways when one of them may be needed, and folds them as the pupil wants.
    void showOthers();
    void retranslate();
    void refresh();
    void showHosts();
    /// Searches at once, for words that no host has refused yet.
    void search();
    /// Searches may begin by themselves while the page is shown and nothing else goes on.
    void allowSearch();
    void joinNow();
    /// Tries the words at the doors that are left.
    void tryNext();
    /// A pupil who has typed the words joins as soon as there is a class.
    void joinFoundHosts();
    void waitOn();
    void setWaiting(bool isWaiting);
    /// That there is nobody to be joined yet, and what can be done about it.
    QString waitingWords() const;

    ClassSearch m_search;
    DoorTries m_tries;
    std::optional<RememberedPlace> m_remembered;
    bool m_isConnecting = false;
    QString m_words;
    /// In place of these words: that nobody has been found yet. A class that is found then is joined.
    bool m_isWaiting = false;
    /// The words of the class did not lead into it; until they are changed.
    bool m_isDoubted = false;
    speech::Announcer* m_announcer;
    QLabel* m_title = nullptr;
    QLabel* m_told = nullptr;
    QWidget* m_backPanel = nullptr;
    QLabel* m_backTitle = nullptr;
    QLabel* m_backWords = nullptr;
    QPushButton* m_back = nullptr;
    QPushButton* m_forget = nullptr;
    QLabel* m_codeName = nullptr;
    QLineEdit* m_code = nullptr;
    QLabel* m_codeWords = nullptr;
    QLabel* m_found = nullptr;
    QPushButton* m_others = nullptr; ///< down: the pupil wants to see the other ways
    bool m_wereNeeded = false;
    HostPanel* m_hosts;
    QPushButton* m_join = nullptr;
    QPushButton* m_stop = nullptr;
    QPushButton* m_leave = nullptr;
    PageFoot* m_foot;
};

} // namespace app
