// SPDX-License-Identifier: GPL-3.0-or-later
#include "odds_lens.h"

#include "app/base/text/percent.h"
#include "app/base/text/phrases.h"
#include "app/ui/paint/brushwork.h"
#include "app/ui/paint/words_painter.h"
#include "app/ui/speech/spoken.h"
#include "app/ui/theme/elevation.h"
#include "app/ui/theme/tokens.h"
#include "lessons/garden_odds.h"

#include <QtCore/QCoreApplication>
#include <QtCore/QEvent>
#include <QtGui/QKeyEvent>
#include <QtGui/QPainter>

#include <algorithm>

namespace app {

using namespace genotype;

namespace {

QString changeWords(Trait trait, const lessons::TileChange& change) {
    using Kind = lessons::TileChange::Kind;
    const auto say = [](const char* words) { return QCoreApplication::translate("OddsLens", words); };
    const bool left = change.side == Side::Left;
    const QString dominant = genotypeText(trait, Genotype::HomozygousDominant);
    const QString recessive = genotypeText(trait, Genotype::HomozygousRecessive);
    switch (change.kind) {
    case Kind::Leave: return say(QT_TRANSLATE_NOOP("OddsLens", "Unchanged"));
    case Kind::PlaceDominant:
        return (left ? say(QT_TRANSLATE_NOOP("OddsLens", "Left parent %1"))
                     : say(QT_TRANSLATE_NOOP("OddsLens", "Top parent %1")))
            .arg(dominant);
    case Kind::PlaceRecessive:
        return (left ? say(QT_TRANSLATE_NOOP("OddsLens", "Left parent %1"))
                     : say(QT_TRANSLATE_NOOP("OddsLens", "Top parent %1")))
            .arg(recessive);
    case Kind::Remove:
        return left ? say(QT_TRANSLATE_NOOP("OddsLens", "Left tile off"))
                    : say(QT_TRANSLATE_NOOP("OddsLens", "Top tile off"));
    }
    return {};
}

} // namespace

QList<OddsRow> oddsRows(const Observation& seen, Seat seat) {
    QList<OddsRow> rows;
    for (const lessons::NeededGenotype& needed : lessons::neededGenotypes(seen, seat)) {
        OddsRow row{.trait = needed.trait,
                    .genotype = needed.genotype,
                    .needed = needed.copies,
                    .one = needed.one,
                    .all = needed.all,
                    .inPool = needed.inPool.value_or(-1),
                    .bestWords = {},
                    .changes = {}};
        for (const lessons::OddsAfterChange& odds : needed.changes)
            row.changes.append({changeWords(needed.trait, odds.change), odds.chance});
        if (const lessons::OddsAfterChange* best = needed.best()) {
            row.best = best->chance;
            row.bestWords = changeWords(needed.trait, best->change);
        }
        rows << row;
    }
    return rows;
}

OddsRowButton::OddsRowButton(QWidget* parent) : QAbstractButton(parent) {
    setFocusPolicy(Qt::TabFocus);
    setAttribute(Qt::WA_Hover);
}

void OddsRowButton::setRow(const OddsRow& row) {
    m_row = row;
    const QString pair = genotypeText(row.trait, row.genotype);
    if (row.inPool >= 0) {
        speech::setName(this, tr("%1: %n dice in the pool", nullptr, row.inPool).arg(pair));
        setToolTip(tr("%n dice in the pool show %1.", nullptr, row.inPool).arg(pair));
    } else {
        speech::setName(this, tr("%1: chance of at least one die %2").arg(pair, wholePercent(row.one)));
        QString tip = tr("At least one of five dice shows %1: %2.").arg(pair, wholePercent(row.one));
        if (row.needed > 1)
            tip += QLatin1Char(' ') + tr("At least %1 of them, as your plants need: %2.")
                                          .arg(row.needed)
                                          .arg(wholePercent(row.all));
        setToolTip(tip);
    }
    speech::setDescription(this, toolTip());
    setCursor(row.changes.isEmpty() ? Qt::ArrowCursor : Qt::PointingHandCursor);
    update();
}

QSize OddsRowButton::sizeHint() const {
    const Theme& theme = Theme::current();
    return {theme.px(150), theme.px(20)};
}
QSize OddsRowButton::minimumSizeHint() const {
    return sizeHint();
}

void OddsRowButton::keyPressEvent(QKeyEvent* event) {
    if (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter)
        click();
    else
        QAbstractButton::keyPressEvent(event);
}

void OddsRowButton::paintEvent(QPaintEvent*) {
    const Theme& theme = Theme::current();
    const TraitColours colours = theme.trait(m_row.trait);
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setFont(theme.genotypeFont(13));
    painter.setPen(colours.textOnTint);
    const QRectF pair(0, 0, theme.px(26), height());
    drawWords(painter, pair, Qt::AlignCenter, genotypeText(m_row.trait, m_row.genotype));
    const bool changes = m_row.isPreview ? m_row.best != m_row.one : m_row.best > m_row.one;
    const qreal number = theme.px(m_row.best >= 0 ? 88 : m_row.inPool >= 0 ? 76 : 44);
    const QRectF bar(pair.right() + theme.px(4), height() / 2.0 - theme.px(5),
                     width() - pair.right() - theme.px(8) - number, theme.px(10));
    const double chance = m_row.inPool >= 0 ? std::min(1.0, m_row.inPool / double(dicePerTrait)) : m_row.one;
    setInk(painter, Qt::NoPen, Role::Resting);
    painter.drawRoundedRect(bar, theme.px(3), theme.px(3));
    if (changes) {
        painter.setBrush(mixed(colours.fill, theme.colour(Role::Resting), 0.35));
        painter.drawRoundedRect(QRectF(bar.left(), bar.top(), bar.width() * m_row.best, bar.height()),
                                theme.px(3), theme.px(3));
    }
    painter.setBrush(colours.fill);
    painter.drawRoundedRect(QRectF(bar.left(), bar.top(), bar.width() * chance, bar.height()), theme.px(3),
                            theme.px(3));
    painter.setPen(theme.colour(Role::Ink));
    painter.setFont(theme.sans(11, QFont::Bold));
    const QRectF words(bar.right() + theme.px(4), 0, number, height());
    QString shown = m_row.inPool >= 0 ? tr("%1 in pool").arg(m_row.inPool) : wholePercent(m_row.one);
    if (m_row.isPreview) {
        // What would be is outlined like the square that is being looked at.
        painter.save();
        setInk(painter, QPen(theme.colour(Role::PressBorder), theme.px(1.4), Qt::DashLine));
        painter.drawRoundedRect(QRectF(bar.left(), bar.top(), bar.width() * m_row.best, bar.height()),
                                theme.px(3), theme.px(3));
        painter.restore();
    }
    if (changes)
        shown += QStringLiteral(" → ") + wholePercent(m_row.best);
    painter.setFont(theme.sans(m_row.inPool >= 0 ? 9.5 : 11, QFont::Bold));
    drawWords(painter, words, Qt::AlignRight | Qt::AlignVCenter, shown);
    if (hasFocus()) {
        setInk(painter, QPen(theme.colour(Role::Focus), theme.px(2)));
        painter.drawRoundedRect(QRectF(rect()).adjusted(1, 1, -1, -1), theme.px(4), theme.px(4));
    }
}

OddsLens::OddsLens(QWidget* parent) : QWidget(parent) {
    retranslate();
}

void OddsLens::retranslate() {
    speech::setName(this, m_own ? tr("What your plants need") : tr("What these plants need"));
}

void OddsLens::show(const Observation& seen, Seat seat) {
    m_rows = oddsRows(seen, seat);
    m_own = seen.seat == seat;
    retranslate();
    m_rolled = seen.visible.phase == Phase::Breeding;
    m_preview.reset();
    m_hint.clear();
    double gain = 0;
    for (const OddsRow& row : m_rows)
        if (row.best - row.one > gain) {
            gain = row.best - row.one;
            m_hint = tr("%1: %2 %3 → %4")
                         .arg(row.bestWords, genotypeText(row.trait, row.genotype), wholePercent(row.one),
                              wholePercent(row.best));
        }
    arrange();
    update();
}

void OddsLens::setPreview(const std::optional<OddsPreview>& preview) {
    if (!preview && !m_preview)
        return;
    m_preview = preview;
    arrange();
}

QSize OddsLens::sizeHint() const {
    const Theme& theme = Theme::current();
    return {theme.px(196), theme.px(150)};
}

QRectF OddsLens::headRect() const {
    const Theme& theme = Theme::current();
    return QRectF(theme.px(space::gap), theme.px(space::small), width() - theme.px(space::section),
                  theme.px(space::page + space::tight));
}

QRectF OddsLens::hintRect() const {
    const Theme& theme = Theme::current();
    return QRectF(theme.px(space::gap), height() - theme.px(space::section),
                  width() - theme.px(space::section), theme.px(space::card));
}

void OddsLens::resizeEvent(QResizeEvent*) {
    arrange();
}

/// Places as many rows in the column as fit.
void OddsLens::arrange() {
    const Theme& theme = Theme::current();
    const qreal least = theme.px(20);
    const qreal room = (m_hint.isEmpty() ? height() - theme.px(6) : hintRect().top()) - headRect().bottom();
    const int fit = std::max(1, static_cast<int>(room / least));
    m_shown = std::min<int>(fit, static_cast<int>(m_rows.size()));
    const qreal row = std::clamp<qreal>(room / std::max(1, m_shown), least, theme.px(space::section));
    while (m_buttons.size() < m_shown) {
        auto* button = new OddsRowButton(this);
        connect(button, &QAbstractButton::clicked, this,
                [this, button] { emit rowOpened(button, button->row()); });
        m_buttons << button;
    }
    // If not all rows fit, those come first that a gene tile would improve most, then those with the smallest
    // chance.
    QList<OddsRow> rows = m_rows;
    if (m_shown < rows.size())
        std::stable_sort(rows.begin(), rows.end(), [](const OddsRow& one, const OddsRow& other) {
            return one.best - one.one > other.best - other.one;
        });
    for (int i = 0; i < m_buttons.size(); ++i) {
        const bool used = i < m_shown;
        m_buttons[i]->setVisible(used);
        if (!used)
            continue;
        if (m_preview && m_preview->trait == rows[i].trait && rows[i].inPool < 0) {
            rows[i].isPreview = true;
            rows[i].best = lessons::chanceOfAtLeast(1, rows[i].genotype,
                                                    {.parents = m_preview->parents, .dice = dicePerTrait});
        }
        m_buttons[i]->setRow(rows[i]);
        m_buttons[i]->setGeometry(theme.px(space::small), qRound(headRect().bottom() + i * row),
                                  width() - theme.px(space::card), qRound(row));
    }
}

void OddsLens::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QWidget::changeEvent(event);
}

