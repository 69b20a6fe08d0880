// SPDX-License-Identifier: GPL-3.0-or-later
#include "present_vote.h"

#include "app/learn/sharing/vote_spread.h"
#include "app/ui/paint/brushwork.h"

#include <QtGui/QPainter>

#include <algorithm>
#include <numeric>

namespace app {

using messages::VoteStage;

namespace {

constexpr qreal voteLine = 1.4; ///< of the size of its letters
constexpr qreal betweenAnswers = 0.35;
constexpr qreal smallestVote = 8; ///< pixels
constexpr int wrappedWords = Qt::AlignLeft | Qt::AlignVCenter | Qt::TextWordWrap;

} // namespace

PresentVote::PresentVote(messages::VoteShown vote, QWidget* parent)
    : PresentPart(parent), m_vote(std::move(vote)) {
    QStringList said{VoteSpread::progressOf(m_vote)};
    for (std::size_t i = 0; i < m_vote.options.size(); ++i) {
        QString one = QString::fromStdString(m_vote.options[i]);
        if (i < m_vote.first.size())
            one += QStringLiteral(": %1").arg(m_vote.first[i]);
        if (i < m_vote.second.size())
            one += QStringLiteral(", %1").arg(m_vote.second[i]);
        said << one;
    }
    said << result();
    describe(QString::fromStdString(m_vote.question), said.join(QLatin1Char('\n')));
}

QString PresentVote::stageWords(const messages::VoteShown& vote) {
    switch (vote.stage) {
    case VoteStage::First: return tr("First vote: everyone alone");
    case VoteStage::Talk: return tr("Talk about it");
    case VoteStage::Second: return tr("Second vote");
    case VoteStage::Closed: return tr("Before and after talking");
    case VoteStage::Rolled:
    case VoteStage::Over: break;
    }
    return tr("The class has rolled");
}

QString PresentVote::result() const {
    return VoteSpread::resultOf(m_vote);
}

qreal PresentVote::answersWide() const {
    return hasSpread() ? width() * 0.36 : width();
}

qreal PresentVote::wordsHigh(const QString& words, qreal size, bool isBold, qreal wide) const {
    if (words.isEmpty())
        return 0;
    return std::max(size * voteLine, QFontMetricsF(sansOf(size, isBold))
                                         .boundingRect(QRectF(0, 0, wide, 100'000), wrappedWords, words)
                                         .height());
}

qreal PresentVote::answerHigh(const std::string& answer, qreal size) const {
    return wordsHigh(QString::fromStdString(answer), size, false, answersWide()) + size * betweenAnswers;
}

qreal PresentVote::high(qreal size) const {
    qreal sum = wordsHigh(QString::fromStdString(m_vote.question), size, true, width()) +
                wordsHigh(VoteSpread::progressOf(m_vote), size, false, width()) +
                wordsHigh(result(), size, true, width()) + size * betweenAnswers;
    if (hasSpread())
        sum += size * voteLine;
    for (const std::string& answer : m_vote.options)
        sum += answerHigh(answer, size);
    return sum;
}

qreal PresentVote::fit() const {
    qreal size = type();
    while (size > smallestVote && high(size) > height())
        size -= 1;
    return size;
}

QStringList PresentVote::spreadHeads() const {
    QStringList heads;
    if (hasSpread())
        heads << tr("First vote");
    if (!m_vote.second.empty())
        heads << tr("After talking");
    return heads;
}

qreal PresentVote::spreadWide(qreal size) const {
    const int rounds = m_vote.second.empty() ? 1 : 2;
    return (width() - answersWide() - size * 0.5 * rounds) / rounds;
}

qreal PresentVote::headSize(qreal size) const {
    qreal fitting = size;
    for (const QString& head : spreadHeads())
        fitting = std::min(fitting, fittedType(size, head, spreadWide(size), false));
    return fitting;
}

qreal PresentVote::smallestType() const {
    return headSize(fit());
}

void PresentVote::paintBar(QPainter& painter, const QRectF& place, int votes, int whole, qreal size) const {
    const Theme& theme = Theme::current();
    const qreal number = size * 2;
    const qreal length = (place.width() - number) * votes / std::max(1, whole);
    const QRectF bar(place.left(), place.center().y() - size * 0.5, length, size);
    setInk(painter, QPen(theme.colour(Role::ControlLine), size * 0.05), Role::Sage);
    if (votes > 0)
        painter.drawRect(bar);
    drawWords(painter, {bar.right() + size * 0.3, place.top(), number, place.height()},
              Qt::AlignLeft | Qt::AlignVCenter, QString::number(votes), sansOf(size, true));
}

void PresentVote::paint(QPainter& painter) {
    const qreal size = fit();
    const qreal rest = std::max(0.0, height() - high(size));
    painter.setPen(Theme::current().colour(Role::Ink));
    qreal y = 0;
    const auto line = [&](const QString& words, bool isBold) {
        const qreal lineHigh = wordsHigh(words, size, isBold, width());
        painter.setFont(sansOf(size, isBold));
        if (!words.isEmpty())
            drawWords(painter, {0, y, qreal(width()), lineHigh}, wrappedWords, words);
        y += lineHigh;
    };
    line(QString::fromStdString(m_vote.question), true);
    line(VoteSpread::progressOf(m_vote), false);
    y += std::min(rest / 2, size) + size * betweenAnswers;
    const qreal gap = size * 0.5;
    const qreal barsWide = spreadWide(size);
    const qreal firstLeft = answersWide() + gap;
    const qreal secondLeft = firstLeft + barsWide + gap;
    if (hasSpread()) {
        const int flags = Qt::AlignLeft | Qt::AlignVCenter;
        const QStringList heads = spreadHeads();
        for (qsizetype round = 0; round < heads.size(); ++round) {
            painter.setFont(sansOf(headSize(size)));
            drawWords(painter, {round == 0 ? firstLeft : secondLeft, y, barsWide, size * voteLine}, flags,
                      heads[round]);
        }
        y += size * voteLine;
    }
    const int firsts = std::accumulate(m_vote.first.begin(), m_vote.first.end(), 0);
    const int seconds = std::accumulate(m_vote.second.begin(), m_vote.second.end(), 0);
    for (std::size_t i = 0; i < m_vote.options.size(); ++i) {
        const qreal answer = answerHigh(m_vote.options[i], size);
        drawWords(painter, {0, y, answersWide(), answer}, wrappedWords,
                  QString::fromStdString(m_vote.options[i]), sansOf(size));
        if (i < m_vote.first.size())
            paintBar(painter, {firstLeft, y, barsWide, answer}, m_vote.first[i], firsts, size);
        if (i < m_vote.second.size())
            paintBar(painter, {secondLeft, y, barsWide, answer}, m_vote.second[i], seconds, size);
        y += answer;
    }
    y += std::min(rest / 2, size * 0.5);
    line(result(), true);
}

} // namespace app
