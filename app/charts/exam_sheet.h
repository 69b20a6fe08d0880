// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "lessons/exam_test.h"

#include <QtCore/QStringList>
#include <QtWidgets/QWidget>

#include <functional>

namespace app {

/// The chi-square test as a pupil writes it down in an exam: the null hypothesis, the table, the degrees of
/// freedom, the critical values and the decision, and both p-values.
class ExamSheet : public QWidget {
public:
    /// `names`: of the classes, one for each count. `ratio`: "9 : 3 : 3 : 1"; empty if it has
    /// too many parts to read. `openTable` opens the table of critical values beside a control.
    ExamSheet(const std::function<QStringList()>& names, const lessons::ExamTest& test, const QString& ratio,
              const std::function<void(QWidget* anchor)>& openTable, QWidget* parent);
};

} // namespace app
