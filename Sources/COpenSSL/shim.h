#ifndef BELFRY_COPENSSL_H
#define BELFRY_COPENSSL_H
#include <openssl/asn1t.h>
#include <openssl/bio.h>
#include <openssl/ec.h>
#include <openssl/err.h>
#include <openssl/evp.h>
#include <openssl/pem.h>
#include <openssl/pkcs12.h>
#include <openssl/rand.h>
#include <openssl/ssl.h>
#include <openssl/x509.h>
#include <openssl/x509v3.h>

// Macros with casts or arguments, and functions with variable arguments, do not come over into Swift.

static inline EVP_PKEY *copenssl_generate_p256(void) { return EVP_EC_gen("P-256"); }
static inline void copenssl_free(void *memory) { OPENSSL_free(memory); }

// What a BIO in memory holds, without copying it.
static inline size_t copenssl_contents(BIO *bio, const unsigned char **bytes) {
  char *start = 0;
  long count = BIO_get_mem_data(bio, &start);
  *bytes = (const unsigned char *)start;
  return count < 0 ? 0 : (size_t)count;
}
static inline size_t copenssl_pending(BIO *bio) { return BIO_ctrl_pending(bio); }

static inline int copenssl_certificate_count(const STACK_OF(X509) *certificates) {
  return certificates ? sk_X509_num(certificates) : 0;
}
static inline X509 *copenssl_certificate(const STACK_OF(X509) *certificates, int index) {
  return sk_X509_value(certificates, index);
}
static inline void copenssl_free_certificates(STACK_OF(X509) *certificates) {
  sk_X509_pop_free(certificates, X509_free);
}

// One certificate, marked as trusted for anything in the way that Java looks for; in the open, with a checksum.
static inline PKCS12 *copenssl_trust_store(const char *passphrase, const char *name, X509 *certificate) {
  STACK_OF(PKCS12_SAFEBAG) *bags = 0;
  STACK_OF(PKCS7) *safes = 0;
  PKCS12 *file = 0;
  PKCS12_SAFEBAG *bag = PKCS12_add_cert(&bags, certificate);
  const unsigned char *usage = (const unsigned char *)OBJ_nid2obj(NID_anyExtendedKeyUsage);
  if (bag && PKCS12_add_friendlyname_utf8(bag, name, -1) &&
      PKCS12_add1_attr_by_txt(bag, "2.16.840.1.113894.746875.1.1", V_ASN1_OBJECT, usage, -1) &&
      PKCS12_add_safe(&safes, bags, -1, 0, 0))
    file = PKCS12_add_safes(safes, 0);
  if (file && !PKCS12_set_mac(file, passphrase, -1, 0, 0, 10000, EVP_sha256())) {
    PKCS12_free(file);
    file = 0;
  }
  sk_PKCS7_pop_free(safes, PKCS7_free);
  sk_PKCS12_SAFEBAG_pop_free(bags, PKCS12_SAFEBAG_free);
  return file;
}

// On one line, letters beyond ASCII as they are.
static inline int copenssl_print_name(BIO *bio, const X509_NAME *name) {
  return X509_NAME_print_ex(bio, name, 0, XN_FLAG_RFC2253 & ~ASN1_STRFLGS_ESC_MSB) >= 0;
}

// Sequences of values of any kind.
static inline ASN1_SEQUENCE_ANY *copenssl_new_sequence(void) { return sk_ASN1_TYPE_new_null(); }
static inline void copenssl_free_sequence(ASN1_SEQUENCE_ANY *sequence) {
  sk_ASN1_TYPE_pop_free(sequence, ASN1_TYPE_free);
}
static inline int copenssl_element_count(const ASN1_SEQUENCE_ANY *sequence) { return sk_ASN1_TYPE_num(sequence); }
static inline ASN1_TYPE *copenssl_element(const ASN1_SEQUENCE_ANY *sequence, int index) {
  return sk_ASN1_TYPE_value(sequence, index);
}
// A new value at the end, which the sequence owns.
static inline ASN1_TYPE *copenssl_append(ASN1_SEQUENCE_ANY *sequence) {
  ASN1_TYPE *value = ASN1_TYPE_new();
  if (value && sk_ASN1_TYPE_push(sequence, value) > 0) return value;
  ASN1_TYPE_free(value);
  return 0;
}

// TLS 1.2 or later; no renegotiation, no resumption; buffers are given back where a connection is idle.
static inline int copenssl_set_up(SSL_CTX *context) {
  SSL_CTX_set_options(context, SSL_OP_NO_RENEGOTIATION | SSL_OP_NO_TICKET | SSL_OP_NO_COMPRESSION);
  SSL_CTX_set_session_cache_mode(context, SSL_SESS_CACHE_OFF);
  SSL_CTX_set_mode(context, SSL_MODE_RELEASE_BUFFERS);
  return SSL_CTX_set_min_proto_version(context, TLS1_2_VERSION) && SSL_CTX_set_num_tickets(context, 0);
}
static inline int copenssl_add_chain(SSL_CTX *context, X509 *certificate) {
  return (int)SSL_CTX_add1_chain_cert(context, certificate);
}
static inline int copenssl_set_server_name(SSL *connection, const char *name) {
  return (int)SSL_set_tlsext_host_name(connection, name);
}

// The wire form of the one protocol that is spoken: its length and its name.
static const unsigned char copenssl_h2[] = {2, 'h', '2'};

static inline int copenssl_select_h2(
  SSL *connection, const unsigned char **selected, unsigned char *selected_length, const unsigned char *offered,
  unsigned int offered_length, void *unused) {
  (void)connection, (void)unused;
  unsigned char *found = 0;
  if (SSL_select_next_proto(&found, selected_length, copenssl_h2, sizeof copenssl_h2, offered, offered_length) !=
      OPENSSL_NPN_NEGOTIATED)
    return SSL_TLSEXT_ERR_ALERT_FATAL;
  *selected = found;
  return SSL_TLSEXT_ERR_OK;
}
// A client that offers no protocol at all never gets to the selection: it is taken at its word (TLSServer).
static inline void copenssl_require_h2(SSL_CTX *context) {
  SSL_CTX_set_alpn_select_cb(context, copenssl_select_h2, 0);
}

// The certificate of the other side is asked for and taken as it is: who reads it judges it.
static inline int copenssl_accept_any(X509_STORE_CTX *chain, void *unused) {
  (void)chain, (void)unused;
  return 1;
}
static inline void copenssl_request_certificates(SSL_CTX *context) {
  SSL_CTX_set_verify(context, SSL_VERIFY_PEER, 0);
  SSL_CTX_set_cert_verify_callback(context, copenssl_accept_any, 0);
}
#endif
