// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "colour_table.h"

#include <QtCore/QObject>
#include <QtGui/QFont>
#include <QtGui/QPalette>

namespace app {

/// The type sizes in use. Genotypes and titles are in the serif, everything else in the sans.
enum class TextRole { Caption, Body, Strong, PanelTitle, PageTitle, Numeral };

/// The current look: one table of colours, spaces and type sizes, times one scale.
///
/// The scale is the reader's text size (100–200 %) times the view scale, which enlarges everything in a large
/// window (a 4K screen, a projector). All lengths in the program are `px(n)`, with n as in the 1366×768
/// layout at 100 %.
class Theme : public QObject {
    Q_OBJECT
public:
    static Theme& current();

    /// Loads the fonts from the program's resources, sets the application's style, palette and font, and
    /// updates them with the theme. Call once, after QApplication is made; further calls do nothing.
    static void install();
    /// Light or dark, as the desktop was when the program started.
    ThemeKind systemKind() const { return m_systemKind; }

    ThemeKind kind() const { return m_kind; }
    void setKind(ThemeKind kind);

    /// The reader's choice, 1.0–2.0.
    qreal textScale() const { return m_textScale; }
    void setTextScale(qreal scale);

    /// How much larger than the smallest layout the window is, 1.0–3.0.
    void setViewScale(qreal scale);
    /// The view scale for a window of this size, in steps, so that resizing does not change it constantly.
    static qreal viewScaleFor(QSize window);

    bool reduceMotion() const { return m_reduceMotion; }
    void setReduceMotion(bool reduce);

    qreal scale() const { return m_textScale * m_viewScale; }
    /// The grid of the layouts: 8 pixels at scale 1.
    qreal unit() const { return 8 * scale(); }
    int px(qreal length) const { return qRound(length * scale()); }

    QColor colour(Role role) const { return colourOf(m_kind, role); }
    TraitColours trait(genotype::Trait trait) const { return traitColoursOf(m_kind, trait); }
    SeatColours seat(int seat) const { return seatColoursOf(m_kind, seat); }

    QFont font(TextRole role) const;
    /// `pixels` at scale 1.
    QFont sans(qreal pixels, QFont::Weight weight = QFont::Normal) const;
    QFont serif(qreal pixels, QFont::Weight weight = QFont::Normal, bool italic = false) const;
    /// Bold serif italics, as for every genotype.
    QFont genotypeFont(qreal pixels) const { return serif(pixels, QFont::Bold, true); }

    QPalette palette() const;

signals:
    /// Colours or sizes have changed. The palette and font of the application are already set, and all
    /// widgets have followed (`keepStyled`), which need not listen to this.
    void changed();

private:
    Theme() = default;
    void announce();

    ThemeKind m_kind = ThemeKind::Light;
    ThemeKind m_systemKind = ThemeKind::Light;
    qreal m_textScale = 1;
    qreal m_viewScale = 1;
    bool m_reduceMotion = false;
    bool m_installed = false;
};

} // namespace app
