import { expect, it } from "vitest";
import { encodeDayFeed } from "../../shared/wire/day-feed.ts";
import { findEvent } from "./find-event.ts";

const league = { title: "MONDE: Formule 1", stageId: "VStage00", duel: 0 };
const starters = ["VFirst00", "VSecond0"].map((id) => ({ id, startSeconds: 1_760_000_000, homeName: id }));
const body = encodeDayFeed({ sportId: 31, leagues: [{ league, events: starters }], signature: "" });

it("finds a starter among the others of the race", () => {
  expect(findEvent(body, "VSecond0")).toMatchObject({ sportId: 31, league, event: { homeName: "VSecond0" } });
});

it("is null for an event that is not in the list, and for an empty list", () => {
  expect([findEvent(body, "VThird00"), findEvent("0", "VFirst00")]).toEqual([null, null]);
});
