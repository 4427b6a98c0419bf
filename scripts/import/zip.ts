import { inflateRawSync } from "node:zlib";

const endSignature = 0x06054b50;
const entrySignature = 0x02014b50;
const endLength = 22;
const longestComment = 65_535;
const [stored, deflated] = [0, 8];

export type ZipEntry = { readonly name: string; readonly read: () => Buffer };

/**
 * The files of a ZIP archive (PKWARE's APPNOTE, without ZIP64, encryption and parts), or in words why it is none. `read`
 * unpacks one and throws where its bytes are broken.
 */
export function readZip(archive: Buffer): readonly ZipEntry[] | string {
  const end = findEnd(archive);
  if (end === null) return "is no ZIP archive";
  const count = archive.readUInt16LE(end + 10);
  const entries: ZipEntry[] = [];
  let at = archive.readUInt32LE(end + 16);
  for (let index = 0; index < count; index += 1) {
    if (at + 46 > archive.length || archive.readUInt32LE(at) !== entrySignature) return "its table of files is broken";
    const method = archive.readUInt16LE(at + 10);
    const packedLength = archive.readUInt32LE(at + 20);
    const nameLength = archive.readUInt16LE(at + 28);
    const name = archive.toString("utf8", at + 46, at + 46 + nameLength);
    const headerAt = archive.readUInt32LE(at + 42);
    if (method !== stored && method !== deflated) return `${name} is packed in an unknown way`;
    entries.push({
      name,
      read() {
        // The lengths in front of the bytes are their own: they need not be those of the table.
        const from = headerAt + 30 + archive.readUInt16LE(headerAt + 26) + archive.readUInt16LE(headerAt + 28);
        const packed = archive.subarray(from, from + packedLength);
        return method === stored ? packed : inflateRawSync(packed);
      },
    });
    at += 46 + nameLength + archive.readUInt16LE(at + 30) + archive.readUInt16LE(at + 32);
  }
  return entries;
}

/** The table's own place stands at the very end, before a comment of any length. */
function findEnd(archive: Buffer): number | null {
  const first = Math.max(0, archive.length - endLength - longestComment);
  for (let at = archive.length - endLength; at >= first; at -= 1) {
    if (archive.readUInt32LE(at) === endSignature) return at;
  }
  return null;
}
