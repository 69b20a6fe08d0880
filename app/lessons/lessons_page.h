// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/lessons/session/progress.h"
#include "engine/genotype/record.h"

#include <QtCore/QHash>
#include <QtCore/QTimer>
#include <QtWidgets/QWidget>

#include <map>
#include <memory>

class QComboBox;
class QLabel;
class QLineEdit;
class QPushButton;
class QScrollArea;

namespace app {

struct AppContext;
class LessonList;
class LessonSession;
class LessonView;

/// The lessons: their list with the progress of whoever is at the screen, and the chosen one.
class LessonsPage : public QWidget {
    Q_OBJECT
public:
    explicit LessonsPage(AppContext& context, QWidget* parent = nullptr);
    ~LessonsPage() override;

    /// Shows a lesson, unless there is none of that id. It stands where it was left.
    void showTopic(const QString& id);
    QString currentTopic() const;
    /// The session of a topic, made on first use; null if there is no such topic.
    LessonSession* session(const QString& id);
    Progress& progress() { return m_progress; }
    /// Whether a lesson was opened from a game, to which a button leads back.
    void setGameWaiting(bool waits);

    /// All later sessions roll what follows from this seed, for pictures and tests.
    void setSeed(std::uint64_t seed);

public slots:
    /// Asks for a word of the glossary.
    void showTerm(const QString& id) { emit termRequested(id); }

signals:
    void termRequested(const QString& id);
    /// A game is to be dealt: its setup and seats, without actions.
    /// `topic`: the lesson that it comes from.
    void gameRequested(const genotype::Record& game, const QString& topic);
    /// The game that waits is to be shown again.
    void backToGameRequested();

protected:
    void changeEvent(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    void build();
    /// Sessions for another pupil, and the page for them as soon as what is pressed now has done its work.
    void welcome();
    void buildWhenIdle();
    QWidget* side();
    QWidget* names();
    void bringNames();
    void showLesson();
    void fold();

    Progress m_progress;
    AppContext& m_context;
    std::map<QString, std::unique_ptr<LessonSession>> m_sessions;
    std::uint64_t m_seed;
    std::size_t m_topic = 0;
    QTimer m_idle;
    /// The fields of the prediction when the pupil changed.
    QHash<QString, int> m_formerParts;
    QWidget* m_content = nullptr;
    QWidget* m_side = nullptr;
    /// Under the list, or where there is no list under the lesson.
    QWidget* m_names = nullptr;
    LessonList* m_list = nullptr;
    QComboBox* m_pick = nullptr;
    QScrollArea* m_area = nullptr;
    QLineEdit* m_name = nullptr;
    QPushButton* m_erase = nullptr;
    QPushButton* m_back = nullptr;
    bool m_gameWaits = false;
    QLabel* m_note = nullptr;
    bool m_reallyErase = false;
};

} // namespace app
