// SPDX-License-Identifier: GPL-3.0-or-later
#include "vote_spread.h"

#include "app/base/text/phrases.h"
#include "app/charts/outcome_numbers.h"
#include "app/ui/widgets/page_parts.h"
#include "lessons/pool/pool_experiment.h"
#include "share_bar.h"

#include <QtWidgets/QGridLayout>
#include <QtWidgets/QLabel>

#include <algorithm>
#include <numeric>

namespace app {

using namespace page_parts;

VoteSpread::VoteSpread(const messages::VoteShown& vote, QWidget* parent) : QWidget(parent) {
    auto* grid = new QGridLayout(this);
    setMargins(grid, 0, 4);
    keepStyled(grid, [grid] { grid->setHorizontalSpacing(Theme::current().px(14)); });
    const std::array<Text, messages::voteRounds> titles{Text([] { return tr("First vote"); }),
                                                        Text([] { return tr("After talking"); })};
    const std::array<const std::vector<int>*, messages::voteRounds> rounds{&vote.first, &vote.second};
    for (std::size_t round = 0; round < rounds.size(); ++round) {
        const std::vector<int>& votes = *rounds[round];
        if (votes.empty())
            continue;
        const auto column = static_cast<int>(round) + 1;
        const int whole = std::accumulate(votes.begin(), votes.end(), 0);
        grid->addWidget(wrappingLabel(titles[round], this, TextRole::Caption, Role::SoftInk), 0, column);
        grid->setColumnStretch(column, 2);
        for (std::size_t i = 0; i < votes.size(); ++i) {
            const bool isOwn = vote.own[round] == static_cast<int>(i) + 1;
            auto* bar = new ShareBar(this);
            keepTranslated(bar, [=, title = titles[round], count = votes[i],
                                 answer = QString::fromStdString(vote.options[i])] {
                bar->setShare(count, whole,
                              isOwn ? tr("%1 (you)", "a number of votes, one of them yours").arg(count)
                                    : QString::number(count),
                              tr("%1: %2", "an answer and which vote").arg(answer, title.words()));
            });
            grid->addWidget(bar, static_cast<int>(i) + 1, column);
        }
    }
    for (std::size_t i = 0; i < vote.options.size(); ++i)
        grid->addWidget(wrappingLabel(QString::fromStdString(vote.options[i]), this), static_cast<int>(i) + 1,
                        0);
    grid->setColumnStretch(0, 3);
}

QString VoteSpread::resultOf(const messages::VoteShown& vote) {
    const lessons::PoolExperiment* const known = lessons::findPoolExperiment(vote.experiment);
    if (!known || vote.result.size() != known->outcomes)
        return {};
    QStringList parts;
    for (std::size_t i = 0; i < vote.result.size(); ++i)
        parts << tr("%1 %2", "a count and what was counted")
                     .arg(countText(vote.result[i]), app::text(lessons::outcomeName(*known, i)));
    return parts.join(QStringLiteral("; "));
}

QString VoteSpread::progressOf(const messages::VoteShown& vote) {
    // Who has voted and is gone still counts.
    return tr("%1 of %n pupils have voted.", nullptr, std::max(vote.pupils, vote.voted)).arg(vote.voted);
}

} // namespace app
