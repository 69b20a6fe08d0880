// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/charts/painted_figure.h"
#include "presentation.h"

#include <QtCore/QPointF>

namespace app {

/// A part of the projected picture. All its lengths follow the size of its type.
class PresentPart : public PaintedFigure {
    Q_OBJECT
public:
    explicit PresentPart(QWidget* parent) : PaintedFigure({1, 1}, parent) {}

    /// The size that the type should have, in pixels.
    void setType(qreal pixels);
    /// The smallest type that was needed to fit, in pixels.
    virtual qreal smallestType() const { return m_type; }

protected:
    qreal type() const { return m_type; }
    static QFont sansOf(qreal pixels, bool bold = false);
    static QFont genotypesOf(qreal pixels);
    /// The largest size up to that of the type, in pixels, in which the words fit side by side.
    static qreal fittedType(qreal most, const QString& words, qreal room, bool genotype);

private:
    qreal m_type = 20;
};

/// A title, a question or a paragraph, in smaller type if it would not fit.
class PresentWords : public PresentPart {
    Q_OBJECT
public:
    explicit PresentWords(QWidget* parent, bool title = false) : PresentPart(parent), m_title(title) {}
    void setWords(const QString& words);
    QString text() const { return m_words; }
    qreal smallestType() const override;

protected:
    void paint(QPainter& painter) override;

private:
    qreal fit() const;
    QFont fontOf(qreal pixels) const;

    bool m_title;
    QString m_words;
};

/// A Punnett square: gametes and genotypes, on the colours of the phenotypes.
class PresentSquare : public PresentPart {
    Q_OBJECT
public:
    PresentSquare(lessons::Brood brood, QWidget* parent);
    /// Without offspring the cells are empty, so that they can be predicted.
    void setFilled(bool filled);
    qreal smallestType() const override;

protected:
    void paint(QPainter& painter) override;

private:
    QRectF cells() const;
    qreal letters() const;

    lessons::Brood m_brood;
    lessons::PunnettSquare m_square;
    bool m_filled = false;
};

/// The counts as bars, and how many are expected as dashes.
class PresentBars : public PresentPart {
    Q_OBJECT
public:
    using PresentPart::PresentPart;
    void setNumbers(const std::vector<OutcomeNumbers>& numbers, bool expectation);
    qreal smallestType() const override;

protected:
    void paint(QPainter& painter) override;

private:
    qreal namesType() const;

    std::vector<OutcomeNumbers> m_numbers;
    bool m_expectation = false;
};

/// The share of one outcome over the number of offspring, on a logarithmic axis.
class PresentShare : public PresentPart {
    Q_OBJECT
public:
    using PresentPart::PresentPart;
    /// `expected`: 0…1; negative if it is not to be seen.
    void setShare(const QString& outcome, const std::vector<lessons::RunningPoint>& way, std::size_t category,
                  double expected, bool axis);

protected:
    void paint(QPainter& painter) override;

private:
    QString m_title;
    QString m_now;
    std::vector<QPointF> m_points;
    double m_expected = -1;
    bool m_axis = true;
};

} // namespace app
