// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/protocol/class_messages.h"
#include "app/ui/widgets/panel.h"

class QLabel;
class QPushButton;

namespace app {

/// A table of the class in the lobby: its game, its seats and who sits there, and what this member can do.
class TableRow : public Panel {
    Q_OBJECT
public:
    explicit TableRow(QWidget* parent = nullptr);

    /// `own`: the number of this member; `isSeated`: at this table or another one.
    void setTable(const messages::TableShown& table, int own, bool isSeated);
    void retranslate();
    /// Who sits where, in a sentence for a screen reader too.
    QString seatWords() const;

signals:
    void sitRequested(int table);
    void watchRequested(int table);
    void standRequested();
    void beginRequested(int table);

protected:
    void changeEvent(QEvent* event) override;

private:
    bool isOwnTable() const;
    QString stageWords() const;
    void showSitWords(bool own);

    messages::TableShown m_table;
    int m_own = 0;
    bool m_isSeated = false;
    QLabel* m_title;
    QLabel* m_stage;
    QLabel* m_seats;
    QPushButton* m_sit;
    QPushButton* m_begin;
    QPushButton* m_watch;
    QPushButton* m_stand;
};

} // namespace app
