// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/ui/theme/button_kind.h"
#include "app/ui/theme/kept.h"

#include <QtCore/QAnyStringView>
#include <QtWidgets/QWidget>

#include <functional>

class QBoxLayout;
class QLabel;

namespace app {

/// The bar along the lower edge of a page: a sentence at the left, and at the right what one can do with the
/// page as a whole. Where the page is too narrow for both, the sentence stands above the buttons.
class PageFoot : public QWidget {
    Q_OBJECT
public:
    PageFoot(const Text& note, QWidget* parent);

    QLabel* note() const { return m_note; }
    /// A button at the right end.
    QPushButton* add(QAnyStringView name, const Text& text, ButtonKind kind,
                     const std::function<void()>& pressed);

protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    bool event(QEvent* event) override;

private:
    /// Decides on one line or two.
    void arrange();

    QBoxLayout* m_line;
    QLabel* m_note;
    QBoxLayout* m_buttons;
};

} // namespace app
