import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { policyFor } from "../../../shared/betting/policy-for.ts";
import type { BettingPolicy } from "../../../shared/betting/policy.ts";
import { parseFeedName, type FeedName } from "../../../shared/wire/feed-names.ts";
import { encodeRow } from "../../../shared/wire/codec.ts";
import { parsePlaceKey } from "../../../shared/places/place.ts";
import { isOddsFeed as isOdds } from "../../../shared/wire/odds-names.ts";
import { namedCountries } from "./seen-channels.ts";
import { filterBody as filterFeed, viewKey as toKey } from "./betting-filter.ts";

const policyOf = (key: string): BettingPolicy => policyFor(parsePlaceKey(key), Date.UTC(2026, 10, 20) / 1000);
const french = policyOf("FR");
const belgian = policyOf("BE");
const named = (text: string): FeedName => {
  const name = parseFeedName(text);
  if (name === null) throw new Error(`no feed is called ${text}`);
  return name;
};
const isOddsFeed = (text: string) => isOdds(named(text));
const filterBody = (text: string, body: string, policy: BettingPolicy, placeKey = "") =>
  filterFeed(named(text), body, { place: parsePlaceKey(placeKey), policy });
const viewKey = (policy: BettingPolicy, placeKey = "", named: readonly string[] = []) =>
  toKey({ place: parsePlaceKey(placeKey), policy }, new Set(named));
const textOnly: BettingPolicy = { ...french, links: false };

const oddsNames = [
  "fo_1_0_2_fr_1_0",
  "mo_0_2_fr_1_0",
  "uo_1_0",
  "uo_m_0",
  "to_1_77_lnb8EJRp_0",
  "po_1_77_Wtn9Stg0_0",
  "mop_1_1",
  "d_od_1abcdefg_fr_1_eu",
  "df_od_1_1abcdefg",
  "df_dos_1_1abcdefg",
];

describe("isOddsFeed", () => {
  it.each([...oddsNames, "uo_1_0_fr", "df_lod2_16_1abcdefg"])("[F11] knows that %s carries prices", (name) => {
    expect(isOddsFeed(name)).toBe(true);
  });

  it.each([
    "f_1_0_2_fr_1",
    "u_1_1",
    "to_6kJqdMr2_SbL9l9Jn_1",
    "df_to_1_1abcdefg_1",
    "dc_1_1abcdefg",
    "t_1_77_lnb8EJRp_2_fr_1",
  ])("knows that %s carries none", (name) => {
    expect(isOddsFeed(name)).toBe(false);
  });
});

describe("feeds of prices", () => {
  const name = "df_od_1_1abcdefg";
  const body = "OA÷1X2¬OAU÷1x2-odds¬~OB÷Match¬~OE÷1¬OD÷Betclic¬XA÷1.5¬~OE÷99¬OD÷Elsewhere¬XA÷1.7¬~A1÷x¬~";

  it("[C6.03] keep the heads and the rows of the place's bookmakers", () => {
    expect(filterBody(name, body, french)).toBe("OA÷1X2¬OAU÷1x2-odds¬~OB÷Match¬~OE÷1¬OD÷Betclic¬XA÷1.5¬~A1÷x¬~");
  });

  it("[C6.03] are empty where the place has no odds, and where none of its bookmakers has a price", () => {
    expect(filterBody(name, body, belgian)).toBe("0");
    expect(filterBody(name, "SA÷1¬~AA÷1abcdefg¬ODA÷99¬XA÷1.7¬~", french)).toBe("0");
  });

  it.each(oddsNames)(
    "[C6.03] [F11] as %s hold the place's bookmakers only, and nothing for a place without odds",
    (feed) => {
      const rows = "TOP÷1abcdefg¬~AA÷1abcdefg¬ODA÷1¬XA÷1.5¬~AA÷1abcdefg¬ODA÷99¬XA÷1.6¬~OE÷1¬XA÷1.5¬~OE÷99¬XA÷1.7¬~";
      const kept = "TOP÷1abcdefg¬~AA÷1abcdefg¬ODA÷1¬XA÷1.5¬~OE÷1¬XA÷1.5¬~";
      expect(filterBody(feed, rows, french)).toBe(kept);
      for (const place of ["BE", "NC", "US:TX", "T1", ""]) expect(filterBody(feed, rows, policyOf(place))).toBe("0");
    },
  );

  it("[C6.03] lose names and images of bookmakers where those may not be shown", () => {
    const nameless = "OA÷1X2¬OAU÷1x2-odds¬~OB÷Match¬~OE÷1¬XA÷1.5¬~A1÷x¬~";
    expect(filterBody(name, body, { ...textOnly, logos: false })).toBe(nameless);
    expect(viewKey({ ...french, logos: false })).not.toBe(viewKey(french));
  });

  it("[C6.03] lose rows that name no bookmaker, or name one in a head", () => {
    expect(filterBody(name, "SA÷1¬~AA÷1abcdefg¬XA÷1.7¬~OA÷1X2¬OE÷99¬~OE÷1¬~", french)).toBe("SA÷1¬~OE÷1¬~");
  });
});

