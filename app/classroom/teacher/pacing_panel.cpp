// SPDX-License-Identifier: GPL-3.0-or-later
#include "pacing_panel.h"

#include "app/base/text/language.h"
#include "app/base/text/phrases.h"
#include "app/classroom/pupil/assignment_text.h"
#include "app/ui/navigation/route.h"
#include "app/ui/theme/tokens.h"
#include "app/ui/widgets/page_parts.h"
#include "engine/games/games.h"
#include "engine/genotype/puzzles/puzzle_text.h"
#include "host_words.h"
#include "lessons/breeding/mystery.h"
#include "table_fields.h"

#include <QtCore/QSignalBlocker>
#include <QtWidgets/QComboBox>
#include <QtWidgets/QLabel>
#include <QtWidgets/QLineEdit>
#include <QtWidgets/QPushButton>
#include <QtWidgets/QSpinBox>

#include <algorithm>
#include <array>

namespace app {

using namespace page_parts;
using messages::AssignmentKind;
using messages::LessonPart;

namespace {

enum ToWhom { Everybody, TheTicked, TheChosen, TheNeedy, Nobody };
constexpr int largestSeed = 999'999;
constexpr int largestWorksheet = 999'999'999; ///< as the page for worksheets on paper has them
constexpr int mostRounds = 40;
constexpr std::array pagesToSend{PageId::Lessons, PageId::Lab,      PageId::Play,
                                 PageId::Puzzles, PageId::Glossary, PageId::Help};
constexpr std::array allSteps{LessonPart::Predict, LessonPart::Roll, LessonPart::Compare,
                              LessonPart::Explain};

LessonPart next(LessonPart step) {
    return step == LessonPart::Explain ? step : static_cast<LessonPart>(static_cast<int>(step) + 1);
}

LessonPart before(LessonPart step) {
    return step == LessonPart::Predict ? step : static_cast<LessonPart>(static_cast<int>(step) - 1);
}

/// "2 Roll", as the tabs of a lesson have it.
QString numbered(LessonPart step) {
    return PacingPanel::tr("%1 %2").arg(QString::number(static_cast<int>(step)),
                                        assignment_text::stepTitle(step));
}

QComboBox* listIn(Form& form, QAnyStringView name, const Text& label,
                  const std::function<QList<Form::Item>()>& items, const OnChange<int>& choose = {}) {
    constexpr int fewest = 12; // letters
    return keepLetters(form.choice(name, Label::heard(label), items, 0, choose), fewest);
}

} // namespace

PacingPanel::PacingPanel(QWidget* parent) : Panel(parent) {
    Form form(this, Form::Way::Down, space::small, space::gap);
    form.heading([] { return tr("Lead the class"); });
    addSending(form);
    m_paceState = form.label("paceState");
    addPacing(form.part(Form::Way::Wrapping, 6));
    m_coverState = form.label("coverState");
    addCover(form.part(Form::Way::Along));
    setRecipients({});
    keepTranslated(this, [this] {
        refreshTarget();
        offerRecipients(m_to->currentData().toInt());
        refreshPace();
        refreshCover();
    });
}

/// Titles of lessons are long: what is sent has a line of its own.
void PacingPanel::addSending(Form form) {
    Form what = form.part(Form::Way::Along);
    m_kind = what.grow(listIn(
        what, "sendKind", [] { return tr("What to send"); },
        [] {
            return QList<Form::Item>{
                {tr("Lesson")}, {tr("Page")},  {tr("Practice problem")},   {tr("Worksheet")}, {tr("Mystery")},
                {tr("Puzzle")}, {tr("Table")}, {tr("Seats at new tables")}};
        },
        [this] { refreshTarget(); }));
    m_step = what.grow(listIn(
        what, "sendStep", [] { return tr("Step"); },
        [] {
            QList<Form::Item> steps{{tr("Where each pupil left off"), int(LessonPart::None)}};
            for (const LessonPart step : allSteps)
                steps << Form::Item{numbered(step), int(step)};
            return steps;
        }));
    m_number = new QSpinBox(what.widget());
    m_number->setObjectName(QStringLiteral("sendNumber"));
    m_numberName = what.add(labelFor(m_number, {}, what.widget()));
    what.add(m_number, 1);
    m_lesson = listIn(
        form, "sendLesson", [] { return tr("Lesson"); },
        [] {
            QList<Form::Item> titles;
            for (const lessons::Topic* const topic : topicsInUse())
                titles << Form::Item{QString::fromStdString(topic->title), QString::fromStdString(topic->id)};
            return titles;
        },
        [this] { refreshPace(); });
    m_page = listIn(
        form, "sendPage", [] { return tr("Page"); },
        [] {
            QList<Form::Item> titles;
            for (const PageId page : pagesToSend)
                titles << Form::Item{pageTitle(page), pageName(page)};
            return titles;
        });
    const auto code = [] { return tr("Mystery code"); };
    m_code = form.field("sendCode", Label::heard(code));
    keepTranslated(m_code, [this, code] { m_code->setPlaceholderText(code()); });
    addSeats(form.part(Form::Way::Wrapping));
    m_to = listIn(form, "sendTo", [] { return tr("Send to"); }, {});
    m_send = form.button("sendAssignment", {}, [this] { send(); });
    m_problem = form.label("pacingProblem", TextRole::Strong, Role::Warning);
    m_note = form.label("sendNote", TextRole::Caption, Role::SoftInk);
}

void PacingPanel::addSeats(Form line) {
    m_seatsLine = line.widget();
    m_game = table_fields::addGames(line, "layGame", {}, [this] { refreshSeats(); });
    m_seats = line.number(
        "laySeats", [] { return tr("Seats at each table"); }, {0, 99}, 0);
    m_rounds = line.number(
        "layRounds", [] { return tr("Rounds"); }, {0, mostRounds}, 0);
    keepTranslated(m_rounds, [this] { setSpecialWords(m_rounds, tr("as usual")); });
    refreshSeats();
}

void PacingPanel::refreshSeats() {
    const TableRange range = rangeOf(m_game->currentData().toString().toStdString());
    const int wanted = m_seats->maximum() < range.least ? range.most : m_seats->value();
    m_seats->setRange(range.least, range.most);
    m_seats->setValue(wanted);
    m_rounds->parentWidget()->setVisible(range.hasRounds);
}

void PacingPanel::addPacing(Form line) {
    m_open = line.button("openStep", {}, [this] {
        pace(m_pacing.lesson.empty() ? LessonPart::Predict : next(m_pacing.step));
    });
    m_open->installEventFilter(this);
    m_back = line.button("closeStep", {}, [this] { pace(before(m_pacing.step)); });
    m_free = line.button(
        "letGo", [] { return tr("Let them work on their own"); },
        [this] { emit wanted(messages::PaceLesson{}); });
}

/// After the first click of a double click the button stands for the step after it.
bool PacingPanel::eventFilter(QObject* watched, QEvent* event) {
    return (watched == m_open && event->type() == QEvent::MouseButtonDblClick) ||
           Panel::eventFilter(watched, event);
}

std::string PacingPanel::lesson() const {
    return m_lesson->currentData().toString().toStdString();
}

void PacingPanel::refreshTarget() {
    const int kind = m_kind->currentIndex();
    m_lesson->setVisible(kind == LessonTarget || kind == PracticeTarget || kind == WorksheetTarget);
    m_step->setVisible(kind == LessonTarget);
    m_page->setVisible(kind == PageTarget);
    m_code->setVisible(kind == MysteryTarget);
    m_seatsLine->setVisible(kind == SeatsTarget);
    const bool hasNumber =
        kind == PracticeTarget || kind == WorksheetTarget || kind == PuzzleTarget || kind == TableTarget;
    m_number->setVisible(hasNumber);
    m_numberName->setVisible(hasNumber);
    const QString name = kind == PracticeTarget    ? tr("Number of the problem")
                         : kind == WorksheetTarget ? tr("Worksheet ID")
                         : kind == PuzzleTarget    ? tr("Number of the puzzle")
                                                   : tr("Table");
    m_numberName->setText(name);
    m_number->setAccessibleName(name);
    m_number->setRange(1, kind == PracticeTarget    ? largestSeed
                          : kind == WorksheetTarget ? largestWorksheet
                          : kind == PuzzleTarget    ? static_cast<int>(genotype::shippedPuzzles().size())
                                                    : messages::maxTables);
    m_send->setText(kind == SeatsTarget ? tr("Seat them and begin") : tr("Open it on their screens"));
    m_send->setAccessibleName(m_send->text());
    m_note->setText(
        kind == SeatsTarget
            ? tr("The chosen pupils who are here are spread evenly over new tables, in the order of the list "
                 "of members. Bots take the empty seats. Pupils in a game stay there.")
        : kind == WorksheetTarget
            ? tr("Everyone gets the same worksheet, with one problem of each kind in the lesson. On paper it "
                 "is the first sheet with this ID and these kinds.")
            : tr("Pupils in a game are asked first. Nothing is lost."));
    setProblem({});
}

void PacingPanel::setRecipients(const Recipients& recipients) {
    if (recipients == m_recipients && m_to->count() > 0)
        return;
    const bool isFirstTick = m_recipients.ticked.empty() && !recipients.ticked.empty();
    m_recipients = recipients;
    const int before = isFirstTick                     ? int(TheTicked)
                       : m_to->currentData().isValid() ? m_to->currentData().toInt()
                                                       : int(Everybody);
    offerRecipients(before);
}

void PacingPanel::offerRecipients(int before) {
    m_to->clear();
    m_to->addItem(tr("To all pupils"), int(Everybody));
    if (!m_recipients.ticked.empty())
        m_to->addItem(tr("To the %n ticked pupils", nullptr, static_cast<int>(m_recipients.ticked.size())),
                      int(TheTicked));
    if (m_recipients.current != 0)
        m_to->addItem(tr("To %1").arg(m_recipients.name), int(TheChosen));
    if (!m_recipients.needy.empty())
        m_to->addItem(
            tr("To %n who need help or are stuck", nullptr, static_cast<int>(m_recipients.needy.size())),
            int(TheNeedy));
    // The pupils who were meant may have gone or no longer need anything: that must not become everybody.
    // Ticks are taken away by the teacher.
    if (m_to->findData(before) < 0 && before != TheTicked)
        m_to->addItem(tr("To nobody: choose who gets it"), int(Nobody));
    const int place = m_to->findData(before);
    m_to->setCurrentIndex(place >= 0 ? place : before == TheTicked ? 0 : m_to->count() - 1);
}

std::vector<int> PacingPanel::recipients() const {
    std::vector<int> to;
    switch (m_to->currentData().toInt()) {
    case TheTicked: to = m_recipients.ticked; break;
    case TheChosen: to = {m_recipients.current}; break;
    case TheNeedy: to = m_recipients.needy; break;
    default: break;
    }
    if (to.size() > messages::mostRecipients)
        to.resize(messages::mostRecipients);
    return to;
}

std::optional<messages::SendAssignment> PacingPanel::assignment() {
    messages::SendAssignment assignment;
    switch (m_kind->currentIndex()) {
    case LessonTarget:
        assignment.kind = AssignmentKind::Lesson;
        assignment.target = lesson();
        assignment.step = static_cast<LessonPart>(m_step->currentData().toInt());
        break;
    case PageTarget: assignment.target = m_page->currentData().toString().toStdString(); break;
    case PracticeTarget:
    case WorksheetTarget: {
        const lessons::Topic* const topic = topicInUse(lesson());
        if (topic && topic->practice.empty()) {
            setProblem(tr("This lesson has no practice problems."));
            return {};
        }
        const bool isSheet = m_kind->currentIndex() == WorksheetTarget;
        assignment.kind = isSheet ? AssignmentKind::Worksheet : AssignmentKind::Practice;
        assignment.target = lesson();
        assignment.seed = m_number->value();
        break;
    }
    case MysteryTarget: {
        const auto read = lessons::breeding::readCode(m_code->text().toStdString());
        if (const auto* error = std::get_if<lessons::breeding::CodeError>(&read)) {
            setProblem(text(lessons::breeding::phrase(*error)));
            return {};
        }
        assignment.kind = AssignmentKind::Mystery;
        assignment.target = lessons::breeding::text(std::get<lessons::breeding::MysteryCode>(read));
        break;
    }
    case PuzzleTarget:
        assignment.kind = AssignmentKind::Puzzle;
        assignment.target = genotype::shippedPuzzles().at(static_cast<std::size_t>(m_number->value() - 1)).id;
        break;
    default:
        assignment.kind = AssignmentKind::SitAtTable;
        assignment.table = m_number->value();
        break;
    }
    return assignment;
}

void PacingPanel::send() {
    setProblem({});
    if (m_to->currentData().toInt() == Nobody) {
        setProblem(tr("The pupils you had chosen have left or no longer need help. Choose who gets it."));
        return;
    }
    if (m_kind->currentIndex() == SeatsTarget) {
        emit wanted(messages::LayTables{.game = m_game->currentData().toString().toStdString(),
                                        .seats = m_seats->value(),
                                        .length = m_rounds->isVisibleTo(this) ? m_rounds->value() : 0,
                                        .start = true,
                                        .to = recipients()});
        return;
    }
    if (auto sent = assignment()) {
        sent->to = recipients();
        emit wanted(*sent);
    }
}

/// Also brings everybody to the step.
void PacingPanel::pace(LessonPart step) {
    const std::string id = m_pacing.lesson.empty() ? lesson() : m_pacing.lesson;
    const bool isBegun = !m_pacing.lesson.empty();
    emit wanted(messages::PaceLesson{id, step});
    if (!isBegun)
        emit wanted(messages::SendAssignment{.kind = AssignmentKind::Lesson, .target = id, .step = step});
}

void PacingPanel::setPacing(const messages::PacingShown& pacing) {
    m_pacing = pacing;
    refreshPace();
    refreshCover();
}

void PacingPanel::refreshPace() {
    const bool isPaced = !m_pacing.lesson.empty();
    m_paceState->setText(
        isPaced ? tr("The class goes through “%1” together, as far as step %2.", "2 Roll")
                      .arg(assignment_text::lessonTitle(m_pacing.lesson), numbered(m_pacing.step))
                : tr("Everybody works on their own."));
    m_open->setText(!isPaced ? tr("Go through “%1” together").arg(assignment_text::lessonTitle(lesson()))
                             : tr("Open step %1").arg(numbered(next(m_pacing.step))));
    m_open->setAccessibleName(m_open->text());
    m_open->setEnabled(!isPaced || m_pacing.step != LessonPart::Explain);
    m_back->setText(tr("Close step %1").arg(numbered(m_pacing.step)));
    m_back->setAccessibleName(m_back->text());
    m_back->setVisible(isPaced);
    m_back->setEnabled(m_pacing.step > LessonPart::Predict);
    m_free->setVisible(isPaced);
}

void PacingPanel::setProblem(const QString& problem) {
    m_problem->setText(problem);
    m_problem->setVisible(!problem.isEmpty());
}

} // namespace app
