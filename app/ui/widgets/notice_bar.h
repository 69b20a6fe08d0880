// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/ui/theme/colour_table.h"
#include "app/ui/theme/kept.h"

#include <QtCore/QList>
#include <QtCore/QPointer>
#include <QtCore/QString>
#include <QtWidgets/QWidget>

#include <functional>
#include <utility>

class QHBoxLayout;
class QLabel;
class QPushButton;

namespace app {

namespace speech {
class Announcer;
}

/// A button in a notice, for something that can be done about it. A click closes the notice first.
struct NoticeWay {
    Text label;
    const char* name = ""; ///< the button's object name
    std::function<void()> take;
};

/// A message that stays until it is closed, with buttons for the ways out that it names. It covers the lower
/// edge of a page instead of being in its layout, so that nothing moves under the pointer when it appears or
/// disappears. It takes the focus, except from somebody who is typing.
class NoticeBar : public QWidget {
    Q_OBJECT
public:
    explicit NoticeBar(QWidget* page);

    /// Shows the words in place of earlier ones: something went wrong or needs care.
    void say(const Text& words, const QList<NoticeWay>& ways = {});
    /// The same for good news and invitations, which have a frame of another colour.
    void invite(const Text& words, const QList<NoticeWay>& ways);
    QString text() const;
    /// Closes the notice and returns the focus to where it was.
    void dismiss();
    /// Where the focus goes if that place is gone; without it, to the page.
    void setHome(std::function<QWidget*()> home) { m_home = std::move(home); }

protected:
    void paintEvent(QPaintEvent* event) override;
    void changeEvent(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void show(const Text& words, const QList<NoticeWay>& ways, Role frame);
    void showWords();
    void applyTheme();
    void place();

    QHBoxLayout* m_line;
    QLabel* m_text;
    Text m_words;
    QList<QPushButton*> m_ways;
    QPushButton* m_close;
    Role m_frame = Role::Warning;
    QPointer<QWidget> m_before;
    std::function<QWidget*()> m_home;
    speech::Announcer* m_announcer;
};

} // namespace app
