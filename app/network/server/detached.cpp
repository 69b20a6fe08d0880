// SPDX-License-Identifier: GPL-3.0-or-later
#include "detached.h"

#include <QtCore/QObject>

#include <memory>
#include <mutex>
#include <thread>
#include <utility>

namespace app::detached {

namespace {

/// Goes with the context, and tells the other thread so.
class Receiver : public QObject {
public:
    struct Place {
        std::mutex mutex;
        /// Guarded by the mutex; null when nobody waits any more.
        Receiver* receiver = nullptr;
    };
    explicit Receiver(QObject* context) : QObject(context) { m_place->receiver = this; }
    ~Receiver() override {
        const std::lock_guard lock(m_place->mutex);
        m_place->receiver = nullptr;
    }
    const std::shared_ptr<Place>& place() const { return m_place; }

private:
    const std::shared_ptr<Place> m_place = std::make_shared<Place>();
};

} // namespace

void run(QObject* context, Work work) {
    const auto* const receiver = new Receiver(context);
    std::thread([place = receiver->place(), work = std::move(work)] {
        const Answer answer = work();
        const std::lock_guard lock(place->mutex);
        if (Receiver* const waiting = place->receiver)
            QMetaObject::invokeMethod(
                waiting,
                [waiting, answer] {
                    // The answer may destroy the context.
                    waiting->setParent(nullptr);
                    waiting->deleteLater();
                    answer();
                },
                Qt::QueuedConnection);
    }).detach();
}

} // namespace app::detached
