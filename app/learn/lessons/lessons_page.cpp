// SPDX-License-Identifier: GPL-3.0-or-later
#include "lessons_page.h"

#include "app/documents/game_library.h"
#include "app/games/genotype/table_choices.h"
#include "app/learn/session/game_dice.h"
#include "app/learn/session/lesson_session.h"
#include "app/settings/app_context.h"
#include "app/settings/app_settings.h"
#include "app/settings/machine_config.h"
#include "app/ui/navigation/navigation.h"
#include "app/ui/widgets/form.h"
#include "app/ui/widgets/page_parts.h"
#include "app/ui/widgets/popover.h"
#include "app/ui/widgets/rich_words.h"
#include "app/ui/widgets/steady_scroll_area.h"
#include "damaged_lesson.h"
#include "lesson_bar.h"
#include "lesson_foot.h"
#include "lesson_path.h"
#include "lesson_view.h"
#include "lessons/topics/board_position.h"
#include "pupil_panel.h"

#include <QtCore/QCoreApplication>
#include <QtCore/QEvent>
#include <QtCore/QRandomGenerator>
#include <QtCore/QSignalBlocker>
#include <QtWidgets/QApplication>
#include <QtWidgets/QBoxLayout>
#include <QtWidgets/QPushButton>
#include <QtWidgets/QScrollArea>
#include <QtWidgets/QScrollBar>

#include <utility>

