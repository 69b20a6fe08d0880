// SPDX-License-Identifier: GPL-3.0-or-later
#include "game_builder.h"

namespace tests {

bool Position::play(std::string_view actions) {
    while (!actions.empty()) {
        const auto end = std::min(actions.find(';'), actions.size());
        std::string_view text = actions.substr(0, end);
        actions.remove_prefix(std::min(end + 1, actions.size()));
        while (!text.empty() && text.front() == ' ')
            text.remove_prefix(1);
        while (!text.empty() && text.back() == ' ')
            text.remove_suffix(1);
        const QString shown = QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size()));
        const auto action = parseAction(text);
        if (!action) {
            m_trouble = '"' + shown + "\" is no action";
            return false;
        }
        const Refusal refusal = apply(state, *action, &events);
        if (refusal != Refusal::None) {
            m_trouble = '"' + shown + "\" is refused (" + refusalText(refusal) + "); seat " +
                        QString::number(state.actor) + " may: " + legal().join(", ");
            return false;
        }
        const QString wrong = unsound(state);
        if (!wrong.isEmpty()) {
            m_trouble = "after \"" + shown + "\": " + wrong;
            return false;
        }
    }
    return true;
}

QStringList Position::legal() const {
    ActionList list;
    legalActions(state, list);
    QStringList texts;
    for (const Action& action : list)
        texts << QString::fromStdString(notation(action));
    return texts;
}

QStringList Position::legal(std::string_view beginning) const {
    QStringList texts;
    const QString start = QString::fromUtf8(beginning.data(), static_cast<qsizetype>(beginning.size()));
    for (const QString& text : legal())
        if (text == start || text.startsWith(start + ' '))
            texts << text;
    return texts;
}

bool Position::lists(std::string_view text) const {
    const auto action = parseAction(text);
    if (!action)
        badPosition(QString::fromStdString(std::string(text)) + " is no action");
    return isLegal(state, *action);
}

Refusal Position::whyNot(std::string_view text) const {
    const auto action = parseAction(text);
    if (!action)
        badPosition(QString::fromStdString(std::string(text)) + " is no action");
    return genotype::whyNot(state, *action);
}

QString Position::covered(Seat seat, int number) const {
    const Plot& place = state.player(seat).plots[static_cast<std::size_t>(number - 1)];
    if (place.empty())
        return "-";
    QString letters;
    for (const Trait trait : allTraits)
        if ((place.covered >> static_cast<int>(trait)) & 1)
            letters += QLatin1Char(letterOf(trait));
    return letters;
}

bool Position::holds(Seat seat, std::string_view genotypes) const {
    return state.player(seat).hand.contains(plant(genotypes));
}

int Position::inPool(std::string_view text) const {
    const auto [trait, where] = area(text);
    return state.bench(trait).pool[static_cast<std::size_t>(where)];
}

} // namespace tests
