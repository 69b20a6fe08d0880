// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtCore/QString>

namespace app {

class MainWindow;
struct AppContext;

/// Adds all pages to the window, in the order of the side bar. Both arguments must outlive the pages.
void registerPages(MainWindow& window, AppContext& context);

/// Shows a page and, on it, a lesson, a rule or a term of the glossary by its id; an empty `part` leaves the
/// page as it is. False, and the page is shown as it is, if the page has no such part.
bool showPart(MainWindow& window, const QString& page, const QString& part);

/// Says that a page has no such part, and how its parts can be found.
QString noSuchPart(const QString& page, const QString& part);

} // namespace app
