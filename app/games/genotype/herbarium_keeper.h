// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/documents/game_document.h"
#include "herbarium.h"

#include <QtCore/QObject>

namespace app {

/// Puts the plants that persons harvest in the current game into the herbarium, at once. Bots' plants, games
/// that are in no file, and games that are only looked at add nothing.
class HerbariumKeeper : public QObject {
    Q_OBJECT
public:
    /// The document must outlive this.
    HerbariumKeeper(const GameDocument& document, const QString& folder, QObject* parent = nullptr);

signals:
    /// A whole sentence on what is wrong with the herbarium; empty when the problem is over.
    void problem(const QString& message);

private:
    QString game() const;
    void follow(const Change& change);
    QList<BredPlant> harvested(std::size_t from, std::size_t to) const;
    void show(bool kept);

    const GameDocument& m_document;
    Herbarium m_herbarium;
    /// What could not be written yet.
    QList<BredPlant> m_waiting;
    QString m_told;
};

} // namespace app
