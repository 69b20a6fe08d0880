// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/charts/family_meiosis.h"
#include "app/charts/meiosis_layer.h"
#include "app/charts/pedigree_picture.h"
#include "figure_parts.h"
#include "lessons/pedigree/family_question.h"
#include "lessons/topics/next_child_experiment.h"
#include "pedigree_case.h"

#include <QtCore/QEvent>
#include <QtWidgets/QButtonGroup>
#include <QtWidgets/QGridLayout>
#include <QtWidgets/QHBoxLayout>

namespace app::pedigree_figure {
namespace {

namespace pedigrees = lessons::pedigree;

enum Mark { NotMarked = -1, Fits, RuledOut };

QString markSetting(std::size_t mode) {
    return QStringLiteral("mark-%1").arg(mode);
}

Mark markOf(const FigureSettings& settings, std::size_t mode) {
    return static_cast<Mark>(settings.setting(markSetting(mode), int(NotMarked)).toInt());
}

QString wordsOf(Mark mark) {
    return mark == Fits ? Figures::tr("fits") : mark == RuledOut ? Figures::tr("ruled out") : QString();
}

lessons::Experiment experimentOf(const FigureSettings& settings) {
    const PedigreeCase& one = pedigreeCaseOf(settings);
    return lessons::nextChildExperiment(one.id, one.family, one.mode, one.couple);
}

/// The topic's own question is about the first family.
const char* askOf(const FigureSettings& settings) {
    if (familyChooser.in(settings) == 0)
        return nullptr;
    return ENGINE_TEXT("engine",
                       "Which modes fit this family, and by whom are the others ruled out? Mark them below "
                       "the drawing. Then think of the couple with the question mark: in what ratio do you "
                       "expect daughters and sons, affected or not? If an X-linked mode fits, calculate with "
                       "it, because it explains such a family better.");
}

/// A mode of inheritance: what the pupil says about it and, after the first roll, what the family says.
struct ModeRow {
    QWidget* choices = nullptr; ///< the two buttons
    QPushButton* fits = nullptr;
    QPushButton* ruledOut = nullptr;
    QLabel* verdict = nullptr;
    QPushButton* why = nullptr;
};

class PedigreeFigure : public LessonFigure {
public:
    PedigreeFigure(FigureSettings& settings, ExperimentRun& run, QWidget* parent)
        : LessonFigure(settings, run, parent) {
        QWidget* families = addChooser(familyChooser);
        // The last one gives another family each time.
        connect(families->findChildren<QPushButton*>().last(), &QPushButton::clicked, this,
                [this] { renew(); });
        m_picture = add(new PedigreePicture(this), 1);
        m_said = addNote("pedigreeWords");
        m_said->setAlignment(Qt::AlignLeft | Qt::AlignTop);
        // Room for two lines, so that nothing below moves under the pointer.
        keepStyled(m_said, [this] { m_said->setMinimumHeight(2 * m_said->fontMetrics().lineSpacing()); });
        addModes();
        m_signs = addNote("", TextRole::Caption);
        m_evidence = addWords("pedigreeEvidence");
        // The mode, and with it the alleles, are what the pupil is to find out.
        m_meiosis = addOccasion(m_evidence, [&settings] {
            const PedigreeCase& one = pedigreeCaseOf(settings);
            return familyMeiosis(one.family, one.mode, one.couple);
        });
        m_source = addNote("", TextRole::Caption);
        connect(&settings, &FigureSettings::changed, this, [this](const QString& name) {
            if (name == QLatin1String(familyChooser.setting))
                forgetMarks();
        });
        connect(m_picture, &PedigreePicture::cursorMoved, this, [this] { say({}, {}); });
    }

protected:
    /// Pointing at a reason, by mouse or keyboard, shows the people whom it names.
    bool eventFilter(QObject* watched, QEvent* event) override {
        if (event->type() == QEvent::Enter || event->type() == QEvent::FocusIn)
            for (std::size_t i = 0; i < m_modes.size(); ++i)
                if (watched == m_modes[i].why)
                    explainMode(i);
        return LessonFigure::eventFilter(watched, event);
    }

private:
    void addModes() {
        auto* sheet = add(new QWidget(this));
        auto* grid = new QGridLayout(sheet);
        grid->setContentsMargins(0, 0, 0, 0);
        keepStyled(grid, [grid] { grid->setHorizontalSpacing(Theme::current().px(6)); });
        keepStyled(grid, [grid] { grid->setVerticalSpacing(Theme::current().px(3)); });
        for (std::size_t i = 0; i < pedigrees::mainModes.size(); ++i) {
            const auto name = [i] { return text(nameOf(pedigrees::mainModes[i])); };
            grid->addWidget(page_parts::wrappingLabel(name, sheet), int(i), 0);
            const ModeRow row = modeRow(i, name, sheet);
            m_modes.push_back(row);
            grid->addWidget(row.choices, int(i), 1);
            grid->addWidget(row.verdict, int(i), 1);
            grid->addWidget(row.why, int(i), 2);
            // Rows with and without a button are equally high, so that nothing moves at the first roll.
            keepStyled(grid, [grid, i, why = row.why] {
                grid->setRowMinimumHeight(int(i), why->sizeHint().height());
            });
        }
        grid->setColumnStretch(0, 1);
    }

