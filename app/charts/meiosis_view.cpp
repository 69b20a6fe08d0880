// SPDX-License-Identifier: GPL-3.0-or-later
#include "meiosis_view.h"

#include "app/base/text/percent.h"
#include "app/base/text/phrases.h"
#include "app/ui/speech/announcer.h"
#include "app/ui/theme/tokens.h"
#include "app/ui/widgets/fact_table.h"
#include "app/ui/widgets/form.h"
#include "app/ui/widgets/page_parts.h"
#include "figure_words.h"
#include "meiosis_picture.h"
#include "outcome_numbers.h"

#include <QtCore/QLocale>
#include <QtCore/QTimer>
#include <QtWidgets/QLabel>
#include <QtWidgets/QPushButton>

#include <algorithm>

namespace app {

using namespace page_parts;
using lessons::MeiosisPhase;

namespace {

/// Time to read a phase's sentence while all are played, in milliseconds.
constexpr int readingPause = 2600;

} // namespace

MeiosisView::MeiosisView(QWidget* parent) : QWidget(parent), m_announcer(new speech::Announcer(this)) {
    Form whole(this, Form::Way::Down, 5);
    Form halves = whole.part(Form::Way::Along, 18, 1);
    addSeen(halves.part(Form::Way::Down, 5, 3));
    addTally(halves.part(Form::Way::Down, space::tight, 2));
    addControls(whole.part(Form::Way::Wrapping, 6));
    keepTranslated(this, [this] {
        if (m_series)
            refresh();
        namePlay();
    });
    m_pause = new QTimer(this);
    m_pause->setObjectName(QStringLiteral("meiosisPause"));
    m_pause->setSingleShot(true);
    m_pause->setInterval(readingPause);
    connect(m_pause, &QTimer::timeout, this, [this] { step(1); });
    connect(m_picture, &MeiosisPicture::arrived, this, &MeiosisView::arrive);
    connect(m_picture, &MeiosisPicture::backRequested, m_back, &QPushButton::click);
    connect(m_picture, &MeiosisPicture::nextRequested, m_next, &QPushButton::click);
}

void MeiosisView::addSeen(Form rows) {
    m_seen = rows.widget();
    Form head = rows.part(Form::Way::Along, 5);
    m_name = head.grow(head.label("meiosisPhase", TextRole::PanelTitle));
    m_number = head.note({});
    m_number->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
    m_picture = rows.add(new MeiosisPicture(m_seen), 1);
    m_counts = rows.label("meiosisCounts", TextRole::Caption, Role::SoftInk);
    m_sentence = rows.label("meiosisSentence");
    // The buttons below stay where they are from phase to phase.
    m_sentence->setAlignment(Qt::AlignLeft | Qt::AlignTop);
    keepStyled(m_sentence,
               [this] { m_sentence->setMinimumHeight(3 * m_sentence->fontMetrics().lineSpacing()); });
}

void MeiosisView::addTally(Form rows) {
    m_tally = rows.widget();
    m_tallyTitle = rows.label("meiosesCounted", TextRole::Strong);
    m_table = rows.add(
        "meiosisTable",
        new FactTable([] { return tr("Gametes of all meioses so far"); },
                      [] {
                          return QStringList{tr("Gamete"), tr("Counted"), tr("Share"), tr("Expected")};
                      },
                      1, m_tally));
    rows.addStretch();
}

void MeiosisView::addControls(Form line) {
    m_back = line.button(
        "meiosisBack", [] { return tr("‹ Back"); },
        [this] {
            play(false);
            step(-1);
        });
    m_next = line.button(
        "meiosisNext", [] { return tr("Next ›"); },
        [this] {
            play(false);
            step(1);
        });
    m_play = line.button("meiosisPlay", {}, [this] { play(m_play->isChecked()); });
    m_play->setCheckable(true);
    m_another = line.button(
        "meiosisAnother", [] { return tr("Another meiosis"); }, [this] { draw(1); });
    m_hundred = line.button(
        "meiosisHundred", [] { return tr("100 meioses"); }, [this] { draw(100); });
    m_turn = line.button(
        "meiosisTurn", [] { return tr("Counts"); }, [this] { refreshHalves(); });
    m_turn->setCheckable(true);
}

void MeiosisView::setSeries(lessons::MeiosisSeries series, MeiosisPhase phase) {
    play(false);
    m_series = std::make_unique<lessons::MeiosisSeries>(std::move(series));
    m_table->setRowCount(int(m_series->kinds().size()));
    m_picture->setMeiosis(m_series->cross(), m_series->current(), std::min(phase, lastPhase()));
    arrive();
}

MeiosisPhase MeiosisView::phase() const {
    return m_picture->phase();
}

MeiosisPhase MeiosisView::lastPhase() const {
    return m_answers ? MeiosisPhase::Gametes : MeiosisPhase::MetaphaseI;
}

void MeiosisView::setAnswersShown(bool shown) {
    m_answers = shown;
    if (!m_series)
        return;
    if (phase() > lastPhase())
        m_picture->setMeiosis(m_series->cross(), m_series->current(), lastPhase());
    refresh();
}

void MeiosisView::step(int by) {
    const int wanted = int(phase()) + by;
    if (wanted < 0 || wanted > int(lastPhase()))
        return;
    m_turn->setChecked(false);
    refreshHalves();
    m_picture->moveTo(static_cast<MeiosisPhase>(wanted));
    refresh();
    say();
    emit changed();
}

/// Gametes are counted when they can be seen.
void MeiosisView::arrive() {
    if (m_answers && phase() == MeiosisPhase::Gametes)
        m_series->countCurrent();
    refresh();
    if (!m_play->isChecked())
        return;
    if (phase() == lastPhase())
        play(false);
    else
        m_pause->start();
}

void MeiosisView::draw(int times) {
    play(false);
    m_series->draw(times);
    // Many meioses are to be counted, one is to be seen.
    m_turn->setChecked(times > 1);
    // Before the chromosomes pair up, one meiosis looks like the other.
    const MeiosisPhase shown = times > 1 ? MeiosisPhase::Gametes : std::max(phase(), MeiosisPhase::ProphaseI);
    m_picture->setMeiosis(m_series->cross(), m_series->current(), shown);
    arrive();
    say();
    emit changed();
}

void MeiosisView::namePlay() {
    m_play->setText(m_play->isChecked() ? tr("Pause") : tr("Play"));
    m_play->setAccessibleName(m_play->text());
}

/// From the last phase it begins anew.
void MeiosisView::play(bool playing) {
    m_pause->stop();
    m_play->setChecked(playing);
    namePlay();
    if (!playing)
        return;
    if (phase() == lastPhase()) {
        if (m_answers)
            m_series->draw();
        m_picture->setMeiosis(m_series->cross(), m_series->current(), MeiosisPhase::Cell);
        emit changed();
    }
    refresh();
    step(1);
}

void MeiosisView::refresh() {
    const MeiosisPhase now = phase();
    m_name->setText(text(lessons::nameOf(now)));
    m_number->setText(tr("%1 of %2").arg(int(now) + 1).arg(lessons::allMeiosisPhases.size()));
    m_counts->setText(countsText(now, int(m_series->current().pairs().size())));
    QString sentence = text(lessons::sentenceOn(now, m_series->current()));
    if (!m_answers && now == lastPhase())
        sentence += QLatin1Char(' ') + tr("What follows is shown after your first roll.");
    m_sentence->setText(sentence);
    m_back->setEnabled(now != MeiosisPhase::Cell);
    m_next->setEnabled(now != lastPhase());
    m_another->setEnabled(m_answers);
    m_hundred->setVisible(m_answers);
    m_another->setVisible(m_answers);
    refreshHalves();
    refreshTable();
}

void MeiosisView::refreshTable() {
    const std::int64_t meioses = m_series->counted();
    m_tallyTitle->setText(tr("Meioses: %1, gametes: %2").arg(countText(meioses), countText(4 * meioses)));
    for (std::size_t i = 0; i < m_series->kinds().size(); ++i) {
        const lessons::Gamete& kind = m_series->kinds()[i];
        const std::int64_t count = m_series->counts()[i];
        m_table->set(int(i), 0, QString::fromStdString(lessons::notation(m_series->cross(), kind)));
        m_table->set(int(i), 1, countText(count));
        m_table->set(int(i), 2,
                     meioses == 0 ? QStringLiteral("–") : percentText(double(count) / double(4 * meioses)));
        m_table->set(int(i), 3, percentText(kind.chance));
    }
    m_table->fit();
}

/// A press moves no focus, so that a screen reader would not notice what it did.
void MeiosisView::say() {
    QStringList said{m_name->text() + QLatin1Char('.'), m_sentence->text()};
    if (phase() == MeiosisPhase::Gametes)
        said << cellsText(m_series->cross(), m_series->current(), phase()) + QLatin1Char('.');
    m_announcer->say(said);
}

bool MeiosisView::isNarrow() const {
    return width() < Theme::current().px(600);
}

void MeiosisView::refreshHalves() {
    const bool narrow = isNarrow();
    m_turn->setVisible(narrow && m_answers);
    const bool counts = m_answers && (!narrow || m_turn->isChecked());
    m_tally->setVisible(counts);
    m_seen->setVisible(!counts || !narrow);
}

void MeiosisView::resizeEvent(QResizeEvent* event) {
    refreshHalves();
    QWidget::resizeEvent(event);
}

} // namespace app