namespace app {

using namespace page_parts;

namespace {

/// A game of the reader against one bot of the weakest level, starting from the position.
genotype::Record lessonGame(AppSettings& settings, const lessons::Topic& topic,
                            const genotype::StartPosition& position) {
    TableChoices remembered;
    remembered.load(settings.file());
    TableChoices table;
    if (remembered.yourNameProblem().isEmpty())
        table.yourName = remembered.yourName;
    table.players = 2;
    table.chosenRounds = lessons::lessonRounds;
    genotype::Record record = table.record();
    record.title = LessonsPage::tr("Lesson: %1").arg(lessonText(topic.title)).toStdString();
    record.setup.firstPlayer = 0;
    record.setup.position = position;
    return record;
}

/// The lesson that asks how far chance goes: the luck of a game belongs to it.
const QString aboutLuck = QStringLiteral("is-it-chance");

/// The file of the last finished game of Genotype; empty if there is none.
QString lastFinished(const GameLibrary& library) {
    for (const SavedGame& game : library.games())
        if (game.finished && game.playable() && game.game == QLatin1String(genotype::Game::id))
            return game.path;
    return {};
}

} // namespace

LessonsPage::LessonsPage(AppContext& context, QWidget* parent)
    : QWidget(parent), m_shelf(context.lessonFolders), m_progress(context.dataFolder), m_context(context),
      m_seed(QRandomGenerator::global()->generate64()) {
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    if (const QString given = MachineConfig::current().nameOfPerson(0); !given.isEmpty())
        m_progress.setCurrent(given);
    m_back = button([] { return tr("‹ Back to my game"); }, this);
    m_back->setObjectName(QStringLiteral("backToGame"));
    m_back->hide();
    connect(m_back, &QPushButton::clicked, this, [this] { go(*this, route::Page{PageId::Play}); });
    layout->addWidget(m_back, 0, Qt::AlignLeft);
    m_path = new LessonPath(m_shelf, m_progress, m_fileTold, this);
    layout->addWidget(m_path, 1);
    connect(m_path, &LessonPath::chosen, this, &LessonsPage::choose);
    build();
    connect(&m_progress, &Progress::changed, this, [this] {
        if (m_bar)
            m_bar->setDone(m_progress.topic(m_topic).stepsDone);
        emit placeChanged();
    });
    m_idle.setSingleShot(true);
    connect(&m_idle, &QTimer::timeout, this, &LessonsPage::buildWhenIdle);
    connect(&m_progress, &Progress::nameChanged, this, &LessonsPage::welcome);
    connect(&m_shelf, &LessonShelf::changed, this, &LessonsPage::refreshLessons);
    connect(&context.settings.teacherNotes, &AnySetting::changed, this, &LessonsPage::refreshLessons);
}

LessonsPage::~LessonsPage() {
    // Delete the views, including those waiting for deleteLater, before their sessions.
    qDeleteAll(findChildren<QWidget*>(Qt::FindDirectChildrenOnly));
}

void LessonsPage::setSeed(std::uint64_t seed) {
    m_seed = seed;
    m_progress.setSeed(std::uint32_t(seed));
}

void LessonsPage::welcome(bool isSamePerson) {
    m_idle.start(0);
    if (isSamePerson) {
        // What is only on the screen is this person's, too.
        for (const auto& [id, session] : m_sessions)
            session->goOn();
        return;
    }
    // The next pupil finds nothing of the previous one's, except that the lesson stays at the same place: a
    // click in it may have ended the typing of the name, and must still work.
    std::erase_if(m_sessions, [this](const auto& one) { return one.first != currentTopic(); });
    for (const auto& [id, session] : m_sessions)
        session->beginAnew();
}

void LessonsPage::refreshLessons() {
    if (m_shelf.find(m_topic) < 0)
        m_topic.clear();
    m_idle.start(0);
}

void LessonsPage::copyLesson(const ShelfLesson& lesson) {
    const QString path = m_shelf.copy(lesson);
    if (path.isEmpty())
        return;
    for (const ShelfLesson& one : m_shelf.lessons())
        if (one.file == path)
            m_topic = one.id;
}

void LessonsPage::buildWhenIdle() {
    // Never rebuild while a mouse button is pressed or a list or dialog is open, because a widget of the page
    // is still using it.
    constexpr int soon = 20; // milliseconds
    if (QGuiApplication::mouseButtons() != Qt::NoButton || QApplication::activePopupWidget() ||
        QApplication::activeModalWidget()) {
        m_idle.start(soon);
        return;
    }
    build();
}

LessonSession* LessonsPage::session(const QString& id) {
    const int place = m_shelf.find(id);
    const lessons::Topic* topic = place < 0 ? nullptr : m_shelf.lessons()[std::size_t(place)].topic;
    if (!topic)
        return nullptr;
    auto& session = m_sessions[id];
    if (!session) {
        session =
            std::make_unique<LessonSession>(*topic, m_progress, m_seed + std::uint64_t(m_sessions.size()));
        session->games().setDiceFinder([this](const lessons::Experiment& experiment) {
            return lastGameDice(m_context.dice(), GameLibrary(m_context.dataFolder), experiment);
        });
        connect(&session->games(), &LessonGames::boardRequested, this,
                [this, id](const genotype::StartPosition& position) {
                    emit gameRequested(lessonGame(m_context.settings, m_sessions.at(id)->topic(), position),
                                       id);
                });
        connect(&session->games(), &LessonGames::companionRequested, this,
                [this](const QString& game) { go(*this, route::Game{game}); });
        if (id == aboutLuck)
            session->games().setGameFinder(
                [this] { return lastFinished(GameLibrary(m_context.dataFolder)); });
        connect(&session->games(), &LessonGames::finishedGameRequested, this,
                [this](const QString& path) { go(*this, route::SavedGame{path}); });
        connect(&session->steps(), &LessonSteps::stepChanged, this, &LessonsPage::placeChanged);
        connect(&session->quiz(), &LessonQuiz::answerGiven, this, &LessonsPage::answerGiven);
        connect(&session->practice(), &LessonPractice::answerGiven, this, &LessonsPage::answerGiven);
        if (id == m_paced)
            session->steps().setLastOpen(m_lastOpen);
    }
    session->setTopic(*topic); // the language may have changed since
    return session.get();
}

QString LessonsPage::currentTopic() const {
    return m_topic;
}

void LessonsPage::setGameWaiting(bool waits) {
    m_back->setVisible(waits);
}

void LessonsPage::setPace(const QString& lesson, LessonStep last) {
    m_paced = lesson;
    m_lastOpen = last;
    m_path->setPaced(lesson);
    for (const auto& [id, session] : m_sessions)
        if (session)
            session->steps().setLastOpen(id == lesson ? std::optional(last) : std::nullopt);
}

bool LessonsPage::showTopic(const QString& id) {
    if (!id.isEmpty() && m_shelf.find(id) < 0)
        return false;
    if (id != m_topic) {
        m_former = std::exchange(m_topic, id);
        showPlace();
    }
    return true;
}

void LessonsPage::choose(const QString& id, std::optional<LessonStep> step) {
    // By way of the window, which remembers the place before.
    const auto number = step ? std::optional(static_cast<int>(*step)) : std::nullopt;
    if (id == m_topic || go(*this, route::Lesson{id, number}))
        return;
    if (LessonSession* const shown = showTopic(id) && step ? session(id) : nullptr)
        shown->steps().setStep(*step);
}

void LessonsPage::build() {
    QString focused;
    if (m_content) {
        if (const QWidget* focus = window()->focusWidget(); focus && m_content->isAncestorOf(focus))
            focused = focus->objectName();
        // Not deleted at once, because one of its controls may have triggered this call.
        discard(m_content);
    }
    m_bar = nullptr;
    m_foot = nullptr;
    m_content = new QWidget(this);
    static_cast<QBoxLayout*>(layout())->addWidget(m_content, 1);
    Form rows(m_content, Form::Way::Filled, 0);
    m_rows = rows.box();
    m_area = rows.add(new SteadyScrollArea(m_content), 1);
    m_area->setFrameShape(QFrame::NoFrame);
    m_area->setWidgetResizable(true);
    m_area->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_area->viewport()->setAutoFillBackground(false);
    m_area->setFocusPolicy(Qt::NoFocus);
    m_path->refresh();
    showPlace();
    if (!focused.isEmpty())
        if (auto* again = m_content->findChild<QWidget*>(focused))
            again->setFocus(Qt::TabFocusReason);
}

QWidget* LessonsPage::viewOf(const ShelfLesson& lesson) {
    LessonSession* const shown = session(lesson.id);
    if (!shown)
        return new DamagedLesson(lesson);
    const auto copy = [this, id = lesson.id] {
        copyLesson(m_shelf.lessons()[std::size_t(m_shelf.find(id))]);
        return m_topic != id;
    };
    auto* view =
        new LessonView(*shown, {lesson.file, copy, m_context.settings.teacherNotes(), m_context.dataFolder});
    connect(view, &LessonView::stepShown, this, [this] { m_area->verticalScrollBar()->setValue(0); });
    addFoot(lesson);
    return view;
}

void LessonsPage::addFoot(const ShelfLesson& lesson) {
    const auto next = [this, id = lesson.id]() -> const ShelfLesson* {
        const std::size_t place = std::size_t(m_shelf.find(id)) + 1;
        const bool isThere = place > 0 && place < m_shelf.lessons().size();
        return isThere && m_shelf.lessons()[place].topic ? &m_shelf.lessons()[place] : nullptr;
    };
    m_foot = new LessonFoot(
        *session(lesson.id), [next] { return next() ? next()->title() : QString(); }, m_content);
    m_rows->addWidget(m_foot);
    m_foot->show();
    // Queued, because the foot would be deleted while its button still handles the click.
    connect(
        m_foot, &LessonFoot::nextLessonRequested, this,
        [this, next] {
            if (next())
                choose(next()->id);
        },
        Qt::QueuedConnection);
    connect(
        m_foot, &LessonFoot::allLessonsRequested, this, [this] { choose({}); }, Qt::QueuedConnection);
}

void LessonsPage::showPlace() {
    const QWidget* const focus = window()->focusWidget();
    const bool isPath = m_topic.isEmpty();
    QWidget* const before = isPath ? m_content : static_cast<QWidget*>(m_path);
    const bool hadFocus = focus && before->isAncestorOf(focus);
    if (isPath)
        dropView();
    else
        showLesson();
    if (hadFocus && !isPath)
        setFocus(Qt::OtherFocusReason);
    before->hide();
    (isPath ? static_cast<QWidget*>(m_path) : m_content)->show();
    if (hadFocus && isPath)
        m_path->focusOn(m_former);
    emit placeChanged();
}

void LessonsPage::dropView() {
    discard(m_bar);
    discard(m_foot);
    m_bar = nullptr;
    m_foot = nullptr;
    if (QWidget* old = m_area->takeWidget()) {
        discard(old);
        old->setParent(m_content);
    }
}

void LessonsPage::addBar(const ShelfLesson& lesson) {
    // The shelf may have been read again since.
    const auto find = [this, id = lesson.id]() -> const ShelfLesson* {
        const int place = m_shelf.find(id);
        return place < 0 ? nullptr : &m_shelf.lessons()[std::size_t(place)];
    };
    const auto title = [find] { return find() ? find()->listedTitle() : QString(); };
    const auto place = [find, this] { return find() ? m_path->placeOf(*find()) : QString(); };
    LessonSession* const shown = session(lesson.id);
    m_bar = new LessonBar(shown ? &shown->steps() : nullptr, title, place, m_content);
    m_bar->setDone(m_progress.topic(lesson.id).stepsDone);
    m_rows->insertWidget(0, m_bar);
    m_bar->show();
    // Queued, because the bar would be deleted while its button still handles the click.
    connect(
        m_bar, &LessonBar::allLessonsRequested, this, [this] { choose({}); }, Qt::QueuedConnection);
    connect(m_bar, &LessonBar::presentRequested, this, &LessonsPage::presentRequested);
    connect(m_bar, &LessonBar::moreRequested, this, &LessonsPage::openNames);
}

void LessonsPage::openNames(QWidget* button) {
    auto* names = new PupilPanel(m_progress, m_fileTold, nullptr);
    keepStyled(names, [names] { names->setMinimumWidth(Theme::current().px(280)); });
    Popover::open(button, names, [] { return tr("Whose progress it is"); });
}

void LessonsPage::showLesson() {
    const ShelfLesson& lesson = m_shelf.lessons()[std::size_t(m_shelf.find(m_topic))];
    dropView();
    addBar(lesson);
    auto* sheet = new QWidget;
    Form rows(sheet, Form::Way::Down, 10, 12);
    rows.add(viewOf(lesson), 1);
    m_area->setWidget(sheet);
    sheet->setAutoFillBackground(false);
    // At once, so that nothing is pressed where it will not be: labels know their height only in their width.
    m_rows->activate();
    for (int pass = 0; pass < 2; ++pass)
        QCoreApplication::sendPostedEvents(nullptr, QEvent::LayoutRequest);
    m_area->verticalScrollBar()->setValue(0);
}

void LessonsPage::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange)
        readInLanguage();
    QWidget::changeEvent(event);
}

/// A school can have other lessons in another language, and among them one that cannot be read.
void LessonsPage::readInLanguage() {
    const auto isReadable = [this] {
        const int place = m_shelf.find(m_topic);
        return place >= 0 && m_shelf.lessons()[std::size_t(place)].topic;
    };
    const bool wasReadable = isReadable();
    {
        const QSignalBlocker quiet(m_shelf);
        m_shelf.refresh();
    }
    for (const auto& [id, known] : m_sessions)
        session(id);
    if (m_topic.isEmpty())
        return;
    const bool isGone = m_shelf.find(m_topic) < 0;
    if (isGone)
        m_topic.clear();
    if (isGone || !wasReadable || !isReadable())
        showPlace();
}

} // namespace app
