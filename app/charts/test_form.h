// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtCore/QObject>

namespace app {

class SegmentRow;

/// How the program shows a test wherever it shows one: in plain words, or written out as in an exam.
class TestForm : public QObject {
    Q_OBJECT
public:
    static TestForm& current();

    bool isExam() const { return m_exam; }
    void setExam(bool exam);

    /// The switch between the two, in step with all others.
    static SegmentRow* makeSwitch(QWidget* parent);

signals:
    void changed(bool exam);

private:
    TestForm() = default;

    bool m_exam = false;
};

} // namespace app
