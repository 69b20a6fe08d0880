// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/classroom/pupil/class_card.h"
#include "app/learn/lessons/lessons_page.h"
#include "app/network/client/pupil_reporter.h"

#include <QtCore/QPointer>

namespace app {

class BlankCover;
class MainWindow;
class Popover;
class SideBarButton;

/// What the window of a pupil in a class does, whatever page is shown: it tells the host where the pupil is
/// and what is answered, opens what the teacher sends, keeps to the class's pace in a lesson, and is covered
/// while everybody is to look up. A button in the side bar raises a hand.
class PupilWindow : public QObject {
    Q_OBJECT
public:
    /// Lives as long as the window's side bar.
    explicit PupilWindow(MainWindow& window);
    ~PupilWindow() override;

    PupilReporter& reporter() { return m_reporter; }
    BlankCover& cover() { return *m_cover; }
    /// The button that opens the card; null before the pupil was in a class.
    SideBarButton* hand() const { return m_hand; }
    /// Null while it is not open.
    ClassCard* card() const { return m_card; }

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void onClass();
    void onPage(const QString& page);
    void refreshWhere();
    void refreshPacing();
    void refreshCover();
    void refreshPace();
    void refreshCard();
    void openCard();
    /// Takes back what was said of the pace or of an assignment, once the pupil is there or has gone on.
    void unsayStale();
    /// Takes back what was sent or asked when it does not hold any more: the table is closed, or the pupil is
    /// there.
    void onTables();
    void take(const messages::Assignment& assignment);
    /// False if this computer does not have it.
    bool open(const messages::Assignment& assignment);
    /// The pupil's client if it is welcome.
    static ClassClient* pupil();
    /// The page of lessons if it has been shown.
    LessonsPage* lessons() const { return m_lessons; }

    MainWindow& m_window;
    PupilReporter m_reporter;
    BlankCover* m_cover;
    SideBarButton* m_hand = nullptr;
    QPointer<LessonsPage> m_lessons;
    QPointer<ClassCard> m_card;
    QPointer<Popover> m_popover;
    std::optional<messages::Assignment> m_assignment;
    /// Runs in a class, while the screen is not covered, from the last key or move of the pointer until the
    /// pupil counts as idle.
    QTimer m_idle{this};
    bool m_isIdle = false;
    /// Runs without a connection, until a covered screen lights up.
    QTimer m_unlit{this};
    /// Runs until it is no longer said that the teacher has opened something.
    QTimer m_untold{this};
    /// What the window says of an assignment that was opened, and of the step that is open now.
    QString m_toldAssignment;
    /// The nickname that was said with the first assignment.
    QString m_greeted;
    QString m_assignmentPage;
    /// What it asks of a pupil in a game.
    QString m_askedAssignment;
    QString m_toldStep;
    /// What was told last of the pace.
    messages::PaceLesson m_pace;
};

} // namespace app
