// SPDX-License-Identifier: GPL-3.0-or-later
#include "box_card.h"

#include "app/base/text/phrases.h"
#include "app/ui/paint/brushwork.h"
#include "app/ui/paint/plant_painter.h"
#include "app/ui/paint/shape_painter.h"
#include "app/ui/speech/spoken.h"
#include "app/ui/theme/button_kind.h"
#include "app/ui/theme/elevation.h"
#include "app/ui/theme/tokens.h"
#include "app/ui/widgets/page_parts.h"
#include "engine/genotype/words/words.h"

#include <QtCore/QSignalBlocker>
#include <QtGui/QPainter>
#include <QtWidgets/QBoxLayout>
#include <QtWidgets/QGridLayout>
#include <QtWidgets/QLabel>
#include <QtWidgets/QLineEdit>
#include <QtWidgets/QPushButton>
#include <QtWidgets/QSpinBox>

#include <algorithm>

namespace app {

using namespace page_parts;
using genotype::words::PointSource;

namespace {

/// The most that is printed on a plant card.
constexpr int mostPrinted = 11;
constexpr int keyColumns = 6;
// In pixels at scale 1.
constexpr qreal shelfHeight = 88;
constexpr qreal boardHeight = 14;
constexpr qreal badge = 24;
constexpr qreal plantStep = 58;
constexpr qreal markerSide = 40;
constexpr qreal countWidth = 56;
constexpr qreal stepperWidth = 44;

QString typedForm(const std::vector<int>& points) {
    QStringList numbers;
    for (const int one : points)
        numbers << QString::number(one);
    return numbers.join(QLatin1Char(' '));
}

/// The marker of a seat.
class SeatDisc : public QWidget {
public:
    SeatDisc(int colour, QString letter, QWidget* parent)
        : QWidget(parent), m_colour(colour), m_letter(std::move(letter)) {
        keepStyled(this, [this] {
            const int side = Theme::current().px(markerSide);
            setFixedSize(side, side);
        });
    }

protected:
    void paintEvent(QPaintEvent*) override {
        QPainter painter(this);
        painter.setRenderHint(QPainter::Antialiasing);
        paintGoalMarker(painter, QRectF(rect()), m_colour, m_letter);
    }

private:
    int m_colour;
    QString m_letter;
};

} // namespace

BoxShelf::BoxShelf(QWidget* parent) : QWidget(parent) {
    speech::setRole(this, QAccessible::Graphic);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    keepTranslated(this, [this] { setAccessibleName(tr("The completed plants")); });
}

void BoxShelf::setPoints(const std::vector<int>& points) {
    m_points = points;
    speech::setDescription(this, typedForm(points));
    update();
}

QSize BoxShelf::sizeHint() const {
    const Theme& theme = Theme::current();
    return {theme.px(5 * plantStep), theme.px(shelfHeight)};
}

void BoxShelf::paintEvent(QPaintEvent*) {
    const Theme& theme = Theme::current();
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const qreal thick = theme.px(boardHeight);
    const qreal top = height() - thick;
    setInk(painter, Qt::NoPen, Role::Soil);
    painter.drawRect(QRectF(0, top, width(), thick * 0.3));
    const qreal slope = thick * 0.4;
    painter.drawPolygon(QPolygonF{QPointF(slope / 2, top + thick * 0.3),
                                  QPointF(width() - slope / 2, top + thick * 0.3),
                                  QPointF(width() - slope, height()), QPointF(slope, height())});
    if (m_points.empty())
        return;
    const qreal step = std::min<qreal>(theme.px(plantStep), width() / qreal(m_points.size()));
    const qreal disc = std::min<qreal>(theme.px(badge), std::max<qreal>(step, theme.px(space::card)));
    // Each stands for a card, whatever that shows.
    PlantLook look;
    look.show(genotype::Phenotype::PurpleFlowers);
    look.show(genotype::Phenotype::GreenPods);
    look.show(genotype::Phenotype::TallStem);
    const qreal plantHeight = top - theme.px(space::tight);
    for (std::size_t i = 0; i < m_points.size(); ++i)
        paintPlant(
            painter,
            {step * qreal(i), qreal(theme.px(space::tight)), std::max(step, plantHeight * 0.6), plantHeight},
            look);
    const QFont font = theme.serif(type::body, QFont::Bold);
    for (std::size_t i = 0; i < m_points.size(); ++i) {
        const QRectF room(std::min(step * qreal(i + 1), qreal(width())) - disc, 0, disc, disc);
        setInk(painter, linePen(Role::Panel), Role::Ink);
        painter.drawEllipse(room);
        const QString points = QString::number(m_points[i]);
        drawWords(painter, room, Qt::AlignCenter, points, fitted(font, points, disc * 0.9, 0.6), Role::Panel);
    }
}

BoxCard::BoxCard(BoxSession& session, int seat, QWidget* parent)
    : QWidget(parent), m_session(session), m_seat(seat) {
    Form form(this, Form::Way::Down, space::small, space::card);
    addHead(form.part(Form::Way::Along, space::gap));
    addPlants(form);
    addKeys(form);
    addGoals(form.part(Form::Way::Along));
    const QString name = QString::fromStdString(own().name);
    m_markers = addStepper(
        form.part(Form::Way::Along, space::tight), "boxMarkers", [] { return tr("Markers on other plants"); },
        [name] { return tr("%1: markers on plants that are not complete").arg(name); },
        &BoxGame::Seat::markers);
    m_coins = addStepper(
        form.part(Form::Way::Along, space::tight), "boxCoins", [] { return tr("Coins"); },
        [name] { return tr("%1: coins").arg(name); }, &BoxGame::Seat::coins);
    form.addStretch();
    keepTranslated(this, [this] { refresh(); });
}

const BoxGame::Seat& BoxCard::own() const {
    return m_session.game().seats[static_cast<std::size_t>(m_seat)];
}

void BoxCard::changeOwn(const std::function<void(BoxGame::Seat&)>& change) {
    m_session.change([&](BoxGame& game) {
        change(game.seats[static_cast<std::size_t>(m_seat)]);
        return true;
    });
}

void BoxCard::addHead(Form line) {
    const QString name = QString::fromStdString(own().name);
    line.add(new SeatDisc(own().colour, name.left(1).toUpper(), line.widget()));
    QLabel* title = line.grow(line.text(name));
    keepStyled(title, [title] { title->setFont(Theme::current().serif(type::section, QFont::Bold)); });
    m_total = line.label(QStringLiteral("boxTotal%1").arg(m_seat));
    m_total->setWordWrap(false);
    keepStyled(m_total, [this] { m_total->setFont(Theme::current().serif(type::page, QFont::Bold)); });
    QLabel* points = line.text([] { return tr("points"); }, TextRole::Body, Role::SoftInk);
    points->setWordWrap(false);
}

void BoxCard::addPlants(Form form) {
    const QString name = QString::fromStdString(own().name);
    m_completed = form.label({}, TextRole::Strong);
    m_shelf = form.add(new BoxShelf(form.widget()));
    m_plants = lineEdit({}, form.widget());
    m_plants->setObjectName(QStringLiteral("boxPlants%1").arg(m_seat));
    setSpokenName(m_plants, [name] { return tr("%1: points of each completed plant").arg(name); });
    keepTranslated(m_plants, [this] {
        m_plants->setPlaceholderText(tr("Press the number printed on each plant, or type 4 6 3"));
        setTip(m_plants, m_plants->placeholderText());
    });
    connect(m_plants, &QLineEdit::editingFinished, this, &BoxCard::enterPlants);
}

void BoxCard::addKeys(Form form) {
    const QString name = QString::fromStdString(own().name);
    auto* pad = form.add(new QWidget(form.widget()));
    auto* grid = new QGridLayout(pad);
    setMargins(grid, 0, space::tight);
    const auto place = [grid, pad](QPushButton* key, int at) {
        keepStyled(key, [key] {
            key->setMinimumHeight(Theme::current().px(target::mouse));
            key->setMinimumWidth(Theme::current().px(target::mouse));
        });
        grid->addWidget(key, at / keyColumns, at % keyColumns);
    };
    for (int points = 1; points <= mostPrinted; ++points) {
        QPushButton* key = button(QString::number(points), pad);
        key->setObjectName(QStringLiteral("boxKey%1-%2").arg(m_seat).arg(points));
        setSpokenName(key, [name, points] {
            return tr("%1: a completed plant of %n points", nullptr, points).arg(name);
        });
        keepStyled(key, [key] { key->setFont(Theme::current().serif(type::lead, QFont::Bold)); });
        connect(key, &QPushButton::clicked, this, [this, points] {
            changeOwn([points](BoxGame::Seat& seat) { seat.plants.push_back(points); });
        });
        place(key, points - 1);
    }
    m_back = button(QStringLiteral("⌫"), pad);
    m_back->setObjectName(QStringLiteral("boxBack%1").arg(m_seat));
    setSpokenName(m_back, [name] { return tr("%1: take the last plant away").arg(name); });
    setTip(m_back, [] { return tr("Takes the last plant away"); });
    connect(m_back, &QPushButton::clicked, this, [this] {
        changeOwn([](BoxGame::Seat& seat) {
            if (!seat.plants.empty())
                seat.plants.pop_back();
        });
    });
    place(m_back, mostPrinted);
    form.add(m_plants);
}

void BoxCard::addGoals(Form line) {
    const QString name = QString::fromStdString(own().name);
    line.grow(line.text([] { return tr("Research goals"); }));
    m_goals = line.label({}, TextRole::Strong);
    m_goals->setWordWrap(false);
    QPushButton* which = line.button(
        QStringLiteral("boxWhich%1").arg(m_seat), [] { return tr("Which goals?"); },
        [this] { emit goalsRequested(); });
    setSpokenName(which, [name] { return tr("%1: which research goals?").arg(name); });
}

QSpinBox* BoxCard::addStepper(Form line, const char* name, const Text& shown, const Text& spoken,
                              int BoxGame::Seat::*count) {
    line.grow(line.text(shown));
    auto* field = new QSpinBox(line.widget());
    field->setObjectName(QLatin1String(name) + QString::number(m_seat));
    field->setRange(0, BoxGame::mostPoints);
    field->setButtonSymbols(QAbstractSpinBox::NoButtons);
    field->setAlignment(Qt::AlignCenter);
    keepStyled(field, [field] {
        field->setFixedWidth(Theme::current().px(countWidth));
        field->setFont(Theme::current().sans(type::lead, QFont::Bold));
    });
    setSpokenName(field, spoken);
    const auto stepper = [&](const QString& sign, int by, const std::function<QString(QString)>& say) {
        QPushButton* made = button(sign, line.widget());
        made->setObjectName(QLatin1String(name) + (by < 0 ? QStringLiteral("Less") : QStringLiteral("More")) +
                            QString::number(m_seat));
        made->setAutoRepeat(true);
        setSpokenName(made, [say, spoken] { return say(spoken.words()); });
        keepStyled(made, [made] {
            made->setFixedWidth(Theme::current().px(stepperWidth));
            made->setMinimumHeight(Theme::current().px(target::mouse));
        });
        connect(made, &QPushButton::clicked, field, [field, by] { field->stepBy(by); });
        return made;
    };
    line.add(
        stepper(QStringLiteral("−"), -1, [](const QString& what) { return tr("%1: one fewer").arg(what); }));
    line.add(field);
    line.add(
        stepper(QStringLiteral("+"), 1, [](const QString& what) { return tr("%1: one more").arg(what); }));
    connect(field, &QSpinBox::valueChanged, this,
            [this, count](int value) { changeOwn([=](BoxGame::Seat& seat) { seat.*count = value; }); });
    return field;
}

std::optional<std::vector<int>> BoxCard::pointsTyped(const QString& typed) {
    std::vector<int> points;
    QString spaced = typed;
    for (const char separator : {',', ';', '+'})
        spaced.replace(QLatin1Char(separator), QLatin1Char(' '));
    for (const QString& word : spaced.split(QLatin1Char(' '), Qt::SkipEmptyParts)) {
        bool number = false;
        const int value = word.toInt(&number);
        if (!number || value < 0 || value > BoxGame::mostPoints)
            return {};
        points.push_back(value);
    }
    return points;
}

bool BoxCard::isReadable() const {
    return pointsTyped(m_plants->text()).has_value();
}

void BoxCard::enterPlants() {
    emit typed();
    if (const auto points = pointsTyped(m_plants->text()))
        changeOwn([&points](BoxGame::Seat& seat) { seat.plants = *points; });
}

void BoxCard::refresh() {
    const genotype::Score score = m_session.game().score(m_seat);
    const auto show = [](QSpinBox* field, int value) {
        const QSignalBlocker quiet(field);
        field->setValue(value);
    };
    // What cannot be read stays to be corrected.
    if (const auto typed = pointsTyped(m_plants->text()); typed && *typed != own().plants)
        m_plants->setText(typedForm(own().plants));
    show(m_markers, own().markers);
    show(m_coins, own().coins);
    m_total->setText(QString::number(score.total()));
    m_total->setAccessibleName(
        tr("%1: %n points", "a player", score.total()).arg(QString::fromStdString(own().name)));
    m_completed->setText(
        tr("Completed plants: %1 points").arg(genotype::words::points(score, PointSource::Plants)));
    m_goals->setText(QString::number(genotype::words::points(score, PointSource::Goals)));
    m_shelf->setPoints(own().plants);
    m_back->setEnabled(!own().plants.empty());
}

void BoxCard::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    paintElevation(painter, QRectF(rect()).adjusted(2, 1, -2, -3), Theme::current().px(radius::card),
                   Elevation::Rests);
}

} // namespace app
