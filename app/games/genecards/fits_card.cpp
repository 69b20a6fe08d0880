// SPDX-License-Identifier: GPL-3.0-or-later
#include "fits_card.h"

#include "app/base/text/phrases.h"
#include "app/ui/theme/elevation.h"
#include "app/ui/theme/tokens.h"
#include "app/ui/widgets/page_parts.h"
#include "engine/genecards/words.h"

#include <QtGui/QPainter>
#include <QtWidgets/QLabel>
#include <QtWidgets/QVBoxLayout>

namespace app {

using namespace genecards;
using page_parts::wrappingLabel;

namespace {

constexpr qreal markWidth = space::section; ///< in pixels at scale 1
constexpr int ways = 3;

bool isExtra(const State& state) {
    return state.phase == Phase::Playing && !state.pending.empty() && state.now().kind == PendingKind::Extra;
}

QString nextOne(Category category) {
    switch (category) {
    case Category::Promoter: return FitsCard::tr("a promoter.");
    case Category::Operon: return FitsCard::tr("an operon.");
    case Category::TranscriptionFactor: return FitsCard::tr("a transcription factor.");
    case Category::ExpressedGene: return FitsCard::tr("an expressed gene.");
    }
    return {};
}

/// The reason in bold, then what fits.
QString wayWords(const QString& reason, const QString& what) {
    return QStringLiteral("<b>%1</b> %2").arg(reason.toHtmlEscaped(), what.toHtmlEscaped());
}

} // namespace

FitsCard::FitsCard(QWidget* parent)
    : QWidget(parent),
      m_title(wrappingLabel([] { return tr("What fits now"); }, this, TextRole::PanelTitle)) {
    auto* rows = new QVBoxLayout(this);
    rows->addWidget(m_title);
    for (int way = 0; way < ways; ++way) {
        QLabel* label = wrappingLabel({}, this);
        label->setTextFormat(Qt::RichText);
        label->setObjectName(QStringLiteral("fits%1").arg(way + 1));
        keepStyled(label, [label] { label->setContentsMargins(Theme::current().px(markWidth), 0, 0, 0); });
        rows->addWidget(label);
        m_ways << label;
        m_open << false;
    }
    rows->addStretch(1);
    page_parts::setMargins(rows, space::card, space::small);
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Preferred);
}

void FitsCard::setSeen(const Observation& seen, core::Seat eyes) {
    const State& state = seen.visible;
    const CardId top = state.top();
    const auto held = [&](auto&& fits) {
        int count = 0;
        if (eyes != core::noSeat)
            for (const CardId card : state.handOf(eyes))
                count += fits(card) ? 1 : 0;
        return count;
    };
    const auto say = [&](int way, const QString& reason, const QString& what, int count) {
        m_open[way] = count > 0;
        const QString own = eyes == core::noSeat ? QString()
                            : count == 0         ? tr("You hold none.")
                                                 : tr("You hold %n.", nullptr, count);
        m_ways[way]->setText(wayWords(reason, what + QLatin1Char(' ') + own));
        m_ways[way]->setVisible(true);
    };
    const auto sayNone = [&](int way, const QString& reason) {
        m_open[way] = false;
        m_ways[way]->setText(wayWords(reason, tr("the top card has none.")));
        m_ways[way]->setVisible(true);
    };
    if (isExtra(state) && eyes == state.actor) {
        say(0, tr("After the Deletion:"), tr("any card but another Deletion."),
            held([](CardId card) { return !isAction(card) || mutationOf(card) != Mutation::Deletion; }));
        m_ways[1]->setVisible(false);
        m_ways[2]->setVisible(false);
    } else {
        const auto fitting = [&](Fit fit) {
            return held([top, fit](CardId card) { return fitOf(top, card) == fit; });
        };
        const QString number = tr("Same number:");
        const QString action = tr("Same action:");
        say(0, tr("Next in order:"), nextOne(following(categoryOf(top))), fitting(Fit::Order));
        if (isAction(top)) {
            say(1, action, tr("another %1.").arg(text(words::name(mutationOf(top)))), fitting(Fit::Action));
            sayNone(2, number);
        } else {
            say(1, number, tr("any %1.").arg(numberOf(top)), fitting(Fit::Number));
            sayNone(2, action);
        }
    }
    update();
}

void FitsCard::paintEvent(QPaintEvent*) {
    const Theme& theme = Theme::current();
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const QMarginsF shadow = elevationMargins(Elevation::Rests);
    paintElevation(painter, QRectF(rect()).marginsRemoved(shadow), theme.px(radius::card), Elevation::Rests);
    for (int way = 0; way < ways; ++way) {
        if (m_ways[way]->isHidden())
            continue;
        const qreal high = QFontMetricsF(m_ways[way]->font()).height();
        const QRectF mark(m_ways[way]->x(), m_ways[way]->y(), theme.px(space::card), high);
        painter.setPen(QPen(theme.colour(m_open[way] ? Role::SageText : Role::SoftInk),
                            theme.px(stroke::strong), Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
        const QPointF middle = mark.center();
        const qreal part = theme.px(space::tight);
        if (m_open[way])
            painter.drawPolyline(QPolygonF{middle + QPointF(-part * 1.4, 0),
                                           middle + QPointF(-part * 0.3, part),
                                           middle + QPointF(part * 1.5, -part * 1.1)});
        else
            painter.drawLine(middle - QPointF(part, 0), middle + QPointF(part, 0));
    }
}

QString fitTag(const State& seen, CardId card) {
    if (isExtra(seen))
        return FitsCard::tr("one more");
    if (seen.phase == Phase::Playing && !seen.pending.empty() && seen.now().kind == PendingKind::Drawn)
        return FitsCard::tr("just drawn");
    switch (fitOf(seen.top(), card)) {
    case Fit::Order: return FitsCard::tr("next in order");
    case Fit::Number: return FitsCard::tr("same number");
    case Fit::Action: return FitsCard::tr("same action");
    case Fit::Extra:
    case Fit::None: break;
    }
    return {};
}

} // namespace app
