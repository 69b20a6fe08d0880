// SPDX-License-Identifier: GPL-3.0-or-later
#include "herbarium_page.h"

#include "app/base/text/language.h"
#include "app/base/text/phrases.h"
#include "app/documents/game_library.h"
#include "app/ui/navigation/navigation.h"
#include "app/ui/speech/spoken.h"
#include "app/ui/theme/tokens.h"
#include "app/ui/widgets/form.h"
#include "app/ui/widgets/page_parts.h"
#include "app/ui/widgets/panel.h"
#include "engine/genotype/words/words.h"
#include "pressed_plant_delegate.h"
#include "taped_plant.h"

#include <QtCore/QDir>
#include <QtCore/QFileInfo>
#include <QtCore/QLocale>
#include <QtGui/QShowEvent>
#include <QtWidgets/QBoxLayout>
#include <QtWidgets/QLabel>
#include <QtWidgets/QListWidget>
#include <QtWidgets/QPushButton>
#include <QtWidgets/QScrollArea>

#include <algorithm>
#include <set>

namespace app {

using namespace genotype;
using namespace page_parts;

namespace {

/// In pixels at scale 1.
constexpr qreal sideWide = 318;
constexpr qreal sheetHigh = 170;
constexpr qreal narrow = 760;

/// How a plant looks without special rules.
PlantLook usualLook(PlantId plant) {
    return {phenotypesOf(plantCard(plant), {})};
}

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

HerbariumPage::HerbariumPage(const QString& folder, QWidget* parent)
    : QWidget(parent), m_herbarium(folder), m_folder(folder) {
    Form rows(this, Form::Way::Down, space::gap, space::card);
    Form head = rows.part(Form::Way::Along, space::card);
    head.add(pageTitle([] { return app::pageTitle(PageId::Herbarium); }, this));
    m_count = head.add(head.text({}, TextRole::Strong));
    m_missing = head.grow(head.text({}, TextRole::Body, Role::SoftInk));
    Form columns = rows.part(Form::Way::Along, space::card, 1);
    m_columns = columns.box();
    Form album(columns.add(new Panel(this, Role::Garden, Role::Garden), 1), Form::Way::Down, 0, space::small);
    m_list = album.add(new QListWidget(album.widget()), 1);
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
    buildSheet(columns.add(new Panel(this, Role::Panel, Role::Panel)));
    connect(m_list, &QListWidget::currentRowChanged, this, &HerbariumPage::tell);
    keepStyled(m_list, [this] { m_list->doItemsLayout(); });
    m_plants = m_herbarium.plants();
    keepTranslated(this, [this] { retranslate(); });
    m_list->setCurrentRow(m_plants.isEmpty() ? 0 : m_plants.back().plant);
}

void HerbariumPage::buildSheet(QWidget* side) {
    Form sheet(side, Form::Way::Filled, space::small, space::card);
    Form head = sheet.part(Form::Way::Along, space::small);
    m_number = head.grow(head.text({}, TextRole::PanelTitle));
    keepStyled(m_number, [this] { m_number->setFont(Theme::current().serif(type::section, QFont::Bold)); });
    m_worth = head.text({}, TextRole::Strong);
    m_worth->setWordWrap(false);
    m_sheet = new TapedPlant(side);
    side->layout()->addWidget(m_sheet);
    m_genotypes = sheet.text({}, TextRole::Strong);
    keepStyled(m_genotypes, [this] { m_genotypes->setFont(Theme::current().genotypeFont(type::section)); });
    m_told = wrappingLabel({}, nullptr);
    m_told->setAlignment(Qt::AlignTop);
    side->layout()->addWidget(scrolling(m_told, side));
    m_game = sheet.button(
        "seeTheGame", [] { return tr("See the game"); },
        [this] {
            if (const QString file = gameFile(); !file.isEmpty())
                go(*this, route::Replay{file});
        });
    setTip(m_game, [] { return tr("The replay of the game in which it was bred"); });
    keepPlace(m_game);
    keepStyled(side, [this] { m_sheet->setMinimumHeight(Theme::current().px(sheetHigh)); });
    auto* column = static_cast<QBoxLayout*>(side->layout());
    column->setStretchFactor(m_sheet, 3);
    column->setStretch(column->indexOf(m_game) - 1, 2);
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

bool HerbariumPage::showPlant(int number) {
    if (number < 1 || number > plantCardCount)
        return false;
    m_list->setCurrentRow(number - 1);
    m_list->scrollToItem(m_list->currentItem());
    return true;
}

QString HerbariumPage::gameFile() const {
    const QList<BredPlant> found = bred(static_cast<PlantId>(qMax(0, m_list->currentRow())));
    const QString file =
        found.isEmpty() ? QString() : QDir(GameLibrary(m_folder).gamesFolder()).filePath(found.back().game);
    return QFileInfo(file).isFile() ? file : QString();
}

QList<BredPlant> HerbariumPage::bred(PlantId plant) const {
    QList<BredPlant> found;
    std::copy_if(m_plants.begin(), m_plants.end(), std::back_inserter(found),
                 [plant](const BredPlant& one) { return one.plant == plant; });
    return found;
}

void HerbariumPage::retranslate() {
    m_count->setText(tr("%1 of %n plants", nullptr, plantCardCount).arg(grown()));
    const int missing = plantCardCount - grown();
    m_missing->setText(missing > 0 ? tr("%n is/are waiting to be grown", nullptr, missing)
                                   : tr("All of them: well grown!"));
    m_list->setAccessibleName(tr("Plants of the herbarium"));
    setAccessibleName(app::pageTitle(PageId::Herbarium));
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
        item.setData(PressedPlantDelegate::NumberRole, QString::number(row + 1));
        item.setData(PressedPlantDelegate::PointsRole, QString::number(plantCard(plant).points));
        item.setData(PressedPlantDelegate::GenotypeRole, genotypes);
        item.setData(PressedPlantDelegate::GrownRole, !found.isEmpty());
        QList<PlantLook> looks;
        for (const BredPlant& one : differentLooks(found))
            looks << lookOf(one);
        if (looks.isEmpty())
            looks << usualLook(plant);
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
    QList<PlantLook> looks;
    for (const BredPlant& one : differentLooks(found))
        looks << lookOf(one);
    m_sheet->setLooks(looks.isEmpty() ? QList{usualLook(plant)} : looks, !looks.isEmpty());
    m_number->setText(tr("Plant %1").arg(row + 1));
    m_worth->setText(tr("%n point(s)", nullptr, plantCard(plant).points));
    m_genotypes->setText(QString::fromStdString(genotype::words::traits(plant)));
    m_game->setVisible(!gameFile().isEmpty());
    QStringList lines;
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
    speech::setDescription(m_list, text(genotype::words::description(plant)) + QStringLiteral(".\n\n") +
                                       m_told->text());
}

void HerbariumPage::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    const bool beside = width() >= Theme::current().px(narrow);
    m_columns->setDirection(beside ? QBoxLayout::LeftToRight : QBoxLayout::TopToBottom);
    QWidget* side = m_sheet->parentWidget();
    // Below the album there is room for the words alone.
    m_sheet->setVisible(beside);
    m_genotypes->setVisible(beside);
    side->setMaximumHeight(beside ? QWIDGETSIZE_MAX : height() * 2 / 5);
    side->setFixedWidth(beside ? Theme::current().px(sideWide)
                               : width() - 2 * Theme::current().px(space::card));
}

/// Before the page had its size, the list could not know how far down the current plant is.
void HerbariumPage::showEvent(QShowEvent* event) {
    if (!event->spontaneous())
        refresh();
    QWidget::showEvent(event);
    layout()->activate();
    m_list->doItemsLayout();
    m_list->scrollToTop();
    if (m_list->currentItem())
        m_list->scrollToItem(m_list->currentItem());
}

} // namespace app
