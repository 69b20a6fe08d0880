// SPDX-License-Identifier: GPL-3.0-or-later
#include "studio.h"

#include "app/charts/test_form.h"
#include "app/ui/theme/theme.h"

#include <QtCore/QDir>
#include <QtWidgets/QAbstractScrollArea>
#include <QtWidgets/QApplication>
#include <QtWidgets/QScrollBar>
#include <QtWidgets/QWidget>

namespace app {
namespace {

AppSettings::Look lookOf(ThemeKind theme) {
    switch (theme) {
    case ThemeKind::Light: return AppSettings::Look::Light;
    case ThemeKind::Dark: return AppSettings::Look::Dark;
    case ThemeKind::HighContrast: return AppSettings::Look::HighContrast;
    }
    return AppSettings::Look::Light;
}

} // namespace

Studio::Studio() : m_settings(m_folder.filePath(QStringLiteral("settings.ini"))), m_applier(m_settings) {
    m_settings.reduceMotion.set(true);
    m_settings.makesOnlyChoices.set(false); // pictures stand still
    m_settings.roundUps.set(false);
}

Studio::~Studio() {
    m_settings.look.set(AppSettings::Look::Light);
    m_settings.textSize.set(AppSettings::smallestText);
    m_settings.language.set(QStringLiteral("en"));
    Theme::current().setViewScale(1);
}

void Studio::change(const ShotSetting& setting) {
    m_settings.look.set(lookOf(setting.theme));
    m_settings.textSize.set(setting.textSize);
    m_settings.language.set(setting.language);
}

std::unique_ptr<QWidget> Studio::pose(const Shot& shot, const ShotSetting& setting) {
    change(setting);
    Theme::current().setViewScale(Theme::viewScaleFor(setting.size));
    const QString folder = m_folder.filePath(QString::number(m_contexts.size() + 1));
    QDir().mkpath(folder);
    AppContext& context =
        *m_contexts.emplace_back(std::make_unique<AppContext>(m_settings, folder, QString()));

    TestForm::current().setExam(false);
    auto widget = shot.make(context);
    // The platform's screen may be smaller than the window in the shot.
    widget->setWindowState(Qt::WindowNoState);
    widget->setMinimumSize(setting.size);
    widget->setMaximumSize(setting.size);
    widget->resize(setting.size);
    widget->show();
    settle(*widget);
    return widget;
}

void settle(QWidget& widget) {
    // A change of size can post a change of scale, which in turn posts new layouts.
    for (int round = 0; round < 4; ++round) {
        QCoreApplication::sendPostedEvents();
        QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
        QCoreApplication::processEvents(QEventLoop::AllEvents, 20);
    }
    widget.ensurePolished();
}

bool scrollOn(QWidget& window) {
    const auto sizeOf = [](const QAbstractScrollArea* area) {
        return area ? area->viewport()->width() * area->viewport()->height() : 0;
    };
    const QAbstractScrollArea* largest = nullptr;
    for (const auto* area : window.findChildren<QAbstractScrollArea*>())
        if (area->isVisibleTo(&window) && area->verticalScrollBar()->maximum() > 0 &&
            sizeOf(area) > sizeOf(largest))
            largest = area;
    if (!largest)
        return false;
    QScrollBar* bar = largest->verticalScrollBar();
    if (bar->value() == bar->maximum())
        return false;
    bar->setValue(bar->value() + bar->pageStep() * 9 / 10);
    settle(window);
    return true;
}

} // namespace app
