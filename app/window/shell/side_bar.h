// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/ui/theme/kept.h"
#include "side_bar_button.h"

#include <QtCore/QList>
#include <QtWidgets/QWidget>

class QVBoxLayout;

namespace app {

/// The dark bar at the left: the program's mark and, below it, a button for each page. Only the current
/// page's button is on the Tab chain; the arrow keys, Home and End move to the others, and Enter or the space
/// bar chooses.
class SideBar : public QWidget {
    Q_OBJECT
public:
    explicit SideBar(QWidget* parent = nullptr);

    enum class End { Upper, Lower };
    /// Adds a page's button below those of its end of the bar. Pages of the lower end come last. Returns the
    /// button's index, counted from 0.
    int addPage(PageIcon icon, const Text& title, End end = End::Upper);
    /// A button at the lower end that is no page, for what can be done from each of them; hidden at first. It
    /// is pressed only as long as `showStanding` says so. While one of them is shown, the others have their
    /// room too.
    SideBarButton* addStanding(PageIcon icon);
    /// Shows such a button with a name; hides it if the name is empty.
    void showStanding(SideBarButton* button, const QString& title, bool isDown = false);
    int current() const { return m_current; }
    void setCurrent(int page);

signals:
    void chosen(int page);

protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void applyTheme();
    /// Where the mark is; empty if the buttons need its room.
    QRectF markRect() const;

    QVBoxLayout* m_layout;
    QList<SideBarButton*> m_buttons;
    /// How many of them are at the upper end.
    int m_upper = 0;
    QList<SideBarButton*> m_standing;
    int m_current = -1;
};

} // namespace app
