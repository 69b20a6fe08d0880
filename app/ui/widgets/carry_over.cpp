// SPDX-License-Identifier: GPL-3.0-or-later
#include "carry_over.h"

#include <QtCore/QTimer>
#include <QtGui/QTextCursor>
#include <QtWidgets/QAbstractScrollArea>
#include <QtWidgets/QCheckBox>
#include <QtWidgets/QLineEdit>
#include <QtWidgets/QPlainTextEdit>
#include <QtWidgets/QScrollBar>
#include <QtWidgets/QSpinBox>

namespace app {
namespace {

/// Calls `visit` with each part and its name, which is the same for the same part of another language.
template <typename Parts, typename Visit> void eachPart(Parts& parts, const Visit& visit) {
    QHash<QString, int> seen;
    visit(parts, QString());
    for (QWidget* part : parts.template findChildren<QWidget*>()) {
        const QString name = part->objectName().isEmpty()
                                 ? QString::fromLatin1(part->metaObject()->className())
                                 : QLatin1Char('#') + part->objectName();
        visit(*part, QStringLiteral("%1 %2").arg(name).arg(seen[name]++));
    }
}

} // namespace

CarryOver::CarryOver(const QWidget* parts) {
    if (!parts)
        return;
    const QWidget* const focus = parts->window()->focusWidget();
    eachPart(*parts, [&](const QWidget& part, const QString& name) {
        Done done;
        done.hasFocus = &part == focus;
        if (qobject_cast<const QAbstractSpinBox*>(part.parentWidget()))
            return; // the box counts
        if (const auto* edit = qobject_cast<const QLineEdit*>(&part)) {
            if (edit->isModified())
                done.text = edit->text();
            done.cursor = edit->cursorPosition();
        } else if (const auto* text = qobject_cast<const QPlainTextEdit*>(&part)) {
            if (text->document()->isModified())
                done.text = text->toPlainText();
            done.cursor = text->textCursor().position();
            done.anchor = text->textCursor().anchor();
        } else if (const auto* number = qobject_cast<const QSpinBox*>(&part)) {
            done.value = number->value();
        } else if (const auto* box = qobject_cast<const QCheckBox*>(&part)) {
            done.ticked = box->isChecked();
        }
        if (const auto* area = qobject_cast<const QAbstractScrollArea*>(&part))
            done.scrolled = area->verticalScrollBar()->value();
        m_done.insert(name, done);
    });
}

void CarryOver::to(QWidget& parts) const {
    QWidget* focused = nullptr;
    eachPart(parts, [&](QWidget& part, const QString& name) {
        const auto found = m_done.constFind(name);
        if (found == m_done.constEnd())
            return;
        const Done& done = *found;
        if (done.hasFocus)
            focused = &part;
        if (auto* edit = qobject_cast<QLineEdit*>(&part); edit && !done.text.isNull()) {
            edit->setText(done.text);
            edit->setModified(true);
            edit->setCursorPosition(done.cursor);
        } else if (auto* text = qobject_cast<QPlainTextEdit*>(&part); text && !done.text.isNull()) {
            text->setPlainText(done.text);
            text->document()->setModified(true);
            QTextCursor cursor = text->textCursor();
            cursor.setPosition(done.anchor);
            cursor.setPosition(done.cursor, QTextCursor::KeepAnchor);
            text->setTextCursor(cursor);
        } else if (auto* number = qobject_cast<QSpinBox*>(&part)) {
            number->setValue(done.value);
        } else if (auto* box = qobject_cast<QCheckBox*>(&part)) {
            box->setChecked(done.ticked);
        }
        auto* const area = qobject_cast<QAbstractScrollArea*>(&part);
        if (area && done.scrolled > 0)
            // When the parts have their sizes.
            QTimer::singleShot(0, area,
                               [bar = area->verticalScrollBar(), to = done.scrolled] { bar->setValue(to); });
    });
    if (focused)
        focused->setFocus(Qt::OtherFocusReason);
}

} // namespace app
