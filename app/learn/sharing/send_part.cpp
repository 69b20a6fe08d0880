// SPDX-License-Identifier: GPL-3.0-or-later
#include "send_part.h"

#include "app/charts/outcome_numbers.h"
#include "app/network/client/joined_class.h"
#include "app/network/client/reason_text.h"
#include "app/ui/speech/announcer.h"
#include "app/ui/widgets/form.h"
#include "app/ui/widgets/page_parts.h"

#include <QtWidgets/QLabel>
#include <QtWidgets/QPushButton>

#include <algorithm>
#include <functional>
#include <numeric>
#include <utility>

namespace app {

using namespace page_parts;
using messages::PoolStage;

namespace {

std::int64_t plantsIn(const std::vector<std::int64_t>& counts) {
    return std::accumulate(counts.begin(), counts.end(), std::int64_t{0});
}

} // namespace

SendPart::SendPart(ClassCount count, std::function<int()> group, QWidget* parent)
    : QWidget(parent), m_count(std::move(count)), m_group(std::move(group)),
      m_announcer(new speech::Announcer(this)) {
    Form rows(this, Form::Way::Down, 6);
    m_state = rows.label("sendState");
    Form line = rows.part(Form::Way::Along);
    m_send = line.button("sendCounts", {}, [this] { send(false); });
    m_send->setDefault(true);
    m_replace = line.button("replaceCounts", {}, [this] { send(true); });
    setTip(m_replace,
           [] { return tr("For the same sample after more rolls, so that nothing is counted twice"); });
    line.addStretch();
    JoinedClass& joined = JoinedClass::current();
    connect(&joined, &JoinedClass::changed, this, &SendPart::refresh);
    connect(&joined, &JoinedClass::poolChanged, this, &SendPart::refresh);
    connect(&joined, &JoinedClass::contributed, this,
            [this](int number) { settle(number, true, tr("The class has your counts.")); });
    connect(&joined, &JoinedClass::notContributed, this, [this](int number, const messages::Failed& failure) {
        settle(number, false, refusalText(failure.code, messages::Role::Pupil));
    });
    keepTranslated(this, [this] { refresh(); });
}

void SendPart::send(bool replaces) {
    ClassClient* const client = JoinedClass::current().clientAs(messages::Role::Pupil);
    if (!client || m_underWay != 0)
        return;
    m_outcome.clear();
    m_underWay = client->polls().contribute({.experiment = m_count.experiment,
                                             .counts = m_count.counts,
                                             .source = m_count.source,
                                             .group = m_group(),
                                             .replaces = replaces ? earlier(*client).number : 0,
                                             .parents = {},
                                             .rule = {}});
    refresh();
}

void SendPart::settle(int number, bool isSent, const QString& outcome) {
    if (number != m_underWay)
        return;
    m_underWay = 0;
    m_isSent = isSent;
    m_outcome = outcome;
    refresh();
    m_announcer->say(outcome);
}

messages::Contribute SendPart::earlier(const ClassClient& client) const {
    messages::Contribute largest;
    for (const messages::Contribute& one : client.polls().given(m_count.experiment)) {
        const bool isContained = one.source == m_count.source &&
                                 std::ranges::equal(one.counts, m_count.counts, std::less_equal<>());
        if (isContained && plantsIn(one.counts) >= plantsIn(largest.counts))
            largest = one;
    }
    return largest;
}

QString SendPart::state(const ClassClient& client) const {
    if (m_underWay != 0)
        return tr("Your counts are on their way.");
    const auto pool = client.polls().pools().find(m_count.experiment);
    if (pool == client.polls().pools().end() || pool->second.stage == PoolStage::Closed)
        return tr("Your teacher is not collecting counts of this experiment now.");
    if (pool->second.stage == PoolStage::Paused)
        return tr("Your teacher has paused the collection.");
    const std::int64_t given = plantsIn(pool->second.own);
    const bool isThere = given > 0 && earlier(client).counts == m_count.counts;
    QStringList said{!m_outcome.isEmpty() ? m_outcome
                     : isThere            ? tr("The class has these counts already.")
                                          : tr("Your teacher is collecting counts of this experiment.")};
    if (given > 0)
        said << tr("So far you have sent n = %1.").arg(countText(given));
    if (given > 0 && client.polls().given(m_count.experiment).empty())
        said << tr("If these counts contain the ones you have sent, ask your teacher to remove those first.");
    if (m_count.source == messages::PoolSource::Game && pool->second.tables > 0)
        said << tr("The dice of the class’s tables are in it already: send only dice of other games.");
    if (const int missing = pool->second.missing(); missing > 0 && !pool->second.isEmpty())
        said << tr("%n more pupils have to send counts before the class sees the sum.", nullptr, missing);
    return said.join(QLatin1Char(' '));
}

void SendPart::refresh() {
    const ClassClient* const client = JoinedClass::current().clientAs(messages::Role::Pupil);
    setVisible(m_count.experiment != 0 && (client || m_underWay != 0));
    emit offered(!isHidden());
    if (!client)
        return;
    const auto pool = client->polls().pools().find(m_count.experiment);
    const bool isOpen = pool != client->polls().pools().end() && pool->second.stage == PoolStage::Open;
    const bool hasGiven = isOpen && !pool->second.own.empty();
    const bool canSend = isOpen && m_underWay == 0 && !m_isSent && plantsIn(m_count.counts) > 0;
    const messages::Contribute before = hasGiven ? earlier(*client) : messages::Contribute{};
    const bool isGrown = before.number != 0;
    // Nobody knows whether these counts contain what was sent at another computer.
    const bool isUnknown = hasGiven && client->polls().given(m_count.experiment).empty();
    m_state->setText(state(*client));
    m_send->setText(hasGiven ? tr("Add to what you have given") : tr("Send to the class"));
    m_send->setVisible(isOpen);
    m_send->setEnabled(canSend);
    m_send->setDefault(!isGrown && !isUnknown);
    m_replace->setText(tr("Replace my counts of n = %1").arg(countText(plantsIn(before.counts))));
    m_replace->setVisible(isGrown);
    m_replace->setEnabled(canSend && before.counts != m_count.counts);
    m_replace->setDefault(isGrown);
}

} // namespace app
