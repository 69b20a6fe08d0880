// SPDX-License-Identifier: GPL-3.0-or-later
#include "present_view.h"

#include "app/ui/widgets/layout_excuses.h"
#include "app/ui/widgets/page_parts.h"

#include <QtCore/QLocale>
#include <QtGui/QKeyEvent>
#include <QtGui/QPainter>
#include <QtWidgets/QApplication>
#include <QtWidgets/QLabel>
#include <QtWidgets/QPushButton>

#include <algorithm>
#include <utility>

namespace app {
namespace {

constexpr qint64 betweenWords = 8'000; ///< milliseconds between two announcements of a running share

/// What the control says that leads from a step to the next.
QString nameOf(PresentView::Step now, PresentView::Step next) {
    using Step = PresentView::Step;
    switch (next) {
    case Step::Predict: break;
    case Step::Roll: return PresentView::tr("Roll");
    case Step::Compare: return PresentView::tr("Compare");
    case Step::Explain:
        return now == Step::Explain ? PresentView::tr("Continue") : PresentView::tr("Explain");
    }
    return PresentView::tr("Continue");
}

} // namespace

PresentView::PresentView(Presentation shown, std::uint64_t seed, QWidget* parent)
    : QWidget(parent), m_seed(seed), m_shown(std::move(shown)), m_sample(std::in_place, m_shown, seed),
      m_title(new PresentWords(this, true)), m_words(new PresentWords(this)), m_bars(new PresentBars(this)),
      m_share(new PresentShare(this)), m_next(page_parts::button({}, this)),
      m_hints(page_parts::wrappingLabel({}, this, TextRole::Caption, Role::SoftInk)),
      m_announcer(new speech::Announcer(this)) {
    if (m_shown.brood)
        m_square = new PresentSquare(*m_shown.brood, this);
    makeFigure();
    m_moments.list(m_shown, m_sample->canRoll());
    setAccessibleName(m_shown.title);
    setFocusPolicy(Qt::StrongFocus);
    m_next->setObjectName(QStringLiteral("presentNext"));
    m_next->installEventFilter(this);
    connect(m_next, &QPushButton::clicked, this, &PresentView::forward);
    m_hints->setObjectName(QStringLiteral("presentHints"));
    m_blank = new QWidget(this);
    m_blank->setProperty(mayOverlap, QStringLiteral("it covers the picture"));
    m_blank->setAutoFillBackground(true);
    m_blank->hide();
    connect(&m_roll, &QTimer::timeout, this, [this] { rollNow(std::max(1, pace() / 10)); });
    arrive();
    m_next->setFocus();
    // A board would take the keys for itself.
    if (m_shown.isFigureWhole)
        qApp->installEventFilter(this);
    if (m_shown.follow)
        m_shown.follow(this, [this](const Presentation& newer) { renew(newer); });
}

void PresentView::makeFigure() {
    QWidget* const earlier = m_figure;
    m_figure = m_shown.figure ? m_shown.figure(this) : nullptr;
    if (m_figure)
        m_figure->stackUnder(m_blank ? m_blank : m_next);
    if (HasSteps* const steps = this->steps())
        steps->onStep([this] { refreshNext(); });
    if (!earlier)
        return;
    discard(earlier);
}

void PresentView::renew(const Presentation& shown) {
    if (m_frozen) {
        m_newer = shown;
        return;
    }
    m_newer.reset();
    auto follow = std::move(m_shown.follow);
    m_shown = shown;
    m_shown.follow = std::move(follow);
    m_sample.emplace(m_shown, m_seed);
    makeFigure();
    const Step before = step();
    m_moments.list(m_shown, m_sample->canRoll());
    if (step() != before)
        m_expectation = step() == Step::Compare;
    setAccessibleName(m_shown.title);
    refreshAll();
}

void PresentView::arrive() {
    m_expectation = step() == Step::Compare || step() == Step::Explain;
    // Nothing more is pressed on a remote to begin with.
    setRolling(step() == Step::Roll && m_sample->size() == 0);
    refreshAll();
    m_announcer->say({m_title->text(), m_words->text()});
}

void PresentView::forward() {
    // Nobody who presses twice wants to take the next step, too.
    const bool isDouble =
        m_sinceActed.isValid() && m_sinceActed.elapsed() < QApplication::doubleClickInterval();
    if (m_frozen || isDouble)
        return;
    if (steps() && steps()->step(1))
        return;
    if (!m_moments.isLast()) {
        m_moments.forward();
        arrive();
    } else if (m_shown.act) {
        m_sinceActed.start();
        m_shown.act->take();
    } else if (m_shown.isNothing) {
        emit demonstrationsRequested(m_next);
    } else {
        emit closeRequested();
    }
}

void PresentView::back() {
    if (m_frozen || (steps() && steps()->step(-1)))
        return;
    if (m_moments.isFirst())
        return;
    m_moments.back();
    arrive();
}

void PresentView::setRolling(bool rolls) {
    if (rolls && m_sample->canRoll() && !m_frozen) {
        constexpr int second = 1000;
        m_roll.start(pace() == 1 ? second : second / 10);
        m_sinceSaid.start();
    } else {
        m_roll.stop();
    }
    refreshHints();
}

void PresentView::rollNow(std::int64_t n) {
    m_sample->roll(n);
    refreshNumbers();
    if (m_sinceSaid.isValid() && m_sinceSaid.elapsed() > betweenWords) {
        m_sinceSaid.start();
        m_announcer->say(
            {tr("%1 so far.").arg(countText(rolled())),
             QStringLiteral("%1: %2.").arg(m_share->accessibleName(), m_share->accessibleDescription())});
    }
}

void PresentView::setBlank(bool blank) {
    QPalette dark = m_blank->palette();
    dark.setColor(QPalette::Window, Qt::black);
    m_blank->setPalette(dark);
    m_blank->setGeometry(rect());
    m_blank->raise();
    m_blank->setVisible(blank);
    if (blank && steps() && steps()->isPlaying())
        steps()->playOrPause();
    m_announcer->say(blank ? tr("The screen is black.") : tr("The picture is shown again."));
}

void PresentView::setFrozen(bool frozen) {
    m_frozen = frozen;
    m_roll.stop();
    if (frozen && steps() && steps()->isPlaying())
        steps()->playOrPause();
    m_next->setEnabled(!frozen);
    refreshHints();
    setFocus();
    m_announcer->say(frozen ? tr("The picture stands still.") : tr("The picture moves again."));
    if (!frozen && m_newer)
        renew(Presentation(*m_newer));
}

bool PresentView::take(int key) {
    if (isBlank()) {
        setBlank(false);
        return true;
    }
    switch (key) {
    case Qt::Key_Escape: emit closeRequested(); return true;
    case Qt::Key_B:
    case Qt::Key_Period: setBlank(true); return true;
    case Qt::Key_F: setFrozen(!m_frozen); return true;
    case Qt::Key_W: emit contrastRequested(); return true;
    case Qt::Key_S: emit otherScreenRequested(); return true;
    case Qt::Key_Space:
    case Qt::Key_Right:
    case Qt::Key_PageDown: forward(); return true;
    case Qt::Key_Left:
    case Qt::Key_PageUp:
    case Qt::Key_Backspace: back(); return true;
    case Qt::Key_A:
        if (steps() && !m_frozen)
            steps()->playOrPause();
        if (step() == Step::Roll || step() == Step::Compare)
            setRolling(!isRolling());
        return true;
    case Qt::Key_Up:
    case Qt::Key_Down:
        m_pace = key == Qt::Key_Up ? std::min(m_pace + 1, paces.size() - 1) : m_pace - (m_pace > 0 ? 1 : 0);
        setRolling(isRolling());
        return true;
    case Qt::Key_E:
        m_expectation = !m_expectation;
        refreshNumbers();
        return true;
    case Qt::Key_X:
        m_axis = !m_axis;
        refreshNumbers();
        return true;
    default: return false;
    }
}

void PresentView::keyPressEvent(QKeyEvent* event) {
    if (!take(event->key()))
        QWidget::keyPressEvent(event);
}

bool PresentView::eventFilter(QObject* watched, QEvent* event) {
    // The button would take the space bar for itself. And a game that ends meanwhile may move the focus to
    // its own page, which is hidden now.
    const auto* const at = event->type() == QEvent::KeyPress ? qobject_cast<QWidget*>(watched) : nullptr;
    if (at && at->window() == window()) {
        auto* pressed = static_cast<QKeyEvent*>(event);
        if (pressed->modifiers() == Qt::NoModifier && take(pressed->key()))
            return true;
    }
    return QWidget::eventFilter(watched, event);
}

void PresentView::refreshAll() {
    m_title->setWords(m_shown.title);
    switch (step()) {
    case Step::Predict: m_words->setWords(m_shown.question); break;
    case Step::Roll: m_words->setWords({}); break;
    case Step::Compare: break; // with the numbers
    case Step::Explain: m_words->setWords(m_shown.explanation.value(m_moments.paragraph())); break;
    }
    refreshNext();
    refreshNumbers();
    place();
    refreshFigure();
    refreshHints();
}

void PresentView::refreshNext() {
    const QString name = steps() && !steps()->isAtEnd() ? steps()->nextStepName()
                         : !m_moments.isLast()          ? nameOf(step(), m_moments.next())
                         : m_shown.act                  ? m_shown.act->label
                         : m_shown.isNothing            ? tr("Demonstrations")
                                                        : tr("Finish");
    m_next->setText(name);
    m_next->setAccessibleName(name);
    place();
}

void PresentView::refreshNumbers() {
    if (step() == Step::Compare)
        m_words->setWords(m_sample->sentence());
    if (m_shown.outcomes.empty())
        return;
    m_bars->setNumbers(m_sample->numbers(), m_expectation);
    const double expected =
        m_expectation && m_shown.followed < m_shown.chances.size() ? m_shown.chances[m_shown.followed] : -1;
    m_share->setShare(m_shown.outcomes[m_shown.followed].name, m_sample->way(), m_shown.followed, expected,
                      m_axis);
    refreshHints();
}

void PresentView::refreshFigure() {
    const bool isAnswered = step() == Step::Explain;
    if (m_square)
        m_square->setFilled(isAnswered);
    // While it is hidden, it need not be updated.
    if (auto* const figure = dynamic_cast<ShowsCounts*>(m_figure); figure && m_figure->isVisibleTo(this))
        figure->showCounts(isAnswered ? m_sample->counts()
                                      : std::vector<std::int64_t>(m_shown.outcomes.size()));
}

void PresentView::refreshHints() {
    QStringList said;
    if (!isForeignFigure())
        said << tr("Readable from %1 m away on a picture %2 m wide (Ctrl and + or −)")
                    .arg(QLocale().toString(distance(), 'f', 1), QLocale().toString(m_pictureWidth));
    if (!m_frozen && steps())
        said << tr("A: play or pause") << tr("Page Up: back");
    if (!m_frozen && m_sample->canRoll())
        said << tr("A: rolling on or off, ↑ ↓: %1 a second").arg(countText(pace()));
    if (!m_frozen && !m_shown.outcomes.empty())
        said << tr("E: expectation");
    if (!m_frozen && m_sample->hasShare())
        said << tr("X: axis");
    if (m_frozen || m_sample->canRoll() || m_shown.follow || steps())
        said << (m_frozen ? tr("frozen, F: go on") : tr("F: freeze"));
    said << tr("B: black") << tr("W: black on white") << tr("Esc: leave");
    // A key stays with what it does.
    for (qsizetype i = isForeignFigure() ? 0 : 1; i < said.size(); ++i)
        said[i].replace(QLatin1Char(' '), QChar::Nbsp);
    m_hints->setText(said.join(QStringLiteral("\u00a0\u00a0·  ")));
}

void PresentView::changeEvent(QEvent* event) {
    if (event->type() == QEvent::PaletteChange && m_hints) {
        QPalette soft = m_hints->palette();
        soft.setColor(QPalette::WindowText, Theme::current().colour(Role::SoftInk));
        m_hints->setPalette(soft);
    }
    QWidget::changeEvent(event);
}

void PresentView::paintEvent(QPaintEvent*) {
    QPainter(this).fillRect(rect(), Theme::current().colour(Role::Paper));
}

} // namespace app
