// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/base/text/phrases.h"
#include "app/charts/sample_words.h"
#include "app/documents/dice_ledger.h"
#include "app/ui/widgets/fact_table.h"
#include "app/ui/widgets/form.h"
#include "app/ui/widgets/page_parts.h"
#include "source_panel.h"

#include <QtCore/QDateTime>
#include <QtCore/QLocale>
#include <QtWidgets/QButtonGroup>
#include <QtWidgets/QComboBox>
#include <QtWidgets/QLabel>
#include <QtWidgets/QPushButton>

#include <map>

namespace app {

using namespace page_parts;
using lessons::RollRule;

namespace {

/// The dice of the games, from the ledger.
class GamesPanel : public SourcePanel {
    Q_DECLARE_TR_FUNCTIONS(app::GamesPanel)
public:
    GamesPanel(LabChoices& chosen, DiceLedger& ledger, const std::function<std::string()>& currentGame,
               QWidget* parent)
        : SourcePanel(chosen, parent), m_ledger(ledger), m_currentGame(currentGame) {
        m_games = form().choice("ledgerGame", [] { return tr("Dice of"); });
        keepShort(m_games, 12);
        connect(m_games, &QComboBox::activated, this, [this] {
            choices().game = m_games->currentData().toString().toStdString();
            refresh();
        });
        form().text([] { return tr("Trait"); }, TextRole::Strong);
        auto* traits = new QButtonGroup(this);
        for (const genotype::Trait trait : genotype::allTraits) {
            QPushButton* one = form().toggle(
                QStringLiteral("trait%1").arg(int(trait)),
                [trait] { return text(genotype::words::title(trait)); }, trait == choices().trait);
            traits->addButton(one, int(trait));
        }
        connect(traits, &QButtonGroup::idClicked, this, [this](int trait) {
            choices().trait = static_cast<genotype::Trait>(trait);
            refresh();
        });
        m_omari = form().toggle(
            {}, [] { return tr("Only Father Omari's dice"); }, choices().omari);
        setTip(m_omari, [] {
            return tr("He re-rolls until no mutation shows, so his dice have different "
                      "probabilities and are counted separately.");
        });
        connect(m_omari, &QPushButton::clicked, this, [this](bool on) {
            choices().omari = on;
            refresh();
        });
        m_note = form().label("ledgerNote", TextRole::Caption, Role::SoftInk);
        keepTranslated(this, [this] {
            fillGames();
            refresh();
        });
        connect(&m_ledger, &DiceLedger::changed, this, &GamesPanel::reload);
    }

    LabReading reading() const override {
        const lessons::Ledger& ledger = m_ledger.ledger();
        const lessons::LedgerFilter filter = this->filter();
        const auto sample = ledger.tally(filter).sample(choices().trait, rule());
        LabReading reading = readingOf(sample);
        reading.source = choices().game.empty() ? tr("dice of my games") : tr("dice of one game");
        std::vector<std::size_t> order;
        for (const lessons::LedgerRow& row : ledger.filtered(filter))
            if (std::size_t(row.area()) < reading.numbers.size())
                order.push_back(std::size_t(row.area()));
        reading.running = lessons::seriesOf(order, reading.numbers.size());
        return reading;
    }

    QWidget* makeBench(QWidget* parent) override {
        Form rows(new QWidget(parent), Form::Way::Down, 6);
        rows.text([] { return tr("The parents at the time of each roll"); }, TextRole::Strong);
        m_noDice = rows.text([] { return tr("No dice for this trait yet."); }, TextRole::Body, Role::SoftInk);
        m_table = rows.add(new FactTable({}, QStringList(), 0, rows.widget()));
        rows.note([] {
            return tr("The expectation is the sum over all dice, each with its own parents. A re-rolled die "
                      "counts once, with its final face.");
        });
        rows.addStretch();
        refreshBench();
        return rows.widget();
    }

protected:
    void showEvent(QShowEvent* event) override {
        SourcePanel::showEvent(event);
        if (m_stale)
            reload();
    }

private:
    RollRule rule() const {
        return choices().omari ? RollRule::RerolledUntilNumeral : RollRule::RerolledOnce;
    }

    lessons::LedgerFilter filter() const {
        lessons::LedgerFilter made;
        made.trait = choices().trait;
        made.rule = rule();
        if (!choices().game.empty()) {
            made.game = choices().game;
            // A single game is not a pool, so its dice can be shown whatever its seed.
            made.withPreset = true;
        }
        return made;
    }

