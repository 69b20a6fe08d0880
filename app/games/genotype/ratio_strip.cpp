// SPDX-License-Identifier: GPL-3.0-or-later
#include "ratio_strip.h"

#include "app/base/text/phrases.h"
#include "app/charts/sample_words.h"
#include "app/charts/test_words.h"
#include "app/ui/paint/words_painter.h"
#include "app/ui/speech/spoken.h"
#include "app/ui/theme/theme.h"
#include "lessons/frequency_words.h"

#include <QtCore/QCoreApplication>
#include <QtCore/QEvent>
#include <QtCore/QLocale>
#include <QtGui/QKeyEvent>
#include <QtGui/QPainter>

namespace app {

QString gapSentence(const lessons::TestResult& result) {
    const auto say = [](const char* words) { return QCoreApplication::translate("RatioStrip", words); };
    const QString sentence = gapPhrase(
        result,
        {.nothingCounted = say(QT_TRANSLATE_NOOP("RatioStrip", "No dice have been rolled yet.")),
         .onlyOutcome = say(QT_TRANSLATE_NOOP(
             "RatioStrip", "Only one outcome was possible with these parents, and it came up.")),
         .impossible = say(QT_TRANSLATE_NOOP(
             "RatioStrip", "At least one outcome was counted that is impossible with these parents.")),
         .fewerThan =
             say(QT_TRANSLATE_NOOP("RatioStrip", "If the squares hold, chance alone gives a gap at least "
                                                 "this large in fewer than %1 of %2 such samples (p %3).")),
         .about =
             say(QT_TRANSLATE_NOOP("RatioStrip", "If the squares hold, chance alone gives a gap at least "
                                                 "this large in about %1 of %2 such samples (p %3).")),
         .moreThan =
             say(QT_TRANSLATE_NOOP("RatioStrip", "If the squares hold, chance alone gives a gap at least "
                                                 "this large in more than %1 of %2 such samples (p %3).")),
         .every = say(QT_TRANSLATE_NOOP("RatioStrip", "No possible count is closer to what is expected."))});
    return lessons::frequencyOf(result).times > 0 ? sentence.arg(pText(result)) : sentence;
}

QString gapWords(const lessons::TestResult& result) {
    using Kind = lessons::GapFrequency::Kind;
    const auto say = [](const char* words) { return QCoreApplication::translate("RatioStrip", words); };
    const lessons::GapFrequency gap = lessons::frequencyOf(result);
    // In per cent, because "1 in 2" would look like one of the ratios nearby.
    const QString percent = gap.outOf > 0 ? QLocale().toString(100.0 * gap.times / gap.outOf) : QString();
    switch (gap.kind) {
    case Kind::NothingCounted: return {};
    case Kind::OnlyOutcome: return say(QT_TRANSLATE_NOOP("RatioStrip", "only outcome"));
    case Kind::Impossible: return say(QT_TRANSLATE_NOOP("RatioStrip", "not possible"));
    case Kind::FewerThan: return say(QT_TRANSLATE_NOOP("RatioStrip", "by chance: under %1 %")).arg(percent);
    case Kind::About: return say(QT_TRANSLATE_NOOP("RatioStrip", "by chance: %1 %")).arg(percent);
    case Kind::MoreThan: return say(QT_TRANSLATE_NOOP("RatioStrip", "by chance: over %1 %")).arg(percent);
    case Kind::Every: return say(QT_TRANSLATE_NOOP("RatioStrip", "closest count possible"));
    }
    return {};
}

RatioStrip::RatioStrip(genotype::Trait trait, QWidget* parent)
    : QAbstractButton(parent), m_trait(trait), m_sample(trait, lessons::RollRule::RerolledOnce),
      m_before(trait, lessons::RollRule::RerolledOnce) {
    setFocusPolicy(Qt::ClickFocus);
    setCursor(Qt::PointingHandCursor);
    setAttribute(Qt::WA_Hover);
    describe();
}

void RatioStrip::setSample(const lessons::PooledSample& sample) {
    m_before = m_sample;
    m_sentenceBefore = m_sentence;
    m_sample = sample;
    m_result = lessons::pooledTest(m_sample);
    // Without dice there is nothing to open, so Tab skips the strip.
    setFocusPolicy(m_sample.size() > 0 ? Qt::TabFocus : Qt::ClickFocus);
    emit tested();
    describe();
    update();
}

void RatioStrip::setSettling(bool settling) {
    m_settling = settling;
    update();
}

void RatioStrip::describe() {
    const auto observed = m_sample.observed();
    QStringList counts;
    for (std::size_t i = 0; i < lessons::categoryCount; ++i)
        counts << QStringLiteral("%1 %2")
                      .arg(observed[i])
                      .arg(poolAreaText(m_trait, static_cast<genotype::PoolArea>(i)));
    m_sentence = gapWords(m_result);
    speech::setName(this, QStringLiteral("%1, %2").arg(
                              app::text(genotype::words::title(m_sample.trait())),
                              tr("%n dice rolled so far", nullptr, static_cast<int>(m_sample.size()))));
    speech::setDescription(this,
                           counts.join(QStringLiteral(", ")) + QStringLiteral(". ") + gapSentence(m_result));
    setToolTip(gapSentence(m_result) + QLatin1Char('\n') + tr("Bar: dice rolled. Upright lines: expected."));
}

void RatioStrip::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange)
        describe();
    QAbstractButton::changeEvent(event);
}

