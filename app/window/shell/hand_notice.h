// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtCore/QObject>
#include <QtCore/QPointer>
#include <QtCore/QString>

#include <functional>
#include <map>

class QLabel;

namespace app {

class MainWindow;
class SideBarButton;
namespace speech {
class Announcer;
}

/// Tells the teacher of a class, on whatever page, that pupils need help: a button in the side bar says how
/// many, and a notice says who. While the window presents, the class looks at it: then a mark in the corner
/// says how many, and nobody is named.
class HandNotice : public QObject {
    Q_OBJECT
public:
    /// Lives as long as the window's side bar. `showClass` shows the page with the list of pupils.
    HandNotice(MainWindow& window, std::function<void()> showClass, std::function<bool()> isClassShown);

    /// The button in the side bar; null before the window had a class.
    SideBarButton* hands() const { return m_hands; }
    /// The mark on what is presented.
    QLabel& mark() { return *m_mark; }

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void refresh();
    void refreshMark();
    void tellNew();

    MainWindow& m_window;
    const std::function<void()> m_showClass;
    const std::function<bool()> m_isClassShown;
    SideBarButton* m_hands = nullptr;
    QLabel* m_mark;
    speech::Announcer* m_announcer;
    /// The nicknames of those whose hands are up, by member, and of those the teacher has been told of.
    std::map<int, QString> m_raised;
    std::map<int, QString> m_toldOf;
    QString m_told;
};

} // namespace app
