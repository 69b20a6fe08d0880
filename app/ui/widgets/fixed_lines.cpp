// SPDX-License-Identifier: GPL-3.0-or-later
#include "fixed_lines.h"

#include "layout_excuses.h"

#include <QtCore/QEvent>
#include <QtCore/QtMath>
#include <QtGui/QFontMetrics>
#include <QtGui/QTextLayout>

#include <algorithm>
#include <utility>

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

void FixedLines::setLines(int lines) {
    m_lines = lines;
    fit();
}

void FixedLines::setWords(const QString& words) {
    m_words = words;
    fit();
}

void FixedLines::fit() {
    const QStringList lines(m_lines, QStringLiteral("X"));
    const QRectF room(0, 0, QWIDGETSIZE_MAX, QWIDGETSIZE_MAX);
    setFixedHeight(
        qCeil(QFontMetricsF(font()).boundingRect(room, 0, lines.join(QLatin1Char('\n'))).height()) + 1);
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

SteadyWords::SteadyWords(QWidget* parent) : QLabel(parent) {
    setTextFormat(Qt::PlainText);
    setWordWrap(true);
    setAlignment(Qt::AlignLeft | Qt::AlignTop);
}

void SteadyWords::setAllWords(const QStringList& sentences) {
    m_sentences = sentences;
    makeRoom();
}

void SteadyWords::makeRoom() {
    int high = fontMetrics().lineSpacing();
    for (const QString& one : std::as_const(m_sentences))
        high = std::max(high, fontMetrics()
                                  .boundingRect(QRect(0, 0, width(), QWIDGETSIZE_MAX), Qt::TextWordWrap, one)
                                  .height());
    setMinimumHeight(high);
}

void SteadyWords::resizeEvent(QResizeEvent* event) {
    QLabel::resizeEvent(event);
    makeRoom();
}

void SteadyWords::changeEvent(QEvent* event) {
    QLabel::changeEvent(event);
    if (event->type() == QEvent::FontChange || event->type() == QEvent::StyleChange)
        makeRoom();
}

} // namespace app
