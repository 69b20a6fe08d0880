// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/join/finder.h"
#include "app/join/join_code.h"
#include "member_store.h"

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

/// Where a pupil joins a class: types the three words, and lets the program search for the host or types its
/// address.
class JoinPage : public QWidget {
    Q_OBJECT
public:
    /// The surroundings must outlive this.
    explicit JoinPage(join::Surroundings& surroundings, QWidget* parent = nullptr);

    /// Begins to search; again only with the button.
    void begin();
    /// The place in a class to which one click leads back; none: not offered.
    void setRemembered(const std::optional<RememberedPlace>& place);
    /// Whether the program is at a host's door now: then nothing else can be done.
    void setKnocking(bool isKnocking);
    /// Says why the pupil is not in a class.
    void tell(const QString& words);
    QString told() const;
    join::Finder& finder() { return m_finder; }
    /// What the page says of the words that were typed, and of the search.
    QString wordsAboutCode() const;
    QString wordsAboutSearch() const;

signals:
    void joinRequested(const QUrl& host, const join::JoinCode& code);
    void backRequested();
    void forgetRequested();
    void stopRequested();
    /// Leave this page.
    void left();

protected:
    void changeEvent(QEvent* event) override;

private:
    QWidget* makeBack();
    QWidget* makeWords();
    QWidget* makeSearch();
    QWidget* makeFoot();
    void retranslate();
    void refresh();
    void showHosts();
    void search();
    void hearStep(join::Finder::Step step);
    void hearEnd(std::optional<join::Cause> cause);
    /// Where to knock: the chosen host, or the address that was typed.
    std::optional<QUrl> host() const;
    void joinNow();

    join::Finder m_finder;
    std::optional<RememberedPlace> m_remembered;
    std::optional<join::Finder::Step> m_step;
    std::optional<join::Cause> m_cause;
    bool m_isKnocking = false;
    QString m_words;
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
