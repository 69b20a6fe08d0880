// SPDX-License-Identifier: GPL-3.0-or-later
#include "help_companions.h"

#include "app/text/phrases.h"
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
                    tr("The die is rolled until it names an environment."));
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
                    p(tr("The frequency of an allele is the number of its copies among all alleles of all "
                         "genomes. The "
                         "team that holds the rarest allele begins.")) +
                    head(tr("Evolution")) +
                    p(tr("Every population begins with 3 individuals in an environment that a die decides. A "
                         "team's turn "
                         "is one roll of two dice, and it counts for everybody. The team whose turn it is "
                         "reads the "
                         "natural roll:")) +
                    naturalTable() +
                    p(tr("Every other team adds its bonus if the environment suits one of its alleles, and "
                         "reads the "
                         "modified roll:")) +
                    modifiedTable() + head(tr("Environments")) + environments() + head(tr("The end")) +
                    p(tr("After the agreed number of rounds, or when only one team is left, the second gene "
                         "pool is "
                         "counted. The largest population wins; a tie is broken by the most frequent allele "
                         "that a "
                         "team holds."))};
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
            p(tr("Four to six players try to be the first without cards. The order in which a cell switches "
                 "a gene "
                 "on decides what may follow what.")) +
                head(tr("What fits")) +
                p(tr("The order is %1, and after the last the first again.")
                      .arg(order.join(QStringLiteral(" → ")))) +
                p(tr("A card fits on the top card if its category is the next in that order, if it has the "
                     "same "
                     "number, or if it is the same action. The same category alone does not fit.")) +
                p(tr("Whoever holds a card that fits must play one. Whoever does not draws a card and may "
                     "play it "
                     "at once if it fits.")) +
                head(tr("Actions")) +
                p(tr("Each category has every action twice. An action card belongs to its category, like the "
                     "numbers.")) +
                actions() + head(tr("Points")) +
                p(tr("A hand ends when somebody has played the last card. That player gets points for the "
                     "cards of "
                     "all others: numbers as they are, %1 for each action. Then cards are dealt anew, until "
                     "somebody has reached the agreed number of points.")
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
