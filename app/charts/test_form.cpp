// SPDX-License-Identifier: GPL-3.0-or-later
#include "test_form.h"

#include "app/widgets/page_parts.h"
#include "app/widgets/segment_row.h"

#include <QtWidgets/QVBoxLayout>

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

QWidget* TestForm::makePages(QWidget* parent, const Page& plain, const Page& exam) {
    auto* pages = new QWidget(parent);
    auto* rows = new QVBoxLayout(pages);
    page_parts::setMargins(rows, 0, 4);
    auto* row = new SegmentRow(tr("The test"), {{0, tr("In plain words")}, {1, tr("As in an exam")}},
                               current().isExam() ? 1 : 0, pages);
    row->setObjectName(QStringLiteral("testForm"));
    connect(row, &SegmentRow::chosen, &current(), [](int value) { current().setExam(value == 1); });
    rows->addWidget(row, 0, Qt::AlignLeft);
    QWidget* const first = plain(pages);
    QWidget* const second = exam(pages);
    rows->addWidget(first);
    rows->addWidget(second);
    const auto show = [row, first, second](bool isExam) {
        row->showValue(isExam ? 1 : 0);
        first->setVisible(!isExam);
        second->setVisible(isExam);
    };
    show(current().isExam());
    connect(&current(), &TestForm::changed, pages, show);
    return pages;
}

} // namespace app
