// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/core/phrase.h"
#include "lessons/ledger/ledger.h"

/// The ledger as a file: a table with commas (RFC 4180) that any spreadsheet opens, one line for each die:
///
///     game,round,roll,trait,left,top,first,rerolls,face,genotype,rule,preset,time,check
///     2026-11-20 10-15,1,1,R,Rr,rr,IV,0,IV,rr,breeding,no,2026-11-20T09:15:03Z,2f7a1d0c
///
/// Rolls count from 1. Faces are I … IV and M, rules `breeding` and `omari`; `genotype` follows from parents
/// and face and is there for readers (R* is a mutation). A game whose dice were entered by hand has a name
/// that begins with `by hand`. `check` is the CRC-32 of the line before its comma, so that a die that a disk
/// has changed is not taken for one that was rolled; files of earlier versions lack this column and are read.
/// Every line ends with a line feed. New dice are appended.
namespace lessons {

/// The first line.
std::string ledgerHeader();
/// One line to append.
std::string ledgerLine(const LedgerRow& row);
/// The whole file.
std::string toText(const Ledger& ledger);

/// A line that could not be read, and what is wrong with it.
struct LedgerFault {
    enum class Kind : std::uint8_t {
        NotALedger,  ///< the first line is not that of a ledger; nothing was read
        NotALine,    ///< not the 13 fields, or one that cannot be read; detail: its column
        Impossible,  ///< no roll can be like this
        Changed,     ///< it does not fit its checksum
        Contradicts, ///< this die is in the ledger already, with another result
        CutOff,      ///< the last line has no line feed
    };
    int line = 1; ///< from 1
    Kind kind = Kind::NotALedger;
    std::string detail;

    bool operator==(const LedgerFault&) const = default;
};

/// The fault in one sentence, with its line.
core::Phrase phrase(const LedgerFault& fault);

/// What was read. Lines with a fault are left out and reported, all others are kept: one bad line does not
/// cost the others. A file whose only fault is that its last line is cut off was being written when the power
/// failed; that line is not read. An empty text is an empty ledger.
struct LedgerReading {
    Ledger ledger;
    std::vector<LedgerFault> faults;
    /// An earlier version wrote it, without checksums; lines of this version cannot be appended to it.
    bool isEarlier = false;
};
LedgerReading readLedger(std::string_view text);

} // namespace lessons
