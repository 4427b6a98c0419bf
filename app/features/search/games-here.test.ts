import { expect, it } from "vitest";
import type { Address } from "../../../shared/addresses/address.ts";
import { formatAddress } from "../../../shared/addresses/format-address.ts";
import { gamesHere } from "./games-here.ts";

const events: Record<string, object> = {
  game0001: { homeName: "Lens", awayName: "Saint-Étienne", startSeconds: 10, statusType: 2 },
  game0002: { homeName: "Nice", awayName: "Brest", startSeconds: 20, statusType: 1 },
};
const store = {
  getAllLists: () => ["1/0", "mine 1/0"].map((key) => ({ key })),
  getLeagues: () => [{ league: { title: "FRANCE: Ligue 1", flag: "FR" }, eventIds: Object.keys(events) }],
  getEvent: (id: string) => events[id] ?? null,
};

const href = (address: Address) => formatAddress(address, "fr");

it("[E16] finds the games of the page's lists by the words of both sides, each once", () => {
  expect(gamesHere(store, "lens etienne", href)).toEqual([
    {
      path: "/match/game0001",
      name: "Lens – Saint-Étienne",
      time: "live",
      startSeconds: 10,
      isTimeKnown: true,
      sport: "",
      league: "Ligue 1",
      flag: "FR",
    },
  ]);
  expect(gamesHere(store, "metz", href)).toEqual([]);
});
