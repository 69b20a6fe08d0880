// SPDX-License-Identifier: GPL-3.0-or-later
#include "vote_panel.h"

#include "app/charts/projector/present_button.h"
#include "app/learn/sharing/vote_spread.h"
#include "app/ui/speech/announcer.h"
#include "app/ui/theme/tokens.h"
#include "app/ui/widgets/page_parts.h"
#include "class_reading.h"
#include "lessons/pool/pool_experiment.h"

#include <QtWidgets/QApplication>
#include <QtWidgets/QBoxLayout>
#include <QtWidgets/QComboBox>
#include <QtWidgets/QLabel>
#include <QtWidgets/QLineEdit>
#include <QtWidgets/QPushButton>
#include <QtWidgets/QSpinBox>

#include <algorithm>

namespace app {

using namespace page_parts;
using messages::VoteStage;

namespace {

constexpr int usualRoll = 160;
constexpr int largestRoll = 1'000'000;
constexpr std::size_t longestQuestion = 200; ///< bytes, as the message has them
constexpr std::size_t longestAnswer = 60;

} // namespace

VotePanel::VotePanel(QWidget* parent) : Panel(parent), m_announcer(new speech::Announcer(this)) {
    setFocusPolicy(Qt::ClickFocus);
    m_afterAsking.setObjectName(QStringLiteral("afterAsking"));
    m_afterAsking.setSingleShot(true);
    m_afterAsking.setInterval(QApplication::doubleClickInterval());
    connect(&m_afterAsking, &QTimer::timeout, this, &VotePanel::refresh);
    Form form(this, Form::Way::Down, 7, space::gap);
    form.heading([] { return tr("Vote, then roll"); });
    addQuestion(form.part(Form::Way::Down, 5));
    addRunning(form.part(Form::Way::Down, 7));
    m_problem = form.label("votePanelProblem", TextRole::Strong, Role::Warning);
    m_problem->hide();
    keepTranslated(this, [this] {
        setAccessibleName(tr("Vote, then roll"));
        refresh();
    });
}

void VotePanel::addQuestion(Form form) {
    m_form = form.widget();
    form.note([] {
        return tr("Everyone votes alone, and you see only how many have voted. When you end the first vote, "
                  "everybody sees how it is spread. The groups talk and vote again; then the class rolls.");
    });
    m_question = form.field("askQuestion", [] { return tr("Question"); });
    m_answers = form.field("askAnswers", [] { return tr("Answers, with semicolons between them"); });
    keepTranslated(m_answers, [this] { m_answers->setPlaceholderText(tr("purple; white")); });
    const auto rolled = [] { return tr("What the class rolls"); };
    form.text(rolled, TextRole::Strong);
    m_experiment =
        keepLetters(form.choice("askExperiment", Label::heard(rolled),
                                [] {
                                    QList<Form::Item> items{{tr("Nothing"), 0}};
                                    for (const lessons::PoolExperiment& one : lessons::poolExperiments())
                                        if (!one.isOwn())
                                            items << Form::Item{ClassReading::fullTitle(one.id), one.id};
                                    return items;
                                }),
                    20);
    connect(m_experiment, &QComboBox::activated, this, [this] { m_isRollChosen = true; });
    form.button(
        "askClass", [] { return tr("Ask the class"); }, [this] { ask(); });
}

void VotePanel::propose(int experiment) {
    if (const int row = m_experiment->findData(experiment); row >= 0 && !m_isRollChosen)
        m_experiment->setCurrentIndex(row);
}

void VotePanel::addRunning(Form form) {
    m_running = form.widget();
    m_rows = form.box();
    m_asked = form.label("askedQuestion", TextRole::Strong);
    m_progress = form.label("askProgress");
    // Above what comes and goes, so that no button moves under the pointer.
    addSteps(form.part(Form::Way::Wrapping));
    Form roll = form.part(Form::Way::Along);
    m_roll = roll.widget();
    m_plants = roll.number(
        "askPlants", [] { return tr("Plants"); }, {1, largestRoll}, usualRoll);
    roll.button(
        "askRoll", [] { return tr("Roll for the class"); }, [this] { this->roll(); });
    roll.addStretch();
    m_result = form.label("askResult", TextRole::Strong);
}

void VotePanel::addSteps(Form line) {
    m_end = line.button("askEnd", {}, [this] { goOn(); });
    m_start = line.button(
        "askStart", [] { return tr("Start the second vote"); }, [this] { goOn(); });
    line.button("presentVote", presentButton(line.widget()), [this] { emit presentRequested(); });
    line.button(
        "askOver", [] { return tr("Take it off the screens"); },
        [this] {
            setProblem({});
            emit stageWanted({m_vote->vote, VoteStage::Over});
        });
}

void VotePanel::setVote(const std::optional<messages::VoteShown>& vote) {
    const QString before = said();
    // It can come under the pointer that has just asked, and nobody who presses twice wants to end the round.
    if (vote && !m_vote)
        m_afterAsking.start();
    const bool isStage = vote && (!m_vote || m_vote->stage != vote->stage || m_vote->result != vote->result);
    m_vote = vote;
    refresh();
    if (isStage && said() != before)
        m_announcer->say(said());
}

QString VotePanel::said() const {
    if (!m_vote)
        return {};
    const QString result = VoteSpread::resultOf(*m_vote);
    return result.isEmpty() ? VoteSpread::progressOf(*m_vote) : tr("The class has rolled: %1.").arg(result);
}

void VotePanel::setProblem(const QString& problem) {
    m_problem->setText(problem);
    m_problem->setVisible(!problem.isEmpty());
    if (!problem.isEmpty())
        m_announcer->say(problem);
}

void VotePanel::refresh() {
    m_form->setVisible(!m_vote);
    m_running->setVisible(m_vote.has_value());
    if (!m_vote)
        return;
    m_asked->setText(QString::fromStdString(m_vote->question));
    m_progress->setText(VoteSpread::progressOf(*m_vote));
    const QString result = VoteSpread::resultOf(*m_vote);
    m_result->setText(tr("The class has rolled: %1.").arg(result));
    m_result->setVisible(!result.isEmpty());
    const bool isOn = m_vote->stage < VoteStage::Closed;
    m_end->setText(endWords());
    m_end->setAccessibleName(endWords());
    // The focus stays in the panel, but on nothing that a second press would do.
    if ((m_end->hasFocus() && (!isOn || m_vote->stage == VoteStage::Talk)) ||
        (m_start->hasFocus() && m_vote->stage != VoteStage::Talk))
        setFocus();
    // Never hidden: what stands beside them would come under the pointer.
    m_end->setEnabled(isOn && m_vote->stage != VoteStage::Talk && !m_afterAsking.isActive());
    m_start->setEnabled(m_vote->stage == VoteStage::Talk);
    m_roll->setVisible(canRoll());
    if (m_spread && *m_vote == m_spreadVote)
        return;
    m_spreadVote = *m_vote;
    QWidget* const old = m_spread;
    m_spread = m_vote->first.empty() ? nullptr : new VoteSpread(*m_vote, m_running);
    if (m_spread) {
        m_rows->addWidget(m_spread);
        m_spread->show();
    }
    discard(old);
}

QString VotePanel::endWords() const {
    return m_vote->stage == VoteStage::First ? tr("End the first vote") : tr("End the second vote");
}

std::optional<Presentation::Act> VotePanel::nextAct() {
    if (!m_vote)
        return {};
    if (m_vote->stage == VoteStage::Closed && canRoll())
        return Presentation::Act{tr("Roll for the class"), [this] { roll(); }};
    if (m_vote->stage >= VoteStage::Closed)
        return {};
    return Presentation::Act{m_vote->stage == VoteStage::Talk ? tr("Start the second vote") : endWords(),
                             [this] { goOn(); }};
}

bool VotePanel::canRoll() const {
    const bool isVoted = m_vote->stage == VoteStage::Closed || m_vote->stage == VoteStage::Rolled;
    const lessons::PoolExperiment* const known = lessons::findPoolExperiment(m_vote->experiment);
    return isVoted && known && !known->isOwn();
}

void VotePanel::roll() {
    setProblem({});
    emit rollWanted({.vote = m_vote->vote, .plants = m_plants->value(), .counts = {}});
}

void VotePanel::goOn() {
    setProblem({});
    if (m_vote && m_vote->stage < VoteStage::Closed)
        emit stageWanted({m_vote->vote, static_cast<VoteStage>(static_cast<int>(m_vote->stage) + 1)});
}

void VotePanel::ask() {
    setProblem({});
    messages::AskVote question{.question = m_question->text().simplified().toStdString(),
                               .options = {},
                               .experiment = m_experiment->currentData().toInt()};
    for (const QString& answer : m_answers->text().split(QLatin1Char(';'), Qt::SkipEmptyParts))
        if (!answer.trimmed().isEmpty())
            question.options.push_back(answer.simplified().toStdString());
    if (question.question.empty()) {
        setProblem(tr("Write a question."));
    } else if (question.question.size() > longestQuestion) {
        setProblem(tr("The question is too long."));
    } else if (question.options.size() < 2 || question.options.size() > messages::mostOptions) {
        setProblem(tr("Write two to six answers, with semicolons between them."));
    } else {
        for (const std::string& answer : question.options)
            if (answer.size() > longestAnswer) {
                setProblem(tr("This answer is too long: %1").arg(QString::fromStdString(answer)));
                return;
            }
        emit asked(question);
    }
}

} // namespace app
