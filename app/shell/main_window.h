// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/settings/app_context.h"
#include "side_bar.h"

#include <QtCore/QTimer>
#include <QtWidgets/QMainWindow>

#include <functional>
#include <vector>

class QStackedWidget;

namespace app {

class NoticeBar;

/// The side bar and the pages. A page is made when it is first shown.
class MainWindow : public QMainWindow {
    Q_OBJECT
public:
    using Title = std::function<QString()>;
    using Factory = std::function<QWidget*()>;

    explicit MainWindow(AppContext& context, QWidget* parent = nullptr);

    /// Adds a page at the end of the side bar; Ctrl and its number (from 1) show it. `title` is asked again
    /// when the language changes. The first page added is the one shown at the start. Returns its index, from
    /// 0.
    int addPage(const QString& id, PageIcon icon, Title title, Factory factory);
    /// Shows the page, unless there is none of that name.
    void showPage(const QString& id);
    /// The name of the page shown; empty while there is none.
    QString currentPage() const;
    /// The page, made on first use; null if there is none of that name.
    QWidget* page(const QString& id);

    /// Asked before the window closes; false keeps it open. Whoever refuses says why and offers a way out.
    using Guard = std::function<bool()>;
    void setCloseGuard(Guard guard) { m_mayClose = std::move(guard); }

    /// Says that something in the program failed, with the fault's own words; stays until it is closed.
    void tellFault(const QString& what);

    /// The smallest window in which every page works: a projector of 1024×768 without the bars of its desk,
    /// or most of a 1366×768 screen beside something else.
    static QSize smallestSize() { return {1024, 640}; }

signals:
    void pageShown(const QString& id);

protected:
    void showEvent(QShowEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void closeEvent(QCloseEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    struct Page {
        QString id;
        Title title;
        Factory factory;
        QWidget* widget = nullptr;
    };

    void placeAtStart();
    QWidget* make(std::size_t index);
    void showIndex(std::size_t index);
    void retranslate();
    void fitScale();

    AppContext& m_context;
    SideBar* m_sideBar;
    QStackedWidget* m_stack;
    NoticeBar* m_notice = nullptr;
    std::vector<Page> m_pages;
    Guard m_mayClose;
    int m_current = -1;
    /// Runs once after a burst of resizes, outside of the resize event, so that new sizes of type cannot send
    /// the window into another one.
    QTimer m_fit;
};

} // namespace app
