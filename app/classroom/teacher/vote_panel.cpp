// SPDX-License-Identifier: GPL-3.0-or-later
#include "vote_panel.h"

#include "app/charts/projector/present_button.h"
#include "app/learn/sharing/vote_spread.h"
#include "app/ui/speech/announcer.h"
#include "app/ui/speech/spoken.h"
#include "app/ui/widgets/carry_over.h"
#include "app/ui/widgets/flow_layout.h"
#include "app/ui/widgets/page_parts.h"
#include "class_reading.h"
#include "lessons/pool/pool_experiment.h"

#include <QtCore/QEvent>
#include <QtWidgets/QApplication>
#include <QtWidgets/QComboBox>
#include <QtWidgets/QLabel>
#include <QtWidgets/QLineEdit>
#include <QtWidgets/QPushButton>
#include <QtWidgets/QSpinBox>
#include <QtWidgets/QVBoxLayout>

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
    auto* rows = new QVBoxLayout(this);
    rows->setContentsMargins(0, 0, 0, 0);
    setFocusPolicy(Qt::ClickFocus);
    setAccessibleName(tr("Vote, then roll"));
    m_afterAsking.setSingleShot(true);
    m_afterAsking.setInterval(QApplication::doubleClickInterval());
    connect(&m_afterAsking, &QTimer::timeout, this, &VotePanel::refresh);
    build();
}

void VotePanel::build() {
    if (m_content) {
        m_content->hide();
        m_content->deleteLater();
    }
    m_spread = nullptr;
    m_content = new QWidget(this);
    layout()->addWidget(m_content);
    auto* rows = new QVBoxLayout(m_content);
    setMargins(rows, 12, 7);
    rows->addWidget(words([] { return tr("Vote, then roll"); }, m_content, TextRole::PanelTitle));
    rows->addWidget(m_form = makeForm());
    rows->addWidget(m_running = makeRunning());
    m_problem = words({}, m_content, TextRole::Strong, Role::Warning);
    m_problem->setObjectName(QStringLiteral("votePanelProblem"));
    m_problem->hide();
    rows->addWidget(m_problem);
    refresh();
    m_content->show();
}

QWidget* VotePanel::makeForm() {
    auto* form = new QWidget(m_content);
    auto* rows = new QVBoxLayout(form);
    setMargins(rows, 0, 5);
    rows->addWidget(words(
        [] {
            return tr(
                "Everyone votes alone, and you see only how many have voted. When you end the first vote, "
                "everybody sees how it is spread. The groups talk and vote again; then the class rolls.");
        },
        form, TextRole::Caption, Role::SoftInk));
    m_question = lineEdit(QString::fromStdString(m_draft.question), form);
    m_question->setObjectName(QStringLiteral("askQuestion"));
    rows->addWidget(nameOf(
        m_question, [] { return tr("Question"); }, form));
    rows->addWidget(m_question);
    m_answers = lineEdit(m_answersTyped, form);
    m_answers->setObjectName(QStringLiteral("askAnswers"));
    keepTranslated(m_answers, [this] { m_answers->setPlaceholderText(tr("purple; white")); });
    rows->addWidget(nameOf(
        m_answers, [] { return tr("Answers, with semicolons between them"); }, form));
    rows->addWidget(m_answers);
    m_experiment = new QComboBox(form);
    m_experiment->setObjectName(QStringLiteral("askExperiment"));
    m_experiment->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    m_experiment->setMinimumContentsLength(20);
    m_experiment->addItem(tr("Nothing"), 0);
    for (const lessons::PoolExperiment& one : lessons::poolExperiments())
        if (!one.isOwn())
            m_experiment->addItem(ClassReading::fullTitle(one.id), one.id);
    m_experiment->setCurrentIndex(std::max(0, m_experiment->findData(m_draft.experiment)));
    keepTranslated(m_experiment, [this] { speech::setLabel(m_experiment, tr("What the class rolls")); });
    rows->addWidget(words([] { return tr("What the class rolls"); }, form, TextRole::Strong));
    rows->addWidget(m_experiment);
    QPushButton* send = button([] { return tr("Ask the class"); }, form);
    send->setObjectName(QStringLiteral("askClass"));
    rows->addWidget(send, 0, Qt::AlignLeft);
    // What is typed outlives another theme.
    connect(m_question, &QLineEdit::textChanged, this,
            [this](const QString& text) { m_draft.question = text.simplified().toStdString(); });
    connect(m_answers, &QLineEdit::textChanged, this, [this](const QString& text) { m_answersTyped = text; });
    connect(m_experiment, &QComboBox::currentIndexChanged, this,
            [this] { m_draft.experiment = m_experiment->currentData().toInt(); });
    connect(m_experiment, &QComboBox::activated, this, [this] { m_isRollChosen = true; });
    connect(send, &QPushButton::clicked, this, &VotePanel::ask);
    return form;
}

