import { describe, expect, it } from "vitest";
import { createPathParser, maxPathErrors, readPath } from "./dotted-path.ts";

const data = { mygames: { data: { g_1_abcdefgh: { AD: 5, MG: ["0", "7"] } }, none: null, off: false } };
const read = (path: string) => {
  const parsed = createPathParser()(path);
  return parsed.ok ? readPath(data, parsed.keys) : parsed.error;
};

describe("dotted paths", () => {
  it("[A3.01] read inner data at any depth", () => {
    expect(read("mygames.data.g_1_abcdefgh.AD")).toBe(5);
    expect(read("mygames.data.g_1_abcdefgh.MG.1")).toBe("7");
    expect(read("mygames")).toBe(data.mygames);
    expect(read("mygames.off")).toBe(false);
    expect(read("mygames.none")).toBeNull();
  });

  it("[A3.01] read nothing where there is nothing, nor what every object inherits", () => {
    for (const path of ["mygames.x", "mygames.none.x", "mygames.off.x", "constructor", "mygames.__proto__.toString"]) {
      expect(read(path)).toBeUndefined();
    }
  });

  it.each([
    ["", 1],
    [".a", 1],
    ["a..b", 2],
    ["a.", 2],
  ])("are refused as %j with an empty key", (path, position) => {
    expect(read(path)).toBe(`"${path}" is no path: its key ${position} is empty`);
  });

  it("[A9.07] remember an error message and report it as new once", () => {
    const parse = createPathParser();
    expect(parse("a..b")).toMatchObject({ isNew: true });
    expect(parse("a..b")).toMatchObject({ ok: false, isNew: false, error: '"a..b" is no path: its key 2 is empty' });
  });

  it("[A9.07] remember no more than 500 messages and forget the oldest", () => {
    expect(maxPathErrors).toBe(500);
    const parse = createPathParser();
    for (let index = 0; index < 500; index += 1) parse(`.${index}`);
    expect(parse(".0")).toMatchObject({ isNew: false });
    parse(".500");
    expect(parse(".1")).toMatchObject({ isNew: false });
    expect(parse(".0")).toMatchObject({ isNew: true });
  });
});
