// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/games/board/glow_button.h"
#include "engine/genomewars/genome.h"

#include <QtCore/QTimer>

namespace app {

/// One allele of a team's genome, or an empty place in it.
class AlleleChip : public GlowButton {
    Q_OBJECT
public:
    explicit AlleleChip(QWidget* parent);

    void setAllele(genomewars::Allele allele);
    /// Shows that nothing is chosen yet or, if `secret`, that the choice is hidden.
    void setPlace(bool secret);
    bool holdsAllele() const { return m_holds; }
    genomewars::Allele allele() const { return m_allele; }

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return sizeHint(); }

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    genomewars::Allele m_allele = genomewars::Allele::Autotrophy;
    bool m_holds = false;
    bool m_secret = false;
};

/// An allele to choose: its chip, its name and what it does.
class AlleleCard : public GlowButton {
    Q_OBJECT
public:
    AlleleCard(genomewars::Allele allele, QWidget* parent);
    genomewars::Allele allele() const { return m_allele; }
    /// Call it when the text's language or size has changed.
    void retranslate();

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;
    bool hasHeightForWidth() const override { return true; }
    int heightForWidth(int width) const override;

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    genomewars::Allele m_allele;
    QString m_name;
    QString m_rule;
};

/// The card with the two dice of a turn. It glows when they can be rolled, and when their result is to be
/// read; after a roll they tumble for a moment.
class DiceTray : public GlowButton {
    Q_OBJECT
public:
    explicit DiceTray(QWidget* parent);

    /// 0: not rolled yet. `tumble`: it has just been rolled.
    void setDice(int first, int second, bool tumble);
    /// What is said beside the dice, and what a click does; empty if nothing.
    void setWords(const QString& line, const QString& action);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return sizeHint(); }

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    void step();

    QString headline() const;

    int m_first = 0;
    int m_second = 0;
    QString m_line;
    QString m_action;
    /// How many frames of tumbling are left, and the faces in the current one.
    int m_left = 0;
    int m_shownFirst = 0;
    int m_shownSecond = 0;
    QTimer m_timer;
};

} // namespace app
