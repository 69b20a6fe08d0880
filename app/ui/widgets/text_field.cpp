// SPDX-License-Identifier: GPL-3.0-or-later
#include "text_field.h"

#include "app/ui/theme/kept.h"
#include "app/ui/theme/theme.h"

#include <QtCore/QMimeData>
#include <QtGui/QTextDocument>

#include <algorithm>

namespace app {

TextField::TextField(const QString& text, int longest, int lines, QWidget* parent)
    : QPlainTextEdit(text.left(longest), parent), m_longest(longest) {
    setTabChangesFocus(true);
    keepStyled(this, [this, lines] {
        setFixedHeight(QFontMetrics(font()).lineSpacing() * lines + Theme::current().px(18));
    });
    connect(this, &QPlainTextEdit::textChanged, this, &TextField::cut);
}

bool TextField::canInsertFromMimeData(const QMimeData* source) const {
    return source && source->hasText();
}

void TextField::insertFromMimeData(const QMimeData* source) {
    if (isReadOnly() || !canInsertFromMimeData(source))
        return;
    insertPlainText(source->text().left(m_longest));
    ensureCursorVisible();
}

void TextField::cut() {
    // Every document ends with a paragraph separator.
    const int excess = document()->characterCount() - 1 - m_longest;
    if (excess <= 0)
        return;
    // What was typed or pasted last stands before the cursor.
    QTextCursor cursor = textCursor();
    if (cursor.position() < excess)
        cursor.movePosition(QTextCursor::End);
    cursor.setPosition(cursor.position() - excess, QTextCursor::KeepAnchor);
    cursor.joinPreviousEditBlock();
    cursor.removeSelectedText();
    cursor.endEditBlock();
}

} // namespace app
