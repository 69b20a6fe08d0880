// SPDX-License-Identifier: GPL-3.0-or-later
#include "roll_tables.h"

#include "app/base/text/phrases.h"
#include "app/ui/paint/shape_painter.h"
#include "app/ui/speech/spoken.h"
#include "app/ui/theme/theme.h"
#include "app/ui/theme/tokens.h"
#include "engine/genomewars/words.h"

#include <QtCore/QEvent>
#include <QtGui/QPainter>

namespace app {

using namespace genomewars;

namespace {

struct Line {
    QString range;
    QString name;
};

QList<Line> linesOf(TableKind table) {
    QList<Line> lines;
    if (table == TableKind::Natural)
        for (const NaturalRow& row : naturalTable)
            lines << Line{QString::fromStdString(words::range(row)), text(words::name(row))};
    else
        for (const ModifiedRow& row : modifiedTable)
            lines << Line{QString::fromStdString(words::range(row)), text(words::name(row))};
    return lines;
}

constexpr qreal headHeight = 24;
constexpr qreal rowHeight = 22;

} // namespace

RollTables::RollTables(QWidget* parent) : QWidget(parent) {
    speech::setRole(this, QAccessible::Graphic);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    describe();
}

void RollTables::setMarks(const QList<Mark>& marks) {
    m_marks = marks;
    describe();
    update();
}

void RollTables::describe() {
    speech::setName(this, tr("The two tables of rolls"));
    QStringList sentences;
    for (const TableKind table : {TableKind::Natural, TableKind::Modified}) {
        const QList<Line> lines = linesOf(table);
        for (int row = 0; row < lines.size(); ++row) {
            QStringList teams;
            for (const Mark& mark : m_marks)
                if (mark.table == table && mark.row == row)
                    teams << mark.team.name;
            const QString line =
                tr("%1 %2: %3").arg(text(words::name(table)), lines[row].range, lines[row].name);
            sentences << (teams.isEmpty()
                              ? line
                              : tr("%1 (last roll: %2)").arg(line, teams.join(QStringLiteral(", "))));
        }
    }
    speech::setDescription(this, sentences.join(QStringLiteral("; ")));
}

QSize RollTables::sizeHint() const {
    const Theme& theme = Theme::current();
    return {theme.px(460), theme.px(headHeight + rowHeight * qreal(naturalTable.size()) + 8)};
}

QSize RollTables::minimumSizeHint() const {
    return {Theme::current().px(380), sizeHint().height()};
}

void RollTables::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange) {
        describe();
        update();
    }
    QWidget::changeEvent(event);
}

void RollTables::paintTable(QPainter& painter, const QRectF& box, TableKind table) const {
    const Theme& theme = Theme::current();
    painter.setPen(theme.colour(Role::Ink));
    const QString title = text(words::name(table));
    painter.setFont(fitted(theme.sans(12.5, QFont::Bold), title, box.width(), 0.75));
    drawWords(painter, QRectF(box.left(), box.top(), box.width(), theme.px(headHeight)),
              Qt::AlignLeft | Qt::AlignVCenter, title);
    const QList<Line> lines = linesOf(table);
    const qreal high = theme.px(rowHeight);
    for (int row = 0; row < lines.size(); ++row) {
        const QRectF line(box.left(), box.top() + theme.px(headHeight) + row * high, box.width(), high);
        QList<WarsTeamName> teams;
        for (const Mark& mark : m_marks)
            if (mark.table == table && mark.row == row)
                teams << mark.team;
        painter.setPen(QPen(teams.isEmpty() ? theme.colour(Role::Line) : theme.colour(Role::Sage),
                            theme.px(teams.isEmpty() ? 1 : 2)));
        painter.setBrush(theme.colour(teams.isEmpty() ? Role::Panel : Role::SageTint));
        painter.drawRect(line.adjusted(1, 1, -1, -1));
        painter.setPen(theme.colour(Role::Ink));
        painter.setFont(theme.sans(type::small, QFont::Bold));
        const qreal first = theme.px(40);
        drawWords(painter, QRectF(line.left() + theme.px(6), line.top(), first, high),
                  Qt::AlignLeft | Qt::AlignVCenter, lines[row].range);
        const qreal side = high * 0.78;
        const qreal step = side * 0.86;
        const qreal markers = teams.isEmpty() ? 0 : side + (qreal(teams.size()) - 1) * step;
        const QRectF name(line.left() + theme.px(8) + first, line.top(),
                          line.width() - first - markers - theme.px(14), high);
        painter.setFont(fitted(theme.sans(type::small), lines[row].name, name.width(), 0.65));
        drawWords(painter, name, Qt::AlignLeft | Qt::AlignVCenter,
                  painter.fontMetrics().elidedText(lines[row].name, Qt::ElideRight, int(name.width())));
        qreal x = line.right() - markers - theme.px(4);
        for (const WarsTeamName& team : teams) {
            paintGoalMarker(painter, {x, line.center().y() - side / 2, side, side}, team.colour,
                            team.letter());
            x += step;
        }
    }
}

void RollTables::paintEvent(QPaintEvent*) {
    const Theme& theme = Theme::current();
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const qreal gap = theme.px(10);
    const qreal natural = (width() - gap) * 0.54;
    paintTable(painter, QRectF(0, 0, natural, height()), TableKind::Natural);
    paintTable(painter, QRectF(natural + gap, 0, width() - natural - gap, height()), TableKind::Modified);
}

} // namespace app
