import { createHash } from "node:crypto";
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { zstdDecompressSync } from "node:zlib";
import { afterEach, beforeEach, expect, it } from "vitest";
import { keepRelease, writeDifferences } from "./differences.ts";

let folder = "";
const client = () => join(folder, "client");
const releases = () => join(folder, "releases");
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "tribune-releases-"));
});
afterEach(() => rmSync(folder, { recursive: true }));

const numbers = (from: number) =>
  Array.from({ length: 500 }, (_, index) => `const n${index} = ${from + index};`).join("\n");

/** Puts a release's files in place of those of the last one. */
function build(files: Readonly<Record<string, string>>): void {
  rmSync(client(), { recursive: true, force: true });
  mkdirSync(join(client(), "assets"), { recursive: true });
  for (const [file, text] of Object.entries(files)) writeFileSync(join(client(), "assets", file), text);
}

const differences = (): readonly string[] =>
  readdirSync(client(), { recursive: true, encoding: "utf8" }).filter((path) => /^differences\/.*\.\w+$/.test(path));

it("writes a changed file as its difference from that of the same name in an earlier release", () => {
  const old = numbers(0);
  build({ "list-aaaaaaaa.js": old, "other-aaaaaaaa.js": "other", "icons-aaaaaaaa.svg": "<svg/>" });
  keepRelease(client(), releases(), "one", 1);
  const changed = old.replace("n250 = 250", "n250 = 'two hundred and fifty'");
  build({
    "list-bbbbbbbb.js": changed,
    "other-aaaaaaaa.js": "other",
    "new-bbbbbbbb.css": "p {}",
    "icons-b.svg": "<g/>",
  });
  writeDifferences(client(), releases());
  const hash = createHash("sha256").update(old).digest();
  expect(differences()).toEqual([`differences/${hash.toString("base64url")}/assets/list-bbbbbbbb.js`]);
  const [path = ""] = differences();
  const difference = readFileSync(join(client(), path));
  expect(difference.length).toBeLessThan(150);
  expect(difference.subarray(0, 8).toString("hex")).toBe("5e2a4d1820000000");
  expect(difference.subarray(8, 40)).toEqual(hash);
  expect(zstdDecompressSync(difference.subarray(40), { dictionary: Buffer.from(old) }).toString()).toBe(changed);
});

it("keeps three releases, and one once that is deployed again", () => {
  for (const [index, release] of ["one", "two", "two", "three", "four"].entries()) {
    build({ "list-aaaaaaaa.js": release });
    keepRelease(client(), releases(), release, index);
  }
  const kept = readdirSync(releases()).toSorted();
  expect(kept.map((name) => readFileSync(join(releases(), name, "list-aaaaaaaa.js"), "utf8"))).toEqual([
    "two",
    "three",
    "four",
  ]);
});

it("leaves no difference of an earlier build", () => {
  build({ "list-aaaaaaaa.js": "old" });
  keepRelease(client(), releases(), "one", 1);
  build({ "list-bbbbbbbb.js": "new" });
  writeDifferences(client(), releases());
  rmSync(releases(), { recursive: true });
  writeDifferences(client(), releases());
  expect(differences()).toEqual([]);
});
