// SPDX-License-Identifier: GPL-3.0-or-later
#include "replay_bar.h"

#include "app/ui/speech/spoken.h"
#include "app/ui/theme/theme.h"
#include "app/ui/widgets/fixed_lines.h"
#include "app/ui/widgets/flow_layout.h"
#include "app/ui/widgets/page_parts.h"
#include "app/ui/widgets/segment_row.h"
#include "transport_button.h"

#include <QtGui/QKeyEvent>
#include <QtWidgets/QBoxLayout>
#include <QtWidgets/QLabel>
#include <QtWidgets/QSlider>

#include <algorithm>

namespace app {

using Sign = TransportButton::Sign;

namespace {

/// If the buttons take more of the width than this, the narration stands under them.
constexpr qreal mostForButtons = 0.6;

} // namespace

ReplayBar::ReplayBar(QWidget* parent)
    : QWidget(parent), m_lower(new QBoxLayout(QBoxLayout::LeftToRight)), m_controls(new QWidget(this)),
      m_slider(new QSlider(Qt::Horizontal, this)), m_where(page_parts::wrappingLabel({}, this)),
      m_narration(new FixedLines(2, this)), m_close(page_parts::button({}, this)),
      m_play(page_parts::button({}, m_controls)),
      m_pace(
          new SegmentRow({}, {{0, {}}, {1, {}}, {2, {}}}, static_cast<int>(ReplayPace::Normal), m_controls)) {
    auto* rows = new QVBoxLayout(this);
    auto* upper = new QHBoxLayout;
    upper->addWidget(m_close);
    upper->addWidget(m_slider, 1);
    upper->addWidget(m_where);
    rows->addLayout(upper);
    rows->addLayout(m_lower);
    m_lower->addWidget(m_controls, 0, Qt::AlignTop);
    m_lower->addWidget(m_narration, 1);
    auto* flow = new FlowLayout(m_controls);
    for (const Sign sign :
         {Sign::First, Sign::PreviousRound, Sign::Back, Sign::Forward, Sign::NextRound, Sign::Last}) {
        auto* way = new TransportButton(sign, m_controls);
        m_ways.at(static_cast<std::size_t>(sign)) = way;
        if (sign == Sign::Forward)
            flow->addWidget(m_play);
        flow->addWidget(way);
    }
    flow->addWidget(m_pace);

    m_narration->setObjectName(QStringLiteral("narration"));
    m_where->setObjectName(QStringLiteral("where"));
    m_play->setObjectName(QStringLiteral("play"));
    m_play->setFocusPolicy(Qt::TabFocus);
    m_where->setWordWrap(false);
    m_slider->installEventFilter(this);
    setFocusProxy(m_slider);

    const auto way = [this](Sign sign) { return m_ways.at(static_cast<std::size_t>(sign)); };
    const auto step = [this](int by) { emit stepWanted(m_slider->value() + by); };
    connect(way(Sign::First), &QPushButton::clicked, this, [this] { emit stepWanted(0); });
    connect(way(Sign::Last), &QPushButton::clicked, this, [this] { emit stepWanted(m_slider->maximum()); });
    connect(way(Sign::Back), &QPushButton::clicked, this, [step] { step(-1); });
    connect(way(Sign::Forward), &QPushButton::clicked, this, [step] { step(1); });
    connect(way(Sign::PreviousRound), &QPushButton::clicked, this, [this] { emit roundWanted(-1); });
    connect(way(Sign::NextRound), &QPushButton::clicked, this, [this] { emit roundWanted(1); });
    connect(m_play, &QPushButton::clicked, this, &ReplayBar::playClicked);
    connect(m_close, &QPushButton::clicked, this, &ReplayBar::closeClicked);
    connect(m_slider, &QSlider::valueChanged, this, &ReplayBar::stepWanted);
    connect(m_pace, &SegmentRow::chosen, this,
            [this](int pace) { emit paceChosen(static_cast<ReplayPace>(pace)); });
    applyTheme();
    retranslate();
}

void ReplayBar::setLength(std::size_t length) {
    const QSignalBlocker quiet(m_slider);
    m_slider->setRange(0, static_cast<int>(length));
    m_where->setMinimumWidth(0);
}

void ReplayBar::setStep(std::size_t step, const QString& where, const QString& narration) {
    const QSignalBlocker quiet(m_slider);
    m_slider->setValue(static_cast<int>(step));
    m_where->setText(where);
    // The slider does not become shorter under the pointer when the number of the step becomes longer.
    const auto missing = QString::number(m_slider->maximum()).size() - QString::number(step).size();
    const int digit = m_where->fontMetrics().horizontalAdvance(QLatin1Char('0'));
    m_where->setMinimumWidth(
        std::max(m_where->minimumWidth(), m_where->sizeHint().width() + static_cast<int>(missing) * digit));
    m_narration->setWords(narration);
    speech::setDescription(m_slider, where);
    for (TransportButton* way : m_ways) {
        const bool back = way == m_ways[0] || way == m_ways[1] || way == m_ways[2];
        way->setEnabled(back ? step > 0 : m_slider->value() < m_slider->maximum());
    }
}

void ReplayBar::setPlaying(bool playing) {
    m_playing = playing;
    retranslate();
}

void ReplayBar::setPace(ReplayPace pace) {
    m_pace->showValue(static_cast<int>(pace));
}

void ReplayBar::addControl(QWidget* control) {
    m_controls->layout()->addWidget(control);
}

QString ReplayBar::narration() const {
    return m_narration->words();
}

QString ReplayBar::where() const {
    return m_where->text();
}

void ReplayBar::retranslate() {
    m_close->setText(tr("Leave the replay"));
    m_play->setText(m_playing ? tr("Pause") : tr("Play"));
    m_play->setToolTip(m_playing ? tr("Pause (space bar)") : tr("Play automatically (space bar)"));
    speech::setName(m_play, m_play->text());
    speech::setDescription(m_play, m_play->toolTip());
    speech::setName(m_close, m_close->text());
    speech::setName(m_slider, tr("Position in the game"));
    const std::array<std::pair<QString, QString>, 6> words{{{tr("To the beginning"), tr("Home")},
                                                            {tr("Previous round"), tr("Page Up")},
                                                            {tr("Back"), QStringLiteral("←")},
                                                            {tr("Forward"), QStringLiteral("→")},
                                                            {tr("Next round"), tr("Page Down")},
                                                            {tr("To the end"), tr("End")}}};
    for (std::size_t i = 0; i < words.size(); ++i)
        m_ways.at(i)->setWords(words.at(i).first, words.at(i).second);
    page_parts::keepWidth(m_play, {tr("Play"), tr("Pause")});
    m_pace->setSubject(tr("Pace of the replay"));
    m_pace->setLabels({tr("Slow"), tr("Normal"), tr("Fast")});
}

void ReplayBar::applyTheme() {
    const Theme& theme = Theme::current();
    layout()->setContentsMargins(theme.px(10), theme.px(5), theme.px(10), 0);
    layout()->setSpacing(theme.px(4));
    m_lower->setSpacing(theme.px(12));
    m_controls->layout()->setSpacing(theme.px(4));
    m_narration->setFont(theme.font(TextRole::Body));
    m_where->setMinimumWidth(0);
    fold();
}

/// Beside the narration, the buttons stand on one line; above it they may need several.
void ReplayBar::fold() {
    int wide = 0;
    const QLayout* flow = m_controls->layout();
    for (int i = 0; i < flow->count(); ++i)
        if (!flow->itemAt(i)->isEmpty())
            wide += flow->itemAt(i)->sizeHint().width() + flow->spacing();
    const bool folded = wide > width() * mostForButtons;
    m_lower->setDirection(folded ? QBoxLayout::TopToBottom : QBoxLayout::LeftToRight);
    m_controls->setMinimumWidth(folded ? 0 : wide);
}

bool ReplayBar::eventFilter(QObject* watched, QEvent* event) {
    // The slider's own keys for large steps would leap ten steps.
    if (event->type() == QEvent::KeyPress) {
        const int key = static_cast<QKeyEvent*>(event)->key();
        if (key == Qt::Key_PageUp || key == Qt::Key_PageDown) {
            emit roundWanted(key == Qt::Key_PageUp ? -1 : 1);
            return true;
        }
    }
    return QWidget::eventFilter(watched, event);
}

void ReplayBar::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    if (event->type() == QEvent::FontChange || event->type() == QEvent::StyleChange)
        applyTheme();
    QWidget::changeEvent(event);
}

void ReplayBar::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    fold();
}

} // namespace app
