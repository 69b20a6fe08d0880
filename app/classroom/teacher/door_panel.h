// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/network/server/hosted_class.h"
#include "app/ui/widgets/form.h"
#include "app/ui/widgets/panel.h"
#include "host_choices.h"

#include <QtCore/QPointer>

#include <functional>

namespace app {

class Popover;
class QrPicture;

/// Where a class on the network is opened and closed; while it is open, the words, the address and a square
/// that say how to join it.
class DoorPanel : public Panel {
    Q_OBJECT
public:
    /// All must outlive the panel.
    DoorPanel(HostedClass& hosted, HostedClass::Settings& settings, HostChoices& choices, QWidget* parent);

    /// Opens the class, or says why not.
    void openClass();
    /// Asks whether the open class is to be closed, and says who is in it; `closed`: what comes after that.
    /// `label`: of the button that closes it.
    void askToClose(const QString& label, const std::function<void()>& closed);
    /// "192.168.1.20:18660", as pupils type it; empty while the class is closed or on no network.
    static QString address(const HostedClass& hosted, const HostChoices& choices);

signals:
    /// Show the class how to join.
    void presentRequested();
    /// A message for the teacher; empty: the last message no longer holds.
    void told(const QString& message, bool isProblem);

private:
    void addClosed(Form form);
    void addChoices(Form pairs);
    void addOpened(Form form);
    void refresh();
    void refreshAddresses();
    /// Asks whether a damaged class is to be opened from its copy.
    void offerCopy();
    /// Follows the words of the door that is open.
    void watchDoor();
    void askForNewWords();
    void askToErase();
    void erase();
    void tellErased(const QStringList& left);

    HostedClass& m_hosted;
    HostedClass::Settings& m_settings;
    HostChoices& m_choices;
    bool m_isErasing = false;
    QPointer<Popover> m_question;
    QWidget* m_closed = nullptr;
    QLabel* m_saved = nullptr;
    QLineEdit* m_name = nullptr;
    QSpinBox* m_port = nullptr;
    QCheckBox* m_keep = nullptr;
    QPushButton* m_open = nullptr;
    QPushButton* m_erase = nullptr;
    QWidget* m_opened = nullptr;
    QLabel* m_caption = nullptr;
    QLabel* m_words = nullptr;
    QLabel* m_address = nullptr;
    QComboBox* m_addresses = nullptr;
    QWidget* m_addressChoice = nullptr;
    QLabel* m_note = nullptr;
    QrPicture* m_square = nullptr;
    QPushButton* m_close = nullptr;
    QPushButton* m_renew = nullptr;
};

} // namespace app
