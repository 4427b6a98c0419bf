import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { parsePlaceKey, unknownPlace } from "../places/place.ts";
import { policyFor, rulesFor, toPolicy } from "./policy-for.ts";
import { markets } from "./bookmakers.ts";
import { policyFaults, policyRows, strictestRow } from "./policy-table.ts";
import type { PolicyRow, Wording } from "./policy-row.ts";

const autumn2026 = Date.UTC(2026, 10, 20) / 1000;
const policyOf = (key: string | null) => policyFor(key === null ? unknownPlace : parsePlaceKey(key), autumn2026);
const groupOf = (key: string | null) => policyOf(key).group;

const wording = {
  lang: "fr",
  before: "Attention",
  link: null,
  after: "",
  source: "",
  checkedOn: "",
  evidence: "read",
} as const;

const reviewed = {
  since: null,
  source: "https://law.example",
  confidence: "high",
  checkedOn: "2026-11-20",
  note: "",
} as const;

/** Rows for trying out rules that no row of the table uses. */
const makeRow = (changes: object): PolicyRow => ({
  ...strictestRow,
  ...reviewed,
  notices: [wording],
  allows: "links",
  show: { market: "fr", links: true, logos: true },
  ...changes,
});

describe("what a place may see", () => {
  it.each([
    "FR",
    "FR:IDF",
    "FR:RE",
    "FR:974",
    "RE",
    "GP",
    "MQ",
    "GF",
    "YT",
    "BL",
    "MF",
    "PM",
    "FR:971",
    "FR:ZZZ",
    "TF",
  ])("[C6.03] shows odds, names and links of licensed bookmakers in %s", (key) => {
    expect(policyOf(key)).toMatchObject({
      group: "FR",
      odds: true,
      links: true,
      logos: true,
      market: "fr",
      minimumAge: 18,
      bookmakerIds: [1, 2, 3, 4, 5, 900_010, 900_011, 900_012],
      helpline: { phone: "09 74 75 13 13" },
    });
  });

  it.each(["NC", "PF", "WF", "FR:NC", "FR:988", "FR:PF", "FR:987", "FR:WF", "FR:986"])(
    "[C6.03] shows the notice and no betting in %s",
    (key) => {
      expect(policyOf(key)).toMatchObject({ group: "FR-OVERSEAS-OFF", odds: false, links: false, logos: false });
      expect(policyOf(key).notice).not.toBeNull();
    },
  );

  it("[C6.03] takes Monaco for itself, however a source of places names it", () => {
    expect([groupOf("MC"), groupOf("FR:MC")]).toEqual(["MC", "MC"]);
  });

  it.each(["BE", "BE:BRU", "T1", "unknown", null, "AQ", "ZZ", "MC", "FR:MC", "GB", "US:NJ"])(
    "[C6.03] shows no betting in %s",
    (key) => {
      expect(policyOf(key)).toMatchObject({ odds: false, links: false, logos: false, market: null, bookmakerIds: [] });
      expect(policyOf(key).notice).toBeNull();
    },
  );

  it("takes the subdivision's row first, then the country's, then the strictest", () => {
    expect([groupOf("CA:ON"), groupOf("CA:QC"), groupOf("CA:BC"), groupOf("CA")]).toEqual([
      "CA-ON",
      "CA-QC",
      "CA",
      "CA",
    ]);
    expect([groupOf("US:NY"), groupOf("US:TX"), groupOf("US:WY"), groupOf("MX:TX")]).toEqual([
      "US-NY",
      "US-OFF",
      "US",
      "unknown",
    ]);
  });

  it("reads a French number or letters as a place overseas in France only", () => {
    expect([groupOf("FR:NC"), groupOf("US:NC"), groupOf("CH:988")]).toEqual(["FR-OVERSEAS-OFF", "US-STATES", "CH"]);
  });

  it("asks the highest age of the table where nothing is known", () => {
    expect(policyOf(null).minimumAge).toBe(Math.max(...policyRows.map((row) => row.minimumAge)));
  });

  it("shows nothing once every licence of a market has run out", () => {
    const policy = policyFor(parsePlaceKey("FR"), Date.UTC(2031, 0, 1) / 1000);
    expect(policy).toMatchObject({ odds: false, links: false, logos: false, market: null, bookmakerIds: [] });
  });
});

