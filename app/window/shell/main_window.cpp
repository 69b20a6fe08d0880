// SPDX-License-Identifier: GPL-3.0-or-later
#include "main_window.h"

#include "app/base/files/damage.h"
#include "app/charts/projector/present_view.h"
#include "app/settings/app_settings.h"
#include "app/settings/machine_config.h"
#include "app/settings/teacher_lock.h"
#include "app/ui/theme/kept.h"
#include "app/ui/theme/theme.h"
#include "app/ui/widgets/notice_bar.h"
#include "app/ui/widgets/popover.h"
#include "navigator.h"
#include "presenting.h"
#include "vote_notice.h"

#include <QtGui/QCloseEvent>
#include <QtGui/QScreen>
#include <QtGui/QShortcut>
#include <QtWidgets/QHBoxLayout>
#include <QtWidgets/QStackedWidget>

#include <algorithm>

namespace app {

MainWindow::MainWindow(AppContext& context, QWidget* parent)
    : QMainWindow(parent), m_context(context), m_sideBar(new SideBar), m_stack(new QStackedWidget),
      m_navigator(new Navigator(*this)) {
    auto* body = new QWidget(this);
    auto* layout = new QHBoxLayout(body);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(m_sideBar);
    layout->addWidget(m_stack, 1);
    setCentralWidget(body);
    m_notice = new NoticeBar(body);
    m_notice->setHome([this] { return m_stack->currentWidget(); });
    const auto makeStanding = [this] {
        m_vote = m_sideBar->addStanding(PageIcon::Class);
        retranslate();
        return m_vote;
    };
    new VoteNotice(*m_notice, *m_sideBar, makeStanding, this);
    connect(&DamageLog::current(), &DamageLog::reported, &m_tellDamage, qOverload<>(&QTimer::start));
    m_tellDamage.setSingleShot(true);
    m_tellDamage.setInterval(0); // what was found at the same time is told together
    connect(&m_tellDamage, &QTimer::timeout, this, &MainWindow::tellDamage);
    m_tellDamage.start(); // what was found before there was a window
    m_presenting = new Presenting(*this, *body, context);
    m_presenting->setParent(this);
    setWindowIcon(appIcon());
    const auto shortcut = [this](const QKeySequence& keys, const auto& act) {
        connect(new QShortcut(keys, this), &QShortcut::activated, this, act);
    };
    shortcut(Qt::Key_F11, [this] { togglePresenting(); });
    for (const auto keys : {Qt::CTRL | Qt::Key_Plus, Qt::CTRL | Qt::Key_Equal})
        shortcut(keys, [this] { changeType(1); });
    shortcut(Qt::CTRL | Qt::Key_Minus, [this] { changeType(-1); });
    shortcut(Qt::CTRL | Qt::Key_0, [this] { changeType(0); });
    connect(m_sideBar, &SideBar::chosen, this, [this](int button) {
        // The first one with that button is the page itself; those under it follow.
        const auto index = std::size_t(std::ranges::find(m_pages, button, &Page::button) - m_pages.begin());
        const bool isThere = m_current == int(index);
        showIndex(index);
        // From a lesson, the way back to all of them.
        if (isThere && m_pages[index].page == PageId::Lessons)
            m_navigator->show(route::Lesson{});
    });
    m_fit.setSingleShot(true);
    m_fit.setInterval(0);
    connect(&m_fit, &QTimer::timeout, this, &MainWindow::fitScale);
    placeAtStart();
    fitScale();
    keepTranslated(this, [this] { retranslate(); });
}

MainWindow::~MainWindow() {
    // Hides the window while its parts still exist: the focused field then commits what was typed.
    hide();
}

void MainWindow::placeAtStart() {
    const QSize room = screen() ? screen()->availableSize() : QSize(1366, 768);
    // Set explicitly, so that no page can make the window larger than the screen.
    setMinimumSize(smallestSize().boundedTo(room));
    if (restoreGeometry(m_context.settings.windowGeometry()))
        return;
    resize((room * 0.85).expandedTo(smallestSize()).boundedTo(room));
    if (room.width() < 1440 || room.height() < 860)
        setWindowState(Qt::WindowMaximized);
}

void MainWindow::addPage(PageId page, PageIcon icon, Factory factory) {
    const QString id = pageName(page);
    // The way out of a kiosk leads through the settings.
    if (!MachineConfig::current().allowsPage(id) &&
        !(id == QLatin1String("settings") && TeacherLock::current().isSet())) {
        m_leftOut << id;
        return;
    }
    const auto above = std::ranges::find(m_pages, placeOf(page), &Page::page);
    if (above != m_pages.end()) {
        const int button = above->button;
        m_pages.push_back({page, id, std::move(factory), button});
        return;
    }
    const auto end = placeOf(page) >= PageId::Help ? SideBar::End::Lower : SideBar::End::Upper;
    const int button = m_sideBar->addPage(
        icon, [page] { return pageTitle(page); }, end);
    const std::size_t index = m_pages.size();
    m_pages.push_back({page, id, std::move(factory), button});
    if (button < 9) {
        auto* keys = new QShortcut(QKeySequence(Qt::CTRL | Qt::Key(Qt::Key_1 + button)), this);
        connect(keys, &QShortcut::activated, this, [this, index] { showIndex(index); });
    }
}

void MainWindow::showPage(const QString& id) {
    const auto found = std::ranges::find(m_pages, id, &Page::id);
    if (found != m_pages.end())
        showIndex(std::size_t(found - m_pages.begin()));
    else if (m_leftOut.contains(id))
        m_notice->say([] { return tr("That page is not available on this computer."); });
}

QString MainWindow::currentPage() const {
    return m_current < 0 ? QString() : m_pages[std::size_t(m_current)].id;
}

QWidget* MainWindow::page(const QString& id) {
    const auto found = std::ranges::find(m_pages, id, &Page::id);
    if (found == m_pages.end())
        return nullptr;
    const auto index = std::size_t(found - m_pages.begin());
    QWidget* const widget = make(index);
    // Whoever asks for it finds it as it would be shown.
    bringBack(widget);
    if (int(index) != m_current)
        putAside(widget);
    return widget;
}

QWidget* MainWindow::make(std::size_t index) {
    Page& page = m_pages[index];
    if (!page.widget) {
        page.widget = page.factory();
        m_stack->addWidget(page.widget);
    }
    return page.widget;
}

void MainWindow::showIndex(std::size_t index) {
    m_presenting->end();
    const Navigator::Departure departure(*m_navigator);
    QWidget* widget = make(index);
    m_sideBar->setCurrent(m_pages[index].button);
    if (m_current == int(index))
        return;
    // What belongs to the page that is left, such as a hint, must not lie over the next one.
    for (Popover* left : findChildren<Popover*>())
        left->close();
    if (m_current >= 0)
        putAside(m_pages[std::size_t(m_current)].widget);
    m_current = int(index);
    bringBack(widget);
    m_stack->setCurrentWidget(widget);
    retranslate();
    emit pageShown(m_pages[index].id);
}

void MainWindow::retranslate() {
    if (m_vote)
        m_vote->setTitle(tr("Vote"), {});
    const QString name = QStringLiteral("Genotype Companion");
    setWindowTitle(
        m_current < 0 ? name
                      : QStringLiteral("%1 – %2").arg(pageTitle(m_pages[std::size_t(m_current)].page), name));
}

void MainWindow::tellFault(const QString& what) {
    m_notice->say([what] {
        return tr("Something went wrong in the program. Your last action may not have worked; everything "
                  "else is unchanged, and you can carry on. The error: %1")
            .arg(what);
    });
}

void MainWindow::tellDamage() {
    QStringList told = DamageLog::current().take();
    if (told.isEmpty())
        return;
    // Another message may be there from the start.
    if (m_notice->isVisible())
        told.prepend(m_notice->text());
    m_notice->say(told.join(QLatin1Char('\n')));
}

void MainWindow::say(const QString& words) {
    m_notice->say(words);
}

void MainWindow::say(const QString& words, const QList<NoticeWay>& ways) {
    m_notice->say(words, ways);
}

void MainWindow::invite(const QString& words, const QList<NoticeWay>& ways) {
    m_notice->invite(words, ways);
}

void MainWindow::unsay(const QString& words) {
    if (!words.isEmpty() && m_notice->text() == words)
        m_notice->dismiss();
}

void MainWindow::setKiosk() {
    m_kiosk = true;
    setWindowFlag(Qt::FramelessWindowHint);
    // A kiosk often has no window manager that would make it as large as the screen.
    if (screen())
        setGeometry(screen()->geometry());
    setWindowState(Qt::WindowFullScreen);
}

void MainWindow::present() {
    if (m_current < 0 && !m_pages.empty())
        showIndex(0);
    if (m_current >= 0 && !m_presenting->view())
        m_presenting->begin(pageTitle(m_pages[std::size_t(m_current)].page), page(currentPage()));
}

void MainWindow::fitScale() {
    Theme::current().setViewScale(Theme::viewScaleFor(size()));
}

void MainWindow::changeType(int way) {
    if (PresentView* view = m_presenting->view()) {
        view->setDistance(way == 0 ? last_row::usualDistance : view->wantedDistance() + way);
        return;
    }
    constexpr int step = 25; // per cent
    AppSettings& settings = m_context.settings;
    settings.textSize.set(way == 0 ? AppSettings::smallestText : settings.textSize() + way * step);
}

void MainWindow::togglePresenting() {
    if (m_presenting->view())
        m_presenting->end();
    else
        present();
}

void MainWindow::showEvent(QShowEvent* event) {
    if (m_current < 0 && !m_pages.empty())
        showIndex(0);
    QMainWindow::showEvent(event);
}

void MainWindow::resizeEvent(QResizeEvent* event) {
    QMainWindow::resizeEvent(event);
    m_fit.start();
}

void MainWindow::closeEvent(QCloseEvent* event) {
    m_presenting->end();
    if (m_kiosk && TeacherLock::current().isShut()) {
        event->ignore();
        showPage(QStringLiteral("settings"));
        return;
    }
    if (!m_kiosk)
        m_context.settings.windowGeometry.set(saveGeometry());
    for (const Guard& mayClose : m_mayClose)
        if (!mayClose()) {
            event->ignore();
            return;
        }
    QMainWindow::closeEvent(event);
}

} // namespace app
