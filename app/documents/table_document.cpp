// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/documents/table_document.h"

namespace app {

namespace {

/// The colour of a seat that plays by itself, unless the player has it. People tend to choose it last.
constexpr int colourOfItself = 4;

} // namespace

TableDocument::TableDocument(QObject* parent) : QObject(parent) {}

TableDocument::~TableDocument() = default;

bool TableDocument::setTitle(const QString& title) {
    const std::string former = this->title().toStdString();
    // Leaves out characters that a title must not contain.
    setTitleOfRecord(core::acceptableName(title.simplified().toStdString()));
    if (m_journal && !m_journal->rewrite(anyRecord())) {
        setTitleOfRecord(former);
        emit writeFailed(m_journal->error());
        return false;
    }
    emit titleChanged();
    return true;
}

void TableDocument::close() {
    m_journal.reset();
    m_open = false;
    emit closed();
}

std::vector<std::string> TableDocument::names() const {
    std::vector<std::string> names;
    for (Seat seat = 0; seat < seats(); ++seat)
        names.push_back(seatName(seat).toStdString());
    return names;
}

int TableDocument::seatColour(Seat seat) const {
    const auto& infos = seatInfos();
    if (seat >= players())
        return infos.empty() || infos[0].colour != colourOfItself ? colourOfItself : 0;
    return seat < infos.size() ? infos[seat].colour : seat;
}

std::string TableDocument::kind(Seat seat) const {
    if (seat >= players())
        return {};
    if (seat < m_substitutes.size() && !m_substitutes[seat].empty())
        return m_substitutes[seat];
    const auto& infos = seatInfos();
    return seat < infos.size() ? infos[seat].kind : "person";
}

void TableDocument::setSubstitute(Seat seat, const std::string& kind) {
    if (m_substitutes.size() <= seat)
        m_substitutes.resize(seat + std::size_t{1});
    if (m_substitutes[seat] == kind)
        return;
    m_substitutes[seat] = kind;
    emit substitutesChanged();
}

int TableDocument::persons() const {
    int count = 0;
    for (Seat seat = 0; seat < seats(); ++seat)
        count += isPerson(seat);
    return count;
}

void TableDocument::markOnlyChoice(std::vector<Sentence>& sentences) {
    for (Sentence& one : sentences)
        if (one.weight == core::Weight::Plain) {
            one.words = tr("The only choice: %1").arg(one.words);
            return;
        }
}

void TableDocument::revealDice() {
    if (sealedDice() && isFinished() && m_journal && !m_journal->rewrite(anyRecord()))
        emit writeFailed(tr("The game is over and saved, but its sealed dice could not be revealed in its "
                            "file. %1 To try again, open the game on the Games page.")
                             .arg(m_journal->reason()));
}

bool TableDocument::write(const std::string& lines, Journal::Sync sync) {
    if (!m_journal)
        return true;
    // If undoing has made the file long, it is rewritten; if that fails, it can still grow.
    if (m_journal->isLong())
        m_journal->rewrite(anyRecord());
    if (m_journal->append(lines, sync))
        return true;
    emit writeFailed(m_journal->error());
    return false;
}

} // namespace app
