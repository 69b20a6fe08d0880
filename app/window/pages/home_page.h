// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/documents/lesson_shelf.h"
#include "app/documents/saved_games.h"
#include "home_card.h"
#include "home_facts.h"

#include <QtWidgets/QWidget>

#include <optional>

class QBoxLayout;
class QGridLayout;
class QLabel;
class QPushButton;
class QScrollArea;

namespace app {

struct AppContext;
class HomeScene;

/// The start page: the garden as it has become, what to do now, four doors, where one left off, and what is
/// new.
class HomePage : public QWidget {
    Q_OBJECT
public:
    explicit HomePage(AppContext& context, QWidget* parent = nullptr);
    ~HomePage() override;

    /// Shows what follows from these facts.
    void setFacts(const HomeFacts& facts);

protected:
    void showEvent(QShowEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    void buildHead(QBoxLayout& column);
    void buildDoors(QBoxLayout& column);
    void buildNews(QBoxLayout& column);
    HomeCard* card(HomeCard::Kind kind, const char* name, QWidget* parent, HomeCard::Picture picture);
    /// Gathers the facts again.
    void refresh();
    /// Puts the facts into words.
    void say();
    void sayHead();
    void sayDoors();
    void sayLesson();
    void sayNews();
    /// Beside or below each other, as there is room.
    void arrange();
    void goOn();

    AppContext& m_context;
    SavedGames m_saved;
    /// Made when the facts are first gathered.
    std::unique_ptr<LessonShelf> m_shelf;
    HomeFacts m_facts;
    QScrollArea* m_area = nullptr;
    HomeScene* m_scene = nullptr;
    QLabel* m_greeting = nullptr;
    QLabel* m_sentence = nullptr;
    QLabel* m_about = nullptr;
    QPushButton* m_primary = nullptr;
    QPushButton* m_allGames = nullptr;
    QGridLayout* m_doors = nullptr;
    HomeCard* m_learn = nullptr;
    HomeCard* m_play = nullptr;
    HomeCard* m_lessons = nullptr;
    HomeCard* m_class = nullptr;
    QBoxLayout* m_columns = nullptr;
    QLabel* m_leftTitle = nullptr;
    HomeCard* m_lesson = nullptr;
    QBoxLayout* m_newLine = nullptr;
    HomeCard* m_plant = nullptr;
    HomeCard* m_puzzle = nullptr;
    HomeCard* m_next = nullptr;
};

} // namespace app
