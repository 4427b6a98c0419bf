import { expect, it } from "vitest";
import { encodeDayFeed } from "../../../../shared/wire/day-feed.ts";
import type { EventFields } from "../../../../shared/wire/event-fields.ts";
import { missedSection } from "../../../../shared/wire/sections/people-section.ts";
import { eventStatus, statusType } from "../../../../shared/sports/statuses.ts";
import { feedSays, openSite } from "../../../../tests/fakes/fake-site.ts";
import { loadAround } from "./load-around.server.ts";

const nowSeconds = 1_760_000_000;
const eventId = "1Event00";
const sides = { homeParticipantId: "1Home000", homeName: "Lens", awayParticipantId: "1Away000", awayName: "Lyon" };
const match = { id: eventId, startSeconds: nowSeconds, ...sides };
const game = (id: string, days: number, more: EventFields = {}): EventFields => ({
  ...match,
  id,
  startSeconds: nowSeconds + days * 86_400,
  ...more,
});
const over = (winner: number, homeScore: number, awayScore: number) => ({
  statusType: statusType.finished,
  status: eventStatus.finished,
  winner,
  homeScore,
  awayScore,
});
const listOf = (events: readonly EventFields[]) =>
  feedSays(encodeDayFeed({ sportId: 1, leagues: [{ league: { stageId: "L" }, events: [...events] }], signature: "" }));
const missed = missedSection.encode({
  sportId: 1,
  rows: [
    {
      kind: "missed",
      fields: { playerId: "P", player: "Dupont A.", path: "/joueur/a/P", reason: "Genou", isCurrent: 1 },
    },
    { kind: "missed", fields: { playerId: "Q", player: "Martin B.", reason: "Repos", isCurrent: 0 } },
  ],
  signature: "",
});

it("tells form, the last and the next game of each side, and who is missing now", async () => {
  const others = [
    game("1Called0", -1, { statusType: statusType.finished, status: eventStatus.cancelled }),
    game("1Last000", -3, over(1, 2, 0)),
    game("1Older00", -9, over(2, 0, 1)),
    match,
    game("1Next000", 4),
    game("1Later00", 9),
  ];
  const { context } = openSite((name) => {
    if (name.startsWith("pm_")) return feedSays(name.includes("1Home000") ? missed : "0");
    return name.startsWith("p_") ? listOf(others) : listOf([match]);
  });
  const [home, away] = (await loadAround(context, eventId, nowSeconds)) ?? [];
  expect(home?.form).toEqual(["W", "L"]);
  expect(away?.form).toEqual(["L", "W"]);
  expect([home?.last?.eventId, home?.last?.score, home?.next?.eventId]).toEqual(["1Last000", [2, 0], "1Next000"]);
  expect(home?.missing).toEqual([{ name: "Dupont A.", path: "/joueur/a/P", reason: "Genou" }]);
  expect(away?.missing).toEqual([]);
});

it("has nothing of an event without two sides, and asks for nothing", async () => {
  const { context, asked } = openSite(() => listOf([{ id: eventId, homeParticipantId: "1Home000" }]));
  expect(await loadAround(context, eventId, nowSeconds)).toBeNull();
  expect(asked).toEqual([`d_su_${eventId}_fr_1`]);
});
