// SPDX-License-Identifier: GPL-3.0-or-later
#include "help_companions.h"

#include "app/base/text/phrases.h"
#include "engine/genecards/words.h"
#include "engine/genomewars/words.h"
#include "help_html.h"

#include <QtCore/QCoreApplication>

namespace app::help {
namespace {

struct Companions {
    Q_DECLARE_TR_FUNCTIONS(app::HelpCompanions)
public:
    static QString alleles() {
        QString rows;
        for (const genomewars::AlleleInfo& info : genomewars::alleles)
            rows += row(text(genomewars::words::name(info.id)), text(genomewars::words::rule(info.id)));
        return table(rows);
    }

    static QString naturalTable() {
        QString rows;
        for (const genomewars::NaturalRow& one : genomewars::naturalTable)
            rows += row(QString::fromStdString(genomewars::words::range(one)),
                        text(genomewars::words::rule(one)));
        return table(rows);
    }

    static QString modifiedTable() {
        QString rows;
        for (const genomewars::ModifiedRow& one : genomewars::modifiedTable)
            rows += row(QString::fromStdString(genomewars::words::range(one)),
                        text(genomewars::words::rule(one)));
        return table(rows);
    }

    static QString environments() {
        QString rows;
        int face = 1;
        for (const genomewars::EnvironmentInfo& info : genomewars::environments)
            rows += row(tr("%1: %2").arg(face++).arg(text(genomewars::words::name(info.id))),
                        text(genomewars::words::rule(info.id)));
        rows += row(tr("%1: roll again").arg(genomewars::rerollFace),
                    tr("The die is rolled until it shows an environment."));
        return table(rows);
    }

    static HelpSection genomeWars() {
        return {QStringLiteral("genome-wars"), tr("Genome Wars"),
                p(tr("Two to six teams build the genome of a bacterium and let natural selection judge it. "
                     "The team "
                     "with the largest population at the end wins.")) +
                    head(tr("Build a genome")) +
                    p(tr("Each team chooses four alleles in secret; then all are shown. An allele may be "
                         "taken more "
                         "than once, but Fast Reproduction and Adaptability only once each.")) +
                    alleles() + head(tr("First gene pool")) +
                    p(tr("The frequency of an allele is its share of all alleles in all genomes. The team "
                         "that holds the rarest allele begins.")) +
                    head(tr("Evolution")) +
                    p(tr("Every population begins with 3 individuals in an environment decided by a die. A "
                         "team's turn is one roll of two dice, and it counts for everybody. The natural roll "
                         "counts for the team whose turn it is:")) +
                    naturalTable() +
                    p(tr("Every other team adds a bonus if the environment suits one of its alleles. For "
                         "these teams, the modified roll counts:")) +
                    modifiedTable() + head(tr("Environments")) + environments() + head(tr("The end")) +
                    p(tr("After the agreed number of rounds, or when only one team is left, the second gene "
                         "pool is counted. The largest population wins; a tie goes to the team that holds "
                         "the more frequent allele."))};
    }

    static QString actions() {
        QString rows;
        for (const genecards::ActionCard& card : genecards::actionCards)
            rows += row(text(genecards::words::name(card.id)), text(genecards::words::rule(card.id)));
        return table(rows);
    }

    static HelpSection geneExpression() {
        QStringList order;
        for (const genecards::Category one : genecards::allCategories)
            order << text(genecards::words::name(one));
        return {
            QStringLiteral("gene-expression"), tr("Gene Expression"),
            p(tr("Four to six players try to get rid of their cards first. Which card may follow which "
                 "depends on the order in which a cell switches a gene on.")) +
                head(tr("What fits")) +
                p(tr("The order is %1; then it starts again.").arg(order.join(QStringLiteral(" → ")))) +
                p(tr("A card fits on the top card if its category is the next in that order, if it has the "
                     "same "
                     "number, or if it is the same action. The same category alone does not fit.")) +
                p(tr("If you hold a card that fits, you must play one. If not, you draw a card and may play "
                     "it at once if it fits.")) +
                head(tr("Actions")) +
                p(tr("Each category has every action twice. An action card belongs to its category, as a "
                     "number card does.")) +
                actions() + head(tr("Points")) +
                p(tr("A hand ends when somebody has played their last card. That player scores the cards of "
                     "all others: the number on each number card and %1 for each action. Then a new hand is "
                     "dealt, until somebody reaches the agreed number of points.")
                      .arg(genecards::actionPoints))};
    }
};

} // namespace

HelpSection genomeWars() {
    return Companions::genomeWars();
}

HelpSection geneExpression() {
    return Companions::geneExpression();
}

} // namespace app::help
