// SPDX-License-Identifier: GPL-3.0-or-later
#include "home_page.h"

#include "app/settings/app_context.h"
#include "app/settings/machine_config.h"
#include "app/ui/navigation/navigation.h"
#include "app/ui/theme/button_kind.h"
#include "app/ui/theme/elevation.h"
#include "app/ui/theme/kept.h"
#include "app/ui/theme/tokens.h"
#include "app/ui/widgets/page_parts.h"
#include "engine/genotype/words/words.h"
#include "game_entries.h"
#include "home_pictures.h"
#include "home_scene.h"

#include <QtGui/QShowEvent>
#include <QtWidgets/QBoxLayout>
#include <QtWidgets/QGridLayout>
#include <QtWidgets/QLabel>
#include <QtWidgets/QPushButton>
#include <QtWidgets/QScrollArea>

#include <array>

namespace app {

using namespace page_parts;

namespace {

/// In pixels at scale 1: the words before the picture, and the least width of a door and of the parts beside
/// each other.
constexpr qreal wordsWide = 520;
constexpr qreal wordsHigh = 304;
constexpr qreal doorWide = 190;
constexpr qreal newsWide = 780;
constexpr qreal itemsWide = 400;

bool isAllowed(PageId page) {
    return MachineConfig::current().allowsPage(pageName(page));
}

/// The page's margin on each side, less the room that cards leave for their shadows.
void keepSides(QLayout* layout, qreal spacing, Elevation cards = Elevation::Sunk) {
    keepStyled(layout, [layout, spacing, cards] {
        const Theme& theme = Theme::current();
        const QMarginsF shadow = elevationMargins(cards);
        layout->setContentsMargins(theme.px(space::page) - qRound(shadow.left()), 0,
                                   theme.px(space::page) - qRound(shadow.right()), 0);
        layout->setSpacing(theme.px(spacing));
    });
}

QString stepName(int step) {
    switch (step) {
    case 0: return HomePage::tr("Predict");
    case 1: return HomePage::tr("Roll");
    case 2: return HomePage::tr("Compare");
    default: return HomePage::tr("Explain");
    }
}

/// "Lesson 7 · One gene"
QString lessonCaption(const HomeLesson& lesson) {
    const QString number = HomePage::tr("Lesson %1").arg(lesson.number);
    return lesson.chapter.isEmpty() ? number : QStringLiteral("%1 · %2").arg(number, lesson.chapter);
}

} // namespace

HomePage::HomePage(AppContext& context, QWidget* parent)
    : QWidget(parent), m_context(context), m_saved(GameLibrary(context.dataFolder)) {
    m_scene = new HomeScene(this);
    m_area = scrolling(m_scene, this);
    auto* whole = new QVBoxLayout(this);
    whole->setContentsMargins(0, 0, 0, 0);
    whole->addWidget(m_area);
    auto* column = new QVBoxLayout(m_scene);
    keepStyled(column, [column] {
        column->setContentsMargins(0, Theme::current().px(space::page), 0, Theme::current().px(space::gap));
        column->setSpacing(Theme::current().px(space::gap));
    });
    buildHead(*column);
    buildDoors(*column);
    buildNews(*column);
    // What else there is need not be read again for each file.
    connect(&m_saved, &SavedGames::changed, this, [this] {
        if (m_saved.isComplete())
            refresh();
    });
    keepTranslated(this, [this] { say(); });
}

HomePage::~HomePage() = default;

void HomePage::buildHead(QBoxLayout& column) {
    auto* words = new QWidget(m_scene);
    auto* line = new QHBoxLayout;
    keepSides(line, 0);
    auto* rows = new QVBoxLayout(words);
    setMargins(rows, 0, space::small);
    m_greeting = wrappingLabel({}, words, TextRole::Strong);
    m_greeting->setObjectName(QStringLiteral("greeting"));
    m_sentence = wrappingLabel({}, words, TextRole::PageTitle);
    m_sentence->setObjectName(QStringLiteral("sentence"));
    m_about = wrappingLabel({}, words);
    m_about->setObjectName(QStringLiteral("about"));
    keepStyled(m_sentence,
               [this] { m_sentence->setFont(Theme::current().serif(type::display, QFont::Bold)); });
    keepStyled(m_about, [this] { m_about->setFont(Theme::current().sans(type::lead)); });
    auto* gap = new QWidget(words);
    keepStyled(gap, [gap] { gap->setFixedHeight(Theme::current().px(space::tight)); });
    auto* buttons = new QHBoxLayout;
    setMargins(buttons, 0, space::card);
    m_primary = button({}, words);
    m_primary->setObjectName(QStringLiteral("goOn"));
    setButtonKind(m_primary, ButtonKind::Primary);
    connect(m_primary, &QPushButton::clicked, this, &HomePage::goOn);
    m_allGames = button([] { return tr("All saved games"); }, words);
    m_allGames->setObjectName(QStringLiteral("allGames"));
    setButtonKind(m_allGames, ButtonKind::Text);
    connect(m_allGames, &QPushButton::clicked, this, [this] { go(*this, route::Page{PageId::Games}); });
    buttons->addWidget(m_primary);
    buttons->addWidget(m_allGames);
    buttons->addStretch(1);
    rows->addWidget(m_greeting);
    rows->addWidget(m_sentence);
    rows->addWidget(m_about);
    rows->addWidget(gap);
    rows->addLayout(buttons);
    rows->addStretch(1);
    keepStyled(words, [words] {
        words->setFixedWidth(Theme::current().px(wordsWide));
        words->setMinimumHeight(Theme::current().px(wordsHigh));
    });
    line->addWidget(words);
    line->addStretch(1);
    column.addLayout(line, 1);
    m_scene->setParts(words, nullptr);
}

HomeCard* HomePage::card(HomeCard::Kind kind, const char* name, QWidget* parent, HomeCard::Picture picture) {
    auto* made = new HomeCard(kind, parent);
    made->setObjectName(QLatin1String(name));
    made->setPicture(std::move(picture));
    return made;
}

void HomePage::buildDoors(QBoxLayout& column) {
    auto* doors = new QWidget(m_scene);
    m_doors = new QGridLayout(doors);
    keepSides(m_doors, space::hair, Elevation::Acts);
    const auto door = [&](const char* name, HomeCard::Picture picture, PageId page, const auto& enter) {
        HomeCard* made = card(HomeCard::Kind::Door, name, doors, std::move(picture));
        made->setVisible(isAllowed(page));
        connect(made, &HomeCard::clicked, this, enter);
        return made;
    };
    m_learn = door("learnDoor", home_pictures::learn, PageId::Play, [this] { go(*this, route::Guide{}); });
    m_play =
        door("playDoor", home_pictures::play, PageId::Play, [this] { go(*this, route::Page{PageId::Play}); });
    m_lessons = door("lessonsDoor", home_pictures::lessons, PageId::Lessons,
                     [this] { go(*this, route::Page{PageId::Lessons}); });
    m_class = door("classDoor", home_pictures::classroom, PageId::Play,
                   [this] { go(*this, route::JoinClass{!m_facts.seat.isEmpty()}); });
    column.addWidget(doors);
    m_scene->setParts(m_greeting->parentWidget(), doors);
}

void HomePage::buildNews(QBoxLayout& column) {
    auto* news = new QWidget(m_scene);
    m_columns = new QBoxLayout(QBoxLayout::LeftToRight, news);
    keepSides(m_columns, space::hair, Elevation::Acts);
    const auto part = [&](QLabel*& title, const char* name) {
        auto* rows = new QVBoxLayout;
        setMargins(rows, 0, space::hair);
        title = wrappingLabel({}, news, TextRole::Strong);
        title->setObjectName(QLatin1String(name));
        title->setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
        keepStyled(title, [title] { title->setIndent(qRound(elevationMargins(Elevation::Acts).left())); });
        rows->addWidget(title);
        m_columns->addLayout(rows, 1);
        return rows;
    };
    auto* left = part(m_leftTitle, "leftTitle");
    m_lesson = card(HomeCard::Kind::Item, "leftOff", news, home_pictures::square);
    left->addWidget(m_lesson, 1);
    connect(m_lesson, &HomeCard::clicked, this, [this] {
        if (m_facts.lesson)
            go(*this, route::Lesson{m_facts.lesson->id, m_facts.lesson->nextStep});
        else if (m_facts.next)
            go(*this, route::Lesson{m_facts.next->id});
    });
    QLabel* newTitle = nullptr;
    auto* right = part(newTitle, "newTitle");
    keepTranslated(newTitle, [newTitle] { newTitle->setText(tr("New for you")); });
    m_newLine = new QBoxLayout(QBoxLayout::LeftToRight);
    setMargins(m_newLine, 0, space::tight);
    right->addLayout(m_newLine, 1);
    m_plant = card(HomeCard::Kind::Item, "newPlant", news, home_pictures::noPlant);
    m_puzzle = card(HomeCard::Kind::Item, "todaysPuzzle", news, home_pictures::puzzle);
    m_next = card(HomeCard::Kind::Item, "nextLesson", news, home_pictures::square);
    for (HomeCard* one : {m_plant, m_puzzle, m_next})
        m_newLine->addWidget(one, 1);
    connect(m_plant, &HomeCard::clicked, this, [this] {
        if (m_facts.plants.isEmpty())
            go(*this, route::Page{PageId::Herbarium});
        else
            go(*this, route::Plant{m_facts.plants.back().plant + 1});
    });
    connect(m_puzzle, &HomeCard::clicked, this, [this] { go(*this, route::Puzzle{m_facts.puzzle}); });
    connect(m_next, &HomeCard::clicked, this, [this] {
        if (m_facts.next)
            go(*this, route::Lesson{m_facts.next->id});
    });
    column.addWidget(news);
}

void HomePage::refresh() {
    if (!m_shelf)
        m_shelf = std::make_unique<LessonShelf>(m_context.lessonFolders);
    setFacts(homeFacts(m_context, m_saved, *m_shelf));
}

void HomePage::setFacts(const HomeFacts& facts) {
    m_facts = facts;
    m_scene->setGarden(gardenOf(facts));
    say();
    arrange();
}

void HomePage::say() {
    sayHead();
    sayDoors();
    sayLesson();
    sayNews();
}

void HomePage::sayHead() {
    const int hour = m_facts.now.hour();
    const bool isNamed = !m_facts.name.isEmpty();
    const QString greeting = hour < 12   ? isNamed ? tr("Good morning, %1") : tr("Good morning")
                               : hour < 18 ? isNamed ? tr("Good afternoon, %1") : tr("Good afternoon")
                               : isNamed ? tr("Good evening, %1")
                                         : tr("Good evening");
    m_greeting->setText(isNamed ? greeting.arg(m_facts.name) : greeting);
    const bool plays = isAllowed(PageId::Play);
    m_primary->setVisible(plays);
    m_allGames->setVisible(m_facts.savedGames > 0 && isAllowed(PageId::Games));
    if (!plays || (m_facts.isFresh() && !m_facts.game)) {
        m_sentence->setText(tr("Your garden is waiting."));
        m_about->setText(
            plays ? tr("Cross peas, as Mendel did. A guide leads you through your first game; it takes "
                       "ten minutes.")
                  : tr("Cross peas, as Mendel did, and see what their offspring look like."));
        m_primary->setText(tr("Play your first game"));
    } else if (m_facts.hasGuide) {
        m_sentence->setText(tr("Your first game is waiting."));
        m_about->setText(tr("The guide continues where you stopped."));
        m_primary->setText(tr("Resume the guided game"));
    } else if (m_facts.game) {
        const SavedGame& game = *m_facts.game;
        m_sentence->setText(game.game != gameEntries().front().id ? tr("Your game is waiting.")
                            : m_facts.plants.isEmpty()            ? tr("Your peas are growing.")
                                                                  : tr("Your peas are in flower."));
        m_about->setText(QStringList{game.gameName, game.name(), game.progress}.join(QStringLiteral(" · ")));
        m_primary->setText(tr("Continue the game"));
    } else {
        m_sentence->setText(tr("What will you grow next?"));
        m_about->setText(m_facts.plants.isEmpty() ? tr("Play a game, or continue a lesson.")
                                                  : tr("%n plant(s) of your own are in the herbarium.",
                                                       nullptr, m_facts.plantsFound()));
        m_primary->setText(tr("Play a new game"));
    }
    m_primary->setAccessibleName(m_primary->text());
}

void HomePage::sayDoors() {
    m_learn->setWords({.title = tr("Learn by playing"),
                       .about = m_facts.hasGuide
                                    ? tr("The guide continues where you stopped.")
                                    : tr("A guide leads you through a real game in ten minutes.")});
    QStringList games;
    for (const GameEntry& entry : gameEntries())
        games << entry.name();
    m_play->setWords({.title = pageTitle(PageId::Play), .about = games.join(QStringLiteral(", "))});
    m_lessons->setWords({.title = pageTitle(PageId::Lessons),
                         .about = tr("Predict, roll, compare, explain: an experiment in four short steps.")});
    if (m_facts.seat.isEmpty())
        m_class->setWords({.title = tr("Join a class"),
                           .about = tr("Play at the tables of your class, on the computers of this room.")});
    else
        m_class->setWords({.title = tr("Back to the class"), .about = tr("As %1").arg(m_facts.seat)});
    m_learn->setLit(m_facts.isFresh());
}

void HomePage::sayLesson() {
    const bool isBegun = m_facts.lesson.has_value();
    const std::optional<HomeLesson>& lesson = isBegun ? m_facts.lesson : m_facts.next;
    const bool isShown = lesson && isAllowed(PageId::Lessons);
    m_lesson->setVisible(isShown);
    m_leftTitle->setVisible(isShown);
    if (!isShown)
        return;
    m_leftTitle->setText(isBegun                     ? tr("Where you left off")
                         : m_facts.lessonsBegun == 0 ? tr("Your first lesson")
                                                     : tr("Your next lesson"));
    m_lesson->setWords({.caption = lessonCaption(*lesson),
                        .title = lesson->title,
                        .about = isBegun ? tr("%1 of 4 steps done").arg(lesson->stepsDone) : QString(),
                        .action = isBegun ? tr("Go on: %1").arg(stepName(lesson->nextStep))
                                          : tr("Start: %1").arg(stepName(0)),
                        .stepsDone = isBegun ? lesson->stepsDone : -1});
}

void HomePage::sayNews() {
    m_plant->setVisible(isAllowed(PageId::Herbarium));
    if (m_facts.plants.isEmpty()) {
        m_plant->setWords({.caption = pageTitle(PageId::Herbarium),
                           .title = tr("%n plants to find", nullptr, genotype::plantCardCount),
                           .about = tr("Each plant that you harvest is pressed here.")});
        m_plant->setPicture(home_pictures::noPlant);
    } else {
        const BredPlant& newest = m_facts.plants.back();
        m_plant->setWords(
            {.caption = pageTitle(PageId::Herbarium),
             .title = tr("Plant %1").arg(newest.plant + 1),
             .genotypes = QString::fromStdString(genotype::words::traits(newest.plant)),
             .about = tr("%1 of %n found", nullptr, genotype::plantCardCount).arg(m_facts.plantsFound())});
        m_plant->setPicture([look = lookOf(newest)](QPainter& painter, const QRectF& rect) {
            home_pictures::plant(painter, rect, look);
        });
    }
    const bool hasPuzzle = !m_facts.puzzle.isEmpty() && isAllowed(PageId::Puzzles);
    m_puzzle->setVisible(hasPuzzle);
    m_puzzle->setWords({.caption = tr("Puzzle of the day"),
                        .title = tr("Which choice is best?"),
                        .about = tr("One moment of a game, and a few ways on")});
    // Where a lesson is begun, the next one is new.
    m_next->setVisible(!hasPuzzle && m_facts.lesson && m_facts.next && isAllowed(PageId::Lessons));
    if (m_facts.next)
        m_next->setWords({.caption = tr("Next lesson"), .title = m_facts.next->title});
}

void HomePage::goOn() {
    if (m_facts.isFresh() || m_facts.hasGuide)
        go(*this, route::Guide{});
    else if (m_facts.game)
        go(*this, route::SavedGame{m_facts.game->path});
    else
        go(*this, route::Page{PageId::Play});
}

void HomePage::arrange() {
    const Theme& theme = Theme::current();
    const int wide = width() - 2 * theme.px(space::page);
    QList<HomeCard*> doors;
    for (HomeCard* door : {m_learn, m_play, m_lessons, m_class})
        if (!door->isHidden())
            doors << door;
    const int columns = qBound(1, wide / theme.px(doorWide), qMax(1, int(doors.size())));
    const int perLine = columns == 3 ? 2 : columns; // four doors make two lines, not three and one
    for (HomeCard* door : doors)
        m_doors->removeWidget(door);
    for (int i = 0; i < doors.size(); ++i)
        m_doors->addWidget(doors[i], i / perLine, i % perLine);
    for (int column = 0; column < 4; ++column)
        m_doors->setColumnStretch(column, column < perLine ? 1 : 0);
    const bool beside = wide > theme.px(newsWide);
    m_columns->setDirection(beside ? QBoxLayout::LeftToRight : QBoxLayout::TopToBottom);
    const bool isRowWide = (beside ? wide / 2 : wide) > theme.px(itemsWide);
    m_newLine->setDirection(isRowWide ? QBoxLayout::LeftToRight : QBoxLayout::TopToBottom);
    QWidget* words = m_greeting->parentWidget();
    words->setFixedWidth(qMin(theme.px(wordsWide), wide));
}

void HomePage::showEvent(QShowEvent* event) {
    if (!event->spontaneous()) {
        m_saved.refresh();
        refresh();
    }
    QWidget::showEvent(event);
}

void HomePage::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    arrange();
}

void HomePage::changeEvent(QEvent* event) {
    QWidget::changeEvent(event);
    // The lessons speak the language of the program, too.
    if (event->type() == QEvent::LanguageChange && m_shelf) {
        m_shelf->refresh();
        refresh();
    }
}

} // namespace app
