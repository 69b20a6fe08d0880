// SPDX-License-Identifier: GPL-3.0-or-later
#include "challenge_panel.h"

#include "app/base/text/phrases.h"
#include "app/ui/speech/announcer.h"
#include "app/ui/widgets/form.h"
#include "app/ui/widgets/page_parts.h"
#include "app/ui/widgets/segment_row.h"
#include "puzzle_words.h"

#include <QtCore/QLocale>
#include <QtWidgets/QComboBox>
#include <QtWidgets/QLabel>
#include <QtWidgets/QPushButton>
#include <QtWidgets/QVBoxLayout>

#include <algorithm>

namespace app {

using namespace page_parts;
using genotype::Trait;
using lessons::Crosses;

namespace {

std::size_t indexOf(Trait trait) {
    return static_cast<std::size_t>(trait);
}

QString crossWords(Trait trait, const genotype::Parents& parents) {
    return genotypeText(trait, parents.left) + QStringLiteral(" × ") + genotypeText(trait, parents.top);
}

QString diceWords(double dice) {
    return QLocale().toString(dice, 'f', 2);
}

/// Whether both are the same challenges, perhaps in two languages.
bool haveSameTasks(const std::vector<ChallengeShelf::Entry>& some,
                   const std::vector<ChallengeShelf::Entry>& others) {
    const auto withoutWords = [](ChallengeShelf::Entry entry) {
        entry.faults.clear();
        if (entry.challenge) {
            entry.challenge->title.clear();
            entry.challenge->goal.clear();
        }
        return entry;
    };
    return std::ranges::equal(some, others, {}, withoutWords, withoutWords);
}

} // namespace

ChallengePanel::ChallengePanel(QWidget* parent)
    : QWidget(parent), m_titles(new QComboBox(this)),
      m_faults(wrappingLabel({}, this, TextRole::Caption, Role::Warning)),
      m_announcer(new speech::Announcer(this)) {
    auto* rows = new QVBoxLayout(this);
    setMargins(rows, 4, 8);
    m_titles->setObjectName(QStringLiteral("challenges"));
    setSpokenName(m_titles, [] { return tr("Challenge"); });
    rows->addWidget(m_titles);
    rows->addWidget(m_faults);
    rows->addStretch(1);
    connect(m_titles, &QComboBox::activated, this, [this](int place) {
        m_current = static_cast<std::size_t>(m_titles->itemData(place).toInt());
        build();
        emit currentChanged();
    });
}

void ChallengePanel::setEntries(const std::vector<ChallengeShelf::Entry>& entries) {
    const bool isSame = m_content && haveSameTasks(entries, m_entries);
    // Files may have come or gone before the one that is shown.
    const QString shown = m_current < m_entries.size() ? m_entries[m_current].path : QString();
    m_entries = entries;
    if (!isSame) {
        const auto found = std::ranges::find(m_entries, shown, &ChallengeShelf::Entry::path);
        m_current = found == m_entries.end() ? 0 : static_cast<std::size_t>(found - m_entries.begin());
    }
    listTitles();
    showFaults();
    if (!isSame)
        build();
    else if (current())
        m_goal->setText(QString::fromStdString(current()->goal));
}

void ChallengePanel::listTitles() {
    QList<Form::Item> items;
    for (std::size_t i = 0; i < m_entries.size(); ++i)
        if (const auto& challenge = m_entries[i].challenge)
            items << Form::Item{QString::fromStdString(challenge->title), static_cast<int>(i)};
    Form::fill(m_titles, items);
    const int place = std::max(0, m_titles->findData(static_cast<int>(m_current)));
    m_titles->setCurrentIndex(place);
    m_current = static_cast<std::size_t>(m_titles->itemData(place).toInt());
}

void ChallengePanel::showFaults() {
    QStringList faults;
    for (const ChallengeShelf::Entry& entry : m_entries)
        faults << entry.faults;
    m_faults->setText(faults.join(QLatin1Char('\n')));
    m_faults->setVisible(!faults.isEmpty());
}

const lessons::Challenge* ChallengePanel::current() const {
    return m_current < m_entries.size() && m_entries[m_current].challenge ? &*m_entries[m_current].challenge
                                                                          : nullptr;
}

SegmentRow* ChallengePanel::row(Trait trait) const {
    return m_rows.at(indexOf(trait));
}

QString ChallengePanel::verdict() const {
    return m_verdict && m_verdict->isVisible() ? m_verdict->text() : QString();
}

void ChallengePanel::build() {
    discard(m_content);
    m_content = new QWidget(this);
    static_cast<QVBoxLayout*>(layout())->insertWidget(1, m_content);
    m_rows.fill(nullptr);
    m_bench.reset();
    auto* rows = new QVBoxLayout(m_content);
    setMargins(rows, 0, 8);
    if (const lessons::Challenge* challenge = current()) {
        m_bench.emplace(*challenge);
        m_goal = wrappingLabel(QString::fromStdString(challenge->goal), m_content, TextRole::Strong);
        rows->addWidget(m_goal);
        rows->addWidget(wrappingLabel(
            [this, seat = challenge->seat] {
                return tr("Its plants still need %1.")
                    .arg(puzzle_words::needs(genotype::observe(m_bench->state(), seat), seat));
            },
            m_content));
        for (const Trait trait : genotype::allTraits)
            if (m_bench->needs(trait))
                addRow(*rows, m_content, trait);
        m_used = wrappingLabel({}, m_content);
        m_used->setObjectName(QStringLiteral("tilesUsed"));
        rows->addWidget(m_used);
        m_check = button([] { return tr("Check"); }, m_content);
        m_check->setObjectName(QStringLiteral("checkChallenge"));
        connect(m_check, &QPushButton::clicked, this, &ChallengePanel::check);
        rows->addWidget(m_check);
        m_verdict = wrappingLabel({}, m_content, TextRole::PanelTitle, Role::SageText);
        m_verdict->setObjectName(QStringLiteral("challengeVerdict"));
        rows->addWidget(m_verdict);
        m_best = wrappingLabel({}, m_content);
        m_best->setObjectName(QStringLiteral("challengeBest"));
        rows->addWidget(m_best);
        showTiles();
        keepTranslated(m_content, [this] {
            sayTiles();
            if (!m_verdict->isHidden())
                sayGrade();
        });
    }
    m_content->show();
}

void ChallengePanel::addRow(QVBoxLayout& rows, QWidget* parent, Trait trait) {
    const auto name = [trait] { return text(genotype::words::title(trait)); };
    rows.addWidget(wrappingLabel(name, parent));
    QStringList labels;
    for (const lessons::ReachableCross& one : m_bench->crosses(trait))
        labels << crossWords(trait, one.parents);
    auto* row = new SegmentRow(static_cast<int>(labels.size()), parent);
    row->setObjectName(QStringLiteral("parents") + QLatin1Char(genotype::letterOf(trait)));
    row->setLabels(labels);
    keepTranslated(row, [row, name] { row->setSubject(name()); });
    row->showValue(0);
    connect(row, &SegmentRow::chosen, this, &ChallengePanel::showTiles);
    rows.addWidget(row);
    m_rows.at(indexOf(trait)) = row;
}

Crosses ChallengePanel::chosen() const {
    Crosses crosses = m_bench->present();
    for (const Trait trait : genotype::allTraits)
        if (const SegmentRow* one = row(trait))
            crosses.at(indexOf(trait)) =
                m_bench->crosses(trait)[static_cast<std::size_t>(one->value())].parents;
    return crosses;
}

/// Another choice has not been checked yet.
void ChallengePanel::showTiles() {
    sayTiles();
    m_check->setEnabled(m_bench->tiles(chosen()).has_value());
    m_verdict->hide();
    m_best->hide();
}

void ChallengePanel::sayTiles() {
    const auto used = m_bench->tiles(chosen());
    m_used->setText(used ? tr("Gene tiles used: %1 of %2").arg(*used).arg(current()->tiles)
                         : tr("That takes more gene tiles than the %1 you have.").arg(current()->tiles));
}

QString ChallengePanel::crossesWords(const Crosses& crosses) const {
    QStringList all;
    for (const Trait trait : genotype::allTraits)
        if (m_bench->needs(trait))
            all << crossWords(trait, crosses.at(indexOf(trait)));
    return all.join(QStringLiteral(", "));
}

void ChallengePanel::sayGrade() {
    const Crosses made = chosen();
    const Crosses best = m_bench->best();
    const int percent = lessons::percentOfBest(*m_bench, made);
    m_verdict->setText(percent == 100 ? tr("There are no better parents for this garden.")
                                      : tr("%1 % of what the gene tiles can add").arg(percent));
    m_best->setText(tr("Of five dice a trait, the garden can expect to use %1; with the parents as they "
                       "were, %2; with the "
                       "best, %3: %4.")
                        .arg(diceWords(m_bench->dice(made)), diceWords(m_bench->dice(m_bench->present())),
                             diceWords(m_bench->dice(best)), crossesWords(best)));
}

void ChallengePanel::check() {
    sayGrade();
    m_verdict->show();
    m_best->show();
    m_announcer->say({m_verdict->text(), m_best->text()});
}

} // namespace app
