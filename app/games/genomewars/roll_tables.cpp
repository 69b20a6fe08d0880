// SPDX-License-Identifier: GPL-3.0-or-later
#include "roll_tables.h"

#include "app/base/text/phrases.h"
#include "app/ui/paint/brushwork.h"
#include "app/ui/paint/shape_painter.h"
#include "app/ui/speech/spoken.h"
#include "app/ui/theme/elevation.h"
#include "app/ui/theme/theme.h"
#include "app/ui/theme/tokens.h"
#include "engine/genomewars/words.h"

#include <QtCore/QEvent>
#include <QtGui/QPainter>

#include <cmath>

namespace app {

using namespace genomewars;

namespace {

struct Line {
    QString range;
    QString name;
    int throws = 0; ///< how many of the 36 lead to it; 0: that depends on the team
};

int throwsBetween(int from, int to) {
    int throws = 0;
    for (int sum = from; sum <= to; ++sum)
        throws += waysToRoll(sum);
    return throws;
}

QList<Line> linesOf(TableKind table) {
    QList<Line> lines;
    if (table == TableKind::Natural)
        for (const NaturalRow& row : naturalTable)
            lines << Line{QString::fromStdString(words::range(row)), text(words::name(row)),
                          throwsBetween(row.from, row.to)};
    else
        for (const ModifiedRow& row : modifiedTable)
            lines << Line{QString::fromStdString(words::range(row)), text(words::name(row))};
    return lines;
}

// In pixels at scale 1.
constexpr qreal headHeight = 26;
constexpr qreal rowHeight = 24;
constexpr qreal rangeWidth = 42;
constexpr qreal countWidth = 26;
constexpr qreal barHeight = 12;

/// The colour of what a row does: it takes, it gives, it changes something else.
QColor barColour(const NaturalRow& row) {
    const Theme& theme = Theme::current();
    if (row.effect == NaturalEffect::Mutation)
        return theme.seat(3).fill;
    if (row.effect == NaturalEffect::NewEnvironment)
        return theme.colour(Role::ControlLine);
    return theme.colour(row.change < 0 ? Role::Warning : Role::Sage);
}

/// The markers of teams at the right of a room; what is left of it.
QRectF paintTeams(QPainter& painter, const QRectF& room, const QList<WarsTeamName>& teams) {
    if (teams.isEmpty())
        return room;
    const qreal side = room.height() * 0.78;
    const qreal step = std::min(side * 0.86, room.width() * 0.6 / qreal(teams.size()));
    const qreal left = room.right() - side - (qreal(teams.size()) - 1) * step;
    for (qsizetype i = 0; i < teams.size(); ++i)
        paintGoalMarker(painter, {left + qreal(i) * step, room.center().y() - side / 2, side, side},
                        teams[i].colour, teams[i].letter());
    return room.adjusted(0, 0, left - room.right() - Theme::current().px(space::tight), 0);
}

void paintMarked(QPainter& painter, const QRectF& line) {
    const Theme& theme = Theme::current();
    setInk(painter, linePen(Role::GlowBorder, stroke::strong), Role::GlowFill);
    painter.drawRoundedRect(line.adjusted(1, 1, -1, -1), theme.px(radius::chip), theme.px(radius::chip));
}

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
            QString line = tr("%1 %2: %3").arg(text(words::name(table)), lines[row].range, lines[row].name);
            if (lines[row].throws > 0)
                line = tr("%1, %n of 36 throws", "a row of the table of rolls", lines[row].throws).arg(line);
            sentences << (teams.isEmpty()
                              ? line
                              : tr("%1 (last roll: %2)").arg(line, teams.join(QStringLiteral(", "))));
        }
    }
    speech::setDescription(this, sentences.join(QStringLiteral("; ")));
}

