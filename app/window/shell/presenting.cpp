// SPDX-License-Identifier: GPL-3.0-or-later
#include "presenting.h"

#include "app/charts/projector/demonstration_list.h"
#include "app/charts/projector/present_view.h"
#include "app/settings/app_context.h"
#include "app/settings/app_settings.h"
#include "app/settings/picture_width.h"
#include "app/ui/theme/kept.h"
#include "app/ui/theme/theme.h"
#include "app/ui/widgets/popover.h"
#include "main_window.h"

#include <QtCore/QRandomGenerator>
#include <QtGui/QGuiApplication>
#include <QtGui/QScreen>
#include <QtWidgets/QApplication>
#include <QtWidgets/QLayout>

#include <algorithm>
#include <utility>

namespace app {

Presenting::Presenting(MainWindow& window, QWidget& body, AppContext& context)
    : m_window(window), m_body(body), m_context(context) {
    // When the system has moved the windows away from it.
    connect(qGuiApp, &QGuiApplication::screenRemoved, this, &Presenting::stayOnAScreen, Qt::QueuedConnection);
}

Presenting::~Presenting() = default;

PresentView* Presenting::view() const {
    return m_view;
}

void Presenting::begin(const Presentation& shown) {
    const auto popovers = m_window.findChildren<Popover*>();
    if (m_view) {
        for (Popover* open : popovers)
            if (!open->isHidden())
                open->close();
        discard(m_view);
    } else {
        m_before = m_window.saveGeometry();
        m_states = m_window.windowState();
        m_focus = QApplication::focusWidget();
        for (Popover* open : popovers)
            open->setAside(true);
    }
    // Only the picture: side bar and pages may show lists and names.
    for (QWidget* part : m_body.findChildren<QWidget*>(Qt::FindDirectChildrenOnly))
        if (m_body.layout()->indexOf(part) >= 0)
            part->hide();
    m_view = new PresentView(shown, m_seed != 0 ? m_seed : QRandomGenerator::global()->generate64(), &m_body);
    m_view->setPictureWidth(pictureWidth(m_context.settings));
    m_body.layout()->addWidget(m_view);
    connect(m_view, &PresentView::closeRequested, this, &Presenting::end, Qt::QueuedConnection);
    connect(m_view, &PresentView::otherScreenRequested, this, &Presenting::moveToOtherScreen);
    connect(m_view, &PresentView::contrastRequested, this, [this] {
        m_contrast = !m_contrast;
        Theme::current().setKind(m_contrast ? ThemeKind::HighContrast : m_context.settings.theme());
    });
    connect(m_view, &PresentView::demonstrationsRequested, this, [this](QWidget* anchor) {
        openDemonstrations(anchor, [this](const QString& id) {
            QMetaObject::invokeMethod(
                this, [this, id] { demonstrate(id); }, Qt::QueuedConnection);
        });
    });
    m_window.setWindowState(m_window.windowState() | Qt::WindowFullScreen);
    m_view->show();
    m_view->setFocus();
    emit changed();
}

void Presenting::begin(const QString& title, const QWidget* page) {
    if (const auto* presents = dynamic_cast<const Presents*>(page)) {
        const Presentation shown = presents->presentation();
        if (!shown.outcomes.empty() || !shown.explanation.isEmpty() || shown.figure) {
            begin(shown);
            return;
        }
    }
    Presentation nothing;
    nothing.title = title;
    nothing.isNothing = true;
    nothing.explanation << tr(
        "There is nothing to present on this page. Lessons, the Lab, games, puzzles, single terms and rules, "
        "and demonstrations can be shown to the class.");
    begin(nothing);
}

void Presenting::demonstrate(const QString& id) {
    for (const lessons::Demonstration& one : shownDemonstrations())
        if (QString::fromStdString(one.id) == id)
            begin(presentationOf(one));
}

void Presenting::end() {
    if (!m_view)
        return;
    const auto popovers = m_window.findChildren<Popover*>();
    for (Popover* open : popovers)
        if (!open->isHidden())
            open->close();
    m_body.layout()->removeWidget(m_view);
    discard(m_view);
    m_view.clear();
    if (std::exchange(m_contrast, false))
        Theme::current().setKind(m_context.settings.theme());
    for (QWidget* part : m_body.findChildren<QWidget*>(Qt::FindDirectChildrenOnly))
        if (m_body.layout()->indexOf(part) >= 0)
            part->show();
    m_window.setWindowState(m_states);
    if (!(m_states & (Qt::WindowMaximized | Qt::WindowFullScreen)))
        m_window.restoreGeometry(m_before);
    for (Popover* aside : popovers)
        if (aside->isHidden())
            aside->setAside(false);
    if (m_focus)
        m_focus->setFocus();
    emit changed();
}

void Presenting::moveToOtherScreen() {
    const QList<QScreen*> screens = QGuiApplication::screens();
    if (screens.size() < 2)
        return;
    const qsizetype here = screens.indexOf(m_window.screen());
    fill(*screens[(here + 1) % screens.size()]);
}

void Presenting::stayOnAScreen() {
    if (!m_view)
        return;
    const QList<QScreen*> screens = QGuiApplication::screens();
    const bool there = std::any_of(screens.begin(), screens.end(), [this](const QScreen* one) {
        return one->geometry().contains(m_window.geometry().center());
    });
    if (!there && QGuiApplication::primaryScreen())
        fill(*QGuiApplication::primaryScreen());
}

void Presenting::fill(const QScreen& screen) {
    m_window.setWindowState(m_states & ~Qt::WindowFullScreen);
    m_window.setGeometry(screen.availableGeometry());
    m_window.setWindowState(m_window.windowState() | Qt::WindowFullScreen);
}

} // namespace app
