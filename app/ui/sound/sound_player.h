// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/base/threads/background.h"
#include "loudspeaker.h"
#include "sounds.h"

#include <QtCore/QObject>

namespace app {

/// Plays short sounds one at a time, off the window's thread. While one is heard, others are left out: a
/// queue of sounds would lag behind the board.
class SoundPlayer : public QObject {
    Q_OBJECT
public:
    explicit SoundPlayer(std::unique_ptr<Loudspeaker> loudspeaker, QObject* parent = nullptr);
    /// Makes the program's own player, in place of an earlier one. Called before anything asks for it.
    static void install(std::unique_ptr<Loudspeaker> loudspeaker);
    /// The program's own; silent if none was installed.
    static SoundPlayer& current();

    /// Off at first.
    void setOn(bool on) { m_on = on; }
    /// Whether sounds are on and motion is not reduced: a person who wants a screen at rest wants a quiet
    /// one.
    bool isOn() const;
    /// Whether boards show captions for sounds; on at first.
    void setCaptioned(bool captioned) { m_captioned = captioned; }
    bool isCaptioned() const { return m_captioned; }

    /// Plays it, unless sounds are off or one is being heard.
    void play(Sound sound);
    /// Whether the last sound could not be played.
    bool hasFailed() const { return m_failed; }

signals:
    /// The result of `hasFailed` has changed.
    void failedChanged();

private:
    void setFailed(bool failed);

    std::shared_ptr<Loudspeaker> m_loudspeaker;
    bool m_on = false;
    bool m_captioned = true;
    bool m_failed = false;
    threads::Background m_background;
};

} // namespace app