describe("the notice", () => {
  it.each(["FR", "FR:IDF", "RE", "FR:974", "GP"])("[C1.09] is required in %s", (key) => {
    expect(policyOf(key).notice?.lang).toBe("fr");
  });

  it("[A6.02] is left out where bookmakers are unavailable", () => {
    const unavailable = makeRow({ noticeStands: "with-betting", show: { off: "advertising-banned" } });
    expect(toPolicy(unavailable, autumn2026).notice).toBeNull();
    expect(
      toPolicy(
        makeRow({ noticeStands: "with-betting", show: { market: "nowhere", links: true, logos: true } }),
        autumn2026,
      ).notice,
    ).toBeNull();
  });

  it("[A6.02] is left out where bookmakers are not clickable, when the row takes the rule literally", () => {
    const text = { market: "fr", links: false, logos: false };
    expect(toPolicy(makeRow({ noticeStands: "with-links", show: text }), autumn2026).notice).toBeNull();
    expect(toPolicy(makeRow({ noticeStands: "with-links" }), autumn2026).notice).not.toBeNull();
  });

  it("stays beside odds that are not clickable, as every row of the table asks for", () => {
    const text = { market: "fr", links: false, logos: false };
    expect(toPolicy(makeRow({ noticeStands: "with-betting", show: text }), autumn2026).notice).not.toBeNull();
    expect(policyRows.filter((row) => row.noticeStands === "with-links")).toEqual([]);
  });
});

describe("a place that asks for an age", () => {
  it("[A5.06] [C6.03] shows nothing of betting to somebody of whom nothing else is known", () => {
    const rules = { placeKey: "GB", minimumAge: 18, asksAge: true, oddsIn: { open: false, silent: false } };
    const { placeKey, asksAge, open, silent } = rulesFor(parsePlaceKey("GB:ENG"), autumn2026, "en");
    expect({
      placeKey,
      minimumAge: open.minimumAge,
      asksAge,
      oddsIn: { open: open.odds, silent: silent.odds },
    }).toEqual(rules);
  });

  it("[C6.03] has rules with nothing of betting everywhere, with the notice where it stands always", () => {
    for (const key of [...policyRows.flatMap((row) => row.places), "unknown"]) {
      const { open, silent } = rulesFor(parsePlaceKey(key), autumn2026, null);
      const { odds, links, logos, market, bookmakerIds, flags, oddsSwitch } = silent;
      expect([odds, links, logos, market, bookmakerIds, oddsSwitch]).toEqual([false, false, false, null, [], null]);
      expect(Object.values(flags).filter((isOn) => isOn)).toEqual([]);
      expect([silent.group, silent.minimumAge]).toEqual([open.group, open.minimumAge]);
    }
    expect(rulesFor(parsePlaceKey("FR"), autumn2026, null).silent.notice).not.toBeNull();
  });
});

describe("wordings", () => {
  const es = policyRows.find(({ group }) => group === "ES")?.notices ?? [];
  const showing = (notices: readonly Wording[], lang: string | null, hour: number) =>
    toPolicy(makeRow({ notices }), autumn2026 + hour * 3600, lang).notice?.before;

  it("[C6.03] of one language take turns by the hour", () => {
    const shown = [0, 1, 2, 3].map((hour) => showing(es, null, hour));
    expect(new Set(shown)).toEqual(new Set(es.map(({ before }) => before)));
    expect(shown[3]).toBe(shown[0]);
    expect(es).toHaveLength(3);
  });

  it("[C6.03] are in the page's language where there is one, else in the place's first", () => {
    const two = [wording, { ...wording, lang: "nl", before: "Let op" }];
    expect(["fr", "nl", "de", null].map((lang) => showing(two, lang, 0))).toEqual([
      "Attention",
      "Let op",
      "Attention",
      "Attention",
    ]);
  });

  it("[C6.03] that nobody has read a source for are never shown", () => {
    const draft = { ...wording, evidence: "to-confirm", before: "Draft" } as const;
    expect(showing([draft, wording], null, 0)).toBe("Attention");
    expect(showing([draft], null, 0)).toBeUndefined();
  });
});

