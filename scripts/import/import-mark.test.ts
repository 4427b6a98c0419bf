import { mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { createImportMark } from "./import-mark.ts";

let folder = "";
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "import-mark-"));
});
afterEach(() => rm(folder, { recursive: true }));

describe("the mark of an import", () => {
  it("stays until the import is through, for its paths and its origin alone", () => {
    const mark = createImportMark(folder, "http://a", ["data"]);
    expect(mark.read()).toBeNull();
    mark.write({ from: 3, files: 9 });
    expect(createImportMark(folder, "http://a", [path.resolve("data")]).read()).toEqual({ from: 3, files: 9 });
    expect(createImportMark(folder, "http://b", ["data"]).read()).toBeNull();
    expect(createImportMark(folder, "http://a", ["data", "more"]).read()).toBeNull();
    mark.clear();
    expect(mark.read()).toBeNull();
  });

  it("is none when it was cut short", async () => {
    const mark = createImportMark(folder, "http://a", ["data"]);
    mark.write({ from: 3, files: 9 });
    const [file = ""] = await readdir(path.join(folder, "import"));
    await writeFile(path.join(folder, "import", file), '{"from":3,');
    expect(mark.read()).toBeNull();
  });
});
