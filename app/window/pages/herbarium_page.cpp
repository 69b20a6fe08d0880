// SPDX-License-Identifier: GPL-3.0-or-later
#include "herbarium_page.h"

#include "app/base/text/language.h"
#include "app/base/text/phrases.h"
#include "app/ui/speech/spoken.h"
#include "app/ui/widgets/form.h"
#include "app/ui/widgets/page_parts.h"
#include "engine/genotype/words/words.h"
#include "pressed_plant_delegate.h"
#include "saved_game_panel.h"

#include <QtCore/QLocale>
#include <QtWidgets/QBoxLayout>
#include <QtWidgets/QLabel>
#include <QtWidgets/QListWidget>

#include <algorithm>
#include <set>

namespace app {

using namespace genotype;
using namespace page_parts;

namespace {

/// "round seeds (RR), purple flowers (Ff)"
QString phenotypes(const BredPlant& bred) {
    QStringList all;
    for (const auto seen : lookOf(bred).traits)
        if (seen)
            all << QStringLiteral("%1 (%2)").arg(
                text(words::name(*seen)),
                genotypeText(traitOf(*seen), plantCard(bred.plant).genotype(traitOf(*seen))));
    return all.join(QStringLiteral(", "));
}

/// One of each look that the plant had: flower colour and height can be inherited otherwise in another game.
QList<BredPlant> differentLooks(const QList<BredPlant>& bred) {
    QList<BredPlant> different;
    for (const BredPlant& one : bred)
        if (std::none_of(different.begin(), different.end(),
                         [&one](const BredPlant& other) { return phenotypes(other) == phenotypes(one); }))
            different << one;
    return different;
}

} // namespace

HerbariumPage::HerbariumPage(const QString& folder, QWidget* parent) : QWidget(parent), m_herbarium(folder) {
    Form rows(this, Form::Way::Down, 12, 16);
    Form head = rows.part(Form::Way::Along, 12);
    head.add(pageTitle([] { return tr("Herbarium"); }, this));
    m_count = head.grow(head.text({}, TextRole::Strong, Role::SageText));
    head.button(
        {}, [] { return tr("Games"); }, [this] { emit left(); });
    Form columns = rows.part(Form::Way::Along, 16, 1);
    m_columns = columns.box();
    m_list = columns.add(new QListWidget(this), 3);
    m_told = columns.add(wrappingLabel({}, this), 1, Qt::AlignTop);
    m_list->setViewMode(QListView::IconMode);
    m_list->setMovement(QListView::Static);
    m_list->setResizeMode(QListView::Adjust);
    m_list->setUniformItemSizes(true);
    m_list->setFrameShape(QFrame::NoFrame);
    m_list->viewport()->setAutoFillBackground(false);
    m_list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_list->setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    m_list->setItemDelegate(new PressedPlantDelegate(m_list));
    setFocusProxy(m_list);
    for (int plant = 0; plant < plantCardCount; ++plant)
        new QListWidgetItem(m_list);
    connect(m_list, &QListWidget::currentRowChanged, this, &HerbariumPage::tell);
    keepStyled(m_list, [this] {
        m_list->setSpacing(Theme::current().px(2));
        m_list->doItemsLayout();
    });
    m_plants = m_herbarium.plants();
    keepTranslated(this, [this] { retranslate(); });
    m_list->setCurrentRow(m_plants.isEmpty() ? 0 : m_plants.back().plant);
}

void HerbariumPage::refresh() {
    m_plants = m_herbarium.plants();
    retranslate();
}

int HerbariumPage::grown() const {
    std::set<PlantId> different;
    for (const BredPlant& one : m_plants)
        different.insert(one.plant);
    return static_cast<int>(different.size());
}

QString HerbariumPage::told() const {
    return m_told->text();
}

QList<BredPlant> HerbariumPage::bred(PlantId plant) const {
    QList<BredPlant> found;
    std::copy_if(m_plants.begin(), m_plants.end(), std::back_inserter(found),
                 [plant](const BredPlant& one) { return one.plant == plant; });
    return found;
}

void HerbariumPage::retranslate() {
    m_count->setText(tr("%1 of %n plants", nullptr, plantCardCount).arg(grown()));
    m_list->setAccessibleName(tr("Plants of the herbarium"));
    setAccessibleName(tr("Herbarium"));
    fill();
    tell();
}

void HerbariumPage::fill() {
    for (int row = 0; row < m_list->count(); ++row) {
        const auto plant = static_cast<PlantId>(row);
        const QList<BredPlant> found = bred(plant);
        QListWidgetItem& item = *m_list->item(row);
        const QString number = tr("Plant %1").arg(row + 1);
        const QString genotypes = QString::fromStdString(genotype::words::traits(plant));
        item.setData(PressedPlantDelegate::NumberRole, number);
        item.setData(PressedPlantDelegate::GenotypeRole, genotypes);
        item.setData(PressedPlantDelegate::GrownRole, !found.isEmpty());
        QList<PlantLook> looks;
        for (const BredPlant& one : differentLooks(found))
            looks << lookOf(one);
        item.setData(PressedPlantDelegate::LooksRole, QVariant::fromValue(looks));
        item.setData(Qt::AccessibleTextRole, found.isEmpty()
                                                 ? tr("%1, %2, not grown yet").arg(number, genotypes)
                                                 : tr("%1, %2, in the herbarium").arg(number, genotypes));
        item.setData(Qt::ToolTipRole, item.data(Qt::AccessibleTextRole));
    }
}

void HerbariumPage::tell() {
    const int row = m_list->currentRow();
    if (row < 0)
        return;
    const auto plant = static_cast<PlantId>(row);
    const QList<BredPlant> found = bred(plant);
    QStringList lines{text(genotype::words::description(plant)) + QLatin1Char('.')};
    if (found.isEmpty())
        lines << tr("Not grown yet. Complete and harvest it in a game, and it will be pressed here.");
    else
        for (const BredPlant& one : differentLooks(found))
            lines << phenotypes(one);
    for (const BredPlant& one : found) {
        const QString day = QLocale(languageInUse()).toString(one.day, QLocale::LongFormat);
        lines << (one.title.isEmpty()
                      ? tr("Bred by %1 in round %2, on %3").arg(one.name).arg(one.round).arg(day)
                      : tr("Bred by %1 in round %2 of “%4”, on %3")
                            .arg(one.name)
                            .arg(one.round)
                            .arg(day, one.title));
    }
    m_told->setText(lines.join(QStringLiteral("\n\n")));
    speech::setDescription(m_list, m_told->text());
}

void HerbariumPage::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    const bool beside = width() >= Theme::current().px(760);
    m_columns->setDirection(beside ? QBoxLayout::LeftToRight : QBoxLayout::TopToBottom);
}

/// Before the page had its size, the list could not know how far down the current plant is.
void HerbariumPage::showEvent(QShowEvent* event) {
    QWidget::showEvent(event);
    layout()->activate();
    m_list->doItemsLayout();
    m_list->scrollToTop();
    if (m_list->currentItem())
        m_list->scrollToItem(m_list->currentItem());
}

} // namespace app
