// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "board_button.h"

namespace app {

/// A tool card, in the shed or in hand.
class ToolCard : public BoardButton {
    Q_OBJECT
public:
    explicit ToolCard(QWidget* parent);
    /// noTool: an empty place. `copies` is shown if above 1; `state` is a word below the name.
    void setTool(std::uint8_t tool, int copies = 1, const QString& state = {});

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    std::uint8_t m_tool = genotype::noTool;
    int m_copies = 1;
    QString m_state;
};

/// The back of a deck, with the number of cards left.
class DeckButton : public BoardButton {
    Q_OBJECT
public:
    enum class Deck { Plants, Tools };
    DeckButton(Deck deck, QWidget* parent);
    void setCount(int cards);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    Deck m_deck;
    int m_cards = 0;
};

/// An assistant for hire, or one who works for a player.
class AssistantCard : public BoardButton {
    Q_OBJECT
public:
    explicit AssistantCard(QWidget* parent);
    /// noAssistant: an empty place. `used`: turned sideways until the end of the round.
    void setAssistant(std::uint8_t assistant, bool used = false);
    /// It cannot be hired in this phase, and lies flat.
    void setQuiet(bool quiet);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    std::uint8_t m_assistant = genotype::noAssistant;
    bool m_used = false;
    bool m_quiet = false;
};

/// One rod of the abacus: an upgrade, its price steps with the bead, and what is left.
class UpgradeRod : public BoardButton {
    Q_OBJECT
public:
    UpgradeRod(genotype::Upgrade upgrade, QWidget* parent);
    /// `quiet`: it cannot be bought in this phase.
    void setRod(int step, int left, bool quiet);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    void paintPrices(QPainter& painter) const;

    genotype::Upgrade m_upgrade;
    int m_step = 0;
    int m_left = 0;
    bool m_quiet = false;
};

} // namespace app
