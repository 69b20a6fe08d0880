// SPDX-License-Identifier: GPL-3.0-or-later
#include "fixed_lines.h"

#include "layout_excuses.h"

#include <QtCore/QEvent>
#include <QtGui/QFontMetrics>
#include <QtGui/QTextLayout>

namespace app {

QString inLines(const QString& words, const QFont& font, int width, int lines) {
    QString said = words;
    said.replace(QLatin1Char('\n'), QChar::LineSeparator);
    QTextLayout layout(said, font);
    layout.beginLayout();
    QList<QPair<int, int>> spans;
    for (QTextLine line = layout.createLine(); line.isValid() && spans.size() <= lines;
         line = layout.createLine()) {
        line.setLineWidth(width);
        spans.append({line.textStart(), line.textLength()});
    }
    layout.endLayout();
    if (spans.size() <= lines)
        return words;
    QStringList kept;
    for (int line = 0; line + 1 < lines; ++line)
        kept << said.mid(spans[line].first, spans[line].second).trimmed();
    const QString rest = said.mid(spans[lines - 1].first).replace(QChar::LineSeparator, QLatin1Char(' '));
    kept << QFontMetrics(font).elidedText(rest, Qt::ElideRight, width);
    return kept.join(QLatin1Char('\n'));
}

FixedLines::FixedLines(int lines, QWidget* parent) : QLabel(parent), m_lines(lines) {
    setTextFormat(Qt::PlainText);
    setWordWrap(true);
    setAlignment(Qt::AlignLeft | Qt::AlignVCenter);
    setProperty(mayElide, QStringLiteral("all of its words are in the tool tip"));
    fit();
}

void FixedLines::setWords(const QString& words) {
    m_words = words;
    fit();
}

void FixedLines::fit() {
    setFixedHeight(m_lines * fontMetrics().lineSpacing());
    const QString shown = inLines(m_words, font(), width(), m_lines);
    setText(shown);
    setToolTip(shown == m_words ? QString() : m_words);
    setAccessibleName(m_words);
}

void FixedLines::resizeEvent(QResizeEvent* event) {
    QLabel::resizeEvent(event);
    fit();
}

void FixedLines::changeEvent(QEvent* event) {
    QLabel::changeEvent(event);
    if (event->type() == QEvent::FontChange || event->type() == QEvent::StyleChange)
        fit();
}

} // namespace app
