// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/settings/app_settings.h"
#include "app/ui/widgets/popover.h"
#include "app/window/shell/main_window.h"
#include "app/window/shell/pages.h"
#include "tests/app/support/widgets.h"

#include <QtCore/QTemporaryDir>
#include <QtTest/QTest>
#include <QtWidgets/QLabel>
#include <QtWidgets/QPushButton>
#include <QtWidgets/QScrollArea>

/// A pupil at a page of the window, who looks for what is visible and presses it with the mouse or the
/// keyboard.
class PupilAtWindow {
public:
    QTemporaryDir folder;
    app::AppSettings settings;
    app::AppContext context;
    app::MainWindow window{context};
    bool byKeyboard = false;

    /// `page`: the id of the page that is shown. `data`: a data folder that was used before; empty: a new
    /// one.
    explicit PupilAtWindow(const QString& page, const QString& data = {})
        : settings((data.isEmpty() ? folder.path() : data) + QStringLiteral("/settings.ini")),
          context(settings, data.isEmpty() ? folder.path() : data, {}), m_page(page) {
        app::registerPages(window, context);
        // The test's screen may be smaller.
        window.setMinimumSize(1366, 768);
        window.resize(1366, 768);
        window.show();
        window.activateWindow();
        if (!QTest::qWaitForWindowActive(&window))
            qFatal("the window does not become active");
        window.showPage(m_page);
        settle();
    }

    QWidget* page() { return window.page(m_page); }

    void settle() {
        for (int i = 0; i < 3; ++i) {
            QCoreApplication::processEvents();
            QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
        }
    }

    /// The visible widget of that name, on the page or in what is open over it; null if there is none.
    template <class Widget> Widget* seen(const QString& name) {
        for (Widget* widget : findAll<Widget>(page(), name))
            if (widget->isVisible())
                return widget;
        for (app::Popover* open : findAll<app::Popover>(&window))
            for (Widget* widget : findAll<Widget>(open, name))
                if (widget->isVisible())
                    return widget;
        return nullptr;
    }
    /// As `seen`, but never null: if there is none, the test fails.
    template <class Widget>
    Widget* shown(const QString& name, const char* file = __builtin_FILE(), int line = __builtin_LINE()) {
        return tests::widgets::sure(seen<Widget>(name), page(), name, file, line);
    }

    /// False if there is no such button or it is off.
    bool press(const QString& name) {
        auto* button = seen<QPushButton>(name);
        if (!button || !button->isEnabled())
            return false;
        if (byKeyboard) {
            button->setFocus(Qt::TabFocusReason);
            QTest::keyClick(button, Qt::Key_Return);
        } else {
            QTest::mouseClick(button, Qt::LeftButton);
        }
        settle();
        return true;
    }

    /// Clicks through the window with time between press and release, as a real mouse does, in the middle of
    /// the widget or at a place in it.
    void clickAsAHandDoes(QWidget* widget, QPoint at = {}) {
        QVERIFY(widget);
        // The test's screen is small.
        for (QWidget* around = widget; around; around = around->parentWidget())
            if (auto* area = qobject_cast<QScrollArea*>(around))
                area->ensureWidgetVisible(widget);
        const QPoint place = widget->mapTo(&window, at.isNull() ? widget->rect().center() : at);
        QTest::mousePress(window.windowHandle(), Qt::LeftButton, {}, place);
        settle();
        QTest::mouseRelease(window.windowHandle(), Qt::LeftButton, {}, place);
        QTest::qWait(60);
        settle();
    }

    /// Empty if there is no such visible label.
    QString words(const QString& name) { return tests::textOf(seen<QLabel>(name)); }

private:
    QString m_page;
};
