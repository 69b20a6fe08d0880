// SPDX-License-Identifier: GPL-3.0-or-later
#include "way_back.h"

#include "app/ui/navigation/navigation.h"
#include "app/ui/theme/button_kind.h"
#include "page_parts.h"

#include <QtCore/QCoreApplication>
#include <QtWidgets/QPushButton>

namespace app {

QPushButton* wayBack(PageId to, QWidget* parent) {
    QPushButton* back = page_parts::button([to] { return QStringLiteral("‹ ") + pageTitle(to); }, parent);
    back->setObjectName(QStringLiteral("wayBack"));
    setButtonKind(back, ButtonKind::Text);
    page_parts::setSpokenName(
        back, [to] { return QCoreApplication::translate("app::WayBack", "Back: %1").arg(pageTitle(to)); });
    QObject::connect(back, &QPushButton::clicked, back, [back, to] { go(*back, route::Page{to}); });
    return back;
}

} // namespace app
