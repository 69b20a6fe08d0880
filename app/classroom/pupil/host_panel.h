// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/network/discovery/finder.h"
#include "app/ui/widgets/panel.h"
#include "door_tries.h"

#include <QtCore/QList>

class QLabel;
class QLineEdit;
class QListWidget;
class QPushButton;

namespace app {

/// Where the teacher's computer is: the hosts that were found, to choose from, and a field for an address,
/// which comes before them.
class HostPanel : public Panel {
    Q_OBJECT
public:
    explicit HostPanel(QWidget* parent = nullptr);

    /// A host that was chosen before is chosen still; otherwise the first.
    void setHosts(const QList<join::FoundHost>& hosts);
    /// How many hosts have been found.
    int count() const;
    /// What the first of them is called.
    QString firstName() const;
    /// Without the spaces around it; empty if none was typed.
    QString typedAddress() const;
    bool hasTypedAddress() const { return !typedAddress().isEmpty(); }
    /// The address that was typed, or the hosts that were found, the chosen one first. Empty if there is
    /// none, or if the typed text isn't an address.
    QList<JoinDoor> doors() const;

    /// What is said of the search.
    void setWords(const QString& words);
    QString words() const;
    void setSearchable(bool isSearchable);

signals:
    /// Another host was chosen, or another address typed.
    void changed();
    /// Enter was pressed, or a host double-clicked.
    void entered();
    void searchClicked();

private:
    void arrange();

    QListWidget* m_hosts;
    QLabel* m_words;
    QPushButton* m_again;
    QLineEdit* m_address;
};

} // namespace app
