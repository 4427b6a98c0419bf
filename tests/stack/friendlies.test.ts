import { expect, it } from "vitest";
import { postedGames } from "../support/posted-games.ts";
import { aLeague, anEvent } from "../support/posted-league.ts";
import { getPage } from "../support/requests.ts";
import { sharedTestStack } from "../support/stack.ts";

it("[C2.08] friendlies have no table and no draw: neither their competition nor the page of a game", async () => {
  const stack = await sharedTestStack();
  const { add, pageOf } = postedGames(stack);
  const league = aLeague(1, "Amicaux postés", { format: "friendlies" });
  const result = { status: 3, halfTime: [1, 0], fullTime: [2, 1], extraTime: null, shootOut: null };
  const over = anEvent(league, "amical", { round: "", result });
  await add(league, [over]);
  const path = "/football/france/amicaux-postes/";
  const competition = await (await getPage(stack, path)).text();
  expect(competition).toContain(`href="${path}resultats"`);
  expect(competition).not.toMatch(new RegExp(`href="${path}(classement|tableau)"`));
  const game = await pageOf(over);
  expect(game).toContain("amical A");
  expect(game).not.toMatch(new RegExp(`href="/match/${over.eventId}/(classement|tableau)"`));
});
