// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtCore/QPointer>
#include <QtWidgets/QWidget>

class QLabel;

namespace app {

namespace speech {
class Announcer;
}

/// Covers a window with a sentence while a teacher wants everybody to look up. Nothing below it can be seen,
/// pressed or typed into, and nothing of it is lost.
class BlankCover : public QWidget {
    Q_OBJECT
public:
    /// Over the whole window, hidden at first.
    explicit BlankCover(QWidget* window);

    /// Covers the window. Without words of the teacher's, the cover asks to look at the front.
    void cover(const QString& words);
    void uncover();
    bool isOn() const { return m_isOn; }
    QString text() const;

protected:
    void paintEvent(QPaintEvent* event) override;
    void changeEvent(QEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void applyTheme();
    void retranslate();

    QWidget* m_window;
    QLabel* m_label;
    speech::Announcer* m_announcer;
    QString m_words;
    bool m_isOn = false;
    QPointer<QWidget> m_before;
};

} // namespace app