const event = (cells: string) => `SA÷1¬~AA÷1abcdefg¬AD÷5¬${cells}AW÷1¬~A1÷¬~`;

it("[C6.03] the live odds of one bookmaker pass where that one does", () => {
  const body = "AA÷1abcdefg¬XA÷1.7¬~";
  expect(filterBody("df_lod2_1_1abcdefg", body, french)).toBe(body);
  expect(filterBody("df_lod2_99_1abcdefg", body, french)).toBe("0");
});

describe("betting cells of other feeds", () => {
  it("[C6.03] name the tab of odds and the hash of prices where the place may see any, and nowhere else", () => {
    const [match, game] = ["DA÷2¬DX÷ST,OD,HH¬A1÷x¬~", "CA÷h1¬ODH÷h2¬A1÷x¬~"];
    expect(filterBody("dc_1_1abcdefg", match, french)).toBe(match);
    expect(filterBody("g_1_1abcdefg", game, french)).toBe(game);
    for (const place of ["BE", "NC", "US:TX", "T1", ""]) {
      expect(filterBody("dc_1_1abcdefg", match, policyOf(place))).toBe("DA÷2¬DX÷ST,HH¬A1÷x¬~");
      expect(filterBody("g_1_1abcdefg", game, policyOf(place))).toBe("CA÷h1¬A1÷x¬~");
    }
  });

  const day = "f_1_0_2_fr_1";
  const streams = `AL÷{"1":[{"TVI":"4"}],"2":[{"BI":1,"BU":"https://a"},{"BI":"99","BU":"https://b"}]}¬`;

  it("[C6.03] stay for the place's own bookmakers", () => {
    expect(filterBody(day, event("AN÷y¬MW÷99|1|2¬"), french)).toBe(event("AN÷y¬MW÷1|2¬"));
    expect(filterBody(day, event("MW÷99¬"), french)).toBe(event(""));
  });

  it("[C6.03] go where the place has no odds", () => {
    expect(filterBody(day, event(`AN÷y¬MW÷1|2¬BGS÷{"FR":[1]}¬`), belgian)).toBe(event(""));
    expect(filterBody("df_sui_1_1abcdefg", "TA÷x¬TVT÷TF1¬TVB÷1|2¬~", belgian)).toBe("TA÷x¬TVT÷TF1¬~");
  });

  it("[C6.03] [F12] lose prices everywhere, because no row says whose they are", () => {
    const prices = event("XA÷1.50¬YA÷1.45¬XB÷4.00¬YB÷4.00¬XC÷6.00¬YC÷6.00¬TEW÷1/4 1-3¬");
    expect(filterBody(day, prices, belgian)).toBe(event(""));
    expect(filterBody(day, prices, french)).toBe(event(""));
  });

  it("[C6.03] [F12] open no betting slip where links are off", () => {
    expect(filterBody(day, event("BW÷2¬"), belgian)).toBe(event(""));
    expect(filterBody(day, event("BW÷0¬"), belgian)).toBe(event("BW÷0¬"));
    expect(filterBody(day, event("BW÷2¬"), french)).toBe(event("BW÷2¬"));
  });

  it("[C6.03] keep television and lose bookmakers' streams where links are off", () => {
    const television = `AL÷{"1":[{"TVI":"4"}]}¬`;
    expect(filterBody(day, event(streams), belgian)).toBe(event(television));
    expect(filterBody(day, event(streams), textOnly)).toBe(event(television));
    expect(filterBody(day, event(streams), french)).toBe(
      event(`AL÷{"1":[{"TVI":"4"}],"2":[{"BI":1,"BU":"https://a"}]}¬`),
    );
  });

  it.each(["nonsense", "[1]", "null", `{"2":{"BI":1}}`, ""])("lose broadcast data that cannot be read: %j", (json) => {
    expect(filterBody(day, event(`AL÷${json}¬`), belgian)).toBe(event(""));
  });

  it("pass a cleared cell on to clients that may hold one", () => {
    expect(filterBody("u_1_1", event("MW÷¬"), french)).toBe(event("MW÷¬"));
  });

  it("leave bodies without any of them as they are, even malformed ones", () => {
    const odd = "SA÷1¬~~AA÷1abcdefg¬XX÷¬~A1÷x¬";
    expect(filterBody(day, odd, belgian)).toBe(odd);
    expect(filterBody(day, "0", belgian)).toBe("0");
  });

  it("[C6.03] never reach a place without odds, wherever they are in a body", () => {
    const cell = fc.tuple(fc.constantFrom("AA", "AN", "MW", "BGS", "AL", "TVB", "XA", "YC", "AE"), fc.string());
    const rows = fc.array(fc.array(cell, { minLength: 1, maxLength: 6 }), { maxLength: 6 });
    fc.assert(
      fc.property(rows, (cells) => {
        const body = filterBody(day, cells.map(encodeRow).join(""), belgian);
        expect(body).not.toMatch(/(?:^|[¬~])(?:AN|MW|BGS|TVB|XA|YC)÷/);
      }),
    );
  });
});

