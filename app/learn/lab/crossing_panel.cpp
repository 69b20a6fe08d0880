// SPDX-License-Identifier: GPL-3.0-or-later
#include "crossing_panel.h"

#include "app/base/text/phrases.h"
#include "app/charts/meiosis_layer.h"
#include "app/charts/outcome_numbers.h"
#include "app/ui/speech/spoken.h"
#include "app/ui/widgets/flow_layout.h"
#include "app/ui/widgets/page_parts.h"
#include "breeding_words.h"
#include "organism_button.h"
#include "shelves_view.h"

#include <QtCore/QLocale>
#include <QtCore/QSignalBlocker>
#include <QtGui/QIntValidator>
#include <QtWidgets/QApplication>
#include <QtWidgets/QComboBox>
#include <QtWidgets/QLabel>
#include <QtWidgets/QLineEdit>
#include <QtWidgets/QPushButton>
#include <QtWidgets/QVBoxLayout>

namespace app {

using namespace page_parts;
using namespace lessons::breeding;

namespace {

/// Makes a label as high as the field after it, so that their words are on one line.
QLabel* besideField(QLabel* label, const QWidget* field) {
    label->setMinimumHeight(field->sizeHint().height());
    return label;
}

} // namespace

CrossingPanel::CrossingPanel(BreedingSession& session, std::int64_t number, QWidget* parent)
    : Panel(parent), m_session(session) {
    auto* rows = new QVBoxLayout(this);
    setMargins(rows, 12, 7);
    rows->addWidget(words([] { return tr("Cross"); }, this, TextRole::PanelTitle));
    rows->addWidget(makeParents());
    rows->addWidget(makeSize(number));
    rows->addWidget(makeLabel());
    rows->addWidget(words([] { return tr("Offspring"); }, this, TextRole::PanelTitle));
    m_crosses = new QComboBox(this);
    m_crosses->setObjectName(QStringLiteral("breedingCrosses"));
    m_crosses->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    m_crosses->setMinimumContentsLength(16);
    keepTranslated(m_crosses, [this] { speech::setLabel(m_crosses, tr("Cross that is shown")); });
    connect(m_crosses, &QComboBox::activated, this,
            [this](int index) { m_session.showCross(m_crosses->itemData(index).toULongLong()); });
    rows->addWidget(m_crosses);
    m_counted = words({}, this, TextRole::Body, Role::SoftInk);
    m_counted->setObjectName(QStringLiteral("breedingCounted"));
    rows->addWidget(m_counted);
    auto* tray = new QWidget(this);
    m_tray = new QVBoxLayout(tray);
    setMargins(m_tray, 0, 6);
    rows->addWidget(tray);
    rows->addStretch(1);
    connect(&session, &BreedingSession::changed, this, &CrossingPanel::refresh);
    refresh();
}

QWidget* CrossingPanel::makeParents() {
    auto* part = new QWidget(this);
    auto* rows = new QVBoxLayout(part);
    setMargins(rows, 0, 2);
    m_parents = words({}, part, TextRole::Strong);
    m_parents->setObjectName(QStringLiteral("breedingParents"));
    // Genotypes are hidden until the pupil has asked for the answer.
    m_meiosis = meiosisButton(part, [this] { return meiosisOfPair(); });
    rows->addWidget(besideMeiosisButton(m_parents, m_meiosis, part));
    m_hint = words({}, part, TextRole::Caption, Role::SoftInk);
    // Room for two lines, so that nothing moves when the parents are chosen.
    m_hint->setAlignment(Qt::AlignLeft | Qt::AlignTop);
    m_hint->setMinimumHeight(2 * m_hint->fontMetrics().lineSpacing());
    rows->addWidget(m_hint);
    return part;
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

QWidget* CrossingPanel::makeSize(std::int64_t number) {
    auto* part = new QWidget(this);
    auto* flow = new FlowLayout(part);
    keepStyled(flow, [flow] { flow->setSpacing(Theme::current().px(6)); });
    m_number = lineEdit(QString::number(number), part);
    m_number->setObjectName(QStringLiteral("breedingNumber"));
    m_number->setValidator(new QIntValidator(1, int(Bench::mostOffspring), m_number));
    m_number->setFixedWidth(m_number->fontMetrics().horizontalAdvance(QStringLiteral("0000000")) +
                            Theme::current().px(22));
    flow->addWidget(besideField(nameOf(
                                    m_number, [] { return tr("Offspring"); }, part),
                                m_number));
    keepTranslated(m_number, [this] { m_number->setAccessibleName(tr("Number of offspring")); });
    flow->addWidget(m_number);
    for (const int size : {20, 200, 1500}) {
        QPushButton* quick = button(QLocale().toString(size), part);
        quick->setObjectName(QStringLiteral("offspring%1").arg(size));
        quick->setAccessibleName(tr("%1 offspring").arg(size));
        connect(quick, &QPushButton::clicked, this,
                [this, size] { m_number->setText(QString::number(size)); });
        flow->addWidget(quick);
    }
    m_cross = button([] { return tr("Cross"); }, part);
    m_cross->setObjectName(QStringLiteral("breedingCross"));
    connect(m_cross, &QPushButton::clicked, this, [this] { m_session.cross(this->number()); });
    connect(m_number, &QLineEdit::returnPressed, m_cross, &QPushButton::click);
    connect(m_number, &QLineEdit::textChanged, this, [this] {
        refresh();
        if (this->number() > 0)
            emit numberChanged(this->number());
    });
    flow->addWidget(m_cross);
    keepStyled(m_cross, [this] { m_cross->setMinimumWidth(Theme::current().px(120)); });
    return part;
}

QWidget* CrossingPanel::makeLabel() {
    m_labelPart = new QWidget(this);
    auto* flow = new FlowLayout(m_labelPart);
    keepStyled(flow, [flow] { flow->setSpacing(Theme::current().px(6)); });
    m_label = lineEdit({}, m_labelPart);
    m_label->setObjectName(QStringLiteral("breedingLabel"));
    m_label->setMaxLength(14);
    keepStyled(m_label, [this] { m_label->setFixedWidth(Theme::current().px(120)); });
    m_labelName = nameOf(
        m_label, [] { return tr("Label"); }, m_labelPart);
    flow->addWidget(besideField(m_labelName, m_label));
    flow->addWidget(m_label);
    connect(m_label, &QLineEdit::editingFinished, this, [this] {
        if (const auto one = labelled())
            m_session.setLabel(*one, m_label->text());
    });
    m_discard = button([] { return tr("Discard"); }, m_labelPart);
    m_discard->setObjectName(QStringLiteral("breedingDiscard"));
    connect(m_discard, &QPushButton::clicked, this, [this] {
        if (const auto one = labelled())
            m_session.discard(*one);
    });
    flow->addWidget(m_discard);
    return m_labelPart;
}

std::int64_t CrossingPanel::number() const {
    return m_number->hasAcceptableInput() ? m_number->text().toLongLong() : 0;
}

std::optional<std::size_t> CrossingPanel::labelled() const {
    if (m_session.parents().empty())
        return std::nullopt;
    return m_session.parents().back();
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
    const QString labelName =
        one ? tr("Label of %1").arg(breeding_words::shortName(bench, *one)) : tr("Label");
    m_labelName->setText(labelName);
    m_label->setAccessibleName(labelName);
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
    const QSignalBlocker quiet(m_crosses);
    m_crosses->clear();
    const Bench& bench = m_session.bench();
    const auto& crosses = bench.crosses();
    if (!m_session.shownCross())
        m_crosses->addItem(crosses.empty() ? tr("No cross yet") : tr("These parents: no cross yet"),
                           QVariant::fromValue<qulonglong>(crosses.size()));
    for (std::size_t i = crosses.size(); i-- > 0;) {
        m_crosses->addItem(QStringLiteral("%1: %2, n = %3")
                               .arg(breeding_words::crossName(i),
                                    breeding_words::parents(bench, crosses[i].mother, crosses[i].father),
                                    countText(crosses[i].size)),
                           QVariant::fromValue<qulonglong>(i));
        if (m_session.shownCross() == i)
            m_crosses->setCurrentIndex(m_crosses->count() - 1);
    }
    m_crosses->setEnabled(!crosses.empty());
}

void CrossingPanel::refreshOffspring() {
    QString focused;
    if (m_offspring) {
        if (const QWidget* focus = QApplication::focusWidget(); focus && m_offspring->isAncestorOf(focus))
            focused = focus->objectName();
        m_offspring->hide();
        m_offspring->deleteLater();
    }
    m_offspring = new QWidget;
    auto* rows = new QVBoxLayout(m_offspring);
    setMargins(rows, 0, 6);
    const auto shown = m_session.shownCross();
    m_counted->setText(shown ? tr("Click offspring to keep one of them on the shelf.")
                             : tr("Here you will see the offspring, sorted by what they look like."));
    if (shown) {
        const Bench& bench = m_session.bench();
        const CrossRecord& record = bench.crosses()[*shown];
        for (std::size_t i = 0; i < record.outcomes.size(); ++i) {
            const CrossRecord::Outcome& one = record.outcomes[i];
            const QString name = breeding_words::look(bench, one.look, one.sex);
            auto* row =
                new OffspringRow(organismLook(bench.mystery(), one.look, one.sex), name, countText(one.count),
                                 double(one.count) / double(record.size), m_offspring);
            row->setObjectName(QStringLiteral("outcome%1").arg(i));
            row->setAccessibleName(tr("%1: %2. Keep one").arg(name, countText(one.count)));
            const auto refusal = bench.whyNotKeep(*shown, i);
            row->setEnabled(!refusal);
            row->setToolTip(refusal ? QStringLiteral("%1: %2").arg(name, text(phrase(*refusal)))
                                    : row->accessibleName());
            connect(row, &OffspringRow::clicked, this, [this, i] { m_session.keep(i); });
            rows->addWidget(row);
        }
    }
    m_tray->addWidget(m_offspring);
    m_offspring->show();
    if (!focused.isEmpty())
        if (auto* again = m_offspring->findChild<QWidget*>(focused))
            again->setFocus();
}

} // namespace app
