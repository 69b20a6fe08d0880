// SPDX-License-Identifier: GPL-3.0-or-later
#include "roll_panel.h"

#include "app/base/text/phrases.h"
#include "app/charts/counts_file.h"
#include "app/charts/outcome_chart.h"
#include "app/charts/running_strip.h"
#include "app/charts/tally_pad.h"
#include "app/learn/session/experiment_run.h"
#include "app/learn/session/figure_settings.h"
#include "app/learn/session/lesson_counts.h"
#include "app/learn/session/lesson_games.h"
#include "app/learn/sharing/results_code_button.h"
#include "app/ui/widgets/file_choice.h"
#include "app/ui/widgets/flow_layout.h"
#include "app/ui/widgets/page_parts.h"
#include "app/ui/widgets/rich_words.h"
#include "lesson_label.h"
#include "lessons/mendel_data.h"
#include "lessons/pool/pool_experiment.h"

#include <QtCore/QFileInfo>
#include <QtWidgets/QLabel>
#include <QtWidgets/QPushButton>
#include <QtWidgets/QVBoxLayout>

#include <numeric>
#include <utility>

namespace app {

using namespace page_parts;

RollPanel::RollPanel(const FigureSettings& figure, ExperimentRun& run, LessonGames& games, QString dataFolder,
                     QWidget* parent)
    : Panel(parent), m_figure(figure), m_run(run), m_games(games), m_dataFolder(std::move(dataFolder)) {
    m_columns = new QHBoxLayout(this);
    setMargins(m_columns, 12, 14);
    auto* rows = new QVBoxLayout;
    m_rows = rows;
    keepStyled(rows, [rows] { rows->setSpacing(Theme::current().px(7)); });
    const lessons::Text& title = figure.topic().rollTitle;
    rows->addWidget(
        words(title.empty() ? tr("Roll the offspring") : lessonText(title), this, TextRole::PanelTitle));
    rows->addWidget(lessonLabel(
        figure, [](const auto& texts) { return texts.roll; }, this, TextRole::Body, Role::SoftInk));
    auto* buttons = new QWidget(this);
    auto* flow = new FlowLayout(buttons);
    keepStyled(flow, [flow] { flow->setSpacing(Theme::current().px(7)); });
    for (const qint64 n : run.experiment().portions) {
        QPushButton* roll = button(countText(n), buttons);
        roll->setObjectName(QStringLiteral("roll%1").arg(n));
        roll->setAccessibleName(
            (run.experiment().play ? tr("Play %1 more") : tr("Roll %1 more")).arg(countText(n)));
        roll->setToolTip(roll->accessibleName());
        connect(roll, &QPushButton::clicked, this, [this, n] {
            showPad(false);
            m_run.roll(n);
        });
        flow->addWidget(roll);
        m_rolls << roll;
    }
    m_over = button([] { return tr("Start over"); }, buttons);
    m_over->setObjectName(QStringLiteral("startOver"));
    connect(m_over, &QPushButton::clicked, this, [this] {
        if (m_pad)
            m_pad->clear();
        m_run.startOver();
    });
    flow->addWidget(m_over);
    rows->addWidget(buttons);
    m_sources = new QWidget(this);
    new FlowLayout(m_sources);
    rows->addWidget(m_sources);
    m_note = words({}, this, TextRole::Caption, Role::SoftInk);
    m_note->setObjectName(QStringLiteral("rollNote"));
    QSizePolicy place = m_note->sizePolicy();
    place.setRetainSizeWhenHidden(true);
    m_note->setSizePolicy(place);
    m_note->setMinimumHeight(m_note->fontMetrics().lineSpacing());
    rows->addWidget(m_note);
    m_predict = button([] { return tr("‹ Predict first"); }, this);
    m_predict->setObjectName(QStringLiteral("predictFirst"));
    connect(m_predict, &QPushButton::clicked, this, &RollPanel::predictionRequested);
    rows->addWidget(m_predict, 0, Qt::AlignLeft);
    rows->addStretch(1);
    m_columns->addLayout(rows, 1);
    m_running = new RunningStrip(this);
    m_columns->addWidget(m_running);
    buildSources();
    refresh();
    connect(&run, &ExperimentRun::experimentChanged, this, &RollPanel::buildSources);
    connect(&run, &ExperimentRun::predictionChanged, this, &RollPanel::refresh);
    connect(&run, &ExperimentRun::countsChanged, this, &RollPanel::refresh);
}

ClassCount RollPanel::classCount() const {
    const lessons::Experiment& experiment = m_run.experiment();
    ClassCount counted{lessons::poolIdOf(experiment),
                       text(experiment.title),
                       {},
                       m_run.counts(),
                       messages::PoolSource::Lesson};
    for (const lessons::Outcome& one : experiment.outcomes)
        counted.outcomes << text(one.name);
    const auto isOfGame = [this] {
        const auto dice = m_games.dice(m_run.experiment());
        return dice && dice->counts == m_run.counts();
    };
    if (!m_run.tally().isEmpty())
        counted.source = messages::PoolSource::Hand;
    else if (!m_run.source().isEmpty() && isOfGame())
        counted.source = messages::PoolSource::Game;
    return counted;
}

QWidget* RollPanel::running() const {
    return m_running;
}

void RollPanel::takeRunning() {
    m_columns->addWidget(m_running);
}

void RollPanel::buildSources() {
    for (QWidget* old : m_sources->findChildren<QWidget*>(Qt::FindDirectChildrenOnly)) {
        m_sources->layout()->removeWidget(old);
        old->hide();
        old->deleteLater();
    }
    m_sources->layout()->setSpacing(Theme::current().px(7));
    for (const lessons::PublishedCross* one : m_run.experiment().published) {
        const std::int64_t n = std::accumulate(one->counts.begin(), one->counts.end(), std::int64_t{0});
        QPushButton* asMany = button(tr("Roll %1, as many as Mendel").arg(countText(n)), m_sources);
        asMany->setObjectName(QStringLiteral("asManyAsMendel"));
        connect(asMany, &QPushButton::clicked, this, [this, n] {
            showPad(false);
            m_run.startOver();
            m_run.roll(n);
        });
        m_sources->layout()->addWidget(asMany);
        asMany->show();
        QPushButton* source = button([] { return tr("Show Mendel's count"); }, m_sources);
        source->setToolTip(text(lessons::mendelsCitation()));
        connect(source, &QPushButton::clicked, this,
                [this, one] { m_run.setCounts(one->counts, tr("Mendel's count")); });
        m_sources->layout()->addWidget(source);
        source->show();
    }
    const auto add = [this](const QString& name, const QString& object, const auto& pressed) {
        QPushButton* source = button(name, m_sources);
        source->setObjectName(object);
        connect(source, &QPushButton::clicked, this, pressed);
        m_sources->layout()->addWidget(source);
        source->show();
        return source;
    };
    const lessons::Experiment& experiment = m_run.experiment();
    if (experiment.gameTrait || experiment.forMutation)
        add(tr("Dice of my last game"), QStringLiteral("gameDice"), [this] {
            // Looked up only on request, because a saved game has to be read to get its name.
            if (const auto dice = m_games.dice(m_run.experiment()))
                m_run.setCounts(
                    dice->counts,
                    dice->setPosition
                        ? tr("the dice of “%1”, a game that began at a set position").arg(dice->game)
                        : tr("the dice of “%1”").arg(dice->game));
            else {
                m_note->setText(tr("No saved game has rolled dice with these parents yet."));
                m_note->show();
            }
        });
    if (!experiment.board.empty())
        add(tr("Play this on the board"), QStringLiteral("playOnBoard"),
            [this] { m_games.playOnBoard(m_run.experiment()); })
            ->setToolTip(tr("Starts a game from a set position: these parents lie on the board, and plants "
                            "that need them grow in your garden"));
    // The pad has at most nine buttons, and nobody counts whole games by hand.
    if (m_run.experiment().outcomes.size() <= 9 && !m_run.experiment().play)
        add(tr("Tally pad"), QStringLiteral("tally"), [this] {
            showPad(!m_pad);
        })->setToolTip(tr("Count real dice, seeds or plants on your desk"));
    auto* open = add(tr("Import CSV…"), QStringLiteral("openTable"), [this] {
        if (const QString path = askForCountsFile(this); !path.isEmpty())
            showFile(path);
    });
    setTip(open, [] { return tr("Counts or observations from a CSV file"); });
    file_choice::hideUnlessOffered(open);
    auto* code = new ResultsCodeButton(
        m_dataFolder, [this] { return classCount(); }, m_sources);
    m_sources->layout()->addWidget(code);
    code->show();
    showPad(false);
}

void RollPanel::showFile(const QString& path) {
    const CountsFile file = readCountsFile(path);
    QString problem = file.problem;
    if (problem.isEmpty()) {
        const CountsMatch match = matchCounts(file.table, m_run.experiment());
        const QString name = QFileInfo(path).fileName();
        problem = match.problem;
        if (problem.isEmpty()) {
            showPad(false);
            m_run.setCounts(match.counts,
                            match.byName
                                ? tr("from “%1”").arg(name)
                                : tr("from “%1”, rows in the order of the lesson's outcomes").arg(name));
            m_note->setText(file.notes.join(QLatin1Char('\n')));
            m_note->setVisible(!file.notes.isEmpty());
            return;
        }
    }
    m_note->setText(problem);
    m_note->show();
}

void RollPanel::showPad(bool shown) {
    if (!shown) {
        if (m_pad) {
            m_pad->hide();
            m_pad->deleteLater();
        }
        m_pad = nullptr;
        return;
    }
    m_pad = new TallyPad(this);
    QStringList names;
    for (const lessons::Outcome& outcome : m_run.experiment().outcomes)
        names << text(outcome.name);
    // A pad is made anew with every step, language and theme.
    m_pad->restore(names, m_run.tally());
    m_rows->insertWidget(m_rows->indexOf(m_note), m_pad);
    connect(m_pad, &TallyPad::changed, this, [this] { m_run.setTally(m_pad->taps()); });
}

void RollPanel::refresh() {
    const bool ready = m_run.hasPrediction();
    for (QPushButton* roll : m_rolls)
        roll->setEnabled(ready);
    for (QPushButton* source : m_sources->findChildren<QPushButton*>())
        source->setEnabled(ready);
    m_over->setEnabled(m_run.size() > 0);
    m_predict->setVisible(!ready);
    m_note->setVisible(!ready || !m_run.source().isEmpty());
    m_note->setText(!ready ? tr("Make your prediction before rolling.")
                           : tr("These counts were not rolled here: %1.").arg(m_run.source()));
    const lessons::Experiment& experiment = m_run.experiment();
    if (!experiment.outcomes.empty()) {
        const lessons::Outcome& followed = experiment.outcomes[experiment.followed];
        m_running->setRunning(text(followed.name), m_run.running(), experiment.followed, followed.chance);
    }
}

} // namespace app
