import { describe, expect, it } from "vitest";
import { parseProviders } from "./provider-keys.ts";
import { everything } from "./scope.ts";

const [strong, older, weak] = ["k".repeat(32), "o".repeat(40), "a-secret-of-31-characters-xxxxx"];
const parse = (setting: unknown) => parseProviders(JSON.stringify(setting));

describe("the setting of providers and keys", () => {
  it("gives a provider a key, or two while they change, and everything to do", () => {
    const { entries, faults } = parse({ acme: strong, moving: [strong, older] });
    expect(faults).toEqual([]);
    expect(entries.get("acme")).toEqual({ keys: [strong], scope: everything });
    expect(entries.get("moving")?.keys).toEqual([strong, older]);
  });

  it("gives a provider a scope, limited to its own records by default", () => {
    const scoped = { keys: [strong], sports: [1], competitions: ["1Tourn00"], records: ["incidents"] };
    expect(parse({ acme: scoped }).entries.get("acme")?.scope).toEqual({
      sports: [1],
      competitions: ["1Tourn00"],
      records: ["incidents"],
      others: false,
    });
    expect(parse({ acme: { keys: [strong] } }).entries.get("acme")?.scope).toEqual({ ...everything, others: false });
  });

  it.each([
    ["a short key", weak],
    ["a short second key", [strong, weak]],
    ["three keys", [strong, older, strong]],
    ["no key", []],
    ["a short key in a scope", { keys: [weak] }],
    ["a sport by name", { keys: [strong], sports: ["soccer"] }],
    ["an unknown kind", { keys: [strong], records: ["secrets"] }],
    ["an unknown part", { keys: [strong], [weak]: true }],
    ["nothing", null],
  ])("leaves out a provider with %s, says so in one line without the key, and keeps the others", (_, entry) => {
    const { entries, faults } = parse({ acme: entry, other: strong });
    expect([...entries.keys()]).toEqual(["other"]);
    expect(faults).toEqual([expect.stringMatching(/^INGEST_KEYS, provider "acme": \S.*$/)]);
    for (const key of [weak, strong, older]) expect(faults.join()).not.toContain(key);
  });

  it("leaves out a provider with an invalid name", () => {
    expect(parse({ "Acme Ltd": strong })).toEqual({
      entries: new Map(),
      faults: [expect.stringContaining("a name is")],
    });
  });

  it.each(["", "{", "[]", "null", '"text"'])("knows no provider where it cannot be read, and says so: %j", (text) => {
    const { entries, faults } = parseProviders(text);
    expect([entries.size, faults.length]).toEqual([0, 1]);
  });

  it("knows no provider where it is missing", () => {
    expect(parseProviders(undefined)).toEqual({ entries: new Map(), faults: [] });
  });
});
