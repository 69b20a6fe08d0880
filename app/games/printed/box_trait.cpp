// SPDX-License-Identifier: GPL-3.0-or-later
#include "box_trait.h"

#include "app/base/text/percent.h"
#include "app/base/text/phrases.h"
#include "app/games/genotype/ratio_strip.h"
#include "app/ui/speech/spoken.h"
#include "app/ui/widgets/form.h"
#include "app/ui/widgets/page_parts.h"
#include "app/ui/widgets/segment_row.h"
#include "die_button.h"
#include "engine/genotype/words/words.h"
#include "lessons/odds.h"

#include <QtWidgets/QGridLayout>
#include <QtWidgets/QLabel>
#include <QtWidgets/QPushButton>

namespace app {

using namespace page_parts;
using genotype::DieFace;
using genotype::Genotype;
using genotype::Side;

namespace {

constexpr int faceSide = 50;
constexpr int dieSide = 40;
constexpr int faceCount = 5;

QString lettersOf(genotype::Trait trait, Genotype genotype) {
    const std::string_view letters = genotype::notation(trait, genotype);
    return QString::fromLatin1(letters.data(), static_cast<qsizetype>(letters.size()));
}

} // namespace

BoxTrait::BoxTrait(BoxSession& session, genotype::Trait trait, QWidget* parent)
    : QWidget(parent), m_session(session), m_trait(trait) {
    Form form(this, Form::Way::Down, 8, 8);
    form.heading([trait] { return text(genotype::words::title(trait)); });
    addParents(form.part(Form::Way::Pairs, 4));
    addOdds(form);
    addFaces(form.part(Form::Way::Down, 4));
    addDice(form.part(Form::Way::Down, 4));
    m_strip = form.add(new RatioStrip(trait, this));
    connect(m_strip, &RatioStrip::clicked, this, &BoxTrait::diceRequested);
    form.addStretch();
    keepTranslated(this, [this] { showWords(); });
}

void BoxTrait::addParents(Form form) {
    auto* part = form.widget();
    auto* grid = static_cast<QGridLayout*>(part->layout());
    grid->setColumnStretch(1, 1);
    QList<SegmentRow::Choice> choices;
    for (const Genotype genotype : genotype::allGenotypes)
        choices << SegmentRow::Choice{static_cast<int>(genotype), lettersOf(m_trait, genotype)};
    int row = 0;
    const auto add = [&](const Text& name, Side side) {
        auto* made = new SegmentRow(
            [trait = m_trait, name] {
                return tr("%1: %2").arg(text(genotype::words::title(trait)), name.words());
            },
            choices, static_cast<int>(Genotype::Heterozygous), part);
        made->setObjectName(side == Side::Left ? QStringLiteral("boxLeft") : QStringLiteral("boxTop"));
        grid->addWidget(wrappingLabel(name, part, TextRole::Caption, Role::SoftInk), row, 0);
        grid->addWidget(made, row++, 1);
        connect(made, &SegmentRow::chosen, this, [this, side](int chosen) {
            m_session.change([&](BoxGame& game) {
                game.at(m_round).setParent(m_trait, side, static_cast<Genotype>(chosen));
                return true;
            });
        });
        return made;
    };
    m_left = add([] { return tr("Left"); }, Side::Left);
    m_top = add([] { return tr("Top"); }, Side::Top);
}

void BoxTrait::addOdds(Form form) {
    auto* part = form.add(new QWidget(this));
    auto* grid = new QGridLayout(part);
    setMargins(grid, 0, 2);
    keepStyled(grid, [grid] { grid->setHorizontalSpacing(Theme::current().px(12)); });
    grid->setColumnStretch(0, 1);
    const auto add = [&](const QString& first, int row, bool head) {
        const TextRole type = head ? TextRole::Caption : TextRole::Body;
        QLabel* name = wrappingLabel(first, part, type, head ? Role::SoftInk : Role::Ink);
        grid->addWidget(name, row, 0);
        for (int column = 1; column <= 2; ++column) {
            const auto title = [column] { return column == 1 ? tr("each die") : tr("at least 1 of 5"); };
            QLabel* value =
                wrappingLabel(head ? Text(title) : Text(), part, type, head ? Role::SoftInk : Role::Ink);
            value->setWordWrap(false);
            value->setAlignment(Qt::AlignRight);
            grid->addWidget(value, row, column);
            if (!head)
                m_odds << value;
        }
    };
    add({}, 0, true);
    int row = 1;
    for (const Genotype genotype : genotype::allGenotypes)
        add(lettersOf(m_trait, genotype), row++, false);
}

void BoxTrait::addFaces(Form form) {
    form.note([] { return tr("Add a die"); });
    Form line = form.part(Form::Way::Along, 2);
    for (int face = 0; face < faceCount; ++face) {
        auto* one = line.add(new DieButton(m_trait, faceSide, line.widget()));
        const auto value = static_cast<DieFace>(face);
        one->setFace(value);
        one->setObjectName(QStringLiteral("boxFace%1").arg(face));
        setSpokenName(one, [trait = m_trait, value] {
            return tr("%1: enter %2").arg(text(genotype::words::title(trait)), faceName(value));
        });
        connect(one, &DieButton::clicked, this, [this, value] { press(value); });
    }
    line.addStretch();
}

void BoxTrait::addDice(Form form) {
    form.note([] { return tr("This round"); });
    Form line = form.part(Form::Way::Along, 2);
    for (int place = 0; place < genotype::dicePerTrait; ++place) {
        auto* one = line.add(new DieButton(m_trait, dieSide, line.widget()));
        one->setCheckable(true);
        one->setObjectName(QStringLiteral("boxDie%1").arg(place));
        connect(one, &DieButton::clicked, this, [this, place] { choose(place); });
        m_dice << one;
    }
    line.addStretch();
    m_hint = form.text({}, TextRole::Caption, Role::SoftInk);
    m_remove = form.button(
        "boxRemove", [] { return tr("Remove this die"); },
        [this] {
            const int place = m_chosen.value_or(-1);
            m_chosen.reset();
            m_session.change([&](BoxGame& game) {
                BoxGame::Round& round = game.at(m_round);
                const auto dice = round.diceOf(m_trait);
                return place >= 0 && place < static_cast<int>(dice.size()) &&
                       round.remove(dice[static_cast<std::size_t>(place)]);
            });
        });
}

void BoxTrait::press(DieFace face) {
    if (!m_chosen) {
        m_session.enter({{m_trait, face}}, m_round);
        return;
    }
    const auto place = static_cast<std::size_t>(*m_chosen);
    if (!m_session.change([&](BoxGame& game) {
            BoxGame::Round& round = game.at(m_round);
            const auto dice = round.diceOf(m_trait);
            return place < dice.size() && round.correct(dice[place], {m_trait, face});
        }))
        return; // the die is still chosen
    m_chosen.reset();
    m_dice[static_cast<int>(place)]->setChecked(false);
    showWords();
}

void BoxTrait::choose(int place) {
    m_chosen = m_dice[place]->isChecked() ? std::optional(place) : std::nullopt;
    for (int other = 0; other < m_dice.size(); ++other)
        m_dice[other]->setChecked(m_chosen == other);
    showWords();
}

void BoxTrait::showWords() {
    m_hint->setText(m_chosen ? tr("Press the face that it really shows.") : QString());
    m_hint->setVisible(m_chosen.has_value());
    m_remove->setVisible(m_chosen.has_value());
    for (DieButton* const one : m_dice)
        speech::setName(
            one, one->face()
                     ? tr("%1: correct %2").arg(text(genotype::words::title(m_trait)), faceName(*one->face()))
                     : tr("%1: no die yet").arg(text(genotype::words::title(m_trait))));
}

void BoxTrait::showOdds(genotype::Parents parents) {
    const lessons::DiceToRoll roll{.parents = parents};
    for (const Genotype genotype : genotype::allGenotypes) {
        const int first = 2 * static_cast<int>(genotype);
        m_odds[first]->setText(wholePercent(lessons::chanceOf(genotype, parents, roll.rule)));
        m_odds[first + 1]->setText(wholePercent(lessons::chanceOfAtLeast(1, genotype, roll)));
    }
}

QString BoxTrait::spokenDice() const {
    QStringList faces;
    for (const std::size_t index : shown().diceOf(m_trait))
        faces << faceName(shown().dice[index].face);
    return tr("%1: %2").arg(text(genotype::words::title(m_trait)),
                            faces.isEmpty() ? tr("no dice") : faces.join(QStringLiteral(", ")));
}

void BoxTrait::refresh(int round, const lessons::RollTally& tally) {
    m_round = round;
    const genotype::Parents parents = shown().parentsOf(m_trait);
    m_left->showValue(static_cast<int>(parents.left));
    m_top->showValue(static_cast<int>(parents.top));
    showOdds(parents);
    const auto dice = shown().diceOf(m_trait);
    m_chosen.reset();
    for (int place = 0; place < m_dice.size(); ++place) {
        DieButton* const one = m_dice[place];
        one->setChecked(false);
        one->setFace(place < static_cast<int>(dice.size())
                         ? std::optional(shown().dice[dice[static_cast<std::size_t>(place)]].face)
                         : std::nullopt);
    }
    showWords();
    m_strip->setSample(tally.sample(m_trait, lessons::RollRule::RerolledOnce));
}

} // namespace app
