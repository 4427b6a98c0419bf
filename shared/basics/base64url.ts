/** Browsers, Workers and Node have it, but the language's own type library does not declare it. */
declare function btoa(binary: string): string;

/** Writes bytes as base64url without padding (RFC 4648, section 5), which keys of push messages and passkeys are exchanged in. */
export const toBase64Url = (bytes: Uint8Array): string =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replaceAll("=", "");
