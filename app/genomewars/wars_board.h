// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/document/table_bots.h"
#include "app/table/viewer.h"
#include "app/widgets/lesson_link.h"
#include "wars_chart.h"

#include <QtCore/QPointer>
#include <QtWidgets/QWidget>

class QBoxLayout;
class QLabel;
class QScrollArea;
class QStackedWidget;

namespace app {

class BoardButton;
class Curtain;
class DiceTray;
class GameLog;
class GenomeBuilder;
class PromptBar;
class RollTables;
class SceneView;
class TeamRow;

/// Genome Wars on one screen, to be watched by a class: the environment with its bacteria, populations and
/// allele frequencies as they run, every team with its genome, both tables with the rows that ruled, and in
/// words what the last roll did. It shows an observation and passes on what is pointed at; it decides
/// nothing.
class WarsBoard : public QWidget {
    Q_OBJECT
public:
    /// `bots` may be null (replay); everything must live longer than the board.
    WarsBoard(WarsDocument& document, Viewer& viewer, TableBots* bots, QWidget* parent = nullptr);
    ~WarsBoard() override;

    /// Everything that can be pointed at and is on the screen, in reading order; and those that glow.
    QList<BoardButton*> buttons() const;
    QList<BoardButton*> glowing() const;
    GenomeBuilder* builder() const { return m_builder; }
    void setLogVisible(bool visible);
    void refresh();

signals:
    /// The board is to be shown as it was after this many actions.
    void momentWanted(std::size_t actions);
    void lessonWanted(const QString& topic);

protected:
    void resizeEvent(QResizeEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void changeEvent(QEvent* event) override;
    void showEvent(QShowEvent* event) override;

private:
    void follow(const Change& change);
    void roll();
    void chooseMutation(QWidget* anchor, genomewars::Allele from);
    void refreshTeams(const genomewars::State& seen);
    void refreshRoll(const genomewars::State& seen, bool tumble);
    void refreshPrompt(const genomewars::State& seen);
    void proceed();
    void undo();
    void arrange();
    void keepFocus();
    QList<WarsTeamName> teams() const;

    WarsDocument& m_document;
    Viewer& m_viewer;
    TableBots* m_bots;
    OpenLesson m_openLesson;
    QLabel* m_where;
    QPushButton* m_lesson;
    PromptBar* m_prompt;
    QScrollArea* m_scroll;
    QWidget* m_table;
    QBoxLayout* m_columns;
    QStackedWidget* m_left;
    GenomeBuilder* m_builder;
    Curtain* m_curtain;
    SceneView* m_scene;
    DiceTray* m_dice;
    WarsChart* m_populations;
    WarsChart* m_frequencies;
    QLabel* m_populationsTitle;
    QLabel* m_frequenciesTitle;
    QList<TeamRow*> m_teams;
    RollTables* m_tables;
    QLabel* m_story;
    QScrollArea* m_storyScroll;
    GameLog* m_log;
    QPointer<QWidget> m_popover;
};

} // namespace app
