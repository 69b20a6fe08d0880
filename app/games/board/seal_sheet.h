// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/base/crypto/sealed_dice.h"
#include "app/ui/widgets/form.h"

#include <QtCore/QString>
#include <QtWidgets/QWidget>

namespace app {

/// Where the dice of a new game are sealed (see app/base/crypto/sealed_dice.h): it shows the commitment,
/// takes a player's word and then requests the game.
class SealSheet : public QWidget {
    Q_OBJECT
public:
    /// `header`: a game without actions, whose seed does not matter.
    SealSheet(const core::AnyRecord& header, QWidget* parent);

    /// What the players note, in 64 digits.
    const std::string& commitment() const { return m_commitment; }

signals:
    /// Begin this game, whose dice are sealed.
    void sealed(const core::AnyRecord& header);
    /// Go back to the choices.
    void cancelled();

private:
    void addCommitment(Form form);
    void addWord(Form form);
    void begin();
    /// Says what is wrong with the word, if that is shown.
    void tellProblem();
    static QString problemOf(const QString& word);

    core::AnyRecord m_header;
    commitment::Secret m_secret;
    std::string m_commitment;
    QLineEdit* m_word = nullptr;
    QLabel* m_problem = nullptr;
};

} // namespace app
