// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <vector>

namespace commitment {

/// A private key and a certificate for it, both as PEM.
struct CertifiedKey {
    std::string key;
    std::string certificate;
};

/// How long `selfSigned` certifies a key, in days: ten years.
inline constexpr int certifiedDays = 3653;

/// A new key on the curve P-256 and a certificate for it that it signs itself (X.509 version 3, SHA-256,
/// fit for TLS servers only), valid from yesterday on. `names`: host names or addresses ("10.0.0.5") for
/// which it is; one that is neither is left out. Throws std::runtime_error if the library fails.
CertifiedKey selfSigned(const std::string& commonName, const std::vector<std::string>& names = {});

/// Whether the certificate is one for this key. False too if one of them cannot be read.
bool belongTogether(const CertifiedKey& pair);

} // namespace commitment
