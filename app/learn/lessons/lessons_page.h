// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/charts/projector/presentation.h"
#include "app/documents/lesson_shelf.h"
#include "app/learn/session/progress.h"
#include "app/protocol/monitor_messages.h"
#include "app/ui/widgets/form.h"
#include "engine/genotype/record.h"
#include "pupil_panel.h"

#include <QtCore/QHash>
#include <QtCore/QTimer>
#include <QtWidgets/QWidget>

#include <map>
#include <memory>

class QComboBox;
class QPushButton;
class QScrollArea;

namespace app {

struct AppContext;
class LessonList;
class LessonSession;
class LessonView;

/// The Lessons page: the list of lessons with the pupil's progress, and the chosen lesson.
class LessonsPage : public QWidget, public Presents {
    Q_OBJECT
public:
    explicit LessonsPage(AppContext& context, QWidget* parent = nullptr);
    ~LessonsPage() override;

    /// Shows a lesson as it was left. False, and nothing changes, if there is no lesson with that id.
    bool showTopic(const QString& id);
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
    void resizeEvent(QResizeEvent* event) override;

private:
    /// Shows a lesson that a person has chosen here.
    void choose(const QString& id);
    void build();
    /// Starts afresh for another pupil; the page follows when nothing on it is being pressed any more.
    void welcome(bool isSamePerson);
    void buildWhenIdle();
    void addSide(Form rows);
    QList<Form::Item> titles() const;
    /// The lessons in another language, each as it is being worked on.
    void readInLanguage();
    void showLesson();
    QWidget* viewOf(const ShelfLesson& lesson);
    /// Follows the files of the school's lessons, and whether teachers' notes are shown.
    void refreshLessons();
    void copyLesson(const ShelfLesson& lesson);
    void fold();

    LessonShelf m_shelf;
    Progress m_progress;
    AppContext& m_context;
    std::map<QString, std::unique_ptr<LessonSession>> m_sessions;
    std::uint64_t m_seed;
    QString m_topic; ///< the id of the lesson that is shown
    QTimer m_idle;
    /// The values in the prediction's fields when the pupil changed.
    QHash<QString, int> m_formerParts;
    QWidget* m_content = nullptr;
    QWidget* m_side = nullptr;
    /// Below the list or, if there is no list, below the lesson.
    PupilPanel* m_names = nullptr;
    LessonList* m_list = nullptr;
    QComboBox* m_pick = nullptr;
    QScrollArea* m_area = nullptr;
    QPushButton* m_back = nullptr;
    bool m_gameWaits = false;
    QString m_paced; ///< the lesson that a class goes through together; empty: none
    LessonStep m_lastOpen = LessonStep::Explain;
    PupilPanel::Told m_fileTold;
};

} // namespace app
