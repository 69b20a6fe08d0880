// SPDX-License-Identifier: GPL-3.0-or-later
#include "present_parts.h"

#include "app/base/text/percent.h"
#include "app/base/text/unbroken.h"
#include "lessons/topics/interaction_experiment.h"

#include <QtCore/QLocale>
#include <QtGui/QPainter>

#include <algorithm>
#include <cmath>
#include <utility>

namespace app {
namespace {

constexpr qreal lineHeight = 1.4; ///< of the type
constexpr qreal smallest = 8;     ///< pixels

} // namespace

void PresentPart::setType(qreal pixels) {
    if (m_type == pixels)
        return;
    m_type = pixels;
    update();
}

QFont PresentPart::sansOf(qreal pixels, bool bold) {
    QFont font = Theme::current().sans(10, bold ? QFont::Bold : QFont::Normal);
    font.setPixelSize(std::max(1, int(pixels)));
    return font;
}

QFont PresentPart::genotypesOf(qreal pixels) {
    QFont font = Theme::current().genotypeFont(10);
    font.setPixelSize(std::max(1, int(pixels)));
    return font;
}

qreal PresentPart::fittedType(qreal most, const QString& words, qreal room, bool genotype) {
    const auto fontOf = [genotype](qreal size) { return genotype ? genotypesOf(size) : sansOf(size); };
    qreal size = most;
    while (size > smallest && QFontMetricsF(fontOf(size)).horizontalAdvance(words) > room)
        size -= 1;
    return size;
}

void PresentWords::setWords(const QString& words) {
    m_words = unbroken(words);
    describe(words, {});
    update();
}

QFont PresentWords::fontOf(qreal pixels) const {
    QFont font = sansOf(pixels);
    if (m_title) {
        font = Theme::current().serif(10, QFont::Bold);
        font.setPixelSize(int(pixels));
    }
    return font;
}

qreal PresentWords::fit() const {
    qreal size = type();
    const QRectF room(0, 0, width(), 100'000);
    while (size > smallest &&
           QFontMetricsF(fontOf(size)).boundingRect(room, Qt::TextWordWrap, m_words).height() > height())
        size -= 1;
    return size;
}

qreal PresentWords::smallestType() const {
    return m_words.isEmpty() ? type() : fit();
}

void PresentWords::paint(QPainter& painter) {
    drawWords(painter, rect(), Qt::AlignLeft | Qt::AlignVCenter | Qt::TextWordWrap, m_words, fontOf(fit()));
}

PresentSquare::PresentSquare(lessons::Brood brood, QWidget* parent)
    : PresentPart(parent), m_brood(std::move(brood)), m_square(lessons::punnettSquare(m_brood.offspring())) {
    setFilled(false);
}

void PresentSquare::setFilled(bool filled) {
    m_filled = filled;
    QStringList said;
    if (filled)
        for (const std::size_t genotype : m_square.cells)
            said << QString::fromStdString(m_brood.offspring().genotypeNotation(genotype));
    describe(tr("Punnett square of %1").arg(QString::fromStdString(lessons::notation(m_brood.cross()))),
             said.join(QStringLiteral(", ")));
}

QRectF PresentSquare::cells() const {
    const auto rows = qreal(m_square.rows.size());
    const auto columns = qreal(m_square.columns.size());
    const qreal head = type() * lineHeight;
    const qreal side = type() * (rows > 2 ? 2.2 : 1.6);
    const qreal high = (height() - head) / rows;
    const qreal wide = std::min((width() - side) / columns, high * 1.7);
    const qreal left = side + (width() - side - wide * columns) / 2;
    return {left, head, wide * columns, high * rows};
}

qreal PresentSquare::letters() const {
    const QRectF grid = cells();
    const qreal cell = grid.height() / qreal(m_square.rows.size());
    qreal size = std::min(type() * 1.2, cell * 0.7);
    for (const std::size_t genotype : m_square.cells)
        size = fittedType(size, QString::fromStdString(m_brood.offspring().genotypeNotation(genotype)),
                          grid.width() / qreal(m_square.columns.size()) * 0.92, true);
    return size;
}

qreal PresentSquare::smallestType() const {
    return m_filled ? std::min(type(), letters()) : type();
}

void PresentSquare::paint(QPainter& painter) {
    const Theme& theme = Theme::current();
    const QRectF grid = cells();
    const qreal high = grid.height() / qreal(m_square.rows.size());
    const qreal wide = grid.width() / qreal(m_square.columns.size());
    painter.setPen(theme.colour(Role::Ink));
    for (std::size_t i = 0; i < m_square.columns.size(); ++i) {
        const QString word = QString::fromStdString(lessons::notation(m_brood.cross(), m_square.columns[i]));
        painter.setFont(genotypesOf(fittedType(type(), word, wide, true)));
        drawWords(painter, {grid.left() + wide * qreal(i), 0, wide, grid.top()}, Qt::AlignCenter, word);
    }
    for (std::size_t i = 0; i < m_square.rows.size(); ++i) {
        const QString word = QString::fromStdString(lessons::notation(m_brood.cross(), m_square.rows[i]));
        painter.setFont(genotypesOf(fittedType(type(), word, grid.left() * 0.95, true)));
        drawWords(painter, {0, grid.top() + high * qreal(i), grid.left() - type() * 0.2, high},
                  Qt::AlignRight | Qt::AlignVCenter, word);
    }
    const qreal size = letters();
    const qreal gap = type() * 0.06;
    for (std::size_t row = 0; row < m_square.rows.size(); ++row)
        for (std::size_t column = 0; column < m_square.columns.size(); ++column) {
            const std::size_t genotype = m_square.cell(row, column);
            const QRectF cell(grid.left() + wide * qreal(column), grid.top() + high * qreal(row), wide, high);
            const bool dies = m_brood.dies(genotype);
            QColor ground = theme.colour(Role::Panel);
            if (m_filled && !dies) {
                const std::size_t look = m_brood.phenotypeOf(genotype);
                ground = toneTint(
                    m_brood.showsGenes()
                        ? lessons::toneOf(m_brood.cross(), m_brood.offspring().genesOfPhenotype(look))
                        : lessons::toneOf(m_brood, look));
            }
            setInk(painter, QPen(theme.colour(Role::ControlLine), type() * 0.05), ground);
            painter.drawRoundedRect(cell.adjusted(gap, gap, -gap, -gap), gap * 2, gap * 2);
            if (!m_filled)
                continue;
            drawWords(painter, cell, Qt::AlignCenter,
                      QString::fromStdString(m_brood.offspring().genotypeNotation(genotype)),
                      genotypesOf(size), dies ? Role::SoftInk : Role::Ink);
            if (dies)
                painter.drawLine(cell.topLeft() + QPointF(gap, gap), cell.bottomRight() - QPointF(gap, gap));
        }
}

void PresentBars::setNumbers(const std::vector<OutcomeNumbers>& numbers, bool expectation) {
    m_numbers = numbers;
    m_expectation = expectation;
    QStringList said;
    for (const OutcomeNumbers& one : numbers)
        said << QStringLiteral("%1: %2").arg(one.name, countText(one.observed));
    describe(tr("Counts"), said.join(QStringLiteral("; ")));
}

qreal PresentBars::namesType() const {
    const qreal step = width() / qreal(std::max<std::size_t>(1, m_numbers.size()));
    qreal size = type();
    for (const OutcomeNumbers& one : m_numbers) {
        for (const QString& word : one.name.split(QLatin1Char(' ')))
            size = std::min(size, fittedType(size, word, step * 0.96, false));
        size = std::min(size, fittedType(size, countText(one.observed), step * 0.98, false));
    }
    return size;
}

qreal PresentBars::smallestType() const {
    return namesType();
}

void PresentBars::paint(QPainter& painter) {
    const Theme& theme = Theme::current();
    const qreal size = namesType();
    const qreal step = width() / qreal(std::max<std::size_t>(1, m_numbers.size()));
    painter.setFont(sansOf(size));
    qreal names = 0;
    for (const OutcomeNumbers& one : m_numbers)
        names = std::max(names, painter.fontMetrics()
                                        .boundingRect(QRect(0, 0, int(step), 100'000),
                                                      Qt::TextWordWrap | Qt::AlignHCenter, one.name)
                                        .height() +
                                    1.0);
    const qreal line = size * lineHeight;
    const QRectF plot(0, line, width(), height() - line - names - size * 0.2);
    double highest = 1;
    for (const OutcomeNumbers& one : m_numbers)
        highest = std::max({highest, double(one.observed), m_expectation ? one.expected : 0.0});
    for (std::size_t i = 0; i < m_numbers.size(); ++i) {
        const OutcomeNumbers& one = m_numbers[i];
        const qreal left = step * qreal(i);
        const auto topOf = [&](double count) { return plot.bottom() - plot.height() * count / highest; };
        const QRectF bar(QPointF(left + step * 0.15, topOf(double(one.observed))),
                         QPointF(left + step * 0.85, plot.bottom()));
        setInk(painter, QPen(theme.colour(Role::ControlLine), size * 0.05), toneColour(one.tone));
        if (one.observed > 0)
            painter.drawRect(bar);
        painter.setPen(theme.colour(Role::Ink));
        qreal foot = bar.top();
        if (m_expectation && one.isExpected()) {
            const qreal at = topOf(one.expected);
            painter.setPen(QPen(theme.colour(Role::Ink), size * 0.1, Qt::DashLine));
            painter.drawLine(QPointF(left + step * 0.06, at), QPointF(left + step * 0.94, at));
            painter.setPen(theme.colour(Role::Ink));
            if (at < foot && at > foot - line)
                foot = at;
        }
        painter.setFont(sansOf(size, true));
        drawWords(painter, {left, foot - line, step, line}, Qt::AlignCenter, countText(one.observed));
        painter.setFont(sansOf(size));
        drawWords(painter, {left, height() - names, step, names},
                  Qt::AlignHCenter | Qt::AlignTop | Qt::TextWordWrap, one.name);
    }
    painter.setPen(QPen(theme.colour(Role::Ink), size * 0.06));
    painter.drawLine(plot.bottomLeft(), plot.bottomRight());
}

void PresentShare::setShare(const QString& outcome, const std::vector<lessons::RunningPoint>& way,
                            std::size_t category, double expected, bool axis) {
    m_title = tr("Share of %1").arg(outcome);
    m_points.clear();
    for (const lessons::RunningPoint& point : way)
        m_points.emplace_back(double(point.offspring), point.share(category));
    m_expected = expected;
    m_axis = axis;
    m_now = m_points.empty() ? QString() : percentText(m_points.back().y());
    describe(m_title, m_now);
}

void PresentShare::paint(QPainter& painter) {
    const Theme& theme = Theme::current();
    const qreal line = type() * lineHeight;
    painter.setPen(theme.colour(Role::Ink));
    painter.setFont(sansOf(type(), true));
    const qreal wideNow = painter.fontMetrics().horizontalAdvance(QStringLiteral("100,0 %")) + type() * 0.3;
    drawWords(painter, {width() - wideNow, 0, wideNow, line}, Qt::AlignRight | Qt::AlignVCenter, m_now);
    painter.setFont(sansOf(fittedType(type(), m_title, width() - wideNow - type() * 0.4, false)));
    drawWords(painter, {0, 0, width() - wideNow, line}, Qt::AlignLeft | Qt::AlignVCenter, m_title);
    painter.setFont(sansOf(type()));
    const qreal labels =
        m_axis ? painter.fontMetrics().horizontalAdvance(QStringLiteral("100 %")) + type() * 0.3 : 0;
    const QRectF plot(labels, line * 1.4, width() - labels - type() * 0.2,
                      height() - line * (m_axis ? 2.9 : 1.6));
    const auto yOf = [&plot](double share) { return plot.bottom() - plot.height() * share; };
    painter.setPen(QPen(theme.colour(Role::ControlLine), type() * 0.05));
    painter.drawLine(plot.bottomLeft(), plot.bottomRight());
    painter.drawLine(plot.topLeft(), plot.bottomLeft());
    const double most = std::max(10.0, m_points.empty() ? 10.0 : m_points.back().x());
    const auto xOf = [&](double n) { return plot.left() + plot.width() * std::log10(n) / std::log10(most); };
    if (m_axis) {
        for (const double share : {0.0, 0.5, 1.0}) {
            painter.setPen(QPen(theme.colour(Role::Line), type() * 0.03));
            painter.drawLine(QPointF(plot.left(), yOf(share)), QPointF(plot.right(), yOf(share)));
            painter.setPen(theme.colour(Role::Ink));
            drawWords(painter, {0, yOf(share) - line / 2, labels - type() * 0.2, line},
                      Qt::AlignRight | Qt::AlignVCenter, wholePercent(share));
        }
        qreal after = plot.left() - type();
        for (double n = 1; n <= most; n *= 10) {
            const QString word = countText(std::int64_t(n));
            const qreal wide = painter.fontMetrics().horizontalAdvance(word) + 2;
            const qreal left = std::clamp(xOf(n) - wide / 2, 0.0, std::max(0.0, width() - wide));
            if (left < after)
                continue;
            drawWords(painter, {left, plot.bottom() + type() * 0.5, wide, line * 0.98}, Qt::AlignCenter,
                      word);
            after = left + wide + type() * 0.4;
        }
    }
    if (m_expected >= 0) {
        painter.setPen(QPen(theme.colour(Role::Ink), type() * 0.1, Qt::DashLine));
        painter.drawLine(QPointF(plot.left(), yOf(m_expected)), QPointF(plot.right(), yOf(m_expected)));
    }
    QPolygonF way;
    for (const QPointF& point : m_points)
        way << QPointF(xOf(point.x()), yOf(point.y()));
    setInk(painter,
           QPen(theme.colour(Role::Link), type() * 0.14, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    if (way.size() == 1)
        painter.drawPoint(way[0]);
    else
        painter.drawPolyline(way);
}

} // namespace app
