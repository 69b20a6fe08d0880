// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/ui/theme/kept.h"
#include "app/ui/theme/theme.h"

#include <QtCore/QAnyStringView>
#include <QtCore/QList>
#include <QtCore/QVariant>

#include <concepts>
#include <functional>
#include <utility>

class QBoxLayout;
class QCheckBox;
class QComboBox;
class QLabel;
class QLayout;
class QLineEdit;
class QPushButton;
class QSpinBox;
class QWidget;

namespace app {

/// What happens when a control gets another value: a function of the value, or one that does not need it.
template <typename Value> class OnChange {
public:
    OnChange() = default;
    template <std::invocable<Value> Act> OnChange(Act act) : m_act(std::move(act)) {}
    template <std::invocable Act> OnChange(Act act) : m_act([act = std::move(act)](Value) { act(); }) {}

    /// Null if nothing happens.
    const std::function<void(Value)>& act() const { return m_act; }

private:
    std::function<void(Value)> m_act;
};

/// The label of a control, which is its accessible name too: in front of it or above it, or only heard.
class Label {
public:
    template <typename Words>
    requires std::constructible_from<Text, Words> Label(Words words) : text(std::move(words)) {}
    static Label heard(Text words) {
        Label label(std::move(words));
        label.isShown = false;
        return label;
    }

    Text text;
    bool isShown = true;
};

/// Makes the controls of a panel or a sheet, in the order in which they stand there. Each is made once, with
/// its object name, its label, which follows the language and is its accessible name, and what happens when a
/// person uses it. The function is optional.
class Form {
public:
    /// How the parts are laid out: in a column; in a column in which each part is as wide as the form; in a
    /// row; in a row that wraps; or in two columns, labels on the left and controls on the right.
    enum class Way { Down, Filled, Along, Wrapping, Pairs };
    struct Item {
        QString text;
        QVariant data = {};
        QString tip = {};
        bool startsGroup = false; ///< a line is above it
    };
    struct Range {
        int least;
        int most;
    };

    /// Lays out `widget`, which has no layout yet. Spacing and margin: in pixels at scale 1.
    explicit Form(QWidget* widget, Way way = Way::Down, qreal spacing = 8, qreal margin = 0);

    QWidget* widget() const { return m_widget; }
    /// The layout of a form whose parts stand below or beside each other.
    QBoxLayout* box() const;
    /// A part of this form in a widget of its own.
    Form part(Way way, qreal spacing = 8, int stretch = 0);
    /// A part of this form in a panel with a heading.
    Form panel(const Text& heading, qreal spacing = 8, qreal margin = 12);
    template <typename Widget> Widget* add(Widget* widget, int stretch = 0, Qt::Alignment alignment = {}) {
        place(widget, stretch, alignment);
        return widget;
    }
    /// With the name of the object.
    template <typename Widget> Widget* add(QAnyStringView name, Widget* widget) {
        widget->setObjectName(name);
        return add(widget);
    }
    /// A control that is made elsewhere, with its label.
    template <typename Control> Control* add(QAnyStringView name, const Label& label, Control* control) {
        placeNamed(control, name, label, {});
        return control;
    }
    /// Gives a part of a line the room that is left.
    template <typename Widget> Widget* grow(Widget* widget) {
        stretch(widget);
        return widget;
    }
    /// Leaves the remaining space free here.
    void addStretch();

    QLabel* text(const Text& text, TextRole type = TextRole::Body, Role colour = Role::Ink);
    /// The title of a panel.
    QLabel* heading(const Text& text);
    /// A caption in soft ink.
    QLabel* note(const Text& text);
    /// A label to be filled later.
    QLabel* label(QAnyStringView name, TextRole type = TextRole::Body, Role colour = Role::Ink);
    QPushButton* button(QAnyStringView name, const Text& text, const std::function<void()>& pressed = {});
    /// A button that is made elsewhere.
    template <typename Button>
    Button* button(QAnyStringView name, Button* made, const std::function<void()>& pressed = {}) {
        placeButton(made, name, pressed);
        return made;
    }
    /// A button that stays pressed until it is pressed again.
    QPushButton* toggle(QAnyStringView name, const Text& text, bool isOn, const OnChange<bool>& toggled = {});
    QLineEdit* field(QAnyStringView name, const Label& label, const QString& typed = {},
                     const OnChange<QString>& changed = {});
    QSpinBox* number(QAnyStringView name, const Label& label, Range range, int value,
                     const OnChange<int>& changed = {});
    /// `items` says the same number of items in each language; null if the items come later. `chosen` and
    /// `choose` get their place.
    QComboBox* choice(QAnyStringView name, const Label& label, const std::function<QList<Item>()>& items = {},
                      int chosen = 0, const OnChange<int>& choose = {});
    /// Replaces a list's items without a signal. Rows that stay keep their items.
    static void fill(QComboBox* list, const QList<Item>& items);
    QCheckBox* tick(QAnyStringView name, const Text& text, bool isTicked, const OnChange<bool>& toggled = {});

private:
    void stretch(QWidget* widget);
    void placeButton(QPushButton* made, QAnyStringView name, const std::function<void()>& pressed);
    void place(QWidget* widget, int stretch, Qt::Alignment alignment);
    /// Puts the control into the form, its label above it or in front of it.
    void placeNamed(QWidget* control, QAnyStringView name, const Label& label, Qt::Alignment alignment);

    QWidget* m_widget;
    Way m_way;
    QLayout* m_layout;
};

} // namespace app
