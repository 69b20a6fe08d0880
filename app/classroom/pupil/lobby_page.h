// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/protocol/class_messages.h"

#include <QtWidgets/QWidget>

#include <map>

class QLabel;
class QPushButton;
class QVBoxLayout;

namespace app {

class TableRow;
namespace speech {
class Announcer;
}

/// Where a member of a class sees its tables and sits down at one.
class LobbyPage : public QWidget {
    Q_OBJECT
public:
    explicit LobbyPage(QWidget* parent = nullptr);

    void setMember(int number, const QString& nickname);
    void setTables(const messages::Tables& tables);
    void setConnected(bool isConnected);
    /// Shows what has failed or happened, until the next click.
    void showMessage(const QString& words);
    QString told() const;
    /// The row of a table; null if there is none.
    TableRow* row(int table) const;

signals:
    void sitRequested(int table);
    void watchRequested(int table);
    void standRequested();
    void beginRequested(int table);
    /// Leave the class for good.
    void leaveRequested();

protected:
    void changeEvent(QEvent* event) override;

private:
    void retranslate();
    void refresh();
    TableRow* addRow();
    static QString lostWords();

    int m_member = 0;
    QString m_nickname;
    messages::Tables m_tables;
    int m_table = 0; ///< where this member sits; 0: nowhere
    bool m_isConnected = true;
    QString m_words;
    QLabel* m_title;
    QLabel* m_about;
    QLabel* m_monitored;
    QLabel* m_told;
    QWidget* m_holder;
    QVBoxLayout* m_rows;
    QPushButton* m_leave;
    std::map<int, TableRow*> m_rowOf;
    speech::Announcer* m_announcer;
};

} // namespace app
