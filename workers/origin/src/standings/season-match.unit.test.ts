import { expect, it } from "vitest";
import { sportIds } from "../../../../shared/sports/sport-ids.ts";
import { eventStatus } from "../../../../shared/sports/statuses.ts";
import { aMatch, enter, points } from "../feeds/match/match-context.fixture.ts";
import { toSeasonMatch } from "./season-match.ts";

it("leaves a running game open that is level and cannot end so", () => {
  const running = (sportId: number, home: number, away: number) =>
    toSeasonMatch(aMatch([enter(eventStatus.period1), points(1, home), points(2, away)], { sportId }).details.state);
  expect(running(sportIds.hockey, 2, 2)).toMatchObject({ phase: "running", isOpen: true, match: { score: [2, 2] } });
  expect(running(sportIds.hockey, 2, 1)?.isOpen).toBeUndefined();
  expect(running(sportIds.handball, 2, 2)?.isOpen).toBeUndefined();
});
