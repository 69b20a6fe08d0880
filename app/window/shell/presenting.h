// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/charts/projector/presentation.h"

#include <QtCore/QByteArray>
#include <QtCore/QObject>
#include <QtCore/QPointer>

class QScreen;
class QWidget;

namespace app {

class MainWindow;
class PresentView;
struct AppContext;

/// The window as a projector's picture: full screen, with the presented page's picture in place of side bar
/// and pages. The window stays on its screen unless asked; what it was before comes back afterwards.
class Presenting : public QObject {
    Q_OBJECT
public:
    /// `body` holds all that the window shows otherwise.
    Presenting(MainWindow& window, QWidget& body, AppContext& context);
    ~Presenting() override;

    /// Null while nothing is presented.
    PresentView* view() const;
    /// Presents something, in place of what is presented already. Closes open popovers.
    void begin(const Presentation& shown);
    /// Presents a page: a text that says so if it has nothing.
    void begin(const QString& title, const QWidget* page);
    /// Presents the demonstration of that id. Does nothing if there is none.
    void demonstrate(const QString& id);
    void end();
    /// Sets what decides the rolls of the next presentation, for pictures and tests.
    void setSeed(std::uint64_t seed) { m_seed = seed; }

signals:
    /// Something is presented now, something else, or nothing any more.
    void changed();

private:
    void moveToOtherScreen();
    /// After a screen was unplugged: the picture is on one that is there.
    void stayOnAScreen();
    void fill(const QScreen& screen);

    MainWindow& m_window;
    QWidget& m_body;
    AppContext& m_context;
    QPointer<PresentView> m_view;
    QPointer<QWidget> m_focus;
    QByteArray m_before; ///< the window's geometry
    Qt::WindowStates m_states;
    bool m_contrast = false;
    std::uint64_t m_seed = 0; ///< 0: another one each time
};

} // namespace app
