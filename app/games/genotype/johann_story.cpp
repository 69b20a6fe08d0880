// SPDX-License-Identifier: GPL-3.0-or-later
#include "johann_story.h"

#include "app/base/text/phrases.h"
#include "app/ui/speech/spoken.h"
#include "app/ui/theme/theme.h"
#include "app/ui/widgets/page_parts.h"
#include "app/ui/widgets/steady_scroll_area.h"
#include "automa_painter.h"

#include <QtGui/QHideEvent>
#include <QtGui/QKeyEvent>
#include <QtGui/QPainter>
#include <QtWidgets/QHBoxLayout>
#include <QtWidgets/QLabel>
#include <QtWidgets/QPushButton>
#include <QtWidgets/QScrollArea>
#include <QtWidgets/QVBoxLayout>

#include <utility>

namespace app {

using namespace genotype;

namespace {

bool isHis(const Event& event) {
    return std::visit(
        [](const auto& one) {
            if constexpr (requires { one.seat; })
                return one.seat == johannSeat;
            else
                return false;
        },
        event);
}

/// Whether the event only says whose turn it is, or what the card already shows.
bool isQuiet(const Event& event) {
    return std::holds_alternative<event::TurnBegan>(event) ||
           std::holds_alternative<event::TurnEnded>(event) || std::holds_alternative<event::PickBegan>(event);
}

} // namespace

QList<JohannMoment> johannMoments(const std::vector<Event>& events, const words::Table& table) {
    QList<JohannMoment> moments;
    bool open = false;
    for (const Event& event : events) {
        if (!isHis(event)) {
            open = false;
            continue;
        }
        if (isQuiet(event))
            continue;
        const auto* drawn = std::get_if<event::AutomaDrawn>(&event);
        const bool begins = drawn || std::holds_alternative<event::NoAutomaFits>(event) ||
                            std::holds_alternative<event::AutomaPhaseBegan>(event);
        if (begins) {
            JohannMoment moment;
            if (drawn) {
                moment.card = drawn->card;
                moment.refused = drawn->refusal != Refusal::None;
                if (drawn->role == AutomaRole::Action && !moment.refused)
                    moment.rule = text(words::rule(drawn->card));
            }
            moments << moment;
            open = true;
        } else if (!open) {
            // His plants at setup and his pass appear only in the log.
            continue;
        }
        moments.back().sentences << text(words::phrase(event, table));
    }
    return moments;
}

AutomaPicture::AutomaPicture(QWidget* parent) : QWidget(parent) {
    speech::setRole(this, QAccessible::Graphic);
}

void AutomaPicture::setCard(std::optional<Automa> card, bool refused) {
    m_card = card;
    m_refused = refused;
    setVisible(card.has_value());
    speech::setName(this, card ? tr("Automa card: %1").arg(text(words::name(*card))) : QString());
    if (card)
        setToolTip(text(words::rule(*card)));
    update();
}

QSize AutomaPicture::sizeHint() const {
    const Theme& theme = Theme::current();
    return {theme.px(160), theme.px(212)};
}

void AutomaPicture::paintEvent(QPaintEvent*) {
    if (!m_card)
        return;
    QPainter painter(this);
    const QRectF whole{QPointF(), QSizeF(sizeHint())};
    const qreal smaller = width() / whole.width();
    painter.scale(smaller, smaller);
    paintAutomaCard(painter, whole, *m_card, text(words::name(*m_card)));
    if (m_refused) {
        const Theme& theme = Theme::current();
        painter.setPen(QPen(theme.colour(Role::Warning), theme.px(3)));
        const QRectF frame = whole.adjusted(theme.px(3), theme.px(3), -theme.px(3), -theme.px(3));
        painter.setBrush(Qt::NoBrush);
        painter.drawRoundedRect(frame, theme.px(8), theme.px(8));
    }
}

JohannStory::JohannStory(QWidget* parent)
    : QWidget(parent), m_title(new QLabel(this)), m_place(new QLabel(this)), m_card(new AutomaPicture(this)),
      m_words(new QLabel), m_back(new QPushButton(this)), m_next(new QPushButton(this)),
      m_close(new QPushButton(this)) {
    setFocusPolicy(Qt::StrongFocus);
    auto* rows = new QVBoxLayout(this);
    auto* head = new QHBoxLayout;
    head->addWidget(m_title, 1);
    head->addWidget(m_place);
    head->addWidget(m_close);
    rows->addLayout(head);
    auto* middle = new QHBoxLayout;
    middle->addWidget(m_card, 0, Qt::AlignTop);
    auto* scroll = new SteadyScrollArea(this);
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setWidgetResizable(true);
    m_words->setWordWrap(true);
    m_words->setTextFormat(Qt::RichText);
    m_words->setAlignment(Qt::AlignTop | Qt::AlignLeft);
    m_words->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    scroll->setWidget(m_words);
    scroll->viewport()->setAutoFillBackground(false);
    m_words->setAutoFillBackground(false);
    middle->addWidget(scroll, 1);
    rows->addLayout(middle, 1);
    auto* foot = new QHBoxLayout;
    foot->addStretch(1);
    foot->addWidget(m_back);
    foot->addWidget(m_next);
    rows->addLayout(foot);
    m_timer.setSingleShot(true);
    connect(&m_timer, &QTimer::timeout, this, &JohannStory::next);
    connect(m_next, &QPushButton::clicked, this, &JohannStory::next);
    connect(m_back, &QPushButton::clicked, this, &JohannStory::back);
    connect(m_close, &QPushButton::clicked, this, &JohannStory::closed);
    m_next->setDefault(true);
    applyTheme();
    retranslate();
}

int JohannStory::interval(BotPace pace) {
    // Reading a sentence takes longer than noticing a bot's marker.
    constexpr int reading = 4;
    return BotDriver::interval(pace) * reading;
}

void JohannStory::play(std::function<QList<JohannMoment>()> moments, BotPace pace) {
    m_say = std::move(moments);
    m_moments = m_say();
    m_index = 0;
    m_interval = interval(pace);
    showMoment();
}

void JohannStory::next() {
    if (m_index + 1 >= m_moments.size()) {
        m_timer.stop();
        emit ended();
        return;
    }
    ++m_index;
    showMoment();
}

/// After a step back, nothing advances by itself any more, so that there is time to read.
void JohannStory::back() {
    m_interval = 0;
    if (m_index > 0)
        --m_index;
    showMoment();
}

void JohannStory::showMoment() {
    if (m_moments.isEmpty())
        return;
    const JohannMoment& moment = m_moments[m_index];
    m_card->setCard(moment.card, moment.refused);
    QString lines;
    for (const QString& sentence : moment.sentences)
        lines += QStringLiteral("<p style='margin-top:0; margin-bottom:%1px'>%2</p>")
                     .arg(Theme::current().px(6))
                     .arg(sentence.toHtmlEscaped());
    if (!moment.rule.isEmpty())
        lines += QStringLiteral("<p style='color:%1'>%2</p>")
                     .arg(Theme::current().colour(Role::SoftInk).name(), moment.rule.toHtmlEscaped());
    m_words->setText(lines);
    speech::setName(m_words, (moment.sentences + QStringList{moment.rule}).join(QLatin1Char(' ')));
    m_place->setText(tr("%1 of %2").arg(m_index + 1).arg(m_moments.size()));
    m_back->setEnabled(m_index > 0);
    m_next->setText(m_index + 1 < m_moments.size() ? tr("Next card") : tr("Continue playing"));
    page_parts::keepWidth(m_next, {tr("Next card"), tr("Continue playing")});
    speech::setName(m_next, m_next->text());
    if (m_interval > 0)
        m_timer.start(m_interval * std::max(1, int(moment.sentences.size() + 1) / 2));
    else
        m_timer.stop();
}

void JohannStory::retranslate() {
    m_title->setText(tr("What Brother Johann did"));
    speech::setName(this, m_title->text());
    m_back->setText(tr("Back"));
    speech::setName(m_back, tr("Previous card"));
    m_close->setText(tr("Close"));
    speech::setName(m_close, tr("Close the cards of Brother Johann"));
}

void JohannStory::applyTheme() {
    const Theme& theme = Theme::current();
    layout()->setContentsMargins(theme.px(14), theme.px(10), theme.px(14), theme.px(10));
    layout()->setSpacing(theme.px(8));
    m_title->setFont(theme.font(TextRole::PanelTitle));
    m_words->setFont(theme.sans(14));
    fitCard();
}

/// With large type in a small window, the card gets smaller rather than being cut off.
void JohannStory::fitCard() {
    const QSize whole = m_card->sizeHint();
    const int room =
        height() - m_close->sizeHint().height() - m_next->sizeHint().height() - Theme::current().px(40);
    m_card->setFixedSize(whole * std::clamp(double(room) / whole.height(), 0.45, 1.0));
}

void JohannStory::resizeEvent(QResizeEvent*) {
    fitCard();
}

void JohannStory::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange) {
        retranslate();
        if (!isHidden() && m_say)
            m_moments = m_say();
        showMoment();
    }
    if (event->type() == QEvent::FontChange || event->type() == QEvent::StyleChange)
        applyTheme();
    QWidget::changeEvent(event);
}

void JohannStory::hideEvent(QHideEvent* event) {
    m_timer.stop();
    QWidget::hideEvent(event);
}

void JohannStory::keyPressEvent(QKeyEvent* event) {
    switch (event->key()) {
    case Qt::Key_Return:
    case Qt::Key_Enter:
    case Qt::Key_Space:
    case Qt::Key_N:
    case Qt::Key_Right: next(); return;
    case Qt::Key_Left: back(); return;
    case Qt::Key_Escape: emit closed(); return;
    default: QWidget::keyPressEvent(event);
    }
}

void JohannStory::paintEvent(QPaintEvent*) {
    const Theme& theme = Theme::current();
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(theme.colour(Role::ControlLine), theme.px(1.6)));
    painter.setBrush(theme.colour(Role::Panel));
    painter.drawRoundedRect(QRectF(rect()).adjusted(1, 1, -1, -1), theme.px(8), theme.px(8));
}

} // namespace app
