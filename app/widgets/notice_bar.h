// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtCore/QList>
#include <QtCore/QPointer>
#include <QtCore/QString>
#include <QtWidgets/QWidget>

#include <functional>

class QHBoxLayout;
class QLabel;
class QPushButton;

namespace app {

/// What can be done about a notice: a button in it. Taking it closes the notice first.
struct NoticeWay {
    QString label;
    const char* name = ""; ///< of the button as an object
    std::function<void()> take;
};

/// A message that stays until it is closed, with the ways out that its words name. It lies over the lower
/// edge of a page rather than in its layout: nothing moves under the pointer when it comes or goes.
class NoticeBar : public QWidget {
    Q_OBJECT
public:
    explicit NoticeBar(QWidget* page);

    /// Shows the words instead of earlier ones.
    void say(const QString& words, const QList<NoticeWay>& ways = {});
    QString text() const;
    /// The focus goes back to where it was.
    void dismiss();

protected:
    void paintEvent(QPaintEvent* event) override;
    void changeEvent(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void applyTheme();
    void retranslate();
    void place();

    QHBoxLayout* m_line;
    QLabel* m_text;
    QList<QPushButton*> m_ways;
    QPushButton* m_close;
    QPointer<QWidget> m_before;
};

} // namespace app
