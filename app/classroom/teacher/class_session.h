// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/base/files/state_file.h"
#include "class_state.h"

#include <QtCore/QObject>
#include <QtCore/QStringList>

#include <functional>
#include <vector>

namespace app {

/// The class sample that is being collected. What is on the screen is in the data folder. Every change is a
/// step that can be undone until the program ends. If two windows use one folder, the last one to change
/// something wins.
class ClassSession : public QObject {
    Q_OBJECT
public:
    explicit ClassSession(const QString& dataFolder, QObject* parent = nullptr);

    const ClassState& state() const { return m_steps[m_at]; }
    const lessons::ClassSample& sample() const { return state().sample; }
    int experiment() const { return state().experiment; }

    /// Applies a change as one step and saves it. False, with nothing changed, if it could not be saved;
    /// `problem` then says so.
    bool change(const std::function<void(ClassState&)>& change);
    bool canUndo() const { return m_at > 0; }
    bool canRedo() const { return m_at + 1 < m_steps.size(); }
    bool undo();
    bool redo();
    /// Shows another experiment, which is not a step.
    void choose(int experiment);

    /// A code that is correct but was not taken in, because it is earlier than what is there or in conflict
    /// with it.
    struct Waiting {
        lessons::PoolCount count;
        lessons::Arrival arrival = lessons::Arrival::Clash;
    };
    /// What became of a text with codes.
    struct Taken {
        int fresh = 0;
        int later = 0;      ///< took the place of an earlier one
        int repeated = 0;   ///< were there already
        QStringList faults; ///< a sentence for each that is not a code
        QString left;       ///< those, as they were written, a line each: nothing that was typed is lost
        std::vector<int> experiments; ///< of the codes, each once
    };
    /// Takes in all codes of a text as one step. If nothing is shown yet, the experiment of the first one is.
    Taken take(const QString& text);
    /// The waiting codes of all texts since the last `forgetWaiting`.
    const std::vector<Waiting>& waiting() const { return m_waiting; }
    /// Puts a waiting code in the place of its group's counts, or gives it to a group without any.
    void replaceWith(std::size_t waiting);
    void addAsGroup(std::size_t waiting, int group);
    /// Leaves a waiting code out.
    void dismiss(std::size_t waiting);

    /// A sentence for the reader; empty if the last change could be made.
    const QString& problem() const { return m_problem; }

signals:
    void changed();
    void waitingChanged();
    /// `problem` has changed.
    void problemChanged();

private:
    bool save(const ClassState& state);
    void goTo(std::size_t at);
    void settle(std::size_t waiting, int group);

    StateFile m_file;
    std::vector<ClassState> m_steps;
    std::size_t m_at = 0;
    std::vector<Waiting> m_waiting;
    QString m_problem;
};

} // namespace app
