// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtWidgets/QWidget>

#include <functional>

namespace app {

/// How the program shows a test wherever it shows one: in plain words, or written out as in an exam.
class TestForm : public QObject {
    Q_OBJECT
public:
    static TestForm& current();

    bool isExam() const { return m_exam; }
    void setExam(bool exam);

    using Page = std::function<QWidget*(QWidget* parent)>;
    /// A test in both forms, below a switch between them that is in step with all others.
    static QWidget* makePages(QWidget* parent, const Page& plain, const Page& exam);

signals:
    void changed(bool exam);

private:
    TestForm() = default;

    bool m_exam = false;
};

} // namespace app
