// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/settings/app_context.h"
#include "app/ui/navigation/route.h"
#include "side_bar.h"

#include <QtCore/QTimer>
#include <QtWidgets/QMainWindow>

#include <functional>
#include <vector>

class QStackedWidget;

namespace app {

class Navigator;
class NoticeBar;
struct NoticeWay;
class Presenting;

/// The side bar and the pages. A page is made when it is first shown.
class MainWindow : public QMainWindow {
    Q_OBJECT
public:
    using Factory = std::function<QWidget*()>;

    explicit MainWindow(AppContext& context, QWidget* parent = nullptr);
    ~MainWindow() override;

    /// Adds a page, with its button at the end of the side bar; Ctrl and the button's number (from 1) show
    /// it. A page under another one (`placeOf`) that has been added has no button: that of the other is lit.
    /// The first page added is shown at the start. A page that the computer's configuration leaves out is not
    /// added.
    void addPage(PageId page, PageIcon icon, Factory factory);
    /// Shows a page. Does nothing if there is no page with that id; if it was left out, a notice says so.
    void showPage(const QString& id);
    /// The id of the page shown; empty while there is none.
    QString currentPage() const;
    /// A page, made on first use; null if there is no page with that id.
    QWidget* page(const QString& id);

    /// Asked before the window closes, each until one says false, which keeps it open: then the guard must
    /// say why and offer a way out.
    using Guard = std::function<bool()>;
    void addCloseGuard(Guard guard) { m_mayClose.push_back(std::move(guard)); }

    /// Shows what controls ask for with `go`, and remembers the way.
    Navigator& navigator() { return *m_navigator; }
    /// F11 presents the current page, and ends it; others may present what they like.
    Presenting& presenting() { return *m_presenting; }

    /// Presents the current page, as F11 does.
    void present();
    /// Takes the whole screen, without a frame. While a teacher's lock is shut, the window then does not
    /// close but shows where to open it.
    void setKiosk();

    /// Shows a notice until it is closed.
    void say(const QString& words);
    /// The same with buttons for what can be done about it.
    void say(const QString& words, const QList<NoticeWay>& ways);
    /// As `say`, for what is no trouble.
    void invite(const QString& words, const QList<NoticeWay>& ways);
    /// Closes the notice if it still says these words.
    void unsay(const QString& words);
    SideBar& sideBar() { return *m_sideBar; }
    /// Shows a notice, until it is closed, that something in the program failed, with the fault's own words.
    void tellFault(const QString& what);

    /// The smallest window in which every page works: a 1024×768 projector without the desktop's bars, or
    /// most of a 1366×768 screen beside another window.
    static QSize smallestSize() { return {1024, 640}; }

signals:
    void pageShown(const QString& id);

protected:
    void showEvent(QShowEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void closeEvent(QCloseEvent* event) override;

private:
    struct Page {
        PageId page;
        QString id;
        Factory factory;
        int button = 0; ///< its button in the side bar, or that of the page that it is under
        QWidget* widget = nullptr;
    };

    void placeAtStart();
    /// Says in a notice which of the program's files were damaged.
    void tellDamage();
    QWidget* make(std::size_t index);
    void showIndex(std::size_t index);
    void retranslate();
    void fitScale();
    /// Ctrl with + (1), − (−1) and 0 (0): larger type, smaller, and as usual.
    void changeType(int way);
    void togglePresenting();

    AppContext& m_context;
    SideBar* m_sideBar;
    /// Null before the first vote.
    SideBarButton* m_vote = nullptr;
    QStackedWidget* m_stack;
    NoticeBar* m_notice = nullptr;
    Presenting* m_presenting = nullptr;
    Navigator* m_navigator;
    std::vector<Page> m_pages;
    QStringList m_leftOut;
    std::vector<Guard> m_mayClose;
    int m_current = -1;
    bool m_kiosk = false;
    /// Runs once after a burst of resizes and outside the resize event, so that new type sizes cannot trigger
    /// another resize from within it.
    QTimer m_fit;
    /// Runs once after damage was found.
    QTimer m_tellDamage;
};

} // namespace app
