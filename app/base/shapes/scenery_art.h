// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "scenery.h"

#include <cstdint>
#include <string_view>

namespace shapes {

/// Collects the parts of a thing, in lengths of its own.
class SceneArt {
public:
    explicit SceneArt(Daylight daylight) : m_daylight(daylight) {}

    SceneArt& fill(std::string_view path, std::uint32_t rgb, double opacity = 1);
    SceneArt& line(std::string_view path, std::uint32_t rgb, double width);
    SceneArt& lined(std::string_view path, std::uint32_t rgb, std::uint32_t line, double width);
    SceneArt& oval(Point centre, double width, double height, std::uint32_t rgb, double opacity = 1);
    SceneArt& shadow(Point centre, double width, double height) {
        return oval(centre, width, height, 0x3B4B20, 0.18);
    }
    /// A window with its bars; at night some are lit.
    SceneArt& window(const Box& box, bool arched = false);
    SceneArt& add(Part part);
    SceneArt& add(const Parts& parts, const Placement& placement = {});

    Daylight daylight() const { return m_daylight; }
    /// What has been collected, as large as fits into a box.
    Shape fitted(const Box& box) const;
    /// The same, stretched.
    Shape stretched(const Box& box) const;
    Parts parts() const { return m_parts; }

private:
    bool lightsUp() { return m_daylight == Daylight::Night && m_windows++ % 3 == 1; }

    Daylight m_daylight;
    int m_windows = 0;
    Parts m_parts;
};

/// A sprout of two pairs of leaves, `scale` times 22 high, at its foot.
void addSprout(SceneArt& sketch, Point foot, double scale);

} // namespace shapes
