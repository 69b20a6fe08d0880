// SPDX-License-Identifier: GPL-3.0-or-later
#include "genotype_sheet.h"

#include "app/base/text/phrases.h"
#include "app/games/board/pea_pod.h"
#include "app/games/board/picture_tile.h"
#include "app/games/board/seats_table.h"
#include "app/ui/paint/shape_painter.h"
#include "app/ui/theme/tokens.h"
#include "app/ui/widgets/fixed_lines.h"
#include "app/ui/widgets/page_parts.h"
#include "engine/genotype/bots/johann_chances.h"

#include <QtCore/QLocale>
#include <QtWidgets/QComboBox>
#include <QtWidgets/QGridLayout>
#include <QtWidgets/QLabel>

#include <array>

namespace app {

using genotype::Inheritance;
using namespace page_parts;

namespace {

QString flowerSentence(Inheritance inheritance) {
    switch (inheritance) {
    case Inheritance::CompleteDominance:
        return GenotypeSheet::tr("As Mendel saw it: Ff is as purple as FF. Two research goals.");
    case Inheritance::IncompleteDominance:
        return GenotypeSheet::tr("As in snapdragons: FF is red, ff white, and Ff pink, halfway between them. "
                                 "Three research goals, one for each genotype.");
    case Inheritance::Codominance:
        return GenotypeSheet::tr("As in camellias: FF is red, ff white, and Ff shows both colours at once. "
                                 "Three research goals, one for each genotype.");
    }
    return {};
}

QString firstSentence(bool isSolo) {
    return isSolo ? GenotypeSheet::tr("Playing alone, you begin every round.")
                  : GenotypeSheet::tr("In later rounds, the first turn moves on clockwise.");
}

QString heightSentence(Inheritance inheritance) {
    return inheritance == Inheritance::CompleteDominance
               ? GenotypeSheet::tr("As Mendel saw it: Tt is as tall as TT. Two research goals.")
               : GenotypeSheet::tr("Tt is of medium height, between TT and tt. Three research goals, one for "
                                   "each genotype.");
}

/// How many games of a hundred were won; whole per cent.
int shareOf(const genotype::JohannChance& chance) {
    return qRound(50.0 * chance.halfWins / chance.games);
}

/// How often a strong player wins; empty if that was not measured.
QString chanceSentence(genotype::Difficulty difficulty, std::uint8_t assistant) {
    const auto chance = genotype::chanceAgainstJohann(difficulty, assistant);
    if (!chance)
        return {};
    return GenotypeSheet::tr("Mendel, the strongest bot, won %1 of %2 games (%3 %).")
        .arg(QLocale().toString(chance->halfWins / 2.0, 'g', 6))
        .arg(chance->games)
        .arg(shareOf(*chance));
}

/// A rung of the ladder of a hard game, counted from 1.
QString rungName(int rung, genotype::Assistant assistant) {
    const QString name = text(genotype::words::name(assistant));
    const auto chance =
        genotype::chanceAgainstJohann(genotype::Difficulty::Hard, static_cast<std::uint8_t>(assistant));
    return chance ? GenotypeSheet::tr("%1. %2 (won: %3 %)").arg(rung).arg(name).arg(shareOf(*chance))
                  : QStringLiteral("%1. %2").arg(rung).arg(name);
}

QString together(QStringList sentences) {
    sentences.removeAll(QString());
    return sentences.join(QLatin1Char(' '));
}

QString aboutJohann(genotype::Difficulty difficulty) {
    return together(
        {text(genotype::words::rule(difficulty)), difficulty == genotype::Difficulty::Hard
                                                      ? QString()
                                                      : chanceSentence(difficulty, genotype::noAssistant)});
}

QString aboutHelp(std::uint8_t helper) {
    return together({helper == genotype::noAssistant
                         ? GenotypeSheet::tr("The list begins with the easiest.")
                         : text(genotype::words::johannRule(static_cast<genotype::Assistant>(helper))),
                     chanceSentence(genotype::Difficulty::Hard, helper)});
}

constexpr qreal johannWidth = 440; ///< in pixels at scale 1

/// In the order of their numbers.
constexpr std::array flowerChoices{Inheritance::CompleteDominance, Inheritance::IncompleteDominance,
                                   Inheritance::Codominance};

QString flowerCaption(Inheritance inheritance) {
    switch (inheritance) {
    case Inheritance::CompleteDominance: return GenotypeSheet::tr("As Mendel saw");
    case Inheritance::IncompleteDominance: return GenotypeSheet::tr("Pink");
    case Inheritance::Codominance: return GenotypeSheet::tr("Red and white");
    }
    return {};
}

QString flowerName(Inheritance inheritance) {
    switch (inheritance) {
    case Inheritance::CompleteDominance: return GenotypeSheet::tr("As Mendel saw: complete dominance");
    case Inheritance::IncompleteDominance: return GenotypeSheet::tr("Pink: incomplete dominance");
    case Inheritance::Codominance: return GenotypeSheet::tr("Red and white: codominance");
    }
    return {};
}

/// The flowers of FF, Ff and ff side by side.
void paintFlowers(QPainter& painter, const QRectF& rect, Inheritance inheritance) {
    using genotype::Genotype;
    constexpr std::array all{Genotype::HomozygousDominant, Genotype::Heterozygous,
                             Genotype::HomozygousRecessive};
    const qreal step = std::min(rect.width() / 3, rect.height() * 1.1);
    for (std::size_t i = 0; i < all.size(); ++i)
        paintFlower(painter, rect.center() + QPointF((static_cast<qreal>(i) - 1) * step, 0), step * 0.86, 0,
                    genotype::phenotypeOf(genotype::Trait::FlowerColour, all[i], inheritance));
}

QString lengthSentence(int rounds) {
    return rounds == genotype::maxRounds
               ? GenotypeSheet::tr("The whole game.")
               : GenotypeSheet::tr("A shorter game that fits into a lesson: the last round has no upgrades "
                                   "and ends with the harvest.");
}

} // namespace

GenotypeSheet::GenotypeSheet(AppSettings& settings, QWidget* parent)
    : GameSheet(settings, m_choices, genotype::minSeats, parent) {
    begin();
}

QList<SegmentRow::Choice> GenotypeSheet::seatCounts() const {
    return QList<SegmentRow::Choice>{
               {1, [] { return tr("1: solo"); }, [] { return tr("1: alone against Brother Johann"); }}} +
           GameSheet::seatCounts();
}

void GenotypeSheet::addCards() {
    addJohann();
    addRounds();
    addFlowers();
}

void GenotypeSheet::addRounds() {
    Form card = addCard([] { return tr("How many rounds?"); });
    QList<PeaPod::Pea> peas;
    for (int number = 1; number < genotype::maxRounds; ++number)
        peas << PeaPod::Pea{number, QString::number(number), QString::number(number)};
    peas << PeaPod::Pea{genotype::maxRounds, QString::number(genotype::maxRounds),
                        [] { return tr("%1: as printed").arg(genotype::maxRounds); }};
    Form line = card.part(Form::Way::Wrapping, space::gap);
    m_rounds =
        line.add("rounds", new PeaPod([] { return tr("Rounds"); }, peas, m_choices.rounds(), line.widget()));
    m_roundsOf = line.label("roundsOf", TextRole::Strong);
    m_roundsNote = addNote(card, [] {
        return QStringList{lengthSentence(1), lengthSentence(genotype::maxRounds)};
    });
    connect(m_rounds, &PeaPod::lengthChosen, this, [this](int chosen) {
        m_choices.chosenRounds = chosen;
        refresh();
    });
}

void GenotypeSheet::addFlowers() {
    Form card = addCard([] { return tr("How do flowers inherit?"); });
    QList<PictureRow::Tile> tiles;
    for (const Inheritance one : flowerChoices)
        tiles << PictureRow::Tile{
            [one] { return flowerCaption(one); }, [one] { return flowerName(one); },
            [one](QPainter& painter, const QRectF& rect) { paintFlowers(painter, rect, one); }};
    m_flower =
        card.add("flowerColour", new PictureRow([] { return tr("Flower colour"); }, tiles,
                                                static_cast<int>(m_choices.flowerColour), card.widget()));
    m_flowerNote = addNote(card, [] {
        QStringList all;
        for (const Inheritance one : flowerChoices)
            all << flowerSentence(one);
        return all;
    });
    connect(m_flower, &SegmentRow::chosen, this, [this](int chosen) {
        m_choices.flowerColour = static_cast<Inheritance>(chosen);
        refresh();
    });
}

/// The opponent in a solo game: how hard he is, and who helps him.
void GenotypeSheet::addJohann() {
    using genotype::Difficulty;
    auto* part = new SheetPart(seats());
    auto* grid = new QGridLayout(part);
    setMargins(grid, 0, 6);
    grid->setColumnStretch(1, 1);
    QList<SegmentRow::Choice> difficulties;
    for (const Difficulty one : {Difficulty::Easy, Difficulty::Standard, Difficulty::Hard})
        difficulties << SegmentRow::Choice{static_cast<int>(one),
                                           [one] { return text(genotype::words::name(one)); }};
    const auto johann = [] { return text(genotype::words::johannName()); };
    auto* hard = new SegmentRow(johann, difficulties, static_cast<int>(m_choices.johann), part);
    hard->setObjectName(QStringLiteral("johann"));
    grid->addWidget(labelFor(hard, johann, part), 0, 0);
    grid->addWidget(hard, 0, 1);
    const auto note = [part](const std::function<QStringList()>& sentences) {
        auto* words = new SteadyWords(part);
        keepStyled(words, [words] {
            words->setFont(Theme::current().sans(type::small));
            setColour(words, Role::SoftInk);
        });
        keepTranslated(words, [words, sentences] { words->setAllWords(sentences()); });
        return words;
    };
    m_johannNote = note([] {
        return QStringList{aboutJohann(Difficulty::Easy), aboutJohann(Difficulty::Standard),
                           aboutJohann(Difficulty::Hard)};
    });
    grid->addWidget(m_johannNote, 1, 0, 1, 2);
    m_johannHelp = new QWidget(part);
    Form line(m_johannHelp, Form::Way::Along);
    auto* assistant = line.grow(line.choice(
        "johannAssistant", [] { return tr("Helped by"); },
        [] {
            QList<Form::Item> rungs{{tr("Random"), int(genotype::noAssistant)}};
            for (const genotype::Assistant one : genotype::hardAssistants)
                rungs << Form::Item{rungName(int(rungs.size()), one), static_cast<int>(one)};
            return rungs;
        }));
    assistant->setCurrentIndex(std::max(0, assistant->findData(int(m_choices.johannAssistant))));
    grid->addWidget(m_johannHelp, 2, 0, 1, 2);
    m_johannHelpNote = note([] {
        QStringList all{aboutHelp(genotype::noAssistant)};
        for (const genotype::Assistant one : genotype::hardAssistants)
            all << aboutHelp(static_cast<std::uint8_t>(one));
        return all;
    });
    m_johannHelpNote->setObjectName(QStringLiteral("johannHelpNote"));
    grid->addWidget(m_johannHelpNote, 3, 0, 1, 2);
    // They come and go with the difficulty, and nothing moves.
    keepPlace(m_johannHelp);
    keepPlace(m_johannHelpNote);
    connect(hard, &SegmentRow::chosen, this, [this](int chosen) {
        m_choices.johann = static_cast<Difficulty>(chosen);
        refresh();
    });
    connect(assistant, &QComboBox::activated, this, [this, assistant] {
        m_choices.johannAssistant = static_cast<std::uint8_t>(assistant->currentData().toInt());
        refresh();
    });
    keepStyled(part, [part] { part->setMinimumWidth(Theme::current().px(johannWidth)); });
    seats()->setOpponent(
        johann, [this] { return text(genotype::words::name(m_choices.johann)); }, part);
}

void GenotypeSheet::addRules(RuleRows& rows) {
    const auto height = [] { return tr("Plant height"); };
    m_height = new SegmentRow(
        height,
        {{static_cast<int>(Inheritance::CompleteDominance), [] { return tr("Standard"); },
          [] { return tr("Complete dominance"); }},
         {static_cast<int>(Inheritance::IncompleteDominance), [] { return tr("Incomplete dominance"); }}},
        static_cast<int>(m_choices.plantHeight), &rows);
    m_height->setObjectName(QStringLiteral("plantHeight"));
    m_height->setWrapping(true);
    m_heightNote = rows.add(height, m_height, [] {
        return QStringList{heightSentence(Inheritance::CompleteDominance),
                           heightSentence(Inheritance::IncompleteDominance)};
    });
    connect(m_height, &SegmentRow::chosen, this, [this](int chosen) {
        m_choices.plantHeight = static_cast<Inheritance>(chosen);
        refresh();
    });
    m_first = new QComboBox(&rows);
    m_first->setObjectName(QStringLiteral("first"));
    m_firstNote = rows.add([] { return tr("First player"); }, m_first,
                           [] {
                               return QStringList{firstSentence(true), firstSentence(false)};
                           });
    connect(m_first, &QComboBox::activated, this, [this](int index) {
        m_choices.first = index - 1;
        refresh();
    });
}

void GenotypeSheet::refreshJohann() {
    const bool hard = m_choices.johann == genotype::Difficulty::Hard;
    m_johannNote->setText(aboutJohann(m_choices.johann));
    m_johannHelp->setVisible(hard);
    m_johannHelpNote->setVisible(hard);
    m_johannHelpNote->setText(aboutHelp(m_choices.johannAssistant));
}

void GenotypeSheet::refreshRules() {
    if (m_choices.first >= m_choices.players)
        m_choices.first = -1;
    if (m_choices.isSolo())
        m_choices.seats.front().kind = QStringLiteral("person");
    refreshJohann();
    m_rounds->showLength(m_choices.rounds());
    m_roundsOf->setText(tr("%1 of %2").arg(m_choices.rounds()).arg(genotype::maxRounds));
    m_roundsNote->setText(lengthSentence(m_choices.rounds()));
    m_flowerNote->setText(flowerSentence(m_choices.flowerColour));
    m_heightNote->setText(heightSentence(m_choices.plantHeight));
    m_first->clear();
    m_first->addItem(tr("Random"));
    for (int seat = 0; seat < m_choices.players; ++seat)
        m_first->addItem(m_choices.nameOf(seat));
    m_first->setCurrentIndex(m_choices.isSolo() ? 1 : m_choices.first + 1);
    m_first->setEnabled(!m_choices.isSolo());
    m_firstNote->setText(firstSentence(m_choices.isSolo()));
}

QStringList GenotypeSheet::rulesInWords() const {
    const bool isStandard = m_choices.plantHeight == Inheritance::CompleteDominance;
    const QString first = m_choices.isSolo()    ? m_choices.nameOf(0)
                          : m_choices.first < 0 ? tr("random")
                                                : m_choices.nameOf(m_choices.first);
    return {isStandard ? tr("Plant height: standard") : tr("Plant height: incomplete dominance"),
            tr("First player: %1").arg(first)};
}

} // namespace app