    ModeRow modeRow(std::size_t mode, const std::function<QString()>& name, QWidget* sheet) {
        ModeRow row;
        row.choices = new QWidget(sheet);
        auto* beside = new QHBoxLayout(row.choices);
        page_parts::setMargins(beside, 0, 6);
        auto* group = new QButtonGroup(row.choices);
        const auto choice = [&](Mark mark) {
            QPushButton* made = page_parts::button([mark] { return wordsOf(mark); }, row.choices);
            beside->addWidget(made);
            made->setObjectName(QStringLiteral("mode%1-%2").arg(mode).arg(int(mark)));
            made->setCheckable(true);
            keepTranslated(made, [made, mark, name] {
                made->setAccessibleName(QStringLiteral("%1: %2").arg(name(), wordsOf(mark)));
            });
            group->addButton(made, int(mark));
            return made;
        };
        row.fits = choice(Fits);
        row.ruledOut = choice(RuledOut);
        connect(group, &QButtonGroup::idClicked, this,
                [this, mode](int mark) { settings().setSetting(markSetting(mode), mark); });
        row.verdict = page_parts::wrappingLabel({}, sheet);
        row.verdict->setObjectName(QStringLiteral("verdict%1").arg(mode));
        row.why = page_parts::button([] { return Figures::tr("By whom?"); }, sheet);
        row.why->setObjectName(QStringLiteral("why%1").arg(mode));
        keepTranslated(row.why, [why = row.why, name] {
            why->setAccessibleName(Figures::tr("%1: ruled out by whom?").arg(name()));
        });
        row.why->installEventFilter(this);
        connect(row.why, &QPushButton::clicked, this, [this, mode] {
            explainMode(mode);
            announce({m_said->text()});
        });
        return row;
    }

    void renew() {
        forgetMarks();
        settings().setSetting(familyNumberSetting, settings().setting(familyNumberSetting, 0).toInt() + 1);
    }

    void forgetMarks() {
        for (std::size_t i = 0; i < m_modes.size(); ++i)
            settings().setSetting(markSetting(i), int(NotMarked));
    }

    void explainMode(std::size_t mode) {
        if (mode < m_findings.exclusions.size() && m_findings.exclusions[mode])
            say(text(m_findings.exclusions[mode]->why), m_findings.exclusions[mode]->people);
    }

    /// A reason and the people in it or, without one, whoever the cursor points at.
    void say(const QString& reason, const std::vector<std::size_t>& people) {
        m_picture->setMarked(people);
        const QString person = m_picture->cursorText();
        m_said->setText(!reason.isEmpty()   ? reason
                        : !person.isEmpty() ? person
                                            : Figures::tr("Point at a person, or use the arrow keys."));
    }

    void refresh() override {
        const PedigreeCase& one = pedigreeCaseOf(settings());
        const bool known = run().isRevealed();
        m_picture->setFamily(withChild(one.family, pedigrees::nextChildOf(one.couple)), one.family.size());
        m_findings = known ? findingsOf(one) : PedigreeFindings();
        std::vector<bool> carriers = m_findings.carriers;
        if (!carriers.empty())
            carriers.push_back(false); // the child that is asked about
        m_picture->setCarriers(carriers);
        for (std::size_t i = 0; i < m_modes.size(); ++i)
            refreshMode(i, known);
        m_evidence->parentWidget()->setVisible(known);
        m_meiosis->setVisible(known);
        m_evidence->setText(m_findings.evidence.join(QLatin1Char(' ')));
        bool marked = false;
        for (std::size_t i = 0; i < m_modes.size(); ++i)
            marked = marked || markOf(settings(), i) != NotMarked;
        m_signs->setText(Figures::tr("✓ as you said, ✗ not as you said"));
        m_signs->setVisible(known && marked);
        m_source->setVisible(one.published);
        if (one.published) {
            m_source->setText(text(one.published->leftOut));
            const QString source = Figures::tr("Source: %1").arg(text(one.published->source));
            m_source->setToolTip(source);
            m_source->setAccessibleDescription(source);
        }
        say({}, {});
    }

    void refreshMode(std::size_t mode, bool known) {
        const ModeRow& row = m_modes[mode];
        const Mark mark = markOf(settings(), mode);
        row.fits->group()->setExclusive(false); // so that neither need be down
        row.fits->setChecked(mark == Fits);
        row.ruledOut->setChecked(mark == RuledOut);
        row.fits->group()->setExclusive(true);
        row.choices->setVisible(!known);
        row.verdict->setVisible(known);
        row.why->setVisible(known && m_findings.exclusions[mode]);
        if (!known)
            return;
        const Mark truth = m_findings.exclusions[mode] ? RuledOut : Fits;
        const QString words = wordsOf(truth);
        const QString sign = mark == truth ? QStringLiteral("✓ ") : QStringLiteral("✗ ");
        row.verdict->setText(mark == NotMarked ? words : sign + words);
        row.verdict->setAccessibleName(mark == NotMarked ? words
                                       : mark == truth   ? Figures::tr("%1, as you said").arg(words)
                                                         : Figures::tr("%1, not as you said").arg(words));
    }

    PedigreePicture* m_picture;
    QLabel* m_said;
    std::vector<ModeRow> m_modes;
    QLabel* m_signs;
    QLabel* m_evidence;
    QPushButton* m_meiosis;
    QLabel* m_source;
    PedigreeFindings m_findings;
};

} // namespace
} // namespace app::pedigree_figure

app::FigureMaker app::pedigreeFigure() {
    using namespace app::pedigree_figure;
    return makerOf<PedigreeFigure>(experimentOf, askOf);
}
