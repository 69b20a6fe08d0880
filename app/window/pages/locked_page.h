// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtWidgets/QWidget>

#include <functional>

class QBoxLayout;
class QLabel;
class QLineEdit;

namespace app::speech {
class Announcer;
}

namespace app {

/// A page behind the teacher's lock: while the lock is shut, a field for the password in its place.
class LockedPage : public QWidget {
    Q_OBJECT
public:
    /// `make`: the page itself, made when the lock is first open.
    explicit LockedPage(std::function<QWidget*()> make, QWidget* parent = nullptr);

protected:
    void showEvent(QShowEvent* event) override;

private:
    void tryToOpen();
    /// Shows the page or the field, as the lock is.
    void refresh();

    std::function<QWidget*()> m_make;
    QBoxLayout* m_layout;
    speech::Announcer* m_announcer;
    QWidget* m_form;
    QWidget* m_page = nullptr;
    QLineEdit* m_password;
    QLabel* m_problem;
    /// What is wrong, in the language of the program; empty if nothing is.
    std::function<QString()> m_tells;
};

} // namespace app
