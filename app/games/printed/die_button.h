// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/genotype/model/genetics.h"

#include <QtWidgets/QAbstractButton>

#include <optional>

namespace app {

/// The upper face of a die as a button, or an empty place for a die. When checked, it has a frame.
class DieButton : public QAbstractButton {
    Q_OBJECT
public:
    /// `side`: in pixels at scale 1.
    DieButton(genotype::Trait trait, int side, QWidget* parent);

    /// None: an empty place, which cannot be pressed.
    void setFace(std::optional<genotype::DieFace> face);
    std::optional<genotype::DieFace> face() const { return m_face; }

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return sizeHint(); }

protected:
    void paintEvent(QPaintEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    genotype::Trait m_trait;
    int m_side;
    std::optional<genotype::DieFace> m_face;
};

/// "III" or "mutation".
QString faceName(genotype::DieFace face);

} // namespace app
