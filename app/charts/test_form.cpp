// SPDX-License-Identifier: GPL-3.0-or-later
#include "test_form.h"

#include "app/ui/theme/tokens.h"
#include "app/ui/widgets/form.h"
#include "app/ui/widgets/segment_row.h"

#include <QtWidgets/QStackedWidget>

namespace app {

namespace {

/// The page at the top of the room that it has.
QWidget* topOf(QWidget* page) {
    auto* const room = new QWidget(page->parentWidget());
    Form rows(room);
    rows.add(page);
    rows.addStretch();
    return room;
}

} // namespace

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
    Form rows(pages, Form::Way::Down, space::tight);
    auto* row = rows.add(
        new SegmentRow([] { return tr("The test"); },
                       {{0, [] { return tr("In plain words"); }}, {1, [] { return tr("As in an exam"); }}},
                       current().isExam() ? 1 : 0, pages),
        0, Qt::AlignLeft);
    row->setObjectName(QStringLiteral("testForm"));
    connect(row, &SegmentRow::chosen, &current(), [](int value) { current().setExam(value == 1); });
    // As high as the higher of the two, so that a page that is scrolled to its end does not slip away from
    // under the pointer.
    auto* const forms = rows.add(new QStackedWidget(pages));
    forms->addWidget(topOf(plain(forms)));
    forms->addWidget(topOf(exam(forms)));
    const auto show = [row, forms](bool isExam) {
        row->showValue(isExam ? 1 : 0);
        forms->setCurrentIndex(isExam ? 1 : 0);
    };
    show(current().isExam());
    connect(&current(), &TestForm::changed, pages, show);
    return pages;
}

} // namespace app
