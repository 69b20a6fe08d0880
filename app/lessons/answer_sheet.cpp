// SPDX-License-Identifier: GPL-3.0-or-later
#include "answer_sheet.h"

#include "app/widgets/page_parts.h"
#include "app/widgets/rich_words.h"

#include <QtWidgets/QLabel>
#include <QtWidgets/QPushButton>
#include <QtWidgets/QVBoxLayout>

namespace app {

using namespace page_parts;

AnswerSheet::AnswerSheet(QWidget* parent) : Sheet(parent) {
    auto* rows = new QVBoxLayout(this);
    setMargins(rows, 12, 0);
}

AnswerSheet::AnswerSheet(QWidget* parent, Role ground, Role line) : Sheet(parent, ground, line) {
    auto* rows = new QVBoxLayout(this);
    setMargins(rows, 12, 0);
}

void AnswerSheet::renew(const std::function<void(QWidget*, QVBoxLayout&)>& fill) {
    QString focused;
    if (m_content) {
        if (const QWidget* focus = window()->focusWidget(); focus && m_content->isAncestorOf(focus))
            focused = focus->objectName();
        m_content->hide();
        m_content->deleteLater();
    }
    m_content = new QWidget(this);
    layout()->addWidget(m_content);
    auto* rows = new QVBoxLayout(m_content);
    setMargins(rows, 0, 7);
    fill(m_content, *rows);
    m_content->show();
    if (!focused.isEmpty())
        if (auto* again = m_content->findChild<QWidget*>(focused))
            again->setFocus(Qt::TabFocusReason);
}

QPushButton* AnswerSheet::answerButton(const QString& marked, const QString& object, bool down,
                                       QWidget* parent) {
    const Theme& theme = Theme::current();
    const QString words = plainText(marked);
    QPushButton* answer = button(words, parent);
    answer->setObjectName(object);
    answer->setCheckable(true);
    answer->setChecked(down);
    if (isGenotype(words) || marked.startsWith(QLatin1Char('*')))
        answer->setFont(theme.genotypeFont(14));
    answer->setMinimumWidth(theme.px(86));
    return answer;
}

QWidget* AnswerSheet::feedback(const QString& answer, const QString& why, bool right, const QString& object,
                               QWidget* parent) {
    QLabel* label = richWords(right ? why : tr("“%1”: %2").arg(answer, why), parent, TextRole::Strong,
                              right ? Role::SageText : Role::Warning);
    label->setObjectName(object);
    return label;
}

QWidget* AnswerSheet::hintLine(const QString& marked, QWidget* parent) {
    return richWords(marked, parent, TextRole::Body, Role::SoftInk);
}

QPushButton* AnswerSheet::hintButton(const QString& object, bool more, QWidget* parent) {
    QPushButton* hint = button(tr("Hint"), parent);
    hint->setObjectName(object);
    hint->setEnabled(more);
    return hint;
}

} // namespace app
