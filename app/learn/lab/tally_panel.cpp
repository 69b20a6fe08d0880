// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/base/text/phrases.h"
#include "app/charts/tally_pad.h"
#include "app/charts/typed_ratio.h"
#include "app/ui/widgets/form.h"
#include "app/ui/widgets/page_parts.h"
#include "lab_session.h"
#include "source_panel.h"

#include <QtCore/QCoreApplication>
#include <QtWidgets/QLabel>
#include <QtWidgets/QLineEdit>
#include <QtWidgets/QPushButton>

namespace app {

using namespace page_parts;

namespace {

constexpr int mostCategories = TallyPad::mostCategories;

/// Counts of real things on the desk.
class TallyPanel : public SourcePanel {
    Q_DECLARE_TR_FUNCTIONS(app::TallyPanel)
public:
    TallyPanel(LabChoices& chosen, const LabSession& session, TallyPad& pad, QWidget* parent)
        : SourcePanel(chosen, parent), m_session(session), m_pad(pad) {
        if (choices().tallyNames.isEmpty())
            takeFromCross();
        m_names = form().field(
            "tallyNames", [] { return tr("What is counted"); },
            choices().tallyNames.join(QStringLiteral("; ")));
        m_names->setMaxLength(300);
        form().note([] { return tr("Two to nine names, separated by semicolons."); });
        m_ratio = ratioField(choices().tallyRatio, [this](const QString& ratio) {
            choices().tallyRatio = ratio;
            refresh();
        });
        m_problem = form().label("tallyProblem", TextRole::Caption, Role::Warning);
        keepPlace(*m_problem);
        const auto kinds = int(m_session.experiment(false).outcomes.size());
        const bool fits = kinds >= 2 && kinds <= mostCategories;
        QPushButton* take = form().button(
            "tallyFromCross", [] { return tr("Use the cross"); },
            [this] {
                takeFromCross();
                m_names->setText(choices().tallyNames.join(QStringLiteral("; ")));
                m_ratio->setText(choices().tallyRatio);
                refresh();
            });
        take->setEnabled(fits);
        setTip(take, [fits, kinds] {
            return fits ? tr("Phenotypes and ratio of the simulated cross")
                        : tr("The pad counts two to nine kinds; the simulated cross has %n.", nullptr, kinds);
        });
        form().note([] {
            return tr("For each die, seed or kernel of corn, press its button or its digit. "
                      "Backspace undoes the last one.");
        });
        connect(m_names, &QLineEdit::editingFinished, this, [this] {
            QStringList names;
            for (const QString& name : m_names->text().split(QLatin1Char(';'), Qt::SkipEmptyParts))
                if (!name.trimmed().isEmpty())
                    names << name.trimmed();
            m_tooFew = names.size() < 2 || names.size() > mostCategories;
            if (!m_tooFew)
                choices().tallyNames = names;
            refresh();
        });
        connect(&pad, &TallyPad::changed, this, &SourcePanel::changed);
        connect(&pad, &TallyPad::namesRestored, this, [this](const QStringList& names) {
            choices().tallyNames = names;
            m_names->setText(names.join(QStringLiteral("; ")));
            refresh();
        });
        keepTranslated(this, [this] { refresh(); });
    }

    LabReading reading() const override {
        LabReading reading = readingAgainst(choices().tallyRatio, choices().tallyNames, m_pad.counts());
        reading.title = tr("Counted by hand");
        reading.source = tr("tally pad");
        std::vector<std::size_t> order;
        for (const int tap : m_pad.taps())
            order.push_back(std::size_t(tap));
        reading.running = lessons::seriesOf(order, reading.numbers.size());
        return reading;
    }

    QWidget* makeBench(QWidget* parent) override {
        m_pad.setParent(parent);
        m_pad.show();
        return &m_pad;
    }

private:
    void takeFromCross() {
        const lessons::Experiment& experiment = m_session.experiment(false);
        const auto many = qsizetype(experiment.outcomes.size());
        if (many < 2 || many > mostCategories)
            return;
        choices().tallyNames.clear();
        std::vector<double> parts;
        for (const lessons::Outcome& outcome : experiment.outcomes)
            choices().tallyNames << text(outcome.name);
        for (const std::int64_t part : experiment.ratio)
            parts.push_back(double(part));
        if (parts.empty())
            for (const double chance : experiment.chances())
                parts.push_back(std::round(chance * 1000) / 10);
        choices().tallyRatio = ratioText(parts);
    }

    void refresh() {
        m_pad.setCategories(choices().tallyNames);
        const LabReading now = reading();
        m_problem->setText(m_tooFew || choices().tallyNames.isEmpty() ? tr("Enter two to nine names.")
                                                                      : now.problem);
        m_problem->setVisible(!m_problem->text().isEmpty());
        emit changed();
    }

    const LabSession& m_session;
    TallyPad& m_pad;
    QLineEdit* m_names;
    QLineEdit* m_ratio;
    QLabel* m_problem;
    bool m_tooFew = false;
};

} // namespace

SourcePanel* makeTallyPanel(LabChoices& choices, const LabSession& session, TallyPad& pad, QWidget* parent) {
    return new TallyPanel(choices, session, pad, parent);
}

} // namespace app
