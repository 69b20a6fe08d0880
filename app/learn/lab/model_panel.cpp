// SPDX-License-Identifier: GPL-3.0-or-later
#include "model_panel.h"

#include "app/base/text/phrases.h"
#include "app/charts/reading.h"
#include "app/ui/speech/spoken.h"
#include "app/ui/widgets/page_parts.h"
#include "app/ui/widgets/segment_row.h"
#include "breeding_model.h"
#include "breeding_words.h"
#include "chart_sheet.h"

#include <QtCore/QSignalBlocker>
#include <QtWidgets/QApplication>
#include <QtWidgets/QCheckBox>
#include <QtWidgets/QComboBox>
#include <QtWidgets/QLabel>
#include <QtWidgets/QLineEdit>
#include <QtWidgets/QPushButton>
#include <QtWidgets/QStackedWidget>
#include <QtWidgets/QVBoxLayout>

namespace app {

using namespace page_parts;
using namespace lessons::breeding;

ModelPanel::ModelPanel(BreedingSession& session, Part part, QWidget* parent)
    : Panel(parent), m_session(session), m_part(part) {
    auto* rows = new QVBoxLayout(this);
    setMargins(rows, 12, 7);
    rows->addWidget(words([] { return tr("My model"); }, this, TextRole::PanelTitle));
    m_choice = new SegmentRow(tr("Part"),
                              {{int(Part::Model), tr("State it")},
                               {int(Part::Prediction), tr("Test it")},
                               {int(Part::Defence), tr("Defend it")}},
                              int(part), this);
    m_choice->setObjectName(QStringLiteral("modelPart"));
    connect(m_choice, &SegmentRow::chosen, this, [this](int value) {
        m_part = Part(value);
        m_parts->setCurrentIndex(value);
        emit partChosen(m_part);
    });
    rows->addWidget(m_choice);
    m_parts = new QStackedWidget(this);
    m_parts->addWidget(makeClaim());
    m_parts->addWidget(makePrediction());
    m_parts->addWidget(makeDefence());
    m_parts->setCurrentIndex(int(part));
    rows->addWidget(m_parts, 1);
    connect(&session, &BreedingSession::changed, this, &ModelPanel::refresh);
    refresh();
}

void ModelPanel::showPart(Part part) {
    m_choice->setValue(int(part));
}

QWidget* ModelPanel::makeClaim() {
    auto* part = new QWidget(m_parts);
    m_claimRows = new QVBoxLayout(part);
    setMargins(m_claimRows, 0, 6);
    return part;
}

QWidget* ModelPanel::makePrediction() {
    auto* part = new QWidget(m_parts);
    auto* rows = new QVBoxLayout(part);
    setMargins(rows, 0, 6);
    m_pair = words({}, part, TextRole::Strong);
    rows->addWidget(m_pair);
    m_order = words({}, part, TextRole::Body, Role::SoftInk);
    rows->addWidget(m_order);
    m_ratio = lineEdit({}, part);
    m_ratio->setObjectName(QStringLiteral("breedingRatio"));
    m_ratio->setMaxLength(60);
    rows->addWidget(nameOf(
        m_ratio, [] { return tr("I expect the ratio"); }, part));
    rows->addWidget(m_ratio);
    m_apart = new QCheckBox(tr("Count females and males apart"), part);
    m_apart->setObjectName(QStringLiteral("breedingApart"));
    rows->addWidget(m_apart);
    const auto predict = [this] { m_session.predict(m_ratio->text(), m_apart->isChecked()); };
    connect(m_ratio, &QLineEdit::editingFinished, this, predict);
    connect(m_apart, &QCheckBox::clicked, this, predict);
    m_follows = words({}, part);
    m_follows->setObjectName(QStringLiteral("breedingFollows"));
    rows->addWidget(m_follows);
    m_chart = new ChartSheet(part);
    rows->addWidget(m_chart, 1);
    return part;
}

QWidget* ModelPanel::makeDefence() {
    auto* part = new QWidget(m_parts);
    auto* rows = new QVBoxLayout(part);
    setMargins(rows, 0, 6);
    rows->addWidget(words(
        [] {
            return tr("A model is excluded if offspring were seen that it does not allow, or if p is "
                      "below 0.01 even for the parents' genotypes that fit best: the smallest p of "
                      "any cross, times the number of crosses.");
        },
        part, TextRole::Caption, Role::SoftInk));
    m_defend = button([] { return tr("Judge the evidence"); }, part);
    m_defend->setObjectName(QStringLiteral("breedingDefend"));
    connect(m_defend, &QPushButton::clicked, &m_session, &BreedingSession::defend);
    rows->addWidget(m_defend, 0, Qt::AlignLeft);
    m_why = words({}, part, TextRole::Body, Role::SoftInk);
    m_why->setObjectName(QStringLiteral("breedingWhy"));
    rows->addWidget(m_why);
    auto* list = new QWidget(part);
    m_verdictRows = new QVBoxLayout(list);
    setMargins(m_verdictRows, 0, 0);
    rows->addWidget(list);
    rows->addStretch(1);
    m_reveal = button([] { return tr("Show me the answer…"); }, part);
    m_reveal->setObjectName(QStringLiteral("breedingReveal"));
    connect(m_reveal, &QPushButton::clicked, this, &ModelPanel::askForAnswer);
    rows->addWidget(m_reveal, 0, Qt::AlignLeft);
    m_answer = words({}, part, TextRole::Strong);
    m_answer->setObjectName(QStringLiteral("breedingAnswer"));
    rows->addWidget(m_answer);
    return part;
}

void ModelPanel::refresh() {
    refreshClaim();
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
    if (m_verdicts) {
        m_verdicts->hide();
        m_verdicts->deleteLater();
    }
    m_verdicts = new QWidget;
    auto* rows = new QVBoxLayout(m_verdicts);
    setMargins(rows, 0, 5);
    if (judgement) {
        addVerdict(*rows, m_verdicts, judgement->own,
                   tr("Your model: %1").arg(text(nameOf(judgement->own.mode))));
        for (const Verdict& one : judgement->others)
            addVerdict(*rows, m_verdicts, one,
                       one.mode == judgement->own.mode
                           ? tr("%1, with other forms").arg(text(nameOf(one.mode)))
                           : text(nameOf(one.mode)));
    }
    m_verdictRows->addWidget(m_verdicts);
    m_verdicts->show();
    m_reveal->setVisible(!m_session.isRevealed());
    m_answer->setText(m_session.isRevealed() ? breeding_words::answer(m_session) : QString());
    m_answer->setVisible(m_session.isRevealed());
}

void ModelPanel::addVerdict(QBoxLayout& rows, QWidget* parent, const Verdict& verdict, const QString& name) {
    auto* card = new Panel(parent, verdict.isExcluded() ? Role::Resting : Role::SageTint, Role::Line);
    auto* lines = new QVBoxLayout(card);
    setMargins(lines, 8, 2);
    const QString mark = verdict.isExcluded() ? QStringLiteral("✕ %1") : QStringLiteral("? %1");
    lines->addWidget(words(mark.arg(name), card, TextRole::Strong));
    lines->addWidget(words(breeding_words::verdict(m_session, verdict), card));
    rows.addWidget(card);
}

} // namespace app
