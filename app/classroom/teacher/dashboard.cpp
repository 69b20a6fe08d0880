// SPDX-License-Identifier: GPL-3.0-or-later
#include "dashboard.h"

#include "answers_panel.h"
#include "app/network/client/joined_class.h"
#include "app/ui/speech/announcer.h"
#include "app/ui/theme/tokens.h"
#include "app/ui/widgets/form.h"
#include "host_words.h"
#include "pacing_panel.h"
#include "pupils_panel.h"

#include <QtCore/QDateTime>

#include <chrono>

namespace app {

namespace {

constexpr std::chrono::milliseconds soon{100};
constexpr std::chrono::seconds untilNextLook{20};

ClassClient* teacher() {
    return JoinedClass::current().clientAs(messages::Role::Teacher);
}

} // namespace

Dashboard::Dashboard(QWidget* parent)
    : QWidget(parent), m_pacing(new PacingPanel(this)), m_pupils(new PupilsPanel(this)),
      m_answers(new AnswersPanel(this)), m_announcer(new speech::Announcer(this)) {
    setObjectName(QStringLiteral("dashboard"));
    Form form(this, Form::Way::Down, space::gap);
    // Above the list, which grows with every pupil.
    form.add(m_pacing);
    form.add(m_pupils);
    form.add(m_answers);
    m_soon.setSingleShot(true);
    m_soon.setInterval(soon);
    connect(&m_soon, &QTimer::timeout, this, &Dashboard::refresh);
    m_minutes.setInterval(untilNextLook);
    connect(&m_minutes, &QTimer::timeout, this, &Dashboard::refresh);
    m_minutes.start();
    JoinedClass& joined = JoinedClass::current();
    const auto later = [this] {
        if (!m_soon.isActive())
            m_soon.start();
    };
    connect(&joined, &JoinedClass::changed, this, &Dashboard::refresh);
    connect(&joined, &JoinedClass::pacingChanged, this, &Dashboard::refresh);
    connect(&joined, &JoinedClass::pupilChanged, this, later);
    connect(&joined, &JoinedClass::talliesChanged, this, later);
    connect(m_pacing, &PacingPanel::wanted, this, &Dashboard::send);
    connect(m_pupils, &PupilsPanel::handSeen, this,
            [this](int member) { send(messages::RaiseHand{.raised = false, .member = member}); });
    connect(m_pupils, &PupilsPanel::currentChanged, this, &Dashboard::refreshRecipients);
    connect(m_pupils, &PupilsPanel::tickedChanged, this, &Dashboard::refreshRecipients);
    keepTranslated(this, [this] {
        refresh();
        // A copy, because it is replaced meanwhile.
        if (const auto again = m_showAgain)
            again();
    });
}

void Dashboard::expect() {
    m_isExpected = true;
    refresh();
}

void Dashboard::refresh() {
    const ClassClient* const client = teacher();
    setVisible(client || m_isExpected);
    // Until it has all been said after a break, what was there stays.
    if (client && client->monitoring().pacing())
        show(client->monitoring().pupils(), client->monitoring().tallies(), *client->monitoring().pacing(),
             QDateTime::currentSecsSinceEpoch());
}

void Dashboard::show(const std::map<int, messages::PupilShown>& pupils,
                     const std::vector<messages::Tally>& tallies, const messages::PacingShown& pacing,
                     std::int64_t now) {
    m_showAgain = [=, this] { show(pupils, tallies, pacing, now); };
    const ClassClient* const client = teacher();
    const std::vector<PupilRow> rows = pupilRows(pupils, client ? client->tables() : messages::Tables{}, now);
    m_needy.clear();
    for (const PupilRow& row : rows)
        if (row.need == Need::Hand || row.need == Need::Stuck)
            m_needy.push_back(row.member);
    m_pupils->setRows(rows);
    m_answers->setTallies(tallies);
    m_pacing->setPacing(pacing);
    PacingPanel::Covered covered;
    for (const auto& [member, pupil] : pupils) {
        const QString name = QString::fromStdString(pupil.nickname);
        if (!pupil.here)
            covered.away << name;
        else if (pupil.covered)
            ++covered.screens;
        else
            covered.others << name;
    }
    m_pacing->setCovered(covered);
    refreshRecipients();
}

void Dashboard::refreshRecipients() {
    m_pacing->setRecipients({.current = m_pupils->current(),
                             .name = m_pupils->currentName(),
                             .ticked = {m_pupils->ticked().begin(), m_pupils->ticked().end()},
                             .needy = m_needy});
}

void Dashboard::send(const messages::ClientMessage& message) {
    m_pacing->setProblem({});
    const auto show = m_sent.next([this](const Outcome& outcome) {
        const QString problem = host_words::sentence(outcome);
        if (problem.isEmpty())
            return;
        m_pacing->setProblem(problem);
        m_announcer->say(problem);
    });
    JoinedClass::current().perform(messages::Role::Teacher, message, this, show);
}

} // namespace app
