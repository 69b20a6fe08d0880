// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/host/hosted_class.h"
#include "app/widgets/panel.h"

class QLabel;
class QPushButton;
class QSpinBox;
class QVBoxLayout;

namespace app {

class QrPicture;

/// Where a class on the network is opened and closed; while it is open, the words, the address and a square
/// that say how to join it.
class DoorPanel : public Panel {
    Q_OBJECT
public:
    /// Both must outlive the panel.
    DoorPanel(HostedClass& hosted, HostedClass::Settings& settings, QWidget* parent);

    /// Opens the class, or says why not.
    void openClass();
    /// "192.168.1.20:18660", as pupils type it; empty while the class is closed or on no network.
    static QString address(const HostedClass& hosted);

signals:
    /// Something to be said to the teacher; empty: what was said before does not hold any more.
    void told(const QString& message, bool isProblem);

private:
    void makeClosedPart();
    void makeOpenPart();
    void bring();
    /// Follows the words of the door that is open.
    void watchDoor();
    void askForNewWords();
    void askToErase();
    void erase();

    HostedClass& m_hosted;
    HostedClass::Settings& m_settings;
    QVBoxLayout* m_rows;
    QWidget* m_closed = nullptr;
    QSpinBox* m_port = nullptr;
    QPushButton* m_open = nullptr;
    QPushButton* m_erase = nullptr;
    QWidget* m_opened = nullptr;
    QLabel* m_words = nullptr;
    QLabel* m_address = nullptr;
    QLabel* m_note = nullptr;
    QrPicture* m_square = nullptr;
    QPushButton* m_renew = nullptr;
};

} // namespace app
