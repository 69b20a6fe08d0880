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
#include "app/ui/widgets/form.h"
#include "app/ui/widgets/page_parts.h"
#include "app/ui/widgets/rich_words.h"
#include "lesson_label.h"
#include "lessons/mendel_data.h"
#include "lessons/pool/pool_experiment.h"

#include <QtCore/QFileInfo>
#include <QtWidgets/QBoxLayout>
#include <QtWidgets/QLabel>
#include <QtWidgets/QPushButton>

#include <numeric>
#include <utility>

namespace app {

using namespace page_parts;

RollPanel::RollPanel(const FigureSettings& figure, ExperimentRun& run, LessonGames& games, QString dataFolder,
                     QWidget* parent)
    : Panel(parent), m_figure(figure), m_run(run), m_games(games), m_dataFolder(std::move(dataFolder)) {
    Form columns(this, Form::Way::Along, 14, 12);
    m_columns = columns.box();
    Form form = columns.part(Form::Way::Down, 7, 1);
    m_rows = form.box();
    form.heading([&figure] {
        const lessons::Text& title = figure.topic().rollTitle;
        return title.empty() ? tr("Roll the offspring") : lessonText(title);
    });
    form.add(lessonLabel(
        figure, [](const auto& texts) { return texts.roll; }, this, TextRole::Body, Role::SoftInk));
    addRolls(form.part(Form::Way::Wrapping, 7));
    m_note = form.label("rollNote", TextRole::Caption, Role::SoftInk);
    keepPlace(m_note);
    keepStyled(m_note, [this] { m_note->setMinimumHeight(m_note->fontMetrics().lineSpacing()); });
    m_predict = form.button(
        "predictFirst", [] { return tr("‹ Predict first"); }, [this] { emit predictionRequested(); });
    form.addStretch();
    m_running = columns.add(new RunningStrip(this));
    buildSources();
    keepTranslated(this, [this] {
        if (m_pad)
            m_pad->setCategories(outcomeNames());
        refresh();
    });
    connect(&run, &ExperimentRun::experimentChanged, this, &RollPanel::buildSources);
    connect(&run, &ExperimentRun::predictionChanged, this, &RollPanel::refresh);
    connect(&run, &ExperimentRun::countsChanged, this, &RollPanel::refresh);
    // What is rolled takes the place of what was counted on the pad.
    connect(&run, &ExperimentRun::countsChanged, this, [this] {
        if (m_pad && m_run.size() > 0 && m_run.source().isEmpty())
            showPad(false);
    });
}

void RollPanel::addRolls(Form line) {
    for (const qint64 n : m_run.experiment().portions) {
        QPushButton* roll = line.button(
            QStringLiteral("roll%1").arg(n), [n] { return countText(n); },
            [this, n] {
                showPad(false);
                m_run.roll(n);
            });
        keepTranslated(roll, [roll, n, isPlayed = bool(m_run.experiment().play)] {
            roll->setAccessibleName((isPlayed ? tr("Play %1 more") : tr("Roll %1 more")).arg(countText(n)));
            roll->setToolTip(roll->accessibleName());
        });
        m_rolls << roll;
    }
    m_over = line.button(
        "startOver", [] { return tr("Start over"); },
        [this] {
            if (m_pad)
                m_pad->clear();
            m_run.startOver();
        });
    m_more = line.toggle(
        "moreSources", [] { return tr("Other data"); }, false,
        [this](bool isOn) { m_sources->setVisible(isOn); });
    setTip(m_more, [] { return tr("Counts from your desk, a game, a file or a class"); });
}

QStringList RollPanel::outcomeNames() const {
    QStringList names;
    for (const lessons::Outcome& outcome : m_run.experiment().outcomes)
        names << text(outcome.name);
    return names;
}

ClassCount RollPanel::classCount() const {
    const lessons::Experiment& experiment = m_run.experiment();
    ClassCount counted{lessons::poolIdOf(experiment), text(experiment.title), outcomeNames(), m_run.counts(),
                       messages::PoolSource::Lesson};
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
    discard(m_sources);
    m_sources = new QWidget(this);
    m_rows->insertWidget(m_rows->indexOf(m_note), m_sources);
    Form line(m_sources, Form::Way::Wrapping, 7);
    for (const lessons::PublishedCross* one : m_run.experiment().published)
        addMendel(line, *one);
    addGame(line);
    // The pad has at most nine buttons, and nobody counts whole games by hand.
    if (m_run.experiment().outcomes.size() <= 9 && !m_run.experiment().play)
        setTip(line.button(
                   "tally", [] { return tr("Tally pad"); }, [this] { showPad(!m_pad); }),
               [] { return tr("Count real dice, seeds or plants on your desk"); });
    QPushButton* open = line.button(
        "openTable", [] { return tr("Import CSV…"); },
        [this] {
            if (const QString path = askForCountsFile(this); !path.isEmpty())
                showFile(path);
        });
    setTip(open, [] { return tr("Counts or observations from a CSV file"); });
    file_choice::hideUnlessOffered(open);
    line.add(new ResultsCodeButton(
        m_dataFolder, [this] { return classCount(); }, m_sources));
    m_sources->setVisible(m_more->isChecked());
    showPad(false);
}

void RollPanel::addMendel(Form& line, const lessons::PublishedCross& cross) {
    const std::int64_t n = std::accumulate(cross.counts.begin(), cross.counts.end(), std::int64_t{0});
    line.button(
        "asManyAsMendel", [n] { return tr("Roll %1, as many as Mendel").arg(countText(n)); },
        [this, n] {
            showPad(false);
            m_run.startOver();
            m_run.roll(n);
        });
    setTip(line.button(
               {}, [] { return tr("Show Mendel's count"); },
               [this, &cross] { m_run.setCounts(cross.counts, tr("Mendel's count")); }),
           [] { return text(lessons::mendelsCitation()); });
}

void RollPanel::addGame(Form& line) {
    const lessons::Experiment& experiment = m_run.experiment();
    if (experiment.gameTrait || experiment.forMutation)
        line.button(
            "gameDice", [] { return tr("Dice of my last game"); }, [this] { showGameDice(); });
    if (!experiment.board.empty())
        setTip(line.button(
                   "playOnBoard", [] { return tr("Play this on the board"); },
                   [this] { m_games.playOnBoard(m_run.experiment()); }),
               [] {
                   return tr("Starts a game from a set position: these parents lie on the board, and plants "
                             "that need them grow in your garden");
               });
}

void RollPanel::showGameDice() {
    // Looked up only on request, because a saved game has to be read to get its name.
    if (const auto dice = m_games.dice(m_run.experiment())) {
        m_run.setCounts(dice->counts,
                        dice->setPosition
                            ? tr("the dice of “%1”, a game that began at a set position").arg(dice->game)
                            : tr("the dice of “%1”").arg(dice->game));
    } else {
        m_note->setText(tr("No saved game has rolled dice with these parents yet."));
        m_note->show();
    }
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
        discard(m_pad);
        m_pad = nullptr;
        return;
    }
    m_pad = new TallyPad(this);
    // A pad is made anew with every step.
    m_pad->restore(outcomeNames(), m_run.tally());
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
