// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "frame_watch.h"

#include <QtCore/QObject>
#include <QtCore/QPointer>

class QTcpSocket;

namespace app {

/// Sees the bytes of a connection before its web socket does, and how many wait to be sent, in the clear and
/// encrypted. Belongs to the socket.
class WireWatch : public QObject {
    Q_OBJECT
public:
    /// To be made before the web socket.
    explicit WireWatch(QTcpSocket* socket);

    /// The web socket is there: what comes from now on are frames.
    void begin();
    /// Bytes that were written and that the system has not taken yet.
    qint64 waiting() const;

signals:
    /// Frames that are no whole text have come (FrameWatch), and the web socket has not seen them yet.
    void oddFramesCame(int count);
    /// The web socket has read the bytes that arrived, and may have answered.
    void dealtWith();

private:
    void look();

    QTcpSocket* const m_socket;
    bool m_hasBegun = false;
    FrameWatch m_frames;
    /// Bytes that were counted, and that the web socket left until more would come.
    qint64 m_counted = 0;
};

} // namespace app
