import { describe, expect, it } from "vitest";
import { named, prose, text, words } from "./schema-basics.ts";
import { postedSchema } from "./incident-schema.ts";
import { leagueSchema } from "./league-schema.ts";

const lineEnds = ["\n", "\r", "\t", "\u2028", "\u2029", "\u0085"];
const harmful = ["\u0000", "\u0007", "\u001b", "\u007f", "\u009b", "\ud800", "\udc00", "\uffff", "\ufff9"];
const unseen = ["\u200e", "\u200f", "\u061c", "\u202e", "\u2066", "\u2069", "\ufeff", "\u00ad", "\u200b", "\u2060"];

describe("a text that a provider sends", () => {
  it.each([...harmful, ...lineEnds])("is refused with %j in it", (character) => {
    for (const schema of [text(20), words(20)]) {
      expect(schema.safeParse(`Le${character}ns`).error?.issues[0]?.message).toContain("control character");
    }
  });

  it.each(unseen)("loses %j, so that it is the same name with and without", (mark) => {
    expect([text(4).parse(`Le${mark}ns`), words(4).parse(`${mark} Lens${mark}`)]).toEqual(["Lens", "Lens"]);
    expect(words(4).safeParse(`${mark} `).success).toBe(false);
  });

  it.each([
    "Saint-Étienne",
    "Đorđe Đoković",
    "Ω",
    "نادي الهلال",
    "می‌خواهم",
    "浦和レッズ",
    "👩‍👩‍👧 🏴󠁧󠁢󠁥󠁮󠁧󠁿",
    "a~b¬c÷d",
    "<b>&amp;",
  ])("stays as it is where people write so: %s", (name) => expect(text(60).parse(name)).toBe(name));

  it("has several lines where it is an article's, and no other control characters there", () => {
    expect(prose(20).parse("one\r\ntwo\rthree\n")).toBe("one\ntwo\nthree");
    for (const character of harmful) expect(prose(20).safeParse(`a${character}`).success).toBe(false);
  });

  it("by name holds no more than it may, and no name that means something to the language", () => {
    expect(named(5, 5, 2).parse({ a: "1", b: "2" })).toEqual({ a: "1", b: "2" });
    expect(named(5, 5, 2).safeParse({ a: "1", b: "2", c: "3" }).success).toBe(false);
    expect(named(5, 5, 2).safeParse({ "a\u0000": "1" }).success).toBe(false);
    const parsed = named(20, 5, 2).parse(JSON.parse('{"__proto__":"x"}'));
    expect([Object.keys(parsed), Object.getPrototypeOf(parsed)]).toEqual([[], Object.prototype]);
  });
});

const facts = (value: number) => ({ eventId: "1Event00", kind: "facts", facts: { homeRunRate: value } });

const channel = (url: string) => ({
  eventId: "1Event00",
  kind: "broadcast",
  channels: [{ type: 1, id: 1, name: "Canal", url, countryKeys: [] }],
});

describe("a record that a provider sends", () => {
  const league = {
    sportId: 1,
    stageId: "1Stage00",
    tournamentId: "1Tourn00",
    templateId: "1Templ00",
    name: "Coupe",
    countryKey: "FR",
    season: "2028-29",
    timeZone: "Europe/Paris",
    rank: 0,
    type: "t",
  };

  const withNames = (names: unknown) => leagueSchema.safeParse({ ...league, names });

  it.each(["__proto__", "constructor", "prototype", "toString"])("has no part called %s", (name) => {
    const text = JSON.stringify(league).replace("{", `{${JSON.stringify(name)}:{"polluted":true},`);
    expect(leagueSchema.safeParse(JSON.parse(text)).success).toBe(false);
    expect("polluted" in {}).toBe(false);
  });

  it.each([Infinity, -Infinity, 2 ** 53, 1.5, -1])("has no rank of %s", (rank) => {
    expect(leagueSchema.safeParse({ ...league, rank }).success).toBe(false);
  });

  it("may be called otherwise in languages of the site, and in no other", () => {
    expect(withNames({ en: " Cup ", de: "Pokal" }).data?.names).toEqual({ en: "Cup", de: "Pokal" });
    expect([withNames({}), withNames(undefined)].map(({ success }) => success)).toEqual([true, true]);
    // A member of this name is left out, as if it had not been sent.
    expect(withNames(JSON.parse('{"__proto__":"x"}')).data?.names).toEqual({});
    for (const names of [{ xx: "Cup" }, { en: "" }, { en: null }, "Cup", []]) {
      expect([names, withNames(names).success]).toEqual([names, false]);
    }
  });

  it.each([0, -1, 1.5, 10_000])("has no rank of a starter of %s", (rank) => {
    const ranked = (of: number) => ({ eventId: "1Event00", kind: "facts", facts: { rank: of } });
    expect([rank, 1].map((each) => postedSchema.safeParse(ranked(each)).success)).toEqual([false, true]);
  });

  it.each([
    ["points", -1, 0],
    ["laps", -1, 0],
    ["pitStops", -1, 0],
    ["distanceKm", -0.5, 0],
    ["homeWickets", -1, 0],
    ["grid", 0, 1],
    ["grid", -1, 20],
    ["overallRank", 0, 1],
    ["lapsTotal", 0, 1],
  ])("has no %s of %s", (name, wrong, right) => {
    const posted = (value: number) =>
      postedSchema.safeParse({ eventId: "1Event00", kind: "facts", facts: { [name]: value } });
    expect(posted(right).success).toBe(true);
    expect(posted(wrong).error?.issues).toMatchObject([
      { path: ["facts", name], message: `Too small: expected number to be >=${name === "grid" ? 1 : right}` },
    ]);
  });

  it("may be below par and above, and have a start number of 0", () => {
    const golf = { eventId: "1Event00", kind: "facts", facts: { golfParToday: -3, startNumber: 0 } };
    expect(postedSchema.safeParse(golf).success).toBe(true);
  });

  it("says no number beyond what is counted in sport", () => {
    expect([4.5, 1e10, Infinity].map((value) => postedSchema.safeParse(facts(value)).success)).toEqual([
      true,
      false,
      false,
    ]);
  });

  it("links to no address with a control character or a line end in it", () => {
    for (const [url, isTaken] of [
      ["https://tv.test/a", true],
      ["https://tv.test/\u0000", false],
      ["https://tv.test/a\nb", false],
    ] as const) {
      expect([url, postedSchema.safeParse(channel(url)).success]).toEqual([url, isTaken]);
    }
  });
});
