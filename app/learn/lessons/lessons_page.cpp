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
#include "app/ui/widgets/panel.h"
#include "app/ui/widgets/rich_words.h"
#include "app/ui/widgets/steady_scroll_area.h"
#include "damaged_lesson.h"
#include "lesson_list.h"
#include "lesson_view.h"
#include "lessons/topics/board_position.h"
#include "pupil_panel.h"

#include <QtCore/QEvent>
#include <QtCore/QRandomGenerator>
#include <QtCore/QRegularExpression>
#include <QtCore/QSignalBlocker>
#include <QtWidgets/QApplication>
#include <QtWidgets/QBoxLayout>
#include <QtWidgets/QComboBox>
#include <QtWidgets/QLabel>
#include <QtWidgets/QPushButton>
#include <QtWidgets/QScrollArea>
#include <QtWidgets/QScrollBar>
#include <QtWidgets/QSpinBox>

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

/// The values in the fields of a prediction, by object name.
QHash<QString, int> partsIn(const QWidget& content) {
    QHash<QString, int> parts;
    for (const QSpinBox* part : content.findChildren<QSpinBox*>(QRegularExpression(QStringLiteral("^part"))))
        if (part->isVisible())
            parts.insert(part->objectName(), part->value());
    return parts;
}

} // namespace

