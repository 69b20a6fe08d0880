// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "class_session.h"

#include <QtCore/QCoreApplication>

namespace app {

/// Reading a class's counts from files. Both answer with a sentence on what came of it.
class ClassFiles {
    Q_DECLARE_TR_FUNCTIONS(app::ClassFiles)
public:
    /// A text file of codes.
    static ClassSession::Taken takeCodes(ClassSession& session, const QString& path);
    /// The rolls in the progress files of a folder (`Progress::file`) that belong to an experiment of the
    /// table, as one step: each file becomes a group, and one that is read again replaces its counts. Counts
    /// that the pupil took from elsewhere, such as Mendel's, are left out. Without an experiment that is
    /// shown, that of most files is.
    static QString takeFolder(ClassSession& session, const QString& folder);
};

} // namespace app
