// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/charts/projector/present_parts.h"
#include "app/protocol/poll_messages.h"

namespace app {

/// A vote for the last row: the question, how many have voted, the answers with the first vote and beside it
/// the one after talking, as far as they may be seen, and what the class has rolled.
class PresentVote : public PresentPart {
    Q_OBJECT
public:
    PresentVote(messages::VoteShown vote, QWidget* parent);

    /// "Second vote": what the class is doing now.
    static QString stageWords(const messages::VoteShown& vote);
    qreal smallestType() const override;

protected:
    void paint(QPainter& painter) override;

private:
    bool hasSpread() const { return !m_vote.first.empty(); }
    QString result() const;
    /// Above the columns of the votes.
    QStringList spreadHeads() const;
    qreal spreadWide(qreal size) const;
    /// The size in which both heads fit.
    qreal headSize(qreal size) const;
    /// The width of the column of the answers.
    qreal answersWide() const;
    /// The size of the type in which all of it fits.
    qreal fit() const;
    qreal wordsHigh(const QString& words, qreal size, bool isBold, qreal wide) const;
    qreal answerHigh(const std::string& answer, qreal size) const;
    qreal high(qreal size) const;
    void paintBar(QPainter& painter, const QRectF& place, int votes, int whole, qreal size) const;

    const messages::VoteShown m_vote;
};

} // namespace app
