// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/base/text/phrases.h"
#include "app/charts/meiosis_layer.h"
#include "app/charts/square_picture.h"
#include "app/ui/theme/tokens.h"
#include "app/ui/widgets/form.h"
#include "app/ui/widgets/page_parts.h"
#include "lab_reading.h"
#include "lessons/mendel_data.h"
#include "source_panel.h"

#include <QtCore/QCoreApplication>
#include <QtWidgets/QLabel>
#include <QtWidgets/QListWidget>
#include <QtWidgets/QPushButton>

namespace app {

using namespace page_parts;

namespace {

/// What Mendel counted, as he published it.
class MendelPanel : public SourcePanel {
    Q_DECLARE_TR_FUNCTIONS(app::MendelPanel)
public:
    MendelPanel(LabChoices& chosen, const std::function<void(std::size_t)>& simulate, QWidget* parent)
        : SourcePanel(chosen, parent) {
        auto* list = form().add(new QListWidget(this));
        list->setObjectName(QStringLiteral("mendelsCrosses"));
        list->setWordWrap(true);
        list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
        keepStyled(list, [list] {
            list->setSpacing(Theme::current().px(space::hair));
            list->setMinimumHeight(Theme::current().px(300));
        });
        for (std::size_t i = 0; i < lessons::mendelsCrosses().size(); ++i)
            list->addItem(QString());
        keepTranslated(list, [list] {
            list->setAccessibleName(tr("Mendel's experiments"));
            int row = 0;
            for (const lessons::PublishedCross& cross : lessons::mendelsCrosses())
                list->item(row++)->setText(text(cross.title));
        });
        list->setCurrentRow(choices().published);
        connect(list, &QListWidget::currentRowChanged, this, [this](int row) {
            choices().published = std::max(0, row);
            refreshBench();
            emit changed();
        });
        QPushButton* roll = form().button(
            "simulateMendel", [] { return tr("Cross them in the Lab"); },
            [this, simulate] { simulate(std::size_t(choices().published)); });
        setTip(roll, [] { return tr("Opens the same cross here, ready to roll"); });
        form().note([] { return text(lessons::mendelsCitation()); });
    }

    LabReading reading() const override {
        const lessons::PublishedCross& cross = current();
        const auto experiment = cross.by == lessons::CountsBy::Phenotype
                                    ? lessons::offspringByLooks(cross.cross)
                                    : lessons::offspringByGenotype(cross.cross);
        const auto chances = cross.chances();
        std::vector<std::int64_t> counts;
        for (std::size_t i = 0; i < chances.size(); ++i)
            if (chances[i] > 0)
                counts.push_back(cross.counts[i]);
        LabReading reading;
        reading.title = text(cross.title);
        reading.source = tr("published by Mendel");
        reading.citation = text(lessons::mendelsCitation());
        reading.against = promiseOf(experiment);
        reading.numbers = outcomeNumbers(experiment, counts, {});
        reading.chances = experiment.chances();
        reading.test = lessons::goodnessOfFit(counts, reading.chances);
        return reading;
    }

    QWidget* makeBench(QWidget* parent) override {
        Form rows(new QWidget(parent), Form::Way::Down, 6);
        m_title = rows.heading({});
        keepStyled(m_title, [this] { m_title->setFont(Theme::current().genotypeFont(type::lead)); });
        m_square = rows.add(new SquarePicture(rows.widget()), 1);
        rows.add(meiosisButton(rows.widget(), [this] { return MeiosisOccasion{.cross = current().cross}; }),
                 0, Qt::AlignLeft);
        refreshBench();
        return rows.widget();
    }

private:
    const lessons::PublishedCross& current() const {
        return lessons::mendelsCrosses()[std::size_t(choices().published)];
    }

    void refreshBench() {
        if (!m_square)
            return;
        m_title->setText(QString::fromStdString(lessons::notation(current().cross)));
        m_square->setCross(current().cross);
    }

    QLabel* m_title = nullptr;
    SquarePicture* m_square = nullptr;
};

} // namespace

SourcePanel* makeMendelPanel(LabChoices& choices, const std::function<void(std::size_t)>& simulate,
                             QWidget* parent) {
    return new MendelPanel(choices, simulate, parent);
}

} // namespace app
