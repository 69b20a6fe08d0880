// SPDX-License-Identifier: GPL-3.0-or-later
#include "test_form.h"

#include "app/widgets/segment_row.h"

namespace app {

TestForm& TestForm::current() {
    static TestForm form;
    return form;
}

void TestForm::setExam(bool exam) {
    if (exam == m_exam)
        return;
    m_exam = exam;
    emit changed(exam);
}

SegmentRow* TestForm::makeSwitch(QWidget* parent) {
    auto* row = new SegmentRow(tr("The test"), {{0, tr("In plain words")}, {1, tr("As in an exam")}},
                               current().isExam() ? 1 : 0, parent);
    row->setObjectName(QStringLiteral("testForm"));
    connect(row, &SegmentRow::chosen, &current(), [](int value) { current().setExam(value == 1); });
    connect(&current(), &TestForm::changed, row, [row](bool exam) { row->showValue(exam ? 1 : 0); });
    return row;
}

} // namespace app