it("keeps the views of places apart exactly when they may see different things", () => {
  expect(viewKey(belgian)).toBe(viewKey(policyOf("unknown")));
  expect(viewKey(french)).toBe(viewKey(policyOf("RE")));
  const keys = [belgian, french, textOnly, { ...french, bookmakerIds: [1] }].map((policy) => viewKey(policy));
  expect(new Set(keys).size).toBe(4);
});

describe("channels of some countries", () => {
  const day = "f_1_0_2_fr_1";
  const station = (name: string, ...TCC: string[]) => ({ BN: name, ...(TCC.length > 0 && { TCC }) });
  const listed = (stations: readonly object[]) =>
    event(stations.length === 0 ? "" : `AL÷${JSON.stringify({ "1": stations })}¬`);
  const all = [
    station("Everybody's"),
    station("Belgian", "BE", "LU"),
    station("Réunion", "RE"),
    station("Scottish", "SCO"),
    station("World", "WORLD"),
  ];
  const seenIn = (placeKey: string) => filterBody(day, listed(all), policyOf(placeKey), placeKey);

  it.each([
    ["BE", ["Belgian"]],
    ["BE:BRU", ["Belgian"]],
    ["FR", []],
    ["FR:RE", ["Réunion"]],
    ["FR:974", ["Réunion"]],
    ["RE", ["Réunion"]],
    ["GB", ["Scottish"]],
    ["GB:SCT", ["Scottish"]],
    ["GB:ENG", []],
    ["T1", []],
    ["", []],
  ])("[C3.09] are told in %s: %j, beside those of everybody", (placeKey, names) => {
    const expected = all.filter(({ BN }) => ["Everybody's", "World", ...names].includes(BN));
    expect(seenIn(placeKey)).toBe(listed(expected));
  });

  it("[C3.09] leave no cell behind where all are somebody else's, and countries that cannot be read are nobody's", () => {
    expect(filterBody(day, listed([station("Belgian", "BE")]), french, "FR")).toBe(event(""));
    expect(filterBody(day, listed([{ BN: "Odd", TCC: "FR" }]), french, "FR")).toBe(event(""));
  });

  it("[C3.09] [C6.03] keep a bookmaker's stream to its countries too", () => {
    const streams = event(`AL÷${JSON.stringify({ "2": [{ BI: 1, BU: "https://www.betclic.fr/", TCC: ["RE"] }] })}¬`);
    expect(filterBody(day, streams, french, "FR")).toBe(event(""));
    expect(filterBody(day, streams, french, "RE")).toBe(streams);
  });

  it("[C3.09] are told in a match's summary by the names that the place may see", () => {
    const placed = JSON.stringify([station("Canal, Sept", "FR"), station("Belgian", "BE"), station("Everybody's")]);
    const body = `MIT÷VEN¬MIV÷x¬TA÷Canal, Sept, Belgian, Everybody's¬~TVT÷Canal, Sept, Belgian, Everybody's¬TTC÷${placed}¬~`;
    const summary = (names: string) => `MIT÷VEN¬MIV÷x¬TA÷${names}¬~TVT÷${names}¬~`;
    expect(filterBody("df_sui_1_1abcdefg", body, french, "FR")).toBe(summary("Canal, Sept, Everybody's"));
    expect(filterBody("df_sui_1_1abcdefg", body, belgian, "BE")).toBe(summary("Belgian, Everybody's"));
    expect(filterBody("df_sui_1_1abcdefg", body, belgian, "")).toBe(summary("Everybody's"));
    const hidden = `TA÷Belgian¬A1÷x¬~TVT÷Belgian¬TTC÷${JSON.stringify([station("Belgian", "BE")])}¬~`;
    expect(filterBody("df_sui_1_1abcdefg", hidden, french, "FR")).toBe("A1÷x¬~TVT÷¬~");
  });

  it("[C3.09] keep a provider of highlights to its countries, and name them to nobody", () => {
    const own = (name: string, keys: string) => `HPI÷1¬HPN÷${name}¬${keys}~`;
    const body = `${own("Partout", "")}${own("Hexagone", 'HPC÷{"TCC":["FR"]}¬')}A1÷x¬~`;
    expect(filterBody("df_hl_1_1abcdefg", body, french, "FR")).toBe(
      `${own("Partout", "")}${own("Hexagone", "")}A1÷x¬~`,
    );
    expect(filterBody("df_hl_1_1abcdefg", body, belgian, "BE")).toBe(`${own("Partout", "")}A1÷x¬~`);
    const one = `${own("Hexagone", 'HPC÷{"TCC":["FR"]}¬')}A1÷x¬~`;
    expect(filterBody("df_hl_1_1abcdefg", one, belgian, "BE")).toBe("0");
    expect(filterBody("df_hl_1_1abcdefg", one.replace('["FR"]', '"FR"'), french, "FR")).toBe("0");
    expect(namedCountries(body)).toEqual(new Set(["FR"]));
  });

  it("[C3.09] are not the par of a golf course, which a golfer's row keeps everywhere", () => {
    const body = "AA÷1abcdefg¬AE÷R. Horvat¬TCP÷72¬~A1÷x¬~";
    expect(filterBody("f_23_0_0_en_1", body, belgian, "BE")).toBe(body);
  });

  it("part the views of two places only where a body names their countries", () => {
    expect(viewKey(belgian, "BE")).toBe(viewKey(belgian, "DE"));
    expect(viewKey(belgian, "BE", ["FR", "BE"])).not.toBe(viewKey(belgian, "DE", ["FR", "BE"]));
    expect(viewKey(belgian, "LU", ["FR", "BE"])).toBe(viewKey(belgian, "DE", ["FR", "BE"]));
    expect(namedCountries(listed(all))).toEqual(new Set(["BE", "LU", "RE", "SCO", "WORLD"]));
  });
});

