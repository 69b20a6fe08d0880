// SPDX-License-Identifier: GPL-3.0-or-later
#include "class_session.h"

#include "app/base/files/stored.h"
#include "app/base/text/phrases.h"
#include "lessons/pool/code_list.h"

#include <QtCore/QDir>

#include <algorithm>

namespace app {

using lessons::Arrival;

ClassSession::ClassSession(const QString& dataFolder, QObject* parent)
    : QObject(parent), m_file(dataFolder, Kept::ClassCounts) {
    m_steps.push_back(classStateIn(m_file.read()));
}

bool ClassSession::save(const ClassState& state) {
    const bool saved = m_file.change([&state](json::Json now) { return over(std::move(now), state); });
    const QString problem = saved ? QString()
                                  : tr("This could not be saved in “%1”, so it was not done.")
                                        .arg(QDir::toNativeSeparators(m_file.path()));
    if (problem != m_problem) {
        m_problem = problem;
        emit problemChanged();
    }
    return saved;
}

bool ClassSession::change(const std::function<void(ClassState&)>& change) {
    ClassState next = state();
    change(next);
    if (next == state())
        return true;
    if (!save(next))
        return false;
    m_steps.resize(m_at + 1);
    m_steps.push_back(std::move(next));
    ++m_at;
    emit changed();
    return true;
}

void ClassSession::goTo(std::size_t at) {
    if (!save(m_steps[at]))
        return;
    m_at = at;
    emit changed();
}

bool ClassSession::undo() {
    if (!canUndo())
        return false;
    goTo(m_at - 1);
    return true;
}

bool ClassSession::redo() {
    if (!canRedo())
        return false;
    goTo(m_at + 1);
    return true;
}

void ClassSession::choose(int experiment) {
    if (experiment == state().experiment)
        return;
    ClassState next = state();
    next.experiment = experiment;
    if (!save(next))
        return;
    m_steps[m_at] = std::move(next);
    emit changed();
}

ClassSession::Taken ClassSession::take(const QString& text) {
    const lessons::CodeList list = lessons::readPoolCodes(text.toStdString());
    Taken taken;
    std::vector<Waiting> waiting;
    const auto takeIn = [&](ClassState& next) {
        for (const lessons::CodeList::Code& code : list.codes) {
            if (std::ranges::find(taken.experiments, code.count.experiment) == taken.experiments.end())
                taken.experiments.push_back(code.count.experiment);
            switch (const Arrival arrival = next.sample.add(code.count)) {
            case Arrival::New: ++taken.fresh; break;
            case Arrival::Update: ++taken.later; break;
            case Arrival::Repeat: ++taken.repeated; break;
            case Arrival::Older:
            case Arrival::Clash: waiting.push_back({code.count, arrival}); break;
            }
        }
        if (!taken.experiments.empty() && next.sample.entriesOf(next.experiment).empty())
            next.experiment = taken.experiments.front();
    };
    if (!change(takeIn)) {
        // Nothing was saved, so nothing was taken in, and all of it stays with the reader.
        taken = {};
        taken.left = text;
        return taken;
    }
    for (const lessons::CodeList::Fault& fault : list.faults) {
        const QString written = QString::fromStdString(fault.text);
        taken.faults << tr("“%1”: %2").arg(written.left(longestGroupName), app::text(phrase(fault.error)));
        taken.left += written + QLatin1Char('\n');
    }
    if (!waiting.empty()) {
        for (const Waiting& one : waiting)
            if (std::ranges::find(m_waiting, one.count, &Waiting::count) == m_waiting.end())
                m_waiting.push_back(one);
        emit waitingChanged();
    }
    return taken;
}

void ClassSession::settle(std::size_t waiting, int group) {
    lessons::PoolCount count = m_waiting[waiting].count;
    count.group = group;
    const bool done = change([&count](ClassState& next) {
        next.sample.set({count.experiment, count.group, count.serial, count.counts});
    });
    if (done)
        dismiss(waiting);
}

void ClassSession::replaceWith(std::size_t waiting) {
    settle(waiting, m_waiting[waiting].count.group);
}

void ClassSession::addAsGroup(std::size_t waiting, int group) {
    settle(waiting, group);
}

void ClassSession::dismiss(std::size_t waiting) {
    m_waiting.erase(m_waiting.begin() + std::ptrdiff_t(waiting));
    emit waitingChanged();
}

} // namespace app
