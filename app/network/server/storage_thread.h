// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "class_storage.h"

#include <QtCore/QObject>

#include <chrono>
#include <functional>
#include <memory>

namespace app {

/// The thread on which the storage of a class is used, so that a database that does not answer holds up
/// nothing but what is to be saved. One piece of work at a time. All members are called on the thread that
/// made this.
class StorageThread : public QObject {
    Q_OBJECT
public:
    /// Whether it was done.
    using Work = std::function<bool()>;

    /// From now on the storage is used in works alone.
    explicit StorageThread(std::unique_ptr<ClassStorage> storage, QObject* parent = nullptr);
    /// A thread that is still busy is left behind with its work and the storage: nobody can say when a
    /// database will answer.
    ~StorageThread() override;

    /// Precondition: !isBusy().
    void start(Work work);
    /// Also after a work was done, until `finished` has been emitted.
    bool isBusy() const { return m_isBusy; }
    /// Waits for the present work. If it is done in time, emits `finished`; returns whether it was.
    bool wait(std::chrono::milliseconds limit);

signals:
    void finished(bool isDone);

private:
    struct Shared;
    static void run(const std::shared_ptr<Shared>& shared);
    void finish();

    std::shared_ptr<Shared> m_shared;
    bool m_isBusy = false;
};

} // namespace app
