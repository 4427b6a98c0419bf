import { crc32, deflateRawSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { readZip } from "./zip.ts";

/** An archive of one file, as zip programs write it. */
function anArchive(name: string, text: string, method: 0 | 8, comment = ""): Buffer {
  const content = Buffer.from(text);
  const packed = method === 8 ? deflateRawSync(content) : content;
  const [local, entry, end] = [Buffer.alloc(30), Buffer.alloc(46), Buffer.alloc(22)];
  local.writeUInt32LE(0x04034b50, 0);
  local.writeUInt16LE(name.length, 26);
  entry.writeUInt32LE(0x02014b50, 0);
  entry.writeUInt16LE(method, 10);
  entry.writeUInt32LE(crc32(content), 16);
  entry.writeUInt32LE(packed.length, 20);
  entry.writeUInt32LE(content.length, 24);
  entry.writeUInt16LE(name.length, 28);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(1, 8);
  end.writeUInt16LE(1, 10);
  end.writeUInt32LE(local.length + name.length + packed.length, 16);
  end.writeUInt16LE(comment.length, 20);
  return Buffer.concat([local, Buffer.from(name), packed, entry, Buffer.from(name), end, Buffer.from(comment)]);
}

describe("a ZIP archive", () => {
  it.each([0, 8] as const)("gives its files, packed by method %i, also before a comment", (method) => {
    const entries = readZip(anArchive("a/b.json", "Véloce".repeat(20), method, "made today"));
    const files =
      typeof entries === "string" ? entries : entries.map(({ name, read }) => [name, read().toString("utf8")]);
    expect(files).toEqual([["a/b.json", "Véloce".repeat(20)]]);
  });

  it.each([
    ["nothing", Buffer.alloc(0)],
    ["other bytes", Buffer.from("PK\u0003\u0004 and so on, and so on")],
  ])("is none where there is %s", (_, bytes) => {
    expect(readZip(bytes)).toBe("is no ZIP archive");
  });

  it("has no files of the archive where its table is broken", () => {
    const archive = anArchive("a.json", "{}", 0);
    archive.writeUInt32LE(3, archive.length - 6);
    const entries = readZip(archive);
    expect(typeof entries === "string" ? [] : entries.map(({ name }) => name)).not.toContain("a.json");
  });

  it("says which file it cannot unpack", () => {
    const archive = anArchive("a.json", "{}", 0);
    archive.writeUInt16LE(14, archive.length - 22 - 6 - 46 + 10);
    expect(readZip(archive)).toBe("a.json is packed in an unknown way");
  });

  it("refuses a file that would unpack to more memory than any that is published", () => {
    const archive = anArchive("a.json", "0".repeat(1000), 8);
    archive.writeUInt32LE(2 ** 31, archive.length - 22 - 6 - 46 + 24);
    expect(readZip(archive)).toBe("a.json is larger than 64 MiB when it is unpacked");
  });

  it("cuts off a file that holds more than it says", () => {
    const archive = anArchive("a.json", "0".repeat(100_000), 8);
    archive.writeUInt32LE(10, archive.length - 22 - 6 - 46 + 24);
    const entries = readZip(archive);
    expect(typeof entries === "string" ? entries : entries[0]?.read().toString()).toBe("0".repeat(10));
  });
});