describe("prose that names bookmakers and bets", () => {
  const article = "TNI÷1Article¬TNT÷Lyon à 1.85 chez Betclic¬BTB÷1¬~";
  const line = "MB÷12'¬MC÷comment¬MD÷Lyon à 1.85 chez Betclic¬BTB÷1¬~";
  const row = "AA÷1abcdefg¬AM÷Lyon à 1.85 chez Betclic¬BTB÷1¬ER÷J 3¬~";
  const withoutBetclic: BettingPolicy = { ...french, bookmakerIds: [2, 3] };

  it.each([
    ["nl_1_sport", article],
    ["df_lc_1_1abcdefg", line],
    ["f_1_0_2_fr_1", row],
  ])("is in %s only where every bookmaker may be named", (name, body) => {
    expect(filterBody(name, body, french)).toBe(body);
    for (const policy of [belgian, withoutBetclic, { ...french, odds: false }, { ...french, logos: false }]) {
      expect(filterBody(name, body, policy)).not.toMatch(/Betclic|BTB/);
    }
    expect(filterBody(name, body.replace("BTB÷1¬", "BTB÷1,77¬"), french)).not.toContain("Betclic");
  });

  it("leaves the rest of a row and of a list as it is", () => {
    const other = "TNI÷1Brticle¬TNT÷Lyon gagne¬~";
    expect(filterBody("nl_1_sport", article + other, belgian)).toBe(other);
    expect(filterBody("f_1_0_2_fr_1", row, belgian)).toBe("AA÷1abcdefg¬ER÷J 3¬~");
  });
});
