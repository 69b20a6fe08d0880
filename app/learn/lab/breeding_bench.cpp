// SPDX-License-Identifier: GPL-3.0-or-later
#include "breeding_bench.h"

#include "app/base/text/phrases.h"
#include "app/ui/speech/announcer.h"
#include "app/ui/speech/spoken.h"
#include "app/ui/widgets/flow_layout.h"
#include "app/ui/widgets/page_parts.h"
#include "app/ui/widgets/panel.h"
#include "app/ui/widgets/popover.h"
#include "breeding_words.h"
#include "crossing_panel.h"
#include "lab_view.h"
#include "model_panel.h"
#include "shelves_view.h"

#include <QtCore/QRandomGenerator>
#include <QtWidgets/QComboBox>
#include <QtWidgets/QLabel>
#include <QtWidgets/QLineEdit>
#include <QtWidgets/QPushButton>
#include <QtWidgets/QVBoxLayout>

namespace app {

using namespace page_parts;
using namespace lessons::breeding;

BreedingBench::BreedingBench(BreedingSession& session, LabView& view, QWidget* parent)
    : QWidget(parent), m_session(session), m_view(view) {
    auto* rows = new QVBoxLayout(this);
    setMargins(rows, 0, 10);
    rows->addWidget(makeMystery());
    auto* body = new QWidget(this);
    m_columns = new QHBoxLayout(body);
    setMargins(m_columns, 0, 12);
    auto* left = new QWidget(body);
    m_left = new QHBoxLayout(left);
    setMargins(m_left, 0, 12);
    m_left->addWidget(makeShelves(), 1);
    m_crossing = new CrossingPanel(session, view.bred, left);
    m_left->addWidget(m_crossing, 1);
    m_columns->addWidget(left, 2);
    m_model = new ModelPanel(session, ModelPanel::Part(view.modelPart), body);
    m_columns->addWidget(m_model, 1);
    rows->addWidget(body, 1);
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
    refresh();
}

QWidget* BreedingBench::makeMystery() {
    auto* part = new Panel(this);
    auto* rows = new QVBoxLayout(part);
    setMargins(rows, 10, 4);
    auto* choices = new QWidget(part);
    auto* flow = new FlowLayout(choices);
    keepStyled(flow, [flow] { flow->setSpacing(Theme::current().px(8)); });
    m_title = words({}, choices, TextRole::PanelTitle);
    m_title->setWordWrap(false);
    m_title->setObjectName(QStringLiteral("mysteryTitle"));
    // So that a teacher can copy the code.
    m_title->setTextInteractionFlags(Qt::TextSelectableByMouse);
    flow->addWidget(m_title);
    m_level = new QComboBox(choices);
    m_level->setObjectName(QStringLiteral("mysteryLevel"));
    for (int level = 1; level <= levelCount; ++level)
        m_level->addItem(tr("Level %1").arg(level), level);
    setTip(m_level, [] {
        return tr("Level 1: one gene. Level 2: also X-linked, lethal and two genes. Level 3: also "
                  "genes that act together, three alleles, and a linked lethal.");
    });
    m_level->setAccessibleDescription(m_level->toolTip());
    keepTranslated(m_level, [this] { m_level->setAccessibleName(tr("Level")); });
    keepTranslated(m_level, [this] { speech::setLabel(m_level, tr("Level")); });
    flow->addWidget(m_level);
    m_organism = new QComboBox(choices);
    m_organism->setObjectName(QStringLiteral("mysteryOrganism"));
    for (const Organism organism : allOrganisms)
        m_organism->addItem(text(nameOf(organism)), int(organism));
    keepTranslated(m_organism, [this] { m_organism->setAccessibleName(tr("Organism")); });
    keepTranslated(m_organism, [this] { speech::setLabel(m_organism, tr("Organism")); });
    flow->addWidget(m_organism);
    QPushButton* begin = button([] { return tr("New mystery"); }, choices);
    begin->setObjectName(QStringLiteral("newMystery"));
    connect(begin, &QPushButton::clicked, this, [this, begin] { askFirst(begin, [this] { beginNew(); }); });
    flow->addWidget(begin);
    m_code = lineEdit({}, choices);
    m_code->setObjectName(QStringLiteral("mysteryCode"));
    m_code->setMaxLength(20);
    keepStyled(m_code, [this] { m_code->setFixedWidth(Theme::current().px(110)); });
    QLabel* codeName = nameOf(
        m_code, [] { return tr("Code"); }, choices);
    codeName->setMinimumHeight(m_code->sizeHint().height());
    m_title->setMinimumHeight(m_code->sizeHint().height());
    flow->addWidget(codeName);
    flow->addWidget(m_code);
    QPushButton* open = button([] { return tr("Open"); }, choices);
    open->setObjectName(QStringLiteral("openMystery"));
    keepTranslated(open, [open] { open->setAccessibleName(tr("Open the mystery with this code")); });
    connect(open, &QPushButton::clicked, this, &BreedingBench::openCode);
    connect(m_code, &QLineEdit::returnPressed, this, &BreedingBench::openCode);
    flow->addWidget(open);
    rows->addWidget(choices);
    m_problem = words({}, part, TextRole::Strong, Role::Warning);
    m_problem->setObjectName(QStringLiteral("mysteryProblem"));
    m_problem->hide();
    rows->addWidget(m_problem);
    return part;
}

QWidget* BreedingBench::makeShelves() {
    auto* part = new Panel(this);
    auto* rows = new QVBoxLayout(part);
    setMargins(rows, 12, 6);
    rows->addWidget(words([] { return tr("Shelves"); }, part, TextRole::PanelTitle));
    m_shelves = new ShelvesView(m_session, part);
    rows->addWidget(m_shelves);
    rows->addStretch(1);
    return part;
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