    /// While the panel is hidden, new dice only mark it as stale.
    void reload() {
        m_stale = true;
        if (!isVisible())
            return;
        m_stale = false;
        fillGames();
        refresh();
    }

    void fillGames() {
        const std::string current = m_currentGame();
        struct Known {
            std::size_t dice = 0;
            std::size_t order = 0;
            std::string time;
        };
        std::map<std::string, Known> games;
        std::size_t order = 0;
        for (const lessons::LedgerRow& row : m_ledger.ledger().rows()) {
            Known& one = games[row.game];
            ++one.dice;
            one.order = ++order;
            if (one.time.empty())
                one.time = row.time;
        }
        std::vector<std::pair<std::string, Known>> sorted(games.begin(), games.end());
        std::sort(sorted.begin(), sorted.end(),
                  [](const auto& one, const auto& other) { return one.second.order > other.second.order; });
        QList<Form::Item> items{{tr("all my games"), QString()}};
        for (const auto& [game, known] : sorted) {
            const QDateTime time = QDateTime::fromString(QString::fromStdString(known.time), Qt::ISODate);
            const int dice = static_cast<int>(known.dice);
            QString name = time.isValid()
                               ? tr("%1, %Ln dice", nullptr, dice)
                                     .arg(QLocale().toString(time.toLocalTime(), QLocale::ShortFormat))
                               : tr("an older game, %Ln dice", nullptr, dice);
            if (game == current)
                name = tr("this game, %Ln dice", nullptr, dice);
            items << Form::Item{name, QString::fromStdString(game)};
        }
        Form::fill(m_games, items);
        const int at = m_games->findData(QString::fromStdString(choices().game));
        m_games->setCurrentIndex(std::max(0, at));
        if (at < 0)
            choices().game.clear();
    }

    void refresh() {
        std::size_t preset = 0;
        std::size_t omaris = 0;
        for (const lessons::LedgerRow& row : m_ledger.ledger().rows()) {
            preset += row.preset;
            omaris += row.rule == RollRule::RerolledUntilNumeral;
        }
        m_omari->setVisible(omaris > 0 || choices().omari);
        QStringList notes;
        if (!m_ledger.message().isEmpty())
            notes << m_ledger.message();
        if (m_ledger.ledger().rows().empty())
            notes << tr("No dice have been rolled in a game yet. Play one, and its dice will appear here.");
        else if (choices().game.empty() && preset > 0)
            notes << tr("Left out because the seed or the position was set: %Ln dice.", nullptr,
                        static_cast<int>(preset));
        m_note->setText(notes.join(QLatin1Char('\n')));
        m_note->setVisible(!notes.isEmpty());
        refreshBench();
        emit changed();
    }

    void refreshBench() {
        if (!m_table)
            return;
        const auto sample = m_ledger.ledger().tally(filter()).sample(choices().trait, rule());
        const auto& groups = sample.groups();
        m_noDice->setVisible(groups.empty());
        m_table->setVisible(!groups.empty());
        QStringList columns{tr("Parents"), tr("Dice")};
        const std::size_t areas = rule() == RollRule::RerolledOnce ? 4 : 3;
        for (std::size_t i = 0; i < areas; ++i)
            columns << poolAreaText(choices().trait, static_cast<genotype::PoolArea>(i));
        m_table->begin(tr("Dice by their parents"), columns, int(groups.size()));
        for (int row = 0; row < int(groups.size()); ++row) {
            const auto& group = groups[std::size_t(row)];
            FactTable::setGenotype(m_table->set(
                row, 0,
                QStringLiteral("%1 × %2").arg(genotypeText(choices().trait, group.parents.left),
                                              genotypeText(choices().trait, group.parents.top))));
            m_table->set(row, 1, QString::number(group.size()));
            for (std::size_t i = 0; i < areas; ++i)
                m_table->set(row, 2 + int(i), QString::number(group.observed[i]));
        }
        m_table->fit();
    }

    DiceLedger& m_ledger;
    const std::function<std::string()>& m_currentGame;
    bool m_stale = false;
    QComboBox* m_games;
    QPushButton* m_omari;
    QLabel* m_note;
    QLabel* m_noDice = nullptr;
    FactTable* m_table = nullptr;
};

} // namespace

SourcePanel* makeGamesPanel(LabChoices& choices, DiceLedger& ledger,
                            const std::function<std::string()>& currentGame, QWidget* parent) {
    return new GamesPanel(choices, ledger, currentGame, parent);
}

} // namespace app