void VotePanel::propose(int experiment) {
    if (const int row = m_experiment->findData(experiment); row >= 0 && !m_isRollChosen)
        m_experiment->setCurrentIndex(row);
}

QWidget* VotePanel::makeRunning() {
    auto* running = new QWidget(m_content);
    m_rows = new QVBoxLayout(running);
    setMargins(m_rows, 0, 7);
    m_asked = words({}, running, TextRole::Strong);
    m_asked->setObjectName(QStringLiteral("askedQuestion"));
    m_rows->addWidget(m_asked);
    m_progress = words({}, running);
    m_progress->setObjectName(QStringLiteral("askProgress"));
    m_rows->addWidget(m_progress);
    // Above what comes and goes, so that no button moves under the pointer.
    m_rows->addWidget(makeSteps(running));
    m_roll = new QWidget(running);
    auto* roll = new QHBoxLayout(m_roll);
    setMargins(roll, 0, 8);
    m_plants = new QSpinBox(m_roll);
    m_plants->setObjectName(QStringLiteral("askPlants"));
    m_plants->setRange(1, largestRoll);
    m_plants->setValue(usualRoll);
    roll->addWidget(nameOf(
        m_plants, [] { return tr("Plants"); }, m_roll));
    roll->addWidget(m_plants);
    QPushButton* rolled = button([] { return tr("Roll for the class"); }, m_roll);
    rolled->setObjectName(QStringLiteral("askRoll"));
    connect(rolled, &QPushButton::clicked, this, &VotePanel::roll);
    roll->addWidget(rolled);
    roll->addStretch(1);
    m_rows->addWidget(m_roll);
    m_result = words({}, running, TextRole::Strong);
    m_result->setObjectName(QStringLiteral("askResult"));
    m_rows->addWidget(m_result);
    return running;
}

QWidget* VotePanel::makeSteps(QWidget* parent) {
    auto* steps = new QWidget(parent);
    auto* flow = new FlowLayout(steps);
    keepStyled(flow, [flow] { flow->setSpacing(Theme::current().px(8)); });
    const auto add = [&](const QString& label, const char* name, auto pressed) {
        QPushButton* made = button(label, steps);
        made->setObjectName(QLatin1String(name));
        connect(made, &QPushButton::clicked, this, pressed);
        flow->addWidget(made);
        return made;
    };
    m_end = add({}, "askEnd", &VotePanel::goOn);
    m_start = add(tr("Start the second vote"), "askStart", &VotePanel::goOn);
    QPushButton* present = presentButton(steps);
    present->setObjectName(QStringLiteral("presentVote"));
    connect(present, &QPushButton::clicked, this, &VotePanel::presentRequested);
    flow->addWidget(present);
    add(tr("Take it off the screens"), "askOver", [this] {
        setProblem({});
        emit stageWanted({m_vote->vote, VoteStage::Over});
    });
    return steps;
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
    QWidget* const old = m_spread;
    m_spread = m_vote->first.empty() ? nullptr : new VoteSpread(*m_vote, m_running);
    if (m_spread) {
        m_rows->addWidget(m_spread);
        m_spread->show();
    }
    if (old) {
        old->hide();
        old->deleteLater();
    }
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
    messages::AskVote question = m_draft;
    for (const QString& answer : m_answersTyped.split(QLatin1Char(';'), Qt::SkipEmptyParts))
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

void VotePanel::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange)
        buildAgain(m_content, [this] { build(); });
    QWidget::changeEvent(event);
}

} // namespace app
