// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "class_count.h"
#include "code_store.h"

class QLabel;
class QPushButton;
class QSpinBox;

#include <QtWidgets/QWidget>

namespace app {

class QrPicture;
namespace speech {
class Announcer;
}

/// Counts for the class: sent to it, if this window has joined one, and a results code in large type and as a
/// QR code, with the number of the group that it is made for.
class CodeSheet : public QWidget {
    Q_OBJECT
public:
    /// `dataFolder`: where the group's number is remembered.
    CodeSheet(ClassCount count, const QString& dataFolder, QWidget* parent = nullptr);

    /// The code as it is shown; empty if there is none.
    QString code() const { return m_code; }
    /// The code as it is read out: "0 A F 4, A E 3 2, S G 4 9".
    static QString spelled(const QString& code);

private:
    void refresh();
    void showOrder(bool isSent);
    /// Why there is no code, or what is to be known of it; may be empty.
    QString note() const;

    ClassCount m_count;
    CodeStore m_store;
    QString m_code;
    QSpinBox* m_group;
    QLabel* m_title;
    QLabel* m_otherWay;
    QLabel* m_label;
    QLabel* m_hint;
    QLabel* m_note;
    QrPicture* m_picture;
    QPushButton* m_copy;
    speech::Announcer* m_announcer;
};

} // namespace app