LessonsPage::LessonsPage(AppContext& context, QWidget* parent)
    : QWidget(parent), m_shelf(context.lessonFolders), m_progress(context.dataFolder), m_context(context),
      m_seed(QRandomGenerator::global()->generate64()), m_topic(m_shelf.lessons().front().id) {
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    if (const QString given = MachineConfig::current().nameOfPerson(0); !given.isEmpty())
        m_progress.setCurrent(given);
    build();
    connect(&m_progress, &Progress::changed, this, [this] { m_list->refresh(); });
    connect(&m_progress, &Progress::changed, this, &LessonsPage::placeChanged);
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
    m_formerParts = partsIn(*m_content);
    m_idle.start(0);
    if (isSamePerson) {
        // What is only on the screen is this person's, too.
        for (const auto& [id, session] : m_sessions)
            session->goOn();
        for (int& part : m_formerParts)
            part = -1;
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
        m_topic = m_shelf.lessons().front().id;
    // Numbers that have been typed for a prediction stay.
    m_formerParts = partsIn(*m_content);
    for (int& part : m_formerParts)
        part = -1;
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
    const QHash<QString, int> parts = partsIn(*m_content);
    build();
    const LessonSession* const shown = session(currentTopic());
    if (!shown || shown->run().hasPrediction())
        return;
    // Whatever has been entered since the change of name is the new pupil's.
    for (auto it = parts.begin(); it != parts.end(); ++it)
        if (m_formerParts.contains(it.key()) && m_formerParts.value(it.key()) != it.value())
            if (auto* part = m_content->findChild<QSpinBox*>(it.key()))
                part->setValue(it.value());
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
    m_gameWaits = waits;
    m_back->setVisible(waits);
}

void LessonsPage::setPace(const QString& lesson, LessonStep last) {
    m_paced = lesson;
    m_lastOpen = last;
    for (const auto& [id, session] : m_sessions)
        if (session)
            session->steps().setLastOpen(id == lesson ? std::optional(last) : std::nullopt);
}

bool LessonsPage::showTopic(const QString& id) {
    if (m_shelf.find(id) < 0)
        return false;
    if (id != m_topic) {
        m_topic = id;
        showLesson();
    }
    return true;
}

void LessonsPage::choose(const QString& id) {
    // By way of the window, which remembers the lesson before.
    if (id != m_topic && !go(*this, route::Lesson{id}))
        showTopic(id);
}

void LessonsPage::build() {
    QString focused;
    if (m_content) {
        if (const QWidget* focus = window()->focusWidget(); focus && m_content->isAncestorOf(focus))
            focused = focus->objectName();
        // Not deleted at once, because one of its controls may have triggered this call.
        discard(m_content);
    }
    m_content = new QWidget(this);
    layout()->addWidget(m_content);
    Form columns(m_content, Form::Way::Along, 12, 12);
    m_side = columns.add(new Panel(m_content));
    keepFixedWidth(m_side, 226);
    addSide(Form(m_side, Form::Way::Down, 6, 10));
    Form main = columns.part(Form::Way::Filled, 8, 1);
    m_back = button([] { return tr("‹ Back to my game"); }, m_content);
    main.add(m_back, 0, Qt::AlignLeft);
    m_back->setObjectName(QStringLiteral("backToGame"));
    m_back->setVisible(m_gameWaits);
    connect(m_back, &QPushButton::clicked, this, [this] { go(*this, route::Page{PageId::Play}); });
    m_pick = main.choice({}, Label::heard([] { return tr("Lesson"); }), [this] { return titles(); });
    connect(m_pick, &QComboBox::activated, this,
            [this](int row) { choose(m_shelf.lessons()[std::size_t(row)].id); });
    m_area = main.add(new SteadyScrollArea(m_content), 1);
    m_area->setFrameShape(QFrame::NoFrame);
    m_area->setWidgetResizable(true);
    m_area->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_area->viewport()->setAutoFillBackground(false);
    m_area->setFocusPolicy(Qt::NoFocus);
    connect(m_list, &QListWidget::currentRowChanged, this, [this](int row) {
        if (row >= 0 && std::size_t(row) < m_shelf.lessons().size())
            choose(m_shelf.lessons()[std::size_t(row)].id);
    });
    fold();
    showLesson();
    m_content->show();
    if (!focused.isEmpty())
        if (auto* again = m_content->findChild<QWidget*>(focused))
            again->setFocus(Qt::TabFocusReason);
}

void LessonsPage::addSide(Form rows) {
    QLabel* title = rows.heading([] { return tr("Lessons"); });
    keepStyled(title, [title] { title->setFont(Theme::current().serif(16, QFont::Bold)); });
    m_list = rows.add(new LessonList(m_shelf, m_progress, rows.widget()), 1);
    m_names = rows.add(new PupilPanel(m_progress, m_fileTold, m_content));
}

QWidget* LessonsPage::viewOf(const ShelfLesson& lesson) {
    LessonSession* const shown = session(lesson.id);
    if (!shown)
        return new DamagedLesson(lesson);
    const auto next = [this, id = lesson.id]() -> const ShelfLesson* {
        const std::size_t place = std::size_t(m_shelf.find(id)) + 1;
        const bool isThere = place > 0 && place < m_shelf.lessons().size();
        return isThere && m_shelf.lessons()[place].topic ? &m_shelf.lessons()[place] : nullptr;
    };
    const auto copy = [this, id = lesson.id] {
        copyLesson(m_shelf.lessons()[std::size_t(m_shelf.find(id))]);
        return m_topic != id;
    };
    const auto nextTitle = [next] { return next() ? next()->title() : QString(); };
    auto* view = new LessonView(
        *shown, {nextTitle, lesson.file, copy, m_context.settings.teacherNotes(), m_context.dataFolder});
    // Queued, because the view would be deleted while its button still handles the click.
    connect(
        view, &LessonView::nextLessonRequested, this,
        [this, next] {
            if (next())
                choose(next()->id);
        },
        Qt::QueuedConnection);
    connect(view, &LessonView::presentRequested, this, &LessonsPage::presentRequested);
    connect(view, &LessonView::stepShown, this, [this] { m_area->verticalScrollBar()->setValue(0); });
    return view;
}

void LessonsPage::showLesson() {
    const int row = m_shelf.find(m_topic);
    m_list->setCurrentRow(row);
    m_pick->setCurrentIndex(row);
    // Moved away before the old lesson is deleted.
    m_side->layout()->addWidget(m_names);
    auto* sheet = new QWidget;
    Form(sheet, Form::Way::Down, 10).add(viewOf(m_shelf.lessons()[std::size_t(row)]), 1);
    // The old view is deleted later, when none of its controls is handling an event any more.
    if (QWidget* old = m_area->takeWidget()) {
        discard(old);
        old->setParent(m_content);
    }
    m_area->setWidget(sheet);
    sheet->setAutoFillBackground(false);
    m_area->verticalScrollBar()->setValue(0);
    fold();
    emit placeChanged();
}

void LessonsPage::fold() {
    const bool narrow = width() < Theme::current().px(960);
    m_side->setVisible(!narrow);
    m_pick->setVisible(narrow);
    if (QWidget* sheet = m_area->widget())
        (narrow ? sheet : m_side)->layout()->addWidget(m_names);
}

void LessonsPage::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    fold();
}

void LessonsPage::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange)
        readInLanguage();
    QWidget::changeEvent(event);
}

QList<Form::Item> LessonsPage::titles() const {
    QList<Form::Item> items;
    for (const ShelfLesson& lesson : m_shelf.lessons())
        items << Form::Item{lesson.listedTitle()};
    return items;
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
    m_list->refresh();
    Form::fill(m_pick, titles());
    const bool isGone = m_shelf.find(m_topic) < 0;
    if (isGone)
        m_topic = m_shelf.lessons().front().id;
    if (isGone || !wasReadable || !isReadable()) {
        showLesson();
        return;
    }
    const int row = m_shelf.find(m_topic);
    m_list->setCurrentRow(row);
    m_pick->setCurrentIndex(row);
}

} // namespace app
