import { chmodSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { readSecrets } from "./secrets.ts";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "tribune-secrets-"));
});
afterEach(() => rmSync(folder, { recursive: true }));

function write(content: string, mode = 0o600): string {
  const path = join(folder, "production.json");
  writeFileSync(path, content);
  chmodSync(path, mode);
  return path;
}

it("reads texts as they are and objects as JSON", () => {
  const secrets = readSecrets(write('{"A":"text","INGEST_KEYS":{"provider":"key"}}'));
  expect([...secrets]).toEqual([
    ["A", "text"],
    ["INGEST_KEYS", '{"provider":"key"}'],
  ]);
});

it("has no secrets at hand where there is no file", () => {
  expect(readSecrets(join(folder, "none.json")).size).toBe(0);
});

it("refuses a file that others can read", () => {
  expect(() => readSecrets(write("{}", 0o640))).toThrow("chmod 600");
});

it("names the key of a value that is empty or no secret, and never a value", () => {
  const path = write('{"A":"","B":7,"C":"hidden-value"}');
  expect(() => readSecrets(path)).toThrow("Look at: A, B");
  expect(() => readSecrets(write('{"A":"hidden-value"'))).toThrow(/^(?!.*hidden-value).*is not JSON/);
});
