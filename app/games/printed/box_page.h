// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/settings/app_context.h"
#include "app/ui/widgets/form.h"
#include "box_session.h"

#include <QtCore/QList>
#include <QtWidgets/QWidget>

class QGridLayout;

namespace app {

class BoxCount;
class BoxSetup;
class BoxTrait;
class SegmentRow;
namespace speech {
class Announcer;
}

/// "Use the printed game": a group that plays with the printed game enters who plays, gene tiles and dice,
/// sees what they make likely, and has the points counted at the end.
class BoxPage : public QWidget {
    Q_OBJECT
public:
    explicit BoxPage(AppContext& context, QWidget* parent = nullptr);

    BoxSession& session() { return m_session; }

signals:
    /// Back to the start page.
    void left();

protected:
    void resizeEvent(QResizeEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    enum class Part { Setup, Table, Count };
    Part part() const;
    void build();
    void addHead(Form line);
    void addSetup(Form form);
    void addTable(Form form);
    void addCount(Form form);
    void addTyping(Form line);
    void addFoot(Form line);
    void addRounds(Form line);
    void addShortcuts();
    void goBack(bool (BoxSession::*way)());
    /// Shows the dice of a round that is over; 0 goes back to the game.
    void lookBack(int round);
    int shownRound() const;
    void refresh();
    void showHead();
    void arrange();
    void enterTyped();
    void goOn();
    void openDiceOf(const BoxTrait& trait);
    QString table() const;

    BoxSession m_session;
    /// The setup is shown although there is a game.
    bool m_wantsNew = false;
    /// The round whose dice are being corrected; 0 if the game goes on.
    int m_lookedAt = 0;
    Part m_built = Part::Setup;
    /// The id of the game for which the parts were built.
    std::string m_builtFor;
    int m_builtRound = 0;
    QWidget* m_content = nullptr;
    QBoxLayout* m_head = nullptr;
    QBoxLayout* m_ways = nullptr; ///< the buttons in the head
    QLabel* m_round = nullptr;
    QLabel* m_order = nullptr;
    QLabel* m_problem = nullptr;
    QPushButton* m_undo = nullptr;
    QPushButton* m_redo = nullptr;
    QPushButton* m_next = nullptr;
    QWidget* m_traitsPart = nullptr;
    QGridLayout* m_grid = nullptr;
    BoxSetup* m_setup = nullptr;
    SegmentRow* m_rounds = nullptr;
    QList<BoxTrait*> m_traits;
    QList<QWidget*> m_panels;
    QLineEdit* m_typed = nullptr;
    BoxCount* m_count = nullptr;
    speech::Announcer* m_announcer;
    QStringList m_told;
};

} // namespace app
