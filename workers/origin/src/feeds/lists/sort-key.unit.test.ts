import { describe, expect, it } from "vitest";
import { sportIds } from "../../../../../shared/sports/sport-ids.ts";
import { statusType } from "../../../../../shared/sports/statuses.ts";
import { compareSortKeys, toSortKey, type SortPage } from "./sort-key-order.ts";
import type { SortedRow } from "./sort-parts.ts";

const row = (own: Partial<SortedRow> = {}): SortedRow => ({
  sportId: sportIds.soccer,
  isTopLeague: false,
  countryName: "France",
  templateId: "T1",
  label: "010001france",
  statusType: statusType.scheduled,
  startSeconds: 1_755_367_200,
  place: 9999,
  names: "Lens Lyon",
  ...own,
});

/** The names of the rows, each given by its name, in the order of their keys. */
const order = (page: SortPage, rows: Readonly<Record<string, Partial<SortedRow>>>, sortByTime = false): string =>
  Object.entries(rows)
    .map(([names, own]) => ({ names, key: toSortKey(row({ ...own, names }), page, sortByTime) }))
    .toSorted((a, b) => compareSortKeys(a.key, b.key))
    .map(({ names }) => names)
    .join(" ");

const time = (type: SortedRow["statusType"], startSeconds: number | null = 1_000_000_000) =>
  toSortKey(row({ statusType: type, startSeconds }), "participant").split("\u0001")[3];

describe("the sort key", () => {
  it("[A4.07] consists of sport, top league, horse racing, time, label, rank, start and names, in this order", () => {
    const key = toSortKey(row({ place: 12, startSeconds: 1_000_000 }), "list");
    expect(key.split("\u0001")).toEqual([
      "01",
      "1",
      "",
      "05555555555",
      "010001france",
      "0012",
      "0001000000",
      "Lens Lyon",
    ]);
  });

  it("[A4.07] keeps a meeting's races together by country and template, in horse racing only", () => {
    const key = toSortKey(row({ sportId: sportIds["horse-racing"] }), "list");
    expect(key.split("\u0001")[2]).toBe("France/T1");
  });

  it("[A4.07] orders the stages live, finished, scheduled, and takes a finished start from 9999999999", () => {
    expect(time(null)).toBe("01000000000");
    expect(time(statusType.scheduled)).toBe("31000000000");
    expect(time(statusType.live)).toBe("11000000000");
    expect(time(statusType.finished)).toBe("28999999999");
    expect(time(statusType.scheduled, null)).toBe("35555555555");
  });

  it("[A4.07] writes a calendar's time without the stage's order", () => {
    const key = toSortKey(row({ statusType: statusType.finished, startSeconds: 1_000_000_000 }), "season");
    expect(key.split("\u0001")[3]).toBe("01000000000");
  });

  it("[A4.07] compares keys by code units", () => {
    expect([compareSortKeys("a", "b"), compareSortKeys("b", "a"), compareSortKeys("a", "a")]).toEqual([-1, 1, 0]);
  });

  it("[A4.07] puts rows without a rank after the others", () => {
    expect(order("detail-odds", { third: { place: 3 }, none: {}, tenth: { place: 10 } })).toBe("third tenth none");
  });

  it("[A4.07] puts sport before top league, top league before the league's own order, start before names", () => {
    const rows = {
      tennis: { sportId: sportIds.tennis, isTopLeague: true, label: "0" },
      late: { startSeconds: 1_755_370_000 },
      b: {},
      a: {},
      top: { isTopLeague: true, label: "019999zambia" },
    };
    expect(order("list", rows)).toBe("top a b late tennis");
  });

  it("[A4.07] puts a shorter text before a longer one that begins with it", () => {
    expect(order("list", { long: { label: "01a b" }, short: { label: "01a", startSeconds: 1_999_999_999 } })).toBe(
      "short long",
    );
  });

  it("[A4.07] sorts a list by time across leagues when the visitor wants it", () => {
    const rows = {
      late: { isTopLeague: true, label: "0", startSeconds: 1_755_370_000 },
      early: { label: "9", startSeconds: 1_755_360_000 },
    };
    expect(order("list", rows)).toBe("late early");
    expect(order("list", rows, true)).toBe("early late");
  });
});

describe("the pages", () => {
  const events = {
    soon: { statusType: statusType.scheduled, startSeconds: 1_755_400_000, label: "4" },
    later: { statusType: statusType.scheduled, startSeconds: 1_755_500_000, label: "1" },
    live: { statusType: statusType.live, startSeconds: 1_755_300_000, label: "5" },
    last: { statusType: statusType.finished, startSeconds: 1_755_200_000, label: "3", isTopLeague: true },
    before: { statusType: statusType.finished, startSeconds: 1_755_100_000, label: "2", place: 1 },
  };

  it("[A4.08] distinguish country, category, participant, season, tournament and sub-pages, and the odds tab", () => {
    expect(order("list", events)).toBe("last later before soon live");
    expect(order("country", events)).toBe("later before last soon live");
    expect(order("category", events)).toBe("before last live soon later");
    expect(order("participant", events)).toBe("live last before soon later");
    expect(order("season", events)).toBe("before last live soon later");
    expect(order("tournament", events)).toBe("live last before soon later");
    expect(order("tournament-sub-page", events)).toBe("live last before soon later");
    expect(order("detail-odds", events)).toBe("before last live soon later");
  });

  it("[A4.08] differ where times are equal: leagues count on category and tournament pages, ranks not for participants", () => {
    const level = { b: { label: "1", place: 2 }, a: { label: "2", place: 3 }, c: { label: "2", place: 1 } };
    expect(order("list", level)).toBe("b c a");
    expect(order("country", level)).toBe("b c a");
    expect(order("category", level)).toBe("b c a");
    expect(order("season", level)).toBe("c b a");
    expect(order("participant", level)).toBe("a b c");
    expect(order("tournament", level)).toBe("b c a");
    expect(order("tournament-sub-page", level)).toBe("c b a");
    expect(order("detail-odds", level)).toBe("c b a");
  });

  it("[A4.08] leave the participants of an odds tab by place, whatever the visitor's setting", () => {
    const rows = { second: { place: 2, startSeconds: 1_755_100_000 }, first: { place: 1 } };
    expect(order("detail-odds", rows, true)).toBe("first second");
  });
});