describe("every place", () => {
  const keys = policyRows.flatMap((row) => row.places);
  const places = fc.oneof(
    fc.constantFrom(...keys),
    fc
      .tuple(fc.constantFrom(...keys.map((key) => key.slice(0, 2))), fc.stringMatching(/^[A-Z0-9]{1,3}$/))
      .map((key) => key.join(":")),
    fc.stringMatching(/^[A-Z]{2}(:[A-Z0-9]{1,3})?$/),
    fc.string(),
  );
  const instants = fc.integer({ min: 0, max: 4_000_000_000 });

  it("[C6.03] that has no odds has no market, no bookmaker, no logo and no link, at any time", () => {
    fc.assert(
      fc.property(places, instants, (key, atSeconds) => {
        const { odds, notice, market, bookmakerIds, links, logos } = policyFor(parsePlaceKey(key), atSeconds);
        const showsNothing = market === null && bookmakerIds.length === 0 && !links && !logos;
        const showsWithNotice = market !== null && bookmakerIds.length > 0 && notice !== null;
        expect(odds ? showsWithNotice : showsNothing).toBe(true);
      }),
      { numRuns: 2_000 },
    );
  });

  it("is in one row only, as a country or as country:subdivision", () => {
    expect(new Set(keys).size).toBe(keys.length);
    expect(keys.filter((key) => !/^[A-Z]{2}(:[A-Z0-9]{1,3})?$/.test(key))).toEqual([]);
  });

  it("has a group of its own name, a source and a date of review", () => {
    expect(new Set(policyRows.map((row) => row.group)).size).toBe(policyRows.length);
    for (const row of policyRows) {
      expect(row.source).not.toBe("");
      expect(row.checkedOn).toMatch(/^\d{4}-\d{2}-\d{2}$/);
    }
  });
});

describe("a row that shows odds without an evidenced wording of its notice", () => {
  const noTexts = [[], undefined, [null], [{ ...wording, before: " " }], [{ ...wording, evidence: "to-confirm" }]];

  it.each(noTexts)("[C6.03] shows nothing, were it ever to get into a Worker: %j", (notices) => {
    for (const noticeStands of ["always", "with-betting", "with-links"]) {
      const policy = toPolicy(makeRow({ notices, noticeStands }), autumn2026);
      expect(policy).toMatchObject({ odds: false, links: false, logos: false, market: null, bookmakerIds: [] });
    }
  });

  it.each(noTexts)("[C6.03] does not get through a build: %j", (notices) => {
    expect(policyFaults([makeRow({ group: "XX", notices })], markets)).toEqual([
      "XX shows odds without an evidenced wording of its notice",
    ]);
  });

  it("is not even a row to the compiler", () => {
    // @ts-expect-error a row that shows a market has a notice
    const row: PolicyRow = {
      ...strictestRow,
      ...reviewed,
      notices: [],
      show: { market: "fr", links: true, logos: true },
    };
    expect(policyFaults([row], markets)).toHaveLength(3);
  });
});

it("[A6.03] a table of policies is refused with every fault by name", () => {
  const row = makeRow({ group: "A", places: ["FR", "FRA"], minimumAge: 8, source: "" });
  const other = makeRow({
    group: "A",
    checkedOn: "soon",
    since: "2026-02-30",
    allows: "text",
    places: ["FR"],
    show: { market: "nowhere", links: true, logos: true },
  });
  expect(policyFaults([row, other], markets)).toEqual([
    "A has a place that is none: FRA",
    "A has an age that is none: 8",
    "A has no source with a date",
    "A is a group that there is already",
    "A has a place of another row: FR",
    "A shows a market that shared/betting/markets does not have",
    "A has links that it does not allow",
    "A has no source with a date",
    "A is in force since a day that is none: 2026-02-30",
  ]);
  expect(policyFaults([makeRow({ group: "B", allows: "nothing" })], markets)).toEqual([
    "B shows odds that it does not allow",
    "B has links that it does not allow",
  ]);
  expect(policyFaults(policyRows, markets)).toEqual([]);
});
