// SPDX-License-Identifier: GPL-3.0-or-later
#include "team_row.h"

#include "app/base/text/phrases.h"
#include "app/ui/paint/brushwork.h"
#include "app/ui/paint/shape_painter.h"
#include "app/ui/speech/spoken.h"
#include "app/ui/theme/elevation.h"
#include "app/ui/theme/tokens.h"
#include "engine/genomewars/words.h"

#include <QtGui/QPainter>

namespace app {

using namespace genomewars;

TeamRow::TeamRow(QWidget* parent) : QWidget(parent) {
    speech::setRole(this, QAccessible::Grouping);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    for (int i = 0; i < genomeSize; ++i) {
        m_chips << new AlleleChip(this);
        m_chips.back()->setObjectName(QStringLiteral("chip%1").arg(i + 1));
    }
}

QString TeamRow::status() const {
    if (!m_face.started)
        return m_face.chosen ? tr("has chosen") : m_face.acting ? tr("is choosing") : QString();
    if (!m_face.alive)
        return tr("died out");
    QStringList parts;
    if (m_face.acting)
        parts << tr("to move");
    if (m_face.judged)
        parts << arithmetic();
    if (!m_face.acting && m_face.bonus > 0)
        parts << tr("bonus +%1").arg(m_face.bonus);
    return parts.join(QStringLiteral(" · "));
}

QString TeamRow::arithmetic() const {
    return m_face.judged->table == TableKind::Natural
               ? tr("roll %1").arg(m_face.judged->roll)
               : tr("%1 + %2 = %3", "the roll, what the alleles add, their sum")
                     .arg(m_face.judged->roll)
                     .arg(m_face.judged->modifier)
                     .arg(m_face.judged->total());
}

QString TeamRow::line() const {
    if (!m_face.started || !m_face.alive)
        return status();
    QStringList parts{tr("%n alive", "individuals", m_face.population)};
    if (m_face.acting)
        parts << tr("to move");
    if (m_face.awaitsRoll && !m_face.acting)
        parts << (m_face.bonus > 0 ? tr("bonus +%1").arg(m_face.bonus) : tr("no bonus"));
    else if (m_face.judged && !m_face.awaitsRoll)
        parts << (m_face.change == 0 ? tr("%1: as before", "the sum of a roll").arg(arithmetic())
                  : m_face.change > 0
                      ? tr("%1: %n more", "the sum of a roll", m_face.change).arg(arithmetic())
                      : tr("%1: %n fewer", "the sum of a roll", -m_face.change).arg(arithmetic()));
    return parts.join(QStringLiteral(" · "));
}

void TeamRow::setTeam(const Face& face, const Genome& genome) {
    m_face = face;
    const auto held = genome.sorted();
    for (int i = 0; i < genomeSize; ++i) {
        AlleleChip* chip = m_chips[i];
        if (genome.size() == 0) {
            chip->setPlace(face.chosen);
            speech::setName(chip, face.chosen ? tr("%1: a secret allele").arg(face.name)
                                              : tr("%1: no allele yet").arg(face.name));
            chip->setExplanation(face.chosen ? tr("Genomes are shown when every team has chosen.")
                                             : tr("This team has not chosen its genome yet."),
                                 false);
            continue;
        }
        const Allele allele = held[std::size_t(i)];
        chip->setAllele(allele);
        const QString name = text(words::name(allele));
        speech::setName(chip, tr("%1: %2").arg(face.name, name));
        chip->setExplanation(tr("%1: %2").arg(name, text(words::rule(allele))), false);
    }
    const QString state = status();
    speech::setName(this, state.isEmpty()
                              ? tr("%1, population %2").arg(face.name).arg(face.population)
                              : tr("%1, population %2, %3").arg(face.name).arg(face.population).arg(state));
    speech::setDescription(this, text(words::description(genome)));
    update();
}

QSize TeamRow::sizeHint() const {
    const Theme& theme = Theme::current();
    return {theme.px(460), theme.px(46)};
}

QSize TeamRow::minimumSizeHint() const {
    const Theme& theme = Theme::current();
    return {theme.px(400), theme.px(46)};
}

void TeamRow::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    const Theme& theme = Theme::current();
    const QSize chip = m_chips.front()->sizeHint();
    int x = width() - theme.px(6) - genomeSize * (chip.width() + theme.px(1));
    for (AlleleChip* one : m_chips) {
        one->setGeometry(x, (height() - chip.height()) / 2, chip.width(), chip.height());
        x += chip.width() + theme.px(1);
    }
}

void TeamRow::paintEvent(QPaintEvent*) {
    const Theme& theme = Theme::current();
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const SeatColours seat = theme.seat(m_face.colour);
    const QRectF card = QRectF(rect()).adjusted(1, 1, -1, -2);
    const qreal round = theme.px(radius::space);
    paintElevation(painter, card, round, m_face.alive ? Elevation::Rests : Elevation::Sunk,
                   theme.colour(m_face.alive ? Role::Panel : Role::Resting));
    if (m_face.acting) {
        setInk(painter, QPen(seat.text, theme.px(stroke::strong)));
        painter.drawRoundedRect(card.adjusted(1, 1, -1, -1), round, round);
    }
    const qreal marker = theme.px(26);
    paintGoalMarker(painter, {qreal(theme.px(8)), (height() - marker) / 2, marker, marker}, m_face.colour,
                    m_face.name.left(1).toUpper());
    const qreal left = theme.px(42);
    const qreal right = m_chips.front()->x() - theme.px(8);
    const QString state = line();
    const QRectF name(left, state.isEmpty() ? 0 : theme.px(4), right - left,
                      state.isEmpty() ? height() : height() * 0.5);
    painter.setPen(theme.colour(m_face.alive ? Role::Ink : Role::SoftInk));
    painter.setFont(fitted(theme.sans(type::body, QFont::Bold), m_face.name, name.width(), 0.7));
    drawWords(painter, name, Qt::AlignLeft | Qt::AlignVCenter,
              painter.fontMetrics().elidedText(m_face.name, Qt::ElideRight, int(name.width())));
    if (!state.isEmpty()) {
        drawWords(painter, QRectF(left, height() * 0.52, name.width(), height() * 0.4),
                  Qt::AlignLeft | Qt::AlignVCenter, state,
                  fitted(theme.sans(type::small), state, name.width(), 0.75), Role::SoftInk);
    }
}

} // namespace app