void RatioStrip::keyPressEvent(QKeyEvent* event) {
    if (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter)
        click();
    else
        QAbstractButton::keyPressEvent(event);
}

QSize RatioStrip::sizeHint() const {
    const Theme& theme = Theme::current();
    return {theme.px(160), theme.px(34)};
}

QSize RatioStrip::minimumSizeHint() const {
    const Theme& theme = Theme::current();
    return {theme.px(130), theme.px(32)};
}

void RatioStrip::paintEvent(QPaintEvent*) {
    const Theme& theme = Theme::current();
    const TraitColours colours = theme.trait(m_trait);
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const lessons::PooledSample& shown = m_settling ? m_before : m_sample;
    const QString& sentence = m_settling ? m_sentenceBefore : m_sentence;
    const auto n = shown.size();
    const QRectF words(theme.px(2), 0, width() - theme.px(4), theme.px(16));
    painter.setFont(theme.sans(10));
    painter.setPen(theme.colour(Role::SoftInk));
    const QString gap = n > 0 ? sentence + QStringLiteral(" ›") : tr("no rolls yet");
    const QFontMetricsF metrics(painter.font());
    const qreal room = words.width() - metrics.horizontalAdvance(gap) - theme.px(5);
    // In a narrow strip the number is shortened, then left out: it is in the tool tip and in the detail too.
    QString rolled = tr("Rolled: %1").arg(n);
    if (metrics.horizontalAdvance(rolled) > room)
        rolled = QStringLiteral("n = %1").arg(n);
    if (metrics.horizontalAdvance(rolled) <= room)
        drawWords(painter, {words.topLeft(), QSizeF(room, words.height())}, Qt::AlignLeft | Qt::AlignVCenter,
                  rolled);
    if (underMouse() || hasFocus())
        painter.setPen(theme.colour(Role::Link));
    drawWords(painter, words, Qt::AlignRight | Qt::AlignVCenter, gap);

    const QRectF bar(theme.px(2), theme.px(18), width() - theme.px(4), theme.px(11));
    painter.setPen(Qt::NoPen);
    painter.setBrush(theme.colour(Role::Resting));
    painter.drawRoundedRect(bar, theme.px(3), theme.px(3));
    if (n > 0) {
        const auto observed = shown.observed();
        const auto expected = shown.expected();
        // XX is the darkest, then Xx, then xx; mutations are hatched. Place and pattern, not only colour,
        // tell them apart.
        const std::array<QColor, 3> shades{colours.fill, mixed(colours.fill, theme.colour(Role::Panel), 0.6),
                                           mixed(colours.fill, theme.colour(Role::Panel), 0.3)};
        qreal left = bar.left();
        for (std::size_t i = 0; i < lessons::categoryCount; ++i) {
            const qreal wide = bar.width() * static_cast<qreal>(observed[i]) / static_cast<qreal>(n);
            const QRectF part(left, bar.top(), wide, bar.height());
            if (i < shades.size()) {
                painter.fillRect(part, shades[i]);
            } else {
                painter.fillRect(part, theme.colour(Role::Resting));
                painter.fillRect(part, QBrush(theme.colour(Role::SoftInk), Qt::BDiagPattern));
            }
            left += wide;
        }
        painter.setPen(QPen(theme.colour(Role::Ink), theme.px(2)));
        qreal share = 0;
        for (std::size_t i = 0; i + 1 < lessons::categoryCount; ++i) {
            share += expected[i] / static_cast<qreal>(n);
            const qreal x = bar.left() + bar.width() * share;
            painter.drawLine(QPointF(x, bar.top() - theme.px(2)), QPointF(x, bar.bottom() + theme.px(2)));
        }
    }
    if (hasFocus()) {
        painter.setBrush(Qt::NoBrush);
        painter.setPen(QPen(theme.colour(Role::Focus), theme.px(2)));
        painter.drawRoundedRect(QRectF(rect()).adjusted(1, 1, -1, -1), theme.px(4), theme.px(4));
    }
}

} // namespace app
