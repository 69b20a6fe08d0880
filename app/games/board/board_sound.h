// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/documents/viewer.h"
#include "app/ui/sound/sounds.h"

#include <QtCore/QObject>

#include <optional>

class QWidget;

namespace app {

class SoundCaption;

/// What is heard at a board while it is visible and sounds are on, with a caption for those who cannot hear.
class BoardSound : public QObject {
    Q_OBJECT
public:
    /// `place`: the widget whose corner has the captions. All must outlive this.
    BoardSound(const TableDocument& document, const Viewer& viewer, QWidget& place);

    /// Plays a sound and shows its caption.
    void play(Sound sound);
    /// Plays what is heard of an action, or the bell if it is the viewer's turn now and was not before. No
    /// value: the action itself cannot be heard.
    void playAction(const Change& change, std::optional<Sound> heard);

private:
    const TableDocument& m_document;
    const Viewer& m_viewer;
    QWidget& m_place;
    SoundCaption* m_caption = nullptr;
};

} // namespace app
