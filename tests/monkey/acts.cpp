// SPDX-License-Identifier: GPL-3.0-or-later
#include "acts.h"

#include "any_hand.h"
#include "typed.h"

#include "app/base/text/languages.h"

#include <QtCore/QMimeData>
#include <QtCore/QUrl>
#include <QtGui/QClipboard>
#include <QtGui/QDropEvent>
#include <QtGui/QImage>
#include <QtGui/QInputMethodEvent>
#include <QtGui/QWheelEvent>
#include <QtGui/QWindow>
#include <QtTest/QTest>
#include <QtWidgets/QAbstractButton>
#include <QtWidgets/QApplication>
#include <QtWidgets/QFileDialog>
#include <QtWidgets/QLineEdit>
#include <QtWidgets/QMenu>
#include <QtWidgets/QPlainTextEdit>
#include <QtWidgets/QTextEdit>

#include <array>
#include <utility>

namespace monkey {

using namespace app;

namespace {

constexpr std::array pages{"home",  "herbarium", "play",     "lessons", "lab",     "games",
                           "class", "puzzles",   "glossary", "help",    "settings"};

constexpr std::array keys{
    Qt::Key_Tab,   Qt::Key_Tab,    Qt::Key_Tab,       Qt::Key_Backtab, Qt::Key_Up,     Qt::Key_Down,
    Qt::Key_Left,  Qt::Key_Right,  Qt::Key_Return,    Qt::Key_Return,  Qt::Key_Enter,  Qt::Key_Escape,
    Qt::Key_Space, Qt::Key_Space,  Qt::Key_Home,      Qt::Key_End,     Qt::Key_PageUp, Qt::Key_PageDown,
    Qt::Key_F1,    Qt::Key_Delete, Qt::Key_Backspace, Qt::Key_1,       Qt::Key_2,      Qt::Key_9,
    Qt::Key_A,     Qt::Key_C,      Qt::Key_D,         Qt::Key_H,       Qt::Key_L,      Qt::Key_N,
    Qt::Key_P,     Qt::Key_T,      Qt::Key_V,         Qt::Key_Z,       Qt::Key_Y,      Qt::Key_Plus,
    Qt::Key_Menu};

QString nameOf(const QWidget& widget) {
    QString name = QLatin1String(widget.metaObject()->className());
    if (!widget.objectName().isEmpty())
        name += QLatin1Char('#') + widget.objectName();
    if (!widget.accessibleName().isEmpty())
        name += QStringLiteral(" “%1”").arg(widget.accessibleName().left(40));
    return name;
}

bool isField(const QWidget& widget) {
    return qobject_cast<const QLineEdit*>(&widget) || qobject_cast<const QPlainTextEdit*>(&widget) ||
           qobject_cast<const QTextEdit*>(&widget);
}

int below(core::Random& chance, qsizetype end) {
    return int(chance.below(std::uint32_t(end)));
}

} // namespace

Acts::Acts(House& house, std::function<void(const QString&)> told)
    : m_house(house),
      m_told(std::move(told)), m_acts{{18, &Acts::click},   {25, &Acts::press}, {3, &Acts::doubleClick},
                                      {3, &Acts::drag},     {3, &Acts::hover},  {22, &Acts::key},
                                      {9, &Acts::typeInto}, {4, &Acts::paste},  {4, &Acts::wheel},
                                      {2, &Acts::resize},   {2, &Acts::look},   {3, &Acts::showPage},
                                      {40, &Acts::play},    {1, &Acts::begin},  {1, &Acts::pass}} {
    for (const Act& act : m_acts)
        m_weights += act.weight;
}

void Acts::one(core::Random& chance, bool inside) {
    // The theme or the language may change while a dialogue waits; otherwise it gets its answer.
    if (inside)
        return chance.below(5) == 0 ? look(chance) : answer(chance);
    if (chance.below(700) == 0)
        return restart(chance);
    int drawn = below(chance, m_weights);
    for (const Act& act : m_acts)
        if ((drawn -= act.weight) < 0)
            return (this->*act.act)(chance);
}

void Acts::tell(const QString& words) {
    m_told(words);
}

QWidget* Acts::front() const {
    if (QWidget* list = QApplication::activePopupWidget())
        return list;
    if (QWidget* dialogue = QApplication::activeModalWidget())
        return dialogue;
    return &m_house.window();
}

QPoint Acts::placeIn(const QWidget& widget, core::Random& chance) const {
    return {below(chance, std::max(1, widget.width())), below(chance, std::max(1, widget.height()))};
}

QWidgetList Acts::usable(const std::function<bool(const QWidget&)>& wanted) const {
    QWidgetList found;
    for (QWidget* widget : front()->findChildren<QWidget*>())
        if (widget->isVisible() && widget->isEnabled() && !widget->visibleRegion().isEmpty() &&
            wanted(*widget))
            found << widget;
    return found;
}

void Acts::click(core::Random& chance) {
    QWidget* at = front();
    const QPoint place = placeIn(*at, chance);
    const Qt::MouseButton button = chance.below(8) == 0 ? Qt::RightButton : Qt::LeftButton;
    tell(QStringLiteral("%1 click at %2,%3")
             .arg(button == Qt::LeftButton ? QStringLiteral("left") : QStringLiteral("right"))
             .arg(place.x())
             .arg(place.y()));
    QTest::mouseClick(at->windowHandle(), button, {}, place);
}

void Acts::press(core::Random& chance) {
    const QWidgetList all = usable([](const QWidget& widget) {
        return qobject_cast<const QAbstractButton*>(&widget) || (widget.focusPolicy() & Qt::ClickFocus);
    });
    if (all.isEmpty())
        return click(chance);
    QWidget* widget = all[below(chance, all.size())];
    const QRect seen = widget->visibleRegion().boundingRect();
    tell(QStringLiteral("click on ") + nameOf(*widget));
    QTest::mouseClick(widget->window()->windowHandle(), Qt::LeftButton, {},
                      widget->mapTo(widget->window(), seen.center()));
}

void Acts::doubleClick(core::Random& chance) {
    QWidget* at = front();
    const QPoint place = placeIn(*at, chance);
    tell(QStringLiteral("double click at %1,%2").arg(place.x()).arg(place.y()));
    QTest::mouseDClick(at->windowHandle(), Qt::LeftButton, {}, place);
}

void Acts::drag(core::Random& chance) {
    const QPointer<QWindow> window = front()->windowHandle();
    const QPoint from = placeIn(*front(), chance);
    const QPoint to = placeIn(*front(), chance);
    tell(QStringLiteral("drag from %1,%2 to %3,%4").arg(from.x()).arg(from.y()).arg(to.x()).arg(to.y()));
    QTest::mousePress(window, Qt::LeftButton, {}, from);
    for (int step = 1; step <= 4 && window; ++step)
        QTest::mouseMove(window, from + (to - from) * step / 4);
    QTest::mouseRelease(window ? window.data() : m_house.window().windowHandle(), Qt::LeftButton, {}, to);
}

void Acts::hover(core::Random& chance) {
    QWidget* at = front();
    const QPoint place = placeIn(*at, chance);
    tell(QStringLiteral("move to %1,%2").arg(place.x()).arg(place.y()));
    QTest::mouseMove(at->windowHandle(), place);
}

void Acts::key(core::Random& chance) {
    const Qt::Key key = keys[std::size_t(below(chance, keys.size()))];
    Qt::KeyboardModifiers with;
    if (chance.below(5) == 0)
        with |= Qt::ControlModifier;
    if (chance.below(8) == 0)
        with |= Qt::ShiftModifier;
    if (chance.below(20) == 0)
        with |= Qt::AltModifier;
    // QTest presses Alt first, which closes a menu, and would send the key to the window that is gone.
    if (QApplication::activePopupWidget())
        with.setFlag(Qt::AltModifier, false);
    const QWidget* focus = QApplication::focusWidget();
    tell(QStringLiteral("key %1 on %2")
             .arg(QKeySequence(int(key) | int(with)).toString(QKeySequence::PortableText),
                  focus                          ? nameOf(*focus)
                  : QApplication::activeWindow() ? QStringLiteral("nothing")
                                                 : QStringLiteral("no window")));
    // The press can close a popup, and with it the window that would hear the release.
    const QPointer<QWindow> window = front()->windowHandle();
    if (window)
        QTest::keyPress(window, key, with);
    if (window)
        QTest::keyRelease(window, key, with);
}

void Acts::typeInto(core::Random& chance) {
    const QString text = typed(chance);
    const bool replace = chance.below(2) == 0;
    const bool enter = chance.below(2) == 0;
    const QWidgetList fields = usable(isField);
    if (fields.isEmpty())
        return press(chance);
    const QPointer<QWidget> field = fields[below(chance, fields.size())];
    QString shown = text.left(24);
    shown.replace(QChar(0), QLatin1Char('0')).replace(QLatin1Char('\n'), QLatin1Char('/'));
    tell(QStringLiteral("type “%1”%2 into %3")
             .arg(shown, enter ? QStringLiteral(" and Enter") : QString(), nameOf(*field)));
    field->setFocus(Qt::MouseFocusReason);
    if (replace && field)
        QTest::keyClick(field, Qt::Key_A, Qt::ControlModifier);
    QInputMethodEvent event;
    event.setCommitString(text);
    if (field)
        QCoreApplication::sendEvent(field, &event);
    if (enter && field)
        QTest::keyClick(field, Qt::Key_Return);
}

void Acts::paste(core::Random& chance) {
    const QString text = typed(chance);
    const std::uint32_t kind = chance.below(7);
    const auto data = [&] {
        auto made = std::make_unique<QMimeData>();
        switch (kind) {
        case 0: break; // nothing at all, as after logging in
        case 1: made->setText(QString()); break;
        case 2: made->setHtml(QStringLiteral("<b>%1</b>").arg(text)); break;
        case 3: made->setImageData(QImage(4, 4, QImage::Format_RGB32)); break;
        case 4: made->setUrls({QUrl::fromLocalFile(m_house.elsewhere(QStringLiteral("table.csv")))}); break;
        case 5: made->setData(QStringLiteral("text/markdown"), text.toUtf8()); break;
        default: made->setText(text);
        }
        return made;
    };
    const std::uint32_t how = chance.below(3);
    const QWidgetList places =
        usable([how](const QWidget& widget) { return how == 2 ? widget.acceptDrops() : isField(widget); });
    if (places.isEmpty())
        return press(chance);
    const QPointer<QWidget> place = places[below(chance, places.size())];
    tell(QStringLiteral("%1 data of kind %2 into %3")
             .arg(how == 2 ? QStringLiteral("drop") : QStringLiteral("paste"))
             .arg(kind)
             .arg(nameOf(*place)));
    if (how == 2) {
        const auto dropped = data();
        const QPoint at = place->rect().center();
        QDragEnterEvent enter(at, Qt::CopyAction, dropped.get(), Qt::LeftButton, {});
        QCoreApplication::sendEvent(place, &enter);
        QDropEvent drop(at, Qt::CopyAction, dropped.get(), Qt::LeftButton, {});
        if (place)
            QCoreApplication::sendEvent(place, &drop);
        return;
    }
    place->setFocus(Qt::MouseFocusReason);
    QGuiApplication::clipboard()->setMimeData(data().release());
    if (place && how == 0)
        QTest::keyClick(place, Qt::Key_V, Qt::ControlModifier);
    else if (place)
        QTest::keyClick(place, Qt::Key_Insert, Qt::ShiftModifier);
}

void Acts::wheel(core::Random& chance) {
    QWidget* at = front();
    const QPoint place = placeIn(*at, chance);
    const int turn = chance.below(2) == 0 ? 120 : -360;
    tell(QStringLiteral("wheel %1 at %2,%3").arg(turn).arg(place.x()).arg(place.y()));
    QWidget* under = at->childAt(place);
    if (!under)
        under = at;
    QWheelEvent event(under->mapFrom(at, place), at->mapToGlobal(place), {}, {0, turn}, {}, {},
                      Qt::NoScrollPhase, false);
    QCoreApplication::sendEvent(under, &event);
}

void Acts::resize(core::Random& chance) {
    const QSize size(900 + below(chance, 900), 560 + below(chance, 640));
    tell(QStringLiteral("resize to %1 × %2").arg(size.width()).arg(size.height()));
    m_house.window().resize(size);
}

void Acts::look(core::Random& chance) {
    AppSettings& settings = m_house.settings();
    // The desktop can change the theme under a dialogue; the language is chosen on a page that the dialogue
    // covers.
    switch (front() == &m_house.window() ? chance.below(5) : 1 + chance.below(2)) {
    case 0: {
        const QList<Language>& all = languages();
        const QString code = all[below(chance, all.size())].code;
        tell(QStringLiteral("language ") + code);
        return settings.language.set(code);
    }
    case 1: {
        const auto look = AppSettings::Look(chance.below(4));
        tell(QStringLiteral("look %1").arg(int(look)));
        return settings.look.set(look);
    }
    case 2: {
        const int size = 100 + below(chance, 5) * 25;
        tell(QStringLiteral("text size %1").arg(size));
        return settings.textSize.set(size);
    }
    case 3: {
        const bool still = chance.below(3) != 0;
        tell(still ? QStringLiteral("no motion") : QStringLiteral("motion"));
        return settings.reduceMotion.set(still);
    }
    default: {
        const auto pace = chance.below(3) == 0 ? BotPace(chance.below(5)) : BotPace::Instant;
        tell(QStringLiteral("pace %1").arg(int(pace)));
        return settings.botPace.set(pace);
    }
    }
}

void Acts::showPage(core::Random& chance) {
    const QString page = QLatin1String(pages[std::size_t(below(chance, pages.size()))]);
    tell(QStringLiteral("page ") + page);
    m_house.window().showPage(page);
}

void Acts::play(core::Random& chance) {
    PlayPage& page = m_house.playPage();
    if (front() != &m_house.window() || page.view() != PlayPage::View::Board ||
        m_house.window().currentPage() != QLatin1String("play"))
        return press(chance);
    const QWidgetList ready = tests::playable(page.table());
    if (ready.isEmpty())
        return key(chance);
    QWidget* widget = ready[below(chance, ready.size())];
    tell(QStringLiteral("play: click on ") + nameOf(*widget));
    // A widget that is scrolled out of sight is pressed as a screen reader would.
    if (widget->visibleRegion().isEmpty())
        return QTest::mouseClick(widget, Qt::LeftButton);
    QTest::mouseClick(widget->window()->windowHandle(), Qt::LeftButton, {},
                      widget->mapTo(widget->window(), widget->visibleRegion().boundingRect().center()));
}

void Acts::begin(core::Random& chance) {
    if (front() != &m_house.window())
        return;
    const int which = below(chance, games::Games::size);
    const std::uint64_t seed = chance.below(1'000'000);
    int number = 0;
    games::Games::forEach([&]<typename G>() {
        if (number++ != which)
            return false;
        tell(QStringLiteral("begin %1 with seed %2")
                 .arg(QLatin1String(G::id.data(), qsizetype(G::id.size())))
                 .arg(seed));
        m_house.window().showPage(QStringLiteral("play"));
        m_house.playPage().start(tests::mixedTable<G>(seed));
        return true;
    });
}

void Acts::restart(core::Random&) {
    tell(QStringLiteral("close the window and start again"));
    m_house.restart();
}

void Acts::pass(core::Random& chance) {
    const int time = 20 + below(chance, 200);
    tell(QStringLiteral("wait %1 ms").arg(time));
    QTest::qWait(time);
}

void Acts::answer(core::Random& chance) {
    constexpr std::array names{"table.csv",      "wide.csv",         "bad.csv",         "bytes.csv",
                               "empty.csv",      "game.genotype",    "edited.genotype", "damaged.genotype",
                               "other.genotype", "no/such/folder/x", "written"};
    const bool accept = chance.below(2) == 0;
    const QString name = QLatin1String(names[std::size_t(below(chance, names.size()))]);
    QWidget* at = front();
    if (auto* files = qobject_cast<QFileDialog*>(at); files && accept) {
        // The monkey does nothing else in it, because it could delete and rename files.
        tell(QStringLiteral("the dialogue gets the file ") + name);
        if (auto* field = files->findChild<QLineEdit*>(QStringLiteral("fileNameEdit")))
            field->setText(m_house.elsewhere(name));
        QMetaObject::invokeMethod(files, "accept");
    } else if (auto* dialogue = qobject_cast<QDialog*>(at)) {
        tell(QStringLiteral("%1 %2").arg(nameOf(*at), accept ? QStringLiteral("yes") : QStringLiteral("no")));
        accept ? dialogue->accept() : dialogue->reject();
    } else if (auto* menu = qobject_cast<QMenu*>(at); menu && accept && !menu->actions().isEmpty()) {
        const auto actions = menu->actions();
        QAction* action = actions[below(chance, actions.size())];
        tell(QStringLiteral("choose “%1”").arg(action->text()));
        QTest::mouseClick(menu, Qt::LeftButton, {}, menu->actionGeometry(action).center());
    } else {
        tell(QStringLiteral("Escape on ") + nameOf(*at));
        QTest::keyClick(at, Qt::Key_Escape);
    }
}

} // namespace monkey
