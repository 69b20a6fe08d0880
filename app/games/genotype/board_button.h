// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/games/board/glow_button.h"
#include "target.h"

namespace app {

/// A button of Genotype's board that represents a target; the rules decide what can be done with it.
class BoardButton : public GlowButton {
    Q_OBJECT
public:
    explicit BoardButton(QWidget* parent = nullptr) : GlowButton(parent) {}

    const Target& target() const { return m_target; }
    void setTarget(const Target& target) { m_target = target; }
    /// What the explanation card says of it that its target alone does not tell, in sentences.
    virtual QStringList cardLines() const { return {}; }

private:
    Target m_target;
};

} // namespace app