void OddsLens::paintEvent(QPaintEvent*) {
    const Theme& theme = Theme::current();
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const QRectF card = QRectF(rect()).marginsRemoved(elevationMargins(Elevation::Rests));
    paintElevation(painter, card, theme.px(radius::card), Elevation::Rests);
    const QRectF head = headRect();
    const QRectF titled = head.adjusted(0, 0, m_shown < m_rows.size() ? -theme.px(space::wide) : 0, 0);
    drawWords(painter, titled, Qt::AlignLeft | Qt::AlignTop, accessibleName(),
              fitted(theme.sans(type::body, QFont::Bold), accessibleName(), titled.width(), 0.7));
    painter.setPen(theme.colour(Role::SoftInk));
    const QString under = m_rows.isEmpty() ? tr("No trait in your garden is open.")
                          : m_rolled       ? tr("Dice showing it now")
                                           : tr("At least one of five dice shows:");
    painter.setFont(fitted(theme.sans(type::small), under, head.width(), 0.7));
    drawWords(painter, head, Qt::AlignLeft | Qt::AlignBottom, under);
    if (!m_hint.isEmpty()) {
        painter.setPen(theme.colour(Role::SageText));
        painter.setFont(theme.sans(10, QFont::Bold));
        drawWords(painter, hintRect(), Qt::AlignLeft | Qt::AlignVCenter,
                  painter.fontMetrics().elidedText(m_hint, Qt::ElideRight, qRound(hintRect().width())));
    }
    if (m_shown < m_rows.size()) {
        drawWords(painter, head, Qt::AlignRight | Qt::AlignTop,
                  tr("%1 of %2").arg(m_shown).arg(m_rows.size()), theme.sans(9), Role::SoftInk);
    }
}

} // namespace app
