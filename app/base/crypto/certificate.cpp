// SPDX-License-Identifier: GPL-3.0-or-later
#include "certificate.h"

#include "crypto.h"

#include <openssl/bn.h>
#include <openssl/evp.h>
#include <openssl/pem.h>
#include <openssl/x509.h>
#include <openssl/x509v3.h>

#include <algorithm>
#include <memory>
#include <stdexcept>

namespace commitment {

namespace {

template <auto Free> struct Freed {
    template <typename T> void operator()(T* made) const { Free(made); }
};
template <typename T, auto Free> using Owned = std::unique_ptr<T, Freed<Free>>;
using Key = Owned<EVP_PKEY, &EVP_PKEY_free>;
using Certificate = Owned<X509, &X509_free>;
using Extension = Owned<X509_EXTENSION, &X509_EXTENSION_free>;
using Memory = Owned<BIO, &BIO_free_all>;

constexpr std::size_t serialBytes = 8;
constexpr long secondsOfADay = 24L * 60 * 60;

void mustSucceed(bool succeeded) {
    if (!succeeded)
        throw std::runtime_error("no certificate could be made");
}

void extend(X509& certificate, int kind, const std::string& value) {
    X509V3_CTX context{};
    X509V3_set_ctx_nodb(&context);
    X509V3_set_ctx(&context, &certificate, &certificate, nullptr, nullptr, 0);
    const Extension extension(X509V3_EXT_conf_nid(nullptr, &context, kind, value.c_str()));
    mustSucceed(extension && X509_add_ext(&certificate, extension.get(), -1) == 1);
}

bool isAddress(const std::string& name) {
    const Owned<ASN1_OCTET_STRING, &ASN1_OCTET_STRING_free> address(a2i_IPADDRESS(name.c_str()));
    return address != nullptr;
}

bool isHostName(const std::string& name) {
    constexpr std::size_t longest = 253; // RFC 1035
    return !name.empty() && name.size() <= longest && std::ranges::all_of(name, [](char c) {
        return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '-' ||
               c == '.';
    });
}

/// As OpenSSL writes alternative names: "DNS:a.example,IP:10.0.0.5".
std::string alternatives(const std::vector<std::string>& names) {
    std::string written;
    for (const std::string& name : names) {
        const bool address = isAddress(name);
        if (!address && !isHostName(name))
            continue;
        written.append(written.empty() ? "" : ",").append(address ? "IP:" : "DNS:").append(name);
    }
    return written;
}

void number(X509& certificate) {
    std::string serial = randomBytes(serialBytes);
    serial[0] = static_cast<char>(serial[0] & 0x7f);
    const Owned<BIGNUM, &BN_free> big(
        BN_bin2bn(reinterpret_cast<const unsigned char*>(serial.data()), serialBytes, nullptr));
    mustSucceed(big && BN_to_ASN1_INTEGER(big.get(), X509_get_serialNumber(&certificate)));
}

void name(X509& certificate, const std::string& commonName) {
    X509_NAME* subject = X509_get_subject_name(&certificate);
    mustSucceed(X509_NAME_add_entry_by_txt(subject, "CN", MBSTRING_UTF8,
                                           reinterpret_cast<const unsigned char*>(commonName.data()),
                                           static_cast<int>(commonName.size()), -1, 0) == 1 &&
                X509_set_issuer_name(&certificate, subject) == 1);
}

std::string textIn(BIO& memory) {
    char* text = nullptr;
    const long length = BIO_get_mem_data(&memory, &text);
    mustSucceed(length > 0);
    return {text, static_cast<std::size_t>(length)};
}

} // namespace

CertifiedKey selfSigned(const std::string& commonName, const std::vector<std::string>& names) {
    const Key key(EVP_EC_gen("P-256"));
    const Certificate certificate(X509_new());
    mustSucceed(key && certificate && X509_set_version(certificate.get(), X509_VERSION_3) == 1);
    number(*certificate);
    // From yesterday, because the clocks of a school's computers differ.
    mustSucceed(X509_gmtime_adj(X509_getm_notBefore(certificate.get()), -secondsOfADay) &&
                X509_time_adj_ex(X509_getm_notAfter(certificate.get()), certifiedDays, 0, nullptr));
    name(*certificate, commonName);
    mustSucceed(X509_set_pubkey(certificate.get(), key.get()) == 1);
    extend(*certificate, NID_basic_constraints, "critical,CA:FALSE");
    extend(*certificate, NID_key_usage, "critical,digitalSignature");
    extend(*certificate, NID_ext_key_usage, "serverAuth");
    if (const std::string others = alternatives(names); !others.empty())
        extend(*certificate, NID_subject_alt_name, others);
    mustSucceed(X509_sign(certificate.get(), key.get(), EVP_sha256()) > 0);

    const Memory keyText(BIO_new(BIO_s_mem()));
    const Memory certificateText(BIO_new(BIO_s_mem()));
    mustSucceed(keyText && certificateText &&
                PEM_write_bio_PrivateKey(keyText.get(), key.get(), nullptr, nullptr, 0, nullptr, nullptr) ==
                    1 &&
                PEM_write_bio_X509(certificateText.get(), certificate.get()) == 1);
    return {textIn(*keyText), textIn(*certificateText)};
}

bool belongTogether(const CertifiedKey& pair) {
    const Memory keyText(BIO_new_mem_buf(pair.key.data(), static_cast<int>(pair.key.size())));
    const Memory certificateText(
        BIO_new_mem_buf(pair.certificate.data(), static_cast<int>(pair.certificate.size())));
    const Key key(PEM_read_bio_PrivateKey(keyText.get(), nullptr, nullptr, nullptr));
    const Certificate certificate(PEM_read_bio_X509(certificateText.get(), nullptr, nullptr, nullptr));
    return key && certificate && X509_check_private_key(certificate.get(), key.get()) == 1;
}

} // namespace commitment
