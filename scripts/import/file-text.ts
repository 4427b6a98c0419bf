import { readFile } from "node:fs/promises";

/** The encoding of a text file. */
export type Encoding = "utf-8" | "utf-16le" | "utf-16be" | LegacyEncoding;
/** Encodings that fit any bytes. A text that is not UTF-8 is read in the one that its format usually has. */
export type LegacyEncoding = "windows-1250" | "windows-1252";

/** The names of encodings in reports. Windows-1252 is Latin-1 with quotation marks, dashes and ten letters more. */
export const encodingNames: Readonly<Record<Encoding, string>> = {
  "utf-8": "UTF-8",
  "utf-16le": "UTF-16",
  "utf-16be": "UTF-16",
  "windows-1250": "Windows-1250",
  "windows-1252": "Latin-1 or Windows-1252",
};

/** The number of leading bytes in which `detectEncoding` checks whether every second one is zero. */
const sampleBytes = 4096;
/** The largest share of control characters in a text. In random bytes, every ninth is a control character. */
const mostControls = 0.01;

/**
 * Detects the encoding of these bytes; null if they are not text.
 * @param isHead whether more bytes follow, so that the last character may be cut off
 */
export function detectEncoding(bytes: Uint8Array, legacy: LegacyEncoding, isHead = false): Encoding | null {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return "utf-16le";
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return "utf-16be";
  const encoding = isUtf8(bytes, isHead) ? "utf-8" : legacy;
  const sample = bytes.subarray(0, sampleBytes);
  if (sample.includes(0)) {
    // Names may have letters beyond the first 256; the layout around them has none.
    const shareAt = (parity: number) =>
      sample.filter((byte, index) => byte === 0 && index % 2 === parity).length / (sample.length / 2);
    const [even, odd] = [shareAt(0), shareAt(1)];
    if (odd > 0.7 && even < 0.05) return "utf-16le";
    return even > 0.7 && odd < 0.05 ? "utf-16be" : null;
  }
  let controls = 0;
  for (const byte of bytes) if (isControl(byte)) controls += 1;
  return controls > bytes.length * mostControls ? null : encoding;
}

/** Tabs, line ends and form feeds are text. */
const isControl = (byte: number): boolean => (byte < 32 && (byte < 9 || byte > 13)) || byte === 127;

function isUtf8(bytes: Uint8Array, isHead: boolean): boolean {
  try {
    new TextDecoder("utf-8", { fatal: true }).decode(bytes, { stream: isHead });
    return true;
  } catch {
    return false;
  }
}

/**
 * Decodes a text without its byte order mark. Bytes that are not text are read as UTF-8. The text is decoded as the first
 * part of a stream, because Node takes Windows-1252 for Latin-1 where a text is decoded at once, and then a quotation mark
 * becomes a control character.
 */
export function decodeText(bytes: Uint8Array, legacy: LegacyEncoding = "windows-1252", isHead = false): string {
  const decoder = new TextDecoder(detectEncoding(bytes, legacy, isHead) ?? "utf-8");
  const text = decoder.decode(bytes, { stream: true });
  return isHead ? text : text + decoder.decode();
}

export const readFileText = async (file: string, legacy?: LegacyEncoding): Promise<string> =>
  decodeText(await readFile(file), legacy);
