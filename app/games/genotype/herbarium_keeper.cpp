// SPDX-License-Identifier: GPL-3.0-or-later
#include "herbarium_keeper.h"

#include "app/documents/dice_recorder.h"

#include <QtCore/QFileInfo>

namespace app {

HerbariumKeeper::HerbariumKeeper(const GameDocument& document, const QString& folder, QObject* parent)
    : QObject(parent), m_document(document), m_herbarium(folder) {
    connect(&document, &GameDocument::changed, this, &HerbariumKeeper::follow);
}

/// A deleted game's file name is given again, and a game that was tried the other way has the dice of the
/// first: only both together tell games apart.
QString HerbariumKeeper::game() const {
    return QString::fromStdString(DiceRecorder::gameId(m_document.record(), {})) + QLatin1Char(' ') +
           QFileInfo(m_document.journal()->path()).completeBaseName();
}

void HerbariumKeeper::follow(const Change& change) {
    if (!m_document.journal() || change.kind == Change::Kind::Opened)
        return;
    if (change.kind == Change::Kind::Undone) {
        const QString id = game();
        const auto undone = [&](const BredPlant& one) { return one.game == id && one.step >= change.after; };
        m_waiting.removeIf(undone);
        const QList<BredPlant> all = m_herbarium.plants();
        if (std::any_of(all.begin(), all.end(), undone))
            show(m_herbarium.takeBack(id, change.after));
        return;
    }
    m_waiting += harvested(change.before, change.after);
    if (!m_waiting.isEmpty())
        show(m_herbarium.add(m_waiting));
}

QList<BredPlant> HerbariumKeeper::harvested(std::size_t from, std::size_t to) const {
    QList<BredPlant> found;
    const genotype::Setup& setup = m_document.record().setup;
    for (std::size_t step = from; step < to; ++step)
        for (const genotype::Event& event : m_document.steps()[step].events) {
            const auto* harvest = std::get_if<genotype::event::PlantHarvested>(&event);
            if (harvest && m_document.isPerson(harvest->seat))
                found << BredPlant{harvest->plant,
                                   game(),
                                   m_document.title(),
                                   m_document.seatName(harvest->seat),
                                   QDate::currentDate(),
                                   m_document.stateAfter(step).round,
                                   step,
                                   setup.flowerColour,
                                   setup.plantHeight};
        }
    return found;
}

void HerbariumKeeper::show(bool kept) {
    QString now;
    if (!kept)
        now = tr(
            "The plant that you harvested could not be added to your herbarium: the data folder is full or "
            "read-only. It will be tried again with the next harvest.");
    if (kept)
        m_waiting.clear();
    if (now == m_told)
        return;
    m_told = now;
    emit problem(now);
}

} // namespace app
