// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/charts/projector/presentation.h"
#include "app/documents/lesson_shelf.h"
#include "app/learn/session/progress.h"
#include "app/protocol/monitor_messages.h"
#include "engine/genotype/record.h"
#include "pupil_panel.h"

#include <QtCore/QTimer>
#include <QtWidgets/QWidget>

#include <map>
#include <memory>

class QBoxLayout;
class QPushButton;
class QScrollArea;

namespace app {

struct AppContext;
class LessonBar;
class LessonFoot;
class LessonPath;
class LessonSession;
class LessonView;

/// The Lessons page: the path with all lessons and the pupil's progress or, in its place, the chosen lesson.
class LessonsPage : public QWidget, public Presents {
    Q_OBJECT
public:
    explicit LessonsPage(AppContext& context, QWidget* parent = nullptr);
    ~LessonsPage() override;

    /// Shows a lesson as it was left; the path if the id is empty. False, and nothing changes, if there is no
    /// lesson with that id.
    bool showTopic(const QString& id);
    /// Empty while the path is shown.
    QString currentTopic() const;
    /// The lesson that is shown, without anything that a pupil did in it.
    Presentation presentation() const override;
    /// The session of a topic, made on first use; null if there is no such topic or it cannot be read.
    LessonSession* session(const QString& id);
    Progress& progress() { return m_progress; }
    LessonShelf& shelf() { return m_shelf; }
    /// Sets whether the lesson was opened from a game; then a button leads back to it.
    void setGameWaiting(bool waits);
    /// While a class goes through a lesson together: the lesson, and the last step of it that is open. An
    /// empty id: nobody is held back.
    void setPace(const QString& lesson, LessonStep last);

    /// Makes the rolls of all later sessions follow from this seed, for pictures and tests.
    void setSeed(std::uint64_t seed);

signals:
    /// Deal this game: a record with setup and seats, without actions. `topic`: the lesson that it comes
    /// from.
    void gameRequested(const genotype::Record& game, const QString& topic);
    /// Show the lesson to the class, as F11 does.
    void presentRequested();
    /// Another lesson is shown, or another step of it, or more of it is done.
    void placeChanged();
    /// As LessonQuiz and LessonPractice.
    void answerGiven(const messages::GivenAnswer& answer);

protected:
    void changeEvent(QEvent* event) override;

private:
    /// Shows a lesson that a person has chosen here, or the path.
    void choose(const QString& id, std::optional<LessonStep> step = {});
    void build();
    /// Starts afresh for another pupil; the page follows when nothing on it is being pressed any more.
    void welcome(bool isSamePerson);
    void buildWhenIdle();
    /// The lessons in another language, each as it is being worked on.
    void readInLanguage();
    /// Shows what `m_topic` names.
    void showPlace();
    void showLesson();
    void addBar(const ShelfLesson& lesson);
    void addFoot(const ShelfLesson& lesson);
    /// Whose progress it is, beside this button.
    void openNames(QWidget* button);
    /// Takes the lesson off the page.
    void dropView();
    QWidget* viewOf(const ShelfLesson& lesson);
    /// Follows the files of the school's lessons, and whether teachers' notes are shown.
    void refreshLessons();
    void copyLesson(const ShelfLesson& lesson);

    LessonShelf m_shelf;
    Progress m_progress;
    AppContext& m_context;
    std::map<QString, std::unique_ptr<LessonSession>> m_sessions;
    std::uint64_t m_seed;
    QString m_topic;  ///< the id of the lesson that is shown; empty: the path is
    QString m_former; ///< the lesson that was shown before
    QTimer m_idle;
    LessonPath* m_path = nullptr;
    QWidget* m_content = nullptr; ///< the lesson with its bar
    QBoxLayout* m_rows = nullptr; ///< of the content
    LessonBar* m_bar = nullptr;
    LessonFoot* m_foot = nullptr;
    QScrollArea* m_area = nullptr;
    QPushButton* m_back = nullptr;
    QString m_paced; ///< the lesson that a class goes through together; empty: none
    LessonStep m_lastOpen = LessonStep::Explain;
    PupilPanel::Told m_fileTold;
};

} // namespace app
