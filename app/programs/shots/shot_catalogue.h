// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/settings/app_context.h"
#include "app/ui/theme/colour_table.h"

#include <QtCore/QList>
#include <QtCore/QSize>
#include <QtCore/QString>

#include <functional>
#include <memory>
#include <vector>

class QWidget;

namespace app {

/// The window in which a shot is taken.
struct ShotSetting {
    QSize size{1366, 768};
    ThemeKind theme = ThemeKind::Light;
    int textSize = 100; ///< percent
    QString language = QStringLiteral("en");

    bool operator==(const ShotSetting&) const = default;
};

/// One page in a state that is worth seeing.
struct Shot {
    /// Called when the setting is in force; the context has an empty folder of its own. Returns the widget to
    /// be shot: a MainWindow or anything that fills a window.
    using Make = std::function<std::unique_ptr<QWidget>(AppContext&)>;

    QString name;
    QList<ShotSetting> settings;
    Make make;
};

/// All pictures of the program, for the eye and for the audit of layouts.
class ShotCatalogue {
public:
    /// `name`: lower case with hyphens, and not yet in the catalogue.
    void add(const QString& name, const QList<ShotSetting>& settings, Shot::Make make);
    const std::vector<Shot>& shots() const { return m_shots; }

    /// A small and a medium window, the three themes, German, and text of double size.
    static QList<ShotSetting> usual();
    /// `usual` and a 4K screen, for pages with a different layout there.
    static QList<ShotSetting> withLargest();
    /// Only small windows, for a state of a page that has its full set elsewhere.
    static QList<ShotSetting> brief();
    /// Those for pictures in which the size of the text is not the reader's but the projector's.
    static QList<ShotSetting> inUsualType(QList<ShotSetting> settings);
    /// None: a state that is painted only when a size is asked for. The audit leaves it out, because its
    /// parts are in other shots.
    static QList<ShotSetting> onRequest() { return {}; }

    /// "settings-1366x768-dark-de-200.png".
    static QString fileName(const Shot& shot, const ShotSetting& setting);

private:
    std::vector<Shot> m_shots;
};

/// Every shot of every part of the program.
ShotCatalogue allShots();

void registerSceneryShots(ShotCatalogue& catalogue);
void registerShellShots(ShotCatalogue& catalogue);
void registerPresentShots(ShotCatalogue& catalogue);
void registerPageShots(ShotCatalogue& catalogue);

} // namespace app
