// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/settings/app_settings.h"
#include "app/shell/main_window.h"
#include "app/shell/pages.h"

#include <QtCore/QTemporaryDir>
#include <QtTest/QTest>
#include <QtWidgets/QLabel>
#include <QtWidgets/QPushButton>

/// A pupil before a page of the window: looks for what is in sight, and presses it with the mouse or the
/// keyboard.
class PupilAtWindow {
public:
    QTemporaryDir folder;
    app::AppSettings settings{folder.filePath(QStringLiteral("settings.ini"))};
    app::AppContext context{settings, folder.path(), {}};
    app::MainWindow window{context};
    bool byKeyboard = false;

    /// `page`: the id of the page that is shown.
    explicit PupilAtWindow(const QString& page) : m_page(page) {
        app::registerPages(window, context);
        // The screen of the test may be smaller.
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

    /// What of that name can be seen; null if nothing can.
    template <class Widget> Widget* seen(const QString& name) {
        for (Widget* widget : page()->findChildren<Widget*>(name))
            if (widget->isVisible())
                return widget;
        return nullptr;
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

    /// Empty if no such label can be seen.
    QString words(const QString& name) {
        auto* label = seen<QLabel>(name);
        return label ? label->text() : QString();
    }

private:
    QString m_page;
};
