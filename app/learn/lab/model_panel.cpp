// SPDX-License-Identifier: GPL-3.0-or-later
#include "model_panel.h"

#include "app/base/text/phrases.h"
#include "app/charts/reading.h"
#include "app/ui/theme/tokens.h"
#include "app/ui/widgets/page_parts.h"
#include "app/ui/widgets/segment_row.h"
#include "breeding_model.h"
#include "breeding_words.h"
#include "chart_sheet.h"
#include "solved_stamp.h"

#include <QtCore/QSignalBlocker>
#include <QtWidgets/QBoxLayout>
#include <QtWidgets/QCheckBox>
#include <QtWidgets/QLabel>
#include <QtWidgets/QLineEdit>
#include <QtWidgets/QPushButton>
#include <QtWidgets/QStackedWidget>

#include <algorithm>

namespace app {

using namespace page_parts;
using namespace lessons::breeding;

ModelPanel::ModelPanel(BreedingSession& session, Part part, QWidget* parent)
    : Panel(parent), m_session(session), m_part(part) {
    Form form(this, Form::Way::Down, 7, space::gap);
    form.heading([] { return tr("My model"); });
    m_choice = form.add(new SegmentRow([] { return tr("Part"); },
                                       {{int(Part::Model), [] { return tr("State it"); }},
                                        {int(Part::Prediction), [] { return tr("Test it"); }},
                                        {int(Part::Defence), [] { return tr("Defend it"); }}},
                                       int(part), this));
    m_choice->setObjectName(QStringLiteral("modelPart"));
    connect(m_choice, &SegmentRow::chosen, this, [this](int value) {
        m_part = Part(value);
        m_parts->setCurrentIndex(value);
        emit partChosen(m_part);
    });
    m_parts = form.add(new QStackedWidget(this), 1);
    const auto addPart = [this] {
        auto* made = new QWidget(m_parts);
        m_parts->addWidget(made);
        return Form(made, Form::Way::Down, 6);
    };
    m_claimRows = addPart().box();
    addPrediction(addPart());
    addDefence(addPart());
    m_parts->setCurrentIndex(int(part));
    connect(&session, &BreedingSession::changed, this, [this] {
        refreshClaim();
        refreshVerdicts();
        refresh();
    });
    refreshClaim();
    refreshVerdicts();
    keepTranslated(this, [this] { refresh(); });
}

void ModelPanel::showPart(Part part) {
    m_choice->setValue(int(part));
}

void ModelPanel::addPrediction(Form rows) {
    m_pair = rows.text({}, TextRole::Strong);
    m_order = rows.text({}, TextRole::Body, Role::SoftInk);
    m_ratio = rows.field("breedingRatio", [] { return tr("I expect the ratio"); });
    m_ratio->setMaxLength(60);
    m_apart = rows.tick(
        "breedingApart", [] { return tr("Count females and males apart"); }, false);
    const auto predict = [this] { m_session.predict(m_ratio->text(), m_apart->isChecked()); };
    connect(m_ratio, &QLineEdit::editingFinished, this, predict);
    connect(m_apart, &QCheckBox::clicked, this, predict);
    m_follows = rows.label("breedingFollows");
    m_chart = rows.add(new ChartSheet(rows.widget()), 1);
}

void ModelPanel::addDefence(Form rows) {
    rows.note([] {
        return tr("A model is excluded if offspring were seen that it does not allow, or if p is "
                  "below 0.01 even for the parents' genotypes that fit best: the smallest p of "
                  "any cross, times the number of crosses.");
    });
    m_defend = rows.button(
        "breedingDefend", [] { return tr("Judge the evidence"); }, [this] { m_session.defend(); });
    m_why = rows.label("breedingWhy", TextRole::Body, Role::SoftInk);
    m_verdictRows = rows.part(Form::Way::Down, 0).box();
    rows.addStretch();
    m_reveal = rows.button(
        "breedingReveal", [] { return tr("Show me the answer…"); }, [this] { askForAnswer(); });
    m_answer = rows.label("breedingAnswer", TextRole::Strong);
}

void ModelPanel::refresh() {
    refreshPrediction();
    refreshDefence();
}

void ModelPanel::refreshPrediction() {
    const Bench& bench = m_session.bench();
    const auto pair = m_session.pair();
    const BreedingPrediction* prediction = m_session.prediction();
    m_pair->setText(pair ? breeding_words::parents(bench, pair->first, pair->second)
                         : tr("Choose two parents on the shelves."));
    const bool sexes = hasSexes(m_session.mystery().code.organism);
    m_apart->setVisible(sexes);
    const QSignalBlocker quietApart(m_apart);
    m_apart->setChecked(prediction && prediction->apart);
    QStringList names;
    for (const Sex sex : {Sex::Female, Sex::Male}) {
        const bool apart = sexes && m_apart->isChecked();
        if (sex == Sex::Male && !apart)
            break;
        for (const Look& look :
             prediction ? prediction->looks : breeding_model::looksSeen(m_session.evidence()))
            names << (apart ? breeding_words::look(bench, look, sex) : breeding_words::look(bench, look));
    }
    m_order->setText(tr("In this order: %1").arg(names.join(QStringLiteral(" : "))));
    if (!m_ratio->hasFocus())
        m_ratio->setText(prediction ? prediction->ratio : QString());
    m_ratio->setEnabled(pair.has_value());
    m_apart->setEnabled(pair.has_value());
    const auto follows = prediction
                             ? breeding_model::follows(*prediction, m_session.model(), m_session.evidence(),
                                                       hasSexes(m_session.mystery().code.organism))
                             : std::nullopt;
    m_follows->setText(!follows ? QString()
                       : *follows
                           ? tr("Your model can give this ratio with parents that look like these.")
                           : tr("Your model cannot give this ratio with parents that look like these."));
    m_follows->setVisible(follows.has_value());
    m_chart->setReading(breedingReading(m_session));
}

void ModelPanel::refreshDefence() {
    m_defend->setEnabled(m_session.canDefend());
    const auto& judgement = m_session.judgement();
    m_why->setText(judgement ? breeding_words::judged(*judgement)
                   : !breeding_model::isStated(m_session.model(), m_session.evidence())
                       ? tr("First state a model that has a place for every form seen.")
                   : !m_session.canDefend() ? tr("First predict a ratio for a cross and make that cross.")
                                            : QString());
    m_why->setVisible(!m_why->text().isEmpty());
    m_reveal->setVisible(!m_session.isRevealed());
    m_answer->setText(m_session.isRevealed() ? breeding_words::answer(m_session) : QString());
    m_answer->setVisible(m_session.isRevealed());
}

void ModelPanel::refreshVerdicts() {
    discard(m_verdicts);
    m_verdicts = new QWidget(m_verdictRows->parentWidget());
    Form rows(m_verdicts, Form::Way::Down, 5);
    if (const auto& judgement = m_session.judgement()) {
        const Mode own = judgement->own.mode;
        // With every other model excluded, the one that is left is the mystery's.
        if (!judgement->own.isExcluded() && !judgement->others.empty() &&
            std::ranges::all_of(judgement->others, &Verdict::isExcluded))
            rows.add(new SolvedStamp(breeding_words::code(m_session.mystery()), m_verdicts), 0,
                     Qt::AlignHCenter);
        addVerdict(rows, judgement->own, [own] { return tr("Your model: %1").arg(text(nameOf(own))); });
        for (const Verdict& one : judgement->others)
            addVerdict(rows, one, [own, mode = one.mode] {
                return mode == own ? tr("%1, with other forms").arg(text(nameOf(mode))) : text(nameOf(mode));
            });
    }
    m_verdictRows->addWidget(m_verdicts);
    m_verdicts->show();
}

void ModelPanel::addVerdict(Form& rows, const Verdict& verdict, const Text& name) {
    Form card(
        rows.add(new Panel(rows.widget(), verdict.isExcluded() ? Role::Resting : Role::SageTint, Role::Line)),
        Form::Way::Down, space::hair, 8);
    const QString mark = verdict.isExcluded() ? QStringLiteral("✕ %1") : QStringLiteral("? %1");
    card.text([mark, name] { return mark.arg(name.words()); }, TextRole::Strong);
    card.text([this, verdict] { return breeding_words::verdict(m_session, verdict); });
}

} // namespace app