QSize RollTables::sizeHint() const {
    const Theme& theme = Theme::current();
    return {theme.px(460),
            theme.px(2 * headHeight + rowHeight * (qreal(naturalTable.size()) + 1) + space::gap)};
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

QList<WarsTeamName> RollTables::teamsIn(TableKind table, int row) const {
    QList<WarsTeamName> teams;
    for (const Mark& mark : m_marks)
        if (mark.table == table && mark.row == row)
            teams << mark.team;
    return teams;
}

void RollTables::paintNatural(QPainter& painter, const QRectF& box) const {
    const Theme& theme = Theme::current();
    const QList<Line> lines = linesOf(TableKind::Natural);
    const QRectF head(box.left(), box.top(), box.width(), theme.px(headHeight));
    const QString chance = tr("of 36 throws");
    const QFont small = theme.sans(type::small);
    const qreal right = std::ceil(QFontMetricsF(small).horizontalAdvance(chance)) + 1;
    drawWords(painter, head, Qt::AlignRight | Qt::AlignVCenter, chance, small, Role::SoftInk);
    const QString title = tr("What the roll does");
    const QRectF titleRoom = head.adjusted(0, 0, -right - theme.px(space::small), 0);
    drawWords(painter, titleRoom, Qt::AlignLeft | Qt::AlignVCenter, title,
              fitted(theme.sans(type::body, QFont::Bold), title, titleRoom.width(), 0.75));
    const qreal high = theme.px(rowHeight);
    const qreal edge = theme.px(space::small);
    qreal widest = 0;
    const QFont words = theme.sans(type::body);
    for (const Line& line : lines)
        widest = std::max(widest, QFontMetricsF(words).horizontalAdvance(line.name));
    const qreal nameWidth = std::min(widest + edge, box.width() * 0.46);
    int most = 0;
    for (const Line& line : lines)
        most = std::max(most, line.throws);
    for (int row = 0; row < lines.size(); ++row) {
        const QRectF line(box.left(), head.bottom() + row * high, box.width(), high);
        const QList<WarsTeamName> teams = teamsIn(TableKind::Natural, row);
        if (!teams.isEmpty())
            paintMarked(painter, line);
        QRectF room = line.adjusted(edge, 0, -edge, 0);
        drawWords(painter, {room.left(), line.top(), qreal(theme.px(rangeWidth)), high},
                  Qt::AlignLeft | Qt::AlignVCenter, lines[row].range, theme.sans(type::body, QFont::Bold));
        room.setLeft(room.left() + theme.px(rangeWidth));
        const QRectF name(room.left(), line.top(), nameWidth, high);
        const QFont font = fitted(teams.isEmpty() ? words : theme.sans(type::body, QFont::Bold),
                                  lines[row].name, name.width(), type::small / type::body);
        drawWords(painter, name, Qt::AlignLeft | Qt::AlignVCenter,
                  QFontMetricsF(font).elidedText(lines[row].name, Qt::ElideRight, name.width()), font);
        room.setLeft(name.right() + edge);
        drawWords(painter,
                  {room.right() - theme.px(countWidth), line.top(), qreal(theme.px(countWidth)), high},
                  Qt::AlignRight | Qt::AlignVCenter, QString::number(lines[row].throws), small);
        room.setRight(room.right() - theme.px(countWidth));
        const qreal bar = theme.px(barHeight);
        const qreal wide = room.width() * lines[row].throws / most;
        setInk(painter, Qt::NoPen, barColour(naturalTable[std::size_t(row)]));
        painter.drawRoundedRect(QRectF(room.left(), line.center().y() - bar / 2, wide, bar),
                                theme.px(space::tight), theme.px(space::tight));
        paintTeams(painter, room, teams);
    }
}

/// In one row, since it is the same for all of them but for their bonus.
void RollTables::paintModified(QPainter& painter, const QRectF& box) const {
    const Theme& theme = Theme::current();
    const QRectF head(box.left(), box.top(), box.width(), theme.px(headHeight));
    const QString title = tr("The other teams add the bonus of their genes");
    drawWords(painter, head, Qt::AlignLeft | Qt::AlignVCenter, title,
              fitted(theme.sans(type::body, QFont::Bold), title, head.width(), 0.75));
    const QList<Line> lines = linesOf(TableKind::Modified);
    const qreal wide = box.width() / qreal(lines.size());
    const qreal edge = theme.px(space::small);
    for (int row = 0; row < lines.size(); ++row) {
        const QRectF cell(box.left() + row * wide, head.bottom(), wide, theme.px(rowHeight));
        const QList<WarsTeamName> teams = teamsIn(TableKind::Modified, row);
        if (!teams.isEmpty())
            paintMarked(painter, cell);
        QRectF room = paintTeams(painter, cell.adjusted(edge, 0, -theme.px(space::tight), 0), teams);
        const QFont bold = theme.sans(type::small, QFont::Bold);
        const qreal range = std::ceil(QFontMetricsF(bold).horizontalAdvance(lines[row].range)) + 1;
        drawWords(painter, {room.left(), cell.top(), range, cell.height()}, Qt::AlignLeft | Qt::AlignVCenter,
                  lines[row].range, bold);
        room.setLeft(room.left() + range + theme.px(space::tight));
        const QFont font = fitted(theme.sans(type::small), lines[row].name, room.width(), 0.75);
        drawWords(painter, room, Qt::AlignLeft | Qt::AlignVCenter,
                  QFontMetricsF(font).elidedText(lines[row].name, Qt::ElideRight, room.width()), font);
    }
}

void RollTables::paintEvent(QPaintEvent*) {
    const Theme& theme = Theme::current();
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    paintElevation(painter, QRectF(rect()).adjusted(1, 1, -1, -2), theme.px(radius::space), Elevation::Rests);
    const QRectF box = QRectF(rect()).adjusted(theme.px(space::small), theme.px(space::hair),
                                               -theme.px(space::small), -theme.px(space::tight));
    const qreal natural = theme.px(headHeight + rowHeight * qreal(naturalTable.size()));
    paintNatural(painter, {box.left(), box.top(), box.width(), natural});
    paintModified(painter, {box.left(), box.top() + natural, box.width(), box.height() - natural});
}

} // namespace app
