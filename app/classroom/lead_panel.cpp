// SPDX-License-Identifier: GPL-3.0-or-later
#include "lead_panel.h"

#include "app/member/errand_words.h"
#include "app/speech/spoken.h"
#include "app/text/language.h"
#include "app/text/phrases.h"
#include "app/widgets/page_parts.h"
#include "engine/genotype/puzzles/puzzle_text.h"
#include "lessons/breeding/mystery.h"

#include <QtCore/QSignalBlocker>
#include <QtWidgets/QComboBox>
#include <QtWidgets/QLabel>
#include <QtWidgets/QLineEdit>
#include <QtWidgets/QPushButton>
#include <QtWidgets/QSpinBox>
#include <QtWidgets/QVBoxLayout>

#include <algorithm>
#include <array>

namespace app {

using namespace page_parts;
using messages::ErrandKind;
using messages::LessonPart;

namespace {

enum Recipients { Everybody, TheChosen, TheNeedy };
constexpr int largestSeed = 999'999;
constexpr qsizetype longestWords = 200; ///< bytes, as the message has them
constexpr std::array pagesToSend{"lessons", "lab", "play", "puzzles", "glossary", "help"};
constexpr std::array allSteps{LessonPart::Predict, LessonPart::Roll, LessonPart::Compare,
                              LessonPart::Explain};

LessonPart next(LessonPart step) {
    return step == LessonPart::Explain ? step : static_cast<LessonPart>(static_cast<int>(step) + 1);
}

/// "2 Roll", as the tabs of a lesson have it.
QString numbered(LessonPart step) {
    return LeadPanel::tr("%1 %2").arg(QString::number(static_cast<int>(step)), errand_words::stepTitle(step));
}

QComboBox* choice(const char* name, const QString& label, QWidget* parent) {
    auto* made = new QComboBox(parent);
    made->setObjectName(QLatin1String(name));
    made->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    constexpr int fewest = 12; // letters
    made->setMinimumContentsLength(fewest);
    speech::setLabel(made, label);
    return made;
}

} // namespace

LeadPanel::LeadPanel(QWidget* parent) : Panel(parent) {
    auto* rows = new QVBoxLayout(this);
    setMargins(rows, 12, 8);
    rows->addWidget(words(tr("Lead the class"), this, TextRole::PanelTitle));
    makeSending(*rows);
    makePacing(*rows);
    makeCover(*rows);
    m_problem = words({}, this, TextRole::Strong, Role::Warning);
    m_problem->setObjectName(QStringLiteral("leadProblem"));
    rows->addWidget(m_problem);
    setProblem({});
    bringTarget();
    setRecipients(0, {}, {});
    setLead({});
}

/// Titles of lessons are long: what is sent has a line of its own.
void LeadPanel::makeSending(QVBoxLayout& rows) {
    auto* what = new QHBoxLayout;
    m_kind = choice("sendKind", tr("What to send"), this);
    m_kind->addItems(
        {tr("Lesson"), tr("Page"), tr("Practice problem"), tr("Mystery"), tr("Puzzle"), tr("Table")});
    what->addWidget(m_kind, 1);
    m_step = choice("sendStep", tr("Step"), this);
    m_step->addItem(tr("Where they were"), int(LessonPart::None));
    for (const LessonPart step : allSteps)
        m_step->addItem(numbered(step), int(step));
    what->addWidget(m_step, 1);
    m_number = new QSpinBox(this);
    m_number->setObjectName(QStringLiteral("sendNumber"));
    what->addWidget(m_number, 1);
    rows.addLayout(what);
    m_lesson = choice("sendLesson", tr("Lesson"), this);
    for (const lessons::Topic* const topic : topicsInUse())
        m_lesson->addItem(QString::fromStdString(topic->title), QString::fromStdString(topic->id));
    rows.addWidget(m_lesson);
    m_page = choice("sendPage", tr("Page"), this);
    for (const char* const page : pagesToSend)
        m_page->addItem(errand_words::pageTitle(page), QString::fromLatin1(page));
    rows.addWidget(m_page);
    m_code = lineEdit({}, this);
    m_code->setObjectName(QStringLiteral("sendCode"));
    m_code->setAccessibleName(tr("Code of the mystery"));
    m_code->setPlaceholderText(tr("Code of the mystery"));
    rows.addWidget(m_code);
    m_to = choice("sendTo", tr("To whom"), this);
    rows.addWidget(m_to);
    m_send = button(tr("Open it on their screens"), this);
    m_send->setObjectName(QStringLiteral("sendErrand"));
    rows.addWidget(m_send, 0, Qt::AlignLeft);
    rows.addWidget(words(tr("Whoever is in a game is asked first. Nothing is lost."), this, TextRole::Caption,
                         Role::SoftInk));
    connect(m_kind, &QComboBox::currentIndexChanged, this, &LeadPanel::bringTarget);
    connect(m_lesson, &QComboBox::currentIndexChanged, this, &LeadPanel::bringPace);
    connect(m_send, &QPushButton::clicked, this, &LeadPanel::send);
}

void LeadPanel::makePacing(QVBoxLayout& rows) {
    m_paceState = words({}, this);
    m_paceState->setObjectName(QStringLiteral("paceState"));
    rows.addWidget(m_paceState);
    auto* buttons = new QHBoxLayout;
    m_open = button({}, this);
    m_open->setObjectName(QStringLiteral("openStep"));
    buttons->addWidget(m_open);
    m_free = button(tr("Let them go on alone"), this);
    m_free->setObjectName(QStringLiteral("letGo"));
    buttons->addWidget(m_free);
    buttons->addStretch(1);
    rows.addLayout(buttons);
    connect(m_open, &QPushButton::clicked, this,
            [this] { pace(m_lead.lesson.empty() ? LessonPart::Predict : next(m_lead.step)); });
    connect(m_free, &QPushButton::clicked, this, [this] { emit wanted(messages::PaceLesson{}); });
}

void LeadPanel::makeCover(QVBoxLayout& rows) {
    m_coverState = words({}, this);
    m_coverState->setObjectName(QStringLiteral("coverState"));
    rows.addWidget(m_coverState);
    auto* line = new QHBoxLayout;
    m_words = lineEdit(tr("Look at the front"), this);
    m_words->setObjectName(QStringLiteral("coverWords"));
    m_words->setAccessibleName(tr("Words on the covered screens"));
    line->addWidget(m_words, 1);
    m_cover = button({}, this);
    m_cover->setObjectName(QStringLiteral("coverScreens"));
    line->addWidget(m_cover);
    rows.addLayout(line);
    connect(m_cover, &QPushButton::clicked, this, [this] {
        QString said = m_words->text().simplified();
        while (said.toUtf8().size() > longestWords)
            said.chop(1);
        emit wanted(messages::BlankScreens{!m_lead.dark, m_lead.dark ? std::string() : said.toStdString()});
    });
}

std::string LeadPanel::lesson() const {
    return m_lesson->currentData().toString().toStdString();
}

void LeadPanel::bringTarget() {
    const int kind = m_kind->currentIndex();
    m_lesson->setVisible(kind == LessonTarget || kind == PracticeTarget);
    m_step->setVisible(kind == LessonTarget);
    m_page->setVisible(kind == PageTarget);
    m_code->setVisible(kind == MysteryTarget);
    m_number->setVisible(kind == PracticeTarget || kind == PuzzleTarget || kind == TableTarget);
    const QString name = kind == PracticeTarget ? tr("Number of the problem")
                         : kind == PuzzleTarget ? tr("Number of the puzzle")
                                                : tr("Table");
    m_number->setAccessibleName(name);
    m_number->setToolTip(name);
    m_number->setRange(1, kind == PracticeTarget ? largestSeed
                          : kind == PuzzleTarget ? static_cast<int>(genotype::shippedPuzzles().size())
                                                 : messages::maxTables);
    setProblem({});
}

void LeadPanel::setRecipients(int chosen, const QString& name, const std::vector<int>& needy) {
    if (chosen == m_chosen && needy == m_needy && m_to->count() > 0)
        return;
    m_chosen = chosen;
    m_needy = needy;
    const int before = m_to->currentData().isValid() ? m_to->currentData().toInt() : int(Everybody);
    m_to->clear();
    m_to->addItem(tr("To all pupils"), int(Everybody));
    if (chosen != 0)
        m_to->addItem(tr("To %1").arg(name), int(TheChosen));
    if (!needy.empty())
        m_to->addItem(tr("To %n who need help or are stuck", nullptr, static_cast<int>(needy.size())),
                      int(TheNeedy));
    m_to->setCurrentIndex(std::max(0, m_to->findData(before)));
}

void LeadPanel::send() {
    messages::SendErrand errand;
    setProblem({});
    switch (m_kind->currentIndex()) {
    case LessonTarget:
        errand.kind = ErrandKind::Lesson;
        errand.target = lesson();
        errand.step = static_cast<LessonPart>(m_step->currentData().toInt());
        break;
    case PageTarget: errand.target = m_page->currentData().toString().toStdString(); break;
    case PracticeTarget:
        errand.kind = ErrandKind::Practice;
        errand.target = lesson();
        errand.seed = m_number->value();
        break;
    case MysteryTarget: {
        const auto read = lessons::breeding::readCode(m_code->text().toStdString());
        if (const auto* error = std::get_if<lessons::breeding::CodeError>(&read)) {
            setProblem(text(lessons::breeding::phrase(*error)));
            return;
        }
        errand.kind = ErrandKind::Mystery;
        errand.target = lessons::breeding::text(std::get<lessons::breeding::MysteryCode>(read));
        break;
    }
    case PuzzleTarget:
        errand.kind = ErrandKind::Puzzle;
        errand.target = genotype::shippedPuzzles().at(static_cast<std::size_t>(m_number->value() - 1)).id;
        break;
    default:
        errand.kind = ErrandKind::SitAtTable;
        errand.table = m_number->value();
        break;
    }
    const int to = m_to->currentData().toInt();
    if (to == TheChosen)
        errand.to = {m_chosen};
    else if (to == TheNeedy)
        errand.to = m_needy;
    if (errand.to.size() > messages::mostRecipients)
        errand.to.resize(messages::mostRecipients);
    emit wanted(errand);
}

/// Also brings everybody to the step.
void LeadPanel::pace(LessonPart step) {
    const std::string id = m_lead.lesson.empty() ? lesson() : m_lead.lesson;
    const bool isBegun = !m_lead.lesson.empty();
    emit wanted(messages::PaceLesson{id, step});
    if (!isBegun)
        emit wanted(messages::SendErrand{.kind = ErrandKind::Lesson, .target = id, .step = step});
}

void LeadPanel::setLead(const messages::LeadShown& lead) {
    m_lead = lead;
    bringPace();
    bringCover();
}

void LeadPanel::bringPace() {
    const bool isPaced = !m_lead.lesson.empty();
    m_paceState->setText(isPaced ? tr("The class goes through “%1” together. Open up to step %2.")
                                       .arg(errand_words::lessonTitle(m_lead.lesson), numbered(m_lead.step))
                                 : tr("Everybody goes on alone."));
    m_open->setText(!isPaced ? tr("Go through “%1” together").arg(m_lesson->currentText())
                             : tr("Open step %1").arg(numbered(next(m_lead.step))));
    m_open->setAccessibleName(m_open->text());
    m_open->setEnabled(!isPaced || m_lead.step != LessonPart::Explain);
    m_free->setVisible(isPaced);
}

void LeadPanel::bringCover() {
    m_coverState->setText(m_lead.dark ? tr("All pupils' screens are covered.")
                                      : tr("Cover all pupils' screens with these words:"));
    m_cover->setText(m_lead.dark ? tr("Uncover the screens") : tr("Cover the screens"));
    m_cover->setAccessibleName(m_cover->text());
    m_words->setEnabled(!m_lead.dark);
}

void LeadPanel::setProblem(const QString& problem) {
    m_problem->setText(problem);
    m_problem->setVisible(!problem.isEmpty());
}

} // namespace app
