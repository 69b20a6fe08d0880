// SPDX-License-Identifier: GPL-3.0-or-later
#include "pupil_window.h"

#include "app/classroom/pupil/assignment_text.h"
#include "app/classroom/pupil/blank_cover.h"
#include "app/games/puzzles/puzzle_page.h"
#include "app/learn/lab/lab_page.h"
#include "app/learn/lessons/lessons_page.h"
#include "app/learn/session/lesson_session.h"
#include "app/network/client/joined_class.h"
#include "app/ui/navigation/route.h"
#include "app/ui/widgets/notice_bar.h"
#include "app/ui/widgets/popover.h"
#include "app/window/pages/play_page.h"
#include "app/window/shell/main_window.h"
#include "app/window/shell/navigator.h"
#include "app/window/shell/pages.h"
#include "app/window/shell/presenting.h"

#include <QtCore/QPointer>
#include <QtWidgets/QApplication>

#include <algorithm>
#include <utility>

namespace app {

namespace {

constexpr std::chrono::minutes idleAfter{5};
/// A switch that is pulled for a moment does not light a screen.
constexpr std::chrono::seconds darkWithoutHost{10};
/// The page speaks for itself by then, and the notice covers its lower edge.
constexpr std::chrono::seconds toldFor{20};

const QString lessonsPage = QStringLiteral("lessons");

/// A step of a lesson; none for None.
std::optional<LessonStep> stepOf(messages::LessonPart part) {
    if (part == messages::LessonPart::None)
        return {};
    return static_cast<LessonStep>(static_cast<int>(part) - 1);
}

messages::LessonPart partOf(LessonStep step) {
    return static_cast<messages::LessonPart>(static_cast<int>(step) + 1);
}

bool isPersonsDoing(QEvent::Type type) {
    return type == QEvent::KeyPress || type == QEvent::MouseMove || type == QEvent::MouseButtonPress ||
           type == QEvent::Wheel || type == QEvent::TouchBegin;
}

/// Where an assignment leads; no value if it names no page of this program.
std::optional<Route> routeOf(const messages::Assignment& assignment) {
    const QString target = QString::fromStdString(assignment.target);
    switch (assignment.kind) {
    case messages::AssignmentKind::Page: {
        const auto page = pageNamed(target);
        return page ? std::optional<Route>(route::Page{*page}) : std::nullopt;
    }
    case messages::AssignmentKind::Lesson: {
        const auto step = stepOf(assignment.step);
        return route::Lesson{target, step ? std::optional(static_cast<int>(*step)) : std::nullopt};
    }
    case messages::AssignmentKind::Practice:
        return route::Practice{target, static_cast<std::uint32_t>(assignment.seed)};
    case messages::AssignmentKind::Worksheet:
        return route::Worksheet{target, static_cast<std::uint64_t>(assignment.seed)};
    case messages::AssignmentKind::Mystery: return route::Mystery{target};
    case messages::AssignmentKind::Puzzle: return route::Puzzle{target};
    case messages::AssignmentKind::SitAtTable: return route::Seat{assignment.table};
    }
    return std::nullopt;
}

} // namespace

PupilWindow::PupilWindow(MainWindow& window)
    : QObject(&window.sideBar()), m_window(window), m_cover(new BlankCover(&window)) {
    JoinedClass& joined = JoinedClass::current();
    connect(&joined, &JoinedClass::changed, this, &PupilWindow::onClass);
    connect(&joined, &JoinedClass::pacingChanged, this, &PupilWindow::refreshPacing);
    connect(&joined, &JoinedClass::tablesChanged, this, &PupilWindow::onTables);
    connect(&joined, &JoinedClass::assignmentArrived, this, &PupilWindow::take);
    connect(&window, &MainWindow::pageShown, this, &PupilWindow::onPage);
    m_idle.setObjectName(QStringLiteral("idle"));
    m_idle.setSingleShot(true);
    m_idle.setInterval(idleAfter);
    connect(&m_idle, &QTimer::timeout, this, [this] {
        m_isIdle = true;
        refreshWhere();
    });
    m_unlit.setObjectName(QStringLiteral("darkWithoutHost"));
    m_unlit.setSingleShot(true);
    m_unlit.setInterval(darkWithoutHost);
    connect(&m_unlit, &QTimer::timeout, this, [this] {
        if (!m_cover->isOn() || pupil())
            return;
        m_cover->uncover();
        m_window.say(tr("The connection to the class was lost, so your screen is no longer covered."));
    });
    m_untold.setObjectName(QStringLiteral("told"));
    m_untold.setSingleShot(true);
    m_untold.setInterval(toldFor);
    connect(&m_untold, &QTimer::timeout, this, [this] { m_window.unsay(m_toldAssignment); });
    qApp->installEventFilter(this);
    onClass();
    keepTranslated(&window.sideBar(), [pupil = QPointer(this)] {
        if (pupil)
            pupil->refreshCard();
    });
}

PupilWindow::~PupilWindow() {
    m_reporter.setClient(nullptr);
}

ClassClient* PupilWindow::pupil() {
    return JoinedClass::current().clientAs(messages::Role::Pupil);
}

bool PupilWindow::eventFilter(QObject* watched, QEvent* event) {
    if (isPersonsDoing(event->type()) && m_reporter.isMonitored()) {
        m_idle.start();
        if (m_isIdle) {
            m_isIdle = false;
            refreshWhere();
        }
    }
    return QObject::eventFilter(watched, event);
}

void PupilWindow::onClass() {
    m_reporter.setClient(JoinedClass::current().client());
    const bool isMonitored = m_reporter.isMonitored();
    if (!isMonitored) {
        m_assignment.reset();
        m_window.unsay(std::exchange(m_askedAssignment, {}));
        m_idle.stop();
        m_isIdle = false;
    } else if (!m_idle.isActive() && !m_isIdle && !m_cover->isOn()) {
        m_idle.start();
    }
    if (isMonitored && !m_window.currentPage().isEmpty())
        onPage(m_window.currentPage());
    refreshCover();
    refreshPace();
    refreshCard();
}

void PupilWindow::unsayStale() {
    const QString page = m_window.currentPage();
    if (page != m_assignmentPage)
        m_window.unsay(m_toldAssignment);
    const QString paced = QString::fromStdString(m_pace.lesson);
    if (page != lessonsPage || !m_lessons || paced.isEmpty() || m_lessons->currentTopic() != paced)
        return;
    const LessonSession* const session = m_lessons->session(paced);
    if (session && partOf(session->steps().step()) == m_pace.step)
        m_window.unsay(m_toldStep);
}

void PupilWindow::onPage(const QString& page) {
    if (page == lessonsPage && !m_lessons) {
        m_lessons = qobject_cast<LessonsPage*>(m_window.page(page));
        if (m_lessons) {
            connect(m_lessons, &LessonsPage::placeChanged, this, &PupilWindow::refreshWhere);
            connect(m_lessons, &LessonsPage::answerGiven, &m_reporter, &PupilReporter::add);
            refreshPace();
        }
    }
    refreshWhere();
}

void PupilWindow::refreshWhere() {
    if (!m_reporter.isMonitored())
        return;
    unsayStale();
    messages::Whereabouts where{.page = m_window.currentPage().toStdString()};
    if (m_window.currentPage() == lessonsPage && m_lessons) {
        const QString topic = m_lessons->currentTopic();
        where.lesson = topic.toStdString();
        if (const LessonSession* const session = m_lessons->session(topic))
            where.step = partOf(session->steps().step());
        where.done = m_lessons->progress().topic(topic).stepsDone & messages::allStepsDone;
    }
    where.idle = m_isIdle;
    where.covered = m_cover->isOn();
    m_reporter.setWhere(where);
}

void PupilWindow::refreshPacing() {
    refreshCover();
    refreshPace();
    refreshCard();
}

void PupilWindow::refreshCover() {
    const ClassClient* const client = pupil();
    // Until the host has said how the class is led now, the screen stays as it is.
    if (client && client->monitoring().pacing()) {
        m_unlit.stop();
        const bool wasOn = m_cover->isOn();
        if (client->monitoring().pacing()->dark)
            m_cover->cover(QString::fromStdString(client->monitoring().pacing()->words));
        else
            m_cover->uncover();
        // Whoever looks at the teacher is not idle.
        if (wasOn != m_cover->isOn()) {
            m_isIdle = false;
            m_cover->isOn() ? m_idle.stop() : m_idle.start();
            refreshWhere();
        }
    } else if (m_cover->isOn() && !client && !m_unlit.isActive()) {
        m_unlit.start();
    }
}

void PupilWindow::refreshPace() {
    const ClassClient* const client = pupil();
    messages::PaceLesson pace = m_pace;
    if (client && client->monitoring().pacing())
        pace = {client->monitoring().pacing()->lesson, client->monitoring().pacing()->step};
    else if (!m_reporter.isMonitored())
        pace = {};
    const bool isNews = pace != m_pace;
    const bool isBack = pace.lesson == m_pace.lesson && pace.step < m_pace.step;
    m_pace = pace;
    const LessonStep last = stepOf(pace.step).value_or(LessonStep::Explain);
    if (m_lessons)
        m_lessons->setPace(QString::fromStdString(pace.lesson), last);
    if (!isNews || pace.lesson.empty())
        return;
    messages::Assignment step{
        .kind = messages::AssignmentKind::Lesson, .target = pace.lesson, .step = pace.step};
    m_toldStep = (isBack ? tr("Your class is back in the lesson “%1” at step %2, %3.")
                         : tr("Your class goes through the lesson “%1” together. Now open: step %2, %3."))
                     .arg(assignment_text::lessonTitle(pace.lesson))
                     .arg(static_cast<int>(last) + 1)
                     .arg(assignment_text::stepTitle(partOf(last)));
    m_window.invite(m_toldStep, {{tr("Go there"), "goToStep", [this, step] { open(step); }}});
    unsayStale();
}

void PupilWindow::refreshCard() {
    const ClassClient* const client = JoinedClass::current().client();
    const bool isMonitored = m_reporter.isMonitored();
    const bool isRaised =
        isMonitored && client->monitoring().pacing() && client->monitoring().pacing()->raised;
    if (isMonitored && !m_hand) {
        m_hand = m_window.sideBar().addStanding(PageIcon::Hand);
        connect(m_hand, &QAbstractButton::clicked, this, &PupilWindow::openCard);
    }
    if (m_hand)
        m_window.sideBar().showStanding(m_hand,
                                        !isMonitored ? QString()
                                        : isRaised   ? tr("Hand up")
                                                     : tr("Help me"),
                                        isRaised);
    if (!isMonitored && m_popover)
        m_popover->close();
    if (!m_card)
        return;
    m_card->setConnected(pupil());
    m_card->setAttended(!client || !client->monitoring().pacing() || client->monitoring().pacing()->attended);
    m_card->setRaised(isRaised);
    m_card->setAssignment(m_assignment);
}

void PupilWindow::openCard() {
    if (!m_reporter.isMonitored() || m_card)
        return;
    const QString nickname = QString::fromStdString(JoinedClass::current().client()->welcome().nickname);
    m_card = new ClassCard(nickname, nullptr);
    connect(m_card, &ClassCard::handWanted, this, [](bool isRaised) {
        if (ClassClient* const client = pupil())
            client->request(messages::RaiseHand{.raised = isRaised});
    });
    connect(m_card, &ClassCard::openRequested, this, [this] {
        if (m_popover)
            m_popover->close();
        if (m_assignment)
            open(*m_assignment);
    });
    refreshCard();
    m_popover = Popover::openSheet(m_hand, m_card, [] { return tr("You and your class"); });
}

void PupilWindow::onTables() {
    const ClassClient* const client = pupil();
    if (!client || !m_assignment || m_assignment->kind != messages::AssignmentKind::SitAtTable)
        return;
    const auto& tables = client->tables().tables;
    const bool isOpen =
        std::ranges::find(tables, m_assignment->table, &messages::TableShown::table) != tables.end();
    if (!isOpen || client->place().first == m_assignment->table)
        m_window.unsay(std::exchange(m_askedAssignment, {}));
    if (isOpen)
        return;
    m_assignment.reset();
    refreshCard();
}

void PupilWindow::take(const messages::Assignment& assignment) {
    const ClassClient* const client = pupil();
    if (!client)
        return;
    m_window.unsay(std::exchange(m_askedAssignment, {}));
    m_assignment = assignment;
    refreshCard();
    const QString name = assignment_text::nameOf(assignment);
    const QString page = m_window.currentPage();
    const auto* const play =
        page == QLatin1String("play") ? qobject_cast<PlayPage*>(m_window.page(page)) : nullptr;
    const bool isThere = assignment.kind == messages::AssignmentKind::SitAtTable && play &&
                         client->place().first == assignment.table;
    if (isThere)
        return;
    if (play && play->isPlaying()) {
        m_askedAssignment = tr("Your teacher asks you to open %1. Your game stays where it is.").arg(name);
        m_window.invite(m_askedAssignment,
                        {{tr("Open now"), "openAssignment", [this, assignment] { open(assignment); }},
                         {tr("Later"), "laterAssignment", [] {}}});
        return;
    }
    if (!open(assignment)) {
        m_window.say(tr("Your teacher has sent %1. It cannot be opened on this computer.").arg(name));
        return;
    }
    m_toldAssignment = tr("Your teacher has opened %1 for you.").arg(name);
    // A latecomer has not seen the page that says it.
    const QString nickname = QString::fromStdString(client->welcome().nickname);
    if (std::exchange(m_greeted, nickname) != nickname)
        m_toldAssignment.prepend(tr("You are %1.").arg(nickname) + QLatin1Char(' '));
    m_assignmentPage = m_window.currentPage();
    m_untold.start();
    m_window.invite(m_toldAssignment, {{tr("Back to where I was"), "backFromAssignment",
                                        [this, page] { m_window.showPage(page); }}});
}

/// A page that the computer's configuration leaves out stays closed.
bool PupilWindow::open(const messages::Assignment& assignment) {
    m_window.presenting().end();
    const auto route = routeOf(assignment);
    return route && m_window.navigator().show(*route);
}

} // namespace app
