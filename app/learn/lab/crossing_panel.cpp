// SPDX-License-Identifier: GPL-3.0-or-later
#include "crossing_panel.h"

#include "app/base/text/phrases.h"
#include "app/charts/meiosis_layer.h"
#include "app/charts/outcome_numbers.h"
#include "app/ui/theme/tokens.h"
#include "app/ui/widgets/page_parts.h"
#include "breeding_words.h"
#include "organism_button.h"
#include "shelves_view.h"

#include <QtCore/QLocale>
#include <QtCore/QSignalBlocker>
#include <QtGui/QIntValidator>
#include <QtWidgets/QBoxLayout>
#include <QtWidgets/QComboBox>
#include <QtWidgets/QLabel>
#include <QtWidgets/QLineEdit>
#include <QtWidgets/QPushButton>

namespace app {

using namespace page_parts;
using namespace lessons::breeding;

CrossingPanel::CrossingPanel(BreedingSession& session, std::int64_t number, QWidget* parent)
    : Panel(parent), m_session(session) {
    Form form(this, Form::Way::Down, 7, space::gap);
    form.heading([] { return tr("Cross"); });
    addParents(form.part(Form::Way::Down, space::hair));
    addSize(form.part(Form::Way::Wrapping, 6), number);
    addLabel(form.part(Form::Way::Wrapping, 6));
    form.heading([] { return tr("Offspring"); });
    m_crosses = form.choice("breedingCrosses", Label::heard([] { return tr("Cross that is shown"); }));
    keepShort(m_crosses, 16);
    connect(m_crosses, &QComboBox::activated, this,
            [this](int index) { m_session.showCross(m_crosses->itemData(index).toULongLong()); });
    m_counted = form.label("breedingCounted", TextRole::Body, Role::SoftInk);
    m_tray = form.part(Form::Way::Down, 6).box();
    form.addStretch();
    connect(&session, &BreedingSession::changed, this, &CrossingPanel::refresh);
    keepTranslated(this, [this] { refresh(); });
}

void CrossingPanel::addParents(Form rows) {
    m_parents = wrappingLabel({}, rows.widget(), TextRole::Strong);
    m_parents->setObjectName(QStringLiteral("breedingParents"));
    // Genotypes are hidden until the pupil has asked for the answer.
    m_meiosis = meiosisButton(rows.widget(), [this] { return meiosisOfPair(); });
    rows.add(besideMeiosisButton(m_parents, m_meiosis, rows.widget()));
    m_hint = rows.note({});
    // Room for two lines, so that nothing moves when the parents are chosen.
    m_hint->setAlignment(Qt::AlignLeft | Qt::AlignTop);
    keepStyled(m_hint, [this] { m_hint->setMinimumHeight(2 * m_hint->fontMetrics().lineSpacing()); });
}

/// Precondition: a pair is chosen.
MeiosisOccasion CrossingPanel::meiosisOfPair() const {
    const auto [mother, father] = m_session.pair().value();
    MeiosisOccasion occasion;
    occasion.cross = m_session.bench().crossOf(mother, father);
    const Scheme& scheme = m_session.mystery().scheme();
    if (scheme.recombinationOf(Sex::Male) != scheme.recombinationOf(Sex::Female)) {
        occasion.secondRecombination = scheme.recombinationOf(Sex::Male);
        occasion.note = tr("Male fruit flies have no crossing over.");
    }
    return occasion;
}

void CrossingPanel::addSize(Form line, std::int64_t number) {
    m_number = line.field(
        "breedingNumber", [] { return tr("Offspring"); }, QString::number(number),
        [this] {
            refresh();
            if (this->number() > 0)
                emit numberChanged(this->number());
        });
    m_number->setValidator(new QIntValidator(1, int(Bench::mostOffspring), m_number));
    keepStyled(m_number, [this] {
        m_number->setFixedWidth(m_number->fontMetrics().horizontalAdvance(QStringLiteral("0000000")) +
                                Theme::current().px(22));
    });
    keepTranslated(m_number, [this] { m_number->setAccessibleName(tr("Number of offspring")); });
    for (const int size : {20, 200, 1500}) {
        QPushButton* quick = line.button(
            QStringLiteral("offspring%1").arg(size), [size] { return QLocale().toString(size); },
            [this, size] { m_number->setText(QString::number(size)); });
        keepTranslated(quick, [quick, size] { quick->setAccessibleName(tr("%1 offspring").arg(size)); });
    }
    m_cross = line.button("breedingCross", {}, [this] { m_session.cross(this->number()); });
    connect(m_number, &QLineEdit::returnPressed, m_cross, &QPushButton::click);
    keepStyled(m_cross, [this] { m_cross->setMinimumWidth(Theme::current().px(120)); });
}

void CrossingPanel::addLabel(Form line) {
    m_labelPart = line.widget();
    m_label = line.field("breedingLabel", [this] { return labelName(); });
    m_label->setMaxLength(14);
    keepFixedWidth(m_label, 120);
    m_labelName = m_label->parentWidget()->findChild<QLabel*>();
    connect(m_label, &QLineEdit::editingFinished, this, [this] {
        if (const auto one = labelled())
            m_session.setLabel(*one, m_label->text());
    });
    m_discard = line.button(
        "breedingDiscard", [] { return tr("Discard"); },
        [this] {
            if (const auto one = labelled())
                m_session.discard(*one);
        });
}

std::int64_t CrossingPanel::number() const {
    return m_number->hasAcceptableInput() ? m_number->text().toLongLong() : 0;
}

std::optional<std::size_t> CrossingPanel::labelled() const {
    if (m_session.parents().empty())
        return std::nullopt;
    return m_session.parents().back();
}

QString CrossingPanel::labelName() const {
    const auto one = labelled();
    return one ? tr("Label of %1").arg(breeding_words::shortName(m_session.bench(), *one)) : tr("Label");
}

void CrossingPanel::refresh() {
    if (!m_tray)
        return;
    const Bench& bench = m_session.bench();
    const bool sexes = hasSexes(m_session.mystery().code.organism);
    const auto pair = m_session.pair();
    m_parents->setText(pair ? breeding_words::parents(bench, pair->first, pair->second)
                       : m_session.parents().empty()
                           ? tr("No parents chosen")
                           : breeding_words::name(bench, m_session.parents().front()));
    m_meiosis->setVisible(m_session.isRevealed());
    m_meiosis->setEnabled(pair.has_value());
    const auto refusal = m_session.whyNotCross(number());
    if (!pair)
        m_hint->setText(sexes ? tr("Choose a female and a male on the shelves.")
                              : tr("Choose two plants on the shelves, or one that pollinates itself."));
    else
        m_hint->setText(refusal ? text(phrase(*refusal)) : QString());
    m_cross->setText(pair && pair->first == pair->second ? tr("Self-pollinate") : tr("Cross"));
    keepWidth(m_cross, {tr("Self-pollinate"), tr("Cross")});
    m_cross->setAccessibleName(m_cross->text());
    m_cross->setEnabled(!refusal);
    const auto one = labelled();
    m_labelPart->setEnabled(one.has_value());
    m_labelName->setText(labelName());
    m_label->setAccessibleName(labelName());
    if (!m_label->hasFocus() || !one)
        m_label->setText(one ? QString::fromStdString(bench.specimens()[*one].label) : QString());
    const auto keep = one ? bench.whyNotDiscard(*one) : std::nullopt;
    m_discard->setEnabled(one && !keep);
    m_discard->setToolTip(keep ? text(phrase(*keep)) : QString());
    m_discard->setAccessibleDescription(m_discard->toolTip());
    refreshCrosses();
    refreshOffspring();
}

void CrossingPanel::refreshCrosses() {
    QList<Form::Item> items;
    const Bench& bench = m_session.bench();
    const auto& crosses = bench.crosses();
    if (!m_session.shownCross())
        items << Form::Item{crosses.empty() ? tr("No cross yet") : tr("These parents: no cross yet"),
                            QVariant::fromValue<qulonglong>(crosses.size())};
    for (std::size_t i = crosses.size(); i-- > 0;)
        items << Form::Item{QStringLiteral("%1: %2, n = %3")
                                .arg(breeding_words::crossName(i),
                                     breeding_words::parents(bench, crosses[i].mother, crosses[i].father),
                                     countText(crosses[i].size)),
                            QVariant::fromValue<qulonglong>(i)};
    Form::fill(m_crosses, items);
    const QSignalBlocker quiet(m_crosses);
    m_crosses->setCurrentIndex(std::max(0, m_crosses->findData(QVariant::fromValue<qulonglong>(
                                               m_session.shownCross().value_or(crosses.size())))));
    m_crosses->setEnabled(!crosses.empty());
}

void CrossingPanel::refreshOffspring() {
    const auto shown = m_session.shownCross();
    m_counted->setText(shown ? tr("Click offspring to keep one of them on the shelf.")
                             : tr("Here you will see the offspring, sorted by what they look like."));
    const Bench& bench = m_session.bench();
    const auto many = shown ? qsizetype(bench.crosses()[*shown].outcomes.size()) : 0;
    while (m_offspring.size() > many) {
        OffspringRow* row = m_offspring.takeLast();
        discard(row); // it may have been clicked just now
    }
    while (m_offspring.size() < many) {
        auto* row = new OffspringRow(m_tray->parentWidget());
        row->setObjectName(QStringLiteral("outcome%1").arg(m_offspring.size()));
        connect(row, &OffspringRow::clicked, this,
                [this, i = std::size_t(m_offspring.size())] { m_session.keep(i); });
        m_tray->addWidget(row);
        m_offspring << row;
    }
    for (qsizetype i = 0; i < many; ++i) {
        const CrossRecord& record = bench.crosses()[*shown];
        const CrossRecord::Outcome& one = record.outcomes[std::size_t(i)];
        const QString name = breeding_words::look(bench, one.look, one.sex);
        OffspringRow* row = m_offspring[i];
        row->setOffspring(organismLook(bench.mystery(), one.look, one.sex), name, countText(one.count),
                          double(one.count) / double(record.size));
        row->setAccessibleName(tr("%1: %2. Keep one").arg(name, countText(one.count)));
        const auto refusal = bench.whyNotKeep(*shown, std::size_t(i));
        row->setEnabled(!refusal);
        row->setToolTip(refusal ? QStringLiteral("%1: %2").arg(name, text(phrase(*refusal)))
                                : row->accessibleName());
    }
}

} // namespace app
