#include "replay_view.h"

#include "app/document/dice_rolls.h"
#include "app/document/journal.h"
#include "app/theme/theme.h"
#include "board_view.h"
#include "game_log.h"
#include "play_controller.h"

#include <QtGui/QKeyEvent>
#include <QtWidgets/QHBoxLayout>
#include <QtWidgets/QLabel>
#include <QtWidgets/QPushButton>
#include <QtWidgets/QSlider>
#include <QtWidgets/QVBoxLayout>

namespace app {

using namespace genotype;

ReplayView::ReplayView(QWidget* parent)
    : QWidget(parent), m_document(new GameDocument(this)),
      m_controller(new PlayController(*m_document, this)), m_rolls(new DiceRolls(*m_document, this)),
      m_board(new BoardView(*m_controller, *m_rolls, nullptr, this)),
      m_slider(new QSlider(Qt::Horizontal, this)), m_where(new QLabel(this)), m_back(new QPushButton(this)),
      m_forth(new QPushButton(this)), m_close(new QPushButton(this)) {
    const Theme& theme = Theme::current();
    m_board->setReplay(true);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    auto* bar = new QHBoxLayout;
    bar->setContentsMargins(theme.px(10), theme.px(5), theme.px(10), 0);
    bar->setSpacing(theme.px(8));
    bar->addWidget(m_close);
    bar->addWidget(m_back);
    bar->addWidget(m_slider, 1);
    bar->addWidget(m_forth);
    bar->addWidget(m_where);
    column->addLayout(bar);
    column->addWidget(m_board, 1);
    connect(m_slider, &QSlider::valueChanged, this, &ReplayView::showMoment);
    connect(m_back, &QPushButton::clicked, this, [this] { m_slider->setValue(m_slider->value() - 1); });
    connect(m_forth, &QPushButton::clicked, this, [this] { m_slider->setValue(m_slider->value() + 1); });
    connect(m_close, &QPushButton::clicked, this, &ReplayView::closed);
    connect(m_board, &BoardView::momentWanted, this,
            [this](std::size_t actions) { m_slider->setValue(static_cast<int>(actions)); });
    retranslate();
}

ReplayView::~ReplayView() = default;

void ReplayView::open(const Record& record, std::size_t moment, Seat viewer) {
    m_record = record;
    m_viewer = viewer;
    m_slider->blockSignals(true);
    m_slider->setRange(0, static_cast<int>(record.actions.size()));
    m_slider->setValue(static_cast<int>(std::min(moment, record.actions.size())));
    m_slider->blockSignals(false);
    showMoment(m_slider->value());
    m_slider->setFocus();
}

/// The document is opened anew with the first actions of the record: the rules themselves replay it.
void ReplayView::showMoment(int actions) {
    m_moment = static_cast<std::size_t>(std::clamp(actions, 0, static_cast<int>(m_record.actions.size())));
    Record part = m_record;
    part.actions.resize(m_moment);
    m_controller->setSpectator(m_viewer);
    m_document->open(part, nullptr);
    m_back->setEnabled(m_moment > 0);
    m_forth->setEnabled(m_moment < m_record.actions.size());
    retranslate();
}

void ReplayView::retranslate() {
    m_where->setText(tr("Move %1 of %2").arg(m_moment).arg(m_record.actions.size()));
    m_slider->setAccessibleName(tr("Moment of the game"));
    m_slider->setAccessibleDescription(m_where->text());
    m_back->setText(tr("Back"));
    m_forth->setText(tr("Forth"));
    m_close->setText(tr("Leave the replay"));
    for (QPushButton* button : {m_back, m_forth, m_close})
        button->setAccessibleName(button->text());
}

void ReplayView::keyPressEvent(QKeyEvent* event) {
    if (event->key() == Qt::Key_Escape)
        emit closed();
    else
        QWidget::keyPressEvent(event);
}

void ReplayView::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QWidget::changeEvent(event);
}

} // namespace app
