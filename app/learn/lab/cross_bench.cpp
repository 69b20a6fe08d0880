// SPDX-License-Identifier: GPL-3.0-or-later
#include "cross_bench.h"

#include "app/charts/meiosis_layer.h"
#include "app/charts/outcome_numbers.h"
#include "app/charts/square_picture.h"
#include "app/ui/theme/button_kind.h"
#include "app/ui/theme/tokens.h"
#include "app/ui/widgets/form.h"
#include "app/ui/widgets/page_parts.h"
#include "app/ui/widgets/segment_row.h"
#include "cell_totals.h"
#include "lab_session.h"
#include "lab_view.h"
#include "plants_picture.h"

#include <QtWidgets/QLabel>
#include <QtWidgets/QPushButton>
#include <QtWidgets/QStackedWidget>

namespace app {

using namespace page_parts;

CrossBench::CrossBench(LabSession& session, LabView& view, QWidget* parent)
    : Panel(parent), m_session(session), m_view(view) {
    Form form(this, Form::Way::Down, space::small, space::card);
    Form head = form.part(Form::Way::Along, space::small);
    m_title = head.grow(head.label("crossTitle", TextRole::PanelTitle));
    keepStyled(m_title, [this] { m_title->setFont(Theme::current().genotypeFont(type::section)); });
    m_meiosis = meiosisButton(this, [this] { return MeiosisOccasion{.cross = m_session.bench().cross}; });
    setButtonKind(m_meiosis, ButtonKind::Text);
    head.add(m_meiosis);
    m_choice = form.add(
        new SegmentRow([] { return tr("View"); },
                       {{0, [] { return tr("Punnett square"); }}, {1, [] { return tr("One by one"); }}},
                       m_view.plants ? 1 : 0, this));
    m_choice->setObjectName(QStringLiteral("benchView"));
    connect(m_choice, &SegmentRow::chosen, this, [this](int value) {
        m_view.plants = value == 1;
        m_views->setCurrentIndex(value);
        refreshWords();
    });
    m_views = form.add(new QStackedWidget(this), 1);
    Form square(new QWidget(m_views), Form::Way::Down, space::tight);
    m_square = square.add(new SquarePicture(square.widget()), 1);
    m_totals = square.add(new CellTotals(square.widget()));
    m_views->addWidget(square.widget());
    m_plants = new PlantsPicture(m_session, m_views);
    m_views->addWidget(m_plants);
    m_views->setCurrentIndex(m_view.plants ? 1 : 0);
    m_cell = wrappingLabel({}, this, TextRole::Body, Role::SoftInk);
    m_cell->setObjectName(QStringLiteral("cell"));
    form.add(m_cell);
    keepTranslated(m_totals, [this] { m_totals->setBrood(m_session.brood()); });
    connect(m_square, &SquarePicture::cursorMoved, this, &CrossBench::refreshWords);
}

void CrossBench::refreshCross() {
    m_title->setText(QString::fromStdString(lessons::notation(m_session.bench().cross)));
    m_square->setBrood(m_session.brood());
    m_totals->setBrood(m_session.brood());
    suitMeiosisButton(m_meiosis, m_session.bench().cross);
    refreshWords();
}

void CrossBench::refreshWords() {
    if (m_view.plants) {
        const auto shown = std::int64_t(m_session.bench().plants->size());
        const std::int64_t all = m_session.bench().size();
        if (all == 0)
            m_cell->setText(tr("Roll some offspring to see them one by one."));
        else if (shown == 0)
            m_cell->setText(tr("These offspring were counted, but not kept one by one. To see them, start "
                               "over and roll again."));
        else if (shown < all)
            m_cell->setText(tr("The first %1 of %2").arg(countText(shown), countText(all)));
        else
            m_cell->setText(tr("All %1, in the order they were rolled").arg(countText(all)));
        return;
    }
    const QString cell = m_square->cursorText();
    m_cell->setText(cell.isEmpty() ? tr("Point at a cell or use the arrow keys.") : cell);
}

void CrossBench::showPlants(bool plants) {
    m_choice->setValue(plants ? 1 : 0);
}

} // namespace app
