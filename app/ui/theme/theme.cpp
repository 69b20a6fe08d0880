// SPDX-License-Identifier: GPL-3.0-or-later
#include "theme.h"

#include "app/ui/speech/spoken.h"
#include "kept.h"
#include "kept_scrolling.h"
#include "raised_style.h"

#include <QtCore/QSize>
#include <QtCore/QTimer>
#include <QtGui/QFontDatabase>
#include <QtWidgets/QApplication>

#include <cmath>
#include <utility>

namespace app {
namespace {

void loadFonts() {
    for (const char* file : {"NotoSans-Regular", "NotoSans-Bold", "NotoSerif-Regular", "NotoSerif-Italic",
                             "NotoSerif-Bold", "NotoSerif-BoldItalic"})
        if (QFontDatabase::addApplicationFont(QStringLiteral(":/fonts/%1.ttf").arg(QLatin1String(file))) < 0)
            qWarning("font %s is missing from the resources", file);
}

} // namespace

Theme& Theme::current() {
    static Theme theme;
    return theme;
}

void Theme::install() {
    Theme& theme = current();
    if (theme.m_installed)
        return;
    theme.m_installed = true;
    const QPalette desktop = QApplication::palette();
    if (desktop.color(QPalette::Window).lightness() < desktop.color(QPalette::WindowText).lightness())
        theme.m_systemKind = ThemeKind::Dark;
    loadFonts();
    QApplication::setStyle(new RaisedStyle);
    speech::install();
    theme.announce();
}

void Theme::setKind(ThemeKind kind) {
    if (kind == m_kind)
        return;
    m_kind = kind;
    announce();
}

void Theme::setTextScale(qreal scale) {
    scale = qBound(1.0, scale, 2.0);
    if (qFuzzyCompare(scale, m_textScale))
        return;
    m_textScale = scale;
    announce();
}

void Theme::setViewScale(qreal scale) {
    scale = qBound(1.0, scale, 3.0);
    if (qFuzzyCompare(scale, m_viewScale))
        return;
    m_viewScale = scale;
    announce();
}

qreal Theme::viewScaleFor(QSize window) {
    constexpr qreal step = 0.125;
    const qreal fit = qMin(window.width() / 1366.0, window.height() / 768.0);
    return qBound(1.0, std::floor(fit / step) * step, 3.0);
}

void Theme::setReduceMotion(bool reduce) {
    m_reduceMotion = reduce;
}

QFont Theme::font(TextRole role) const {
    switch (role) {
    case TextRole::Caption: return sans(11);
    case TextRole::Body: return sans(12.5);
    case TextRole::Strong: return sans(12.5, QFont::Bold);
    case TextRole::PanelTitle: return sans(14, QFont::Bold);
    case TextRole::PageTitle: return serif(24, QFont::Bold);
    case TextRole::Numeral: return serif(14, QFont::Bold);
    }
    return sans(12.5);
}

QFont Theme::sans(qreal pixels, QFont::Weight weight) const {
    QFont font(QStringLiteral("Noto Sans"));
    font.setStyleHint(QFont::SansSerif);
    font.setPixelSize(qMax(1, px(pixels)));
    font.setWeight(weight);
    return font;
}

QFont Theme::serif(qreal pixels, QFont::Weight weight, bool italic) const {
    QFont font(QStringLiteral("Noto Serif"));
    font.setStyleHint(QFont::Serif);
    font.setPixelSize(qMax(1, px(pixels)));
    font.setWeight(weight);
    font.setItalic(italic);
    return font;
}

QPalette Theme::palette() const {
    QPalette palette;
    const QColor faint = mixed(colour(Role::SoftInk), colour(Role::Panel), 0.75);
    palette.setColor(QPalette::Window, colour(Role::Paper));
    palette.setColor(QPalette::WindowText, colour(Role::Ink));
    palette.setColor(QPalette::Base, colour(Role::Panel));
    palette.setColor(QPalette::AlternateBase, colour(Role::Resting));
    palette.setColor(QPalette::Text, colour(Role::Ink));
    palette.setColor(QPalette::PlaceholderText, colour(Role::SoftInk));
    palette.setColor(QPalette::Button, colour(Role::Panel));
    palette.setColor(QPalette::ButtonText, colour(Role::Ink));
    palette.setColor(QPalette::BrightText, colour(Role::Warning));
    palette.setColor(QPalette::Light, colour(Role::Panel));
    palette.setColor(QPalette::Midlight, colour(Role::Resting));
    palette.setColor(QPalette::Mid, colour(Role::Line));
    palette.setColor(QPalette::Dark, colour(Role::ControlLine));
    palette.setColor(QPalette::Shadow, colour(Role::Ink));
    palette.setColor(QPalette::Highlight, colour(Role::Sage));
    palette.setColor(QPalette::HighlightedText, colour(Role::OnSage));
    palette.setColor(QPalette::Link, colour(Role::Link));
    palette.setColor(QPalette::LinkVisited, colour(Role::Link));
    palette.setColor(QPalette::ToolTipBase, colour(Role::Panel));
    palette.setColor(QPalette::ToolTipText, colour(Role::Ink));
    for (const auto role : {QPalette::WindowText, QPalette::Text, QPalette::ButtonText})
        palette.setColor(QPalette::Disabled, role, faint);
    palette.setColor(QPalette::Disabled, QPalette::Highlight, colour(Role::ControlLine));
    return palette;
}

void Theme::announce() {
    // Pages are rebuilt in the new look, but not while part of one is waiting for its open dialog or menu.
    if (QApplication::activeModalWidget() || QApplication::activePopupWidget()) {
        constexpr int soon = 20; // milliseconds
        static bool waits = false;
        if (!std::exchange(waits, true))
            QTimer::singleShot(soon, this, [this] {
                waits = false;
                announce();
            });
        return;
    }
    keepScrolling();
    if (m_installed) {
        QApplication::setPalette(palette());
        QApplication::setFont(font(TextRole::Body));
        // Boxes would be measured in the type from before the full screen was left.
        QApplication::setFont(font(TextRole::Body), "QComboBox");
    }
    for (QWidget* window : QApplication::topLevelWidgets())
        tellOfLook(window);
    emit changed();
}

} // namespace app
