// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// Marks an English source text for translation and expands to that text. lupdate collects it (run with
/// -tr-function-alias QT_TRANSLATE_NOOP+=ENGINE_TEXT); no Qt is needed. The context is always "engine".
#define ENGINE_TEXT(context, text) text

/// The same for a text with a count: the English plural, with %n for the number. lupdate collects it with a
/// line for each number form of a language (QT_TRANSLATE_N_NOOP+=ENGINE_PLURAL).
#define ENGINE_PLURAL(context, text) text

/// The English singular that goes with an ENGINE_PLURAL. Only English needs it, so lupdate does not collect
/// it.
#define ENGINE_SINGULAR(text) text
