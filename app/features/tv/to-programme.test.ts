import { expect, it } from "vitest";
import { addressWords } from "../../../shared/addresses/words.ts";
import { toProgramme, readChannels } from "./to-programme.ts";
import { parseTvFilter, withTvFilter } from "./tv-filter.ts";

const cell = (...names: readonly string[]) =>
  JSON.stringify({ "1": names.map((name) => ({ TVI: name.toLowerCase(), BU: "", BN: name, BAF: "" })) });
const league = { stageId: "L", name: "Ligue 1", path: "/football/france/ligue-1/", countryName: "France" };
const soccer = {
  sportId: 1,
  day: {
    leagues: [
      {
        league,
        events: [
          { id: "1a", homeName: "Lens", awayName: "Lyon", startSeconds: 200, broadcast: cell("Zwei", "Un") },
          { id: "1b", homeName: "Nice", awayName: "Metz", startSeconds: 100, status: 12, broadcast: cell("Un") },
          { id: "1c", homeName: "Brest", awayName: "Nantes", startSeconds: 100 },
        ],
      },
    ],
  },
};
const racing = {
  sportId: 32,
  day: {
    leagues: [
      {
        league,
        events: [
          { id: "x", broadcast: cell("Un") },
          { id: "y", broadcast: cell("Un") },
        ],
      },
    ],
  },
};
const all = { sportId: null, channelId: null };

it("[C2.07] [C3.09] lists a day by channel, in the order of time, a race once for all who start", () => {
  const { channels, sportIds } = toProgramme([soccer, racing], all, "fr");
  expect(channels.map(({ name, items }) => [name, items.map(({ title }) => title)])).toEqual([
    ["Un", ["Ligue 1", "Nice – Metz", "Lens – Lyon"]],
    ["Zwei", ["Lens – Lyon"]],
  ]);
  expect(channels[0]?.items.map(({ isLive, eventId }) => [isLive, eventId])).toEqual([
    [false, null],
    [true, "1b"],
    [false, "1a"],
  ]);
  expect(sportIds).toEqual([1, 32]);
});

it("shows one sport or one channel where the address asks for it, and still leads to the other sports", () => {
  expect(toProgramme([soccer, racing], { ...all, sportId: 32 }, "fr")).toMatchObject({
    channels: [{ name: "Un", items: [{ title: "Ligue 1" }] }],
    sportIds: [1, 32],
  });
  expect(toProgramme([soccer], { ...all, channelId: "zwei" }, "fr").channels.map(({ name }) => name)).toEqual(["Zwei"]);
});

it("takes stations and web channels, never a bookmaker's stream", () => {
  const kinds = {
    "1": [{ TVI: 7, BN: "Un" }],
    "2": [{ BI: 16, BN: "Bet" }],
    "3": [{ TVI: "w", BN: "Web" }, { BN: "" }],
  };
  expect(readChannels(JSON.stringify(kinds))).toEqual([
    { id: "7", name: "Un" },
    { id: "w", name: "Web" },
  ]);
  expect([readChannels(null), readChannels("nonsense"), readChannels("[]")]).toEqual([[], [], []]);
});

it("[C2.02] has one spelling for each filter, and ignores what does not parse", () => {
  const words = addressWords.fr;
  const read = (query: string) => withTvFilter("/tv/", parseTvFilter(new URLSearchParams(query), words), words);
  expect(read("channel=a&sport=tennis")).toBe("/tv/?sport=tennis&channel=a");
  expect(read("sport=quidditch&channel=%3Cb%3E")).toBe("/tv/");
  expect(withTvFilter("/tv/?date=2026-01-02", { sportId: 2, channelId: null }, words)).toBe(
    "/tv/?date=2026-01-02&sport=tennis",
  );
});
