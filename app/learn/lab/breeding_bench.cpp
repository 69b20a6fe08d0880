// SPDX-License-Identifier: GPL-3.0-or-later
#include "breeding_bench.h"

#include "app/base/text/phrases.h"
#include "app/ui/speech/announcer.h"
#include "app/ui/theme/tokens.h"
#include "app/ui/widgets/page_parts.h"
#include "app/ui/widgets/panel.h"
#include "app/ui/widgets/popover.h"
#include "breeding_words.h"
#include "crossing_panel.h"
#include "lab_view.h"
#include "model_panel.h"
#include "shelves_view.h"

#include <QtCore/QRandomGenerator>
#include <QtWidgets/QBoxLayout>
#include <QtWidgets/QComboBox>
#include <QtWidgets/QLabel>
#include <QtWidgets/QLineEdit>
#include <QtWidgets/QPushButton>

namespace app {

using namespace page_parts;
using namespace lessons::breeding;

BreedingBench::BreedingBench(BreedingSession& session, LabView& view, QWidget* parent)
    : QWidget(parent), m_session(session), m_view(view) {
    Form form(this, Form::Way::Down, 10);
    addMystery(Form(form.add(new Panel(this)), Form::Way::Down, space::tight, 10));
    Form columns = form.part(Form::Way::Along, space::gap, 1);
    m_columns = columns.box();
    Form left = columns.part(Form::Way::Along, space::gap, 2);
    m_left = left.box();
    addShelves(Form(left.add(new Panel(this), 1), Form::Way::Down, 6, space::gap));
    m_crossing = left.add(new CrossingPanel(session, view.bred, left.widget()), 1);
    m_model = columns.add(new ModelPanel(session, ModelPanel::Part(view.modelPart), columns.widget()), 1);
    connect(m_crossing, &CrossingPanel::numberChanged, this, [this](qint64 number) {
        m_view.bred = number;
        emit viewChanged();
    });
    connect(m_model, &ModelPanel::partChosen, this, [this](ModelPanel::Part part) {
        m_view.modelPart = int(part);
        emit viewChanged();
    });
    auto* announcer = new speech::Announcer(this);
    connect(&session, &BreedingSession::told, announcer,
            [announcer](const QString& sentence) { announcer->say(sentence); });
    connect(&session, &BreedingSession::changed, this, &BreedingBench::refresh);
    keepTranslated(this, [this] { refresh(); });
}

void BreedingBench::addMystery(Form rows) {
    Form line = rows.part(Form::Way::Wrapping);
    m_title = line.label("mysteryTitle", TextRole::PanelTitle);
    m_title->setWordWrap(false);
    // So that a teacher can copy the code.
    m_title->setTextInteractionFlags(Qt::TextSelectableByMouse);
    m_level = line.choice("mysteryLevel", Label::heard([] { return tr("Level"); }), [] {
        QList<Form::Item> items;
        for (int level = 1; level <= levelCount; ++level)
            items << Form::Item{tr("Level %1").arg(level), level};
        return items;
    });
    setTip(m_level, [] {
        return tr("Level 1: one gene. Level 2: also X-linked, lethal and two genes. Level 3: also "
                  "genes that act together, three alleles, and a linked lethal.");
    });
    m_organism = line.choice("mysteryOrganism", Label::heard([] { return tr("Organism"); }), [] {
        QList<Form::Item> items;
        for (const Organism organism : allOrganisms)
            items << Form::Item{text(nameOf(organism)), int(organism)};
        return items;
    });
    QPushButton* begin = line.button("newMystery", [] { return tr("New mystery"); });
    connect(begin, &QPushButton::clicked, this, [this, begin] { askFirst(begin, [this] { beginNew(); }); });
    m_code = line.field("mysteryCode", [] { return tr("Code"); });
    m_code->setMaxLength(20);
    keepFixedWidth(m_code, 110);
    connect(m_code, &QLineEdit::returnPressed, this, &BreedingBench::openCode);
    QPushButton* open = line.button(
        "openMystery", [] { return tr("Open"); }, [this] { openCode(); });
    keepTranslated(open, [open] { open->setAccessibleName(tr("Open the mystery with this code")); });
    m_problem = rows.label("mysteryProblem", TextRole::Strong, Role::Warning);
    m_problem->hide();
}

void BreedingBench::addShelves(Form rows) {
    rows.heading([] { return tr("Shelves"); });
    m_shelves = rows.add(new ShelvesView(m_session, rows.widget()));
    rows.addStretch();
}

QWidget* BreedingBench::picture() const {
    return m_shelves;
}

void BreedingBench::refresh() {
    const MysteryCode& code = m_session.mystery().code;
    m_title->setText(tr("%1 · %2").arg(breeding_words::title(m_session.mystery()),
                                       breeding_words::mysteryTitle(m_session.mystery())));
    // What was chosen for the next mystery stays, unless another one has been opened.
    if (m_title->property("code") != QVariant(breeding_words::code(m_session.mystery()))) {
        m_title->setProperty("code", breeding_words::code(m_session.mystery()));
        m_level->setCurrentIndex(code.level - 1);
        m_organism->setCurrentIndex(int(code.organism));
    }
}

void BreedingBench::askFirst(QWidget* anchor, const std::function<void()>& begin) {
    if (m_session.bench().crosses().empty()) {
        begin();
        return;
    }
    openChoice(anchor, tr("The crosses of this mystery will be cleared."),
               {tr("Stay with this mystery"), tr("Clear them and begin")}, [begin](int chosen) {
                   if (chosen == 1)
                       begin();
               });
}

void BreedingBench::beginNew() {
    m_problem->hide();
    QRandomGenerator& random = *QRandomGenerator::global();
    m_session.begin({m_level->currentData().toInt(), Organism(m_organism->currentData().toInt()),
                     random.bounded(mysteryCount)},
                    random.generate64());
}

void BreedingBench::open(const QString& code) {
    const auto read = readCode(code.toStdString());
    if (const auto* known = std::get_if<MysteryCode>(&read); known && *known == m_session.mystery().code)
        return;
    m_code->setText(code);
    openCode();
}

void BreedingBench::openCode() {
    const auto read = readCode(m_code->text().toStdString());
    if (const auto* error = std::get_if<CodeError>(&read)) {
        m_problem->setText(text(phrase(*error)));
        m_problem->show();
        return;
    }
    m_problem->hide();
    askFirst(m_code, [this, code = std::get<MysteryCode>(read)] {
        m_session.begin(code, QRandomGenerator::global()->generate64());
        m_code->clear();
    });
}

void BreedingBench::fold(int pageWidth) {
    const Theme& theme = Theme::current();
    const bool narrow = pageWidth < theme.px(700);
    m_columns->setDirection(narrow ? QBoxLayout::TopToBottom : QBoxLayout::LeftToRight);
    // With little width, what is crossed stands below the shelves.
    m_left->setDirection(pageWidth < theme.px(900) ? QBoxLayout::TopToBottom : QBoxLayout::LeftToRight);
}

} // namespace app
