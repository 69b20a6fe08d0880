// SPDX-License-Identifier: GPL-3.0-or-later
#include "dice_panel.h"

#include "app/ui/theme/kept.h"
#include "app/ui/theme/theme.h"
#include "app/ui/widgets/flow_layout.h"
#include "app/ui/widgets/popover.h"
#include "dice_detail.h"
#include "ratio_strip.h"

#include <QtWidgets/QPushButton>
#include <QtWidgets/QScrollBar>
#include <QtWidgets/QVBoxLayout>

namespace app {

DicePanel::DicePanel(const lessons::PooledSample& sample, const lessons::PooledSample& omari, QWidget* parent)
    : QScrollArea(parent), m_detail(new DiceDetail(sample, omari)) {
    setFrameShape(QFrame::NoFrame);
    setWidgetResizable(true);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    viewport()->setAutoFillBackground(false);
    setWidget(m_detail);
    m_detail->setAutoFillBackground(false);
}

QSize DicePanel::sizeHint() const {
    return m_detail->sizeHint() + QSize(verticalScrollBar()->sizeHint().width() + Theme::current().px(4), 0);
}

QSize DicePanel::minimumSizeHint() const {
    const Theme& theme = Theme::current();
    return {theme.px(260), theme.px(200)};
}

Popover* openDice(RatioStrip& strip, const lessons::RollTally& tally, const Text& title,
                  std::string_view topic, const QList<QPushButton*>& more) {
    const genotype::Trait trait = strip.sample().trait();
    auto* content = new QWidget;
    auto* rows = new QVBoxLayout(content);
    rows->setContentsMargins(0, 0, 0, 0);
    auto* panel = new DicePanel(tally.sample(trait, lessons::RollRule::RerolledOnce),
                                tally.sample(trait, lessons::RollRule::RerolledUntilNumeral), content);
    rows->addWidget(panel, 1);
    auto* foot = new QWidget(content);
    // The buttons take as many lines as the dice are wide.
    foot->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    auto* flow = new FlowLayout(foot);
    keepStyled(flow, [flow] { flow->setSpacing(Theme::current().px(6)); });
    QList<QPushButton*> learn{lessonButton(topic, content), lessonButton("mutation", content)};
    learn.removeAll(nullptr);
    for (QPushButton* one : learn + more)
        flow->addWidget(one);
    rows->addWidget(foot);
    Popover* sheet = Popover::openSheet(&strip, content, title);
    for (QPushButton* one : learn)
        QObject::connect(one, &QPushButton::clicked, sheet, &Popover::close);
    QObject::connect(&panel->detail(), &DiceDetail::testShownChanged, sheet, [panel, sheet] {
        panel->updateGeometry();
        sheet->place();
    });
    return sheet;
}

} // namespace app
